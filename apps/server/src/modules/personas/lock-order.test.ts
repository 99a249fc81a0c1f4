import { afterAll, beforeAll, expect, test } from 'vitest';
import { importar, personas } from '@jornada/contract/index.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({
    now: NOW,
    gente: ['ANA', 'BEA', 'CARLA', 'DANI', 'ELSA', 'FINA'].map((userName) => ({ userName })),
  });
});
afterAll(() => world.close());

/** The locks in their order (apps/server/README.md): what holds one of them takes none of those before it. */
const ORDER = ['admins', 'requests', 'record', 'people', 'company'] as const;
type Lock = (typeof ORDER)[number];

/** Which lock a statement takes. */
function lockOf(text: string, values: readonly unknown[]): Lock | null {
  const plain = text.replaceAll('"', '').replaceAll(/\s+/g, ' ');
  if (plain.includes('pg_advisory_xact_lock($1, $2)')) {
    if (values[0] === 20_261_212) return 'admins';
    if (values[0] === 20_261_128) return 'requests';
  }
  if (/turno_de_cierre|escribir_registros|20261122/.test(plain)) return 'record';
  const isLocking = /^\s*update\b|for (no key )?update/.test(plain);
  if (isLocking && /(update|from) instancia\.usuarios\b/.test(plain)) return 'people';
  if (isLocking && /(update|from) instancia\.entidades\b/.test(plain)) return 'company';
  return null;
}

/** The locks that each transaction of some work has taken, in the order in which it took them first. */
async function recordLocks(work: () => Promise<unknown>): Promise<Lock[][]> {
  const { db } = world.server;
  const { tenant } = db;
  const all: Lock[][] = [];
  db.tenant = (entidadId, inside) =>
    tenant(entidadId, (tx) => {
      const taken: Lock[] = [];
      all.push(taken);
      return inside({
        ...tx,
        query(said, values) {
          const lock = lockOf(said.text, Object.values(values));
          if (lock !== null && !taken.includes(lock)) taken.push(lock);
          return tx.query(said, values);
        },
      });
    });
  try {
    await work();
  } finally {
    db.tenant = tenant;
  }
  return all.filter((taken) => taken.length > 0);
}

const idOf = (userName: string): number => world.empresa.personas[userName] ?? 0;
const cual = async (userName: string) => ({ id: idOf(userName), version: (await world.ficha(idOf(userName))).version });
const base64 = (text: string): string => Buffer.from(text).toString('base64');

async function importPeople(): Promise<{ status: number }> {
  const pedido = {
    nombre: 'gente.csv',
    contenido: base64('DNI;Nombre;Departamento\r\nFINA;;Reparto\r\nDANI;;Reparto'),
    departamentosNuevos: ['Reparto'],
  };
  const { huella } = (await world.server.call(importar.ensayar, pedido, world.jefa)).content;
  return world.server.call(importar.aplicar, { ...pedido, huella, invitar: false }, world.jefa);
}

test.for<[string, () => Promise<{ status: number }>, Lock[]]>([
  [
    'roles',
    async () => world.server.call(personas.cambiarRoles, { ...(await cual('ANA')), roles: ['responsable'] }, world.jefa),
    ['admins', 'people'],
  ],
  [
    'suspending',
    async () => world.server.call(personas.suspender, { ...(await cual('BEA')), motivo: '' }, world.jefa),
    ['admins', 'people'],
  ],
  [
    'leaving',
    async () => world.server.call(personas.baja, { ...(await cual('CARLA')), ultimoDia: '2026-03-31', motivo: '' }, world.jefa),
    ['admins', 'requests', 'record', 'people'],
  ],
  [
    'a schedule',
    async () => world.server.call(personas.asignar, { ...(await cual('DANI')), desde: '2026-04-01', ...world.ids }, world.jefa),
    ['record', 'people'],
  ],
  [
    'a schedule of several people',
    () =>
      world.server.call(
        personas.asignarVarias,
        { ids: [idOf('ELSA'), idOf('DANI')], contrato: { desde: '2026-05-01', ...world.ids } },
        world.jefa,
      ),
    ['record', 'people'],
  ],
  ['people from a file, with a new department', importPeople, ['record', 'people', 'company']],
])('%s: the locks are taken in their order', async ([, work, locks]) => {
  let status = 0;
  const taken = await recordLocks(async () => ({ status } = await work()));
  expect(status).toBe(200);
  expect(taken).toContainEqual(locks);
  for (const some of taken) expect(some).toEqual(ORDER.filter((lock) => some.includes(lock)));
});

test('a new contract after the last one takes them in their order, too', async () => {
  await world.server.call(personas.baja, { ...(await cual('ELSA')), ultimoDia: '2026-03-20', motivo: '' }, world.jefa);
  const call = { ...(await cual('ELSA')), alta: '2026-04-01', ...world.ids };
  const taken = await recordLocks(async () => {
    expect((await world.server.call(personas.readmitir, call, world.jefa)).status).toBe(200);
  });
  expect(taken).toContainEqual(['record', 'people']);
});
