import { describe, expect, test } from 'vitest';
import { MAXIMO_PACTADAS } from '../contratos/index.ts';
import { fechas, historia, vivido } from '../testing/vividos.ts';
import { avisosDelAno, type SumaDia } from './anual.ts';
import { avisosDelDia, avisosDePausas } from './avisos.ts';
import { LIMITES } from './legales.ts';
import { REGLAS, type DiaVivido } from './modelo.ts';
import { limitesEn, topeComplementarias } from './vigentes.ts';

const DIA = '2026-05-04';
/** Rule, limit and value of everything that a day breaks. */
const broken = (dias: DiaVivido[], options?: Parameters<typeof historia>[1], fecha = DIA) =>
  avisosDelDia(historia(dias, options), fecha).map(({ regla, limiteMinutos, valorMinutos }) => [regla, limiteMinutos, valorMinutos]);

describe('breaks', () => {
  test('Spain: fifteen minutes in more than six hours, of one piece, paid or not', () => {
    expect(broken([vivido(DIA, ['08:00-14:00'])])).toEqual([]);
    expect(broken([vivido(DIA, ['08:00-14:01'])])).toEqual([['pausa-minima', 15, 0]]);
    expect(broken([vivido(DIA, ['08:00-11:00', '11:15-14:30'], { pausas: 'cafe' })])).toEqual([]);
    expect(broken([vivido(DIA, ['08:00-11:00', '11:14-14:30'], { pausas: 'cafe' })])).toEqual([['pausa-minima', 15, 0]]);
  });

  test('of a day that is judged by itself, as what a change would bring; of one that still runs, none', () => {
    const alone = (dia: DiaVivido) => avisosDePausas(dia, { limites: limitesEn('DE', DIA), pais: 'DE' }).map(({ regla }) => regla);
    expect(alone(vivido(DIA, ['08:00-14:01']))).toEqual(['pausa-minima', 'trabajo-seguido']);
    expect(alone(vivido(DIA, ['08:00-12:00', '12:30-17:00']))).toEqual([]);
    expect(alone({ ...vivido(DIA, ['08:00-14:01']), estado: 'abierta' })).toEqual([]);
  });

  test('to clock out and in again is a break by another name', () => {
    expect(broken([vivido(DIA, ['08:00-13:00', '14:00-17:00'], { pausas: null })])).toEqual([]);
  });

  test('waiting is no rest', () => {
    expect(broken([vivido(DIA, ['08:00-11:00', '11:30-15:00'], { pausas: 'espera' })])).toEqual([['pausa-minima', 15, 0]]);
  });

  test('Germany: thirty minutes over six hours, forty-five over nine, never six hours on end', () => {
    const german = { pais: 'DE' };
    expect(broken([vivido(DIA, ['08:00-12:00', '12:30-17:00'])], german)).toEqual([]);
    expect(broken([vivido(DIA, ['08:00-12:00', '12:29-17:00'])], german)).toEqual([['pausa-minima', 30, 29]]);
    expect(broken([vivido(DIA, ['08:00-12:00', '12:30-17:31'])], german)).toEqual([['pausa-minima', 45, 30]]);
    expect(broken([vivido(DIA, ['08:00-10:00', '10:15-12:00', '12:14-15:00', '15:15-16:00'])], german)).toEqual([]);
    expect(broken([vivido(DIA, ['08:00-14:01', '14:31-16:00'])], german)).toEqual([['trabajo-seguido', 360, 361]]);
  });

  test('Portugal: never more than five hours on end, and one break of an hour, not pieces of it', () => {
    const portuguese = { pais: 'PT' };
    expect(broken([vivido(DIA, ['08:00-13:00', '14:00-17:00'])], portuguese)).toEqual([]);
    expect(broken([vivido(DIA, ['08:00-13:01', '14:01-17:00'])], portuguese)).toEqual([['trabajo-seguido', 300, 301]]);
    const short = [
      ['pausa-minima', 60, 0],
      ['trabajo-seguido', 300, 540],
    ];
    expect(broken([vivido(DIA, ['08:00-13:00', '13:50-17:00'])], portuguese)).toEqual(short);
    const quarters = ['08:00-09:00', '09:15-11:00', '11:15-13:00', '13:15-15:00', '15:15-17:00'];
    expect(broken([vivido(DIA, quarters)], portuguese)).toEqual(short);
    expect(broken([vivido(DIA, ['08:00-12:00', '12:15-13:00', '14:00-18:00'])], portuguese)).toEqual([]);
  });

  test('Portugal: no break longer than two hours, unless it was with the doctor', () => {
    const portuguese = { pais: 'PT' };
    expect(broken([vivido(DIA, ['08:00-12:00', '14:00-18:00'])], portuguese)).toEqual([]);
    expect(broken([vivido(DIA, ['08:00-12:00', '14:01-18:00'])], portuguese)).toEqual([['pausa-maxima', 120, 121]]);
    expect(broken([vivido(DIA, ['08:00-12:00', '14:01-18:00'], { pausas: null })], portuguese)).toEqual([['pausa-maxima', 120, 121]]);
    expect(broken([vivido(DIA, ['08:00-12:00', '14:01-18:00'], { pausas: 'medico' })], portuguese)).toEqual([]);
    expect(broken([vivido(DIA, ['08:00-12:00', '14:01-18:00'])])).toEqual([]);
  });

  test('of two shifts of one date each has its own', () => {
    const dias = [vivido(DIA, ['06:00-10:00', '18:00-22:00'], { pausas: null })];
    expect(broken(dias).map(([regla]) => regla)).toEqual(['descanso-diario']);
  });

  test('a running day counts as far as it is lived', () => {
    const dias = [vivido(DIA, ['08:00-'])];
    expect(broken(dias, { ahora: '2026-05-04T12:00:59Z' })).toEqual([]);
    expect(broken(dias, { ahora: '2026-05-04T12:01:00Z' })).toEqual([['pausa-minima', 15, 0]]);
  });
});

