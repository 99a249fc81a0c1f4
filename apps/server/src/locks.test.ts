import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CALLS } from '@jornada/contract/features.ts';
import { bolsa, cierres, departamentos, festivos, importar, personas } from '@jornada/contract/index.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { composed } from './platform/database/pool.ts';
import { createTestRequestsOn } from './testing/test-requests.ts';
import { createTestPeople, type TestPeople } from './testing/test-people.ts';
import { KEYS, lock, LOCKS, type Lock } from './shared/locks.ts';

// That no transaction takes locks out of their order is asked of every test of the server: `close` of its test server throws.

const NOW = '2026-03-10T09:00:00Z';
const NAMES = ['ANA', 'BEA', 'CARLA', 'DANI', 'ELSA', 'FINA'];
let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({ now: NOW, gente: NAMES.map((userName) => ({ userName })) });
});
afterAll(() => world.close());
beforeEach(() => void world.server.locks.transactions.splice(0));

const idOf = (userName: string): number => world.empresa.personas[userName] ?? 0;
const cual = async (userName: string) => ({ id: idOf(userName), version: (await world.ficha(idOf(userName))).version });
const base64 = (text: string): string => Buffer.from(text).toString('base64');
type Work = () => Promise<{ status: number }>;

async function importPeople(): Promise<{ status: number }> {
  const pedido = {
    nombre: 'gente.csv',
    contenido: base64(`DNI;Nombre;Departamento\r\nFINA;;Reparto ${randomUUID()}\r\nDANI;;`),
    departamentosNuevos: [],
  };
  const named = /Reparto [\w-]+/.exec(Buffer.from(pedido.contenido, 'base64').toString())?.[0] ?? '';
  const whole = { ...pedido, departamentosNuevos: [named] };
  const { huella } = (await world.server.call(importar.ensayar, whole, world.jefa)).content;
  return world.server.call(importar.aplicar, { ...whole, huella, invitar: false }, world.jefa);
}

const assignTo =
  (userName: string, desde: string): Work =>
  async () =>
    world.server.call(personas.asignar, { ...(await cual(userName)), desde, ...world.ids }, world.jefa);
const assignMany =
  (names: readonly string[], desde: string): Work =>
  () =>
    world.server.call(personas.asignarVarias, { ids: names.map(idOf), contrato: { desde, ...world.ids } }, world.jefa);

test.for<[string, Work, Lock[]]>([
  [
    'roles',
    async () => world.server.call(personas.cambiarRoles, { ...(await cual('ANA')), roles: ['responsable'] }, world.jefa),
    ['admins', 'addresses', 'people'],
  ],
  [
    'suspending',
    async () => world.server.call(personas.suspender, { ...(await cual('BEA')), motivo: '' }, world.jefa),
    ['admins', 'people'],
  ],
  [
    'leaving',
    async () => world.server.call(personas.baja, { ...(await cual('CARLA')), ultimoDia: '2026-03-31', motivo: '' }, world.jefa),
    ['admins', 'person', 'closing', 'people'],
  ],
  ['a schedule', assignTo('DANI', '2026-04-01'), ['closing', 'people']],
  ['a schedule of several people', assignMany(['ELSA', 'DANI'], '2026-05-01'), ['closing', 'people']],
  ['people from a file, with a new department', importPeople, ['closing', 'addresses', 'people', 'company']],
])('%s: what is locked, in its order', async ([, work, locks]) => {
  expect((await work()).status).toBe(200);
  expect(world.server.locks.transactions.map((taken) => taken.map((one) => one.lock))).toContainEqual(locks);
  expect(world.server.locks.faults).toEqual([]);
});

test('each lock has a number of its own: two that share one would wait for each other without a reason', () => {
  expect(new Set(Object.values(KEYS)).size).toBe(Object.keys(KEYS).length);
});

test('an order that is wrong is found: a lock after a later one, of two people the second first, alone after sharing', async () => {
  const { db, locks } = world.server;
  const { entidadId } = world.empresa;
  const faultsOf = async (work: (tx: Parameters<Parameters<typeof db.tenant>[1]>[0]) => Promise<void>): Promise<string[]> => {
    await db.tenant(entidadId, work);
    return locks.faults.splice(0);
  };
  expect(
    await faultsOf(async (tx) => {
      await lock.closing.write(tx, entidadId);
      await lock.person(tx, idOf('ANA'));
    }),
  ).toEqual([expect.stringContaining('person after closing')]);
  expect(
    await faultsOf(async (tx) => {
      await lock.person(tx, idOf('BEA'));
      await lock.person(tx, idOf('ANA'));
    }),
  ).toEqual([expect.stringContaining('person after person')]);
  expect(
    await faultsOf(async (tx) => {
      await lock.closing.read(tx, entidadId);
      await lock.closing.write(tx, entidadId);
    }),
  ).toEqual([expect.stringContaining('closing alone after sharing it')]);
  expect(
    await faultsOf(async (tx) => {
      for (const name of LOCKS) {
        if (name === 'people') await lock.people(tx, entidadId, [idOf('BEA'), idOf('ANA')]);
        else if (name === 'company') await lock.catalogues(tx, entidadId);
        else if (name === 'closing') await lock.closing.write(tx, entidadId);
      }
      await lock.catalogues(tx, entidadId);
    }),
  ).toEqual([]);
});

