import type { Cover } from './day.ts';

/** Equal days in one week: columns 1 to 7, both included. `cut…`: they continue in the week before or after. */
export type Band = { cover: Cover; from: number; to: number; cutStart: boolean; cutEnd: boolean };

const isSame = (a: Cover | null, b: Cover | null): boolean =>
  a !== null && b !== null && a.kind === b.kind && a.kind !== 'plain' && 'clase' in b && a.clase === b.clase;

/** Equal neighbouring days become one band; a public holiday is always single. Bands are split at the end of a week. */
export function bandsOf(weeks: readonly (readonly string[])[], coverOf: (fecha: string) => Cover | null): Band[][] {
  const edge = (week: number, day: number): Cover | null => {
    const fecha = weeks[week]?.at(day);
    return fecha === undefined ? null : coverOf(fecha);
  };
  return weeks.map((days, week) => {
    const bands: Band[] = [];
    for (const [index, fecha] of days.entries()) {
      const cover = coverOf(fecha);
      if (!cover) continue;
      const last = bands.at(-1);
      if (last && last.to === index && isSame(last.cover, cover)) last.to = index + 1;
      else bands.push({ cover, from: index + 1, to: index + 1, cutStart: index === 0 && isSame(edge(week - 1, -1), cover), cutEnd: false });
      const band = bands.at(-1);
      if (band && index === 6) band.cutEnd = isSame(cover, edge(week + 1, 0));
    }
    return bands;
  });
}