describe('hours of a day and a week', () => {
  test('nine hours a day in Spain, ten in Germany and Portugal, of work done', () => {
    const dias = [vivido(DIA, ['08:00-13:00', '14:00-18:30'])];
    expect(broken(dias)).toEqual([['jornada-diaria', 540, 570]]);
    expect(broken(dias, { pais: 'DE' })).toEqual([]);
    expect(broken([vivido(DIA, ['08:00-13:00', '14:00-19:01'])], { pais: 'DE' })).toEqual([['jornada-diaria', 600, 601]]);
  });

  test('the hour that comes twice is worked twice, the one that is skipped is not', () => {
    const night = (fecha: string) => broken([vivido(fecha, ['21:30-+01:00', '+01:30-+07:00'])], {}, fecha).map(([regla]) => regla);
    expect([night('2026-10-24'), night('2026-03-28'), night('2026-05-04')]).toEqual([['jornada-diaria'], [], []]);
  });

  test('the week is full on the day that fills it, and starts again on Monday', () => {
    const week = fechas(DIA, 8).map((fecha) => vivido(fecha, ['08:00-12:00', '13:00-17:30'], { zona: 'Europe/Berlin' }));
    const days = (pais: string) =>
      week.filter(({ fecha }) => broken(week, { pais }, fecha).some(([regla]) => regla === 'jornada-semanal')).map(({ fecha }) => fecha);
    expect(days('DE')).toEqual(['2026-05-09', '2026-05-10']);
    expect(days('ES')).toEqual(['2026-05-08', '2026-05-09', '2026-05-10']);
    expect(broken(week, { pais: 'DE' }, '2026-05-09')).toContainEqual(['jornada-semanal', 2880, 3060]);
  });

  test('a few minutes above an average are no news', () => {
    const week = fechas(DIA, 5).map((fecha) => vivido(fecha, ['08:00-13:00', '14:00-17:12']));
    expect(week.flatMap(({ fecha }) => broken(week, {}, fecha))).toEqual([]);
  });
});

