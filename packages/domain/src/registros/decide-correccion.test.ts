import { describe, expect, test } from 'vitest';
import { a, laboral, NOCHES, OFICINA, todosLosDias, turno } from '../testing/laboral.ts';
import { createPersona, OTRO_RESPONSABLE, PERSONA, RESPONSABLE, T, type Opciones, type PersonaDePrueba } from '../testing/persona.ts';
import { decideAcuerdo } from './decide-acuerdo.ts';
import { decideAnulacion, decideCorreccion, decideObservacion, decideRectificarFin } from './decide-correccion.ts';
import { decidePersonalizado } from './decide-fin.ts';

const at = (hora: string): string => a(hora.includes('T') ? hora : `2026-05-04T${hora}`);
const TARDE = '2026-05-04T18:00';

/** A day from 8:10 to 17 with lunch from 13 to 14: records 1 to 4. */
function worked(opciones: Partial<Opciones> = {}): PersonaDePrueba {
  const ana = createPersona({ laboral: laboral(OFICINA), ...opciones });
  ana.ficha(at('08:10'), T.entrada);
  ana.ficha(at('13:00'), T.comida);
  ana.ficha(at('14:00'), T.regreso);
  ana.ficha(at('17:00'), T.salida);
  return ana;
}
const strict = () => worked({ ajustes: { usuarioPuedeModificar: false } });

const correct = (ana: PersonaDePrueba, registroId: number, hora: string, autorId = PERSONA, ahora = TARDE) =>
  ana.decide(at(ahora), (ctx) => decideCorreccion(ctx, { registroId, momento: at(hora), motivo: 'Error' }), autorId);
const answer = (ana: PersonaDePrueba, correccionId: number, autorId: number, acepta = true, ahora = TARDE) =>
  ana.decide(
    at(ahora),
    (ctx) => decideAcuerdo(ctx, { correccionIds: [correccionId], acepta, motivo: acepta ? null : 'No estabas' }),
    autorId,
  );
const annul = (ana: PersonaDePrueba, registroId: number, ahora: string, autorId = PERSONA) =>
  ana.decide(at(ahora), (ctx) => decideAnulacion(ctx, { registroId }), autorId);
const day = (ana: PersonaDePrueba) => ana.dia('2026-05-04');

describe('a clock-in that moves over midnight', () => {
  /** A person without a schedule who works from shortly after midnight: marks 1 and 2. */
  const early = (usuarioPuedeModificar: boolean): PersonaDePrueba => {
    const ana = createPersona({ laboral: laboral([]), ajustes: { usuarioPuedeModificar } });
    ana.ficha('2026-05-04T00:10:00Z', T.entrada);
    ana.ficha('2026-05-04T08:00:00Z', T.salida);
    return ana;
  };
  const LATE = '2026-05-03T23:50:00Z';
  const move = (ana: PersonaDePrueba, momento: string) =>
    ana.decide(at(TARDE), (ctx) => decideCorreccion(ctx, { registroId: 1, momento, motivo: 'Error' }));

  test('would begin another day, and is refused: agreed at once, proposed, or put in its place', () => {
    for (const isStanding of [true, false]) {
      const ana = early(isStanding);
      expect(move(ana, LATE)).toBe('registros.hora-de-otro-dia');
      expect(ana.log).toHaveLength(2);
    }
    expect(early(true).ficha(at(TARDE), T.entrada, { modificar: 1, momento: LATE })).toBe('registros.hora-de-otro-dia');
    expect(move(early(true), '2026-05-04T00:00:00Z')).toBeNull();
  });

  test('but not where its shift begins after midnight: the day is that of the shift', () => {
    const night = todosLosDias(turno('00:00', '08:00'));
    const ana = createPersona({ laboral: laboral(night) });
    ana.ficha(at('00:10'), T.entrada);
    expect(correct(ana, 1, '2026-05-03T23:50')).toBeNull();
    expect(day(ana)?.inicio).toBe(at('2026-05-03T23:50'));
    expect(correct(ana, 1, '2026-05-03T19:50')).toBe('registros.hora-de-otro-dia');
  });

  test('and a clock-out may: a night belongs to the day on which it began', () => {
    const ana = createPersona({ laboral: laboral([]) });
    ana.ficha('2026-05-04T18:00:00Z', T.entrada);
    ana.ficha('2026-05-04T23:50:00Z', T.salida);
    const momento = '2026-05-05T00:20:00Z';
    expect(ana.decide('2026-05-05T08:00:00Z', (ctx) => decideCorreccion(ctx, { registroId: 2, momento, motivo: 'Error' }))).toBeNull();
  });
});

