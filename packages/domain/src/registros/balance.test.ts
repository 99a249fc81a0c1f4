import { describe, expect, test } from 'vitest';
import type { ContextoLaboral } from '../horario/modelo.ts';
import { a, ausencia, flexible, laboral, NOCHES, OFICINA } from '../testing/laboral.ts';
import { jornada, linea, marcas, project } from '../testing/log.ts';
import { balance, lineaDeDia, mayorDe, seCuenta, type LineaDia } from './balance.ts';
import type { Jornada } from './modelo.ts';

const DIA = '2026-05-04';
const TARDE = '2026-06-30';
const at = (hora: string): string => a(`${DIA}T${hora}`);
const office = laboral(OFICINA);

/** The line of 4 May, seen long after, or on another day and hour. */
const lineOf = (day: Jornada | null, plan: ContextoLaboral = office, hoy = TARDE, ahora = a(`${TARDE}T12:00`)): LineaDia =>
  lineaDeDia({ previsto: plan.planDia(DIA), jornada: day, ahora, hoy });
const today = (day: Jornada | null, hora: string, plan = office) => lineOf(day, plan, DIA, at(hora));

describe('the line of a day', () => {
  test('adds up: presences less unpaid pauses are worked, less the plan is the difference', () => {
    const day = jornada(
      ['entrada', '08:00'],
      ['cafe', '10:00'],
      ['regreso', '10:20'],
      ['comida', '13:00'],
      ['regreso', '13:45'],
      ['salida', '17:00'],
      ['entrada', '18:00'],
      ['salida', '18:30'],
    );
    const line = lineOf(day);
    expect(line.sumandos.map(({ clase, minutos }) => [clase, minutos])).toEqual([
      ['presencia', 540],
      ['pausa', -45],
      ['presencia', 30],
      ['trabajado', 525],
      ['previsto', -480],
      ['diferencia', 45],
    ]);
    expect(line).toMatchObject({ previstoMinutos: 480, trabajadoMinutos: 525, diferenciaMinutos: 45, cuenta: true, porque: null });
  });

  test('touching presences are one', () => {
    const day = jornada(['entrada', '08:00'], ['salida', '12:00'], ['entrada', '12:00'], ['salida', '16:00']);
    expect(lineOf(day).sumandos.filter(({ clase }) => clase === 'presencia')).toMatchObject([
      { inicio: at('08:00'), fin: at('16:00'), minutos: 480 },
    ]);
  });

  test('of marks that were only asked for is that of a day without records, and tells of a disagreement', () => {
    const asked = linea(1, { evento: 'correccion', clase: 'entrada', tipoId: 1, momento: at('08:00') });
    const refused = linea(2, { evento: 'desacuerdo', refiereA: 1 });
    expect(lineOf(project([asked]))).toEqual(lineOf(null));
    expect(lineOf(project([asked, refused]))).toEqual({ ...lineOf(null), incidencias: ['desacuerdo', 'sin-fichajes'] });
  });

  test('says nothing of minus zero', () => {
    const line = lineOf(jornada(['entrada', '08:00'], ['salida', '10:00']), laboral([]));
    expect(line.sumandos.every(({ minutos }) => !Object.is(minutos, -0))).toBe(true);
    expect(line).toMatchObject({ diferenciaMinutos: 120, cuenta: true });
  });
});

test('the line of a day says which public holiday it was, or which absence that is agreed', () => {
  const holiday = laboral(OFICINA, { festivos: [{ centroId: 1, fecha: DIA, nombre: 'San Florián' }] });
  const away = (aprobada: boolean) => laboral(OFICINA, { ausencias: [ausencia(DIA, DIA, { aprobada })] });
  expect(lineOf(null, holiday)).toMatchObject({ motivo: 'festivo', festivo: 'San Florián', ausencia: null, previstoMinutos: 0 });
  expect(lineOf(null, away(true))).toMatchObject({ motivo: 'ausencia', festivo: null, ausencia: 'vacaciones', previstoMinutos: 0 });
  expect(lineOf(null, away(false))).toMatchObject({ motivo: 'laborable', ausencia: null, previstoMinutos: 480 });
});