describe('nights in a row', () => {
  const night = (fecha: string) => vivido(fecha, ['22:00-+02:00', '+02:30-+06:00']);
  const nights = (dias: DiaVivido[]) =>
    dias.flatMap(({ fecha }) =>
      broken(dias, {}, fecha)
        .filter(([regla]) => regla === 'noches-seguidas')
        .map(([, , valor]) => [fecha, valor]),
    );
  const twoWeeks = [...fechas(DIA, 5), ...fechas('2026-05-11', 5)].map(night);

  test('two weeks are allowed, the Monday after them is one too many', () => {
    expect(nights(twoWeeks)).toEqual([]);
    expect(nights([...twoWeeks, night('2026-05-18')])).toEqual([['2026-05-18', 15 * 1440]]);
  });

  test('a day shift or a free week ends the row', () => {
    expect(nights([...twoWeeks, vivido('2026-05-17', ['08:00-12:00']), night('2026-05-18')])).toEqual([]);
    expect(nights([...twoWeeks, night('2026-05-23')])).toEqual([]);
  });
});

describe('somebody under 18', () => {
  const quien = { isMenor: true, convenio: null };
  test('works eight hours, and rests half an hour after four and a half', () => {
    expect(broken([vivido(DIA, ['08:00-12:30'])], { quien })).toEqual([]);
    expect(broken([vivido(DIA, ['08:00-12:31'])], { quien })).toEqual([['pausa-minima', 30, 0]]);
    expect(broken([vivido(DIA, ['08:00-12:00', '12:20-16:20'])], { quien })).toEqual([['pausa-minima', 30, 0]]);
    expect(broken([vivido(DIA, ['08:00-12:00', '12:30-16:31'])], { quien })).toEqual([['jornada-diaria', 480, 481]]);
  });

  test('does not work at night, not a minute', () => {
    expect(broken([vivido(DIA, ['18:00-22:00'])], { quien })).toEqual([]);
    expect(broken([vivido(DIA, ['18:00-22:01'])], { quien })).toEqual([['trabajo-nocturno', 0, 1]]);
    expect(broken([vivido(DIA, ['18:00-22:01'])])).toEqual([]);
  });

  test('Germany: works from 6 to 20 h only, whatever is night for the others (JArbSchG § 14)', () => {
    const berlin = (hours: string[], who?: typeof quien) =>
      broken([vivido(DIA, hours, { zona: 'Europe/Berlin' })], { pais: 'DE', ...(who ? { quien: who } : {}) });
    expect(berlin(['16:00-20:00'], quien)).toEqual([]);
    expect(berlin(['16:00-20:15'], quien)).toEqual([['trabajo-nocturno', 0, 15]]);
    expect(berlin(['05:50-10:00'], quien)).toEqual([['trabajo-nocturno', 0, 10]]);
    expect([berlin(['16:00-20:15']), berlin(['18:00-23:30'])]).toEqual([[], []]);
    // A company that may let them work until 22 h, as an inn, says so.
    const inn = { minutos: 0, desdeMinutos: 22 * 60, hastaMinutos: 6 * 60, norma: 'JArbSchG § 14 (2)' };
    const propios = [{ pais: 'DE', vigente: '2026-01-01', quien: 'menores' as const, reglas: { 'trabajo-nocturno': inn } }];
    const late = [vivido(DIA, ['18:00-22:05'], { zona: 'Europe/Berlin' })];
    expect(broken(late, { pais: 'DE', quien, propios })).toEqual([['trabajo-nocturno', 0, 5]]);
  });

  test.each([
    // WTR 1998 reg. 12(4), 10(2), 11(3).
    ['GB', 'Europe/London', '08:00-12:30', '08:00-12:31', 30],
    // Protection of Young Persons (Employment) Act 1996, s. 6.
    ['IE', 'Europe/Dublin', '08:00-12:00', '08:00-12:01', 30],
  ])('%s: rests half an hour, twelve hours between days and two days a week', (pais, zona, enough, more, minutos) => {
    const options = { pais, quien };
    const day = (hours: string[], fecha = DIA) => vivido(fecha, hours, { zona });
    expect([broken([day([enough])], options), broken([day([more])], options)]).toEqual([[], [['pausa-minima', minutos, 0]]]);
    expect(broken([day(['08:00-11:00', '11:30-14:00'])], options)).toEqual([]);
    expect(broken([day(['08:00-11:00', '11:20-14:00'])], options)).toEqual([['pausa-minima', minutos, 0]]);
    const next = (hours: string, who?: typeof quien) =>
      broken([day(['15:00-19:00']), day([hours], '2026-05-05')], who ? { pais, quien: who } : { pais }, '2026-05-05');
    expect([next('07:00-10:00', quien), next('06:59-10:00', quien), next('06:59-10:00')]).toEqual([
      [],
      [['descanso-diario', 720, 719]],
      [],
    ]);
    const week = fechas(DIA, 5).map((fecha) => day(['10:00-14:00'], fecha));
    // Friday at 14:00 and 48 hours: Sunday at 14:00.
    const sunday = (hours: string) => broken([...week, day([hours], '2026-05-10')], options, '2026-05-10').map(([regla]) => regla);
    expect([sunday('14:00-18:00'), sunday('13:00-17:00')]).toEqual([[], ['descanso-semanal']]);
  });

  test('rests two days each week, beside the rest of the day, and joins no two weeks', () => {
    const week = fechas(DIA, 5).map((fecha) => vivido(fecha, ['10:00-14:00']));
    const next = (fecha: string, from: string, who?: typeof quien) =>
      broken([...week, vivido(fecha, [from])], who ? { quien: who } : {}, fecha);
    // Friday at 14:00 and 60 hours: Monday at 02:00.
    expect(next('2026-05-11', '10:00-14:00', quien)).toEqual([]);
    expect(next('2026-05-10', '15:00-19:00', quien)).toEqual([['descanso-semanal', 3600, 2940]]);
    expect(next('2026-05-10', '15:00-19:00')).toEqual([]);
  });
});

