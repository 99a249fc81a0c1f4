import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../../platform/database/pool.ts';
import { STALE } from '../log/repo.ts';
import { lock } from '../../../shared/locks.ts';

type Quien = { entidadId: number; personaId: number };

/** In a statement: an entry without a task says more than how long. */
const DICE_MAS = `(origen in ('persona', 'importe') and (desde is not null or observacion is not null or categoria_id is not null))`;

const HORAS = statement(
  'registros/calls/projects.HORAS',
  `
  select proyecto_id as id, sum(minutos)::int as minutos, coalesce(sum(minutos) filter (where tarea_id is not null), 0)::int as "enTareas",
    coalesce(sum(minutos) filter (where tarea_id is null and ${DICE_MAS}), 0)::int as "conMas", bool_or(origen = 'reloj') as "delReloj"
  from instancia.imputaciones where entidad_id = $1 and usuario_id = $2 and fecha = $3 group by proyecto_id`,
  told<{ minutos: number; enTareas: number; conMas: number; delReloj: boolean }>(),
);

/** `enTareas`: on its tasks. `conMas`: in entries without one that have an hour, a remark or a kind. `delReloj`: the clock wrote some of it. */
export type HorasDeProyecto = { minutos: number; enTareas: number; conMas: number; delReloj: boolean };

/** What somebody gave to each project on a day. */
export async function findProjectMinutes(
  tx: Queryable,
  { entidadId, personaId }: Quien,
  fecha: Fecha,
): Promise<Map<number, HorasDeProyecto>> {
  const rows = await tx.query(HORAS, [entidadId, personaId, fecha]);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
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

const SUJETAR = statement(
  'registros/calls/projects.SUJETAR',
  `
  select p.proyecto_id as id from instancia.proyectos p
  where p.entidad_id = $1 and (p.proyecto_id = any($5::int[]) or p.proyecto_id in (
    select i.proyecto_id from instancia.imputaciones i where i.entidad_id = $1 and i.usuario_id = $2 and i.fecha between $3 and $4))
  order by p.proyecto_id for share of p`,
);
/** Nobody locks or closes these projects, nor those of somebody's entries on some days, before what is judged now is written. */
export const lockProjects = async (
  tx: Queryable,
  { entidadId, personaId }: Quien,
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
  proyectos: readonly number[],
): Promise<void> => void (await tx.query(SUJETAR, [entidadId, personaId, desde, hasta, proyectos]));

const APAGAR = statement(
  'registros/calls/projects.APAGAR',
  'insert into instancia.dias_sin_reloj (entidad_id, usuario_id, fecha) values ($1, $2, $3) on conflict do nothing',
);
/** The clock gives nothing to projects on this day any more. */
export const insertDayWithoutClock = async (tx: Queryable, { entidadId, personaId }: Quien, fecha: Fecha): Promise<void> =>
  void (await tx.query(APAGAR, [entidadId, personaId, fecha]));

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
  `
  delete from instancia.imputaciones
  where entidad_id = $1 and usuario_id = $2 and fecha = $3 and proyecto_id = any($4) and tarea_id is null
    and (proyecto_id = any($5) or not ${DICE_MAS})`,
);
const PONER_HORAS = statement(
  'registros/calls/projects.PONER_HORAS',
  `
  insert into instancia.imputaciones (entidad_id, usuario_id, fecha, proyecto_id, minutos, facturable, origen, autor_id, momento)
  select $1, $2, $3, h.p, h.m, p.facturable, 'jornada', $6, $7
  from unnest($4::int[], $5::int[]) as h (p, m) join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = h.p
  where h.m > 0`,
);

/**
 * Replaces the entries without a task of these projects on one day by one entry each; 0 minutes: by none. Those that say more than how long are kept,
 * and `minutos` are beside them; in projects with `todas` they go, too.
 */
export async function replaceProjectMinutes(
  tx: Queryable,
  { entidadId, personaId }: Quien,
  horas: { fecha: Fecha; minutos: ReadonlyMap<number, number>; todas: readonly number[]; autorId: number; momento: string },
): Promise<void> {
  const { fecha, minutos, todas, autorId, momento } = horas;
  const ids = [...minutos.keys()];
  await tx.query(BORRAR_HORAS, [entidadId, personaId, fecha, ids, todas]);
  await tx.query(PONER_HORAS, [entidadId, personaId, fecha, ids, [...minutos.values()], autorId, momento]);
}
