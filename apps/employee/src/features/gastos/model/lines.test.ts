import { describe, expect, it } from 'vitest';
import { isRoundedInCash, isWorkedOut, linesForTotal, linesForUsual, missingOf, nextLine, usualRate } from './lines.ts';
import { createGastoNuevo } from '@jornada/testkit/factories/gastos.ts';

const EUR = { moneda: 'EUR' };
const TEN = { porMil: 100, baseCentimos: 3400, cuotaCentimos: 340 };
const TWENTY_ONE = { porMil: 210, baseCentimos: 500, cuotaCentimos: 105 };

describe('the lines of VAT of a receipt', () => {
  it('are one that follows the total, as long as nobody wrote something else', () => {
    const first = linesForTotal({ ...EUR, lineas: [], totalCentimos: null }, 1, 100);
    expect(first).toEqual([{ porMil: 100, baseCentimos: 1, cuotaCentimos: 0 }]);
    expect(linesForTotal({ ...EUR, lineas: first, totalCentimos: 1 }, 3740, 100)).toEqual([TEN]);
    expect(linesForTotal({ ...EUR, lineas: [TEN], totalCentimos: 3740 }, 4345, 100)).toEqual([
      { porMil: 100, baseCentimos: 3950, cuotaCentimos: 395 },
    ]);
    expect(linesForTotal({ ...EUR, lineas: [TEN], totalCentimos: 4345 }, 4000, 100)).toEqual([TEN]);
    expect(linesForTotal({ ...EUR, lineas: [TEN, TWENTY_ONE], totalCentimos: 4345 }, 4000, 100)).toEqual([TEN, TWENTY_ONE]);
  });

  it('are none without a total, and where no rate is usual', () => {
    expect(linesForTotal({ ...EUR, lineas: [TEN], totalCentimos: 3740 }, null, 100)).toEqual([]);
    expect(linesForTotal({ ...EUR, lineas: [], totalCentimos: null }, 0, 100)).toEqual([]);
    expect(linesForTotal({ ...EUR, lineas: [], totalCentimos: null }, 3740, undefined)).toEqual([]);
  });

  it('are worked out if the only one is the total by its rate, and not if somebody wrote another base or a second one', () => {
    expect(isWorkedOut({ ...EUR, lineas: [TEN], totalCentimos: 3740 })).toBe(true);
    expect(isWorkedOut({ ...EUR, lineas: [{ ...TEN, baseCentimos: 3399, cuotaCentimos: 341 }], totalCentimos: 3740 })).toBe(false);
    expect(isWorkedOut({ ...EUR, lineas: [TEN, TWENTY_ONE], totalCentimos: 4345 })).toBe(false);
    expect([isWorkedOut({ ...EUR, lineas: [], totalCentimos: 3740 }), isWorkedOut({ ...EUR, lineas: [TEN], totalCentimos: null })]).toEqual(
      [false, false],
    );
  });

  it('are compared with the total to the cent', () => {
    expect(missingOf({ lineas: [TEN, TWENTY_ONE], totalCentimos: 4345 })).toBe(0);
    expect(missingOf({ lineas: [TEN], totalCentimos: 4345 })).toBe(605);
    expect(missingOf({ lineas: [TEN, TWENTY_ONE], totalCentimos: 4344 })).toBe(-1);
    expect(missingOf({ lineas: [], totalCentimos: 4345 })).toBeNull();
    expect(missingOf({ lineas: [TEN], totalCentimos: null })).toBeNull();
  });

  it('go on with what is missing, at a rate that is not there yet', () => {
    expect(nextLine({ ...EUR, lineas: [TEN], totalCentimos: 4345 }, [100, 210])).toEqual(TWENTY_ONE);
    expect(nextLine({ ...EUR, lineas: [TEN, TWENTY_ONE], totalCentimos: 4000 }, [100, 210])).toEqual({
      porMil: 100,
      baseCentimos: 0,
      cuotaCentimos: 0,
    });
    expect(nextLine({ ...EUR, lineas: [], totalCentimos: null }, [])).toEqual({ porMil: 0, baseCentimos: 0, cuotaCentimos: 0 });
  });

  it('of a currency without cents are whole, and what cash rounds is not missing', () => {
    expect(linesForTotal({ moneda: 'JPY', lineas: [], totalCentimos: null }, 100_500, 100)).toEqual([
      { porMil: 100, baseCentimos: 91_400, cuotaCentimos: 9100 },
    ]);
    const francs = { moneda: 'CHF', lineas: [{ porMil: 81, baseCentimos: 999, cuotaCentimos: 81 }] };
    expect([1080, 1082, 1085].map((totalCentimos) => isRoundedInCash({ ...francs, totalCentimos }))).toEqual([false, false, false]);
    const odd = { moneda: 'CHF', lineas: [{ porMil: 81, baseCentimos: 1001, cuotaCentimos: 81 }] };
    expect(isRoundedInCash({ ...odd, totalCentimos: 1080 })).toBe(true);
    expect(isRoundedInCash({ ...odd, moneda: 'EUR', totalCentimos: 1080 })).toBe(false);
  });

  it('begin with the rate of the type, and follow it while nobody wrote another one', () => {
    const nuevo = createGastoNuevo({ ivas: [210, 100, 40, 0] });
    const at = { dia: '2026-11-12', pais: 'ES', tipo: null };
    expect([usualRate(at, nuevo), usualRate({ ...at, tipo: 2 }, nuevo), usualRate({ ...at, tipo: 2, pais: 'PT' }, nuevo)]).toEqual([
      210, 100, 60,
    ]);
    const proposed = { ...EUR, ...at, totalCentimos: 12_100, lineas: [{ porMil: 210, baseCentimos: 10_000, cuotaCentimos: 2100 }] };
    expect(linesForUsual(proposed, { tipo: 2 }, nuevo)).toEqual([{ porMil: 100, baseCentimos: 11_000, cuotaCentimos: 1100 }]);
    const chosen = { ...proposed, lineas: [{ porMil: 40, baseCentimos: 11_635, cuotaCentimos: 465 }] };
    expect(linesForUsual(chosen, { tipo: 2 }, nuevo)).toEqual(chosen.lineas);
  });
});
