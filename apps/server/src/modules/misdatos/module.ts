import { clientOf } from '../../platform/http/network.ts';
import { misDatos } from '@jornada/contract/cuenta.ts';
import { cuentaModule } from '../cuenta/module.ts';
import { factoresModule } from '../factores/module.ts';
import { ficherosModule } from '../ficheros/module.ts';
import { createMisDatosService } from './service.ts';
import { defineModule } from '../../shared/module.ts';

/** The first features in the file. The others follow by name. */
const FIRST = ['personas', 'importar', 'registros', 'tipos', 'bolsa', 'resumen', 'bandeja', 'cierres', 'login', 'auth', 'sesiones'];
const placeOf = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

export const misDatosModule = defineModule(misDatos, {
  build: (context) => {
    const { use } = context;
    const ordered = context.modules.toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
    const sections = ordered.flatMap(({ ownData = [] }) => ownData);
    const { isOfOwnData } = use(ficherosModule);
    const service = createMisDatosService({
      ...context,
      sections,
      isOfOwnData,
      confirm: use(cuentaModule).confirm,
      notice: use(factoresModule).notice,
    });
    return {
      handlers: {
        pedir: ({ session: { entidadId, usuarioId, sesionId }, input, language, request }) =>
          service.ask({ entidadId, usuarioId, sesionId, address: clientOf(request) }, language, input),
        descargar: ({ input }) => service.fetch(input),
      },
    };
  },
});
