import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { RawBuilder } from 'kysely';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';

type Estado = 'por-responder' | 'en-espera' | 'resueltas';

/** Whose inbox: the person, the account that is signed in, and since when answers are shown. */
export type DuenoDeBandeja = { entidadId: number; personaId: number; usuarioId: number; desde: string };

/** A matter: the proposals of one day of one person that belong together. `cerrado`: its month is closed. */
export type FilaAsunto = { personaId: number; fecha: Fecha; ids: number[]; cerrado: boolean };

type Fragment = RawBuilder<unknown>;

const PENDING = raw`instancia.correcciones_pendientes c`;
const MATTER = raw`c.usuario_id, c.fecha, c.registro_id, c.recibido as cuando`;
const ANSWER = raw`c.usuario_id, c.fecha, c.registro_id, a.recibido as cuando`;
const ANSWERED = raw`instancia.registros a join instancia.registros c on c.entidad_id = a.entidad_id and c.registro_id = a.refiere_a`;

/** One's own record, and what one proposed about that of others, are separate conditions, so that each finds its few rows by an index. */
function linesOf(estado: Estado, { entidadId, personaId, usuarioId, desde }: DuenoDeBandeja): Fragment {
  const own = raw`c.entidad_id = ${entidadId} and c.usuario_id = ${personaId}`;
  const proposed = raw`p.entidad_id = ${entidadId} and p.evento = 'correccion' and p.autor_id = ${personaId} and p.usuario_id <> p.autor_id`;
  // An answer, or a withdrawn proposal. Other voided lines are marks.
  const isAnswer = raw`a.evento in ('acuerdo', 'desacuerdo', 'anulacion') and a.modo <> 'automatico' and a.recibido >= ${desde} and c.evento = 'correccion'`;
  if (estado === 'por-responder')
    return raw`select ${MATTER} from ${PENDING} where ${own} and ${personaId}::int = ${usuarioId}::int and c.autor_id <> ${personaId}`;
  if (estado === 'en-espera')
    return raw`
    select ${MATTER} from ${PENDING} where ${own} and c.autor_id = ${personaId}
    union all
    select ${MATTER} from instancia.registros p
    join ${PENDING} on c.entidad_id = p.entidad_id and c.usuario_id = p.usuario_id and c.fecha = p.fecha and c.registro_id = p.registro_id
    where ${proposed}`;
  return raw`
    select ${ANSWER} from ${ANSWERED} where a.entidad_id = ${entidadId} and a.usuario_id = ${personaId} and ${isAnswer}
    union all
    select ${ANSWER} from instancia.registros p
    join instancia.registros a on a.entidad_id = p.entidad_id and a.usuario_id = p.usuario_id and a.fecha = p.fecha and a.refiere_a = p.registro_id
    join instancia.registros c on c.entidad_id = p.entidad_id and c.registro_id = p.registro_id
    where ${proposed} and ${isAnswer}`;
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

const SEE = statement(
  'bandeja.SEE',
  `
  update instancia.usuarios set respuestas_vistas = $3
  where entidad_id = $1 and usuario_id = $2 and (respuestas_vistas is null or respuestas_vistas < $3)`,
);

/** Notes that the person has seen the answers up to an instant. The instant never goes back. */
export async function markSeen(tx: Queryable, { entidadId, personaId }: DuenoDeBandeja, hasta: string): Promise<void> {
  await tx.query(SEE, [entidadId, personaId, hasta]);
}
