import { describe, expect, test } from 'vitest';
import { isSameDay, partsOf } from '../plan/index.ts';
import { ausencia, laboral, LAS_PALMAS, LISBOA, MADRID } from '../../testing/laboral.ts';
import { codes, deTurnos, dia, M, mesaDe, N, noPuede, parte, semanaDe, T } from '../../testing/plan.ts';
import { cederDe, consequencesFor, daysOfChange, forOthers, type MesaDeCambios, type PersonaDeCambio } from './index.ts';

const LUNES = '2026-12-14';
const SEMANA = ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18'];
const VIERNES = '2026-12-18';
const SABADO = '2026-12-19';

const tardes = (id: number, resto: Parameters<typeof deTurnos>[2] = {}) => deTurnos(id, semanaDe(LUNES, T), resto);
const mananas = (id: number, resto: Parameters<typeof deTurnos>[2] = {}) => deTurnos(id, semanaDe(LUNES, M), resto);
const libre = (id: number, resto: Parameters<typeof deTurnos>[2] = {}) => deTurnos(id, semanaDe(LUNES, [null]), resto);

/** Both give the other what they have on these days. */
const bothWays = (mesa: MesaDeCambios, fechas: string[], back = fechas) => [...cederDe(mesa, 1, 2, fechas), ...cederDe(mesa, 2, 1, back)];

const reasons = (mesa: MesaDeCambios, cesiones: ReturnType<typeof bothWays>) =>
  mesa.revisa(cesiones).obstaculos.map(({ personaId, fecha, motivo }) => `${personaId} ${fecha.slice(8)} ${motivo}`);

/** Why 2 cannot do the afternoon of Friday for 1. */
const gift = (uno: PersonaDeCambio, otro: PersonaDeCambio, ahora?: string): string[] => {
  const mesa = mesaDe([uno, otro], ahora);
  return reasons(mesa, cederDe(mesa, 1, 2, [VIERNES]));
};

describe('a change between two', () => {
  test('a week for a week is agreed to, and written as the days of both', () => {
    const mesa = mesaDe([tardes(1), mananas(2)]);
    const cesiones = bothWays(mesa, SEMANA);
    expect(reasons(mesa, cesiones)).toEqual([]);
    const written = daysOfChange(cesiones).map(({ personaId, fecha, dia: one }) => `${personaId} ${fecha.slice(8)} ${codes(one)}`);
    expect(written).toEqual([...SEMANA.map((fecha) => `1 ${fecha.slice(8)} M`), ...SEMANA.map((fecha) => `2 ${fecha.slice(8)} T`)]);
  });

  test('a gift leaves the one free and the other with the shift and its post', () => {
    const mesa = mesaDe([tardes(1), libre(2)]);
    expect(daysOfChange(cederDe(mesa, 1, 2, [VIERNES]))).toEqual([
      { personaId: 1, fecha: VIERNES, dia: [] },
      { personaId: 2, fecha: VIERNES, dia: [parte(T, 1)] },
    ]);
  });

  test('one day is not given to two, nobody takes two on one day, and nobody gives to themselves', () => {
    const mesa = mesaDe([tardes(1), libre(2), libre(3), tardes(4)]);
    const given = (de: number, a: number) => cederDe(mesa, de, a, [VIERNES]);
    expect(reasons(mesa, [...given(1, 2), ...given(1, 3)])).toEqual(['1 18 sin-turno']);
    expect(reasons(mesa, [...given(1, 2), ...given(4, 2)])).toEqual(['2 18 ya-trabaja', '2 18 ya-trabaja']);
    // Also after the same shift was asked for from another one.
    expect(reasons(mesa, [...given(1, 4), ...given(4, 1)])).toEqual([]);
    expect(reasons(mesa, given(1, 1))).toEqual(['1 18 ya-trabaja']);
  });

  test('undone by another change, everybody has again what they had', () => {
    const [uno, otro] = [tardes(1), mananas(2)];
    const mesa = mesaDe([uno, otro]);
    const days = daysOfChange(bothWays(mesa, SEMANA));
    const sueltos = (id: number) =>
      Object.fromEntries(days.filter(({ personaId }) => personaId === id).map(({ fecha, dia: one }) => [fecha, one]));
    const after = mesaDe([tardes(1, { sueltos: sueltos(1) }), mananas(2, { sueltos: sueltos(2) })]);
    const back = daysOfChange(bothWays(after, SEMANA));
    const had = (id: number, fecha: string) => partsOf((id === 1 ? uno : otro).laboral, fecha, 1);
    expect(back.every(({ personaId, fecha, dia: one }) => isSameDay(one, had(personaId, fecha)))).toBe(true);
  });
});

