import { describe, expect, test } from 'vitest';
import { a } from '../testing/laboral.ts';
import { jornada, linea, marca, marcas, project } from '../testing/log.ts';
import { OTRO_PROYECTO, PERSONA, PROYECTO, RESPONSABLE, T } from '../testing/persona.ts';
import type { Jornada } from './modelo.ts';

const at = (hora: string): string => a(`2026-05-04T${hora}`);
/** Class and hours of each stretch. */
const stretches = ({ tramos }: Jornada): string[] =>
  tramos.map(({ clase, inicio, fin }) => {
    const hour = (instante: string) =>
      Temporal.Instant.from(instante).toZonedDateTimeISO('Europe/Madrid').toPlainTime().toString().slice(0, 5);
    return `${clase} ${hour(inicio)}-${fin ? hour(fin) : ''}`;
  });

describe('a day of marks', () => {
  test('becomes stretches of work and of pause', () => {
    const day = jornada(
      ['entrada', '08:00'],
      ['cafe', '10:30'],
      ['regreso', '10:45'],
      ['comida', '13:00'],
      ['regreso', '14:00'],
      ['salida', '17:00'],
    );
    expect(stretches(day)).toEqual([
      'trabajo 08:00-10:30',
      'pausa 10:30-10:45',
      'trabajo 10:45-13:00',
      'pausa 13:00-14:00',
      'trabajo 14:00-17:00',
    ]);
    expect(day).toMatchObject({
      estado: 'cerrada',
      situacion: 'fuera',
      desde: null,
      inicio: at('08:00'),
      fin: at('17:00'),
      incidencias: [],
    });
  });

  test('while it runs has a last stretch without an end', () => {
    expect(jornada(['entrada', '08:00'])).toMatchObject({ estado: 'abierta', situacion: 'trabajando', desde: at('08:00'), fin: null });
    expect(jornada(['entrada', '08:00'], ['cafe', '10:30'])).toMatchObject({ estado: 'abierta', situacion: 'pausa', desde: at('10:30') });
    expect(stretches(jornada(['entrada', '08:00'], ['cafe', '10:30']))).toEqual(['trabajo 08:00-10:30', 'pausa 10:30-']);
  });

  test('may end within a pause, and begin again', () => {
    const day = jornada(['entrada', '08:00'], ['comida', '13:00'], ['salida', '13:30'], ['entrada', '16:00'], ['salida', '19:00']);
    expect(stretches(day)).toEqual(['trabajo 08:00-13:00', 'pausa 13:00-13:30', 'trabajo 16:00-19:00']);
    expect(day).toMatchObject({ estado: 'cerrada', inicio: at('08:00'), fin: at('19:00') });
  });

  test('counts hours and minutes: seconds are cut off', () => {
    const lines = [
      marca(1, 'entrada', '08:00', { momento: '2026-05-04T06:00:59.999Z' }),
      marca(2, 'salida', '08:01', { momento: '2026-05-04T06:01:00Z' }),
    ];
    expect(stretches(project(lines))).toEqual(['trabajo 08:00-08:01']);
  });

  test('keeps marks of one minute in their order of writing, and a stretch without length is none', () => {
    const day = jornada(
      ['entrada', '08:00'],
      ['cafe', '09:00'],
      ['regreso', '09:00'],
      ['salida', '10:00'],
      ['entrada', '10:00'],
      ['salida', '10:00'],
    );
    expect(stretches(day)).toEqual(['trabajo 08:00-09:00', 'trabajo 09:00-10:00']);
    expect(day).toMatchObject({ estado: 'cerrada', fin: at('10:00'), incidencias: [] });
  });

  test('that ends in the minute it began has no stretch, but an hour', () => {
    expect(jornada(['entrada', '08:00'], ['salida', '08:00'])).toMatchObject({
      estado: 'cerrada',
      tramos: [],
      inicio: at('08:00'),
      fin: at('08:00'),
    });
  });

  test('has the zone of its first mark, and that of its log where nothing stands', () => {
    const lines = [
      marca(1, 'entrada', '08:00', { zona: 'Atlantic/Canary' }),
      linea(2, { evento: 'anulacion', refiereA: 1, zona: 'Europe/Madrid' }),
    ];
    expect(project(lines)).toMatchObject({
      estado: 'vacia',
      situacion: 'fuera',
      zona: 'Atlantic/Canary',
      marcas: [],
      tramos: [],
      inicio: null,
      fin: null,
    });
    expect(jornada(['entrada', '08:00', { zona: 'Europe/Lisbon' }], ['salida', '09:00'])).toMatchObject({ zona: 'Europe/Lisbon' });
  });
});

