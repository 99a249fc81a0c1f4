import { describe, expect, test } from 'vitest';
import { laboral, MADRID, OFICINA, periodo } from '../testing/laboral.ts';
import { concesion, politica, usos } from '../testing/vacaciones.ts';
import { carryOver } from './arrastre.ts';
import { cantidadDe, diasDe } from './cantidad.ts';
import { assign } from './cuenta.ts';
import { preventedBy } from './impedidas.ts';
import type { BajaEnVacaciones, Concesion, PoliticaVacaciones, UsoVacaciones } from './modelo.ts';
import { balanceOn } from './saldo.ts';

/* Worked out by hand before the code, as in casos.test.ts: balances, and what goes into the next year. */

type Saldo = {
  caso: string;
  suma: string;
  concesiones: Concesion[];
  usos: UsoVacaciones[];
  bajas?: BajaEnVacaciones[];
  fecha: string;
  saldo: Partial<Record<'concedido' | 'pedido' | 'aprobado' | 'disfrutado' | 'caducado' | 'libre', number>>;
};

const ARRASTRE = concesion(3, { id: 2, clase: 'arrastre', ano: 2025, desde: '2026-01-01', hasta: '2026-03-31' });
const MARZO = ['2026-03-23', '2026-03-24', '2026-03-25', '2026-03-26', '2026-03-27'];
const AGOSTO = ['2026-08-03', '2026-08-04', '2026-08-05', '2026-08-06', '2026-08-07'];

const SALDOS: Saldo[] = [
  {
    caso: 'what expires first is used first',
    suma: '3 carried over + 22 − 5 in March: 3 from the carry-over and 2 of the year; nothing expires, 20 are left',
    concesiones: [concesion(22), ARRASTRE],
    usos: usos(MARZO),
    fecha: '2026-04-01',
    saldo: { concedido: 25, disfrutado: 5, caducado: 0, libre: 20 },
  },
  {
    caso: 'a carry-over that is not used expires on the day after its last one',
    suma: '3 carried over + 22 − 1 in February − 2 expired = 22',
    concesiones: [concesion(22), ARRASTRE],
    usos: usos(['2026-02-02']),
    fecha: '2026-04-01',
    saldo: { concedido: 25, disfrutado: 1, caducado: 2, libre: 22 },
  },
  {
    caso: 'on its last day it is still there',
    suma: '3 carried over + 22 − 1 in February = 24',
    concesiones: [concesion(22), ARRASTRE],
    usos: usos(['2026-02-02']),
    fecha: '2026-03-31',
    saldo: { concedido: 25, disfrutado: 1, caducado: 0, libre: 24 },
  },
  {
    caso: 'a vacation over the last day of a carry-over',
    suma: '30 and 31 March from the carry-over, 1 to 3 April of the year: 1 expires; 3 + 22 − 5 − 1 = 19',
    concesiones: [concesion(22), ARRASTRE],
    usos: usos(['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03']),
    fecha: '2026-04-05',
    saldo: { concedido: 25, disfrutado: 5, caducado: 1, libre: 19 },
  },
  {
    caso: 'asked for, agreed and enjoyed are told apart',
    suma: 'on 5 August: 3 of the 5 days are past, 2 to come, 1 of November asked for: 22 − 3 − 2 − 1 = 16',
    concesiones: [concesion(22)],
    usos: [...usos(AGOSTO), ...usos(['2026-11-02'], { solicitudId: 2, estado: 'pedido' })],
    fecha: '2026-08-05',
    saldo: { concedido: 22, pedido: 1, aprobado: 2, disfrutado: 3, caducado: 0, libre: 16 },
  },
  {
    caso: 'three days of sick leave within five of vacation',
    suma: '5 − 3 given back = 2 enjoyed; 22 − 2 = 20',
    concesiones: [concesion(22)],
    usos: usos(AGOSTO),
    bajas: [{ desde: '2026-08-05', hasta: '2026-08-09', isSinLimite: false }],
    fecha: '2026-08-31',
    saldo: { concedido: 22, disfrutado: 2, caducado: 0, libre: 20 },
  },
  {
    caso: 'what sickness gave back lasts eighteen months after the end of its year',
    suma: '22 − 2 enjoyed = 20; 17 of them expire with the year; the 3 given back are there until 30 June 2028',
    concesiones: [concesion(22)],
    usos: usos(AGOSTO),
    bajas: [{ desde: '2026-08-05', hasta: '2026-08-09', isSinLimite: false }],
    fecha: '2028-06-30',
    saldo: { libre: 3 },
  },
  {
    caso: 'and no day longer',
    suma: '1 July 2028: the 3 have expired',
    concesiones: [concesion(22)],
    usos: usos(AGOSTO),
    bajas: [{ desde: '2026-08-05', hasta: '2026-08-09', isSinLimite: false }],
    fecha: '2028-07-01',
    saldo: { caducado: 3, libre: 0 },
  },
  {
    caso: 'what a birth gave back lasts without limit',
    suma: 'all 5 were given back: they are there in 2040',
    concesiones: [concesion(22)],
    usos: usos(AGOSTO),
    bajas: [{ desde: '2026-07-01', hasta: '2026-12-31', isSinLimite: true }],
    fecha: '2040-01-01',
    saldo: { libre: 5 },
  },
  {
    caso: 'the days of next year begin with it',
    suma: '22 − 20 = 2 on 31 December; on 1 January they are gone and 22 are new',
    concesiones: [concesion(22), concesion(22, { id: 3, ano: 2027 })],
    usos: usos(Array.from({ length: 20 }, (_, index) => `2026-09-${String(index + 1).padStart(2, '0')}`)),
    fecha: '2027-01-01',
    saldo: { concedido: 22, libre: 22 },
  },
];

