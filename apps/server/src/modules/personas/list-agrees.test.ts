import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isExpected } from '@jornada/domain/personas/index.ts';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import { personas, registros } from '@jornada/contract/index.ts';
import type { Ausencia } from '@jornada/domain/horario/modelo.ts';
import { NOCHES } from '../../testing/test-company.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

// The database counts and filters people by state, and the rules compute the state of each person. Both must agree at any hour.

const away = (desde: string, hasta: string, over: Partial<Ausencia> = {}): { ausencias: Ausencia[] } => ({
  ausencias: [{ desde, hasta, clase: 'vacaciones', aprobada: true, minutos: null, mitad: null, ...over }],
});
const CANARY = { zona: 'Atlantic/Canary' };
const KIWI = { zona: 'Pacific/Auckland', pais: 'NZ' };

let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({
    now: '2026-03-05T07:00:00Z',
    gente: [
      { userName: 'DIA' },
      { userName: 'TARDE' },
      { userName: 'OLVIDO' },
      { userName: 'ISLA', ...CANARY },
      { userName: 'KIWI', ...KIWI },
      { userName: 'KIWI2', ...KIWI },
      { userName: 'NOCHE', horario: NOCHES },
      { userName: 'NOCHE2', horario: NOCHES, ...CANARY },
      { userName: 'NOCHE3', horario: NOCHES, ...away('2026-03-10', '2026-03-10') },
      { userName: 'LEJOS', ...away('2026-03-01', '2026-04-10') },
      { userName: 'UNDIA', ...away('2026-03-10', '2026-03-10') },
      { userName: 'RATO', ...away('2026-03-10', '2026-03-10', { minutos: 120 }) },
      { userName: 'PIDE', ...away('2026-03-09', '2026-03-11', { aprobada: false }) },
      { userName: 'VIENE', ...away('2026-03-10', '2026-03-12') },
      { userName: 'SEVA' },
      { userName: 'CAMBIA' },
      { userName: 'TABLETA', roles: ['quiosco'], esQuiosco: true, horario: null },
    ],
  });
  const { server, empresa, jefa } = world;
  const idOf = (userName: string): number => empresa.personas[userName] ?? 0;
  const { centros, horarios } = (await server.call(personas.opciones, {}, jefa)).content;
  const other = async (userName: string) => {
    const { centro, horario } = await world.ficha(idOf(userName));
    return {
      centroId: centros.find(({ id }) => id !== centro?.id)?.id ?? 0,
      horarioId: horarios.find(({ id }) => id !== horario?.id)?.id ?? 0,
    };
  };
  const change = await server.call(
    personas.asignar,
    { id: idOf('CAMBIA'), version: 1, desde: '2026-03-10', ...(await other('CAMBIA')) },
    jefa,
  );
  const leave = await server.call(personas.baja, { id: idOf('SEVA'), version: 1, ultimoDia: '2026-03-09', motivo: '' }, jefa);
  const hired = await world.crear({ documento: 'NUEVA', nombre: 'Nueva', alta: '2026-03-11', desde: '2026-03-11' });
  const lost = await world.crear({ documento: 'SINCLAVE', nombre: 'Sin clave', alta: '2026-03-06', desde: '2026-03-06', invitar: true });
  expect([change, leave, hired, lost].map(({ status }) => status)).toEqual([200, 200, 200, 200]);

  const { entrada, cafe, salida } = empresa.tipos;
  for (const [when, userName, tipo] of [
    ['2026-03-06T07:00:00Z', 'OLVIDO', entrada],
    ['2026-03-08T20:00:00Z', 'KIWI', entrada],
    ['2026-03-09T07:01:00Z', 'DIA', entrada],
    ['2026-03-09T09:00:00Z', 'DIA', cafe],
    ['2026-03-09T12:00:00Z', 'TARDE', entrada],
    ['2026-03-09T13:00:00Z', 'TARDE', salida],
    ['2026-03-09T21:00:00Z', 'NOCHE', entrada],
    ['2026-03-09T22:05:00Z', 'NOCHE2', entrada],
    ['2026-03-10T05:00:00Z', 'NOCHE', salida],
    ['2026-03-10T07:00:00Z', 'UNDIA', entrada],
    ['2026-03-10T07:30:00Z', 'ISLA', entrada],
    ['2026-03-10T08:00:00Z', 'ISLA', salida],
  ] as const) {
    server.clock.set(when);
    expect((await server.call(registros.guardar, { tipo }, await world.as(userName))).status).toBe(200);
  }
});
afterAll(() => world.close());