describe('a correction', () => {
  test('waits for the company', () => {
    const ana = strict();
    expect(correct(ana, 1, '08:00')).toBeNull();
    expect(day(ana)).toMatchObject({
      inicio: at('08:10'),
      correcciones: [{ registroId: 5, estado: 'pendiente', momentoNuevo: at('08:00'), motivo: 'Error' }],
    });
    expect(answer(ana, 5, RESPONSABLE)).toBeNull();
    expect(day(ana)).toMatchObject({ inicio: at('08:00'), correcciones: [{ estado: 'acordada', resueltaPor: RESPONSABLE }] });
  });

  test('of the person is effective at once under the standing agreement, recorded as such', () => {
    const ana = worked();
    correct(ana, 1, '08:00');
    expect(ana.log.slice(4)).toMatchObject([
      { evento: 'correccion', refiereA: 1, momento: at('08:00'), modo: 'declarado', autorId: PERSONA },
      { evento: 'acuerdo', refiereA: 5, modo: 'automatico' },
    ]);
    expect(day(ana)).toMatchObject({ inicio: at('08:00'), correcciones: [{ estado: 'acordada', resueltaPor: null }] });
  });

  test('of the company waits for the person, standing agreement or not', () => {
    const ana = worked();
    expect(correct(ana, 1, '09:00', RESPONSABLE)).toBeNull();
    expect(day(ana)).toMatchObject({ inicio: at('08:10'), correcciones: [{ estado: 'pendiente' }] });
    expect(answer(ana, 5, RESPONSABLE)).toBe('registros.responde-la-otra-parte');
    expect(answer(ana, 5, OTRO_RESPONSABLE)).toBe('registros.responde-la-otra-parte');
    expect(answer(ana, 5, PERSONA)).toBeNull();
    expect(day(ana)?.inicio).toBe(at('09:00'));
  });

  test('is never answered by who proposed it', () => {
    const ana = strict();
    correct(ana, 1, '08:00');
    expect(answer(ana, 5, PERSONA)).toBe('registros.responde-la-otra-parte');
    expect(answer(ana, 5, PERSONA, false)).toBe('registros.responde-la-otra-parte');
  });

  test('in disagreement leaves the first hour, and both versions', () => {
    const ana = strict();
    correct(ana, 1, '08:00');
    expect(answer(ana, 5, RESPONSABLE, false)).toBeNull();
    expect(day(ana)).toMatchObject({
      inicio: at('08:10'),
      incidencias: ['desacuerdo'],
      correcciones: [{ estado: 'desacuerdo', resueltaPor: RESPONSABLE }],
    });
    expect(answer(ana, 5, RESPONSABLE)).toBe('registros.ya-resuelta');
    expect(correct(ana, 1, '08:05')).toBeNull();
  });

  test('is refused where it cannot be', () => {
    const ana = strict();
    expect(correct(ana, 99, '08:00')).toBe('registros.no-existe');
    expect(correct(ana, 1, '08:10')).toBe('registros.cambio-sin-efecto');
    expect(correct(ana, 4, '18:30')).toBe('registros.hora-futura');
    expect(correct(ana, 1, '13:01')).toBe('registros.hora-fuera-de-orden');
    expect(correct(ana, 2, '14:01')).toBe('registros.hora-fuera-de-orden');
    expect(correct(ana, 1, '2026-05-03T08:09')).toBe('registros.hora-fuera-de-orden');
    expect(correct(ana, 1, '13:00')).toBeNull();
    expect(correct(ana, 1, '08:00')).toBe('registros.correccion-pendiente');
    expect(answer(ana, 99, RESPONSABLE)).toBe('registros.no-existe');
  });

  test('that was fine when it was proposed need not be when it is answered', () => {
    const ana = strict();
    correct(ana, 2, '13:50');
    correct(ana, 3, '13:30');
    expect(answer(ana, 5, RESPONSABLE)).toBeNull();
    expect(answer(ana, 6, RESPONSABLE)).toBe('registros.hora-fuera-de-orden');
    expect(answer(ana, 6, RESPONSABLE, false)).toBeNull();
    expect(day(ana)?.incidencias).toEqual(['desacuerdo']);
  });

  test('of a mark that is gone has nobody to answer', () => {
    const ana = createPersona({ laboral: laboral(OFICINA), ajustes: { usuarioPuedeModificar: false } });
    ana.ficha(at('08:00'), T.entrada);
    ana.decide('2026-05-04T06:00:05Z', (ctx) => decideCorreccion(ctx, { registroId: 1, momento: at('07:50'), motivo: 'Error' }));
    ana.decide('2026-05-04T06:00:08Z', (ctx) => decideAnulacion(ctx, { registroId: 1 }));
    expect(answer(ana, 2, RESPONSABLE)).toBe('registros.ya-anulado');
  });

  test('moves a mark by a day at most', () => {
    const ana = createPersona({ laboral: laboral(OFICINA) });
    ana.ficha(at('08:00'), T.entrada);
    expect(correct(ana, 1, '2026-05-03T07:59')).toBe('registros.hora-fuera-de-orden');
    // One day earlier is near enough, but belongs to another day.
    expect(correct(ana, 1, '2026-05-03T08:00')).toBe('registros.hora-de-otro-dia');
  });

  test('never moves a day over its neighbour', () => {
    const ana = worked();
    ana.ficha(at('2026-05-05T07:00'), T.entrada);
    expect(correct(ana, 4, '2026-05-05T07:30', PERSONA, '2026-05-05T08:00')).toBe('registros.hora-fuera-de-orden');
    expect(correct(ana, 4, '2026-05-05T07:00', PERSONA, '2026-05-05T08:00')).toBeNull();
  });

  test('does not take a mark to another day: a night stays where it is', () => {
    const ana = createPersona({ laboral: laboral(NOCHES) });
    ana.ficha(at('22:00'), T.entrada);
    ana.ficha(at('2026-05-05T06:00'), T.salida);
    correct(ana, 2, '2026-05-05T07:10', PERSONA, '2026-05-05T08:00');
    expect(ana.dias()).toMatchObject([{ fecha: '2026-05-04', fin: at('2026-05-05T07:10') }]);
  });
});

