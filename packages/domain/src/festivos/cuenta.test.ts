import { expect, test } from 'vitest';
import { countFestivos, festivosDeLey } from './cuenta.ts';

const dias = (...fechas: string[]) => fechas.map((fecha) => ({ fecha }));
const TWELVE = dias(...Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`));

test('a Spanish year of twelve and no local day lacks two local ones; a day too many of one kind replaces none of the other', () => {
  const context = { propuestos: TWELVE, pais: 'ES', ano: 2026 };
  expect(countFestivos(TWELVE, context)).toEqual({ generales: 12, locales: 0, faltan: { generales: 0, locales: 2 } });
  expect(countFestivos([...TWELVE, ...dias('2026-05-15', '2026-11-09')], context).faltan).toEqual({ generales: 0, locales: 0 });
  // Three local days do not make up for a national one that was taken out.
  expect(countFestivos([...TWELVE.slice(1), ...dias('2026-05-15', '2026-11-09', '2026-08-10')], context)).toEqual({
    generales: 11,
    locales: 3,
    faltan: { generales: 1, locales: 0 },
  });
});

test('of a country of which nothing is known nothing is missing', () => {
  expect(festivosDeLey('DE', 2026)).toBeNull();
  expect(countFestivos([], { propuestos: [], pais: 'DE', ano: 2026 }).faltan).toEqual({ generales: 0, locales: 0 });
});
