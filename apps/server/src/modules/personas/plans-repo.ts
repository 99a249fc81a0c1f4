import { MITADES, type Ausencia, type Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Asignacion } from '@jornada/domain/personas/assign.ts';
import type { Jornada } from '@jornada/domain/registros/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { sueltosSql } from '../registros/reads.ts';
import { NEVER_FORGOTTEN_HOURS } from './forgotten.ts';
import type { SueltoLeido } from '../registros/service.ts';

/** The days, both included, that are needed to find a person's current day and its plan. */
export type VentanaDePlanes = { desde: Fecha; hasta: Fecha };

/** People with the same plan within the window. */
export type Grupo = { ids: number[]; asignaciones: Asignacion[]; ausencias: Ausencia[]; sueltos: SueltoLeido[] };

// All assignments and absences within the window, as one short text per person. People with the same text share one plan. For a
// person without a contract the last assignment is kept, otherwise the next one, because it gives their zone.
const GRUPOS = statement(
  'personas/plans.GRUPOS',
  `
  with tramos as (
    select a.usuario_id, a.desde, a.horario_id, a.centro_id, lead(a.desde) over p as siguiente, lag(a.desde) over p as anterior
    from instancia.asignaciones a where a.entidad_id = $1 window p as (partition by a.usuario_id order by a.desde)),
  planes as (
    select t.usuario_id, string_agg(coalesce((
        select $2::date - 1 || ' ' || b.horario_id || ' ' || b.centro_id || ','
        from instancia.asignaciones b
        where t.horario_id is null and t.desde <= $2 and b.entidad_id = $1 and b.usuario_id = t.usuario_id and b.horario_id is not null
        order by b.desde < t.desde desc, abs(b.desde - t.desde) limit 1), '')
      || greatest(t.desde, $2) || ' ' || coalesce(t.horario_id, 0) || ' ' || coalesce(t.centro_id, 0), ',' order by t.desde) as texto
    from tramos t
    where (t.desde <= $3 and (t.siguiente is null or t.siguiente > $2)) or (t.desde > $3 and t.anterior is null)
    group by 1),
  faltas as (
    select a.usuario_id, string_agg(greatest(a.desde, $2) || ' ' || least(a.hasta, $3) || ' ' || coalesce(a.minutos, 0) || ' ' || coalesce(a.mitad, ''), ',' order by a.desde, a.hasta, a.minutos, a.mitad) as texto
    from instancia.ausencias a where a.entidad_id = $1 and a.hasta >= $2 and a.desde <= $3 and a.aprobada group by 1)
  select coalesce(p.texto, '') as planes, coalesce(f.texto, '') as faltas,
    ${sueltosSql('u', '$2::date')}::text as sueltos, array_agg(u.usuario_id) as ids
  from instancia.usuarios u left join planes p using (usuario_id) left join faltas f using (usuario_id)
  where u.entidad_id = $1 group by 1, 2, 3`,
);

const rowsIn = (texto: string): string[][] => (texto === '' ? [] : texto.split(',').map((row) => row.split(' ')));
const idOf = (texto: string | undefined): number | null => Number(texto) || null;

const assignmentOf = ([desde = '', horario, centro]: string[]): Asignacion => ({ desde, horarioId: idOf(horario), centroId: idOf(centro) });
/** The class of an absence has no effect on the plan. */
const absenceOf = ([desde = '', hasta = '', minutos, mitad]: string[]): Ausencia => ({
  desde,
  hasta,
  minutos: idOf(minutos),
  mitad: MITADES.find((one) => one === mitad) ?? null,
  clase: 'permiso',
  aprobada: true,
});

/**
 * All people of a company in groups with the same plan within a window of days. There are few groups, however many people there
 * are.
 */
export async function findGroups(tx: Queryable, entidadId: number, { desde, hasta }: VentanaDePlanes): Promise<Grupo[]> {
  const rows = await tx.query(GRUPOS, [entidadId, desde, hasta]);
  return rows.map(({ planes, faltas, sueltos, ids }) => ({
    ids,
    asignaciones: rowsIn(planes).map(assignmentOf),
    ausencias: rowsIn(faltas).map(absenceOf),
    sueltos: JSON.parse(sueltos) as SueltoLeido[],
  }));
}

const HUELLA = statement(
  'personas/plans.HUELLA',
  `
  select count(*) || '.' || coalesce(max(usuario_id), 0) || '.' || coalesce(sum(revision), 0) as huella from instancia.usuarios where entidad_id = $1`,
);

/** A mark that changes when a person is added, or when anybody's schedule, centre, absences or single days change. */
export async function findPlansMark(tx: Queryable, entidadId: number): Promise<string> {
  const [row] = await tx.query(HUELLA, [entidadId]);
  return row?.huella ?? '';
}

const ABIERTAS = statement(
  'personas/plans.ABIERTAS',
  `
  select usuario_id as id, fecha, inicio, tramos from instancia.jornadas
  where entidad_id = $1 and estado = 'abierta' and inicio is not null and fecha < $2 and not inicio between $3::timestamptz - make_interval(hours => $4) and $3`,
  told<Pick<Jornada, 'tramos'>>(),
);

/** Open days before a date, but those that began so lately that they cannot be forgotten: while it is tomorrow somewhere, those are a whole shift. */
export const findOpenBefore = (
  tx: Queryable,
  entidadId: number,
  fecha: Fecha,
  ahora: Temporal.Instant,
): Promise<(Pick<Jornada, 'fecha' | 'inicio' | 'tramos'> & { id: number })[]> =>
  tx.query(ABIERTAS, [entidadId, fecha, ahora.toString(), NEVER_FORGOTTEN_HOURS]);