describe('taking a mark back', () => {
  test('within ten seconds of its receipt is an undo', () => {
    const ana = createPersona({ laboral: laboral(OFICINA), ajustes: { usuarioPuedeModificar: false } });
    ana.ficha('2026-05-04T06:00:00Z', T.entrada);
    expect(ana.decide('2026-05-04T06:00:10Z', (ctx) => decideAnulacion(ctx, { registroId: 1 }))).toBeNull();
    expect(ana.log.at(-1)).toMatchObject({ evento: 'anulacion', refiereA: 1 });
    expect(ana.hoy('2026-05-04T06:00:11Z')).toMatchObject({ situacion: 'fuera' });
    expect(ana.decide('2026-05-04T06:00:12Z', (ctx) => decideAnulacion(ctx, { registroId: 1 }))).toBe('registros.ya-anulado');
    expect(ana.ficha('2026-05-04T06:00:20Z', T.entrada)).toBeNull();
  });

  test('later, or by another, it is a request to correct', () => {
    for (const [ahora, autor] of [
      ['2026-05-04T15:00:11Z', PERSONA],
      ['2026-05-04T15:00:05Z', RESPONSABLE],
    ] as const) {
      const ana = strict();
      expect(ana.decide(ahora, (ctx) => decideAnulacion(ctx, { registroId: 4 }), autor)).toBeNull();
      expect(ana.log.at(-1)).toMatchObject({ evento: 'correccion', refiereA: 4, momento: null });
      expect(day(ana)).toMatchObject({ estado: 'cerrada', correcciones: [{ estado: 'pendiente', momentoNuevo: null }] });
      expect(annul(ana, 4, TARDE)).toBe('registros.correccion-pendiente');
    }
  });

  test('is not possible where others rest on it', () => {
    expect(annul(worked(), 1, TARDE)).toBe('registros.hora-fuera-de-orden');
    expect(annul(worked(), 2, TARDE)).toBe('registros.hora-fuera-de-orden');
    expect(annul(worked(), 99, TARDE)).toBe('registros.no-existe');
  });

  test('an undo of a replacement brings the old mark back', () => {
    const ana = worked();
    ana.ficha('2026-05-04T16:00:00Z', T.remoto, { modificar: 1, momento: at('08:00'), observaciones: 'Antes' });
    expect(day(ana)?.inicio).toBe(at('08:00'));
    expect(ana.decide('2026-05-04T16:00:09Z', (ctx) => decideAnulacion(ctx, { registroId: 5 }))).toBeNull();
    expect(day(ana)).toMatchObject({ estado: 'cerrada', inicio: at('08:10'), marcas: [{ registroId: 1, tipoId: T.entrada }, {}, {}, {}] });
  });

  test('an undo of own times brings the whole day back', () => {
    const ana = worked();
    const before = day(ana);
    const orden = {
      inicio: at('08:00'),
      fin: at('16:00'),
      pausas: [{ inicio: at('12:00'), fin: at('12:30'), tipoId: T.comida }],
      observaciones: null,
    };
    ana.decide('2026-05-04T16:00:00Z', (ctx) => decidePersonalizado(ctx, orden));
    expect(day(ana)).toMatchObject({ inicio: at('08:00'), fin: at('16:00') });
    expect(ana.decide('2026-05-04T16:00:05Z', (ctx) => decideAnulacion(ctx, { registroId: 5 }))).toBeNull();
    expect(day(ana)).toEqual(before);
  });

  test('of a clock-out of the past leaves that day without one, never a second day open', () => {
    const ana = worked();
    ana.ficha(at('2026-05-05T08:00'), T.entrada);
    expect(annul(ana, 4, '2026-05-05T09:00')).toBeNull();
    expect(ana.dias().map(({ estado }) => estado)).toEqual(['incompleta', 'abierta']);
    expect(ana.ficha(at('2026-05-05T09:01'), T.cafe)).toBeNull();
  });

  test('of a whole day is possible mark by mark, from its end', () => {
    const ana = worked();
    for (const registroId of [4, 3, 2, 1]) expect(annul(ana, registroId, '2026-05-05T18:00')).toBeNull();
    expect(ana.dias()).toMatchObject([{ estado: 'vacia', incidencias: [] }]);
  });
});

