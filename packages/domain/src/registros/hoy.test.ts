import { describe, expect, test } from 'vitest';
import { a, ausencia, cafe, comida, fijo, laboral, NOCHES, OFICINA, turno } from '../testing/laboral.ts';
import { createPersona, PROYECTO, T, TIPOS, type Opciones } from '../testing/persona.ts';

const persona = (opciones: Partial<Opciones> = {}) => createPersona({ laboral: laboral(OFICINA), ...opciones });

describe('where somebody stands', () => {
  test('through an ordinary day', () => {
    const ana = persona();
    expect(ana.hoy(a('2026-05-04T07:00'))).toMatchObject({ fecha: '2026-05-04', situacion: 'fuera', jornada: null, desde: null });
    ana.ficha(a('2026-05-04T08:00'), T.entrada);
    expect(ana.hoy(a('2026-05-04T09:00'))).toMatchObject({ situacion: 'trabajando', desde: a('2026-05-04T08:00') });
    ana.ficha(a('2026-05-04T13:00'), T.comida);
    expect(ana.hoy(a('2026-05-04T13:10'))).toMatchObject({ situacion: 'pausa', desde: a('2026-05-04T13:00') });
    ana.ficha(a('2026-05-04T14:00'), T.regreso);
    ana.ficha(a('2026-05-04T17:00'), T.salida);
    expect(ana.hoy(a('2026-05-04T17:01'))).toMatchObject({ situacion: 'terminada', desde: a('2026-05-04T17:00'), olvidada: null });
    expect(ana.hoy(a('2026-05-05T07:00'))).toMatchObject({ fecha: '2026-05-05', situacion: 'fuera', jornada: null });
  });

  test('a day whose marks were all voided is no day', () => {
    const ana = persona();
    ana.ficha(a('2026-05-04T08:00'), T.entrada);
    ana.log.push({ ...ana.log[0]!, registroId: 2, numero: 2, evento: 'anulacion', clase: null, tipoId: null, momento: null, refiereA: 1 });
    expect(ana.hoy(a('2026-05-04T08:01'))).toMatchObject({ situacion: 'fuera', jornada: null });
  });

  test('an open night is today until it ends, and the leave hour is that of the night', () => {
    const ana = persona({ laboral: laboral(NOCHES) });
    ana.ficha(a('2026-05-04T21:55'), T.entrada);
    expect(ana.hoy(a('2026-05-05T03:00'))).toMatchObject({ fecha: '2026-05-04', situacion: 'trabajando' });
    expect(ana.hoy(a('2026-05-05T07:10'))).toMatchObject({ fecha: '2026-05-04', situacion: 'trabajando' });
  });
});

describe('the day that has just ended', () => {
  test('a night stays today for four hours after its end', () => {
    const ana = persona({ laboral: laboral(NOCHES) });
    ana.ficha(a('2026-05-04T22:00'), T.entrada);
    ana.ficha(a('2026-05-05T07:10'), T.salida);
    expect(ana.hoy(a('2026-05-05T11:09'))).toMatchObject({ fecha: '2026-05-04', situacion: 'terminada' });
    expect(ana.hoy(a('2026-05-05T11:10'))).toMatchObject({ fecha: '2026-05-05', situacion: 'fuera' });
  });

  test('an evening does not vanish at midnight', () => {
    const ana = persona({ laboral: laboral(fijo(turno('16:00', '23:45'))) });
    ana.ficha(a('2026-05-04T16:00'), T.entrada);
    ana.ficha(a('2026-05-04T23:50'), T.salida);
    expect(ana.hoy(a('2026-05-05T00:20'))).toMatchObject({ fecha: '2026-05-04', situacion: 'terminada' });
  });

  test('but gives way where the next shift is near', () => {
    const ana = persona({ laboral: laboral(fijo(turno('03:00', '09:00'))) });
    ana.ficha(a('2026-05-04T18:00'), T.entrada);
    ana.ficha(a('2026-05-04T22:00'), T.salida);
    expect(ana.hoy(a('2026-05-04T23:30'))).toMatchObject({ fecha: '2026-05-05', situacion: 'fuera' });
  });

  test('a new entry then begins the new day', () => {
    const ana = persona({ laboral: laboral(NOCHES) });
    ana.ficha(a('2026-05-04T22:00'), T.entrada);
    ana.ficha(a('2026-05-05T06:00'), T.salida);
    expect(ana.ficha(a('2026-05-05T08:00'), T.entrada)).toBeNull();
    expect(ana.hoy(a('2026-05-05T08:00'))).toMatchObject({ fecha: '2026-05-05', situacion: 'trabajando' });
  });
});

describe('a forgotten clock-out', () => {
  test('is told from the next day on, before and after the new entry', () => {
    const ana = persona();
    ana.ficha(a('2026-05-04T08:00'), T.entrada);
    ana.ficha(a('2026-05-04T13:00'), T.comida);
    const olvidada = { fecha: '2026-05-04', inicio: a('2026-05-04T08:00'), ultimo: a('2026-05-04T13:00') };
    expect(ana.hoy(a('2026-05-05T07:50'))).toMatchObject({ fecha: '2026-05-05', situacion: 'fuera', jornada: null, olvidada });
    expect(ana.ficha(a('2026-05-05T08:00'), T.entrada)).toBeNull();
    expect(ana.hoy(a('2026-05-05T08:01'))).toMatchObject({ situacion: 'trabajando', olvidada });
    expect(ana.dia('2026-05-04')).toMatchObject({ estado: 'incompleta', incidencias: ['falta-salida'] });
  });

  test('no more once it is declared', () => {
    const ana = persona();
    ana.ficha(a('2026-05-04T08:00'), T.entrada);
    ana.ficha(a('2026-05-05T07:50'), T.salida, { momento: a('2026-05-04T17:00') });
    expect(ana.hoy(a('2026-05-05T08:00'))).toMatchObject({ situacion: 'fuera', olvidada: null });
    expect(ana.dia('2026-05-04')).toMatchObject({ estado: 'cerrada', fin: a('2026-05-04T17:00') });
  });
});