describe('the limits in force', () => {
  test('every country names each rule, and cites where it is written', () => {
    for (const versions of Object.values(LIMITES)) {
      for (const { limites } of versions) {
        expect(Object.keys(limites).toSorted()).toEqual([...REGLAS].toSorted());
        expect(Object.values(limites).every((limite) => limite === null || limite.norma.length > 3)).toBe(true);
      }
    }
  });

  test('nothing is claimed of a country whose law is not known, nor before it held', () => {
    expect(Object.values(limitesEn('FR', DIA)).every((limite) => limite === null)).toBe(true);
    expect(Object.values(limitesEn('PT', '2009-02-16')).every((limite) => limite === null)).toBe(true);
  });

  test('those under 18 keep what the law says of them, unless a company says something for them', () => {
    const quien = { isMenor: true, convenio: null };
    const own = { minutos: 600, norma: 'Convenio, art. 12' };
    const all = { pais: 'ES', vigente: '2026-01-01', reglas: { 'jornada-diaria': own } };
    const young = {
      pais: 'ES',
      vigente: '2026-01-01',
      quien: 'menores' as const,
      reglas: { 'jornada-diaria': { minutos: 420, norma: 'Plan' } },
    };
    const day = (propios: Parameters<typeof limitesEn>[2]) => limitesEn('ES', DIA, propios, quien)['jornada-diaria']?.minutos;
    expect([day([]), day([all]), day([all, young])]).toEqual([480, 480, 420]);
    expect(limitesEn('ES', DIA, [young])['jornada-diaria']?.minutos).toBe(540);
  });

  test('an agreement has its own values for its people, and the company for all others', () => {
    const weekly = (minutos: number, convenio?: number) => ({
      pais: 'ES',
      vigente: '2026-01-01',
      ...(convenio === undefined ? {} : { convenio }),
      reglas: { 'descanso-semanal': { minutos, sumaDiario: false, acumulaDias: 14, norma: 'Convenio' } },
    });
    const propios = [weekly(2880, 7), weekly(2160)];
    const at = (convenio: number | null) => limitesEn('ES', DIA, propios, { isMenor: false, convenio })['descanso-semanal']?.minutos;
    expect([at(null), at(7), at(8)]).toEqual([2160, 2880, 2160]);
  });

  test('an agreement may raise complementary hours to 60 and 30 hundredths, and no further (ET 12.5.c, 12.5.g)', () => {
    const written = (pactadasPorCien: number, voluntariasPorCien: number) => [
      {
        pais: 'ES',
        vigente: '2026-01-01',
        convenio: 7,
        reglas: { complementarias: { pactadasPorCien, voluntariasPorCien, semanaMinutos: 600, norma: 'Convenio' } },
      },
    ];
    const at = (propios: ReturnType<typeof written>, convenio: number | null) => {
      const { pactadasPorCien, voluntariasPorCien } = limitesEn('ES', DIA, propios, { isMenor: false, convenio }).complementarias!;
      return [pactadasPorCien, voluntariasPorCien];
    };
    expect([at([], 7), at(written(60, 30), null), at(written(60, 30), 7), at(written(100, 100), 7)]).toEqual([
      [30, 15],
      [30, 15],
      [60, 30],
      [60, 30],
    ]);
    expect([topeComplementarias('ES', DIA)?.pactadasPorCien, topeComplementarias('DE', DIA)]).toEqual([MAXIMO_PACTADAS, null]);
  });

  test('a company has its own from a day on: another value with its citation, or none', () => {
    const own = { minutos: 600, norma: 'Convenio, art. 12' };
    const propios = [
      { pais: 'ES', vigente: '2027-01-01', reglas: { 'jornada-diaria': null } },
      { pais: 'ES', vigente: '2026-05-04', reglas: { 'jornada-diaria': own } },
    ];
    const at = (fecha: string, pais = 'ES') => limitesEn(pais, fecha, propios)['jornada-diaria'];
    expect([at('2026-05-03')?.minutos, at(DIA), at('2027-01-01'), at(DIA, 'DE')?.minutos]).toEqual([540, own, null, 600]);
    expect(limitesEn('ES', DIA, propios)['descanso-diario']?.minutos).toBe(720);
    expect(broken([vivido(DIA, ['08:00-13:00', '14:00-18:30'])], { propios })).toEqual([]);
  });
});

