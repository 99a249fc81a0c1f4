import type { PaginaLeida } from './lectura.ts';

/** What stands on so many pages of a file that it says nothing about one of them. */
export type Comunes = {
  /** Numbers that stand beside those of others, with the usual number of their places: of somebody who signs everything. */
  numeros: ReadonlyMap<string, number>;
  nombres: ReadonlySet<string>;
  /** The pages are numbered through the whole file, so that the second one is no sign of a paper that goes on. */
  isNumberedThrough: boolean;
};

const MOST_PAGES_OF_A_NAME = 0.3;
const FEW_PAGES = 4;
/** A number of somebody who signs stands on so many pages and on this part of them at least, beside this many others. */
const PAGES = 4;
const PART_OF_PAGES = 0.5;
const OTHERS = 3;
const BESIDE = 0.8;

const usual = (counts: readonly number[]): number => counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 1;

function commonNumbers(paginas: readonly PaginaLeida[]): Map<string, number> {
  const withNumbers = paginas.filter(({ numeros }) => numeros.length > 0);
  const seen = new Map<string, { on: number; beside: number; others: Set<string>; places: number[] }>();
  for (const { numeros } of withNumbers)
    for (const { documento, lugares } of numeros) {
      const one = seen.get(documento) ?? { on: 0, beside: 0, others: new Set<string>(), places: [] };
      seen.set(documento, one);
      one.on += 1;
      const others = numeros.filter((other) => other.documento !== documento);
      if (others.length === 0) continue;
      one.beside += 1;
      one.places.push(lugares);
      for (const other of others) one.others.add(other.documento);
    }
  return new Map(
    [...seen]
      .filter(
        ([, { on, beside, others }]) =>
          on >= Math.max(PAGES, withNumbers.length * PART_OF_PAGES) && others.size >= OTHERS && beside >= on * BESIDE && beside > 0,
      )
      .map(([documento, { places }]) => [documento, usual(places)]),
  );
}

function commonNames(paginas: readonly PaginaLeida[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { nombres } of paginas) for (const nombre of nombres) counts.set(nombre, (counts.get(nombre) ?? 0) + 1);
  return new Set(
    [...counts].filter(([, count]) => count >= FEW_PAGES && count > paginas.length * MOST_PAGES_OF_A_NAME).map(([name]) => name),
  );
}

/** Looks at all pages together. */
export function findCommon(paginas: readonly PaginaLeida[]): Comunes {
  const numbered = paginas.filter(({ numeracion }) => numeracion !== null);
  const people = new Set(numbered.flatMap(({ numeros }) => numeros.map(({ documento }) => documento)));
  return {
    numeros: commonNumbers(paginas),
    nombres: commonNames(paginas),
    isNumberedThrough: people.size > 1 && numbered.length > 2 && numbered.every(({ pagina, numeracion }) => numeracion?.pagina === pagina),
  };
}
