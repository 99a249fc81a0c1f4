import { proyectos } from '@jornada/contract/proyectos.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { defineModule } from '../../shared/module.ts';
import { nameOf, PROPIA } from '../../shared/own-data.ts';
import { examples } from './examples.ts';
import { createProjectImport } from './import/service.ts';
import { createProjectLists } from './lists.ts';
import { createProyectosService } from './service.ts';

export const proyectosModule = defineModule(proyectos, {
  examples,
  things: {
    proyecto: { tabla: 'proyectos', id: 'proyecto_id', nombre: 'nombre' },
    cliente: { tabla: 'clientes', id: 'cliente_id', nombre: 'nombre' },
    tarea: { tabla: 'tareas', id: 'tarea_id', nombre: 'nombre' },
    'categoria-tarea': { tabla: 'categorias_tarea', id: 'categoria_id', nombre: 'nombre' },
  },
  ownData: [
    {
      seccion: 'proyectosACargo',
      tabla: 'proyectos',
      donde: 't.entidad_id = $1 and $2 in (t.creado_por, t.cambiado_por, t.cerrado_por, t.responsable_id)',
      orden: 'proyecto_id',
    },
    {
      seccion: 'proyectosPropios',
      tabla: 'proyectos_miembros',
      donde: PROPIA,
      orden: 'proyecto_id',
      con: { proyecto: nameOf('proyectos', 'proyecto_id') },
    },
  ],
  build: (context) => {
    const auditoria = context.use(auditoriaModule);
    const entidades = context.use(entidadesModule);
    const lists = createProjectLists({ ...context, auditoria });
    const service = createProyectosService({ ...context, entidades, auditoria, lists });
    const importing = createProjectImport({ ...context, entidades, auditoria });
    return {
      service: lists,
      handlers: {
        listado: ({ session, input }) => service.list(session, input),
        uno: ({ session, input }) => service.one(session, input.id),
        guardar: ({ session, input }) => service.save(session, input),
        cerrar: ({ session, input }) => service.close(session, input),
        reabrir: ({ session, input }) => service.reopen(session, input),
        bloquear: ({ session, input }) => service.lockUpTo(session, input),
        miembros: ({ session, input }) => service.setMembers(session, input),
        clientes: ({ session, input }) => lists.listClients(session, input),
        guardarCliente: ({ session, input }) => lists.saveClient(session, input),
        cerrarCliente: ({ session, input }) => lists.setClientOpen(session, input, false),
        reabrirCliente: ({ session, input }) => lists.setClientOpen(session, input, true),
        categorias: ({ session }) => lists.listCategories(session),
        guardarCategoria: ({ session, input }) => lists.saveCategory(session, input),
        cerrarCategoria: ({ session, input }) => lists.setCategoryOpen(session, input, false),
        reabrirCategoria: ({ session, input }) => lists.setCategoryOpen(session, input, true),
        tareas: ({ session, input }) =>
          context.db.tenant(session.entidadId, async (tx) => {
            await service.visible(tx, session, input.proyectoId);
            return lists.listTasks(tx, session, input);
          }),
        guardarTarea: ({ session, input }) => lists.saveTask(session, input),
        crearTareas: ({ session, input }) => lists.addTasks(session, input),
        cerrarTarea: ({ session, input }) => lists.setTaskOpen(session, input, false),
        reabrirTarea: ({ session, input }) => lists.setTaskOpen(session, input, true),
        ensayar: ({ session, input }) => importing.tryOut(session, input),
        importar: ({ session, input }) => importing.apply(session, input),
        ajustes: ({ session }) => lists.readSettings(session),
        guardarAjustes: ({ session, input }) => lists.saveSettings(session, input),
      },
    };
  },
});
