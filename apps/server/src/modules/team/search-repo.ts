import { statement, type Queryable } from '../../platform/database/pool.ts';
import { wordsOf } from '../../shared/words.ts';
import { FEW, type Palabra, PALABRAS } from './reads.ts';

/** More words than a name has find nobody else. */
const MOST_WORDS = 8;
export async function findWords(tx: Queryable, entidadId: number, texto: string): Promise<Palabra[]> {
  const words = wordsOf(texto).slice(0, MOST_WORDS);
  return words.length === 0 ? [] : tx.query(PALABRAS, [entidadId, words]);
}

const DENTRO = statement(
  'team/search.DENTRO',
  'select departamento_id as id from instancia.departamentos where entidad_id = $1 and padre_id = $2',
);

/** The departments within another one. */
export const findWithin = async (tx: Queryable, entidadId: number, departamentoId: number): Promise<number[]> =>
  (await tx.query(DENTRO, [entidadId, departamentoId])).map(({ id }) => id);

const ABIERTAS = statement(
  'team/search.ABIERTAS',
  `
  select j.usuario_id as id from instancia.jornadas j
  where j.entidad_id = $1 and j.estado = 'abierta' and j.situacion in ('trabajando', 'pausa') limit ${FEW + 1}`,
);
const DE_DEPARTAMENTO = statement(
  'team/search.DE_DEPARTAMENTO',
  `select u.usuario_id as id from instancia.usuarios u where u.entidad_id = $1 and u.departamento_id = any($2::int[]) limit ${FEW + 1}`,
);

async function few(rows: Promise<{ id: number }[]>): Promise<number[] | null> {
  const ids = (await rows).map(({ id }) => id);
  return ids.length <= FEW ? ids : null;
}
/** Those who work now, if they are few. */
export const findFewAtWork = (tx: Queryable, entidadId: number) => few(tx.query(ABIERTAS, [entidadId]));
/** The people of some departments, if they are few. */
export const findFewOf = (tx: Queryable, entidadId: number, departamentos: readonly number[]) =>
  few(tx.query(DE_DEPARTAMENTO, [entidadId, departamentos]));
