import { describe, expect, test } from 'vitest';
import { changedDays, daysBetween, examineBaja, spanOf } from './examen.ts';
import { isIncapacidad, isVacacionSinLimite, TIPOS_BAJA, type BajaMedica } from './modelo.ts';
import { checkRelapse, daysOfProcess, DURACION_MAXIMA, lastRelapseDay, limitsOf } from './proceso.ts';
import { expectedEnd, groupOf, GRUPOS_BAJA, nextReview } from './revisiones.ts';

const baja = (resto: Partial<BajaMedica> = {}): BajaMedica => ({
  id: 1,
  pais: 'ES',
  tipo: 'enfermedad-comun',
  desde: '2026-05-04',
  hasta: null,
  duracionDias: null,
  confirmaciones: [],
  recaidaDe: null,
  ...resto,
});

describe('reviews', () => {
  test.each([
    [1, 'muy-corta', '2026-05-04', null, null],
    [4, 'muy-corta', '2026-05-07', null, null],
    // The first after 7 days: 11 May. Then after 14: 18 + 14 = 1 June.
    [5, 'corta', '2026-05-08', '2026-05-11', '2026-06-01'],
    [30, 'corta', '2026-06-02', '2026-05-11', '2026-06-01'],
    // Then after 28: 18 May + 28 = 15 June.
    [31, 'media', '2026-06-03', '2026-05-11', '2026-06-15'],
    [60, 'media', '2026-07-02', '2026-05-11', '2026-06-15'],
    // The first after 14 days: 18 May. Then after 35: 18 May + 35 = 22 June.
    [61, 'larga', '2026-07-03', '2026-05-18', '2026-06-22'],
    [400, 'larga', '2027-06-07', '2026-05-18', '2026-06-22'],
  ] as const)('of %d expected days: %s, until %s, first by %s, after one of 18 May by %s', (duracionDias, grupo, end, first, next) => {
    const expected = baja({ duracionDias });
    expect([groupOf(expected), expectedEnd(expected)]).toEqual([grupo, end]);
    expect(GRUPOS_BAJA).toContain(grupo);
    expect(nextReview(expected)).toBe(first);
    expect(nextReview({ ...expected, confirmaciones: ['2026-05-18', '2026-05-11'] })).toBe(next);
  });

  test('there is none where nothing is known, the leave has ended, or it is no incapacity', () => {
    expect([groupOf(baja()), expectedEnd(baja()), nextReview(baja())]).toEqual([null, null, null]);
    expect(nextReview(baja({ duracionDias: 30, hasta: '2026-05-20' }))).toBeNull();
    expect(nextReview(baja({ duracionDias: 112, tipo: 'nacimiento' }))).toBeNull();
    expect(groupOf(baja({ desde: '2023-03-31', duracionDias: 30 }))).toBeNull();
    // The rules of Spain say nothing about somebody who works in Berlin.
    expect(nextReview(baja({ pais: 'DE', duracionDias: 30 }))).toBeNull();
    expect(limitsOf(baja({ pais: 'DE' }), [])).toBeNull();
  });
});

describe('a relapse', () => {
  const first = baja({ hasta: '2026-05-13' });
  const again = baja({ id: 2, desde: '2026-06-01', hasta: '2026-06-20', recaidaDe: 1 });
  const third = baja({ id: 3, desde: '2026-07-01', recaidaDe: 2 });
  const all = [third, again, first];

  test('is one of an earlier leave of the same kind that has ended', () => {
    const check = (resto: Partial<BajaMedica>, known: BajaMedica[] = [first]) => checkRelapse({ ...again, ...resto }, known);
    expect([check({}), check({ recaidaDe: null }), check({ desde: '2026-05-14' })]).toEqual([null, null, null]);
    expect(check({}, [])).toBe('recaida-desconocida');
    expect([check({ desde: '2026-05-13' }), check({}, [{ ...first, hasta: null }])]).toEqual(['recaida-sin-alta', 'recaida-sin-alta']);
    expect(check({ tipo: 'accidente-trabajo' })).toBe('recaida-de-otro-tipo');
    expect(check({ tipo: 'nacimiento' }, [{ ...first, tipo: 'nacimiento' }])).toBe('recaida-de-otro-tipo');
  });

  test('begins within 180 natural days after the end of the leave before it; later it is a new process (LGSS 169.2)', () => {
    // 18 days of May are left after the 13th, then 30, 31, 31, 30 and 31 until the end of October, and 9: 180 on 9 November.
    const check = (desde: string, pais = 'ES') => checkRelapse({ ...again, pais, desde }, [first]);
    expect([check('2026-11-09'), check('2026-11-10')]).toEqual([null, 'recaida-tardia']);
    expect([lastRelapseDay('2026-05-13', again), lastRelapseDay('2026-05-13', { ...again, pais: 'DE' })]).toEqual(['2026-11-09', null]);
    expect(check('2027-05-13', 'DE')).toBeNull();
    const late = { ...again, desde: '2026-11-10', hasta: null };
    expect(daysOfProcess({ ...late, desde: '2026-11-09' }, all, '2026-11-10')).toBe(12);
    expect([daysOfProcess(late, all, '2026-11-10'), limitsOf(late, all)]).toEqual([1, limitsOf({ ...late, recaidaDe: null }, [])]);
  });

  test('goes on counting: 10 days, 20 days, and 5 until 5 July are 35', () => {
    expect(daysOfProcess(third, all, '2026-07-05')).toBe(35);
    expect(daysOfProcess(first, all, '2026-07-05')).toBe(10);
    expect(daysOfProcess(again, all, '2026-06-01')).toBe(11);
  });

  test('has less of the longest duration left: 365 − 30 days from 1 July are 31 May, and 180 more', () => {
    expect(DURACION_MAXIMA).toEqual({ ES: { dias: 365, prorrogaDias: 180 } });
    expect(limitsOf(third, all)).toEqual({ maxima: '2027-05-31', prorroga: '2027-11-27' });
    expect(limitsOf(baja(), [])).toEqual({ maxima: '2027-05-03', prorroga: '2027-10-30' });
    expect(limitsOf(baja({ tipo: 'nacimiento' }), [])).toBeNull();
  });

  test('that names itself through another one ends', () => {
    const circle = [baja({ recaidaDe: 2, hasta: '2026-05-13' }), again];
    expect(daysOfProcess(circle[0]!, circle, '2026-06-20')).toBe(30);
  });
});

