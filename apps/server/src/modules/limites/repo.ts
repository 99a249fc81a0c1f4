import type { CausaLimite } from '@jornada/contract/limites/calls.ts';
import type { Regla } from '@jornada/domain/limites/index.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import { peopleOf, type Alcance } from '../../shared/reach/reach.ts';

export type FiltroLimites = {
  desde: string;
  hasta: string;
  persona?: number | undefined;
  centro?: number | undefined;
  departamento?: number | undefined;
  regla?: Regla | undefined;
  estado?: 'sin-respuesta' | 'con-respuesta' | undefined;
  /** Minutes beyond the limit below which a breach is left out that nobody explained. */
  tolerancia?: number | undefined;
};

type Respuesta = { causa: CausaLimite; texto: string; autor: string; momento: string };
export type FilaLimite = {
  personaId: number;
  nombre: string;
  fecha: string;
  regla: Regla;
  norma: string;
  limiteMinutos: number;
  valorMinutos: number;
  vigente: boolean;
  respuestas: Respuesta[];
};

const ANSWERED = raw<boolean>`exists (
  select from instancia.incumplimientos_respuestas r
  where r.entidad_id = i.entidad_id and r.usuario_id = i.usuario_id and r.fecha = i.fecha and r.regla = i.regla)`;
const ANSWERS = raw<Respuesta[]>`coalesce((
  select jsonb_agg(jsonb_build_object('causa', r.causa, 'texto', r.texto, 'autor', a.nombre_completo,
    'momento', to_jsonb(r.momento)) order by r.respuesta_id desc)
  from instancia.incumplimientos_respuestas r join instancia.usuarios a on a.entidad_id = r.entidad_id and a.usuario_id = r.autor_id
  where r.entidad_id = i.entidad_id and r.usuario_id = i.usuario_id and r.fecha = i.fecha and r.regla = i.regla), '[]')`;

/** Too little beyond the limit to be looked at, and nobody has said anything about it. */
const isBelow = (tolerancia: number) => raw<boolean>`(abs(i.valor - i.limite) < ${tolerancia} and not ${ANSWERED})`;

const all = (entidadId: number) =>
  sql
    .selectFrom('instancia.incumplimientos as i')
    .innerJoin('instancia.usuarios as u', (join) =>
      join.onRef('u.entidad_id', '=', 'i.entidad_id').onRef('u.usuario_id', '=', 'i.usuario_id'),
    )
    .select(['i.usuario_id as personaId', 'u.nombre_completo as nombre', 'i.fecha', 'i.regla', 'i.norma'])
    .select(['i.limite as limiteMinutos', 'i.valor as valorMinutos', 'i.vigente'])
    .where('i.entidad_id', '=', entidadId);

function within(alcance: Alcance, { persona, regla, estado, tolerancia = 0, ...ventana }: FiltroLimites) {
  return all(alcance.entidadId)
    .where(raw<boolean>`i.fecha between ${ventana.desde} and ${ventana.hasta}`)
    .where(peopleOf(alcance, ventana))
    .$if(persona !== undefined, (query) => query.where('i.usuario_id', '=', persona ?? 0))
    .$if(regla !== undefined, (query) => query.where('i.regla', '=', regla ?? ''))
    .$if(estado === 'sin-respuesta', (query) => query.where(raw<boolean>`i.vigente and not ${ANSWERED}`))
    .$if(estado === 'con-respuesta', (query) => query.where(ANSWERED))
    .$if(tolerancia > 0, (query) => query.where(raw<boolean>`not ${isBelow(tolerancia)}`));
}

const rowsOf = (rows: readonly object[]): FilaLimite[] => rows as FilaLimite[];

/** A page of limits that were broken, the newest first, with their explanations. */
export async function findBreaches(tx: Queryable, alcance: Alcance, { start, limit, ...filtro }: FiltroLimites & Page) {
  const list = within(alcance, filtro)
    .select(ANSWERS.as('respuestas'))
    .orderBy('i.fecha', 'desc')
    .orderBy('i.usuario_id')
    .orderBy('i.regla');
  const { items, total } = await pageOf(tx, list, { start, limit });
  return { items: rowsOf(items), total };
}

/** How many have no explanation, of the same filter; at most a thousand are counted. */
export async function countUnanswered(tx: Queryable, alcance: Alcance, filtro: FiltroLimites): Promise<number> {
  const list = within(alcance, { ...filtro, estado: 'sin-respuesta' }).limit(1000);
  const [row] = await run(tx, sql.selectFrom(list.as('x')).select(raw<number>`count(*)::int`.as('total')));
  return row?.total ?? 0;
}

/** How many a tolerance leaves out; at most a thousand are counted. */
export async function countBelow(tx: Queryable, alcance: Alcance, { tolerancia = 0, ...filtro }: FiltroLimites): Promise<number> {
  if (tolerancia === 0) return 0;
  const list = within(alcance, filtro).where(isBelow(tolerancia)).limit(1000);
  const [row] = await run(tx, sql.selectFrom(list.as('x')).select(raw<number>`count(*)::int`.as('total')));
  return row?.total ?? 0;
}

/** One of somebody within reach. */
export async function findBreach(
  tx: Queryable,
  alcance: Alcance,
  cual: { persona: number; fecha: string; regla: Regla },
): Promise<FilaLimite | undefined> {
  const { persona, fecha, regla } = cual;
  const rows = await run(tx, within(alcance, { persona, regla, desde: fecha, hasta: fecha }).select(ANSWERS.as('respuestas')));
  return rowsOf(rows)[0];
}

/** A page of one's own, the newest first. */
export async function findOwn(tx: Queryable, { entidadId, personaId }: { entidadId: number; personaId: number }, page: Page) {
  const list = all(entidadId)
    .where('i.usuario_id', '=', personaId)
    .select(ANSWERS.as('respuestas'))
    .orderBy('i.fecha', 'desc')
    .orderBy('i.regla');
  const { items, total } = await pageOf(tx, list, page);
  return { items: rowsOf(items), total };
}

const RESPONDER = statement(
  'limites.RESPONDER',
  `
  insert into instancia.incumplimientos_respuestas (entidad_id, usuario_id, fecha, regla, causa, texto, autor_id, momento)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export async function createAnswer(
  tx: Queryable,
  entidadId: number,
  respuesta: { persona: number; fecha: string; regla: Regla; causa: CausaLimite; texto: string; autorId: number; momento: string },
): Promise<void> {
  const { persona, fecha, regla, causa, texto, autorId, momento } = respuesta;
  await tx.query(RESPONDER, [entidadId, persona, fecha, regla, causa, texto, autorId, momento]);
}

const AJUSTES = statement(
  'limites.AJUSTES',
  `select e.ajustes->'limites' as limites from instancia.entidades e where e.entidad_id = $1 for no key update`,
);
const GUARDAR = statement(
  'limites.GUARDAR',
  `
  update instancia.entidades set ajustes = jsonb_set(ajustes, '{limites}', $2::jsonb) where entidad_id = $1`,
);

/** The company's own limits as they are stored; the company waits until the transaction ends. */
export async function lockOwnLimits(tx: Queryable, entidadId: number): Promise<unknown> {
  const [row] = await tx.query(AJUSTES, [entidadId]);
  return row?.limites ?? [];
}
export const saveOwnLimits = async (tx: Queryable, entidadId: number, limites: readonly object[]): Promise<void> =>
  void (await tx.query(GUARDAR, [entidadId, JSON.stringify(limites)]));
