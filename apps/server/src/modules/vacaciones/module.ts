import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { solicitudesModule, createOwnCalls } from '../solicitudes/module.ts';
import { defineModule } from '../../shared/module.ts';
import { DE_SUS_SOLICITUDES, PROPIA } from '../../shared/own-data.ts';
import { inNameOf } from '../../shared/sesion.ts';
import { createRules } from './demo.ts';
import { examples } from './examples.ts';
import { createVacationKind } from './kind.ts';
import { createManaging } from './managing.ts';
import { recountVacations } from './recount.ts';
import { createVacacionesService } from './service.ts';

export const vacacionesModule = defineModule(vacaciones, {
  examples,
  demo: createRules,
  ownData: [
    { seccion: 'vacaciones', tabla: 'vacaciones', donde: DE_SUS_SOLICITUDES, orden: 'solicitud_id' },
    { seccion: 'concesionesDeVacaciones', tabla: 'vacaciones_concesiones', donde: PROPIA, orden: 'concesion_id' },
  ],
  build: (context) => {
    const { use } = context;
    const entidades = use(entidadesModule);
    const solicitudes = use(solicitudesModule);
    solicitudes.join(createVacationKind({ ...context, entidades }));
    const service = createVacacionesService({ ...context, entidades, solicitudes });
    const managing = createManaging({ ...context, entidades, auditoria: use(auditoriaModule) });
    return {
      on: [recountVacations(solicitudes)],
      handlers: {
        ...createOwnCalls({ ...context, solicitudes }, { modulo: 'vacaciones', read: service.read }),
        nuevo: ({ session, input }) => service.start(session, input),
        guardar: ({ session, input, clave }) => service.send(session, input, clave),
        resumen: ({ session, input }) => service.readBalance(session, input),
        obtenerinformaciondiasvacaciones: ({ session, input }) => service.countDays(session, input),
        getCalendario: ({ session, input }) => service.readCalendar(session, input),
        pedirDe: async ({ session, input: { persona, ...input }, clave }) => {
          const theirs = inNameOf(session, persona);
          await service.check(theirs);
          const { id, estado } = await service.send(theirs, input, clave);
          return { id, estado };
        },
        politica: ({ session }) => managing.listPolicies(session),
        guardarPolitica: ({ session, input }) => managing.savePolicy(session, input),
        saldos: ({ session, input }) => managing.listBalances(session, input),
        ajustar: ({ session, input }) => managing.adjust(session, input),
      },
    };
  },
});
