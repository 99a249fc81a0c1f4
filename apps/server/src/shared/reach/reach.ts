import { type Queryable, statement } from '../../platform/database/pool.ts';
import type { Sesion } from '../sesion.ts';
import type { Decisor } from '@jornada/domain/solicitudes/index.ts';
import { raw } from '../../platform/database/sql.ts';

const TITULARES = statement(
  'shared/reach/reach.TITULARES',
  `
  select s.titular_id as id from instancia.suplencias s where s.entidad_id = $1 and s.suplente_id = $2 and $3 between s.desde and s.hasta`,
);

/** For whom somebody decides on a day. */
async function findHolders(tx: Queryable, entidadId: number, suplenteId: number, hoy: string): Promise<number[]> {
  return (await tx.query(TITULARES, [entidadId, suplenteId, hoy])).map(({ id }) => id);
}

/** How somebody decides today. */
export async function deciderOf(tx: Queryable, { entidadId, personaId, usuarioId, permisos }: Sesion, hoy: string): Promise<Decisor> {
  const titulares = await findHolders(tx, entidadId, personaId, hoy);
  return { personaId, usuarioId, administra: permisos.has('solicitudes.decidir:all'), titulares };
}

/** Whose absences somebody sees: those of all people (`jefes` null), or of the people who answer to one of these. */
export type Alcance = { entidadId: number; personaId: number; jefes: number[] | null };

export type VentanaDeAusencias = { desde: string; hasta: string; centro?: number | undefined; departamento?: number | undefined };

/** Their own people, if they decide at all, and those of everybody for whom they stand in today. */
export async function scopeOf(tx: Queryable, sesion: Sesion, hoy: string): Promise<Alcance> {
  const { entidadId, personaId, permisos } = sesion;
  const { administra, titulares } = await deciderOf(tx, sesion, hoy);
  const own = permisos.has('solicitudes.decidir:team') ? [personaId] : [];
  return { entidadId, personaId, jefes: administra ? null : [...own, ...titulares] };
}

/**
 * Whether somebody sees the person `u`, for statements with a fixed text. `jefes` and `yo` are parameters: those for whom people answer (null: all are
 * seen), and who looks.
 */
export const seenBy = (jefes: string, yo: string): string => `(${jefes}::int[] is null or (u.usuario_id <> ${yo}::int and (
      u.responsable_id = any(${jefes}::int[]) or exists (
        select from instancia.departamentos d
        left join instancia.departamentos p on p.entidad_id = d.entidad_id and p.departamento_id = d.padre_id
        where d.entidad_id = u.entidad_id and d.departamento_id = u.departamento_id
          and (d.responsable_id = any(${jefes}::int[]) or p.responsable_id = any(${jefes}::int[]))))))`;

/** The people `u` whom somebody sees in these days: with a contract then, of the centre and department that are asked for. */
export function peopleOf({ entidadId, personaId, jefes }: Alcance, { desde, hasta, centro, departamento }: VentanaDeAusencias) {
  const answers = raw`(u.responsable_id = any(${jefes}::int[]) or u.departamento_id in (
      select d.departamento_id from instancia.departamentos d
      left join instancia.departamentos p on p.entidad_id = ${entidadId} and p.departamento_id = d.padre_id
      where d.entidad_id = ${entidadId} and (d.responsable_id = any(${jefes}::int[]) or p.responsable_id = any(${jefes}::int[]))))`;
  const conditions = [
    raw`u.entidad_id = ${entidadId} and not u.es_quiosco`,
    raw`(u.alta is null or u.alta <= ${hasta}) and (u.ultimo_dia >= ${desde} or (u.ultimo_dia is null and u.activo))`,
    ...(jefes === null ? [] : [raw`${answers} and u.usuario_id <> ${personaId}`]),
    ...(departamento === undefined
      ? []
      : [
          raw`u.departamento_id in (
      select d.departamento_id from instancia.departamentos d
      where d.entidad_id = ${entidadId} and ${departamento}::int in (d.departamento_id, d.padre_id))`,
        ]),
    ...(centro === undefined
      ? []
      : [
          raw`exists (
      select from instancia.asignaciones a
      where a.entidad_id = ${entidadId} and a.usuario_id = u.usuario_id and a.centro_id = ${centro} and a.desde <= ${hasta}
        and not exists (
          select from instancia.asignaciones b
          where b.entidad_id = ${entidadId} and b.usuario_id = a.usuario_id and b.desde > a.desde and b.desde <= ${desde}))`,
        ]),
  ];
  return raw<boolean>`${raw.join(conditions, raw` and `)}`;
}
