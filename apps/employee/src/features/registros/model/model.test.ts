import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import { createFormat } from '@jornada/i18n';
import { createDiaFuturo, createDiaPrevisto, createDiaVista, createLineaDia, createRegistro } from '@jornada/testkit';
import ausencias from '@jornada/i18n/catalogues/ausencias/es.json' with { type: 'json' };
import calendario from '@jornada/i18n/catalogues/calendario/es.json' with { type: 'json' };
import incidencias from '@jornada/i18n/catalogues/incidencias/es.json' with { type: 'json' };
import { openMonth } from '../search.ts';
import { bandsOf } from './bands.ts';
import { coverOf, drawnUntil, figureOf, isEmptyMonth, marksOf, type Cover } from './day.ts';
import { absencesOf, capsuleOf } from './legend.ts';
import { dayWindow, edgesBelow, hoursBelow, monthWindow } from './line-window.ts';
import { addMonths, dayByKey, weeksOf } from '@jornada/web/month.ts';
import { lackOf } from './open-questions.ts';
import { planLines } from './plan.ts';
import { sentenceOf } from './sentence.ts';
import { timelineOf } from './timeline.ts';

const ZONE = 'Europe/Madrid';
const NOW = '2026-10-22T13:24:00+02:00';
const ALL = { plan: true, totals: true, shifts: true };
const at = (fecha: string, hora: string) => `${fecha}T${hora}:00+02:00`;

/** The 16th, without its clock-out. */
const incomplete = (fecha = '2026-10-16') =>
  createDiaVista({
    fecha,
    estado: 'incompleta',
    inicio: at(fecha, '08:02'),
    fin: null,
    linea: createLineaDia({ fecha, cuenta: false, porque: 'incompleta', incidencias: ['falta-salida'] }),
  });
const away = (fecha: string, aprobada = true): DiaVista =>
  createDiaVista({
    fecha,
    estado: null,
    tramos: [],
    previsto: createDiaPrevisto({
      fecha,
      motivo: aprobada ? 'ausencia' : 'laborable',
      ausencia: { clase: 'vacaciones', aprobada, minutos: null, mitad: null },
      ...(aprobada ? { turno: null, minutos: 0 } : {}),
    }),
    linea: createLineaDia({
      fecha,
      motivo: aprobada ? 'ausencia' : 'laborable',
      ausencia: aprobada ? 'vacaciones' : null,
      cuenta: false,
      porque: aprobada ? 'libre' : 'futuro',
    }),
  });
/** A day to come of which half is asked for or agreed. */
const half = (aprobada: boolean): DiaVista => ({
  ...createDiaFuturo('2026-10-28'),
  previsto: createDiaPrevisto({
    fecha: '2026-10-28',
    ausencia: { clase: 'vacaciones', aprobada, minutos: 240, mitad: 'manana' },
    minutos: aprobada ? 240 : 480,
  }),
  linea: createLineaDia({ fecha: '2026-10-28', cuenta: false, porque: 'futuro', previstoMinutos: aprobada ? 240 : 480, incidencias: [] }),
});
const night = (fecha: string) => {
  const next = Temporal.PlainDate.from(fecha).add({ days: 1 }).toString();
  const turno = { ...createDiaPrevisto().turno!, nombre: 'Noche', inicio: at(fecha, '22:00'), fin: at(next, '06:00'), pausas: [] };
  return { ...createDiaFuturo(fecha), previsto: createDiaPrevisto({ fecha, turno }) };
};

