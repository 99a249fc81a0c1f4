import { describe, expect, test } from 'vitest';
import { judgePosicion } from '../distancia/index.ts';
import { a, laboral, LAS_PALMAS, MADRID, NOCHES, OFICINA, periodo, todosLosDias, turno } from '../testing/laboral.ts';
import { createPersona, ordenDe, OTRO_PROYECTO, PROYECTO, RESPONSABLE, T, TIPOS, type Opciones } from '../testing/persona.ts';
import { decideFichaje } from './decide-fichaje.ts';

const persona = (opciones: Partial<Opciones> = {}) => createPersona({ laboral: laboral(OFICINA), ...opciones });
/** An hour on 4 May, or on another day. */
const at = (hora: string): string => a(hora.includes('T') ? hora : `2026-05-04T${hora}`);

describe('the main button', () => {
  test('writes the mark of now, and says where it belongs', () => {
    const decision = decideFichaje(persona().contextAt(at('07:58')), ordenDe(T.entrada, { observaciones: 'Hola' }));
    expect(decision).toMatchObject({
      ok: true,
      fecha: '2026-05-04',
      lines: [
        {
          numero: 1,
          evento: 'fichaje',
          clase: 'entrada',
          momento: at('07:58'),
          recibido: at('07:58'),
          modo: 'directo',
          confianza: 'directa',
          zona: 'Europe/Madrid',
          observaciones: 'Hola',
          refiereA: null,
          autorId: 7,
        },
      ],
    });
  });

  test('keeps the seconds in the log, and who acted for the person', () => {
    const decision = decideFichaje(persona().contextAt('2026-05-04T06:00:31.250Z', RESPONSABLE), ordenDe(T.entrada));
    expect(decision).toMatchObject({ ok: true, lines: [{ momento: '2026-05-04T06:00:31.250Z', autorId: RESPONSABLE }] });
  });

  test('refuses what the state of the day does not allow', () => {
    const ana = persona();
    for (const tipo of [T.salida, T.comida, T.regreso]) expect(ana.ficha(at('07:00'), tipo)).toBe('registros.sin-jornada-abierta');
    ana.ficha(at('08:00'), T.entrada);
    expect(ana.ficha(at('08:01'), T.entrada)).toBe('registros.jornada-abierta');
    expect(ana.ficha(at('08:01'), T.regreso)).toBe('registros.sin-pausa');
    ana.ficha(at('09:00'), T.cafe);
    expect(ana.ficha(at('09:01'), T.comida)).toBe('registros.en-pausa');
    expect(ana.ficha(at('09:01'), T.proyecto, { proyectoId: PROYECTO })).toBe('registros.en-pausa');
    expect(ana.ficha(at('09:02'), T.entrada)).toBe('registros.jornada-abierta');
    expect(ana.ficha(at('09:03'), T.salida)).toBeNull();
    expect(ana.log).toHaveLength(3);
  });

  test('knows only the types in use', () => {
    expect(persona().ficha(at('08:00'), T.antiguo)).toBe('registros.tipo-no-valido');
    expect(persona().ficha(at('08:00'), 999)).toBe('registros.tipo-no-valido');
  });

  test('allows a split day, and a new entry in the minute of the leave', () => {
    const ana = persona();
    ana.ficha(at('08:00'), T.entrada);
    ana.ficha('2026-05-04T11:00:10Z', T.salida);
    expect(ana.ficha('2026-05-04T11:00:20Z', T.entrada)).toBeNull();
    expect(ana.dias()).toMatchObject([{ fecha: '2026-05-04', estado: 'abierta', incidencias: [] }]);
  });
});

describe('the day of a mark', () => {
  test('a clock-out at 7:10 belongs to the night, as does the entry at 0:25', () => {
    const ana = persona({ laboral: laboral(NOCHES) });
    ana.ficha(at('2026-05-05T00:25'), T.entrada);
    ana.ficha(at('2026-05-05T07:10'), T.salida);
    expect(ana.log.map(({ fecha }) => fecha)).toEqual(['2026-05-04', '2026-05-04']);
  });

  test('the pauses of a night stay with it over midnight', () => {
    const ana = persona({ laboral: laboral(NOCHES) });
    ana.ficha(at('22:00'), T.entrada);
    ana.ficha(at('2026-05-05T02:00'), T.comida);
    ana.ficha(at('2026-05-05T02:30'), T.regreso);
    expect(new Set(ana.log.map(({ fecha }) => fecha))).toEqual(new Set(['2026-05-04']));
  });

  test('is in the zone of the centre of that day, and stays so after a move', () => {
    const ana = persona({
      laboral: laboral([periodo(OFICINA, MADRID, '2025-01-01', '2026-05-04'), periodo(OFICINA, LAS_PALMAS, '2026-05-05')]),
    });
    ana.ficha(at('23:30'), T.entrada);
    ana.ficha('2026-05-05T00:10:00Z', T.salida);
    ana.ficha('2026-05-05T07:00:00Z', T.entrada);
    expect(ana.log.map(({ fecha, zona }) => [fecha, zona])).toEqual([
      ['2026-05-04', 'Europe/Madrid'],
      ['2026-05-04', 'Europe/Madrid'],
      ['2026-05-05', 'Atlantic/Canary'],
    ]);
  });
});

