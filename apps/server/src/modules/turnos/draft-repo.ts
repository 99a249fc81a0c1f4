import type { DiaSuelto, Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

/** A cell of the draft to write. */
export type CeldaNueva = { personaId: number; fecha: Fecha; partes: DiaSuelto | null; sobre: number | null };

// A number at random: a cell that was thrown away and drawn again is another one, too.
const PONER = statement(
  'turnos/draft.PONER',
  `
  insert into instancia.turnos_borrador (entidad_id, usuario_id, fecha, partes, sobre, version, autor_id, momento)
  select $1, x."personaId", x.fecha, nullif(x.partes, 'null'), x.sobre, 1 + floor(random() * 2147483646)::int, $3, $4
  from jsonb_to_recordset($2) as x ("personaId" int, fecha date, partes jsonb, sobre int)
  on conflict (entidad_id, usuario_id, fecha) do update set partes = excluded.partes, sobre = excluded.sobre, version = excluded.version,
    autor_id = excluded.autor_id, momento = excluded.momento`,
);
const QUITAR = statement(
  'turnos/draft.QUITAR',
  `
  delete from instancia.turnos_borrador b using unnest($2::int[], $3::date[]) as x (id, fecha)
  where b.entidad_id = $1 and b.usuario_id = x.id and b.fecha = x.fecha`,
);
const DESCARTAR = statement(
  'turnos/draft.DESCARTAR',
  `
  delete from instancia.turnos_borrador
  where entidad_id = $1 and usuario_id = any($2) and fecha between $3 and $4 and ($5::int is null or autor_id = $5) returning 1 as uno`,
);

/** Draws cells, in the turn of their people. */
export async function saveCells(
  tx: Queryable,
  { entidadId, autorId, momento }: { entidadId: number; autorId: number; momento: string },
  celdas: readonly CeldaNueva[],
): Promise<void> {
  if (celdas.length > 0) await tx.query(PONER, [entidadId, JSON.stringify(celdas), autorId, momento]);
}

/** Takes cells away: they were published, or nobody wants them any more. */
export async function deleteCells(tx: Queryable, entidadId: number, celdas: readonly { personaId: number; fecha: Fecha }[]): Promise<void> {
  if (celdas.length === 0) return;
  await tx.query(QUITAR, [entidadId, celdas.map(({ personaId }) => personaId), celdas.map(({ fecha }) => fecha)]);
}

/** Throws away the draft of people in a span; of one author, or of all. @returns how many cells. */
export async function deleteDraft(
  tx: Queryable,
  entidadId: number,
  { ids, desde, hasta, autorId }: { ids: readonly number[]; desde: Fecha; hasta: Fecha; autorId: number | null },
): Promise<number> {
  return (await tx.query(DESCARTAR, [entidadId, ids, desde, hasta, autorId])).length;
}

const PLANIFICADORES = statement(
  'turnos/draft.PLANIFICADORES',
  'select usuario_id as id from instancia.usuarios where entidad_id = $1 and activo and roles && $2 order by usuario_id',
);

/** Those who may plan, by their roles: their open planner is told of what others draw. */
export async function findPlanners(tx: Queryable, entidadId: number, roles: readonly string[]): Promise<number[]> {
  return (await tx.query(PLANIFICADORES, [entidadId, roles])).map(({ id }) => id);
}