describe.each([
  '2026-03-10T23:30:00Z',
  '2026-03-10T09:00:00Z',
  '2026-03-10T12:30:00Z',
  '2026-03-10T16:30:00Z',
  '2026-03-10T20:05:00Z',
  '2026-03-11T00:10:00Z',
  '2026-03-11T06:30:00Z',
  '2026-03-11T10:00:00Z',
  '2026-03-12T11:00:00Z',
  '2026-03-14T11:00:00Z',
])('at %s', (now) => {
  const read = async () => {
    world.server.clock.set(now);
    const extras = await world.as('JEFA');
    const list = async (filtro: Partial<ValidadaDe<typeof personas.listado>> = {}) =>
      (await world.server.call(personas.listado, { limit: 100, ...filtro }, extras)).content;
    const { content: counted } = await world.server.call(personas.cuentas, {}, extras);
    return { list, counted, all: await list() };
  };
  type Items = Awaited<ReturnType<typeof read>>['all']['items'];
  const idsOf = (items: Items) => items.map(({ id }) => id);

  test('what is counted is what each one is', async () => {
    const { all, counted } = await read();
    const count = (of: (one: Items[number]) => boolean) => all.items.filter(of).length;
    const inState = (estado: string) => count(({ situacion }) => situacion.estado === estado);
    expect(counted.cuentas).toEqual({
      todas: all.items.length,
      trabajando: inState('trabajando'),
      pausa: inState('pausa'),
      fuera: inState('fuera'),
      ausente: inState('ausente'),
      tarde: count(({ situacion }) => situacion.estado === 'fuera' && isExpected(situacion.motivo)),
    });
    expect(counted.sinEntrar).toEqual({
      invitadas: count(({ cuenta }) => cuenta === 'invitada'),
      sinAcceso: count(({ cuenta }) => cuenta === 'sin-acceso'),
    });
    expect(counted.centros).toBe(new Set(all.items.flatMap(({ centro }) => centro?.id ?? [])).size);
  });

  test('each state, centre and account finds those who have it', async () => {
    const { list, all } = await read();
    for (const estado of ['trabajando', 'pausa', 'fuera', 'ausente'] as const)
      expect(idsOf((await list({ estado })).items)).toEqual(idsOf(all.items.filter(({ situacion }) => situacion.estado === estado)));
    for (const centro of new Set(all.items.flatMap((one) => one.centro?.id ?? [])))
      expect(idsOf((await list({ centro })).items)).toEqual(idsOf(all.items.filter((one) => one.centro?.id === centro)));
    for (const cuenta of ['invitada', 'sin-acceso', 'suspendida'] as const)
      expect(idsOf((await list({ cuenta })).items)).toEqual(idsOf(all.items.filter((one) => one.cuenta === cuenta)));
    const left = (await list({ cuenta: 'baja' })).items;
    expect(left.map(({ cuenta }) => cuenta)).toEqual(left.map(() => 'baja'));
    expect(new Set([...idsOf(left), ...idsOf(all.items)]).size).toBe(left.length + all.items.length);
    // Each person except the kiosk is in exactly one of the two lists.
    expect(left.length + all.items.length).toBe(19);
  });

  test('by name or by where they stand, the same people are found', async () => {
    const { list, all } = await read();
    const sorted = (items: Items) => idsOf(items).toSorted((a, b) => a - b);
    const { centros, horarios } = (await world.server.call(personas.opciones, {}, await world.as('JEFA'))).content;
    const filters = [
      {},
      ...centros.map(({ id }) => ({ centro: id })),
      ...horarios.map(({ id }) => ({ horario: id })),
      ...(['baja', 'invitada', 'sin-acceso', 'suspendida', 'quiosco'] as const).map((cuenta) => ({ cuenta })),
      { texto: 'noche' },
      ...(['trabajando', 'pausa', 'fuera', 'ausente'] as const).map((estado) => ({ estado })),
    ];
    for (const filtro of filters)
      expect(sorted((await list(filtro)).items)).toEqual(sorted((await list({ ...filtro, sort: 'ahora' })).items));
    expect(all.items.length).toBeGreaterThan(10);
  });

  test('within one state or centre the order is that of names, in either direction', async () => {
    const { list, all } = await read();
    for (const estado of ['trabajando', 'pausa', 'ausente'] as const)
      for (const dir of ['asc', 'desc'] as const)
        expect(idsOf((await list({ estado, sort: 'ahora', dir })).items)).toEqual(
          idsOf(all.items.filter(({ situacion }) => situacion.estado === estado)),
        );
    const centro = all.items[0]?.centro?.id;
    if (centro === undefined) return;
    const there = all.items.filter((one) => one.centro?.id === centro);
    expect(idsOf((await list({ centro, sort: 'centro', dir: 'desc' })).items)).toEqual(idsOf(there));
  });

  test('the order of now is that of what each one is', async () => {
    const { list } = await read();
    const { items } = await list({ sort: 'ahora' });
    const places = items.map(({ situacion }) =>
      ['trabajando', 'pausa', 'tarde', 'fuera', 'ausente'].indexOf(
        situacion.estado === 'fuera' && isExpected(situacion.motivo) ? 'tarde' : situacion.estado,
      ),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
