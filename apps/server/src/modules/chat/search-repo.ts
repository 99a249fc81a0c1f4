import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import type { Quien, SalaPropia } from './rooms-repo.ts';

export type MensajeHallado = RowOf<typeof BUSCAR>;

// Each room is a word of its messages, so the index itself finds only what lies in the rooms asked for.
const BUSCAR = statement(
  'chat/search.BUSCAR',
  `
  select m.sala_id as "SalaId", s.clase, m.numero, a.nombre_completo as autor, m.texto, m.momento,
    case s.clase when 'dos' then o.nombre_completo when 'departamento' then d.nombre when 'centro' then c.nombre
      when 'rrhh' then case when s.persona_id = $2 then null else h.nombre_completo end else s.nombre end as sala
  from instancia.chat_mensajes m
  join instancia.chat_salas s on s.entidad_id = $1 and s.sala_id = m.sala_id
  join unnest($3::int[], $6::int[]) as mia (sala_id, desde) on mia.sala_id = m.sala_id
  left join instancia.usuarios a on a.entidad_id = $1 and a.usuario_id = m.autor_id
  left join instancia.usuarios o on s.clase = 'dos' and o.entidad_id = $1
    and o.usuario_id = case when s.una_id = $2 then s.otra_id else s.una_id end
  left join instancia.usuarios h on h.entidad_id = $1 and h.usuario_id = s.persona_id
  left join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = s.departamento_id
  left join instancia.centros c on c.entidad_id = $1 and c.centro_id = s.centro_id
  where m.entidad_id = $1 and m.sala_id = any($3) and m.numero > mia.desde
    and m.busqueda @@ to_tsquery('simple', $4) and m.busqueda @@ to_tsquery('simple', $5)
  order by m.momento desc, m.mensaje_id desc limit 40`,
  told<{ texto: string }>(),
);
const PALABRAS = statement('chat/search.PALABRAS', `select instancia.para_buscar($1) as texto`, told<{ texto: string }>());

/** The words of a text as PostgreSQL wants them: all must be there, each may go on. */
const wordsOf = (texto: string): string[] => texto.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The latest messages of some rooms with all these words, each of which may go on. */
export async function findMatches(
  tx: Queryable,
  { entidadId, usuarioId }: Quien,
  { rooms, texto }: { rooms: readonly SalaPropia[]; texto: string },
): Promise<MensajeHallado[]> {
  const [plain] = await tx.query(PALABRAS, [texto]);
  const words = wordsOf(plain?.texto ?? '');
  if (rooms.length === 0 || words.length === 0) return [];
  const asked = words.map((word) => `${word}:*`).join(' & ');
  const ids = rooms.map(({ id }) => id);
  const since = rooms.map(({ desde }) => desde);
  return tx.query(BUSCAR, [entidadId, usuarioId, ids, asked, ids.map((id) => `sala${id}`).join(' | '), since]);
}
