import { SOLICITUDES_CONTADAS } from '@jornada/contract/listas.ts';
import type { GastoListado, MesDeGastos, SumasGasto } from '@jornada/contract/gastos/vistas.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { RawBuilder } from 'kysely';
import { byName, hasText, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import type { FilaTipoGasto } from './model.ts';

const sumIn = <C extends string>(column: 'total' | 'a_cobrar', estados: readonly EstadoSolicitud[], as: C) =>
  raw<number>`coalesce(sum(${raw.ref(`g.${column}`)}) filter (where s.estado in (${raw.join([...estados])})), 0)::float8`.as(as);

/** What expenses come to, of rows `s` and `g`. */
const SUMAS = [
  raw<number>`count(*)::int`.as('gastos'),
  sumIn('total', ['borrador'], 'borradorCentimos'),
  sumIn('total', ['pendiente', 'en-curso'], 'pedidoCentimos'),
  sumIn('total', ['aprobada', 'anulacion-solicitada'], 'aprobadoCentimos'),
  sumIn('total', ['pagada'], 'pagadoCentimos'),
  sumIn('a_cobrar', ['pendiente', 'en-curso', 'aprobada', 'anulacion-solicitada'], 'porCobrarCentimos'),
] as const;

type Fila = { entidad_id: number; solicitud_id: number; estado: string; desde: string };

/** What the expenses of these requests come to. */
async function sumOf(tx: Queryable, requests: RawBuilder<Fila>): Promise<SumasGasto> {
  const query = sql
    .selectFrom(requests.as('s'))
    .innerJoin('instancia.gastos as g', (join) =>
      join.onRef('g.entidad_id', '=', 's.entidad_id').onRef('g.solicitud_id', '=', 's.solicitud_id'),
    )
    .select(SUMAS);
  const [row] = await run(tx, query);
  if (!row) throw new Error('nothing was added up');
  return row;
}

/** Of approved requests `s`: all of them are still to be paid. */
export const isUnpaid = raw<boolean>`true`;

/** The months of a year in which somebody has expenses, the latest first, with how many stand in their list and what they come to. */
export const findMonths = (
  tx: Queryable,
  entidadId: number,
  { personaId, ano }: { personaId: number; ano: number },
): Promise<MesDeGastos[]> =>
  run(
    tx,
    sql
      .selectFrom('instancia.solicitudes as s')
      .innerJoin('instancia.gastos as g', (join) =>
        join.onRef('g.entidad_id', '=', 's.entidad_id').onRef('g.solicitud_id', '=', 's.solicitud_id'),
      )
      .select('s.ano')
      .select(raw<number>`extract(month from s.desde)::int`.as('mes'))
      .select(SUMAS)
      .where('s.entidad_id', '=', entidadId)
      .where('s.usuario_id', '=', personaId)
      .where('s.ano', '=', ano)
      .where('s.modulo', '=', 'gastos')
      .where('s.descartada', '=', false)
      .groupBy(['s.ano', 'mes'])
      .orderBy('mes', 'desc'),
  );

/** What the expenses of somebody come to that a year has beside those that began in it: `parts` are conditions for requests `s`, none of which holds for two. */
export async function sumBeside(
  tx: Queryable,
  entidadId: number,
  { personaId, parts }: { personaId: number; parts: readonly RawBuilder<boolean>[] },
): Promise<SumasGasto> {
  const branches = parts.map(
    (part) => raw`
      select s.entidad_id, s.solicitud_id, s.estado, s.desde from instancia.solicitudes s
      where s.entidad_id = ${entidadId} and s.usuario_id = ${personaId} and s.modulo = 'gastos' and not s.descartada and ${part}`,
  );
  return sumOf(tx, raw<Fila>`(${raw.join(branches, raw` union all `)})`);
}

/** Requests `s` that begin in a month; undefined: all. */
export const beginsIn = (ano: number | undefined, mes: number | undefined) =>
  ano === undefined || mes === undefined ? undefined : raw<boolean>`date_trunc('month', s.desde) = make_date(${ano}::int, ${mes}::int, 1)`;

/**
 * Which expenses of a company. Days: of the expenses, both included. `open`: what the days have beside their own, as conditions for requests `s` none of which holds for two.
 */
export type FiltroEmpresa = {
  desde: string | null;
  hasta: string | null;
  open: readonly RawBuilder<boolean>[];
  estado: EstadoSolicitud | null;
  personaId: number | null;
  texto: string;
};

/** Each part reads no more rows than are needed, in the order of its index. */
type Hasta = { reach: number | null };

// Module and states are written out, so that every plan finds the index of expenses. People are only looked at for their names.
function ofCompany(entidadId: number, { desde, hasta, open, estado, personaId, texto }: FiltroEmpresa, { reach }: Hasta): RawBuilder<Fila> {
  const nombre = raw`(select u.nombre_completo from instancia.usuarios u where u.entidad_id = ${entidadId} and u.usuario_id = s.usuario_id)`;
  const filters = [
    ...(estado === null ? [] : [raw<boolean>`s.estado = ${estado}`]),
    ...(personaId === null ? [] : [raw<boolean>`s.usuario_id = ${personaId}`]),
    ...(texto === '' ? [] : [hasText(raw`${nombre} || ' ' || coalesce(s.titulo, '')`, texto)]),
  ];
  const since = desde === null ? [] : [raw<boolean>`s.desde >= ${desde}`];
  const until = hasta === null ? [] : [raw<boolean>`s.desde <= ${hasta}`];
  // What is open stands before these days or after them: two parts, so that both are found by the index.
  const others = open.flatMap((isOpen) => [
    ...(desde === null ? [] : [raw<boolean>`${isOpen} and s.desde < ${desde}`]),
    ...(hasta === null ? [] : [raw<boolean>`${isOpen} and s.desde > ${hasta}`]),
  ]);
  const order = reach === null ? raw`` : raw`order by s.desde desc, s.solicitud_id desc limit ${reach}`;
  const branches = [raw.join([raw<boolean>`true`, ...since, ...until], raw` and `), ...others].map(
    (isIn) => raw`
    (select s.entidad_id, s.solicitud_id, s.estado, s.desde from instancia.solicitudes s
    where s.entidad_id = ${entidadId} and s.modulo = 'gastos' and s.estado <> 'borrador' and ${raw.join([isIn, ...filters], raw` and `)} ${order})`,
  );
  return raw<Fila>`(${raw.join(branches, raw` union all `)})`;
}

/** A page of the expenses of a company, the latest first, and how many there are: one more than are counted means that there are more. */
export async function findOfCompany(tx: Queryable, entidadId: number, { filtro, ...page }: Page & { filtro: FiltroEmpresa }) {
  const reach = Math.max(page.start + page.limit, SOLICITUDES_CONTADAS) + 1;
  const list = sql
    .selectFrom(ofCompany(entidadId, filtro, { reach }).as('s'))
    .select('s.solicitud_id as id')
    .orderBy('s.desde', 'desc')
    .orderBy('s.solicitud_id', 'desc');
  const { items, total } = await pageOf(tx, list, page, SOLICITUDES_CONTADAS);
  return { ids: items.map(({ id }) => id), total };
}

/** What all of them come to. */
export const sumOfCompany = (tx: Queryable, entidadId: number, filtro: FiltroEmpresa): Promise<SumasGasto> =>
  sumOf(tx, ofCompany(entidadId, filtro, { reach: null }));

export type FilaLinea = Pick<GastoListado, 'clase' | 'aCobrarCentimos' | 'ficheros' | 'pagada'> & {
  id: number;
  tipo: Pick<FilaTipoGasto, 'categoria' | 'nombre'> | null;
  formaPagoId: number | null;
  proyectoId: number | null;
};

const LINEAS = statement(
  'gastos/company.LINEAS',
  `
  select g.solicitud_id as id, g.clase, coalesce(g.a_cobrar, 0) as "aCobrarCentimos", g.pagada, g.forma_pago_id as "formaPagoId", g.proyecto_id as "proyectoId",
    case when t.tipo_id is not null then jsonb_build_object('categoria', t.categoria, 'nombre', t.nombre) end as tipo,
    (select count(*)::int from instancia.ficheros f
      where f.entidad_id = $1 and f.modulo = 'gastos' and f.asunto_id = g.solicitud_id and f.estado = 'guardado') as ficheros
  from instancia.gastos g
  left join instancia.gastos_tipos t on t.entidad_id = $1 and t.tipo_id = g.tipo_id
  where g.entidad_id = $1 and g.solicitud_id = any($2)`,
  told<{ tipo: FilaLinea['tipo'] }>(),
);

/** What lists show of these expenses beside what all requests have, by id. */
export async function findLines(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Map<number, FilaLinea>> {
  const rows = await tx.query(LINEAS, [entidadId, ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** These projects by name; `texto` is searched in name and client. */
export function findProjects(tx: Queryable, entidadId: number, { ids, texto, ...page }: Page & { ids: readonly number[]; texto: string }) {
  const list = sql
    .selectFrom('instancia.proyectos as p')
    .leftJoin('instancia.clientes as c', (join) =>
      join.onRef('c.entidad_id', '=', 'p.entidad_id').onRef('c.cliente_id', '=', 'p.cliente_id'),
    )
    .select(['p.proyecto_id as id', 'p.nombre', 'c.nombre as cliente'])
    .where('p.entidad_id', '=', entidadId)
    .where(raw<boolean>`p.proyecto_id = any(${ids})`)
    .$if(texto !== '', (query) => query.where(hasText(raw`p.nombre || ' ' || coalesce(c.nombre, '')`, texto)))
    .orderBy(byName('p.nombre'))
    .orderBy('p.proyecto_id');
  return pageOf(tx, list, page);
}
