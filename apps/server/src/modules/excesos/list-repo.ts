import type { CategoriaExceso, ParteExceso } from '@jornada/domain/excesos/index.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import { peopleOf, type Alcance } from '../../shared/reach/reach.ts';
import type { FilaExceso } from './reads.ts';

export type Quienes = { persona?: number | undefined; centro?: number | undefined; departamento?: number | undefined };
export type FiltroExceso = Quienes & {
  desde: string;
  hasta: string;
  categoria?: CategoriaExceso | undefined;
  mano?: 'si' | 'no' | undefined;
  /** Minutes below which a day is left out if only the rule speaks of it. */
  tolerancia?: number | undefined;
};

const COLUMNA = {
  pagada: 'x.pagada',
  descanso: 'x.descanso',
  'fuerza-mayor': 'x.fuerza_mayor',
  complementaria: 'x.complementaria',
  flexible: 'x.flexible',
} as const satisfies Record<CategoriaExceso, string>;

/** Nobody asked for these minutes or decided them, and they are too few to be looked at. */
const isBelow = (tolerancia: number) =>
  raw<boolean>`(x.exceso < ${tolerancia} and not x.a_mano and not x.partes @> '[{"fuente": "solicitud"}]')`;

const daysOf = (alcance: Alcance, { persona, categoria, mano, tolerancia = 0, ...ventana }: FiltroExceso) =>
  sql
    .selectFrom('instancia.excesos as x')
    .innerJoin('instancia.usuarios as u', (join) =>
      join.onRef('u.entidad_id', '=', 'x.entidad_id').onRef('u.usuario_id', '=', 'x.usuario_id'),
    )
    .where('x.entidad_id', '=', alcance.entidadId)
    .where(raw<boolean>`x.fecha between ${ventana.desde} and ${ventana.hasta}`)
    .where(peopleOf(alcance, ventana))
    .$if(persona !== undefined, (query) => query.where('x.usuario_id', '=', persona ?? 0))
    .$if(categoria !== undefined, (query) => query.where(raw<boolean>`${raw.ref(COLUMNA[categoria ?? 'flexible'])} > 0`))
    .$if(mano !== undefined, (query) => query.where('x.a_mano', '=', mano === 'si'))
    .$if(tolerancia > 0, (query) => query.where(raw<boolean>`not ${isBelow(tolerancia)}`));

const COLUMNAS = ['x.usuario_id as personaId', 'u.nombre_completo as nombre', 'x.fecha', 'x.exceso', 'x.partes'] as const;
/** A page of days above the plan, the newest first. */
export async function findDays(tx: Queryable, alcance: Alcance, { start, limit, ...filtro }: FiltroExceso & Page) {
  const list = daysOf(alcance, filtro).select(COLUMNAS).orderBy('x.fecha', 'desc').orderBy('x.usuario_id');
  const { items, total } = await pageOf(tx, list, { start, limit });
  return { items: items as unknown as FilaExceso[], total };
}

/** How many days a tolerance leaves out. */
export async function countBelow(tx: Queryable, alcance: Alcance, { tolerancia = 0, ...filtro }: FiltroExceso): Promise<number> {
  if (tolerancia === 0) return 0;
  const below = daysOf(alcance, filtro).where(isBelow(tolerancia));
  const [row] = await run(tx, below.select(raw<number>`count(*)::int`.as('total')));
  return row?.total ?? 0;
}

const NADA = { pagada: 0, descanso: 0, fuerza_mayor: 0, complementaria: 0, flexible: 0 };
const sumOf = (column: string) => raw<number>`coalesce(sum(${raw.ref(column)}), 0)::int`;

/** The sums of all such days. */
export async function sumDays(tx: Queryable, alcance: Alcance, filtro: FiltroExceso) {
  const [row = NADA] = await run(
    tx,
    daysOf(alcance, filtro).select([
      sumOf('x.pagada').as('pagada'),
      sumOf('x.descanso').as('descanso'),
      sumOf('x.fuerza_mayor').as('fuerza_mayor'),
      sumOf('x.complementaria').as('complementaria'),
      sumOf('x.flexible').as('flexible'),
    ]),
  );
  const { fuerza_mayor: fuerzaMayor, ...rest } = row;
  return { ...rest, 'fuerza-mayor': fuerzaMayor };
}

/** One day of somebody within reach; undefined if it has nothing above the plan. */
export async function findDay(
  tx: Queryable,
  alcance: Alcance,
  { persona, fecha }: { persona: number; fecha: string },
): Promise<FilaExceso | undefined> {
  const [row] = await run(tx, daysOf(alcance, { persona, desde: fecha, hasta: fecha }).select(COLUMNAS));
  return row as unknown as FilaExceso | undefined;
}