describe('a forgotten clock-out', () => {
  test('does not stop the next entry, which leaves the old day incomplete', () => {
    const ana = persona();
    ana.ficha(at('08:00'), T.entrada);
    expect(ana.ficha(at('23:30'), T.entrada)).toBe('registros.jornada-abierta');
    expect(ana.ficha(at('2026-05-05T07:58'), T.entrada)).toBeNull();
    expect(ana.log.map(({ numero, evento, fecha }) => [numero, evento, fecha])).toEqual([
      [1, 'fichaje', '2026-05-04'],
      [2, 'fichaje', '2026-05-05'],
      [3, 'olvido', '2026-05-04'],
    ]);
    expect(ana.dias().map(({ estado }) => estado)).toEqual(['incompleta', 'abierta']);
  });

  test('is not presumed of a night that lasts until noon', () => {
    const ana = persona({ laboral: laboral(NOCHES) });
    ana.ficha(at('22:00'), T.entrada);
    expect(ana.ficha(at('2026-05-05T12:00'), T.entrada)).toBe('registros.jornada-abierta');
    expect(ana.ficha(at('2026-05-05T12:00'), T.salida)).toBeNull();
  });

  test('other marks do not go to it any more', () => {
    const ana = persona();
    ana.ficha(at('08:00'), T.entrada);
    for (const tipo of [T.salida, T.comida]) expect(ana.ficha(at('2026-05-05T09:00'), tipo)).toBe('registros.sin-jornada-abierta');
  });

  test('can be declared, before and after the new entry', () => {
    const ana = persona();
    ana.ficha(at('08:00'), T.entrada);
    ana.ficha(at('2026-05-05T08:00'), T.entrada);
    expect(ana.ficha(at('2026-05-05T08:05'), T.salida, { momento: at('17:00') })).toBeNull();
    expect(ana.dias()).toMatchObject([{ estado: 'cerrada', fin: at('17:00') }, { estado: 'abierta' }]);
  });

  test('but not over the day after, nor more than 24 hours after its beginning', () => {
    const ana = persona();
    ana.ficha(at('08:00'), T.entrada);
    ana.ficha(at('2026-05-05T07:00'), T.entrada);
    ana.ficha(at('2026-05-05T12:00'), T.salida);
    expect(ana.ficha(at('2026-05-05T13:00'), T.salida, { momento: at('2026-05-05T07:30') })).toBe('registros.hora-fuera-de-orden');
    const eva = persona();
    eva.ficha(at('08:00'), T.entrada);
    expect(eva.ficha(at('2026-05-05T12:00'), T.salida, { momento: at('2026-05-05T08:01') })).toBe('registros.hora-fuera-de-orden');
    expect(eva.ficha(at('2026-05-05T12:00'), T.salida, { momento: at('2026-05-05T08:00') })).toBeNull();
  });
});

describe('an own hour', () => {
  test('is refused ahead of the server, by a phone that is 15 minutes ahead', () => {
    expect(persona().ficha(at('08:00'), T.entrada, { momento: at('08:15') })).toBe('registros.hora-futura');
  });

  test("takes the company's standing agreement, and is marked for ever", () => {
    const strict = persona({ ajustes: { usuarioPuedeModificar: false } });
    expect(strict.ficha(at('08:10'), T.entrada, { momento: at('08:00') })).toBe('registros.hora-no-permitida');
    const ana = persona();
    expect(ana.ficha(at('08:10'), T.entrada, { momento: at('08:00') })).toBeNull();
    expect(ana.log[0]).toMatchObject({ modo: 'declarado', momento: at('08:00'), recibido: at('08:10') });
  });

  test('fits the marks that are there', () => {
    const ana = persona();
    ana.ficha(at('08:00'), T.entrada);
    expect(ana.ficha(at('12:00'), T.cafe, { momento: at('07:59') })).toBe('registros.hora-fuera-de-orden');
    expect(ana.ficha(at('12:00'), T.cafe, { momento: at('10:00') })).toBeNull();
    ana.ficha(at('12:00'), T.salida);
    expect(ana.ficha(at('12:10'), T.entrada, { momento: at('11:00') })).toBe('registros.hora-fuera-de-orden');
    expect(ana.ficha(at('12:10'), T.entrada, { momento: at('12:05') })).toBeNull();
  });

  test('of an entry reaches back to yesterday, no further', () => {
    expect(persona().ficha(at('12:00'), T.entrada, { momento: at('2026-05-03T09:00') })).toBeNull();
    expect(persona().ficha(at('12:00'), T.entrada, { momento: at('2026-05-02T23:00') })).toBe('registros.hora-no-permitida');
  });

  test('never lies over another day', () => {
    const ana = persona({ laboral: laboral([]) });
    ana.ficha('2026-05-03T20:00:00Z', T.entrada);
    ana.ficha('2026-05-04T02:00:00Z', T.salida);
    expect(ana.ficha('2026-05-04T09:00:00Z', T.entrada, { momento: '2026-05-04T01:30:00Z' })).toBe('registros.hora-fuera-de-orden');
    expect(ana.ficha('2026-05-04T09:00:00Z', T.entrada, { momento: '2026-05-04T02:00:00Z' })).toBeNull();
  });

  test('never begins before a day that has been lived since: its leave would lie over it', () => {
    const ana = persona({ laboral: laboral(todosLosDias(turno('00:00', '08:00'))) });
    ana.ficha(at('20:30'), T.entrada);
    ana.ficha(at('21:00'), T.salida);
    expect(ana.dias()).toMatchObject([{ fecha: '2026-05-05' }]);
    expect(ana.ficha(at('21:05'), T.entrada, { momento: at('19:30') })).toBe('registros.hora-fuera-de-orden');
  });
});