test('what comes from pregnancy, birth or lactation gives vacation back without limit; incapacity is all but birth and risk', () => {
  expect(TIPOS_BAJA.filter(isVacacionSinLimite)).toEqual([
    'interrupcion-embarazo',
    'semana-39',
    'nacimiento',
    'riesgo-embarazo',
    'riesgo-lactancia',
  ]);
  expect(TIPOS_BAJA.filter((tipo) => !isIncapacidad(tipo))).toEqual(['nacimiento', 'riesgo-embarazo', 'riesgo-lactancia']);
});

describe('what there is to say about a leave', () => {
  const contrato = [{ desde: '2026-01-01', hasta: '2026-12-31' }];
  const examine = (one: Partial<BajaMedica>, otras: BajaMedica[] = [], isInClosedMonth = false) =>
    examineBaja(baja({ duracionDias: 10, ...one }), { otras, contrato, isInClosedMonth });

  test('it takes the days until its end, otherwise until the expected one', () => {
    // 4 May and nine days more.
    expect(spanOf(baja({ duracionDias: 10 }))).toEqual({ desde: '2026-05-04', hasta: '2026-05-13' });
    expect(spanOf(baja({ duracionDias: 10, hasta: '2026-05-06' }))?.hasta).toBe('2026-05-06');
    expect(spanOf(baja())).toBeNull();
    expect(daysBetween({ desde: '2026-02-27', hasta: '2026-03-01' })).toBe(3);
  });

  test('nothing stands against one, except another one, days before the contract and what cannot be true', () => {
    expect(examine({})).toEqual({ rechazos: [], avisos: [] });
    expect(examine({}, [baja({ id: 2, desde: '2026-05-13', duracionDias: 1 })]).rechazos).toEqual(['solapada']);
    expect(examine({}, [baja({ id: 2, desde: '2026-05-14', duracionDias: 1 })]).rechazos).toEqual([]);
    expect(examine({ desde: '2025-12-31' }).rechazos).toEqual(['fuera-de-contrato']);
    // It goes on after the end of a contract that ends meanwhile.
    expect(examine({ desde: '2026-12-31' }).rechazos).toEqual([]);
    expect(examine({ hasta: '2028-05-04' }).rechazos).toEqual(['demasiado-larga']);
    expect(examine({ recaidaDe: 9 }).rechazos).toEqual(['recaida-desconocida']);
  });

  test('a closed month and the longest durations are said', () => {
    expect(examine({}, [], true).avisos).toEqual(['mes-cerrado']);
    // 365 days from 4 May 2026 end on 3 May 2027, 180 more on 30 October 2027.
    expect(examine({ duracionDias: 365 }).avisos).toEqual([]);
    expect(examine({ duracionDias: 366 }).avisos).toEqual(['pasa-de-maxima']);
    expect(examine({ duracionDias: 545 }).avisos).toEqual(['pasa-de-maxima']);
    expect(examine({ duracionDias: 546 }).avisos).toEqual(['pasa-de-prorroga']);
    expect(examine({ duracionDias: 546, tipo: 'nacimiento' }).avisos).toEqual([]);
  });

  test('a change touches only the days that it adds or takes away', () => {
    const before = { desde: '2026-05-04', hasta: '2026-05-13' };
    expect(changedDays(before, { ...before, hasta: '2026-05-20' })).toEqual({ desde: '2026-05-14', hasta: '2026-05-20' });
    expect(changedDays(before, { ...before, hasta: '2026-05-06' })).toEqual({ desde: '2026-05-07', hasta: '2026-05-13' });
    expect(changedDays(before, before)).toBeNull();
  });
});
