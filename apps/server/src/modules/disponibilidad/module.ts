import { disponibilidad } from '@jornada/contract/disponibilidad.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { entidadesModule } from '../entidades/module.ts';
import { examples } from './examples.ts';
import { createDisponibilidadService } from './service.ts';

export const disponibilidadModule = defineModule(disponibilidad, {
  examples,
  ownData: [{ seccion: 'disponibilidad', tabla: 'disponibilidad', donde: PROPIA, orden: 'disponibilidad_id' }],
  build: (context) => {
    const service = createDisponibilidadService({ ...context, entidades: context.use(entidadesModule) });
    return {
      service,
      handlers: {
        propia: ({ session }) => service.own(session),
        anadir: ({ session, input }) => service.add(session, input),
        quitar: ({ session, input }) => service.remove(session, input.id),
      },
    };
  },
});