describe('to replace a mark', () => {
  const motivo = { observaciones: 'Pulsé otro' };
  const started = (opciones: Partial<Opciones> = {}) => {
    const ana = persona(opciones);
    ana.ficha(at('08:10'), T.entrada);
    return ana;
  };

  test('writes the new one and voids the old one', () => {
    const ana = started();
    expect(ana.ficha(at('12:00'), T.remoto, { ...motivo, modificar: 1, momento: at('08:00') })).toBeNull();
    expect(ana.log.map(({ evento, refiereA, modo }) => [evento, refiereA, modo])).toEqual([
      ['fichaje', null, 'directo'],
      ['fichaje', 1, 'declarado'],
      ['anulacion', 1, 'directo'],
    ]);
    expect(ana.dia('2026-05-04')).toMatchObject({ estado: 'abierta', inicio: at('08:00'), marcas: [{ tipoId: T.remoto }] });
  });

  test('keeps the hour where none is given', () => {
    const ana = started();
    ana.ficha(at('12:00'), T.remoto, { ...motivo, modificar: 1 });
    expect(ana.dia('2026-05-04')?.marcas).toMatchObject([{ tipoId: T.remoto, momento: at('08:10'), modo: 'directo' }]);
  });

  test('takes a reason, which stands beside the voiding as well; a slip of a moment ago takes none', () => {
    const ana = started();
    for (const observaciones of [null, ' '])
      expect(ana.ficha(at('12:00'), T.remoto, { modificar: 1, observaciones })).toBe('registros.falta-observacion');
    expect(ana.ficha('2026-05-04T06:10:05Z', T.remoto, { modificar: 1, momento: at('08:00') })).toBe('registros.falta-observacion');
    expect(ana.log).toHaveLength(1);
    expect(ana.ficha(at('12:00'), T.remoto, { ...motivo, modificar: 1 })).toBeNull();
    expect(ana.log.slice(1)).toMatchObject([motivo, { evento: 'anulacion', ...motivo }]);
    expect(started().ficha('2026-05-04T06:10:05Z', T.remoto, { modificar: 1 })).toBeNull();
  });

  test('is for a mark that stands, and only within the order of the day', () => {
    const ana = started();
    expect(ana.ficha(at('12:00'), T.entrada, { modificar: 99 })).toBe('registros.no-existe');
    expect(ana.ficha(at('12:00'), T.salida, { modificar: 1 })).toBe('registros.hora-fuera-de-orden');
    expect(ana.ficha(at('12:00'), T.entrada, { modificar: 1, momento: at('12:30') })).toBe('registros.hora-futura');
    ana.ficha(at('12:00'), T.remoto, { ...motivo, modificar: 1 });
    expect(ana.ficha(at('12:00'), T.remoto, { modificar: 1 })).toBe('registros.ya-anulado');
  });

  test('without the standing agreement: another kind within ten seconds, never another hour', () => {
    const ana = started({ ajustes: { usuarioPuedeModificar: false } });
    expect(ana.ficha('2026-05-04T06:10:09Z', T.remoto, { modificar: 1, momento: at('08:00') })).toBe('registros.hora-no-permitida');
    expect(ana.ficha('2026-05-04T06:10:11Z', T.remoto, { modificar: 1 })).toBe('registros.hora-no-permitida');
    expect(ana.ficha('2026-05-04T06:10:10Z', T.remoto, { modificar: 1 })).toBeNull();
  });

  test('the standing agreement is for the person, not for who acts for them', () => {
    expect(started().ficha(at('12:00'), T.remoto, { modificar: 1 }, RESPONSABLE)).toBe('registros.hora-no-permitida');
  });

  test('never opens a second day', () => {
    const ana = started();
    ana.ficha(at('17:00'), T.salida);
    ana.ficha(at('2026-05-05T08:00'), T.entrada);
    ana.ficha(at('2026-05-05T09:00'), T.comida, { ...motivo, modificar: 2 });
    expect(ana.dias().map(({ estado }) => estado)).toEqual(['incompleta', 'abierta']);
  });
});

