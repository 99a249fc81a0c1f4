import type { EstadoSolicitud, ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import type { Decisor } from '@jornada/domain/solicitudes/index.ts';
import type { RawBuilder } from 'kysely';
import { countUpTo, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';
import type { Solicitud } from './model.ts';
import { COLUMNAS, solicitudFrom, type Fila } from './repo.ts';

/** Whoever has more to decide than this needs no number: counting more would cost more, the more there is. */
const MOST_COUNTED = 100;

/** A request with the names that lists show. */
export type FilaLista = Solicitud & {
  persona: string;
  espera: string | null;
  conformes: number;
  pasos: number;
  decidio: string | null;
};
type Leida = Fila & Omit<FilaLista, keyof Solicitud>;

const LISTA = statement(`
  select ${COLUMNAS}, u.nombre_completo as persona, w.nombre_completo as espera, d.nombre_completo as decidio,
    p.pasos, p.conformes
  from unnest($2::int[]) with ordinality as k (id, lugar)
  join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = k.id
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = s.usuario_id
  left join instancia.usuarios w on w.entidad_id = $1 and w.usuario_id = s.espera_de
  left join instancia.usuarios d on d.entidad_id = $1 and d.usuario_id = s.decidida_por
  cross join lateral (
    select count(*) filter (where x.estado <> 'saltado')::int as pasos, count(*) filter (where x.estado = 'conforme')::int as conformes
    from instancia.solicitudes_pasos x
    where x.entidad_id = $1 and x.solicitud_id = s.solicitud_id
      and x.para = case s.estado when 'anulacion-solicitada' then 'anular' else 'aprobar' end) p
  order by k.lugar`);

/** These requests, in the given order. */
export async function findForList(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<FilaLista[]> {
  return (await tx.query<Leida>(LISTA, [entidadId, ids])).map((row) => solicitudFrom(row));
}

type Ids = { ids: number[]; total: number };
type Key = { id: number };
const idsOf = ({ items, total }: { items: Key[]; total: number }): Ids => ({ ids: items.map(({ id }) => id), total });

export type Filtro = Page & {
  personaId: number;
  modulos: readonly ModuloDecision[];
  ano: number | null;
  estado: EstadoSolicitud | null;
  also: RawBuilder<boolean> | null;
  orden: { por: 'desde' | 'creada'; dir: 'asc' | 'desc' };
};

/** A page of somebody's own requests. One over New Year belongs to both years. */
export async function findOwn(tx: Queryable, entidadId: number, filtro: Filtro): Promise<Ids> {
  const { personaId, modulos, ano, estado, also, orden, ...page } = filtro;
  const list = sql
    .selectFrom('instancia.solicitudes as s')
    .select('s.solicitud_id as id')
    .where('s.entidad_id', '=', entidadId)
    .where('s.usuario_id', '=', personaId)
    .where('s.modulo', 'in', [...modulos])
    .$if(ano !== null, (query) => query.where('s.ano', '<=', ano ?? 0).where('s.hasta', '>=', `${ano}-01-01`))
    .$if(estado !== null, (query) => query.where('s.estado', '=', estado))
    .$if(also !== null, (query) => query.where(also ?? raw<boolean>`true`))
    .orderBy(orden.por === 'desde' ? 's.desde' : 's.creada', orden.dir)
    .orderBy('s.solicitud_id', orden.dir);
  return idsOf(await pageOf(tx, list, page));
}

const ANOS = statement(`
  select distinct y.ano from instancia.solicitudes s
  cross join lateral generate_series(s.ano, extract(year from s.hasta)::int) as y (ano)
  where s.entidad_id = $1 and s.usuario_id = $2 and s.modulo = any($3) order by 1 desc`);

/** The years in which somebody has requests, the latest first. */
export async function findYears(
  tx: Queryable,
  entidadId: number,
  personaId: number,
  modulos: readonly ModuloDecision[],
): Promise<number[]> {
  return (await tx.query<{ ano: number }>(ANOS, [entidadId, personaId, modulos])).map(({ ano }) => ano);
}

/** `notInClosed`: modules whose requests are left out while their month is closed. */
type Cola = { quien: Decisor; modulos: readonly ModuloDecision[]; notInClosed?: readonly ModuloDecision[] };
/** How many rows are needed at most. */
type Hasta = { reach: number };
type Orden = { id: number; cuando: string };

// One branch for each person who is waited for. Each reads no more rows than are needed, in the order of the index.
function waitingOf(entidadId: number, { quien, modulos, notInClosed = [], reach }: Cola & Hasta): RawBuilder<unknown> {
  const { personaId, usuarioId, administra, titulares } = quien;
  const isOpen =
    notInClosed.length === 0
      ? raw`true`
      : raw`(s.modulo not in (${raw.join([...notInClosed])}) or not instancia.esta_cerrado(${entidadId}, s.usuario_id, s.desde))`;
  const branch = (espera: number) => raw`
    (select s.solicitud_id as id, s.turno_desde as cuando from instancia.solicitudes s
    where s.entidad_id = ${entidadId} and s.espera = ${espera} and s.usuario_id not in (${personaId}, ${usuarioId})
      and s.autor_id <> ${usuarioId} and s.modulo in (${raw.join([...modulos])}) and ${isOpen}
    order by s.turno_desde, s.solicitud_id limit ${reach})`;
  return raw.join([personaId, ...titulares, ...(administra ? [0] : [])].map(branch), raw` union all `);
}

const waitingList = (entidadId: number, cola: Cola & Hasta) =>
  sql.selectFrom(raw<Orden>`(${waitingOf(entidadId, cola)})`.as('q')).select('q.id');

/** A page of what waits for somebody, the oldest first. */
export async function findWaiting(tx: Queryable, entidadId: number, { start, limit, ...cola }: Cola & Page): Promise<Ids> {
  const reach = Math.max(start + limit, MOST_COUNTED) + 1;
  return idsOf(
    await pageOf(
      tx,
      waitingList(entidadId, { ...cola, reach })
        .orderBy('q.cuando')
        .orderBy('q.id'),
      { start, limit },
      MOST_COUNTED,
    ),
  );
}

/** A page of what waits in the whole company, for whomever, the oldest first. */
export async function findWaitingAnywhere(tx: Queryable, entidadId: number, { quien, modulos, ...page }: Cola & Page): Promise<Ids> {
  const list = sql
    .selectFrom('instancia.solicitudes as s')
    .select('s.solicitud_id as id')
    .where('s.entidad_id', '=', entidadId)
    .where('s.espera', 'is not', null)
    .where('s.modulo', 'in', [...modulos])
    .where('s.usuario_id', 'not in', [quien.personaId, quien.usuarioId])
    .where('s.autor_id', '<>', quien.usuarioId)
    .orderBy('s.turno_desde')
    .orderBy('s.solicitud_id');
  return idsOf(await pageOf(tx, list, page, MOST_COUNTED));
}

/** How many requests wait for somebody, up to a hundred and one. */
export const countWaiting = (tx: Queryable, entidadId: number, cola: Cola): Promise<number> =>
  countUpTo(tx, waitingList(entidadId, { ...cola, reach: MOST_COUNTED + 1 }), MOST_COUNTED);

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
  const isShown = raw`s.usuario_id not in (${personaId}, ${usuarioId}) and s.modulo in (${raw.join([...modulos])})`;
  // Somebody decides about a request at most twice: about itself, and about its cancellation.
  const rows = reach * 2;
  const both = raw<Orden>`(
    select e.id, max(e.cuando) as cuando from (
      (select x.solicitud_id as id, x.momento as cuando from instancia.solicitudes_pasos x
      join instancia.solicitudes s on s.entidad_id = ${entidadId} and s.solicitud_id = x.solicitud_id
      where x.entidad_id = ${entidadId} and x.decidido_por = ${personaId} and x.momento is not null and ${isShown}
      order by x.momento desc, x.solicitud_id desc limit ${rows})
      union all
      (select s.solicitud_id, s.decidida from instancia.solicitudes s
      where s.entidad_id = ${entidadId} and s.decidida_por = ${personaId} and s.decidida is not null and ${isShown}
      order by s.decidida desc, s.solicitud_id desc limit ${rows})) e
    group by e.id)`;
  return sql.selectFrom(both.as('q')).select('q.id').orderBy('q.cuando', 'desc').orderBy('q.id', 'desc');
}

/** A page of what was decided, the latest first: by the whole company, or with somebody's part in it, whoever had the last word. */
export async function findDecided(tx: Queryable, entidadId: number, { start, limit, ...cola }: Cola & Page): Promise<Ids> {
  const reach = Math.max(start + limit, MOST_COUNTED) + 1;
  const list = cola.quien.administra ? decidedByAll(entidadId, cola) : decidedByOne(entidadId, { ...cola, reach });
  return idsOf(await pageOf(tx, list, { start, limit }, MOST_COUNTED));
}
