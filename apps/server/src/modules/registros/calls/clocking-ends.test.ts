import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { createTestClocking, type TestClocking } from '../../../testing/test-clocking.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let clocking: TestClocking;
let server: TestServer;
let company: TestCompany;
let t: TestCompany['tipos'];

/** Tuesday, eight o'clock in Madrid. Each test uses another person. */
const EIGHT = '2026-03-10T07:00:00Z';

beforeAll(async () => {
  clocking = await createTestClocking(EIGHT);
  ({ server, company } = clocking);
  t = company.tipos;
});
afterAll(() => clocking.close());
beforeEach(() => server.clock.set(EIGHT));

const someone = () => clocking.someone();

describe('the end of the day', () => {
  test('suggested, own times and presences replace it, each marked for ever, the clocked hour kept beside', async () => {
    const one = await someone();
    await one.fichar(t.entrada);
    await one.at('2026-03-10T16:40:00Z');
    await one.fichar(t.salida);
    const message = await server.call(registros.mensajeConfirmacion, { tipo: t.salida }, { token: one.token });
    expect(message.content).toMatchObject({
      difiere: true,
      diferenciaMinutos: 100,
      sugerencia: '2026-03-10T15:00:00Z',
      opciones: ['sugerido', 'personalizado', 'presencia', 'rectificar', 'proyectos'],
    });

    const suggested = await server.call(registros.sugerido, { tipo: t.salida }, { token: one.token });
    expect(suggested.content).toMatchObject({
      registro: { modo: 'sugerido', momento: '2026-03-10T15:00:00Z' },
      hoy: { minutos: { trabajado: 480 } },
    });
    expect(suggested.content.hoy.registros.filter(({ anulado }) => anulado)).toHaveLength(1);

    const own = await server.call(
      registros.personalizado,
      {
        tipo: t.salida,
        inicio: '2026-03-10T07:30:00Z',
        hora: '2026-03-10T15:30:00Z',
        pausas: JSON.stringify([{ inicio: '2026-03-10T12:00:00Z', fin: '2026-03-10T12:30:00Z', tipo: t.comida }]),
      },
      { token: one.token },
    );
    expect(own.content).toMatchObject({ registro: { modo: 'declarado' }, hoy: { minutos: { trabajado: 450, pausaNoPagada: 30 } } });

    const presences = JSON.stringify([
      { inicio: '2026-03-10T08:00:00Z', fin: '2026-03-10T12:00:00Z' },
      { inicio: '2026-03-10T12:00:00Z', fin: '2026-03-10T14:00:00Z' },
    ]);
    const declared = await server.call(registros.presencia, { tipo: t.salida, pausas: presences }, { token: one.token });
    expect(declared.content.hoy).toMatchObject({ situacion: 'terminada', minutos: { trabajado: 360 }, incidencias: [] });
    expect(declared.content.hoy.registros.filter(({ anulado, modo }) => !anulado && modo === 'declarado')).toHaveLength(4);
  });

  test.each([
    [
      'overlapping',
      [
        ['08:00', '12:00'],
        ['11:59', '14:00'],
      ],
    ],
    ['backwards', [['12:00', '08:00']]],
    ['tomorrow', [['08:00', '23:59']]],
    ['none', []],
  ])('refuses presences that are %s', async (_name, pairs) => {
    const one = await someone();
    await one.fichar(t.entrada);
    await one.at('2026-03-10T16:40:00Z');
    await one.fichar(t.salida);
    const pausas = JSON.stringify(pairs.map(([inicio, fin]) => ({ inicio: `2026-03-10T${inicio}:00Z`, fin: `2026-03-10T${fin}:00Z` })));
    const { status } = await server.call(registros.presencia, { tipo: t.salida, pausas }, { token: one.token });
    expect(status).toBe(422);
  });

  test('project hours: only open projects, no more than was worked, entries without an Id dropped', async () => {
    const one = await someone();
    await one.fichar(t.entrada);
    await one.at('2026-03-10T11:00:00Z');
    await one.fichar(t.salida);
    const save = (horas: object[]) => server.call(registros.guardarHorasProyectos, { fecha: '2026-03-10', horas }, { token: one.token });
    const { abierto, cerrado } = company.proyectos;
    expect(
      (
        await save([
          { Id: abierto, horasMinutos: 200 },
          { Id: 0, horasMinutos: 900 },
        ])
      ).content.totalMinutos,
    ).toBe(200);
    expect((await save([{ Id: abierto, horasMinutos: 241 }])).sobre.Error.Code).toBe('registros.horas-de-mas');
    expect((await save([{ Id: cerrado, horasMinutos: 10 }])).sobre.Error.Code).toBe('registros.proyecto-no-valido');
    const shown = await server.call(tipos.proyectosHoras, { fecha: '2026-03-10' }, { token: one.token });
    expect(shown.content).toEqual({
      fecha: '2026-03-10',
      trabajadoMinutos: 240,
      items: [{ Id: abierto, Nombre: 'Muelle', Cliente: null, horasMinutos: 200 }],
    });
  });

  test('a change of project cuts the running stretch without ending work', async () => {
    const one = await someone();
    await one.fichar(t.entrada);
    await one.at('2026-03-10T09:00:00Z');
    const changed = await server.call(registros.cambiarProyecto, { proyectoId: company.proyectos.abierto }, { token: one.token });
    expect(changed.content.hoy).toMatchObject({
      situacion: 'trabajando',
      tramos: [
        { proyectoId: null, fin: '2026-03-10T09:00:00Z' },
        { proyectoId: company.proyectos.abierto, fin: null },
      ],
    });
  });
});

describe('a clock-out that was forgotten', () => {
  test('is told the next day, does not stop the next clock-in, and the day does not count', async () => {
    const one = await someone();
    await one.fichar(t.entrada);
    await one.at('2026-03-11T07:00:00Z');
    expect(await one.hoy()).toMatchObject({
      fecha: '2026-03-11',
      situacion: 'fuera',
      olvidada: { fecha: '2026-03-10', inicio: EIGHT },
      acciones: [t.entrada],
    });
    const entered = await one.fichar(t.entrada);
    expect(entered.content).toMatchObject({
      registro: { fecha: '2026-03-11', clase: 'entrada' },
      hoy: { situacion: 'trabajando', olvidada: { fecha: '2026-03-10' }, mes: { incompletos: ['2026-03-10'] } },
    });
    const day = await server.call(registros.listado, { filtro_fecha: '2026-03-10' }, { token: one.token });
    expect(day.content.dia).toMatchObject({
      estado: 'incompleta',
      linea: { cuenta: false, porque: 'incompleta', incidencias: ['falta-salida'], trabajadoMinutos: 0 },
    });
  });
});
