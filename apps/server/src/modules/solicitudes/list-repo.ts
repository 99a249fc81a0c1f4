import { SOLICITUDES_CONTADAS } from '@jornada/contract/listas.ts';
import type { OrdenBandeja } from '@jornada/contract/solicitudes/calls.ts';
import { ESTADOS_SOLICITUD, type EstadoSolicitud, type ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import type { Decisor } from '@jornada/domain/solicitudes/index.ts';
import type { RawBuilder } from 'kysely';
import { countUpTo, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';
import type { AsuntoDePasos, Solicitud } from './model.ts';
import { partsOfYear } from './open-repo.ts';
import { COLUMNAS, solicitudFrom } from './repo.ts';

/** A request with the names that lists show. */
export type FilaLista = Solicitud & {
  persona: string;
  fotoVersion: string | null;
  espera: string | null;
  conformes: number;
  pasos: number;
  decidio: string | null;
};

// Requests, steps and people are each looked up together: keys beside each other stand on the same pages.
const LISTA = statement(
  'solicitudes/list.LISTA',
  `
  with k as materialized (select s.* from instancia.solicitudes s where s.entidad_id = $1 and s.solicitud_id = any ($2::bigint[])),
  gente as materialized (
    select u.usuario_id as id, u.nombre_completo as nombre, u.foto_version as foto from instancia.usuarios u
    where u.entidad_id = $1 and u.usuario_id = any (array(select q.id from k cross join lateral (values (k.usuario_id), (k.espera_de), (k.decidida_por)) as q (id)))),
  pasos as materialized (
    select x.solicitud_id as id, x.para, count(*) filter (where x.estado <> 'saltado')::int as pasos, count(*) filter (where x.estado = 'conforme')::int as conformes
    from instancia.solicitudes_pasos x where x.entidad_id = $1 and x.solicitud_id = any ($2::bigint[]) group by x.solicitud_id, x.para)
  select ${COLUMNAS}, u.nombre as persona, u.foto as "fotoVersion", w.nombre as espera, d.nombre as decidio, coalesce(p.pasos, 0) as pasos, coalesce(p.conformes, 0) as conformes
  from k s
  join gente u on u.id = s.usuario_id
  left join gente w on w.id = s.espera_de
  left join gente d on d.id = s.decidida_por
  left join pasos p on p.id = s.solicitud_id and p.para = case s.estado when 'anulacion-solicitada' then 'anular' else 'aprobar' end
  order by array_position($2::bigint[], s.solicitud_id)`,
);

/** These requests, in the given order. */
export async function findForList(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<FilaLista[]> {
  return (await tx.query(LISTA, [entidadId, ids])).map((row) => solicitudFrom(row));
}

type OrdenPropio = { id: number; ano: number; desde: string; creada: string; lugar: number };
/** The place of a state in the order of states. */
const LUGAR = raw<number>`array_position(array[${raw.join(ESTADOS_SOLICITUD.map((estado) => raw.lit(estado)))}], s.estado::text)`;
type Ids = { ids: number[]; total: number };
type Key = { id: number };
const idsOf = ({ items, total }: { items: Key[]; total: number }): Ids => ({ ids: items.map(({ id }) => id), total });

export type OrdenDeLista = 'desde' | 'creada' | 'estado';
export type Filtro = Page & {
  personaId: number;
  modulos: readonly ModuloDecision[];
  ano: number | null;
  /** What is open, in parts that have no request twice: a year has it, too, whatever its own one. */
  open: readonly RawBuilder<boolean>[];
  /** Nothing but that. */
  isOpenOnly: boolean;
  estado: EstadoSolicitud | null;
  also: RawBuilder<boolean> | null;
  orden: { por: OrdenDeLista; dir: 'asc' | 'desc' };
};

/**
 * A page of somebody's own requests. One over New Year belongs to both years, and what is open to each: those that began in the year are read in their order, the
 * few others by their end or as what is open. The first day of a request is in its year, so that the order by year and day is that by day.
 */
export async function findOwn(tx: Queryable, entidadId: number, filtro: Filtro): Promise<Ids> {
  const { personaId, modulos, ano, open, isOpenOnly, estado, also, orden, start, limit } = filtro;
  const reach = Math.max(start + limit, SOLICITUDES_CONTADAS) + 1;
  const dir = orden.dir === 'asc' ? raw`asc` : raw`desc`;
  const order = {
    desde: raw`ano ${dir}, desde ${dir}, id ${dir}`,
    creada: raw`creada ${dir}, id ${dir}`,
    // Of one state the latest first.
    estado: raw`lugar ${dir}, ano desc, desde desc, id desc`,
  }[orden.por];
  const lugar = orden.por === 'estado' ? LUGAR : raw<number>`0`;
  const branch = (isIn: RawBuilder<unknown>) => raw`
    (select s.ano, s.desde, s.creada, ${lugar} as lugar, s.solicitud_id as id from instancia.solicitudes s
    where s.entidad_id = ${entidadId} and s.usuario_id = ${personaId} and s.modulo in (${raw.join([...modulos])}) and ${isIn} and not s.descartada
      and ${estado === null ? raw`true` : raw`s.estado = ${estado}`} and ${also ?? raw`true`}
    order by ${order} limit ${reach})`;
  const parts = isOpenOnly ? open : ano === null ? [raw`true`] : partsOfYear(ano, open);
  const branches = parts.map(branch);
  const list = sql
    .selectFrom(raw<OrdenPropio>`(${raw.join(branches, raw` union all `)})`.as('q'))
    .select('q.id')
    .orderBy(order);
  return idsOf(await pageOf(tx, list, { start, limit }, SOLICITUDES_CONTADAS));
}

const ANOS = statement(
  'solicitudes/list.ANOS',
  `
  select distinct y.ano from instancia.solicitudes s
  cross join lateral generate_series(s.ano, extract(year from s.hasta)::int) as y (ano)
  where s.entidad_id = $1 and s.usuario_id = $2 and s.modulo = any($3) and not s.descartada order by 1 desc`,
);

/** The years in which somebody has requests, the latest first. */
export async function findYears(
  tx: Queryable,
  entidadId: number,
  personaId: number,
  modulos: readonly ModuloDecision[],
): Promise<number[]> {
  return (await tx.query(ANOS, [entidadId, personaId, modulos])).map(({ ano }) => ano);
}

/** `notInClosed`: modules whose requests are left out while their month is closed. */
type Cola = { quien: Decisor; modulos: readonly ModuloDecision[]; orden?: OrdenBandeja; notInClosed?: readonly ModuloDecision[] };
/** How many rows are needed at most. */
type Hasta = { reach: number };
type Orden = { id: number; cuando: string };

/** By what those that wait are ordered. */
const CUANDO = { espera: 's.turno_desde', comienzo: 's.desde' } as const satisfies Record<OrdenBandeja, string>;

// One branch for each person who is waited for. Each reads no more rows than are needed, in the order of the index.
function waitingOf(entidadId: number, { quien, modulos, orden = 'espera', notInClosed = [], reach }: Cola & Hasta): RawBuilder<unknown> {
  const cuando = raw.ref(CUANDO[orden]);
  const { personaId, usuarioId, administra, titulares } = quien;
  const isOpen =
    notInClosed.length === 0
      ? raw`true`
      : raw`(s.modulo not in (${raw.join([...notInClosed])}) or not instancia.esta_cerrado(${entidadId}, s.usuario_id, s.desde))`;
  const branch = (espera: number) => raw`
    (select s.solicitud_id as id, ${cuando} as cuando from instancia.solicitudes s
    where s.entidad_id = ${entidadId} and s.espera = ${espera} and s.usuario_id not in (${personaId}, ${usuarioId})
      and s.autor_id <> ${usuarioId} and s.modulo in (${raw.join([...modulos])}) and ${isOpen}
    order by ${cuando}, s.solicitud_id limit ${reach})`;
  return raw.join([personaId, ...titulares, ...(administra ? [0] : [])].map(branch), raw` union all `);
}

const waitingList = (entidadId: number, cola: Cola & Hasta) =>
  sql.selectFrom(raw<Orden>`(${waitingOf(entidadId, cola)})`.as('q')).select('q.id');

/** A page of what waits for somebody: the oldest first, or what begins first. */
export async function findWaiting(tx: Queryable, entidadId: number, { start, limit, ...cola }: Cola & Page): Promise<Ids> {
  const reach = Math.max(start + limit, SOLICITUDES_CONTADAS) + 1;
  return idsOf(
    await pageOf(
      tx,
      waitingList(entidadId, { ...cola, reach })
        .orderBy('q.cuando')
        .orderBy('q.id'),
      { start, limit },
      SOLICITUDES_CONTADAS,
    ),
  );
}

/** The same of the whole company, for whomever it waits. */
export async function findWaitingAnywhere(
  tx: Queryable,
  entidadId: number,
  { quien, modulos, orden = 'espera', ...page }: Cola & Page,
): Promise<Ids> {
  const list = sql
    .selectFrom('instancia.solicitudes as s')
    .select('s.solicitud_id as id')
    .where('s.entidad_id', '=', entidadId)
    .where('s.espera', 'is not', null)
    .where('s.modulo', 'in', [...modulos])
    .where('s.usuario_id', 'not in', [quien.personaId, quien.usuarioId])
    .where('s.autor_id', '<>', quien.usuarioId)
    .orderBy(CUANDO[orden])
    .orderBy('s.solicitud_id');
  return idsOf(await pageOf(tx, list, page, SOLICITUDES_CONTADAS));
}

/** How many requests wait for somebody, up to a hundred and one. */
export const countWaiting = (tx: Queryable, entidadId: number, cola: Cola): Promise<number> =>
  countUpTo(tx, waitingList(entidadId, { ...cola, reach: SOLICITUDES_CONTADAS + 1 }), { most: SOLICITUDES_CONTADAS });

/** All that was decided in the company. */
const decidedByAll = (entidadId: number, { quien, modulos }: Cola) =>
  sql
    .selectFrom('instancia.solicitudes as s')
    .select('s.solicitud_id as id')
    .where('s.entidad_id', '=', entidadId)
    .where('s.decidida', 'is not', null)
    .where('s.modulo', 'in', [...modulos])
    .where('s.usuario_id', 'not in', [quien.personaId, quien.usuarioId])
    .orderBy('s.decidida', 'desc')
    .orderBy('s.solicitud_id', 'desc');

/** What somebody has had a part in: a step of it, or the last word. Each branch reads no more rows than are needed, in the order of its index. */
function decidedByOne(entidadId: number, { quien, modulos, reach }: Cola & Hasta) {
  const { personaId, usuarioId } = quien;
  const isShown = (persona: string) =>
    raw`${raw.ref(persona)} not in (${personaId}, ${usuarioId}) and modulo in (${raw.join([...modulos])})`;
  // Each of these has a request at most once: whoever decides in two steps decides once.
  const stepsOf = (para: AsuntoDePasos) => raw`
    (select x.solicitud_id as id, x.momento as cuando from instancia.solicitudes_pasos x
    where x.entidad_id = ${entidadId} and x.decidido_por = ${personaId} and x.para = ${para} and x.momento is not null and ${isShown('solicitante_id')}
    order by x.momento desc, x.solicitud_id desc limit ${reach})`;
  const lastWords = raw`
    (select s.solicitud_id, s.decidida from instancia.solicitudes s
    where s.entidad_id = ${entidadId} and s.decidida_por = ${personaId} and s.decidida is not null and ${isShown('usuario_id')}
    order by s.decidida desc, s.solicitud_id desc limit ${reach})`;
  const branches = raw.join([stepsOf('aprobar'), stepsOf('anular'), lastWords], raw` union all `);
  const both = raw<Orden>`(select e.id, max(e.cuando) as cuando from (${branches}) e group by e.id)`;
  return sql.selectFrom(both.as('q')).select('q.id').orderBy('q.cuando', 'desc').orderBy('q.id', 'desc');
}

/** A page of what was decided, the latest first: by the whole company, or with somebody's part in it, whoever had the last word. */
export async function findDecided(tx: Queryable, entidadId: number, { start, limit, ...cola }: Cola & Page): Promise<Ids> {
  const reach = Math.max(start + limit, SOLICITUDES_CONTADAS) + 1;
  const list = cola.quien.administra ? decidedByAll(entidadId, cola) : decidedByOne(entidadId, { ...cola, reach });
  return idsOf(await pageOf(tx, list, { start, limit }, SOLICITUDES_CONTADAS));
}
