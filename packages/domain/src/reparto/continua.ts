import type { Comunes } from './comunes.ts';
import type { PaginaLeida } from './lectura.ts';

/** The part of their words that two pages of the same paper have in common. */
const ALIKE = 0.5;

/** Words of a page that say how it is laid out. */
const layout = ({ palabras }: PaginaLeida): Set<string> => new Set(palabras.filter((one) => one.length > 3));

function isAlike(a: PaginaLeida, b: PaginaLeida): boolean {
  const [one, other] = [layout(a), layout(b)];
  if (one.size < 3 || other.size < 3) return false;
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common) >= ALIKE;
}

/**
 * Whether a page goes on from the one before, as its numbering says, `2 de 3` after `1 de 3`; or, with `either`, as both look alike where
 * neither says anything. It is offered only: two papers look alike, too.
 */
export function goesOn(pagina: PaginaLeida, anterior: PaginaLeida, { isNumberedThrough }: Comunes, by: 'numbered' | 'either'): boolean {
  const [own, last] = isNumberedThrough ? [null, null] : [pagina.numeracion, anterior.numeracion];
  if (own) return own.pagina > 1 && (last === null || (last.pagina === own.pagina - 1 && last.de === own.de));
  return by === 'either' && (last === null || last.de === null || last.pagina < last.de) && isAlike(pagina, anterior);
}
