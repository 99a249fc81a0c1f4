import type { EntradaNueva } from '@jornada/domain/proyectos/importar/index.ts';
import { statement, told, type Queryable } from '../../../platform/database/pool.ts';

const CLIENTES = statement(
  'proyectos/import/write.CLIENTES',
  `insert into instancia.clientes (entidad_id, nombre) select $1, x.nombre from unnest($2::text[]) with ordinality as x (nombre, lugar) order by x.lugar
  returning cliente_id as id, lower(nombre collate "und-x-icu") as clave`,
  told<{ clave: string }>(),
);
export const createClients = (tx: Queryable, entidadId: number, nombres: readonly string[]) => tx.query(CLIENTES, [entidadId, nombres]);

const PROYECTOS = statement(
  'proyectos/import/write.PROYECTOS',
  `
  insert into instancia.proyectos (entidad_id, nombre, cliente_id, creado, creado_por)
  select $1, x.nombre, x.cliente, $4, $5 from unnest($2::text[], $3::int[]) with ordinality as x (nombre, cliente, lugar) order by x.lugar
  returning proyecto_id as id, lower(nombre collate "und-x-icu") as clave`,
  told<{ clave: string }>(),
);
/** A project has the client of its place; null: none. */
export const createProjects = (
  tx: Queryable,
  entidadId: number,
  {
    nombres,
    clientes,
    momento,
    autorId,
  }: { nombres: readonly string[]; clientes: readonly (number | null)[]; momento: string; autorId: number },
) => tx.query(PROYECTOS, [entidadId, nombres, clientes, momento, autorId]);

const DAR_CLIENTE = statement(
  'proyectos/import/write.DAR_CLIENTE',
  `
  update instancia.proyectos p set cliente_id = x.cliente, version = p.version + 1, cambiado = $4, cambiado_por = $5
  from unnest($2::int[], $3::int[]) as x (proyecto, cliente)
  where p.entidad_id = $1 and p.proyecto_id = x.proyecto and p.cliente_id is null`,
);
/** Gives projects that have none the client of their place. */
export async function updateClients(
  tx: Queryable,
  { entidadId, autorId, momento }: { entidadId: number; autorId: number; momento: string },
  { proyectos, clientes }: { proyectos: readonly number[]; clientes: readonly number[] },
): Promise<void> {
  if (proyectos.length > 0) await tx.query(DAR_CLIENTE, [entidadId, proyectos, clientes, momento, autorId]);
}

const TAREAS = statement(
  'proyectos/import/write.TAREAS',
  `
  insert into instancia.tareas (entidad_id, proyecto_id, nombre, buscable)
  select $1, x.proyecto, x.nombre, '' from unnest($2::int[], $3::text[]) with ordinality as x (proyecto, nombre, lugar) order by x.lugar
  returning tarea_id as id, proyecto_id as "proyectoId", lower(nombre collate "und-x-icu") as clave`,
  told<{ clave: string }>(),
);
export const createTasksOf = (tx: Queryable, entidadId: number, proyectos: readonly number[], nombres: readonly string[]) =>
  tx.query(TAREAS, [entidadId, proyectos, nombres]);

const ENTRADAS = statement(
  'proyectos/import/write.ENTRADAS',
  `
  insert into instancia.imputaciones (entidad_id, usuario_id, fecha, proyecto_id, tarea_id, desde, minutos, observacion, facturable, origen, autor_id, momento)
  select $entidad, e."usuarioId", e.fecha, e."proyectoId", e."tareaId", e.desde, e.minutos, e.observacion, e.facturable, 'importe', $autor, $momento
  from jsonb_to_recordset($entradas) as e (
    "usuarioId" int, fecha date, "proyectoId" int, "tareaId" int, desde timestamptz, minutos int, observacion text, facturable boolean)`,
);
export async function createImported(
  tx: Queryable,
  { entidadId, autorId, momento }: { entidadId: number; autorId: number; momento: string },
  entradas: readonly (EntradaNueva & { proyectoId: number; tareaId: number | null })[],
): Promise<void> {
  if (entradas.length === 0) return;
  await tx.query(ENTRADAS, { entidad: entidadId, autor: autorId, momento, entradas: JSON.stringify(entradas) });
}
