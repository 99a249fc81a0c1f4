import type { EstadoDeSala, SucesoDeSala } from '@jornada/domain/chat/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { BELONGS, COLUMNS, DETAILS, MOST, RESPONDE, type FilaSalaChat, type Quien } from './rooms-repo.ts';

export type FilaDeLista = FilaSalaChat & {
  numero: number | null;
  autorId: number | null;
  autor: string | null;
  texto: string | null;
  suceso: SucesoDeSala | null;
  conFicheros: boolean;
  borrado: boolean;
};

// Everything here is looked up room by room, beginning with those of one person. The planner cannot know how few these are, and would rather read all
// rooms and people of the company: the lateral joins (`offset 0`) and the selects within selects leave it no choice.

const PROPIAS = `
  select p.sala_id, p.desde_numero, p.administra from instancia.chat_pertenencias p
  where p.entidad_id = $entidadId and p.usuario_id = $usuarioId and ${BELONGS} and not p.responde`;
const SALA = `cross join lateral (select * from instancia.chat_salas x where x.entidad_id = $entidadId and x.sala_id = p.sala_id offset 0) s`;
const LECTURA = `cross join lateral (select coalesce((
    select l.leido from instancia.chat_lecturas l where l.entidad_id = $entidadId and l.sala_id = p.sala_id and l.usuario_id = $usuarioId),
      0) as leido offset 0) l`;
// Read backwards: the last message is hardly ever a deleted one.
const HAY_SIN_LEER = `exists (
  select from (
    select m.numero from instancia.chat_mensajes m
    where m.entidad_id = $entidadId and m.sala_id = p.sala_id and m.numero > greatest(l.leido, p.desde_numero) and m.borrado is null
    order by m.entidad_id desc, m.sala_id desc, m.numero desc limit 1) nueva)`;
/** The name of a room of two, and of whoever writes to HR, by another person. */
const nameOf = (id: string): string =>
  `(select n.nombre_completo from instancia.usuarios n where n.entidad_id = $entidadId and n.usuario_id = ${id})`;
const NOMBRE = `case s.clase when 'dos' then ${nameOf('case when s.una_id = $usuarioId then s.otra_id else s.una_id end')}
  when 'rrhh' then case when s.persona_id = $usuarioId then null else ${nameOf('s.persona_id')} end
  when 'departamento' then (select d.nombre from instancia.departamentos d where d.entidad_id = $entidadId and d.departamento_id = s.departamento_id)
  when 'centro' then (select c.nombre from instancia.centros c where c.entidad_id = $entidadId and c.centro_id = s.centro_id)
  else s.nombre end`;

const POR_SALA = `($estado::text is null or s.estado = $estado) and ($desde::timestamptz is null or s.momento >= $desde and s.momento < $hasta)`;
const DE_OTROS = `s.clase = 'rrhh' and s.persona_id <> $usuarioId and s.ultima > 0 and ${POR_SALA} and ${RESPONDE}`;
// Rooms of two and with HR in which nobody has written are not there yet for anybody. Of those that people write to HR, as many are read as can be shown.
// For a name they are looked up by those who may have it (`$quienes`); where these are many, and for what is unread, the latest ones are looked
// through. A limit that is a constant would let the planner read and sort them all.
const candidates = (dir: 'asc' | 'desc'): string => `
  from (${PROPIAS} union all (
    select s.sala_id, 0, false from instancia.chat_salas s
    where s.entidad_id = $entidadId and ${DE_OTROS} and $texto::text is null and not $soloSinLeer::boolean
    order by s.momento ${dir}, s.sala_id ${dir} limit $alcance::int) union all (
    select s.sala_id, 0, false from instancia.chat_salas s
    where s.entidad_id = $entidadId and ${DE_OTROS} and ($texto::text is not null or $soloSinLeer::boolean) and $quienes::int[] is null
    order by s.momento desc, s.sala_id desc limit greatest($alcance::int, ${MOST})) union all
    select s.sala_id, 0, false from unnest($quienes::int[]) as quien (id) cross join lateral (
      select * from instancia.chat_salas x where x.entidad_id = $entidadId and x.clase = 'rrhh' and x.persona_id = quien.id offset 0) s
    where ${DE_OTROS}) p
  ${SALA} ${LECTURA}
  where (s.ultima > 0 or s.clase not in ('dos', 'rrhh')) and ${POR_SALA}
    and ($texto::text is null or strpos(instancia.para_buscar(coalesce(${NOMBRE}, '')), instancia.para_buscar($texto)) > 0)
    and (not $soloSinLeer::boolean or (s.ultima > greatest(l.leido, p.desde_numero) and ${HAY_SIN_LEER}))`;
const page = (dir: 'asc' | 'desc') =>
  statement(
    'chat/list.PAGINAS',
    `select p.sala_id as id, p.desde_numero as desde, p.administra ${candidates(dir)}
    order by s.ultima = 0, s.momento ${dir}, s.sala_id ${dir} limit $limit offset $start`,
  );
