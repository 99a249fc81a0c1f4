import { departamentos } from '@jornada/contract/departamentos.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { createDepartamentosService } from './service.ts';
import { defineModule } from '../../shared/module.ts';

export const departamentosModule = defineModule(departamentos, {
  things: { departamento: { tabla: 'departamentos', id: 'departamento_id', nombre: 'nombre' } },
  ownData: [
    {
      seccion: 'departamentosACargo',
      tabla: 'departamentos',
      donde: 't.entidad_id = $1 and t.responsable_id = $2',
      orden: 'departamento_id',
    },
  ],
  build: (context) => {
    const service = createDepartamentosService({ ...context, auditoria: context.use(auditoriaModule) });
    return {
      handlers: {
        listado: ({ session }) => service.listado(session),
        filtro: ({ session }) => service.filtro(session),
        gestion: ({ session }) => service.gestion(session),
        guardar: ({ session, input }) => service.guardar(session, input),
        cerrar: ({ session, input }) => service.cerrar(session, input),
        reabrir: ({ session, input }) => service.reabrir(session, input),
      },
    };
  },
});
