import { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { defineModule } from '../../shared/module.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { authModule } from '../auth/module.ts';
import { correoModule } from '../correo/module.ts';
import { enlacesModule } from '../enlaces/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { exportesModule } from '../exportes/module.ts';
import { createAccesses } from './accesses.ts';
import { examples } from './examples.ts';
import { createRoom } from './room.ts';

export const inspeccionModule = defineModule(inspeccion, {
  examples,
  things: { 'acceso-externo': { tabla: 'accesos_externos', id: 'acceso_id', nombre: 'nombre' } },
  ownData: [
    {
      seccion: 'accesosExternos',
      tabla: 'accesos_externos',
      donde: 't.entidad_id = $1 and $2 in (t.usuario_id, t.autor_id, t.revocado_por)',
      orden: 'acceso_id',
    },
  ],
  build: (context) => {
    const { use } = context;
    const options = { ...context, entidades: use(entidadesModule), auditoria: use(auditoriaModule) };
    const room = createRoom({ ...options, exports: use(exportesModule) });
    const accesses = createAccesses({ ...options, auth: use(authModule), enlaces: use(enlacesModule), correo: use(correoModule) });
    return {
      handlers: {
        ambito: ({ session }) => room.scope(session),
        personas: ({ session, input }) => room.people(session, input),
        registro: ({ session, input }) => room.record(session, input),
        correcciones: ({ session, input }) => room.corrections(session, input),
        exportar: ({ session, input }) => room.ask(session, input),
        exportes: ({ session }) => room.listExports(session),
        enlace: ({ session, input }) => room.link(session, input.id),
        accesos: ({ session }) => accesses.list(session),
        crear: ({ session, input }) => accesses.create(session, input),
        invitar: ({ session, input }) => accesses.inviteAgain(session, input.id),
        revocar: ({ session, input }) => accesses.revoke(session, input.id),
      },
    };
  },
});
