import { describe, expect, it } from 'vitest';
import { isWorkedOut, linesForTotal, missingOf, nextLine } from './lines.ts';

const TEN = { porMil: 100, baseCentimos: 3400, cuotaCentimos: 340 };
const TWENTY_ONE = { porMil: 210, baseCentimos: 500, cuotaCentimos: 105 };

describe('the lines of VAT of a receipt', () => {
  it('are one that follows the total, as long as nobody wrote something else', () => {
    const first = linesForTotal({ lineas: [], totalCentimos: null }, 1, 100);
    expect(first).toEqual([{ porMil: 100, baseCentimos: 1, cuotaCentimos: 0 }]);
    expect(linesForTotal({ lineas: first, totalCentimos: 1 }, 3740, 100)).toEqual([TEN]);
    expect(linesForTotal({ lineas: [TEN], totalCentimos: 3740 }, 4345, 100)).toEqual([
      { porMil: 100, baseCentimos: 3950, cuotaCentimos: 395 },
    ]);
    expect(linesForTotal({ lineas: [TEN], totalCentimos: 4345 }, 4000, 100)).toEqual([TEN]);
    expect(linesForTotal({ lineas: [TEN, TWENTY_ONE], totalCentimos: 4345 }, 4000, 100)).toEqual([TEN, TWENTY_ONE]);
  });

  it('are none without a total, and where no rate is usual', () => {
    expect(linesForTotal({ lineas: [TEN], totalCentimos: 3740 }, null, 100)).toEqual([]);
    expect(linesForTotal({ lineas: [], totalCentimos: null }, 0, 100)).toEqual([]);
    expect(linesForTotal({ lineas: [], totalCentimos: null }, 3740, undefined)).toEqual([]);
  });

  it('are worked out if the only one is the total by its rate, and not if somebody wrote another base or a second one', () => {
    expect(isWorkedOut({ lineas: [TEN], totalCentimos: 3740 })).toBe(true);
    expect(isWorkedOut({ lineas: [{ ...TEN, baseCentimos: 3399, cuotaCentimos: 341 }], totalCentimos: 3740 })).toBe(false);
    expect(isWorkedOut({ lineas: [TEN, TWENTY_ONE], totalCentimos: 4345 })).toBe(false);
    expect([isWorkedOut({ lineas: [], totalCentimos: 3740 }), isWorkedOut({ lineas: [TEN], totalCentimos: null })]).toEqual([false, false]);
  });

  it('are compared with the total to the cent', () => {
    expect(missingOf({ lineas: [TEN, TWENTY_ONE], totalCentimos: 4345 })).toBe(0);
    expect(missingOf({ lineas: [TEN], totalCentimos: 4345 })).toBe(605);
    expect(missingOf({ lineas: [TEN, TWENTY_ONE], totalCentimos: 4344 })).toBe(-1);
    expect(missingOf({ lineas: [], totalCentimos: 4345 })).toBeNull();
    expect(missingOf({ lineas: [TEN], totalCentimos: null })).toBeNull();
  });

  it('go on with what is missing, at a rate that is not there yet', () => {
    expect(nextLine({ lineas: [TEN], totalCentimos: 4345 }, [100, 210])).toEqual(TWENTY_ONE);
    expect(nextLine({ lineas: [TEN, TWENTY_ONE], totalCentimos: 4000 }, [100, 210])).toEqual({
      porMil: 100,
      baseCentimos: 0,
      cuotaCentimos: 0,
    });
    expect(nextLine({ lineas: [], totalCentimos: null }, [])).toEqual({ porMil: 0, baseCentimos: 0, cuotaCentimos: 0 });
  });
});