describe('the month on paper', () => {
  it('has whole weeks from Monday, with the days beside it', () => {
    const weeks = weeksOf('2026-10');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2026-09-28', '2026-11-01']);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
  });

  it('goes over New Year', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it.each([
    ['ArrowRight', '2026-10-31', '2026-11-01'],
    ['ArrowUp', '2026-10-05', '2026-09-28'],
    ['Home', '2026-10-22', '2026-10-19'],
    ['End', '2026-10-22', '2026-10-25'],
    ['PageDown', '2026-01-31', '2026-02-28'],
    ['a', '2026-10-22', null],
  ])('%s leads from %s to %s', (key, from, to) => expect(dayByKey(key, from)).toBe(to));

  it('is the one named, that of the open day, or this one in the person’s zone', () => {
    const now = Temporal.Instant.from('2026-10-31T23:30:00Z');
    expect(openMonth({ mes: '2026-05', dia: '2026-06-01' }, now, ZONE)).toBe('2026-05');
    expect(openMonth({ dia: '2026-06-01' }, now, ZONE)).toBe('2026-06');
    expect([openMonth({}, now, ZONE), openMonth({}, now, 'Atlantic/Canary')]).toEqual(['2026-11', '2026-10']);
  });
});

describe('bands', () => {
  const weeks = weeksOf('2026-10');
  const on = (days: Record<string, Cover>) => bandsOf(weeks, (fecha) => days[fecha] ?? null);
  const vacation: Cover = { kind: 'away', clase: 'vacaciones' };

  it('join days of the same absence, and end at a free day', () => {
    const days = ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-09'];
    const bands = on(Object.fromEntries(days.map((day) => [day, vacation])))[1];
    expect(bands).toMatchObject([
      { from: 1, to: 3, cutStart: false, cutEnd: false },
      { from: 5, to: 5 },
    ]);
  });

  it('are split by the week and open where they go on', () => {
    const [, second, third] = on({ '2026-10-11': vacation, '2026-10-12': vacation });
    expect(second).toMatchObject([{ from: 7, to: 7, cutStart: false, cutEnd: true }]);
    expect(third).toMatchObject([{ from: 1, to: 1, cutStart: true, cutEnd: false }]);
  });

  it('never join what is agreed with what is asked for, nor two public holidays', () => {
    expect(on({ '2026-10-05': vacation, '2026-10-06': { kind: 'pending', clase: 'vacaciones' } })[1]).toHaveLength(2);
    expect(on({ '2026-10-05': { kind: 'plain', nombre: 'A' }, '2026-10-06': { kind: 'plain', nombre: 'A' } })[1]).toHaveLength(2);
  });
});

describe('what a day shows', () => {
  it('worked and difference, unless the company hides either', () => {
    expect(figureOf(createDiaVista(), ALL, NOW)).toEqual({ kind: 'worked', minutos: 506, diferencia: 26 });
    expect(figureOf(createDiaVista(), { ...ALL, plan: false }, NOW)).toMatchObject({ diferencia: null });
    expect(figureOf(createDiaVista(), { ...ALL, totals: false }, NOW)).toEqual({ kind: 'none' });
  });

  it('no difference on a free day that was clocked for no minute, and no word that it was as planned', () => {
    const linea = createLineaDia({ trabajadoMinutos: 0, previstoMinutos: 0, diferenciaMinutos: 0, motivo: 'libre' });
    expect(figureOf(createDiaVista({ linea }), ALL, NOW)).toEqual({ kind: 'worked', minutos: 0, diferencia: null });
  });

  it('a running day as far as it has been lived', () => {
    const fecha = '2026-10-22';
    const trabajo = createDiaVista().tramos[0]!;
    const running = createDiaVista({
      fecha,
      estado: 'abierta',
      tramos: [{ ...trabajo, inicio: at(fecha, '08:02'), fin: null }],
      linea: createLineaDia({ fecha, cuenta: false, porque: 'en-curso', trabajadoMinutos: 10 }),
    });
    expect(figureOf(running, ALL, NOW)).toEqual({ kind: 'worked', minutos: 322, diferencia: null });
  });

  it('what it lacks instead of a sum', () => {
    expect(figureOf(incomplete(), ALL, NOW)).toMatchObject({ kind: 'incomplete', incidencia: 'falta-salida', fin: null });
    expect(lackOf(incomplete())).toBe('salida');
    const missed = createDiaVista({
      estado: null,
      tramos: [],
      linea: createLineaDia({ trabajadoMinutos: 0, incidencias: ['sin-fichajes'] }),
    });
    expect(figureOf(missed, ALL, NOW)).toEqual({ kind: 'missed', diferencia: -480 });
    expect([lackOf(missed), lackOf(createDiaVista())]).toEqual(['fichajes', null]);
  });

  it('where a day without its end began, and no time that nobody knows', () => {
    const [first] = createDiaVista().tramos;
    const dia = { ...incomplete(), tramos: [{ ...first!, inicio: at('2026-10-16', '08:02'), fin: null }] };
    expect(drawnUntil(dia, '2026-10-22', NOW)).toBe('2026-10-16T06:03:00Z');
    expect([drawnUntil(dia, '2026-10-16', NOW), drawnUntil(createDiaVista(), '2026-10-22', NOW)]).toEqual([NOW, null]);
  });

  it('the plan of a day to come, none of one that is covered', () => {
    expect(figureOf(createDiaFuturo('2026-10-23'), ALL, NOW)).toMatchObject({ kind: 'planned', isFlexible: false, minutos: 480 });
    expect(figureOf(away('2026-10-06'), ALL, NOW)).toEqual({ kind: 'none' });
    expect([coverOf(away('2026-10-06')), coverOf(away('2026-10-30', false)), coverOf(createDiaVista())]).toEqual([
      { kind: 'away', clase: 'vacaciones' },
      { kind: 'pending', clase: 'vacaciones' },
      null,
    ]);
  });

  it('half a day is no whole one: a sign, and the minutes that are left', () => {
    expect([coverOf(half(true)), coverOf(half(false))]).toEqual([null, null]);
    expect([marksOf(half(true), false), marksOf(half(false), false)]).toEqual([['half'], ['half-asked']]);
    expect(figureOf(half(true), ALL, NOW)).toMatchObject({ kind: 'planned', isPart: true, minutos: 240 });
    expect(figureOf(half(false), ALL, NOW)).toMatchObject({ kind: 'planned', isPart: false, minutos: 480 });
  });

  it('its signs, the weightiest first', () => {
    const dia = { ...incomplete(), corregido: true, pendientes: 1 };
    expect(marksOf(dia, false)).toEqual(['incidence', 'pending', 'corrected']);
    expect(marksOf(createDiaVista({ linea: createLineaDia({ festivo: 'Todos los Santos' }) }), true)).toEqual(['unsent', 'holiday']);
  });

  it('nothing at all in a month without a contract', () => {
    const dia = createDiaVista({ estado: null, linea: createLineaDia({ motivo: 'sin-contrato' }) });
    expect([isEmptyMonth([dia]), isEmptyMonth([dia, createDiaVista()])]).toEqual([true, false]);
  });
});

describe('the sentence of a day', () => {
  let t: TFunction;
  beforeAll(async () => {
    const resources = { es: { translation: { ausencias, calendario, incidencias } } };
    t = await i18next.createInstance().init({ lng: 'es', resources, interpolation: { escapeValue: false } });
  });
  const say = (dia: DiaVista, shown = ALL) =>
    sentenceOf(dia, { t, format: createFormat({ lang: 'es', zone: ZONE }), shown, hoy: '2026-10-22', ahora: NOW, unsent: new Map() });

  it('has date, shift, worked and difference', () => {
    expect(say({ ...createDiaVista(), corregido: true })).toBe(
      'Miércoles 21 de octubre: Turno de mañana, de 8:00 a 17:20; trabajado: 8 horas y 26 minutos; 26 minutos más de lo previsto; con una corrección',
    );
  });

  it('says of a free day that was clocked for no minute how long it was, and not that it was as planned', () => {
    const linea = createLineaDia({ trabajadoMinutos: 0, previstoMinutos: 0, diferenciaMinutos: 0, motivo: 'libre' });
    expect(say(createDiaVista({ linea, previsto: null }))).toBe('Miércoles 21 de octubre: trabajado: 0 minutos');
  });

  it('says of half a day which half is free, and what is left', () => {
    expect(say(half(true))).toContain('Vacaciones por la mañana, quedan 4 horas');
    expect(say(half(true))).toContain('previsto: 4 horas');
    expect(say(half(false))).toContain('Vacaciones por la mañana, pendiente');
  });

  it('says what a day lacks, what covers it, and what is planned', () => {
    expect(say(incomplete())).toContain('Falta la salida');
    expect(say(away('2026-10-06'))).toBe('Martes 6 de octubre: Vacaciones');
    expect(say(away('2026-10-30', false))).toContain('Vacaciones, pendiente');
    expect(say(createDiaFuturo('2026-10-22'))).toContain('hoy; Turno de mañana, de 8:00 a 17:20; previsto: 8 horas');
  });

  it('keeps to itself what the company does not show', () => {
    expect(say(createDiaVista(), { plan: false, totals: false, shifts: false })).toBe('Miércoles 21 de octubre: con fichajes');
  });
});

describe('the small line', () => {
  it('shows the whole day where somebody works at night, the same hours for all days', () => {
    expect(monthWindow([createDiaVista()], ZONE)).toEqual([6, 23]);
    expect(monthWindow([createDiaVista(), night('2026-10-23')], ZONE)).toEqual([0, 24]);
  });

  it('of one day spans what it has, past midnight for a night', () => {
    expect(dayWindow(createDiaVista(), ZONE, null)).toEqual([7, 19]);
    const window = dayWindow(night('2026-10-23'), ZONE, null);
    expect(window).toEqual([21, 31]);
    expect(hoursBelow(window!).map(({ hour }) => hour)).toEqual([22, 0, 2, 4, 6]);
  });

  it('writes no hour upon another, nor so near that they touch, and always both ends', () => {
    const edges = [0, 0.3, 0.34, 0.42, 0.95, 1].map((place) => ({ instant: String(place), at: place }));
    expect(edgesBelow(edges).map((edge) => edge.at)).toEqual([0, 0.3, 1]);
  });

  it('has a shift at its hours in the legend; a night is two capsules, open at midnight', () => {
    expect(capsuleOf({ inicio: '06:00', fin: '14:00' }, [0, 24])).toMatchObject([{ desde: 0.25, cortadoAlFinal: false }]);
    expect(capsuleOf({ inicio: '22:00', fin: '06:00' }, [0, 24])).toMatchObject([
      { hasta: 1, cortadoAlFinal: true },
      { desde: 0, hasta: 0.25, cortadoAlPrincipio: true },
    ]);
  });

  it('names the absences of the month, and holidays where there are none', () => {
    expect(absencesOf([createDiaVista()])).toEqual(['vacaciones']);
    const baja = away('2026-10-06');
    expect(absencesOf([{ ...baja, linea: { ...baja.linea, ausencia: 'baja' } }])).toEqual(['baja']);
  });
});

describe('the plan of a day to come', () => {
  const sum = (dia: ReturnType<typeof createDiaPrevisto>) => planLines(dia).map(({ kind, minutos }) => [kind, minutos]);

  it('leads from the shift to what is expected', () => {
    expect(sum(createDiaPrevisto())).toEqual([
      ['turno', 560],
      ['pausa', -80],
    ]);
    const permit = { clase: 'permiso', aprobada: true, minutos: 120, mitad: null } as const;
    expect(sum(createDiaPrevisto({ ausencia: permit, minutos: 360 })).at(-1)).toEqual(['ausencia', -120]);
  });

  it('says of half a day which half it is', () => {
    const afternoon = { clase: 'vacaciones', aprobada: true, minutos: 240, mitad: 'tarde' } as const;
    expect(planLines(createDiaPrevisto({ ausencia: afternoon, minutos: 240 })).at(-1)).toMatchObject({ mitad: 'tarde', minutos: -240 });
  });

  it('has no lines that would not add up', () => {
    expect(sum(createDiaPrevisto({ minutos: 300 }))).toEqual([]);
  });
});

describe('the records of a day', () => {
  const fecha = '2026-10-21';
  const entrada = createRegistro({ momento: at(fecha, '08:04') });
  const comida = createRegistro({ id: 102, clase: 'pausa', subtipo: 'comida', nombre: 'Comida', momento: at(fecha, '13:30') });
  const vuelta = createRegistro({ id: 103, clase: 'regreso', nombre: 'Vuelta', momento: at(fecha, '14:50') });

  it('put a pause and the return that ended it in one line, each still to be found', () => {
    const entries = timelineOf([entrada, comida, vuelta], createDiaVista().tramos, null);
    expect(entries.map(({ registro, regreso }) => [registro?.id, regreso?.id ?? null])).toEqual([
      [101, null],
      [102, 103],
    ]);
  });

  it('tell what was clocked within a minute in the order in which it was, also where the first was undone', () => {
    const again = { ...entrada, id: 105 };
    const entries = timelineOf([{ ...entrada, anulado: true }, again], [], null);
    expect(entries.map(({ registro }) => registro?.id)).toEqual([entrada.id, 105]);
  });

  it('keep what was voided in its place, and a return whose pause is gone', () => {
    const entries = timelineOf([entrada, { ...comida, anulado: true }, vuelta], [], null);
    expect(entries.map(({ registro }) => [registro?.id, registro?.anulado])).toEqual([
      [101, false],
      [102, true],
      [103, false],
    ]);
  });
});