describe('why somebody cannot take a shift', () => {
  test('another post, another centre, a day on which they work', () => {
    expect(gift(tardes(1), libre(2, { puestos: new Set([2]) }))).toEqual(['2 18 otro-puesto']);
    expect(gift(tardes(1), libre(2, { puestos: new Set([1, 2]) }))).toEqual([]);
    expect(gift(tardes(1), libre(2, { centro: LISBOA }))).toEqual(['2 18 otro-centro']);
    expect(gift(tardes(1), mananas(2))).toEqual(['2 18 ya-trabaja']);
  });

  test('in another centre where they may work too, unless its clock is another one', () => {
    const near = { ...MADRID, id: 9, nombre: 'Getafe' };
    expect(gift(tardes(1), libre(2, { centro: near }))).toEqual(['2 18 otro-centro']);
    expect(gift(tardes(1), libre(2, { centro: near, centros: new Set([MADRID.id]) }))).toEqual([]);
    expect(gift(tardes(1), libre(2, { centro: LAS_PALMAS, centros: new Set([MADRID.id]) }))).toEqual(['2 18 otro-centro']);
  });

  test('sick, on holiday, away for an hour, without a contract, asked to be left alone: all of them are only "no-disponible"', () => {
    const away = (resto: Parameters<typeof ausencia>[2]) => ({ ausencias: [ausencia(VIERNES, VIERNES, resto)] });
    const people = [
      libre(2, away({ clase: 'baja' })),
      libre(2, away({ clase: 'vacaciones' })),
      libre(2, away({ clase: 'permiso', minutos: 60 })),
      libre(2, { hasta: '2026-12-15' }),
      libre(2, { dicho: [noPuede(VIERNES)] }),
    ];
    for (const otro of people) expect(gift(tardes(1), otro)).toEqual(['2 18 no-disponible']);
    expect(gift(tardes(1), libre(2, away({ aprobada: false })))).toEqual([]);
  });

  test('hours in which somebody cannot be asked keep from shifts that touch them, and from no others', () => {
    const said = (desde: string, hasta: string, clase: 'no' | 'prefiere-no' = 'no') =>
      libre(2, { dicho: [noPuede(VIERNES, { desde, hasta, clase })] });
    expect(gift(tardes(1), said('21:00', '23:00'))).toEqual(['2 18 no-disponible']);
    expect(gift(tardes(1), said('08:00', '14:00'))).toEqual([]);
    expect(gift(tardes(1), said('21:00', '23:00', 'prefiere-no'))).toEqual([]);
    // A night ends on the day on which they cannot be asked.
    const nights = deTurnos(1, semanaDe(LUNES, N));
    expect(gift(nights, libre(2, { dicho: [noPuede(SABADO, { desde: '05:00', hasta: '09:00' })] }))).toEqual(['2 18 no-disponible']);
  });

  test('a rest of less than twelve hours, which nobody can waive (ET 34.3)', () => {
    const early = libre(2, { sueltos: { [SABADO]: dia(M) } });
    const mesa = mesaDe([tardes(1), early]);
    const [obstacle] = mesa.revisa(cederDe(mesa, 1, 2, [VIERNES])).obstaculos;
    expect(obstacle).toMatchObject({ personaId: 2, motivo: 'limite', fecha: SABADO });
    expect(obstacle?.aviso).toMatchObject({ regla: 'descanso-diario', norma: 'ET 34.3', valorMinutos: 480, limiteMinutos: 720 });
  });

  test('eleven hours in the night of the spring change, by the clock twelve', () => {
    const evening = deTurnos(1, semanaDe('2026-03-23', [{ ...T, inicio: '12:00', fin: '20:00' }]));
    const morning = (inicio: string) => libre(2, { sueltos: { '2026-03-29': dia({ ...M, inicio, fin: '14:00' }) } });
    const tried = (inicio: string) => {
      const mesa = mesaDe([evening, morning(inicio)], '2026-03-01T00:00:00Z');
      return mesa.revisa(cederDe(mesa, 1, 2, ['2026-03-28'])).obstaculos.map(({ aviso }) => aviso?.valorMinutos);
    };
    expect([tried('08:00'), tried('09:00')]).toEqual([[660], []]);
  });

  test('the seventh day in a row, without a weekly rest (ET 37.1)', () => {
    const many = deTurnos(2, semanaDe('2026-12-07', [M, M, M, M, M, M, null, M, M, M, M, M, null, null]));
    const mesa = mesaDe([deTurnos(1, semanaDe(LUNES, [null, null, null, null, null, null, T])), many]);
    const { obstaculos } = mesa.revisa(cederDe(mesa, 1, 2, ['2026-12-20']));
    expect(obstaculos.map(({ aviso }) => aviso?.norma)).toContain('ET 37.1');
  });

  test('nobody under 18 works at night (ET 6.2); others are not told why, because it would tell their age', () => {
    const mesa = mesaDe([deTurnos(1, semanaDe(LUNES, N)), libre(2, { isMenor: true })]);
    const { obstaculos } = mesa.revisa(cederDe(mesa, 1, 2, [VIERNES]));
    expect(obstaculos.map(({ aviso }) => aviso?.norma)).toContain('ET 6.2');
    expect(obstaculos.map((one) => forOthers(mesa, 1, one))).toEqual(
      obstaculos.map(({ personaId, fecha }) => ({ personaId, fecha, motivo: 'no-disponible', aviso: null })),
    );
    expect(obstaculos.map((one) => forOthers(mesa, 2, one))).toEqual(obstaculos);
  });

  test('that somebody has clocked in is told to nobody else', () => {
    const mesa = mesaDe([tardes(1, { conRegistros: new Set([VIERNES]) }), libre(2)]);
    const { obstaculos } = mesa.revisa(cederDe(mesa, 1, 2, [VIERNES]));
    const told = (quien: number) => obstaculos.map((one) => forOthers(mesa, quien, one).motivo);
    expect([told(1), told(2)]).toEqual([['con-registros'], ['no-disponible']]);
  });

  test('a shift that lacks a break, or is too long, does so for both: nobody takes more than the other had', () => {
    const long = { ...T, inicio: '12:00', pausas: [] };
    const once = deTurnos(1, semanaDe(LUNES, [null, null, null, null, long, null, null]));
    expect(gift(once, libre(2))).toEqual([]);
    // Of people under 18 the law wants more than it wanted of the other.
    expect(gift(once, libre(2, { isMenor: true }))).toEqual(['2 18 limite', '2 18 limite']);
  });

  test('a limit that was broken before, and becomes no worse, keeps from nothing', () => {
    const short = deTurnos(2, semanaDe(LUNES, [T, M, null, null, null, null, null]));
    expect(gift(tardes(1), short)).toEqual([]);
  });

  test('a fourth week of more hours than forty is a warning, and so are nights for more than two weeks (ET 34.1, 36.3)', () => {
    const six = libre(2, {
      sueltos: Object.fromEntries(SEMANA.slice(0, 4).map((fecha) => [fecha, dia({ ...T, inicio: '13:00', fin: '22:00', pausas: [] })])),
    });
    const mesa = mesaDe([tardes(1), six]);
    const { obstaculos, avisos } = mesa.revisa(cederDe(mesa, 1, 2, [VIERNES]));
    expect(obstaculos).toEqual([]);
    expect(avisos).toMatchObject([{ personaId: 2, aviso: { regla: 'jornada-semanal', norma: 'ET 34.1', valorMinutos: 44 * 60 } }]);
    const three = deTurnos(2, semanaDe('2026-11-30', [...week(N), ...week(N), ...week(T)]));
    const nights = mesaDe([deTurnos(1, semanaDe(LUNES, N)), three]);
    const review = nights.revisa(bothWays(nights, SEMANA));
    expect(review.obstaculos).toEqual([]);
    expect(new Set(review.avisos.map(({ personaId, aviso }) => `${personaId} ${aviso.norma}`))).toEqual(new Set(['2 ET 36.3']));
  });
});

