// Pieces of statements about everybody in a company, people `p` with their plan. In the morning the database knows nothing yet of the day, and it
// never knows how long a list is that it is given; where it expects few rows, it compares each one with each. These pieces leave it no such choice:
// what is asked about everybody is read once into a sorted list, and each person is looked up in it. People get their plans by a full join, which is
// never a comparison of each with each, so there are also plans of nobody: whoever reads on leaves them out, in a part of its own.

/** For fewer people than these who may be late each is looked up in the table: the day of everybody is a long list. */
const MANY = 1000;

/** True if there is such a row, otherwise null. It is looked up for each person who is asked for; for an `exists` all rows of a table may be read. */
export const oneByOne = (from: string): string => `(select true ${from} limit 1)`;

/** A value in a sorted list of them; null if the list is. */
const isIn = (list: string, value: string): string => `(${list})[width_bucket(${value}, ${list})] = ${value}`;
/** Whether it is so of somebody: found `one` by one, or if `many` are asked for in a sorted list. The list is read when it is asked for first. */
export const oneOrMany = (many: string, [list, value]: readonly [string, string], one: string): string =>
  `(case when ${many} then ${isIn(list, value)} else ${one} end) is true`;
/** A person on a day, as one number. */
export const onDay = (usuarioId: string, fecha: string): string => `((${fecha} - date '2000-01-01')::bigint * 4294967296 + ${usuarioId})`;

/** The columns of a plan that these pieces need. */
export const PLAN = 'lugar int, cuantas int, hoy date, debia date, "centroId" int, centro text, ausente boolean, tarde boolean';

/**
 * What these pieces read, parts of the statement after `planes`: all people in the order of their ids with the place of each one's plan, who is clocked
 * in, and who came on the days on which somebody is late. Whoever went home has come, and of the day before any record says so.
 */
export const LISTS = `
  gente as materialized (select $ids::text::int[] as ids, $lugares::text::int[] as lugares),
  dentro as materialized (
    select array_agg(j.usuario_id order by j.usuario_id) filter (where j.situacion = 'trabajando') as trabajando,
      array_agg(j.usuario_id order by j.usuario_id) filter (where j.situacion = 'pausa') as pausa
    from instancia.jornadas j where j.entidad_id = $entidadId and j.estado = 'abierta'),
  tardes as materialized (select coalesce(sum(cuantas), 0) > ${MANY} as muchas, array_agg(distinct debia) as dias from planes where tarde),
  venidas as materialized (
    select array_agg(${onDay('t.usuario_id', 't.fecha')} order by ${onDay('t.usuario_id', 't.fecha')}) filter (where t.fin is not null) as salieron,
      array_agg(${onDay('t.usuario_id', 't.fecha')} order by ${onDay('t.usuario_id', 't.fecha')}) as todas
    from instancia.jornadas t where t.entidad_id = $entidadId and t.fecha = any((select dias from tardes)::date[]) and t.estado <> 'vacia')`;

const IDS = '(select ids from gente)';
const PLACE = `width_bucket(u.usuario_id, ${IDS})`;
/** The place of somebody's plan, of people `u`; null: they came after the plans were made. */
export const PLAN_PLACE = `case when (${IDS})[${PLACE}] = u.usuario_id then ((select lugares from gente))[${PLACE}] end`;

/** Whether somebody is clocked in so. `many`: whether all are asked for, and not the people of a few managers. */
export const clockedIn = (situacion: 'trabajando' | 'pausa', many: string): string =>
  oneOrMany(
    many,
    [`(select ${situacion} from dentro)`, 'p.usuario_id'],
    oneByOne(`from instancia.jornadas j
      where j.entidad_id = $entidadId and j.usuario_id = p.usuario_id and j.estado = 'abierta' and j.situacion = '${situacion}'`),
  );

/** Whether somebody came on the day on which they should have. */
export const came = (many: string): string =>
  `(case when ${many} and (select muchas from tardes)
      then (${isIn('(select salieron from venidas)', onDay('p.usuario_id', 'p.debia'))}) is true
        or (p.debia < p.hoy and ${isIn('(select todas from venidas)', onDay('p.usuario_id', 'p.debia'))}) is true
      else ${oneByOne(`from instancia.jornadas t
        where t.entidad_id = $entidadId and t.usuario_id = p.usuario_id and t.fecha = p.debia and t.estado <> 'vacia'
          and (t.fin is not null or p.debia < p.hoy)`)} end) is true`;
