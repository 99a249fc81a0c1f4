import { statement, type Queryable } from '../../platform/database/pool.ts';
import { findFew } from '../team/reads.ts';
import { wordsOf } from '../../shared/words.ts';
import type { Quien } from './rooms-repo.ts';

export type FilaColega = { id: number; nombre: string; puesto: string; departamento: string | null };

/** More words than a name has find nobody else. */
const MOST_WORDS = 8;
const colleagues = <N extends 'chat/colleagues.ENTRE' | 'chat/colleagues.DEL_DEPARTAMENTO' | 'chat/colleagues.TODOS'>(
  name: N,
  which: string,
  order: string,
) =>
  statement(
    name,
    `
  select u.usuario_id as id, u.nombre_completo as nombre, u.puesto, d.nombre as departamento
  from instancia.usuarios u
  left join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = u.departamento_id
  where u.entidad_id = $1 and u.usuario_id <> $2 and u.activo and u.suspendida is null and not u.es_quiosco and (u.cierra is null or u.cierra > $3)
    and ${which} and not exists (
      select from unnest($4::text[]) palabra where strpos(instancia.para_buscar(u.nombre_completo), instancia.para_buscar(palabra)) = 0)
  order by ${order}u.nombre_completo collate "und-x-icu", u.usuario_id limit 30`,
  );
const PROPIO = '(select yo.departamento_id from instancia.usuarios yo where yo.entidad_id = $1 and yo.usuario_id = $2)';
const ENTRE = colleagues(
  'chat/colleagues.ENTRE',
  'u.usuario_id = any($5::int[])',
  `(u.departamento_id is not distinct from ${PROPIO}) desc, `,
);
const DEL_DEPARTAMENTO = colleagues('chat/colleagues.DEL_DEPARTAMENTO', `u.departamento_id = ${PROPIO}`, '');
const TODOS = colleagues('chat/colleagues.TODOS', 'true', '');

/** The words of a name that somebody types. */
export const nameWordsOf = (texto: string): string[] => wordsOf(texto).slice(0, MOST_WORDS);

/** Everybody who may have that name, if these are few; otherwise null. */
export const findNamed = (tx: Queryable, entidadId: number, texto: string): Promise<number[] | null> =>
  findFew(
    tx,
    entidadId,
    nameWordsOf(texto).map((palabra) => ({ palabra, larga: palabra.length >= 3, centros: [], departamentos: [] })),
  );

/**
 * Colleagues by their name, those of the own department first. Where few have such a name these are looked up; otherwise the names are read in their
 * order until there are enough. Before anything is typed: the own department.
 */
export async function findColleagues(tx: Queryable, { entidadId, usuarioId, ahora }: Quien, texto: string): Promise<FilaColega[]> {
  const words = nameWordsOf(texto);
  const asked = [entidadId, usuarioId, ahora, words] as const;
  if (words.length === 0) {
    const own = await tx.query(DEL_DEPARTAMENTO, asked);
    return own.length > 0 ? own : tx.query(TODOS, asked);
  }
  const few = await findNamed(tx, entidadId, texto);
  return few === null ? tx.query(TODOS, asked) : tx.query(ENTRE, [...asked, few]);
}
