import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { createOvertimeWorld, type DatosDeExtra, type OvertimeWorld } from '../../testing/overtime-world.ts';

let world: OvertimeWorld;
beforeAll(async () => {
  world = await createOvertimeWorld('2026-03-09T06:00:00Z');
});
afterAll(() => world.close());

describe('what is typed', () => {
  test.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['an unknown field', '{"sorpresa":1}'],
    ['no date', '{"fecha":"2026-02-30"}'],
    ['no hour', '{"inicio":"25:00"}'],
    ['minutes of text', '{"minutos":"mucho"}'],
    ['more minutes than a day has', '{"minutos":1441}'],
    ['a huge id', '{"id":99999999999999999}'],
    ['a prototype', '{"__proto__":{"fecha":"2026-01-01"},"constructor":1}'],
  ])('%s as the fields of a form is refused in words', async (_name, data) => {
    const { status, sobre } = await (await world.as('ANA')).call(horasExtra.nuevo, { data });
    expect([status, sobre.Error.Code]).toEqual([422, 'general.datos-no-validos']);
  });

  test('half-filled it waits; what is sent needs a length, a way and a reason', async () => {
    const ana = await world.as('ANA');
    expect((await ana.form({ fecha: '2026-03-12', minutos: 30 })).consecuencias).toBeNull();
    expect((await ana.form({ fecha: '2026-03-12', minutos: 30, tipologia: 1 })).consecuencias).toBeNull();
    expect((await ana.form({ fecha: '', inicio: '18:00', fin: '', tipologia: 1 })).consecuencias).toBeNull();
    const fields = async (datos: Partial<DatosDeExtra>) =>
      Object.keys((await ana.extra({ fecha: '2026-03-12', ...datos })).sobre.Error.Fields ?? {});
    expect(await fields({})).toEqual(['minutos']);
    expect(await fields({ inicio: '18:00' })).toEqual(['fin']);
    expect(await fields({ minutos: 30, compensacion: null })).toEqual(['compensacion']);
    expect(await fields({ minutos: 30, comentario: ' ' })).toEqual(['comentario']);
    expect(await fields({ minutos: 30, proyecto: 999_999 })).toEqual(['proyecto']);
    expect((await ana.extra({ fecha: '2026-03-12', minutos: 30, tipologia: 77 })).sobre.Error.Code).toBe('horas-extra.tipologia-no-vale');
    expect((await ana.extra({ fecha: '2026-03-12', inicio: '18:00', fin: '18:00' })).status).toBe(200);
  });

  test('a project of others is neither offered nor accepted, and one that was chosen before is kept', async () => {
    const [admin, ana] = [await world.as('ADMIN'), await world.as('ANA')];
    const { id: proyecto } = (await admin.call(proyectos.guardar, { nombre: 'Faro', paraTodos: false })).content;
    const members = (input: object) => admin.call(proyectos.miembros, { id: proyecto, ...input });
    const who = world.empresa.personas['ANA']!;
    const offered = async (fields?: object) => (await ana.form(fields)).proyectos.map(({ nombre }) => nombre);
    const ask = (rest: Partial<DatosDeExtra> = {}) => ana.extra({ fecha: '2026-03-13', minutos: 30, proyecto, ...rest });
    expect(await offered()).toEqual(['Muelle']);
    expect(Object.keys((await ask()).sobre.Error.Fields ?? {})).toEqual(['proyecto']);
    await members({ poner: [who] });
    expect(await offered()).toEqual(['Muelle', 'Faro']);
    const { id, version } = (await ask()).content;
    await members({ quitar: [who] });
    expect(await offered()).toEqual(['Muelle']);
    expect(await offered({ id })).toEqual(['Muelle', 'Faro']);
    expect((await ask({ id, version, minutos: 45 })).content.proyecto).toMatchObject({ nombre: 'Faro' });
  });

  test('the hours of the night in which the clock is put forward are those that pass', async () => {
    const ana = await world.as('ANA');
    const { consecuencias } = await ana.form({ fecha: '2026-03-28', inicio: '23:00', fin: '05:00', tipologia: 3, compensacion: 'pago' });
    expect(consecuencias?.minutos).toBe(300);
  });
});