describe('what does not count, and why', () => {
  const worked = jornada(['entrada', '08:00'], ['comida', '13:00'], ['regreso', '14:00'], ['salida', '17:00']);

  test.each([
    ['a day to come', lineOf(null, office, '2026-05-03', a('2026-05-03T12:00')), 'futuro'],
    ['a day that runs', today(jornada(['entrada', '08:00']), '10:00'), 'en-curso'],
    ['today, before it began', today(null, '07:00'), 'en-curso'],
    ['today, out for lunch by the clock', today(jornada(['entrada', '08:00'], ['salida', '13:00']), '13:30'), 'en-curso'],
    ['today, free', today(null, '10:00', laboral([])), 'libre'],
    ['a free day', lineOf(null, laboral([])), 'libre'],
    ['a day that was left open', lineOf(jornada(['entrada', '08:00'])), 'incompleta'],
    ['a day left without its clock-out', lineOf(project([...marcas(['entrada', '08:00']), linea(2, { evento: 'olvido' })])), 'incompleta'],
    ['a day without its clock-in', lineOf(jornada(['salida', '17:00'])), 'incompleta'],
  ] as const)('%s', (_, line, porque) => {
    expect([line.cuenta, line.porque]).toEqual([false, porque]);
  });

  test.each([
    ['a day that was worked', lineOf(worked), 0],
    ['a day that nobody worked', lineOf(null), -480],
    [
      'a day whose marks were all voided',
      lineOf(project([...marcas(['entrada', '08:00']), linea(2, { evento: 'anulacion', refiereA: 1 })])),
      -480,
    ],
    ['today, ended with its minutes', today(worked, '17:01'), 0],
    ['today, ended early, when the shift is over', today(jornada(['entrada', '08:00'], ['salida', '13:00']), '17:00'), -180],
  ] as const)('but %s does', (_, line, diferencia) => {
    expect([line.cuenta, line.porque, line.diferenciaMinutos]).toEqual([true, null, diferencia]);
  });
});

test('a free day that was clocked for no minute has nothing to compare; one that was worked has, and one that was not worked though planned', () => {
  const blink = jornada(['entrada', '10:00'], ['salida', '10:00']);
  expect(seCuenta(lineOf(blink, laboral([])))).toBe(false);
  expect(seCuenta(lineOf(jornada(['entrada', '10:00'], ['salida', '10:01']), laboral([])))).toBe(true);
  expect(seCuenta(lineOf(blink))).toBe(true);
});

describe('what stands out', () => {
  const flags = (line: LineaDia) => [line.retrasoMinutos, line.salidaAnticipadaMinutos];
  const dayOf = (entrada: string, salida: string) => jornada(['entrada', entrada], ['salida', salida]);

  test('late and early within the courtesy is nothing, beyond it all of it; no minute is trimmed', () => {
    const within = lineOf(dayOf('08:05', '16:55'));
    expect([...flags(within), within.trabajadoMinutos]).toEqual([0, 0, 530]);
    const beyond = lineOf(dayOf('08:06', '16:54'));
    expect([...flags(beyond), beyond.trabajadoMinutos]).toEqual([6, 6, 528]);
    const early = lineOf(dayOf('07:31', '17:40'));
    expect([...flags(early), early.trabajadoMinutos]).toEqual([0, 0, 609]);
  });

  test('a running day is not early yet', () => {
    expect(flags(today(jornada(['entrada', '08:30']), '10:00'))).toEqual([30, 0]);
    expect(flags(today(dayOf('08:00', '13:00'), '13:30'))).toEqual([0, 0]);
  });

  test('a flexible day is late after its last entry hour, and never early', () => {
    const plan = laboral(flexible({ minutos: 480, entradaDesde: '07:30', entradaHasta: '09:30', pausas: [] }, { cortesiaMinutos: 0 }));
    expect(flags(lineOf(dayOf('09:30', '12:00'), plan))).toEqual([0, 0]);
    expect(flags(lineOf(dayOf('09:31', '12:00'), plan))).toEqual([1, 0]);
  });

  test('a night is measured against its own hours', () => {
    const night = jornada(['entrada', '22:20'], ['salida', '2026-05-05T05:30']);
    expect(flags(lineOf(night, laboral(NOCHES)))).toEqual([20, 30]);
  });

  test('with some hours of leave nobody is late: no one knows which hours they were', () => {
    const permit = laboral(OFICINA, { ausencias: [ausencia(DIA, DIA, { clase: 'permiso', minutos: 120 })] });
    expect(flags(lineOf(dayOf('10:00', '17:00'), permit))).toEqual([0, 0]);
    const asked = laboral(OFICINA, { ausencias: [ausencia(DIA, DIA, { clase: 'permiso', minutos: 120, aprobada: false })] });
    expect(flags(lineOf(dayOf('10:00', '17:00'), asked))).toEqual([120, 0]);
  });

  test('a free day is neither late nor early, a holiday counts in full', () => {
    const holiday = laboral(OFICINA, { festivos: [{ centroId: 1, fecha: DIA, nombre: 'Fiesta' }] });
    expect(lineOf(dayOf('10:00', '12:00'), holiday)).toMatchObject({
      cuenta: true,
      previstoMinutos: 0,
      diferenciaMinutos: 120,
      retrasoMinutos: 0,
      salidaAnticipadaMinutos: 0,
    });
  });

  test('incidences of the day and of the plan', () => {
    expect(lineOf(null).incidencias).toEqual(['sin-fichajes']);
    expect(lineOf(null, laboral([])).incidencias).toEqual([]);
    expect(lineOf(jornada(['entrada', '08:00'])).incidencias).toEqual(['falta-salida']);
    expect(lineOf(dayOf('08:00', '09:00'), laboral(OFICINA, { ausencias: [ausencia(DIA, DIA)] })).incidencias).toEqual(['en-ausencia']);
    expect(lineOf(null, laboral(OFICINA, { ausencias: [ausencia(DIA, DIA, { aprobada: false })] }))).toMatchObject({
      incidencias: ['sin-fichajes'],
      diferenciaMinutos: -480,
    });
  });
});