describe('what a type asks for', () => {
  test('a project that is open', () => {
    const ana = persona();
    ana.ficha(at('08:00'), T.entrada);
    expect(ana.ficha(at('09:00'), T.proyecto)).toBe('registros.falta-proyecto');
    expect(ana.ficha(at('09:00'), T.proyecto, { proyectoId: 999 })).toBe('registros.proyecto-no-valido');
    expect(ana.ficha(at('09:00'), T.proyecto, { proyectoId: PROYECTO })).toBeNull();
    expect(ana.ficha(at('10:00'), T.proyecto, { proyectoId: OTRO_PROYECTO })).toBeNull();
    expect(ana.dia('2026-05-04')?.tramos.map(({ proyectoId }) => proyectoId)).toEqual([null, PROYECTO, OTRO_PROYECTO]);
  });

  test('a change of project asks for one whatever its type says', () => {
    const tipos = TIPOS.map((tipo) => ({ ...tipo, requiereProyecto: false }));
    const ana = persona({ tipos });
    ana.ficha(at('08:00'), T.entrada);
    expect(ana.ficha(at('09:00'), T.proyecto)).toBe('registros.falta-proyecto');
  });

  test('a remark that says something', () => {
    const ana = persona();
    ana.ficha(at('08:00'), T.entrada);
    for (const observaciones of [null, '', '   '])
      expect(ana.ficha(at('09:00'), T.medico, { observaciones })).toBe('registros.falta-observacion');
    expect(ana.ficha(at('09:00'), T.medico, { observaciones: 'Análisis' })).toBeNull();
  });
});

describe('positions', () => {
  const centros = [{ id: 1, latitud: 40.4066, longitud: -3.6904, radioMetros: 200 }];
  const judged = (latitud: number, accuracy = 10) =>
    judgePosicion({ posicion: { latitud, longitud: -3.6904, accuracy }, centros, minimumAccuracy: 500 });
  const [NEAR, FAR] = [judged(40.4067), judged(40.4166)];
  const tries = (ajustes: Opciones['ajustes'], posicion: ReturnType<typeof judged> | null, tipos = TIPOS) =>
    decideFichaje(persona({ ajustes, tipos }).contextAt(at('08:00')), ordenDe(T.entrada, { posicion }));

  test('asked for, they may be missing, wide or far', () => {
    for (const posicion of [null, judged(40.4067, 900), FAR, judged(Number.NaN)]) {
      expect(tries({ posicion: 'pedir', radioObligatorio: true }, posicion).ok).toBe(true);
    }
  });

  test('demanded, they may not be missing, nor 0,0, nor no number', () => {
    const nowhere = judgePosicion({ posicion: { latitud: 0, longitud: 0, accuracy: 5 }, centros, minimumAccuracy: 500 });
    for (const posicion of [null, nowhere, judged(Number.NaN)])
      expect(tries({ posicion: 'exigir' }, posicion)).toMatchObject({ ok: false, error: 'registros.falta-posicion' });
  });

  test('demanded, they may not be wider than the company takes', () => {
    expect(tries({ posicion: 'exigir' }, judged(40.4067, 501))).toEqual({
      ok: false,
      error: 'registros.posicion-imprecisa',
      datos: { metros: 500 },
    });
  });

  test('far is far only where the radius binds, and the answer says how far', () => {
    expect(tries({ posicion: 'exigir' }, FAR).ok).toBe(true);
    expect(tries({ posicion: 'exigir', radioObligatorio: true }, FAR)).toEqual({
      ok: false,
      error: 'registros.demasiado-lejos',
      datos: { metros: 1112, radio: 200 },
    });
    expect(tries({ posicion: 'exigir', radioObligatorio: true }, NEAR).ok).toBe(true);
  });

  test('a type may demand one where the company does not', () => {
    const tipos = TIPOS.map((tipo) => ({ ...tipo, requierePosicion: tipo.id === T.entrada }));
    expect(tries({ posicion: 'no' }, null, tipos)).toMatchObject({ error: 'registros.falta-posicion' });
    expect(tries({ posicion: 'no' }, NEAR, tipos).ok).toBe(true);
  });
});
