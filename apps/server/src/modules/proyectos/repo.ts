import { byName, hasText, pageOf, type Page } from '../../platform/database/page.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';

export type FilaProyectoGestionado = {
  id: number;
  nombre: string;
  cliente: string | null;
  abierto: boolean;
  version: number;
  creado: string | null;
  creadoPor: string | null;
  cambiado: string | null;
  cambiadoPor: string | null;
  cerrado: string | null;
  cerradoPor: string | null;
};

const projects = (entidadId: number) =>
  sql
    .selectFrom('instancia.proyectos as p')
    .leftJoin('instancia.usuarios as c', (join) =>
      join.onRef('c.entidad_id', '=', 'p.entidad_id').onRef('c.usuario_id', '=', 'p.creado_por'),
    )
    .leftJoin('instancia.usuarios as m', (join) =>
      join.onRef('m.entidad_id', '=', 'p.entidad_id').onRef('m.usuario_id', '=', 'p.cambiado_por'),
    )
    .leftJoin('instancia.usuarios as x', (join) =>
      join.onRef('x.entidad_id', '=', 'p.entidad_id').onRef('x.usuario_id', '=', 'p.cerrado_por'),
    )
    .where('p.entidad_id', '=', entidadId)
    .select([
      'p.proyecto_id as id',
      'p.nombre',
      'p.cliente',
      'p.activo as abierto',
      'p.version',
      'p.creado',
      'c.nombre_completo as creadoPor',
    ])
    .select(['p.cambiado', 'm.nombre_completo as cambiadoPor', 'p.cerrado', 'x.nombre_completo as cerradoPor']);

type Filtro = Page & { abierto: boolean | null; texto: string };

/** Projects by name; `texto` is searched in name and client. */
export function findProjects(tx: Queryable, entidadId: number, { abierto, texto, ...page }: Filtro) {
  const list = projects(entidadId)
    .$if(abierto !== null, (query) => query.where('p.activo', '=', abierto))
    .$if(texto !== '', (query) => query.where(hasText(raw`p.nombre || ' ' || coalesce(p.cliente, '')`, texto)))
    .orderBy(byName('p.nombre'))
    .orderBy('p.proyecto_id');
  return pageOf(tx, list, page);
}

export async function findProject(tx: Queryable, entidadId: number, id: number): Promise<FilaProyectoGestionado | undefined> {
  const [row] = await run(tx, projects(entidadId).where('p.proyecto_id', '=', id));
  return row;
}