const DECISIONES = statement(
  'excesos/list.DECISIONES',
  `
  select d.usuario_id as "personaId", d.fecha, d.motivo, u.nombre_completo as autor, d.momento
  from unnest($2::int[], $3::date[]) as k (usuario_id, fecha)
  cross join lateral (
    select e.* from instancia.excesos_decisiones e
    where e.entidad_id = $1 and e.usuario_id = k.usuario_id and e.fecha = k.fecha order by e.decision_id desc limit 1) d
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = d.autor_id
  where d.partes <> '[]'`,
);
export type DecisionDeDia = { personaId: number; fecha: string; motivo: string; autor: string; momento: string };

/** What was decided by hand about some days, the last of each. */
export const findDecisions = (
  tx: Queryable,
  entidadId: number,
  dias: readonly { personaId: number; fecha: string }[],
): Promise<DecisionDeDia[]> =>
  dias.length === 0
    ? Promise.resolve([])
    : tx.query(DECISIONES, [entidadId, dias.map(({ personaId }) => personaId), dias.map(({ fecha }) => fecha)]);

const DECIDIR = statement(
  'excesos/list.DECIDIR',
  `
  insert into instancia.excesos_decisiones (entidad_id, usuario_id, fecha, partes, motivo, autor_id, momento) values ($1, $2, $3, $4, $5, $6, $7)`,
);

export async function createDecision(
  tx: Queryable,
  entidadId: number,
  decision: { persona: number; fecha: string; partes: readonly object[]; motivo: string; autorId: number; momento: string },
): Promise<void> {
  const { persona, fecha, partes, motivo, autorId, momento } = decision;
  await tx.query(DECIDIR, [entidadId, persona, fecha, JSON.stringify(partes), motivo, autorId, momento]);
}

const CERRADOS = statement(
  'excesos/list.CERRADOS',
  `
  select k.usuario_id as "personaId", k.fecha from unnest($2::int[], $3::date[]) as k (usuario_id, fecha)
  where exists (
    select from instancia.meses_cerrados m
    where m.entidad_id = $1 and m.mes = date_trunc('month', k.fecha) and m.centro_id = coalesce((
      select a.centro_id from instancia.asignaciones a
      where a.entidad_id = $1 and a.usuario_id = k.usuario_id and a.desde <= k.fecha and a.centro_id is not null order by a.desde desc limit 1), m.centro_id))`,
  told<{ personaId: number; fecha: string }>(),
);

/** Those of some days whose month is closed. */
export const findClosed = (
  tx: Queryable,
  entidadId: number,
  dias: readonly { personaId: number; fecha: string }[],
): Promise<{ personaId: number; fecha: string }[]> =>
  tx.query(CERRADOS, [entidadId, dias.map(({ personaId }) => personaId), dias.map(({ fecha }) => fecha)]);

/** A page of people with their sums of a year, those with the most minutes that count first. Only people with something above the plan. */
export async function findYears(tx: Queryable, alcance: Alcance, { ano, start, limit, ...quienes }: Quienes & Page & { ano: number }) {
  const list = daysOf(alcance, { ...quienes, desde: `${ano}-01-01`, hasta: `${ano}-12-31` })
    .select(['x.usuario_id as personaId', 'u.nombre_completo as nombre'])
    .select([
      sumOf('x.pagada').as('pagada'),
      sumOf('x.descanso').as('descanso'),
      sumOf('x.fuerza_mayor').as('fuerzaMayor'),
      sumOf('x.complementaria').as('complementaria'),
      sumOf('x.flexible').as('flexible'),
      sumOf('x.cuentan').as('cuentan'),
    ])
    .groupBy(['x.usuario_id', 'u.nombre_completo'])
    .orderBy(raw`sum(x.cuentan) desc, sum(x.exceso) desc, x.usuario_id`);
  return pageOf(tx, list, { start, limit });
}

const PROPIOS = statement(
  'excesos/list.PROPIOS',
  `
  select x.usuario_id as "personaId", u.nombre_completo as nombre, x.fecha, x.exceso, x.partes, x.cuentan
  from instancia.excesos x join instancia.usuarios u using (entidad_id, usuario_id)
  where x.entidad_id = $1 and x.usuario_id = $2 and x.fecha between $3 and $4 order by x.fecha desc`,
  told<{ partes: ParteExceso[] }>(),
);

/** The days of one person in a year, the newest first. */
export const findOwn = (tx: Queryable, entidadId: number, personaId: number, ano: number): Promise<(FilaExceso & { cuentan: number })[]> =>
  tx.query(PROPIOS, [entidadId, personaId, `${ano}-01-01`, `${ano}-12-31`]);

const APARTE = statement(
  'excesos/list.APARTE',
  `
  select x.usuario_id as "personaId", x.fecha, x.aparte as minutos from instancia.excesos x
  where x.entidad_id = $1 and x.fecha between $2 and $3 and x.aparte > 0 order by 1, 2`,
);

/** Minutes that no request has and that do not go into the balance of the month. */
export const findApart = (
  tx: Queryable,
  entidadId: number,
  { desde, hasta }: { desde: string; hasta: string },
): Promise<{ personaId: number; fecha: string; minutos: number }[]> => tx.query(APARTE, [entidadId, desde, hasta]);
