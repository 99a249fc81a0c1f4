import { statement, type Queryable } from '../../platform/database/pool.ts';
import { BELONGS, type Quien } from './rooms-repo.ts';

type EnSala = Pick<Quien, 'entidadId' | 'hoy' | 'ahora'> & { salaId: number };

const IDS = statement(
  'chat/members.IDS',
  `
  select p.usuario_id as id from instancia.chat_pertenencias p where p.entidad_id = $entidadId and p.sala_id = $salaId and ${BELONGS} order by 1`,
);

/** Everybody who is in a room now. */
export const findMemberIds = async (tx: Queryable, sala: EnSala): Promise<number[]> => (await tx.query(IDS, sala)).map(({ id }) => id);

const LECTURAS = statement(
  'chat/members.LECTURAS',
  `
  select greatest(coalesce(l.leido, 0), p.desde_numero) as leido, p.usuario_id as id from instancia.chat_pertenencias p
  left join instancia.chat_lecturas l on l.entidad_id = $entidadId and l.sala_id = $salaId and l.usuario_id = p.usuario_id
  where p.entidad_id = $entidadId and p.sala_id = $salaId and ${BELONGS} limit $limit`,
);

/** What each member has read last, of at most `limit` of them. */
export const findReads = (tx: Queryable, sala: EnSala, limit: number): Promise<{ id: number; leido: number }[]> =>
  tx.query(LECTURAS, { ...sala, limit });

// Every word is somewhere in the name.
const NAMED = `not exists (
    select from unnest($palabras::text[]) palabra where strpos(instancia.para_buscar(u.nombre_completo), instancia.para_buscar(palabra)) = 0)`;
const MIEMBROS = statement(
  'chat/members.MIEMBROS',
  `
  select p.usuario_id as id, u.nombre_completo as nombre, u.puesto, p.administra, greatest(coalesce(l.leido, 0), p.desde_numero) as leido
  from instancia.chat_pertenencias p
  join instancia.usuarios u on u.entidad_id = $entidadId and u.usuario_id = p.usuario_id
  left join instancia.chat_lecturas l on l.entidad_id = $entidadId and l.sala_id = $salaId and l.usuario_id = p.usuario_id
  where p.entidad_id = $entidadId and p.sala_id = $salaId and ${BELONGS} and ${NAMED}
  order by u.nombre_completo collate "und-x-icu", p.usuario_id limit $limit offset $start`,
);
const CUANTOS = statement(
  'chat/members.CUANTOS',
  `
  select count(*)::int as total from instancia.chat_pertenencias p where p.entidad_id = $entidadId and p.sala_id = $salaId and ${BELONGS}`,
);
const CUANTOS_ASI = statement(
  'chat/members.CUANTOS_ASI',
  `
  select count(*)::int as total from instancia.chat_pertenencias p
  join instancia.usuarios u on u.entidad_id = $entidadId and u.usuario_id = p.usuario_id
  where p.entidad_id = $entidadId and p.sala_id = $salaId and ${BELONGS} and ${NAMED}`,
);

export const countMembers = async (tx: Queryable, sala: EnSala): Promise<number> => (await tx.query(CUANTOS, sala))[0]?.total ?? 0;

/** A page of the members of a room by name, or of those who have these words in it, and how many there are. */
export async function findMembers(
  tx: Queryable,
  sala: EnSala,
  { palabras = [], start, limit }: { palabras?: readonly string[]; start: number; limit: number },
) {
  const items = await tx.query(MIEMBROS, { ...sala, palabras, limit, start });
  if (palabras.length === 0) return { items, total: await countMembers(tx, sala) };
  return { items, total: (await tx.query(CUANTOS_ASI, { ...sala, palabras }))[0]?.total ?? 0 };
}

const LLAMADOS = statement(
  'chat/members.LLAMADOS',
  `
  select p.usuario_id as id, u.nombre_completo as nombre from instancia.chat_pertenencias p
  join instancia.usuarios u on u.entidad_id = $entidadId and u.usuario_id = p.usuario_id
  where p.entidad_id = $entidadId and p.sala_id = $salaId and ${BELONGS} and p.usuario_id = any($ids)
    and ($numero::int is null or p.desde_numero < $numero::int) order by 1`,
);

/** Those of these people who are in a room now. `numero`: and who see its message of that number. */
export const findMembersAmong = (
  tx: Queryable,
  sala: EnSala,
  ids: readonly number[],
  numero: number | null = null,
): Promise<{ id: number; nombre: string }[]> => tx.query(LLAMADOS, { ...sala, ids, numero });

const PERSONAS = statement(
  'chat/members.PERSONAS',
  `
  select u.usuario_id as id, u.nombre_completo as nombre from instancia.usuarios u
  where u.entidad_id = $1 and u.usuario_id = any($2) and u.activo and u.suspendida is null and not u.es_quiosco
    and (u.cierra is null or u.cierra > $3) order by u.nombre_completo collate "und-x-icu", 1`,
);

/** Those of these people whom one can write to. */
export const findReachable = (
  tx: Queryable,
  { entidadId, ahora }: Pick<Quien, 'entidadId' | 'ahora'>,
  ids: readonly number[],
): Promise<{ id: number; nombre: string }[]> => tx.query(PERSONAS, [entidadId, ids, ahora]);

const LEER = statement(
  'chat/members.LEER',
  `
  insert into instancia.chat_lecturas as l (entidad_id, sala_id, usuario_id, leido, momento) values ($1, $2, $3, $4, $5)
  on conflict (entidad_id, sala_id, usuario_id) do update set leido = excluded.leido, momento = excluded.momento where l.leido < excluded.leido
  returning 1 as ok`,
);
const SILENCIAR = statement(
  'chat/members.SILENCIAR',
  `
  insert into instancia.chat_lecturas (entidad_id, sala_id, usuario_id, silenciada, momento) values ($1, $2, $3, $4, $5)
  on conflict (entidad_id, sala_id, usuario_id) do update set silenciada = excluded.silenciada`,
);

type Marca = { entidadId: number; salaId: number; usuarioId: number; momento: string };

/** @returns whether that was news. */
export const updateRead = async (tx: Queryable, { entidadId, salaId, usuarioId, momento }: Marca, leido: number): Promise<boolean> =>
  (await tx.query(LEER, [entidadId, salaId, usuarioId, leido, momento])).length > 0;

export async function updateMuted(tx: Queryable, { entidadId, salaId, usuarioId, momento }: Marca, silenciada: boolean): Promise<void> {
  await tx.query(SILENCIAR, [entidadId, salaId, usuarioId, silenciada, momento]);
}

const FIN = statement(
  'chat/members.FIN',
  `
  select j.fin from instancia.jornadas j
  where j.entidad_id = $1 and j.usuario_id = $2 and j.fecha >= $3::date - 4 and j.estado in ('cerrada', 'abierta') order by j.fecha desc limit 1`,
);

/** When the own last day of work ended, if it did. */
export async function findOwnEnd(tx: Queryable, { entidadId, usuarioId, hoy }: Quien): Promise<string | null> {
  const [row] = await tx.query(FIN, [entidadId, usuarioId, hoy]);
  return row?.fin ?? null;
}
