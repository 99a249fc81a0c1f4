import { mes } from '@jornada/contract/mes/calls.ts';
import { entidadesModule } from '../entidades/module.ts';
import { registrosModule } from '../registros/module.ts';
import { deviceOf } from '../registros/reads.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { createMesService } from './desk.ts';
import { createSumMonths } from './refresh.ts';

export { createSumMonths } from './refresh.ts';

export const mesModule = defineModule(mes, {
  ownData: [{ seccion: 'mesesSumados', tabla: 'meses_de_persona', donde: PROPIA, orden: 'mes', sin: ['vence'] }],
  build: (context) => {
    const { use } = context;
    const options = { ...context, entidades: use(entidadesModule) };
    const service = createMesService({ ...options, registros: use(registrosModule) });
    return {
      service: { sumSoon: service.sumSoon, sums: createSumMonths(options) },
      handlers: {
        listado: ({ session, input }) => service.list(session, input),
        lugar: ({ session, input }) => service.place(session, input),
        totales: ({ session, input }) => service.sum(session, input),
        dias: ({ session, input }) => service.readDias(session, input),
        marcas: ({ session, input, request }) => service.readMarcas({ sesion: session, aparato: deviceOf(request) }, input),
        cambiarHora: ({ session, input, clave, request }) =>
          service.proposeHour({ sesion: session, clave, aparato: deviceOf(request) }, input),
        proponer: ({ session, input, clave, request }) => service.propose({ sesion: session, clave, aparato: deviceOf(request) }, input),
      },
    };
  },
});
