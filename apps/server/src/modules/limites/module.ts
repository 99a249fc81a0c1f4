import { limites } from '@jornada/contract/limites/calls.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { excesosModule } from '../excesos/module.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { explainOfDemo } from './demo.ts';
import { createLimitRules } from './rules.ts';
import { createLimitesService } from './service.ts';

export const limitesModule = defineModule(limites, {
  demoEnd: explainOfDemo,
  demoEndAfter: ['contratos', 'excesos'],
  ownData: [
    { seccion: 'limitesIncumplidos', tabla: 'incumplimientos', donde: PROPIA, orden: 'fecha, regla' },
    { seccion: 'explicacionesDeLimites', tabla: 'incumplimientos_respuestas', donde: PROPIA, orden: 'respuesta_id' },
  ],
  build: (context) => {
    const { use } = context;
    const base = { ...context, entidades: use(entidadesModule), auditoria: use(auditoriaModule) };
    const { refreshInReach, refreshOwn } = use(excesosModule);
    const service = createLimitesService({ ...base, refresh: refreshInReach, refreshOwn });
    const rules = createLimitRules(base);
    return {
      handlers: {
        listado: ({ session, input }) => service.list(session, input),
        responder: ({ session, input }) => service.answer(session, input),
        propios: ({ session, input }) => service.listOwn(session, input),
        reglas: ({ session }) => rules.list(session),
        guardarReglas: ({ session, input }) => rules.save(session, input),
      },
    };
  },
});