const week = (one: typeof M) => [one, one, one, one, one, null, null];

describe('why somebody cannot give a shift', () => {
  test('they have none, it is not published, its month is closed, somebody clocked, it has begun, it has no hours', () => {
    const other = libre(2);
    expect(gift(libre(1), other)).toEqual(['1 18 sin-turno']);
    expect(gift(tardes(1, { publicado: [{ desde: LUNES, hasta: '2026-12-17' }] }), other)).toEqual(['1 18 sin-publicar']);
    const cerrados = [{ centroId: MADRID.id, mes: '2026-12' }];
    expect(gift(tardes(1, { cierres: { desde: '2026-12', cerrados } }), other)).toEqual(['1 18 mes-cerrado']);
    expect(gift(tardes(1, { conRegistros: new Set([VIERNES]) }), other)).toEqual(['1 18 con-registros']);
    expect(gift(tardes(1), other, '2026-12-18T13:00:00Z')).toEqual(['1 18 pasado']);
    expect(gift(tardes(1), other, '2026-12-18T12:59:00Z')).toEqual([]);
    const flexible = laboral({
      clase: 'flexible',
      cortesiaMinutos: 0,
      trabajaFestivos: true,
      semana: Array.from({ length: 7 }, () => ({ minutos: 480, entradaDesde: '07:00', entradaHasta: '09:00', pausas: [] })) as never,
    });
    expect(gift({ ...tardes(1), laboral: flexible }, other)).toEqual(['1 18 flexible']);
  });

  test('a shift that is published to the one and not to the other is not exchanged', () => {
    expect(gift(tardes(1), libre(2, { publicado: [] }))).toEqual(['2 18 sin-publicar']);
  });
});

