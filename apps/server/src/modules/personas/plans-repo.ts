import type { Ausencia, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Asignacion } from '@jornada/domain/personas/assign.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

/** The days, both included, by which it is told what day somebody is in and what is planned for it. */
export type VentanaDePlanes = { desde: Fecha; hasta: Fecha };

/** People for whom the same is planned within the window. */
export type Grupo = { ids: number[]; asignaciones: Asignacion[]; ausencias: Ausencia[] };

// What matters of everybody's assignments and absences, cut to the window, as one short text: those who have the same are planned for once.
// Of somebody without a contract the one before stays, else the first one to come: it says in which zone they are.
const GRUPOS = statement(`
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
    select a.usuario_id, string_agg(greatest(a.desde, $2) || ' ' || least(a.hasta, $3) || ' ' || coalesce(a.minutos, 0), ',' order by a.desde, a.hasta, a.minutos) as texto
    from instancia.ausencias a where a.entidad_id = $1 and a.hasta >= $2 and a.desde <= $3 and a.aprobada group by 1)
  select coalesce(p.texto, '') as planes, coalesce(f.texto, '') as faltas, array_agg(u.usuario_id) as ids
  from instancia.usuarios u left join planes p using (usuario_id) left join faltas f using (usuario_id)
  where u.entidad_id = $1 group by 1, 2`);

const rowsIn = (texto: string): string[][] => (texto === '' ? [] : texto.split(',').map((row) => row.split(' ')));
const idOf = (texto: string | undefined): number | null => Number(texto) || null;

const assignmentOf = ([desde = '', horario, centro]: string[]): Asignacion => ({ desde, horarioId: idOf(horario), centroId: idOf(centro) });
/** Of which kind an absence is plays no part in what is planned. */
const absenceOf = ([desde = '', hasta = '', minutos]: string[]): Ausencia => ({
  desde,
  hasta,
  minutos: idOf(minutos),
  clase: 'permiso',
  aprobada: true,
});

/** Everybody of a company, in groups for whom the same is planned within a window of days: a few, however many people there are. */
export async function findGroups(tx: Queryable, entidadId: number, { desde, hasta }: VentanaDePlanes): Promise<Grupo[]> {
  const rows = await tx.query<{ planes: string; faltas: string; ids: number[] }>(GRUPOS, [entidadId, desde, hasta]);
  return rows.map(({ planes, faltas, ids }) => ({
    ids,
    asignaciones: rowsIn(planes).map(assignmentOf),
    ausencias: rowsIn(faltas).map(absenceOf),
  }));
}

const HUELLA = statement(`
  select count(*) || '.' || coalesce(max(usuario_id), 0) || '.' || coalesce(sum(revision), 0) as huella from instancia.usuarios where entidad_id = $1`);

/** As long as this is the same, nobody of a company has come, and nobody has been given another schedule, centre or absence. */
export async function findPlansMark(tx: Queryable, entidadId: number): Promise<string> {
  const [row] = await tx.query<{ huella: string }>(HUELLA, [entidadId]);
  return row?.huella ?? '';
}

const ABIERTAS = statement(`
  select usuario_id as id, fecha, inicio from instancia.jornadas where entidad_id = $1 and estado = 'abierta' and fecha < $2`);

/** Days of before a date that are still open: those of a night, and those that somebody has forgotten. */
export const findOpenBefore = (
  tx: Queryable,
  entidadId: number,
  fecha: Fecha,
): Promise<{ id: number; fecha: Fecha; inicio: string | null }[]> => tx.query(ABIERTAS, [entidadId, fecha]);
