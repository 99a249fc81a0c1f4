import { contratos } from '@jornada/contract/contratos.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { writeContractsOfDemo } from './demo.ts';
import { createContratosService } from './service.ts';

export const contratosModule = defineModule(contratos, {
  demoEnd: writeContractsOfDemo,
  ownData: [
    { seccion: 'contratos', tabla: 'contratos', donde: PROPIA, orden: 'contrato_id' },
    { seccion: 'nacimiento', tabla: 'nacimientos', donde: PROPIA, orden: 'nacimiento_id' },
    { seccion: 'afiliacion', tabla: 'afiliaciones', donde: PROPIA, orden: 'afiliacion_id' },
  ],
  build: (context) => {
    const { use } = context;
    const service = createContratosService({ ...context, entidades: use(entidadesModule), auditoria: use(auditoriaModule) });
    return {
      service: { saveMany: service.saveMany },
      handlers: {
        byId: ({ session, input }) => service.read(session, input),
        guardar: ({ session, input }) => service.save(session, input),
        quitar: ({ session, input }) => service.remove(session, input),
        guardarNacimiento: ({ session, input }) => service.saveBirth(session, input),
        guardarNaf: ({ session, input }) => service.saveNaf(session, input),
      },
    };
  },
});
