import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { proyectos } from '@jornada/contract/proyectos.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { cambiosDe, type AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import * as repo from './repo.ts';

export type ProyectosService = ReturnType<typeof createProyectosService>;
type Vista = SalidaDe<typeof proyectos.guardar>;

const LIMIT = 20;

function present({ creado, creadoPor, cambiado, cambiadoPor, cerrado, cerradoPor, ...proyecto }: repo.FilaProyecto): Vista {
  const trace = (momento: string | null, autor: string | null) => (momento === null ? null : { momento, autor: autor ?? '' });
  return { ...proyecto, creado: trace(creado, creadoPor), cambiado: trace(cambiado, cambiadoPor), cerrado: trace(cerrado, cerradoPor) };
}

/** The projects of a company, for whoever manages them. Nothing is ever deleted: hours were recorded on them. */
export function createProyectosService({ db, clock, auditoria }: { db: Database; clock: Clock; auditoria: AuditoriaService }) {
  const traceOf = ({ usuarioId }: Sesion): repo.Huella => ({ autorId: usuarioId, momento: clock.now().toString() });

  /** @throws AppError `proyectos.no-existe`, as for another company's. */
  async function get(tx: Queryable, entidadId: number, id: number): Promise<repo.FilaProyecto> {
    const row = await repo.findProject(tx, entidadId, id);
    if (!row) throw new AppError('proyectos.no-existe');
    return row;
  }

  /** What was written; null says that the name is taken. */
  function written(ids: readonly number[] | null): readonly number[] {
    if (ids === null) throw new AppError('proyectos.nombre-repetido');
    return ids;
  }

  return {
    async listado({ entidadId }: Sesion, { estado, texto = '', start = 0, limit = LIMIT }: ValidadaDe<typeof proyectos.listado>) {
      const filtro = { abierto: estado === undefined ? null : estado === 'abierto', texto: texto.trim(), start, limit };
      const { items, total } = await db.tenant(entidadId, (tx) => repo.findProjects(tx, entidadId, filtro));
      return { items: items.map(present), total };
    },

    guardar: (sesion: Sesion, { id = 0, nombre, cliente }: ValidadaDe<typeof proyectos.guardar>) =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        const nuevo = { nombre, cliente: cliente || null };
        const before = id > 0 ? await get(tx, entidadId, id) : null;
        const ids = written(
          id > 0
            ? await repo.updateProject(tx, entidadId, id, nuevo, traceOf(sesion))
            : await repo.createProject(tx, entidadId, nuevo, traceOf(sesion)),
        );
        const proyectoId = ids[0] ?? 0;
        const cambios = before ? cambiosDe(before, nuevo) : null;
        const datos = cambios ? { cambios } : nuevo;
        const isNews = !cambios || Object.keys(cambios).length > 0;
        if (isNews)
          await auditoria.anotar(tx, { sesion, accion: before ? 'proyectos.cambiar' : 'proyectos.crear', sobreId: proyectoId, datos });
        return present(await get(tx, entidadId, proyectoId));
      }),

    cerrar: (sesion: Sesion, id: number) =>
      db.tenant(sesion.entidadId, async (tx) => {
        const before = await get(tx, sesion.entidadId, id);
        await repo.closeProject(tx, sesion.entidadId, id, traceOf(sesion));
        if (before.abierto) await auditoria.anotar(tx, { sesion, accion: 'proyectos.cerrar', sobreId: id });
        return present(await get(tx, sesion.entidadId, id));
      }),

    reabrir: (sesion: Sesion, id: number) =>
      db.tenant(sesion.entidadId, async (tx) => {
        const before = await get(tx, sesion.entidadId, id);
        written(await repo.reopenProject(tx, sesion.entidadId, id, traceOf(sesion)));
        if (!before.abierto) await auditoria.anotar(tx, { sesion, accion: 'proyectos.reabrir', sobreId: id });
        return present(await get(tx, sesion.entidadId, id));
      }),
  };
}