describe('projects and kinds of work', () => {
  test('after a pause the work goes on as it was', () => {
    const day = jornada(['remoto', '08:00', { proyectoId: PROYECTO }], ['cafe', '10:00'], ['regreso', '10:15'], ['salida', '11:00']);
    expect(day.tramos.map(({ subtipo, tipoId, proyectoId }) => [subtipo, tipoId, proyectoId])).toEqual([
      ['remoto', T.remoto, PROYECTO],
      ['cafe', T.cafe, null],
      ['remoto', T.remoto, PROYECTO],
    ]);
  });

  test('another project cuts the stretch but not the work: it is since the same hour', () => {
    const day = jornada(
      ['entrada', '08:00', { proyectoId: PROYECTO }],
      ['proyecto', '10:00', { proyectoId: OTRO_PROYECTO }],
      ['cafe', '11:00'],
      ['regreso', '11:10'],
    );
    expect(day.tramos.map(({ proyectoId }) => proyectoId)).toEqual([PROYECTO, OTRO_PROYECTO, null, OTRO_PROYECTO]);
    expect(jornada(['entrada', '08:00'], ['proyecto', '10:00', { proyectoId: PROYECTO }]).desde).toBe(at('08:00'));
  });

  test('a return may name another project', () => {
    const day = jornada(
      ['entrada', '08:00', { proyectoId: PROYECTO }],
      ['cafe', '10:00'],
      ['regreso', '10:15', { proyectoId: OTRO_PROYECTO }],
    );
    expect(day.tramos.at(-1)?.proyectoId).toBe(OTRO_PROYECTO);
  });

  test('a type that nobody knows any more still counts: as work, or as an unpaid pause', () => {
    const lines = marcas(['entrada', '08:00', { tipoId: 99 }], ['cafe', '10:00', { tipoId: 98 }]);
    expect(project(lines).tramos).toMatchObject([
      { clase: 'trabajo', subtipo: 'trabajo', efectivo: true, pagado: true },
      { clase: 'pausa', subtipo: 'personal', efectivo: false, pagado: false },
    ]);
  });
});

describe('what does not fit never throws', () => {
  test.each([
    [
      'two clock-ins',
      marcas(['entrada', '08:00'], ['entrada', '09:00'], ['salida', '17:00']),
      'cerrada',
      ['orden'],
      ['trabajo 08:00-17:00'],
    ],
    [
      'a return without a pause',
      marcas(['entrada', '08:00'], ['regreso', '09:00'], ['salida', '17:00']),
      'cerrada',
      ['orden'],
      ['trabajo 08:00-17:00'],
    ],
    [
      'a pause within a pause',
      marcas(['entrada', '08:00'], ['cafe', '09:00'], ['comida', '09:30'], ['regreso', '10:00']),
      'abierta',
      ['orden'],
      ['trabajo 08:00-09:00', 'pausa 09:00-10:00', 'trabajo 10:00-'],
    ],
    [
      'a project within a pause',
      marcas(['entrada', '08:00'], ['cafe', '09:00'], ['proyecto', '09:30']),
      'abierta',
      ['orden'],
      ['trabajo 08:00-09:00', 'pausa 09:00-'],
    ],
    ['a clock-out alone', marcas(['salida', '17:00']), 'incompleta', ['falta-entrada'], []],
    [
      'a pause before the clock-in',
      marcas(['cafe', '07:00'], ['entrada', '08:00'], ['salida', '17:00']),
      'incompleta',
      ['falta-entrada'],
      ['trabajo 08:00-17:00'],
    ],
  ] as const)('%s', (_, lines, estado, incidencias, tramos) => {
    const day = project(lines);
    expect([day.estado, day.incidencias, stretches(day)]).toEqual([estado, incidencias, tramos]);
  });

  test('nothing gives nothing', () => {
    expect(project([])).toMatchObject({ estado: 'vacia', tramos: [], marcas: [] });
  });

  test('lines about what is not there say nothing', () => {
    const lines = [
      marca(1, 'entrada', '08:00'),
      linea(2, { evento: 'anulacion', refiereA: 55 }),
      linea(3, { evento: 'acuerdo', refiereA: 56 }),
      linea(4, { evento: 'correccion', refiereA: 57 }),
      linea(5, { evento: 'observacion', refiereA: 58 }),
    ];
    expect(project(lines)).toMatchObject({ estado: 'abierta', correcciones: [], incidencias: [] });
  });
});

describe('forgotten clock-outs', () => {
  const forgotten = [marca(1, 'entrada', '08:00'), marca(2, 'cafe', '10:00'), linea(3, { evento: 'olvido' })];

  test('leave the day incomplete, and what ran without an end', () => {
    expect(project(forgotten)).toMatchObject({
      estado: 'incompleta',
      situacion: 'fuera',
      desde: null,
      fin: null,
      incidencias: ['falta-salida'],
    });
  });

  test('a clock-out declared later completes it', () => {
    const day = project([...forgotten, marca(4, 'salida', '17:00', { modo: 'declarado' })]);
    expect(day).toMatchObject({ estado: 'cerrada', fin: at('17:00'), incidencias: [] });
  });
});