describe('what somebody has', () => {
  test.each(SALDOS)('$caso: $suma', ({ concesiones, usos: used, bajas = [], fecha, saldo }) => {
    const cuenta = assign({ concesiones, usos: used, bajas, bajaMeses: 18 });
    const found = balanceOn(cuenta, fecha, { contrato: [{ desde: '2020-01-01', hasta: null }], redondeo: 'ninguno' });
    const names = Object.keys(saldo) as (keyof typeof saldo)[];
    expect(Object.fromEntries(names.map((name) => [name, diasDe(found[name])]))).toEqual(saldo);
  });
});

describe('what goes into the next year', () => {
  const NAVIDAD = laboral(OFICINA, { festivos: [{ centroId: MADRID.id, fecha: '2026-12-25', nombre: 'Navidad' }] });
  const cuenta = assign({ concesiones: [concesion(22), ARRASTRE], usos: usos(AGOSTO), bajas: [], bajaMeses: 18 });
  const of = (arrastre: PoliticaVacaciones['arrastre'], bajas: BajaEnVacaciones[] = [], resto: Partial<PoliticaVacaciones> = {}) => {
    const rules = politica({ arrastre, ...resto });
    const impedidos = preventedBy({ ano: 2026, bajas, cuenta, laboral: NAVIDAD, politica: rules });
    return carryOver(cuenta, { ano: 2026, politica: rules, impedidos }).map(({ clase, cantidad, desde, hasta }) => [
      clase,
      diasDe(cantidad),
      desde,
      hasta,
    ]);
  };

  test('all: 22 − 5 = 17 until the end of March; the 3 of the year before have expired and do not come again', () => {
    expect(of({ hasta: '03-31', maximo: null })).toEqual([['arrastre', 17, '2027-01-01', '2027-03-31']]);
  });

  test('at most five: 5 of the 17', () => {
    expect(of({ hasta: '03-31', maximo: cantidadDe(5) })).toEqual([['arrastre', 5, '2027-01-01', '2027-03-31']]);
  });

  test('until the end of February: the 28th of 2027', () => {
    expect(of({ hasta: '02-29', maximo: null })).toEqual([['arrastre', 17, '2027-01-01', '2027-02-28']]);
  });

  test('nothing, where nothing is agreed', () => {
    expect(of(null)).toEqual([]);
  });

  test('sick from 21 December into the new year: 21 to 24 and 28 to 31 December = 8 of the 17 last until 30 June 2028', () => {
    const bajas = [{ desde: '2026-12-21', hasta: '2027-02-10', isSinLimite: false }];
    expect(of(null, bajas)).toEqual([['devuelta', 8, '2027-01-01', '2028-06-30']]);
    expect(of({ hasta: '03-31', maximo: cantidadDe(5) }, bajas)).toEqual([
      ['devuelta', 8, '2027-01-01', '2028-06-30'],
      ['arrastre', 5, '2027-01-01', '2027-03-31'],
    ]);
    expect(of({ hasta: '03-31', maximo: null }, bajas)[1]).toEqual(['arrastre', 9, '2027-01-01', '2027-03-31']);
  });

  test('sick for the whole year: no more than what is left; sick until the last day of it: also', () => {
    const of17 = [['devuelta', 17, '2027-01-01', '2028-06-30']];
    expect(of(null, [{ desde: '2025-11-01', hasta: null, isSinLimite: false }])).toEqual(of17);
    expect(of(null, [{ desde: '2026-06-01', hasta: '2026-12-31', isSinLimite: false }])).toEqual(of17);
  });

  test('sick until 29 December: two working days are left in the year, all but 2 of the 17 are kept (ET 38.3)', () => {
    const until = (hasta: string, isSinLimite = false) => [{ desde: '2026-06-01', hasta, isSinLimite }];
    expect(of(null, until('2026-12-29'))).toEqual([['devuelta', 15, '2027-01-01', '2028-06-30']]);
    expect(of({ hasta: '03-31', maximo: null }, until('2026-12-30'))).toEqual([
      ['devuelta', 16, '2027-01-01', '2028-06-30'],
      ['arrastre', 1, '2027-01-01', '2027-03-31'],
    ]);
    expect(of(null, until('2026-12-29', true))).toEqual([['devuelta', 15, '2027-01-01', null]]);
    // From 7 December: 18 working days until New Year, and the 17 fit into them.
    expect(of(null, until('2026-12-06'))).toEqual([]);
    // 9 to 11, 14 to 18, 21 to 24 and 28 to 31 December: 16.
    expect(of(null, until('2026-12-08'))).toEqual([['devuelta', 1, '2027-01-01', '2028-06-30']]);
    // A leave of two days prevents no more than two.
    expect(of(null, [{ desde: '2026-12-28', hasta: '2026-12-29', isSinLimite: false }])).toEqual([
      ['devuelta', 2, '2027-01-01', '2028-06-30'],
    ]);
    // Where the law keeps only what a leave until New Year prevents.
    expect(of(null, until('2026-12-30'), { bajaParcial: false })).toEqual([]);
    expect(of(null, until('2026-12-31'), { bajaParcial: false })).toEqual([['devuelta', 17, '2027-01-01', '2028-06-30']]);
  });

  test('two leaves: 8 days between them could have been taken, each of the others is kept as its leave says', () => {
    const first = { desde: '2026-01-10', hasta: '2026-12-08', isSinLimite: true };
    const second = { desde: '2026-12-21', hasta: '2027-02-10', isSinLimite: false };
    // 9 to 11 and 14 to 18 December: 8; the second leave has room for 8, and the first prevented the one that is still missing.
    expect(of(null, [first, second])).toEqual([
      ['devuelta', 8, '2027-01-01', '2028-06-30'],
      ['devuelta', 1, '2027-01-01', null],
    ]);
    expect(of(null, [first, { ...second, isSinLimite: true }])).toEqual([['devuelta', 9, '2027-01-01', null]]);
  });

  test('days after a leave that are taken as vacation anyway have no room for what is left', () => {
    const bajas = [{ desde: '2026-06-01', hasta: '2026-12-29', isSinLimite: false }];
    const used = assign({ concesiones: [concesion(22)], usos: usos(['2026-12-30', '2026-12-31']), bajas, bajaMeses: 18 });
    const impedidos = preventedBy({ ano: 2026, bajas, cuenta: used, laboral: NAVIDAD, politica: politica() });
    expect(carryOver(used, { ano: 2026, politica: politica(), impedidos }).map(({ cantidad }) => diasDe(cantidad))).toEqual([20]);
  });

  test('a leave since the year before: only the days of this year count, the 2 working days until the contract ended', () => {
    const [impedido] = preventedBy({
      ano: 2026,
      bajas: [{ desde: '2025-01-01', hasta: null, isSinLimite: false }],
      cuenta,
      laboral: laboral([periodo(OFICINA, MADRID, '2025-01-01', '2026-01-02')]),
      politica: politica(),
    });
    expect(diasDe(impedido?.cabian ?? 0)).toBe(2);
  });

  test.each([
    { caso: '11.0904 shown as 11, 11 used: nothing', dias: 11.0904, usados: 11, redondeo: 'medio', quedan: [] },
    { caso: '11.3 shown as 11.5, 5 used: 6.5', dias: 11.3, usados: 5, redondeo: 'medio', quedan: [6.5] },
    { caso: '11.3 shown as 12, 12 used: nothing', dias: 11.3, usados: 12, redondeo: 'arriba', quedan: [] },
    { caso: '11.3 as it is, 5 used: 6.3', dias: 11.3, usados: 5, redondeo: 'ninguno', quedan: [6.3] },
  ] as const)('what is left of the right as it was rounded: $caso', ({ dias, usados, redondeo, quedan }) => {
    const used = usos(Array.from({ length: usados }, (_, index) => `2026-08-${10 + index}`));
    const rules = politica({ arrastre: { hasta: '03-31', maximo: null }, redondeo });
    const found = carryOver(assign({ concesiones: [concesion(dias)], usos: used, bajas: [], bajaMeses: 18 }), {
      ano: 2026,
      politica: rules,
      impedidos: [],
    });
    expect(found.map(({ cantidad }) => diasDe(cantidad))).toEqual(quedan);
  });

  test('what was agreed beyond the right is taken from the next year, or not; what rounding covered is no debt', () => {
    const carried = (dias: number, usados: number, rules: Parameters<typeof politica>[0], estado: 'aprobado' | 'pedido' = 'aprobado') => {
      const used = usos(
        Array.from({ length: usados }, (_, index) => `2026-08-${10 + index}`),
        { estado },
      );
      const account = assign({ concesiones: [concesion(dias)], usos: used, bajas: [], bajaMeses: 18 });
      return carryOver(account, { ano: 2026, politica: politica(rules), impedidos: [] }).map(({ clase, cantidad, desde }) => [
        clase,
        diasDe(cantidad),
        desde,
      ]);
    };
    expect(carried(3, 5, {})).toEqual([['arrastre', -2, '2027-01-01']]);
    expect(carried(3, 5, { arrastraDeuda: false })).toEqual([]);
    // 4.8 are shown as 5, and 4.6 as 4.5.
    expect(carried(4.8, 5, { redondeo: 'medio' })).toEqual([]);
    expect(carried(4.8, 6, { redondeo: 'medio' })).toEqual([['arrastre', -1, '2027-01-01']]);
    expect(carried(4.6, 5, { redondeo: 'medio' })).toEqual([['arrastre', -0.5, '2027-01-01']]);
    expect(carried(3, 5, {}, 'pedido')).toEqual([]);
  });

  test('days of an earlier year that end with this one are not carried over again', () => {
    const old = concesion(4, { id: 5, clase: 'devuelta', ano: 2025, desde: '2026-01-01', hasta: '2026-12-31' });
    const rules = politica({ arrastre: { hasta: '03-31', maximo: null } });
    const found = carryOver(assign({ concesiones: [old], usos: [], bajas: [], bajaMeses: 12 }), {
      ano: 2026,
      politica: rules,
      impedidos: [],
    });
    expect(found).toEqual([]);
  });

  test('a birth from 1 December: 22 working days less the holiday would have fitted, all 17 last without limit', () => {
    const bajas = [{ desde: '2026-12-01', hasta: '2027-04-10', isSinLimite: true }];
    expect(of(null, bajas)).toEqual([['devuelta', 17, '2027-01-01', null]]);
  });
});
