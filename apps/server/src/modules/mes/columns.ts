import { COLUMNAS_COMUNES, type ColumnaMes } from '@jornada/contract/mes/columnas.ts';
import { CLASES_AUSENCIA } from '@jornada/domain/horario/modelo.ts';

/**
 * The number of each column in one person's month, in SQL. `p`: the row of `meses_de_persona`; `u`: the person; `x` and `b`: see `BESIDE`. The only
 * list besides that of the contract.
 */
const COLUMN: Record<ColumnaMes, string> = {
  previsto: 'p.previsto',
  trabajado: 'p.trabajado',
  efectivo: 'p.efectivo',
  ordinario: 'p.ordinario',
  exceso: 'p.exceso',
  pagadas: 'x.pagada',
  aDescanso: 'x.descanso',
  fuerzaMayor: 'x.fuerza_mayor',
  complementarias: 'x.complementaria',
  flexibles: 'x.flexible',
  nocturno: 'p.nocturno',
  retraso: 'p.retraso',
  ausencias: 'p.vacaciones + p.baja + p.permiso + p.compensacion',
  vacaciones: 'p.vacaciones',
  baja: 'p.baja',
  permiso: 'p.permiso',
  compensacion: 'p.compensacion',
  ausenciaMinutos: 'p.ausencia_minutos',
  saldo: 'p.saldo',
  bolsa: 'b.minutos',
  incidencias: 'p.incidencias',
  incompletas: 'p.incompletas',
  pendientes: 'p.pendientes',
  avisos: 'p.avisos',
};

/** What the columns need of the stored sums of a month, beside whose they are: its days are long, and no column reads them. */
export const STORED = `p.usuario_id, ${[...new Set(Object.values(COLUMN).flatMap((sql) => sql.match(/p\.\w+/g) ?? []))].join(', ')}`;

/** Sums of other tables for the person and month of `p`: hours above the plan by what they are, and what was written into the hour bank. */
export const BESIDE = `
  cross join lateral (
    select coalesce(sum(e.pagada), 0)::int as pagada, coalesce(sum(e.descanso), 0)::int as descanso,
      coalesce(sum(e.fuerza_mayor), 0)::int as fuerza_mayor, coalesce(sum(e.complementaria), 0)::int as complementaria,
      coalesce(sum(e.flexible), 0)::int as flexible
    from instancia.excesos e
    where e.entidad_id = p.entidad_id and e.usuario_id = p.usuario_id and e.fecha >= p.mes and e.fecha < (p.mes + interval '1 month')::date) x
  cross join lateral (
    select coalesce(sum(m.minutos), 0)::int as minutos from instancia.bolsa_movimientos m
    where m.entidad_id = p.entidad_id and m.usuario_id = p.usuario_id and m.fecha >= p.mes and m.fecha < (p.mes + interval '1 month')::date) b`;

/** The same sums for all people of `elegidas` together. */
export const BESIDE_ALL = `
  cross join (
    select coalesce(sum(e.pagada), 0)::int as pagada, coalesce(sum(e.descanso), 0)::int as descanso,
      coalesce(sum(e.fuerza_mayor), 0)::int as fuerza_mayor, coalesce(sum(e.complementaria), 0)::int as complementaria,
      coalesce(sum(e.flexible), 0)::int as flexible
    from instancia.excesos e
    where e.entidad_id = $entidadId and e.fecha >= $mes::date and e.fecha < ($mes::date + interval '1 month')::date
      and e.usuario_id in (select usuario_id from elegidas)) x
  cross join (
    select coalesce(sum(m.minutos), 0)::int as minutos from instancia.bolsa_movimientos m
    where m.entidad_id = $entidadId and m.fecha >= $mes::date and m.fecha < ($mes::date + interval '1 month')::date
      and m.usuario_id in (select usuario_id from elegidas)) b`;

const object = (of: (name: ColumnaMes) => string, names: readonly ColumnaMes[]): string =>
  `json_build_object(${names.map((name) => `'${name}', ${of(name)}`).join(', ')})`;
/** The numbers that everybody sees, and beside them the absences of each kind; those are null unless the parameter `known` is true. */
const both =
  (of: (name: ColumnaMes) => string) =>
  (known: string): string =>
    `${object(of, COLUMNAS_COMUNES)} as valores, case when ${known}::boolean then ${object(of, CLASES_AUSENCIA)} end as clases`;

/** The columns that are not in the stored sums of a month. */
const APARTE = ['pagadas', 'aDescanso', 'fuerzaMayor', 'complementarias', 'flexibles', 'bolsa'] as const satisfies readonly ColumnaMes[];
export type ColumnaAparte = (typeof APARTE)[number];
/** Whether a column is in `x` or `b`, and not in the stored sums. */
export const isBeside = (name: OrdenMes): boolean => APARTE.some((one) => one === name);
export const NADA_APARTE: Record<ColumnaAparte, number> = {
  pagadas: 0,
  aDescanso: 0,
  fuerzaMayor: 0,
  complementarias: 0,
  flexibles: 0,
  bolsa: 0,
};
export const VALORES_APARTE = `json_build_object(${APARTE.map((name) => `'${name}', ${COLUMN[name]}`).join(', ')}) as valores`;

/** All numbers of one person. */
export const valuesSql = both((name) => COLUMN[name]);
/** Their sums over all people; `x` and `b` are sums already, see `BESIDE_ALL`. */
export const sumsSql = both((name) => `coalesce(${isBeside(name) ? 'max' : 'sum'}(${COLUMN[name]}), 0)::int`);

const NAME = 'u.nombre_completo collate "und-x-icu"';
export type OrdenMes = ColumnaMes | 'nombre';

/** People by a column, those with the same number by name. */
export function orderBy(sort: OrdenMes, dir: 'asc' | 'desc'): string {
  return sort === 'nombre' ? `${NAME} ${dir}, u.usuario_id ${dir}` : `${COLUMN[sort]} ${dir}, ${NAME}, u.usuario_id`;
}
