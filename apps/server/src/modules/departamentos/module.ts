import { departamentos } from '@jornada/contract/departamentos.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { createDepartamentosService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { createDepartments } from './demo.ts';
import { examples } from './examples.ts';

export const departamentosModule = defineModule(departamentos, {
  examples,
  demo: createDepartments,
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
      service: { createTop: service.createTop },
      handlers: {
        listado: ({ session }) => service.list(session),
        filtro: ({ session }) => service.listForFilter(session),
        gestion: ({ session }) => service.listForManaging(session),
        guardar: ({ session, input }) => service.save(session, input),
        cerrar: ({ session, input }) => service.close(session, input),
        reabrir: ({ session, input }) => service.reopen(session, input),
      },
    };
  },
});
