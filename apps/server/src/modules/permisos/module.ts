import { permisos } from '@jornada/contract/permisos/calls.ts';
import { defineModule } from '../../shared/module.ts';
import { DE_SUS_SOLICITUDES, PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { ficherosModule } from '../ficheros/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { solicitudesModule, createOwnCalls } from '../solicitudes/module.ts';
import { createFamilyOfDemo } from './demo.ts';
import { examples } from './examples.ts';
import { createPermitKind } from './kind.ts';
import { createManaging } from './managing.ts';
import { createProofReminders, justificanteDebido } from './proofs.ts';
import { recountPermits } from './recount.ts';
import { createPermisosService } from './service.ts';
import { inNameOf } from '../../shared/sesion.ts';

export const permisosModule = defineModule(permisos, {
  examples,
  demo: createFamilyOfDemo,
  notices: [justificanteDebido],
  things: { familia: { tabla: 'permisos_familias', id: 'familia_id', nombre: 'nombre' } },
  ownData: [
    { seccion: 'permisos', tabla: 'permisos', donde: DE_SUS_SOLICITUDES, orden: 'solicitud_id' },
    { seccion: 'conveniosDePermisos', tabla: 'permisos_asignaciones', donde: PROPIA, orden: 'asignacion_id' },
  ],
  files: ({ use }) => use(solicitudesModule).filesOf('permisos'),
  build: (context) => {
    const { use } = context;
    const entidades = use(entidadesModule);
    const solicitudes = use(solicitudesModule);
    const ficheros = use(ficherosModule);
    solicitudes.join(createPermitKind({ ...context, entidades, ficheros }));
    createProofReminders({ ...context, entidades, ficheros, notices: use(notificacionesModule) });
    const service = createPermisosService({ ...context, entidades, solicitudes, ficheros });
    const managing = createManaging({ ...context, entidades, auditoria: use(auditoriaModule) });
    return {
      on: [recountPermits(solicitudes)],
      handlers: {
        ...createOwnCalls({ ...context, solicitudes }, { modulo: 'permisos', read: service.read }),
        nuevo: ({ session, input }) => service.start(session, input),
        guardar: ({ session, input, clave }) => service.send(session, input, clave),
        resumen: ({ session, input }) => service.readSummary(session, input),
        informaciondias: ({ session, input }) => service.countDays(session, input),
        familiasconvenio: ({ session }) => service.listFamilies(session),
        familiasDe: ({ session, input: { persona } }) => service.listFamilies(inNameOf(session, persona)),
        pedirDe: async ({ session, input: { persona, ...input }, clave }) => {
          const theirs = inNameOf(session, persona);
          // Somebody of whom nothing is known has no turn to take.
          await service.listFamilies(theirs);
          const { id, estado } = await service.send(theirs, input, clave);
          return { id, estado };
        },
        familias: ({ session }) => managing.list(session),
        guardarFamilia: ({ session, input }) => managing.save(session, input),
        cerrarFamilia: ({ session, input }) => managing.close(session, input),
        reabrirFamilia: ({ session, input }) => managing.reopen(session, input),
        guardarRegla: ({ session, input }) => managing.saveRule(session, input),
        quitarRegla: ({ session, input }) => managing.removeRule(session, input),
      },
    };
  },
});