const PAGINAS = { ASC: page('asc'), DESC: page('desc') };
const CUANTAS = statement('chat/list.CUANTAS', `select count(*)::int as total from (select ${candidates('desc')} limit $alcance) k`);
const FILAS = statement(
  'chat/list.FILAS',
  `
  select ${COLUMNS}, m.numero, m.autor_id as "autorId", a.nombre_completo as autor, left(m.texto, 140) as texto, m.suceso,
    coalesce(m.con_ficheros, false) as "conFicheros", m.borrado is not null as borrado
  from unnest($salas::int[], $desdes::int[], $administras::boolean[]) with ordinality as p (sala_id, desde_numero, administra, orden) ${DETAILS}
  left join lateral (
    select * from instancia.chat_mensajes x where x.entidad_id = $entidadId and x.sala_id = s.sala_id and x.numero <= s.ultima and x.numero > p.desde_numero
    order by x.entidad_id, x.sala_id, x.numero desc limit 1) m on true
  left join instancia.usuarios a on a.entidad_id = $entidadId and a.usuario_id = m.autor_id
  order by p.orden`,
  told<{ desde: FilaDeLista['desde']; administra: FilaDeLista['administra'] }>(),
);

export type FiltroSalas = {
  estado: EstadoDeSala | null;
  /** From this instant, and before the other; both null: always. */
  entre: { desde: string; hasta: string } | null;
  texto: string | null;
  /** Who may have that name, if they are few. */
  quienes: readonly number[] | null;
  soloSinLeer: boolean;
  start: number;
  limit: number;
  dir: 'ASC' | 'DESC';
};

/** A page of the rooms of a person, each with its last message; and how many there are. */
export async function findRooms(tx: Queryable, { entidadId, usuarioId, hoy, ahora }: Quien, filtro: FiltroSalas) {
  const { estado, entre, texto, quienes, soloSinLeer, start, limit, dir } = filtro;
  const within = { desde: entre?.desde ?? null, hasta: entre?.hasta ?? null };
  const narrowed = { entidadId, usuarioId, hoy, ahora, estado, ...within, texto, soloSinLeer, quienes };
  const found = await tx.query(PAGINAS[dir], { ...narrowed, alcance: start + limit, limit, start });
  const [ids, since, chairs] = [found.map(({ id }) => id), found.map(({ desde }) => desde), found.map(({ administra }) => administra)];
  const items =
    found.length === 0 ? [] : await tx.query(FILAS, { entidadId, usuarioId, salas: ids, ahora, desdes: since, administras: chairs });
  if (found.length < limit && (start === 0 || found.length > 0)) return { items, total: start + found.length };
  const [counted] = await tx.query(CUANTAS, { ...narrowed, alcance: MOST });
  return { items, total: counted?.total ?? 0 };
}

const SIN_LEER = statement(
  'chat/list.SIN_LEER',
  `
  select count(*)::int as "sinLeer"
  from (${PROPIAS} union all (
    select s.sala_id, 0, false from instancia.chat_salas s
    where s.entidad_id = $entidadId and s.clase = 'rrhh' and s.estado = 'abierto' and s.persona_id <> $usuarioId and ${RESPONDE}
    order by s.momento desc, s.sala_id desc limit $maximo::int)) p
  ${SALA} cross join lateral (
    select coalesce(max(l.leido), 0) as leido, coalesce(bool_or(l.silenciada), false) as silenciada
    from instancia.chat_lecturas l where l.entidad_id = $entidadId and l.sala_id = p.sala_id and l.usuario_id = $usuarioId) l
  where s.estado = 'abierto' and not l.silenciada and s.ultima > greatest(l.leido, p.desde_numero) and ${HAY_SIN_LEER}`,
);

/** In how many rooms, of those that ring for them, a person has something to read. */
export async function countUnread(tx: Queryable, { entidadId, usuarioId, hoy, ahora }: Quien): Promise<number> {
  const [row] = await tx.query(SIN_LEER, { entidadId, usuarioId, hoy, ahora, maximo: MOST });
  return row?.sinLeer ?? 0;
}

const ANIOS = statement(
  'chat/list.ANIOS',
  `
  select extract(year from s.momento)::int as anio from (${PROPIAS}) p ${SALA}
  where s.ultima > 0 or s.clase not in ('dos', 'rrhh')
  union
  select anio from (
    select min(s.momento) as primero, max(s.momento) as ultimo from instancia.chat_salas s where s.entidad_id = $entidadId and s.clase = 'rrhh') b
  cross join lateral generate_series(extract(year from b.primero)::int, extract(year from b.ultimo)::int) as anio
  where ${RESPONDE} and exists (
    select from instancia.chat_salas s where s.entidad_id = $entidadId and s.clase = 'rrhh' and s.persona_id <> $usuarioId and s.ultima > 0
      and s.momento >= make_timestamptz(anio, 1, 1, 0, 0, 0) and s.momento < make_timestamptz(anio + 1, 1, 1, 0, 0, 0))
  order by 1 desc`,
);

export async function findYears(tx: Queryable, { entidadId, usuarioId, hoy, ahora }: Quien): Promise<number[]> {
  return (await tx.query(ANIOS, { entidadId, usuarioId, hoy, ahora })).map(({ anio }) => anio);
}
