import type { Fecha } from '../horario/modelo.ts';

/** Public holidays of a year by the law of a country: those of country and region, and those of the town. */
export type FestivosDeLey = { generales: number; locales: number };

/** By country, with the source. Spain: fourteen a year, two of them local (ET 37.2, RD 2001/1983 art. 46). */
const POR_PAIS: Readonly<Record<string, readonly (FestivosDeLey & { desde: Fecha })[]>> = {
  ES: [{ desde: '1983-07-29', generales: 12, locales: 2 }],
};

/** How many public holidays the law gives in a year, or null where nothing is known of the country. */
export const festivosDeLey = (pais: string, ano: number): FestivosDeLey | null =>
  POR_PAIS[pais]?.findLast(({ desde }) => desde <= `${ano}-01-01`) ?? null;

/** What a list of holidays has, and what it lacks by law. A day that the calendar of country and region does not have is local. */
export function countFestivos(
  dias: readonly { fecha: Fecha }[],
  { propuestos, pais, ano }: { propuestos: readonly { fecha: Fecha }[]; pais: string; ano: number },
): { generales: number; locales: number; faltan: FestivosDeLey } {
  const known = new Set(propuestos.map(({ fecha }) => fecha));
  const generales = dias.filter(({ fecha }) => known.has(fecha)).length;
  const locales = dias.length - generales;
  const law = festivosDeLey(pais, ano) ?? { generales: 0, locales: 0 };
  return {
    generales,
    locales,
    faltan: { generales: Math.max(0, law.generales - generales), locales: Math.max(0, law.locales - locales) },
  };
}