describe('remarks', () => {
  const remark = (ana: PersonaDePrueba, observaciones: string | null, hora: string | null = null) =>
    ana.decide(at(TARDE), (ctx) => decideObservacion(ctx, { registroId: 1, observaciones, momento: hora === null ? null : at(hora) }));

  test('stand beside the mark, and can be taken away again', () => {
    const ana = strict();
    expect(remark(ana, 'Tráfico')).toBeNull();
    expect(day(ana)?.marcas[0]).toMatchObject({ observaciones: 'Tráfico', momento: at('08:10') });
    expect(remark(ana, null)).toBeNull();
    expect(day(ana)?.marcas[0]?.observaciones).toBeNull();
    expect(remark(ana, null)).toBe('registros.cambio-sin-efecto');
  });

  test('may propose another hour in the same write', () => {
    const ana = worked();
    expect(remark(ana, 'Tráfico', '08:00')).toBeNull();
    expect(ana.log.slice(4).map(({ evento, refiereA }) => [evento, refiereA])).toEqual([
      ['observacion', 1],
      ['correccion', 1],
      ['acuerdo', 6],
    ]);
    expect(day(ana)).toMatchObject({ inicio: at('08:00'), correcciones: [{ motivo: 'Tráfico', estado: 'acordada' }] });
  });

  test('with an hour that cannot be write nothing at all', () => {
    const ana = worked();
    expect(remark(ana, 'Tráfico', '13:30')).toBe('registros.hora-fuera-de-orden');
    expect(remark(ana, 'Tráfico', '19:00')).toBe('registros.hora-futura');
    expect(ana.log).toHaveLength(4);
  });

  test('with the hour that stands are a remark alone', () => {
    const ana = strict();
    remark(ana, 'Tráfico', '08:10');
    expect(ana.log.slice(4).map(({ evento }) => evento)).toEqual(['observacion']);
  });
});

describe('to reopen today', () => {
  const rectify = (ana: PersonaDePrueba, registroId: number, ahora: string) =>
    ana.decide(at(ahora), (ctx) => decideRectificarFin(ctx, { registroId }));

  test('voids its clock-out, and work goes on', () => {
    const ana = strict();
    expect(rectify(ana, 4, TARDE)).toBeNull();
    expect(ana.hoy(at(TARDE))).toMatchObject({ situacion: 'trabajando', fecha: '2026-05-04', desde: at('14:00') });
  });

  test('is for the last clock-out of today alone', () => {
    const ana = worked();
    expect(rectify(ana, 2, TARDE)).toBe('registros.no-es-salida');
    expect(rectify(ana, 99, TARDE)).toBe('registros.no-existe');
    expect(rectify(ana, 4, '2026-05-05T08:00')).toBe('registros.hora-no-permitida');
    ana.ficha(at('17:30'), T.entrada);
    ana.ficha(at('17:40'), T.salida);
    expect(rectify(ana, 4, TARDE)).toBe('registros.no-es-salida');
    expect(rectify(ana, 6, TARDE)).toBeNull();
    expect(rectify(ana, 6, TARDE)).toBe('registros.ya-anulado');
  });

  test('reopens the night that has just ended', () => {
    const ana = createPersona({ laboral: laboral(NOCHES) });
    ana.ficha(at('22:00'), T.entrada);
    ana.ficha(at('2026-05-05T06:00'), T.salida);
    expect(rectify(ana, 2, '2026-05-05T07:00')).toBeNull();
    expect(ana.hoy(at('2026-05-05T07:00'))).toMatchObject({ fecha: '2026-05-04', situacion: 'trabajando' });
  });
});