/** Every pair of these is done at once, on the same people. What is refused because the other was faster is right, too. */
const AT_ONCE: Readonly<Record<string, Work>> = {
  roles: async () => world.server.call(personas.cambiarRoles, { ...(await cual('DANI')), roles: ['empleado'] }, world.jefa),
  suspending: async () => world.server.call(personas.suspender, { ...(await cual('DANI')), motivo: '' }, world.jefa),
  reactivating: async () => world.server.call(personas.reactivar, await cual('DANI'), world.jefa),
  leaving: async () => world.server.call(personas.baja, { ...(await cual('FINA')), ultimoDia: '2026-12-31', motivo: '' }, world.jefa),
  returning: async () => world.server.call(personas.readmitir, { ...(await cual('FINA')), alta: '2027-02-01', ...world.ids }, world.jefa),
  'a schedule': assignTo('FINA', '2026-06-01'),
  'schedules of several': assignMany(['FINA', 'DANI', 'ELSA'], '2026-07-01'),
  'schedules of several, the other way round': assignMany(['ELSA', 'DANI', 'FINA'], '2026-08-01'),
  'a file of people': importPeople,
  'a department': () => world.server.call(departamentos.guardar, { nombre: `Taller ${randomUUID()}` }, world.jefa),
  'days of vacation': () => {
    const common = { anio: 2026, clase: 'ajuste', dias: 1, motivo: 'Recuento', clave: randomUUID() } as const;
    return world.server.call(vacaciones.ajustar, { persona: idOf('FINA'), ...common }, world.jefa);
  },
  'minutes of the bank': () => {
    const common = { clase: 'ajuste', minutos: 5, motivo: 'Recuento' } as const;
    return world.server.call(bolsa.anotar, { persona: idOf('FINA'), ...common }, world.jefa);
  },
  holidays: () => world.server.call(festivos.confirmar, { ano: 2027, centro: world.ids.centroId, festivos: [] }, world.jefa),
  'closing a month': () => world.server.call(cierres.cerrar, { ano: 2026, mes: 2, motivo: 'Fin de mes' }, world.jefa),
};
const names = Object.keys(AT_ONCE);

test.each(names)('%s at the same time as each of the others: nobody waits for somebody who waits for them', async (name) => {
  for (const other of names.slice(names.indexOf(name))) {
    const answers = await Promise.all([AT_ONCE[name]?.(), AT_ONCE[other]?.(), AT_ONCE[name]?.()]);
    expect([other, answers.filter((one) => (one?.status ?? 500) >= 500)]).toEqual([other, []]);
  }
  expect(world.server.locks.deadlocks).toEqual([]);
});

test('nobody who only reads waits for a lock', async () => {
  const { db } = world.server;
  const { entidadId } = world.empresa;
  // What needs no input: lists, and what is one's own. Streams stay open, and files have a token of their own.
  const reads = CALLS.filter(
    ({ method, escribe, flujo, binaria, acceso, entrada }) =>
      method === 'GET' && !escribe && !flujo && !binaria && acceso !== 'none' && entrada.safeParse({}).success,
  );
  const ended = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const holding = db.tenant(entidadId, async (tx) => {
    await lock.admins(tx, entidadId);
    await lock.person(tx, idOf('JEFA'));
    await lock.closing.write(tx, entidadId);
    await lock.people(tx, entidadId, [idOf('JEFA')]);
    await lock.catalogues(tx, entidadId);
    begun.resolve();
    await ended.promise;
  });
  await begun.promise;
  try {
    const late: string[] = [];
    for (const call of reads) {
      const { status } = await world.server.call(call, {}, world.jefa);
      if (status >= 500) late.push(call.id);
    }
    expect(late).toEqual([]);
    expect(reads.length).toBeGreaterThan(50);
  } finally {
    ended.resolve();
    await holding;
  }
});

test('who reads a request does not wait while a month is closed', async () => {
  const requests = await createTestRequestsOn(world.server, {
    nombre: 'Con vacaciones',
    personas: [{ userName: 'RITA', roles: ['admin'] }, { userName: 'VERA' }],
  });
  const vera = await requests.as('VERA');
  const { content: sent } = await vera.ask({ desde: '2026-07-06', hasta: '2026-07-10' });
  const { entidadId } = requests.empresa;
  const opened = await world.server.db.tenant(entidadId, async (tx) => {
    await lock.closing.write(tx, entidadId);
    return vera.open(sent.id);
  });
  expect(opened.content.mesCerrado).toBe(false);
});

const WAITING = composed<{ n: number }>(`select count(*)::int as n from pg_locks where not granted and locktype = 'advisory'`);
const GIVE = composed('update instancia.usuarios set email = $3 where entidad_id = $1 and usuario_id = $2');

test('who is invited while somebody else is given their address gets no mail: the address is judged under its lock', async () => {
  const { db } = world.server;
  const { entidadId } = world.empresa;
  const { content: invited } = await world.crear({ documento: '11111111H', email: 'buzon@aurora.example' });
  const given = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const giving = db.tenant(entidadId, async (tx) => {
    await lock.addresses(tx, entidadId);
    await tx.query(GIVE, [entidadId, idOf('BEA'), 'buzon@aurora.example']);
    given.resolve();
    await ended.promise;
  });
  await given.promise;
  const inviting = world.server.call(personas.invitarVarias, { ids: [invited.id] }, world.jefa);
  const isWaiting = async (): Promise<boolean> => (await db.query(WAITING, []))[0]?.n !== 0;
  const isOver = inviting.then(() => true);
  while (!(await Promise.race([isOver, isWaiting()])));
  ended.resolve();
  await giving;
  expect((await inviting).content).toMatchObject({ invitadas: 0, sinCorreo: 1 });
});
