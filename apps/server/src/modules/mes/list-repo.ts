import { TOTAL_CONTADO } from '@jornada/contract/listas.ts';
import { NOMBRES_COLUMNA } from '@jornada/contract/mes/columnas.ts';
import type { MesDeAlguienVista } from '@jornada/contract/mes/calls.ts';
import type { Mes } from '@jornada/domain/cierres/index.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { hasWords } from '../../shared/words.ts';
import { seenBy, type Alcance } from '../../shared/reach/reach.ts';
import {
  BESIDE,
  BESIDE_ALL,
  isBeside,
  NADA_APARTE,
  orderBy,
  STORED,
  sumsSql,
  VALORES_APARTE,
  valuesSql,
  type ColumnaAparte,
  type OrdenMes,
} from './columns.ts';

/** Whose months: those of the people whom `alcance` reaches. `isKnown`: why they are away may be said. `hoy`: the company's day. */
export type FiltroMes = {
  alcance: Alcance;
  isKnown: boolean;
  hoy: string;
  mes: Mes;
  centro: number | null;
  departamento: number | null;
  responsable: number | null;
  palabras: readonly string[];
  con: 'avisos' | 'sin-firmar' | null;
};

/** What the person said about the month; null while the company does not ask for it. */
const FIRMA = `(
  select e.estado from instancia.firmas_ajustes a cross join lateral instancia.estado_de_firma($entidadId, u.usuario_id, $mes::date) e
  where a.entidad_id = $entidadId and a.activa and a.desde <= $mes::date and ($mes::date + interval '1 month')::date <= $hoy::date)`;

/** Whether the company asks people to confirm the month. */
const ES_PEDIDO = `exists (
  select from instancia.firmas_ajustes a
  where a.entidad_id = $entidadId and a.activa and a.desde <= $mes::date and ($mes::date + interval '1 month')::date <= $hoy::date)`;

/** What is wrong with the first day of a month that should be looked at. */
const AVISO = `(
  select case when d ? 'incidencias' then d->'incidencias'->>0 when d->>'porque' = 'incompleta' then 'incompleta' else 'pendiente' end
  from jsonb_array_elements(p.dias) with ordinality as t (d, n)
  where d->>'porque' = 'incompleta' or d ? 'incidencias' or d ? 'pendientes' order by n limit 1)`;

const gente = (beside = ''): string => `
  from instancia.usuarios u join instancia.meses_de_persona p on p.entidad_id = $entidadId and p.mes = $mes::date and p.usuario_id = u.usuario_id
  ${beside}
  where u.entidad_id = $entidadId and p.participa and ${seenBy('$jefes', '$personaId')} and ($centro::int is null or p.centro_id = $centro)
    and ($departamento::int is null or u.departamento_id in (
      select d.departamento_id from instancia.departamentos d where d.entidad_id = $entidadId and $departamento in (d.departamento_id, d.padre_id)))
    and ($responsable::int is null or u.responsable_id = $responsable)
    and ($palabras::text[] = '{}' or ${hasWords('$palabras')})
    and ($con::text is distinct from 'avisos' or p.avisos > 0)
    and ($con::text is distinct from 'sin-firmar' or ${FIRMA} <> 'firmado')`;

const valuesOf = ({ alcance, mes, ...filtro }: FiltroMes) => ({ ...filtro, ...alcance, mes: `${mes}-01` });

/** With the sums of other tables only where the order needs them. */
const genteFor = (sort: OrdenMes): string => gente(isBeside(sort) ? BESIDE : '');

// Whose rows they are is found first: only a page of people is looked up in other tables.
const page = (sort: OrdenMes, dir: 'asc' | 'desc') =>
  statement(
    'mes/list.PAGES',
    `
  with pagina as materialized (
    select u.usuario_id ${genteFor(sort)} order by ${orderBy(sort, dir)} limit $limit offset $start)
  select json_build_object('id', u.usuario_id, 'nombre', u.nombre_completo) as persona,
    (select c.nombre from instancia.centros c where c.entidad_id = $entidadId and c.centro_id = p.centro_id) as centro,
    (select d.nombre from instancia.departamentos d where d.entidad_id = $entidadId and d.departamento_id = u.departamento_id) as departamento,
    p.tira, ${FIRMA} as firma, ${AVISO} as aviso, ${valuesSql('$isKnown')}
  from pagina join instancia.usuarios u on u.entidad_id = $entidadId and u.usuario_id = pagina.usuario_id
  join instancia.meses_de_persona p on p.entidad_id = $entidadId and p.mes = $mes::date and p.usuario_id = u.usuario_id
  ${BESIDE} order by ${orderBy(sort, dir)}`,
    told<Pick<MesDeAlguienVista, 'firma' | 'aviso'>>(),
  );

const place = (sort: OrdenMes, dir: 'asc' | 'desc') =>
  statement(
    'mes/list.PLACES',
    `
  select lugar from (select u.usuario_id, row_number() over (order by ${orderBy(sort, dir)})::int - 1 as lugar ${genteFor(sort)}) as todas
  where usuario_id = $id`,
  );

