import { excesos } from '@jornada/contract/excesos/calls.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { cierresModule } from '../cierres/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { decideOfDemo } from './demo.ts';
import { createRefreshing } from './job.ts';
import { findApart } from './list-repo.ts';
import { createExcessRules } from './rules.ts';
import { createExcesosService } from './service.ts';

export { createDaysOfSummary } from './summary-days.ts';

export const excesosModule = defineModule(excesos, {
  demoEnd: decideOfDemo,
  demoEndAfter: ['contratos'],
  ownData: [
    { seccion: 'excesos', tabla: 'excesos', donde: PROPIA, orden: 'fecha' },
    { seccion: 'decisionesDeExcesos', tabla: 'excesos_decisiones', donde: PROPIA, orden: 'decision_id' },
  ],
  build: (context) => {
    const { use } = context;
    const base = { ...context, entidades: use(entidadesModule), auditoria: use(auditoriaModule) };
    const service = createExcesosService(base);
    const rules = createExcessRules(base);
    createRefreshing(base);
    use(cierresModule).setApart({
      prepare: service.prepare,
      settle: async (tx, entidadId) => void (await service.refresh(tx, entidadId, null)),
      find: findApart,
    });
    return {
      service: { refresh: service.refresh, refreshInReach: service.refreshInReach, refreshOwn: service.refreshOwn },
      handlers: {
        listado: ({ session, input }) => service.list(session, input),
        decidir: ({ session, input }) => service.decide(session, input),
        contadores: ({ session, input }) => service.listCounters(session, input),
        propios: ({ session, input }) => service.readOwn(session, input),
        reglas: ({ session }) => rules.list(session),
        guardarRegla: ({ session, input }) => rules.save(session, input),
      },
    };
  },
});