describe('corrections', () => {
  const day = marcas(['entrada', '08:10'], ['salida', '17:00']);
  const proposal = linea(3, { evento: 'correccion', refiereA: 1, momento: at('08:00'), observaciones: 'Cola en la puerta' });
  const agreed = linea(4, { evento: 'acuerdo', refiereA: 3, autorId: RESPONSABLE });

  test('wait without an effect', () => {
    const projected = project([...day, proposal]);
    expect(projected).toMatchObject({ inicio: at('08:10'), incidencias: [] });
    expect(projected.correcciones).toEqual([
      {
        registroId: 3,
        clase: 'cambio',
        refiereA: 1,
        marca: 'entrada',
        tipoId: T.entrada,
        momentoAntes: at('08:10'),
        momentoNuevo: at('08:00'),
        motivo: 'Cola en la puerta',
        estado: 'pendiente',
        propuestaPor: PERSONA,
        propuestaEl: at('08:00'),
        resueltaPor: null,
        resueltaEl: null,
        respuesta: null,
      },
    ]);
  });

  test('once agreed move the mark, which keeps its first hour for ever', () => {
    const again = [
      linea(5, { evento: 'correccion', refiereA: 1, momento: at('07:50') }),
      linea(6, { evento: 'acuerdo', refiereA: 5, autorId: RESPONSABLE }),
    ];
    const once = project([...day, proposal, agreed]);
    expect(once).toMatchObject({ inicio: at('08:00'), correcciones: [{ estado: 'acordada', resueltaPor: RESPONSABLE }] });
    expect(project([...day, proposal, agreed, ...again]).marcas[0]).toMatchObject({ momento: at('07:50'), momentoOriginal: at('08:10') });
  });

  test('in disagreement leave both versions, and say so', () => {
    const refused = linea(4, { evento: 'desacuerdo', refiereA: 3, autorId: RESPONSABLE });
    expect(project([...day, proposal, refused])).toMatchObject({
      inicio: at('08:10'),
      incidencias: ['desacuerdo'],
      correcciones: [{ estado: 'desacuerdo', momentoAntes: at('08:10'), momentoNuevo: at('08:00') }],
    });
  });

  test('are answered once', () => {
    const late = linea(5, { evento: 'desacuerdo', refiereA: 3, autorId: RESPONSABLE });
    expect(project([...day, proposal, agreed, late])).toMatchObject({ correcciones: [{ estado: 'acordada' }], incidencias: [] });
  });

  test('under the standing agreement nobody in particular agreed', () => {
    expect(project([...day, proposal, { ...agreed, modo: 'automatico', autorId: PERSONA }]).correcciones).toMatchObject([
      { estado: 'acordada', resueltaPor: null },
    ]);
  });

  test('of a mark away void it', () => {
    const away = [linea(3, { evento: 'correccion', refiereA: 2, momento: null }), agreed];
    expect(project([...day, ...away])).toMatchObject({ estado: 'abierta', marcas: [{ registroId: 1 }] });
  });
});

describe('voiding and replacing', () => {
  const day = marcas(['entrada', '08:00'], ['cafe', '10:00'], ['regreso', '10:15'], ['salida', '17:00']);

  test('a voided mark is gone, and back when its voiding is voided', () => {
    const voided = [...day, linea(5, { evento: 'anulacion', refiereA: 4 })];
    expect(project(voided).estado).toBe('abierta');
    expect(project([...voided, linea(6, { evento: 'anulacion', refiereA: 5 })])).toEqual(project(day));
  });

  test('a mark that replaces another takes its place within the minute', () => {
    const sameMinute = marcas(['entrada', '08:00'], ['cafe', '10:00'], ['regreso', '10:00'], ['salida', '17:00']);
    const replaced = [...sameMinute, marca(5, 'comida', '10:00', { refiereA: 2 }), linea(6, { evento: 'anulacion', refiereA: 2 })];
    expect(project(replaced)).toMatchObject({ estado: 'cerrada', incidencias: [] });
  });

  test('a later remark stands, the hour stays', () => {
    const lines = [...day, linea(5, { evento: 'observacion', refiereA: 1, observaciones: 'Tráfico' })];
    expect(project(lines).marcas[0]).toMatchObject({ observaciones: 'Tráfico', momento: at('08:00') });
  });

  test('a doubtful hour marks the day, as long as it stands', () => {
    const doubtful = marcas(['entrada', '08:00', { confianza: 'dudosa' }], ['salida', '17:00']);
    expect(project(doubtful).incidencias).toEqual(['dudosa']);
    expect(
      project([marca(1, 'entrada', '07:00', { confianza: 'dudosa' }), linea(2, { evento: 'anulacion', refiereA: 1 })]).incidencias,
    ).toEqual([]);
  });
});
