import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { RawBuilder } from 'kysely';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import type { Alcance } from '../registros/service.ts';

type Estado = 'por-responder' | 'en-espera' | 'resueltas';

/** Whose inbox: the person, the account that is signed in, how far its rights reach, and since when answers are shown. */
export type DuenoDeBandeja = { entidadId: number; personaId: number; usuarioId: number; alcance: Alcance; desde: string };

/** A matter: the proposals of one day of one person that belong together. `cerrado`: its month is closed. */
export type FilaAsunto = { personaId: number; fecha: Fecha; ids: number[]; cerrado: boolean };

type Fragment = RawBuilder<unknown>;

// Nobody answers for themselves, even while acting for another person.
const teamOf = ({ alcance, personaId }: DuenoDeBandeja): Fragment =>
  ({ own: raw`false`, team: raw`u.responsable_id = ${personaId}`, all: raw`true` })[alcance];
const MATTER = raw`c.usuario_id, c.fecha, c.registro_id, c.recibido as cuando`;
const PENDING = raw`instancia.correcciones_pendientes c`;
const OF_OTHERS = raw`instancia.usuarios u join ${PENDING} on c.entidad_id = u.entidad_id and c.usuario_id = u.usuario_id`;
const ANSWER = raw`c.usuario_id, c.fecha, c.registro_id, a.recibido as cuando`;
const ANSWERED = `instancia.registros a join instancia.registros c on c.entidad_id = a.entidad_id and c.registro_id = a.refiere_a`;

/** One's own record and those of others are separate conditions, so that each finds its few rows by an index. */
function linesOf(estado: Estado, quien: DuenoDeBandeja): Fragment {
  const { entidadId, personaId, usuarioId, desde } = quien;
  const answered = raw.raw(ANSWERED);
  // An answer, or a withdrawn proposal. Other voided lines are marks.
  const isAnswer = raw`a.entidad_id = ${entidadId} and a.evento in ('acuerdo', 'desacuerdo', 'anulacion') and a.modo <> 'automatico'
    and a.recibido >= ${desde} and c.evento = 'correccion'`;
  if (estado === 'por-responder')
    return raw`
    select ${MATTER} from ${PENDING}
    where c.entidad_id = ${entidadId} and c.usuario_id = ${personaId} and ${personaId}::int = ${usuarioId}::int and c.autor_id <> ${personaId}
    union all
    select ${MATTER} from ${OF_OTHERS}
    where u.entidad_id = ${entidadId} and ${teamOf(quien)} and u.usuario_id not in (${personaId}, ${usuarioId}) and c.autor_id = c.usuario_id`;
  if (estado === 'en-espera')
    return raw`
    select ${MATTER} from ${PENDING} where c.entidad_id = ${entidadId} and c.usuario_id = ${personaId} and c.autor_id = ${personaId}
    union all
    select ${MATTER} from ${OF_OTHERS}
    where u.entidad_id = ${entidadId} and ${teamOf(quien)} and u.usuario_id <> ${personaId} and c.autor_id = ${personaId}`;
  return raw`
    select ${ANSWER} from ${answered} where ${isAnswer} and a.usuario_id = ${personaId}
    union all
    select ${ANSWER} from ${answered}
    join instancia.usuarios u on u.entidad_id = a.entidad_id and u.usuario_id = a.usuario_id
    where u.entidad_id = ${entidadId} and ${teamOf(quien)} and u.usuario_id <> ${personaId} and ${isAnswer}`;
}

// The rule of `estaCerrado` of the domain.
const isClosed = (entidadId: number) => raw<boolean>`instancia.esta_cerrado(${entidadId}, s.usuario_id, s.fecha)`;

type Asunto = { usuario_id: number; fecha: Fecha; id: number; ids: number[]; cuando: string };

const mattersOf = (estado: Estado, quien: DuenoDeBandeja) =>
  sql.selectFrom(
    raw<Asunto>`(
    select usuario_id, fecha, min(registro_id) as id, array_agg(registro_id order by registro_id) as ids, max(cuando) as cuando
    from (${linesOf(estado, quien)}) as lineas group by usuario_id, fecha)`.as('s'),
  );

/** A page of matters, newest first, and their total number. */
export function findMatters(
  tx: Queryable,
  quien: DuenoDeBandeja,
  { estado, ...page }: Page & { estado: Estado },
): Promise<{ items: FilaAsunto[]; total: number }> {
  const list = mattersOf(estado, quien)
    .select(['s.usuario_id as personaId', 's.fecha', 's.ids', isClosed(quien.entidadId).as('cerrado')])
    .orderBy('s.cuando', 'desc')
    .orderBy('s.id', 'desc');
  return pageOf(tx, list, page);
}

/** How many matters wait for the caller's answer. Matters of closed months do not count. */
export async function countMatters(tx: Queryable, quien: DuenoDeBandeja): Promise<number> {
  const list = mattersOf('por-responder', quien)
    .where((eb) => eb.not(isClosed(quien.entidadId)))
    .select(raw<number>`count(*)::int`.as('total'));
  const [row] = await run(tx, list);
  return row?.total ?? 0;
}

const UNSEEN = statement(`
  select count(distinct a.fecha)::int as total from ${ANSWERED}
  join instancia.usuarios u on u.entidad_id = a.entidad_id and u.usuario_id = a.usuario_id
  where a.entidad_id = $1 and a.usuario_id = $2 and a.evento in ('acuerdo', 'desacuerdo') and a.modo <> 'automatico'
    and a.recibido > greatest(u.respuestas_vistas, $3) and a.autor_id <> a.usuario_id and c.evento = 'correccion' and c.autor_id = a.usuario_id`);

const SEE = statement(`
  update instancia.usuarios set respuestas_vistas = $3
  where entidad_id = $1 and usuario_id = $2 and (respuestas_vistas is null or respuestas_vistas < $3)`);

/** How many days, about which the person asked something, have answers that they have not seen. */
export async function countUnseen(tx: Queryable, { entidadId, personaId, desde }: DuenoDeBandeja): Promise<number> {
  const [row] = await tx.query<{ total: number }>(UNSEEN, [entidadId, personaId, desde]);
  return row?.total ?? 0;
}

/** Notes that the person has seen the answers up to an instant. The instant never goes back. */
export async function markSeen(tx: Queryable, { entidadId, personaId }: DuenoDeBandeja, hasta: string): Promise<void> {
  await tx.query(SEE, [entidadId, personaId, hasta]);
}