describe('what is offered, the most sensible first', () => {
  const CON_PAUSAS = laboral(fijo(turno('08:00', '17:00', [cafe('10:30'), comida('13:00')])));
  const names = (ids: number[]) => ids.map((id) => Object.entries(T).find(([, one]) => one === id)?.[0]);

  test('outside: to come in, by every way that is still in use', () => {
    expect(names(persona().hoy(a('2026-05-04T07:00')).acciones)).toEqual(['entrada', 'remoto', 'espera']);
  });

  test('at work: a pause whose hour is near, the leave, the other pauses, the project', () => {
    const ana = persona({ laboral: CON_PAUSAS });
    ana.ficha(a('2026-05-04T08:00'), T.entrada);
    expect(names(ana.hoy(a('2026-05-04T09:30')).acciones)).toEqual(['cafe', 'salida', 'comida', 'medico', 'proyecto']);
    expect(names(ana.hoy(a('2026-05-04T12:30')).acciones)[0]).toBe('comida');
    ana.ficha(a('2026-05-04T13:00'), T.comida);
    ana.ficha(a('2026-05-04T14:00'), T.regreso);
    ana.ficha(a('2026-05-04T14:30'), T.cafe);
    ana.ficha(a('2026-05-04T14:40'), T.regreso);
    expect(names(ana.hoy(a('2026-05-04T14:41')).acciones)).toEqual(['salida', 'comida', 'cafe', 'medico', 'proyecto']);
  });

  test('no pause is put first long before its hour, long after it, or where it has none', () => {
    const ana = persona({ laboral: CON_PAUSAS });
    ana.ficha(a('2026-05-04T08:00'), T.entrada);
    const firstAt = (hora: string) => names(ana.hoy(a(`2026-05-04T${hora}`)).acciones)[0];
    expect(['08:01', '09:29', '09:30', '11:45'].map(firstAt)).toEqual(['salida', 'salida', 'cafe', 'cafe']);
    ana.ficha(a('2026-05-04T13:00'), T.comida);
    ana.ficha(a('2026-05-04T14:00'), T.regreso);
    expect(firstAt('14:01')).toBe('salida');
    const free = persona({ laboral: laboral(fijo(turno('08:00', '17:00', [{ ...cafe('10:30'), inicio: null }]))) });
    free.ficha(a('2026-05-04T08:00'), T.entrada);
    expect(names(free.hoy(a('2026-05-04T10:30')).acciones)[0]).toBe('salida');
  });

  test('the leave, once the minutes of the day are there', () => {
    const ana = persona({ laboral: CON_PAUSAS });
    ana.ficha(a('2026-05-04T08:00'), T.entrada);
    expect(names(ana.hoy(a('2026-05-04T16:00')).acciones)[0]).toBe('salida');
  });

  test('in a pause: back from it, or the leave', () => {
    const ana = persona();
    ana.ficha(a('2026-05-04T08:00'), T.entrada);
    ana.ficha(a('2026-05-04T13:00'), T.comida);
    expect(names(ana.hoy(a('2026-05-04T13:10')).acciones)).toEqual(['regreso', 'salida']);
  });

  test('back by the return of that kind of pause, where the company has one', () => {
    const volver = { ...TIPOS.find(({ clase }) => clase === 'regreso')!, id: 50, subtipo: 'comida' as const };
    const ana = persona({ tipos: [...TIPOS, volver] });
    ana.ficha(a('2026-05-04T08:00'), T.entrada);
    ana.ficha(a('2026-05-04T13:00'), T.comida);
    expect(ana.hoy(a('2026-05-04T13:10')).acciones).toEqual([50, T.salida]);
    const former = ana.hoy(a('2026-05-04T13:10'), { tipos: [...TIPOS, { ...volver, activo: false }] });
    expect(former.acciones).toEqual([T.regreso, T.salida]);
  });

  test('after the day: to come in again', () => {
    const ana = persona();
    ana.ficha(a('2026-05-04T08:00'), T.entrada);
    ana.ficha(a('2026-05-04T17:00'), T.salida);
    expect(names(ana.hoy(a('2026-05-04T17:10')).acciones)).toEqual(['entrada', 'remoto', 'espera']);
  });

  test('on a day of leave and without a contract as well', () => {
    const away = persona({ laboral: laboral(OFICINA, { ausencias: [ausencia('2026-05-04', '2026-05-04')] }) });
    expect(away.hoy(a('2026-05-04T09:00')).acciones).toHaveLength(3);
    expect(persona({ laboral: laboral([]) }).hoy(a('2026-05-04T09:00')).acciones).toHaveLength(3);
  });

  test('nothing that asks for a project where none is open', () => {
    const ana = persona();
    ana.ficha(a('2026-05-04T08:00'), T.entrada, { proyectoId: PROYECTO });
    expect(ana.hoy(a('2026-05-04T09:00')).acciones).toContain(T.proyecto);
    expect(ana.hoy(a('2026-05-04T09:00'), { proyectos: new Set() }).acciones).not.toContain(T.proyecto);
  });
});
