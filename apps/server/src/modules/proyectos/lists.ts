import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { proyectos } from '@jornada/contract/proyectos.ts';
import type { CategoriaTarea, ClienteGestionado, TareaGestionada } from '@jornada/contract/proyectos/vistas.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import type { Cual } from '../../shared/catalogue/writes.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import * as repo from './lists-repo.ts';
import { findProject } from './repo.ts';

export type ProjectListsService = ReturnType<typeof createProjectLists>;

const LIMIT = 20;
type Lista = {
  estado?: 'abierto' | 'cerrado' | undefined;
  texto?: string | undefined;
  start?: number | undefined;
  limit?: number | undefined;
};
const filterOf = ({ estado, texto = '', start = 0, limit = LIMIT }: Lista) => ({
  abierto: estado === undefined ? null : estado === 'abierto',
  texto: texto.trim(),
  start,
  limit,
});

const presentTask = ({ categoriaId, categoria, ...tarea }: repo.FilaTarea): TareaGestionada => ({
  ...tarea,
  categoria: categoriaId === null ? null : { id: categoriaId, nombre: categoria ?? '' },
});

/** Clients, kinds of work, tasks, and what the company has decided of them. */
export function createProjectLists({ db, auditoria }: { db: Database; auditoria: AuditoriaService }) {
  const clients = createCatalogue<repo.FilaCliente>({
    table: { name: 'instancia.clientes', id: 'cliente_id', unique: 'clientes_nombre_abierto' },
    sobre: 'cliente',
    errors: { missing: 'proyectos.cliente-no-existe', taken: 'proyectos.cliente-repetido' },
    actions: {
      crear: 'proyectos.crear-cliente',
      cambiar: 'proyectos.cambiar-cliente',
      cerrar: 'proyectos.cerrar-cliente',
      reabrir: 'proyectos.reabrir-cliente',
    },
    auditoria,
    find: (tx, { entidadId }, id) => repo.findClient(tx, entidadId, id),
    said: ({ nombre }) => ({ nombre }),
    beforeClose: async (_tx, _sesion, { proyectos: open }) => {
      if (open > 0) throw new AppError('proyectos.cliente-en-uso');
    },
  });
  const categories = createCatalogue<repo.FilaCategoria>({
    table: { name: 'instancia.categorias_tarea', id: 'categoria_id', unique: 'categorias_tarea_nombre_abierto' },
    sobre: 'categoria-tarea',
    errors: { missing: 'proyectos.categoria-no-existe', taken: 'proyectos.categoria-repetida' },
    actions: {
      crear: 'proyectos.crear-categoria',
      cambiar: 'proyectos.cambiar-categoria',
      cerrar: 'proyectos.cerrar-categoria',
      reabrir: 'proyectos.reabrir-categoria',
    },
    auditoria,
    find: (tx, { entidadId }, id) => repo.findCategory(tx, entidadId, id),
    said: ({ nombre }) => ({ nombre }),
  });
  const tasks = createCatalogue<repo.FilaTarea>({
    table: { name: 'instancia.tareas', id: 'tarea_id', unique: 'tareas_nombre_abierto' },
    sobre: 'tarea',
    errors: { missing: 'proyectos.tarea-no-existe', taken: 'proyectos.tarea-repetida' },
    actions: {
      crear: 'proyectos.crear-tarea',
      cambiar: 'proyectos.cambiar-tarea',
      cerrar: 'proyectos.cerrar-tarea',
      reabrir: 'proyectos.reabrir-tarea',
    },
    auditoria,
    find: (tx, { entidadId }, id) => repo.findTask(tx, entidadId, id),
    said: ({ nombre, facturable, presupuestoMinutos, categoria }) => ({ nombre, facturable, presupuestoMinutos, categoria }),
    beforeReopen: (tx, sesion, { proyectoId }) => checkOpen(tx, sesion, proyectoId),
  });

  /** @throws AppError where there is no such project, or it is closed. */
  async function checkOpen(tx: Queryable, { entidadId }: Sesion, proyectoId: number): Promise<void> {
    const project = await findProject(tx, entidadId, proyectoId);
    if (!project) throw new AppError('proyectos.no-existe');
    if (!project.abierto) throw new AppError('proyectos.proyecto-cerrado');
  }

  const tenant = <T>(sesion: Sesion, write: (tx: Queryable) => Promise<T>): Promise<T> =>
    db.tenant(sesion.entidadId, async (tx) => {
      await lock.catalogues(tx, sesion.entidadId);
      return write(tx);
    });

  return {
    /** The client of that name: the one that the project has, an open one, or a new one. Who asks holds the catalogues: two may name the same new one. */
    async clientNamed(
      tx: Queryable,
      sesion: Sesion,
      nombre: string,
      project: { cliente: string | null; clienteId: number | null } | null,
    ): Promise<number> {
      if (project?.clienteId && project.cliente === nombre) return project.clienteId;
      return (await repo.findClientByName(tx, sesion.entidadId, nombre)) ?? (await clients.create(tx, sesion, { nombre })).id;
    },

    /** @throws AppError where it is closed: an open project has an open client. Who asks holds the catalogues. */
    async checkClientOpen(tx: Queryable, sesion: Sesion, id: number): Promise<void> {
      if (!(await clients.get(tx, sesion, id)).abierto) throw new AppError('proyectos.cliente-cerrado');
    },

    listClients: ({ entidadId }: Sesion, input: ValidadaDe<typeof proyectos.clientes>): Promise<SalidaDe<typeof proyectos.clientes>> =>
      db.tenant(entidadId, (tx) => repo.findClients(tx, entidadId, filterOf(input))),
    saveClient: (
      sesion: Sesion,
      { id = 0, version = 0, nombre }: ValidadaDe<typeof proyectos.guardarCliente>,
    ): Promise<ClienteGestionado> =>
      tenant(sesion, async (tx) => {
        if (id === 0) return clients.create(tx, sesion, { nombre });
        return clients.change(tx, sesion, { before: await clients.get(tx, sesion, id), version }, { nombre });
      }),
    setClientOpen: (sesion: Sesion, cual: Cual, abierto: boolean): Promise<ClienteGestionado> =>
      tenant(sesion, (tx) => clients.setOpen(tx, sesion, cual, abierto)),

    listCategories: ({ entidadId }: Sesion): Promise<{ items: CategoriaTarea[] }> =>
      db.tenant(entidadId, async (tx) => ({ items: await repo.findCategories(tx, entidadId) })),
    saveCategory: (
      sesion: Sesion,
      { id = 0, version = 0, nombre }: ValidadaDe<typeof proyectos.guardarCategoria>,
    ): Promise<CategoriaTarea> =>
      tenant(sesion, async (tx) => {
        if (id === 0) return categories.create(tx, sesion, { nombre });
        return categories.change(tx, sesion, { before: await categories.get(tx, sesion, id), version }, { nombre });
      }),
    setCategoryOpen: (sesion: Sesion, cual: Cual, abierto: boolean): Promise<CategoriaTarea> =>
      tenant(sesion, (tx) => categories.setOpen(tx, sesion, cual, abierto)),

    /** The caller has seen to it that the project may be seen. */
    async listTasks(tx: Queryable, { entidadId }: Sesion, { proyectoId, ...input }: ValidadaDe<typeof proyectos.tareas>) {
      const { items, total } = await repo.findTasks(tx, entidadId, { proyectoId, ...filterOf(input) });
      return { items: items.map(presentTask), total };
    },
    saveTask: (sesion: Sesion, sent: ValidadaDe<typeof proyectos.guardarTarea>): Promise<TareaGestionada> =>
      tenant(sesion, async (tx) => {
        const { id = 0, version = 0, proyectoId, nombre, facturable = null, presupuestoMinutos = null, categoriaId = null } = sent;
        const before = id === 0 ? null : await tasks.get(tx, sesion, id);
        if (before && before.proyectoId !== proyectoId) throw new AppError('proyectos.tarea-no-existe');
        if (!before) await checkOpen(tx, sesion, proyectoId);
        if (categoriaId !== null && categoriaId !== before?.categoriaId) {
          const category = await categories.get(tx, sesion, categoriaId);
          if (!category.abierto) throw new AppError('proyectos.categoria-no-existe');
        }
        const columns = { nombre, facturable, presupuesto_minutos: presupuestoMinutos, categoria_id: categoriaId };
        if (before) return presentTask(await tasks.change(tx, sesion, { before, version }, columns));
        return presentTask(await tasks.create(tx, sesion, { ...columns, proyecto_id: proyectoId, buscable: '' }));
      }),
    /** Makes a task by its name alone. Who asks holds the catalogues. @throws AppError as `saveTask` */
    async createTask(tx: Queryable, sesion: Sesion, { proyectoId, nombre }: { proyectoId: number; nombre: string }): Promise<void> {
      await checkOpen(tx, sesion, proyectoId);
      await tasks.create(tx, sesion, { nombre, proyecto_id: proyectoId, buscable: '' });
    },
    setTaskOpen: (sesion: Sesion, cual: Cual, abierto: boolean): Promise<TareaGestionada> =>
      tenant(sesion, async (tx) => presentTask(await tasks.setOpen(tx, sesion, cual, abierto))),
    addTasks: (
      sesion: Sesion,
      { proyectoId, nombres }: ValidadaDe<typeof proyectos.crearTareas>,
    ): Promise<SalidaDe<typeof proyectos.crearTareas>> =>
      tenant(sesion, async (tx) => {
        await checkOpen(tx, sesion, proyectoId);
        const creadas = await repo.createTasks(tx, sesion.entidadId, proyectoId, nombres);
        if (creadas > 0)
          await auditoria.note(tx, { sesion, accion: 'proyectos.crear-tareas', sobreId: proyectoId, datos: { tareas: creadas } });
        return { creadas, repetidas: nombres.length - creadas };
      }),

    readSettings: ({ entidadId }: Sesion): Promise<SalidaDe<typeof proyectos.ajustes>> =>
      db.tenant(entidadId, (tx) => repo.findTaskSettings(tx, entidadId)),
    saveSettings: (
      sesion: Sesion,
      { exceso, version }: ValidadaDe<typeof proyectos.guardarAjustes>,
    ): Promise<SalidaDe<typeof proyectos.ajustes>> =>
      tenant(sesion, async (tx) => {
        const { entidadId } = sesion;
        const before = await repo.findTaskSettings(tx, entidadId);
        if (!(await repo.updateTaskSettings(tx, entidadId, exceso, version))) throw await changedMeanwhile(tx, entidadId, 'empresa', null);
        const cambios = cambiosDe({ exceso: before.exceso }, { exceso });
        if (Object.keys(cambios).length > 0)
          await auditoria.note(tx, { sesion, accion: 'proyectos.ajustes', sobreId: null, datos: { cambios } });
        return repo.findTaskSettings(tx, entidadId);
      }),
  };
}