describe('asked again at each step', () => {
  const proposed = () => {
    const mesa = mesaDe([tardes(1), mananas(2)]);
    return bothWays(mesa, SEMANA);
  };

  test('nothing moved: nothing in the way', () => {
    expect(reasons(mesaDe([tardes(1), mananas(2)]), proposed())).toEqual([]);
  });

  test('the plan changed meanwhile: refused, and it says whose day', () => {
    const moved = mananas(2, { sueltos: { [VIERNES]: dia(N) } });
    expect(reasons(mesaDe([tardes(1), moved]), proposed())).toEqual(['2 18 plan-cambiado']);
    // Another request for the same shift was validated first.
    expect(reasons(mesaDe([tardes(1, { sueltos: { [VIERNES]: dia() } }), mananas(2)]), proposed())).toContain('1 18 sin-turno');
  });

  test('a vacation that was approved meanwhile refuses the change, and does not say more to the other', () => {
    const away = tardes(1, { ausencias: [ausencia(VIERNES, VIERNES)] });
    expect(reasons(mesaDe([away, mananas(2)]), proposed())).toEqual(['1 18 no-disponible', '1 18 no-disponible']);
  });

  test('a month that was closed, or a rest that another change has made too short', () => {
    const closed = { cierres: { desde: '2026-12', cerrados: [{ centroId: MADRID.id, mes: '2026-12' }] } };
    expect(reasons(mesaDe([tardes(1), mananas(2, closed)]), proposed())).toContain('2 18 mes-cerrado');
    const early = mananas(2, { sueltos: { [SABADO]: dia(M) } });
    expect(reasons(mesaDe([tardes(1), early]), proposed())).toEqual(['2 19 limite']);
  });

  test('somebody who is not of the plan is a mistake of the caller', () => {
    expect(() => mesaDe([tardes(1)]).revisa(proposed())).toThrow(RangeError);
  });
});