describe('sums of a year', () => {
  const spain = (fecha: string) => limitesEn('ES', fecha);
  const year = (efectivos: number, cuentan = 0, days = 300): SumaDia[] =>
    fechas('2026-01-01', days).map((fecha) => ({ fecha, efectivos, cuentan }));

  test('warn on the day that passes them, and only then', () => {
    expect(avisosDelAno(year(480), spain)).toMatchObject([
      { regla: 'jornada-anual', fecha: '2026-08-17', limiteMinutos: 109_587, valorMinutos: 229 * 480 },
    ]);
    expect(avisosDelAno(year(480, 0, 228), spain)).toEqual([]);
  });

  test('overtime is what its category counts, and no short day takes any of it off', () => {
    expect(avisosDelAno(year(200, 30, 160), spain)).toEqual([]);
    expect(avisosDelAno(year(200, 30, 200), spain)).toMatchObject([
      { regla: 'horas-extra-anual', norma: 'ET 35.2', fecha: '2026-06-10', limiteMinutos: 4800, valorMinutos: 4830 },
    ]);
  });

  test('shorter hours of the year have a lower limit', () => {
    expect(avisosDelAno(year(200, 30, 200), spain, (limite) => limite / 2)).toMatchObject([
      { regla: 'horas-extra-anual', fecha: '2026-03-22', limiteMinutos: 2400, valorMinutos: 2430 },
    ]);
  });
});
