import { firmas } from '@jornada/contract/firmas/calls.ts';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../../platform/http/origin.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR, PROPIA } from '../../shared/own-data.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { deviceOf as browserOf } from '../auth/service.ts';
import { cuentaModule } from '../cuenta/module.ts';
import { whoOf } from '../cuenta/service.ts';
import { documentacionModule } from '../documentacion/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { factoresModule } from '../factores/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { createManaging } from './managing.ts';
import { mesDisputado, mesPorFirmar, tellOfObjections } from './notices.ts';
import { createProof } from './proof.ts';
import { createReminding } from './reminders.ts';
import { createSigning, type Firmante } from './signing.ts';

/** The browser and the system, as the list of sessions names them. */
function deviceOf(request: FastifyRequest): string {
  const { navegador, sistema } = browserOf(request.headers['user-agent'] ?? '');
  return [navegador, sistema].filter(Boolean).join(' · ');
}

export const firmasModule = defineModule(firmas, {
  ownData: [
    { seccion: 'firmas', tabla: 'firmas', donde: PROPIA, orden: 'firma_id' },
    { seccion: 'respuestasAFirmas', tabla: 'firmas', donde: `${AUTOR} and t.usuario_id <> $2`, orden: 'firma_id', sin: ['contenido'] },
    { seccion: 'recordatoriosDeFirma', tabla: 'firmas_avisos', donde: PROPIA, orden: 'mes, t.clave' },
  ],
  notices: [mesPorFirmar, mesDisputado],
  build: (context) => {
    const { use, publicUrl } = context;
    const notices = use(notificacionesModule);
    const base = { ...context, entidades: use(entidadesModule) };
    const prove = createProof({
      db: context.db,
      confirm: use(cuentaModule).confirm,
      keys: use(factoresModule).keyConfirm,
      pins: use(documentacionModule),
    });
    const signing = createSigning({ ...base, prove });
    const reminding = createReminding({ ...base, tell: notices.tell });
    const managing = createManaging({ ...base, auditoria: use(auditoriaModule), reminding });
    const who = ({ session, request }: { session: Sesion; request: FastifyRequest }): Firmante => ({
      sesion: session,
      quien: { ...whoOf({ session, request }), origin: originOf(request, publicUrl), aparato: deviceOf(request) },
    });
    return {
      on: tellOfObjections(notices),
      handlers: {
        propias: ({ session }) => signing.list(session),
        mes: (p) => signing.read(who(p), p.input),
        retoLlave: (p) => signing.ask(who(p), p.input),
        firmar: (p) => signing.sign(who(p), p.input),
        objetar: (p) => signing.object(who(p), p.input),
        listado: ({ session, input }) => managing.list(session, input),
        una: ({ session, input }) => managing.readOne(session, input),
        responder: ({ session, input }) => managing.answer(session, input),
        recordar: ({ session, input }) => managing.remind(session, input),
        ajustes: ({ session }) => managing.readSettings(session),
        guardarAjustes: ({ session, input }) => managing.saveSettings(session, input),
      },
    };
  },
});
