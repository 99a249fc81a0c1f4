import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable } from '../../../platform/database/pool.ts';
import { STALE } from '../log/repo.ts';
import { lock } from '../../../shared/locks.ts';

const HORAS = statement(
  'registros/calls/projects.HORAS',
  'select proyecto_id as id, minutos from instancia.horas_proyectos where entidad_id = $1 and usuario_id = $2 and fecha = $3',
);

export async function findProjectMinutes(tx: Queryable, entidadId: number, personaId: number, fecha: Fecha): Promise<Map<number, number>> {
  const rows = await tx.query(HORAS, [entidadId, personaId, fecha]);
  return new Map(rows.map(({ id, minutos }) => [id, minutos]));
}

const ULTIMO_USO = statement(
  'registros/calls/projects.ULTIMO_USO',
  'select proyecto_id as id, max(fecha) as fecha from instancia.horas_proyectos where entidad_id = $1 and usuario_id = $2 group by proyecto_id',
);

/** The last day on which a person gave minutes to each project. */
export async function findLastUseOfProjects(tx: Queryable, entidadId: number, personaId: number): Promise<Map<number, Fecha>> {
  const rows = await tx.query(ULTIMO_USO, [entidadId, personaId]);
  return new Map(rows.map(({ id, fecha }) => [id, fecha]));
}

const BORRAR_HORAS = statement(
  'registros/calls/projects.BORRAR_HORAS',
  'delete from instancia.horas_proyectos where entidad_id = $1 and usuario_id = $2 and fecha = $3',
);
const PONER_HORAS = statement(
  'registros/calls/projects.PONER_HORAS',
  'insert into instancia.horas_proyectos (entidad_id, usuario_id, fecha, proyecto_id, minutos) select $1, $2, $3, p, m from unnest($4::int[], $5::int[]) as t (p, m)',
);

const COMPROBAR_CIERRES = statement('registros/calls/projects.COMPROBAR_CIERRES', 'select instancia.comprobar_cierres($1, $2)');

/**
 * Replaces the project hours of one day. Of two writes at once, the later one counts completely. `cierres`: the last closing that
 * is known. @returns false if there was another one since; then nothing is written.
 */
export async function replaceProjectMinutes(
  tx: Queryable,
  entidadId: number,
  personaId: number,
  fecha: Fecha,
  minutos: ReadonlyMap<number, number>,
  cierres: number | null,
): Promise<boolean> {
  try {
    await tx.query(COMPROBAR_CIERRES, [entidadId, cierres]);
  } catch (error) {
    if ((error as { code?: string }).code === STALE) return false;
    throw error;
  }
  await lock.projects(tx, personaId);
  await tx.query(BORRAR_HORAS, [entidadId, personaId, fecha]);
  await tx.query(PONER_HORAS, [entidadId, personaId, fecha, [...minutos.keys()], [...minutos.values()]]);
  return true;
}