const eachOrder = <S>(make: (sort: OrdenMes, dir: 'asc' | 'desc') => S): Map<OrdenMes, { asc: S; desc: S }> =>
  new Map((['nombre', ...NOMBRES_COLUMNA] as const).map((sort) => [sort, { asc: make(sort, 'asc'), desc: make(sort, 'desc') }]));
const PAGES = eachOrder(page);
const PLACES = eachOrder(place);
const CUENTA = statement(
  'mes/list.CUENTA',
  `select count(*)::int as total from (select ${gente()} limit ${TOTAL_CONTADO + 1}) as contadas`,
);

/** A part of the people of a filter, in an order. By name only the rows of the page are read, however many people there are. */
export async function findPage(
  tx: Queryable,
  filtro: FiltroMes,
  { sort, dir, start, limit }: { sort: OrdenMes; dir: 'asc' | 'desc'; start: number; limit: number },
): Promise<{ items: MesDeAlguienVista[]; total: number }> {
  const text = PAGES.get(sort)?.[dir];
  if (!text) throw new Error(`no order by ${sort}`);
  const items = await tx.query(text, { ...valuesOf(filtro), limit, start });
  if (items.length < limit && (start === 0 || items.length > 0)) return { items, total: start + items.length };
  const [row] = await tx.query(CUENTA, valuesOf(filtro));
  return { items, total: row?.total ?? 0 };
}

/** How many of the people of a filter stand before somebody in an order; null for somebody who is not among them. */
export async function findPlace(
  tx: Queryable,
  filtro: FiltroMes,
  { sort, dir, id }: { sort: OrdenMes; dir: 'asc' | 'desc'; id: number },
): Promise<number | null> {
  const text = PLACES.get(sort)?.[dir];
  if (!text) throw new Error(`no order by ${sort}`);
  const [row] = await tx.query(text, { ...valuesOf(filtro), id });
  return row?.lugar ?? null;
}

const TOTALES = statement(
  'mes/list.TOTALES',
  `
  with elegidas as materialized (select ${STORED} ${gente()})
  select count(*)::int as personas, count(*) filter (where p.avisos > 0)::int as "conAvisos", ${sumsSql('$isKnown')} from elegidas p ${BESIDE_ALL}`,
);
const CENTROS = statement(
  'mes/list.CENTROS',
  `
  select c.centro_id as id, c.nombre, g.personas, g.avisos, case when ${ES_PEDIDO} then g.firmados end as firmados
  from (select p.centro_id, count(*)::int as personas, count(*) filter (where p.avisos > 0)::int as avisos,
      count(*) filter (where ${FIRMA} = 'firmado')::int as firmados ${gente()} group by p.centro_id) g
  join instancia.centros c on c.entidad_id = $entidadId and c.centro_id = g.centro_id order by c.nombre collate "und-x-icu", c.centro_id`,
);

type Totales = { personas: number; conAvisos: number } & Pick<MesDeAlguienVista, 'valores' | 'clases'>;
type DeCentro = RowOf<typeof CENTROS>;

/** The sums over all people of a filter, and how many there are by centre, whichever centre the filter has. */
export async function findTotals(tx: Queryable, filtro: FiltroMes): Promise<Totales & { centros: DeCentro[] }> {
  const [totals] = await tx.query(TOTALES, valuesOf(filtro));
  const centros = await tx.query(CENTROS, valuesOf({ ...filtro, centro: null, con: null }));
  if (!totals) throw new Error('a sum answered nothing');
  return { ...totals, centros };
}

const PERSONA = statement(
  'mes/list.PERSONA',
  `
  select u.usuario_id as id, u.nombre_completo as nombre,
    (select d.nombre from instancia.departamentos d where d.entidad_id = $1 and d.departamento_id = u.departamento_id) as departamento
  from instancia.usuarios u
  where u.entidad_id = $1 and u.usuario_id = $2 and not u.es_quiosco and ${seenBy('$3', '$4')}`,
);

/** Somebody within the reach of whoever asks; null for everybody else, whether they exist or not. */
export async function findPerson(tx: Queryable, { entidadId, jefes, personaId }: Alcance, id: number) {
  const [row] = await tx.query(PERSONA, [entidadId, id, jefes, personaId]);
  return row ?? null;
}

const CUANTAS = statement(
  'mes/list.CUANTAS',
  'select count(*)::int as total from instancia.usuarios where entidad_id = $1 and not es_quiosco',
);

export async function countPeople(tx: Queryable, entidadId: number): Promise<number> {
  const [row] = await tx.query(CUANTAS, [entidadId]);
  return row?.total ?? 0;
}

const APARTE = statement(
  'mes/list.APARTE',
  `
  select ${VALORES_APARTE} from instancia.meses_de_persona p ${BESIDE}
  where p.entidad_id = $1 and p.mes = $2::date and p.usuario_id = $3`,
);

/** The numbers of one person's month that other tables have. */
export async function findBeside(tx: Queryable, entidadId: number, mes: Mes, id: number): Promise<Record<ColumnaAparte, number>> {
  const [row] = await tx.query(APARTE, [entidadId, `${mes}-01`, id]);
  return row?.valores ?? NADA_APARTE;
}
