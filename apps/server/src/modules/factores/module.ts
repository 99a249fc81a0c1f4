import { factores } from '@jornada/contract/factores.ts';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../../platform/http/origin.ts';
import { clientOf } from '../../platform/http/network.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { correoModule } from '../correo/module.ts';
import { cuentaModule } from '../cuenta/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { createKeysService } from './keys.ts';
import {
  createEnrolment,
  createFactoresService,
  createKeyConfirm,
  createNotice,
  createProofs,
  createRemoveLost,
  createSecondStep,
  type PeticionDeFactor,
} from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';

const who = ({ session: sesion, request }: { session: Sesion; request: FastifyRequest }): PeticionDeFactor => {
  const { entidadId, usuarioId, sesionId } = sesion;
  return { sesion, quien: { entidadId, usuarioId, sesionId, address: clientOf(request) } };
};

export const factoresModule = defineModule(factores, {
  ownData: [
    { seccion: 'codigosDeAplicacion', tabla: 'factores_totp', donde: PROPIA, orden: 'usuario_id', sin: ['secreto', 'ultimo_paso'] },
    { seccion: 'codigosDeRecuperacion', tabla: 'codigos_recuperacion', donde: PROPIA, orden: 'huella', sin: ['huella'] },
    { seccion: 'llaves', tabla: 'llaves', donde: PROPIA, orden: 'llave_id' },
  ],
  build: (context) => {
    const { db, attempts, oneTime, publicUrl, use } = context;
    const notice = createNotice({ ...context, correo: use(correoModule) });
    const proofs = createProofs(context);
    const enrolment = createEnrolment({ ...context, proofs, notice });
    const options = { ...context, confirm: use(cuentaModule).confirm, entidades: use(entidadesModule), enrolment, notice };
    const service = createFactoresService(options);
    const keys = createKeysService(options);
    return {
      service: {
        notice,
        /** The second step of a log-in. */
        secondStep: createSecondStep({ db, attempts, oneTime, proofs, enrolment }),
        /** For those who manage people. */
        removeLost: createRemoveLost({ notice }),
        /** A passkey again, of somebody who is signed in. */
        keyConfirm: createKeyConfirm({ db, oneTime, proofs }),
      },
      handlers: {
        estado: (p) => service.state(who(p), originOf(p.request, publicUrl)),
        preparar: (p) => service.prepare(who(p), p.input),
        activar: (p) => service.activate(who(p), p.input),
        desactivar: (p) => service.deactivate(who(p), p.input),
        codigos: (p) => service.newCodes(who(p), p.input),
        opcionesAlta: async (p) => keys.options(who(p), p.input, originOf(p.request, publicUrl)),
        alta: async (p) => keys.add(who(p), p.input, originOf(p.request, publicUrl)),
        renombrar: (p) => keys.rename(who(p), p.input),
        quitar: (p) => keys.remove(who(p), p.input),
      },
    };
  },
});