describe('consequences', () => {
  test('of the Friday for the Wednesday after: days, rests, nights and hours of both', () => {
    const nightOnWednesday = libre(2, { sueltos: { '2026-12-23': dia(N) } });
    const mesa = mesaDe([
      deTurnos(1, semanaDe(LUNES, [T, T, T, T, T, null, null, null, null, null, null, null, null, null])),
      nightOnWednesday,
    ]);
    const cesiones = bothWays(mesa, [VIERNES], ['2026-12-23']);
    const mine = consequencesFor(mesa, cesiones, 1);
    expect(mine.dias.map(({ fecha, antes, despues }) => `${fecha.slice(8)} ${codes(antes)} ${codes(despues)}`)).toEqual([
      '18 T -',
      '23 - N',
    ]);
    expect(mine.minutos).toEqual({ ahora: 480, luego: 480 });
    expect(mine.semanas).toEqual([
      { lunes: LUNES, ahora: 2400, luego: 1920 },
      { lunes: '2026-12-21', ahora: 0, luego: 480 },
    ]);
    expect(mine.paga.nocturna).toEqual({ ahora: 0, luego: 465 });
    expect(mine.descansos).toEqual([
      { desde: VIERNES, hasta: VIERNES, antes: { ahora: 960, luego: null }, despues: { ahora: 9 * 1440 + 960, luego: null } },
      {
        desde: '2026-12-23',
        hasta: '2026-12-23',
        antes: { ahora: null, luego: 6 * 1440 },
        despues: { ahora: null, luego: 4 * 1440 + 480 },
      },
    ]);
    expect(consequencesFor(mesa, cesiones, 2).paga.nocturna).toEqual({ ahora: 465, luego: 0 });
  });

  test('of a week of nights after another: the second week in a row, of two that are allowed (ET 36.3)', () => {
    const before = deTurnos(2, semanaDe('2026-12-07', [...week(N), ...week(M), ...week(M), ...week(M)]));
    const mesa = mesaDe([deTurnos(1, semanaDe('2026-12-07', [...week(M), ...week(N), ...week(M), ...week(M)])), before]);
    const cesiones = bothWays(mesa, SEMANA);
    expect(consequencesFor(mesa, cesiones, 2).nochesSeguidas).toEqual({ dias: 12, maximo: 14 });
    expect(consequencesFor(mesa, cesiones, 1).nochesSeguidas).toBeNull();
    expect(consequencesFor(mesa, cesiones, 2).descansos).toMatchObject([{ antes: { ahora: 48 * 60, luego: 64 * 60 } }]);
  });

  test('a row of nights that has none of the changed days in it is not told', () => {
    const later = deTurnos(1, semanaDe(LUNES, [...week(M), ...week(N), ...Array.from({ length: 14 }, () => null)]));
    const mesa = mesaDe([later, libre(2)]);
    expect(consequencesFor(mesa, cederDe(mesa, 1, 2, [LUNES]), 1).nochesSeguidas).toBeNull();
  });

  test('hours of holidays and Sundays are told by their class, and no class has an amount', () => {
    const sunday = deTurnos(1, semanaDe(LUNES, [null, null, null, null, null, null, T]), {
      festivos: [{ centroId: MADRID.id, fecha: '2026-12-20', nombre: 'Fiesta' }],
    });
    const mesa = mesaDe([sunday, libre(2)]);
    const { paga } = consequencesFor(mesa, cederDe(mesa, 1, 2, ['2026-12-20']), 1);
    expect(paga).toEqual({ nocturna: { ahora: 0, luego: 0 }, festiva: { ahora: 480, luego: 0 }, dominical: { ahora: 480, luego: 0 } });
  });
});
