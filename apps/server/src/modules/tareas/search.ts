import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { DeLaPersona } from './model.ts';
import { countTasks, FEW, findAlike, findAmongFew, findInOrder, findTraces } from './search-repo.ts';

const MOST_WORDS = 6;

/** A text as the database writes what is searched: small letters without accents, word by word. */
const wordsOf = (texto: string): string[] => {
  const plain = texto
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  return [...new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))].slice(0, MOST_WORDS);
};

/**
 * The tasks that somebody may give time to and that a text finds, best first. Words that no task has are taken for others, and so are all of them where
 * each is there but no task has them together. `total` ends at one more than `FEW` where every word is in more tasks than that.
 */
export async function searchTasks(
  tx: Queryable,
  persona: DeLaPersona,
  { texto, hoy, start, limit }: { texto: string; hoy: Fecha; start: number; limit: number },
) {
  const palabras = wordsOf(texto);
  const todas = await countTasks(tx, persona);
  const traces = palabras.length === 0 ? [] : await findTraces(tx, persona, palabras);

  async function find(parecidas: readonly string[]) {
    const exact = traces.filter(({ palabra }) => !parecidas.includes(palabra));
    const alike = parecidas.length === 0 ? [] : await findAlike(tx, persona, parecidas);
    const [rarest] = [...exact, ...alike].toSorted((a, b) => a.veces - b.veces);
    const what = { hoy, exactas: exact.map(({ palabra }) => palabra), parecidas, start, limit };
    if (rarest && rarest.veces <= FEW) return findAmongFew(tx, persona, rarest, what);
    const total = rarest ? Math.min(FEW + 1, todas) : todas;
    return (await findInOrder(tx, persona, what)).map((one) => ({ ...one, total }));
  }

  let parecidas = traces.filter(({ veces }) => veces === 0).map(({ palabra }) => palabra);
  let found = await find(parecidas);
  if (found.length === 0 && start === 0 && palabras.length > parecidas.length) {
    const nearly = await find(palabras);
    if (nearly.length > 0) [found, parecidas] = [nearly, palabras];
  }
  return { found, total: found[0]?.total ?? 0, parecidas, todas };
}