describe('the balance', () => {
  test('is the sum of the days that count, and names those that wait to be completed', () => {
    const lines = [
      { ...lineOf(jornada(['entrada', '08:00'], ['salida', '17:00'])), fecha: '2026-05-04' },
      { ...lineOf(jornada(['entrada', '08:00'])), fecha: '2026-05-05' },
      { ...lineOf(null), fecha: '2026-05-06' },
      { ...today(jornada(['entrada', '08:00']), '10:00'), fecha: '2026-05-07' },
    ];
    expect(balance(lines)).toEqual({
      desde: '2026-05-04',
      hasta: '2026-05-07',
      previstoMinutos: 960,
      trabajadoMinutos: 540,
      balanceMinutos: -420,
      diasQueCuentan: 2,
      incompletos: ['2026-05-05'],
      dias: lines,
    });
  });

  test('has worked on no day on which nothing was, and nothing was planned', () => {
    const line = lineOf(jornada(['entrada', '08:00'], ['salida', '17:00']));
    const free = { ...line, previstoMinutos: 0, trabajadoMinutos: 0, diferenciaMinutos: 0 };
    expect(balance([line, free, { ...free, trabajadoMinutos: 1, diferenciaMinutos: 1 }]).diasQueCuentan).toBe(2);
    // A missed day counts, because the plan contains it.
    expect(balance([{ ...free, previstoMinutos: 480, diferenciaMinutos: -480 }]).diasQueCuentan).toBe(1);
  });

  test('of no days is nothing', () => {
    expect(balance([])).toEqual({
      desde: '',
      hasta: '',
      previstoMinutos: 0,
      trabajadoMinutos: 0,
      balanceMinutos: 0,
      diasQueCuentan: 0,
      incompletos: [],
      dias: [],
    });
  });
});

test('the day that weighs most is the one that differs most among those that count, the earlier of two alike', () => {
  const day = (fecha: string, diferenciaMinutos: number, cuenta = true): LineaDia => ({
    ...lineOf(null),
    fecha,
    diferenciaMinutos,
    cuenta,
  });
  const dias = [day('2026-05-04', 10), day('2026-05-05', -40), day('2026-05-06', 40), day('2026-05-07', -90, false)];
  expect(dias.reduce(mayorDe, null)).toEqual({ fecha: '2026-05-05', diferenciaMinutos: -40 });
  expect([day('2026-05-04', 0)].reduce(mayorDe, null)).toBeNull();
});
