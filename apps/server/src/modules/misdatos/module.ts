import { misDatos } from '@jornada/contract/cuenta.ts';
import { cuentaModule } from '../cuenta/module.ts';
import { factoresModule } from '../factores/module.ts';
import { createMisDatosService } from './service.ts';
import { defineModule } from '../../shared/module.ts';

export const misDatosModule = defineModule(misDatos, {
  build: (context) => {
    const { use } = context;
    const sections = context.modules.flatMap(({ ownData = [] }) => ownData);
    const service = createMisDatosService({ ...context, sections, confirm: use(cuentaModule).confirm, notice: use(factoresModule).notice });
    return {
      handlers: {
        pedir: ({ session: { entidadId, usuarioId, sesionId }, input, language, request }) =>
          service.ask({ entidadId, usuarioId, sesionId, address: request.ip }, language, input),
        descargar: ({ input }) => service.fetch(input),
      },
    };
  },
});
