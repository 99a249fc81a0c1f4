import { llano } from './columnas.ts';

/** Words between names, which say nothing about the person. */
const PARTICULAS: ReadonlySet<string> = new Set(
  'de del la las los el y e i da das do dos di du le van von vom zu zum zur der den'.split(' '),
);

const palabras = (nombre: string): Set<string> => {
  const todas = llano(nombre).split(' ').filter(Boolean);
  const propias = todas.filter((palabra) => !PARTICULAS.has(palabra));
  return new Set(propias.length > 0 ? propias : todas);
};

/**
 * Whether two names have no word in common. After a marriage, or when a name is written in full, at least one word stays the
 * same.
 */
export function looksLikeOtraPersona(antes: string, despues: string): boolean {
  const [old, next] = [palabras(antes), palabras(despues)];
  return old.size > 0 && next.size > 0 && old.isDisjointFrom(next);
}
