import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable, type Statement } from '../../platform/database/pool.ts';
import type { Alcance } from '../registros/service.ts';

export type Estado = 'por-responder' | 'en-espera' | 'resueltas';

/** Whose inbox: the person, whoever is signed in for them, how far they reach, and since when answers are shown. */
export type Quien = { entidadId: number; personaId: number; usuarioId: number; alcance: Alcance; desde: string };

/** A matter: the proposals of one day of one person that belong together. */
export type FilaAsunto = { personaId: number; fecha: Fecha; ids: number[] };

// $1 company, $2 person, $3 whoever is signed in, $4 since when. Nobody answers for themselves, whomever they act for.
const TEAM: Record<Alcance, string> = { own: 'false', team: 'u.responsable_id = $2', all: 'true' };
const MATTER = 'c.usuario_id, c.fecha, c.registro_id, c.recibido as cuando';
const PENDING = 'instancia.correcciones_pendientes c';
const OF_OTHERS = `instancia.usuarios u join ${PENDING} on c.entidad_id = u.entidad_id and c.usuario_id = u.usuario_id`;
const ANSWER = 'c.usuario_id, c.fecha, c.registro_id, a.recibido as cuando';
const ANSWERED = `instancia.registros a join instancia.registros c on c.entidad_id = a.entidad_id and c.registro_id = a.refiere_a`;
const IS_ANSWER = `a.entidad_id = $1 and a.evento in ('acuerdo', 'desacuerdo') and a.modo <> 'automatico' and a.recibido >= $4`;

/** One's own record, and that of others: apart, so that each finds its few rows by an index. */
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

// Every statement takes the same parameters, used or not.
const matters = (estado: Estado, alcance: Alcance): string => `
  with lineas as (${LINES[estado](alcance)}),
  asuntos as (
    select usuario_id, fecha, min(registro_id) as id, array_agg(registro_id order by registro_id) as ids, max(cuando) as cuando
    from lineas where $3::int is not null and $4::timestamptz is not null group by usuario_id, fecha)`;

const byScope = (make: (alcance: Alcance) => string): Record<Alcance, Statement> => ({
  own: statement(make('own')),
  team: statement(make('team')),
  all: statement(make('all')),
});

const page = (estado: Estado) =>
  byScope(
    (alcance) => `${matters(estado, alcance)}
  select t.total, p.usuario_id as "personaId", p.fecha, p.ids
  from (select count(*)::int as total from asuntos) t
  left join (select * from asuntos order by cuando desc, id desc offset $5 limit $6) p on true
  order by p.cuando desc, p.id desc`,
  );

const PAGES: Record<Estado, Record<Alcance, Statement>> = {
  'por-responder': page('por-responder'),
  'en-espera': page('en-espera'),
  resueltas: page('resueltas'),
};
const COUNT = byScope((alcance) => `${matters('por-responder', alcance)} select count(*)::int as total from asuntos`);

const common = ({ entidadId, personaId, usuarioId, desde }: Quien) => [entidadId, personaId, usuarioId, desde];

/** A page of matters, the newest first, and how many there are in all. */
export async function findMatters(
  tx: Queryable,
  quien: Quien,
  { estado, start, limit }: { estado: Estado; start: number; limit: number },
): Promise<{ asuntos: FilaAsunto[]; total: number }> {
  const rows = await tx.query<{ total: number } & { [K in keyof FilaAsunto]: FilaAsunto[K] | null }>(PAGES[estado][quien.alcance], [
    ...common(quien),
    start,
    limit,
  ]);
  const asuntos = rows.flatMap(({ personaId, fecha, ids }) =>
    personaId !== null && fecha !== null && ids ? [{ personaId, fecha, ids }] : [],
  );
  return { asuntos, total: rows[0]?.total ?? 0 };
}

/** How many matters wait for the answer of whoever asks. */
export async function countMatters(tx: Queryable, quien: Quien): Promise<number> {
  const [row] = await tx.query<{ total: number }>(COUNT[quien.alcance], common(quien));
  return row?.total ?? 0;
}
