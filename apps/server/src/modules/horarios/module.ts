import { horarios } from '@jornada/contract/horarios.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { createHorariosService } from './service.ts';
import { defineModule } from '../../shared/module.ts';

export const horariosModule = defineModule(horarios, {
  things: { horario: { tabla: 'horarios', id: 'horario_id', nombre: 'nombre' } },
  build: (context) => {
    const service = createHorariosService({ ...context, entidades: context.use(entidadesModule), auditoria: context.use(auditoriaModule) });
    return {
      handlers: {
        listado: ({ session }) => service.list(session),
        crear: ({ session, input }) => service.create(session, input),
        renombrar: ({ session, input }) => service.rename(session, input),
        cambiar: ({ session, input }) => service.change(session, input),
        quitar: ({ session, input }) => service.remove(session, input),
        cerrar: ({ session, input }) => service.close(session, input),
        reabrir: ({ session, input }) => service.reopen(session, input),
      },
    };
  },
});
