import { proyectos } from '@jornada/contract/proyectos.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { createProyectosService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';

export const proyectosModule = defineModule(proyectos, {
  examples,
  things: { proyecto: { tabla: 'proyectos', id: 'proyecto_id', nombre: 'nombre' } },
  ownData: [
    {
      seccion: 'proyectosACargo',
      tabla: 'proyectos',
      donde: 't.entidad_id = $1 and $2 in (t.creado_por, t.cambiado_por, t.cerrado_por)',
      orden: 'proyecto_id',
    },
  ],
  build: (context) => {
    const service = createProyectosService({ ...context, auditoria: context.use(auditoriaModule) });
    return {
      handlers: {
        listado: ({ session, input }) => service.list(session, input),
        guardar: ({ session, input }) => service.save(session, input),
        cerrar: ({ session, input }) => service.close(session, input),
        reabrir: ({ session, input }) => service.reopen(session, input),
      },
    };
  },
});
