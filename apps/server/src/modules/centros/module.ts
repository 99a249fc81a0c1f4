import { centros } from '@jornada/contract/centros.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { createCentrosService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';

export const centrosModule = defineModule(centros, {
  examples,
  things: { centro: { tabla: 'centros', id: 'centro_id', nombre: 'nombre' } },
  build: (context) => {
    const service = createCentrosService({ ...context, entidades: context.use(entidadesModule), auditoria: context.use(auditoriaModule) });
    return {
      handlers: {
        listado: ({ session }) => service.list(session),
        regiones: ({ input }) => service.listRegiones(input.pais),
        posiciones: ({ session, input }) => service.listPosiciones(session, input.id),
        guardar: ({ session, input }) => service.save(session, input),
        cerrar: ({ session, input }) => service.close(session, input),
        reabrir: ({ session, input }) => service.reopen(session, input),
      },
    };
  },
});
