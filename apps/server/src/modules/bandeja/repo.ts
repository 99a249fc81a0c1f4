import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable, type Statement } from '../../platform/database/pool.ts';
import type { Alcance } from '../registros/service.ts';

type Estado = 'por-responder' | 'en-espera' | 'resueltas';

/** Whose inbox: the person, the account that is signed in, how far its rights reach, and since when answers are shown. */
export type DuenoDeBandeja = { entidadId: number; personaId: number; usuarioId: number; alcance: Alcance; desde: string };

/** A matter: the proposals of one day of one person that belong together. `cerrado`: its month is closed. */
export type FilaAsunto = { personaId: number; fecha: Fecha; ids: number[]; cerrado: boolean };

// $1 company, $2 person, $3 signed-in account, $4 since when. Nobody answers for themselves, even while acting for another
// person.
const TEAM: Record<Alcance, string> = { own: 'false', team: 'u.responsable_id = $2', all: 'true' };
const MATTER = 'c.usuario_id, c.fecha, c.registro_id, c.recibido as cuando';
const PENDING = 'instancia.correcciones_pendientes c';
const OF_OTHERS = `instancia.usuarios u join ${PENDING} on c.entidad_id = u.entidad_id and c.usuario_id = u.usuario_id`;
const ANSWER = 'c.usuario_id, c.fecha, c.registro_id, a.recibido as cuando';
const ANSWERED = `instancia.registros a join instancia.registros c on c.entidad_id = a.entidad_id and c.registro_id = a.refiere_a`;
// An answer, or a withdrawn proposal. Other voided lines are marks.
const IS_ANSWER = `a.entidad_id = $1 and a.evento in ('acuerdo', 'desacuerdo', 'anulacion') and a.modo <> 'automatico' and a.recibido >= $4
    and c.evento = 'correccion'`;

/** One's own record and those of others are separate conditions, so that each finds its few rows by an index. */
const LINES: Record<Estado, (alcance: Alcance) => string> = {
  'por-responder': (alcance) => `
    select ${MATTER} from ${PENDING} where c.entidad_id = $1 and c.usuario_id = $2 and $2 = $3 and c.autor_id <> $2
    union all
    select ${MATTER} from ${OF_OTHERS}
    where u.entidad_id = $1 and ${TEAM[alcance]} and u.usuario_id not in ($2, $3) and c.autor_id = c.usuario_id`,
  'en-espera': (alcance) => `
    select ${MATTER} from ${PENDING} where c.entidad_id = $1 and c.usuario_id = $2 and c.autor_id = $2
    union all
    select ${MATTER} from ${OF_OTHERS} where u.entidad_id = $1 and ${TEAM[alcance]} and u.usuario_id <> $2 and c.autor_id = $2`,
  resueltas: (alcance) => `
    select ${ANSWER} from ${ANSWERED} where ${IS_ANSWER} and a.usuario_id = $2
    union all
    select ${ANSWER} from ${ANSWERED}
    join instancia.usuarios u on u.entidad_id = a.entidad_id and u.usuario_id = a.usuario_id
    where u.entidad_id = $1 and ${TEAM[alcance]} and u.usuario_id <> $2 and ${IS_ANSWER}`,
};

// Every statement has the same parameters, used or not.
const matters = (estado: Estado, alcance: Alcance): string => `
  with lineas as (${LINES[estado](alcance)}),
  asuntos as (
    select usuario_id, fecha, min(registro_id) as id, array_agg(registro_id order by registro_id) as ids, max(cuando) as cuando
    from lineas where $3::int is not null and $4::timestamptz is not null group by usuario_id, fecha)`;

// The same rule as `estaCerrado` of the domain: by the centre of the day, otherwise of the contract before it, otherwise of the
// first one. Without any centre, a month is closed as soon as one centre has closed it.
const IS_CLOSED = `exists (
    select from instancia.meses_cerrados x where x.entidad_id = $1 and x.mes = date_trunc('month', s.fecha)::date
      and x.centro_id = coalesce((
        select a.centro_id from instancia.asignaciones a
        where a.entidad_id = $1 and a.usuario_id = s.usuario_id and a.centro_id is not null and a.horario_id is not null
        order by a.desde <= s.fecha desc, abs(a.desde - s.fecha) limit 1), x.centro_id))`;

const byScope = (make: (alcance: Alcance) => string): Record<Alcance, Statement> => ({
  own: statement(make('own')),
  team: statement(make('team')),
  all: statement(make('all')),
});

const page = (estado: Estado) =>
  byScope(
    (alcance) => `${matters(estado, alcance)}
  select t.total, s.usuario_id as "personaId", s.fecha, s.ids, ${IS_CLOSED} as cerrado
  from (select count(*)::int as total from asuntos) t
  left join (select * from asuntos order by cuando desc, id desc offset $5 limit $6) s on true
  order by s.cuando desc, s.id desc`,
  );

const PAGES: Record<Estado, Record<Alcance, Statement>> = {
  'por-responder': page('por-responder'),
  'en-espera': page('en-espera'),
  resueltas: page('resueltas'),
};
const COUNT = byScope(
  (alcance) => `${matters('por-responder', alcance)} select count(*)::int as total from asuntos s where not ${IS_CLOSED}`,
);

const common = ({ entidadId, personaId, usuarioId, desde }: DuenoDeBandeja) => [entidadId, personaId, usuarioId, desde];

/** A page of matters, newest first, and their total number. */
export async function findMatters(
  tx: Queryable,
  quien: DuenoDeBandeja,
  { estado, start, limit }: { estado: Estado; start: number; limit: number },
): Promise<{ asuntos: FilaAsunto[]; total: number }> {
  const rows = await tx.query<{ total: number } & { [K in keyof FilaAsunto]: FilaAsunto[K] | null }>(PAGES[estado][quien.alcance], [
    ...common(quien),
    start,
    limit,
  ]);
  const asuntos = rows.flatMap(({ personaId, fecha, ids, cerrado }) =>
    personaId !== null && fecha !== null && ids ? [{ personaId, fecha, ids, cerrado: cerrado === true }] : [],
  );
  return { asuntos, total: rows[0]?.total ?? 0 };
}

/** How many matters wait for the caller's answer. Matters of closed months do not count. */
export async function countMatters(tx: Queryable, quien: DuenoDeBandeja): Promise<number> {
  const [row] = await tx.query<{ total: number }>(COUNT[quien.alcance], common(quien));
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
