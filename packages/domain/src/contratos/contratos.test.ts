import { describe, expect, test } from 'vitest';
import { contratoEn, isMenor, isParcial, isPermanente, mayorDesde, type HechosContrato } from './index.ts';

const version = (desde: string, porMil: number): HechosContrato => ({
  desde,
  porMil,
  duracion: 'indefinido',
  complementariasPorCien: 0,
  voluntarias: false,
});

describe('the facts of a contract', () => {
  test('hold from their day on, until the next version', () => {
    const all = [version('2026-09-01', 1000), version('2026-03-01', 500)];
    expect(['2026-02-28', '2026-03-01', '2026-08-31', '2026-09-01'].map((day) => contratoEn(all, day)?.porMil ?? null)).toEqual([
      null,
      500,
      500,
      1000,
    ]);
  });

  test('say part time by the share, and permanent by what the contract is for', () => {
    expect([1000, 999].map((porMil) => isParcial({ porMil }))).toEqual([false, true]);
    expect((['indefinido', 'fijo-discontinuo', 'temporal', 'formacion'] as const).map((duracion) => isPermanente({ duracion }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('somebody under 18', () => {
  test('is so until the eve of the birthday', () => {
    expect([isMenor('2008-11-23', '2026-11-22'), isMenor('2008-11-23', '2026-11-23')]).toEqual([true, false]);
    expect(isMenor(null, '2026-11-22')).toBe(false);
  });

  test('born on 29 February comes of age on 1 March of a year without that day', () => {
    expect([mayorDesde('2008-02-29'), mayorDesde('2008-02-28')]).toEqual(['2026-03-01', '2026-02-28']);
  });
});
