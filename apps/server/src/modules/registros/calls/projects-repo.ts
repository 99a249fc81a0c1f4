import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../../platform/database/pool.ts';
import { STALE } from '../log/repo.ts';
import { lock } from '../../../shared/locks.ts';

type Quien = { entidadId: number; personaId: number };

const HORAS = statement(
  'registros/calls/projects.HORAS',
  `
  select proyecto_id as id, sum(minutos)::int as minutos, coalesce(sum(minutos) filter (where tarea_id is not null), 0)::int as "enTareas"
  from instancia.imputaciones where entidad_id = $1 and usuario_id = $2 and fecha = $3 group by proyecto_id`,
  told<{ minutos: number; enTareas: number }>(),
);

export type HorasDeProyecto = { minutos: number; enTareas: number };

/** What somebody gave to each project on a day, and what of it lies on its tasks. */
export async function findProjectMinutes(
  tx: Queryable,
  { entidadId, personaId }: Quien,
  fecha: Fecha,
): Promise<Map<number, HorasDeProyecto>> {
  const rows = await tx.query(HORAS, [entidadId, personaId, fecha]);
  return new Map(rows.map(({ id, minutos, enTareas }) => [id, { minutos, enTareas }]));
}

const ULTIMO_USO = statement(
  'registros/calls/projects.ULTIMO_USO',
  'select proyecto_id as id, max(fecha) as fecha from instancia.imputaciones where entidad_id = $1 and usuario_id = $2 group by proyecto_id',
  told<{ fecha: Fecha }>(),
);

/** The last day on which a person gave minutes to each project. */
export async function findLastUseOfProjects(tx: Queryable, entidadId: number, personaId: number): Promise<Map<number, Fecha>> {
  const rows = await tx.query(ULTIMO_USO, [entidadId, personaId]);
  return new Map(rows.map(({ id, fecha }) => [id, fecha]));
}

const COMPROBAR_CIERRES = statement('registros/calls/projects.COMPROBAR_CIERRES', 'select instancia.comprobar_cierres($1, $2)');

/**
 * The turn to write entries of a person: nobody else writes any, and no month is closed meanwhile. `cierres`: the last closing that is known.
 * @returns false if there was another one since; then nothing may be written.
 */
export async function takeTurnOfEntries(tx: Queryable, { entidadId, personaId }: Quien, cierres: number | null): Promise<boolean> {
  try {
    await tx.query(COMPROBAR_CIERRES, [entidadId, cierres]);
  } catch (error) {
    if ((error as { code?: string }).code === STALE) return false;
    throw error;
  }
  await lock.projects(tx, personaId);
  return true;
}

const FIJAS = statement(
  'registros/calls/projects.FIJAS',
  `
  select p.proyecto_id as id from instancia.proyectos p
  where p.entidad_id = $1 and p.proyecto_id = any($4) and (p.bloqueado_hasta >= $3
    or exists (
      select from instancia.semanas_tareas s
      where s.entidad_id = $1 and s.usuario_id = $2 and s.proyecto_id = p.proyecto_id and s.lunes = $5 and s.estado <> 'devuelta')
    or exists (
      select from instancia.imputaciones i
      where i.entidad_id = $1 and i.usuario_id = $2 and i.fecha = $3 and i.proyecto_id = p.proyecto_id and i.tarea_id is null and i.facturacion_id is not null))`,
);

/** Those of these projects whose entries of a day stay as they are: locked, sent with the week, or billed. */
export async function findFixedProjects(
  tx: Queryable,
  { entidadId, personaId }: Quien,
  { fecha, lunes, ids }: { fecha: Fecha; lunes: Fecha; ids: readonly number[] },
): Promise<Set<number>> {
  const rows = await tx.query(FIJAS, [entidadId, personaId, fecha, ids, lunes]);
  return new Set(rows.map(({ id }) => id));
}

const BORRAR_HORAS = statement(
  'registros/calls/projects.BORRAR_HORAS',
  'delete from instancia.imputaciones where entidad_id = $1 and usuario_id = $2 and fecha = $3 and proyecto_id = any($4) and tarea_id is null',
);
const PONER_HORAS = statement(
  'registros/calls/projects.PONER_HORAS',
  `
  insert into instancia.imputaciones (entidad_id, usuario_id, fecha, proyecto_id, minutos, facturable, origen, autor_id, momento)
  select $1, $2, $3, h.p, h.m, p.facturable, 'jornada', $6, $7
  from unnest($4::int[], $5::int[]) as h (p, m) join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = h.p
  where h.m > 0`,
);

/** Replaces the entries without a task of these projects on one day by one entry each; 0 minutes: by none. */
export async function replaceProjectMinutes(
  tx: Queryable,
  { entidadId, personaId }: Quien,
  { fecha, minutos, autorId, momento }: { fecha: Fecha; minutos: ReadonlyMap<number, number>; autorId: number; momento: string },
): Promise<void> {
  const ids = [...minutos.keys()];
  await tx.query(BORRAR_HORAS, [entidadId, personaId, fecha, ids]);
  await tx.query(PONER_HORAS, [entidadId, personaId, fecha, ids, [...minutos.values()], autorId, momento]);
}
