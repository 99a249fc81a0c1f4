import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { cierresModule } from '../cierres/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { excesosModule } from '../excesos/module.ts';
import { solicitudesModule, createOwnCalls } from '../solicitudes/module.ts';
import { defineModule } from '../../shared/module.ts';
import { DE_SUS_SOLICITUDES, PROPIA } from '../../shared/own-data.ts';
import { createKindsOfDemo, writeRequestsOfDemo } from './demo.ts';
import { examples } from './examples.ts';
import { createExtraKind } from './kind.ts';
import { createManaging } from './managing.ts';
import { createMonth, createOwnYear } from './month.ts';
import { createHorasExtraService } from './service.ts';
import { createExtraApart } from './settle.ts';
import { createSettling } from './settling-job.ts';

export { createExtraApart } from './settle.ts';

export const horasExtraModule = defineModule(horasExtra, {
  examples,
  demo: createKindsOfDemo,
  demoStory: writeRequestsOfDemo,
  ownData: [
    { seccion: 'horasExtra', tabla: 'horas_extra', donde: DE_SUS_SOLICITUDES, orden: 'solicitud_id' },
    { seccion: 'regimenesDeHorasExtra', tabla: 'horas_extra_regimenes', donde: PROPIA, orden: 'regimen_id' },
  ],
  build: (context) => {
    const { use } = context;
    const entidades = use(entidadesModule);
    const solicitudes = use(solicitudesModule);
    const base = { ...context, entidades };
    solicitudes.join(createExtraKind(base));
    createSettling(base);
    use(cierresModule).setApart(createExtraApart(base));
    const service = createHorasExtraService({ ...base, solicitudes });
    const managing = createManaging({ ...base, auditoria: use(auditoriaModule) });
    const withExcess = { ...base, excesos: use(excesosModule) };
    const readMonth = createMonth(withExcess);
    const readOwnYear = createOwnYear(withExcess);
    return {
      handlers: {
        ...createOwnCalls({ ...context, solicitudes }, { modulo: 'horas-extra', read: service.read }),
        nuevo: ({ session, input }) => service.start(session, input),
        guardar: ({ session, input, clave }) => service.send(session, input, clave),
        tipologias: ({ session, input }) => service.listKinds(session, input),
        resumen: async ({ session, input }) => {
          const year = await service.readYear(session, input);
          return { ...year, suma: await readOwnYear(session, year.tope.ano) };
        },
        reglas: ({ session }) => managing.listRules(session),
        guardarReglas: ({ session, input }) => managing.saveRules(session, input),
        tipologiasGestionadas: ({ session }) => managing.listKinds(session),
        guardarTipologia: ({ session, input }) => managing.saveKind(session, input),
        regimenes: ({ session }) => managing.listRegimes(session),
        guardarRegimen: ({ session, input }) => managing.addRegime(session, input),
        quitarRegimen: ({ session, input }) => managing.removeRegime(session, input.id),
        mes: ({ session, input }) => readMonth(session, input),
      },
    };
  },
});
