import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { composed } from '../../../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
/** Ids by name. `Muelle` exists in every test company; the others are added here. */
const ids: Record<string, number> = {};

const NEW_PROJECT = composed<{ id: number }>(
  'insert into instancia.proyectos (entidad_id, nombre, activo) values ($1, $2, true) returning proyecto_id as id',
);
const CLOSE = composed('update instancia.proyectos set activo = false where entidad_id = $1 and proyecto_id = $2');

beforeAll(async () => {
  server = await createTestServer({ now: '2026-01-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: ['ORDEN', 'CIERRE', 'EXCESO', 'OTRODIA', 'DOBLE', 'UNA', 'OTRA', 'SIN'].map((userName) => ({ userName })),
  });
  ids['Muelle'] = company.proyectos.abierto;
  await server.db.tenant(company.entidadId, async (tx) => {
    for (const name of ['Almacén 2', 'Almacén 10', 'Reforma', 'Cierre']) {
      const [row] = await tx.query(NEW_PROJECT, [company.entidadId, name]);
      ids[name] = row!.id;
    }
  });
});
afterAll(() => server.close());

/** A person who worked four hours on a day, 8:00 to 12:00 in Madrid, and the calls that they can make. */
async function worked(userName: string, fecha = '2026-03-10') {
  for (const [hora, tipo] of [
    ['07:00', 'entrada'],
    ['11:00', 'salida'],
  ] as const) {
    server.clock.set(`${fecha}T${hora}:00Z`);
    const { Token: token } = await server.signIn(userName);
    await server.call(registros.guardar, { tipo: company.tipos[tipo] }, { token });
  }
  return signIn(userName, fecha);
}

async function signIn(userName: string, fecha = '2026-03-10') {
  const { Token: token } = await server.signIn(userName);
  return {
    save: (horas: Record<string, number> | object[], on = fecha) =>
      server.call(
        registros.guardarHorasProyectos,
        {
          fecha: on,
          horas: Array.isArray(horas) ? horas : Object.entries(horas).map(([name, horasMinutos]) => ({ Id: ids[name], horasMinutos })),
        },
        { token },
      ),
    read: async (on: string | null = fecha) => (await server.call(tipos.proyectosHoras, on ? { fecha: on } : {}, { token })).content,
  };
}

const minutesOf = ({ items }: { items: { Nombre: string; horasMinutos: number }[] }): Record<string, number> =>
  Object.fromEntries(items.filter(({ horasMinutos }) => horasMinutos > 0).map(({ Nombre, horasMinutos }) => [Nombre, horasMinutos]));

test('those last used come first, the rest by name as people count', async () => {
  const one = await worked('ORDEN', '2026-03-09');
  await one.save({ Reforma: 60 });
  const two = await worked('ORDEN', '2026-03-10');
  await two.save({ Muelle: 60 });
  expect((await two.read()).items.map(({ Nombre }) => Nombre)).toEqual(['Muelle', 'Reforma', 'Almacén 2', 'Almacén 10', 'Cierre']);
});

test('a project that was closed keeps its minutes, or fewer, and takes no more', async () => {
  const one = await worked('CIERRE');
  await one.save({ Cierre: 100, Muelle: 20 });
  await server.db.tenant(company.entidadId, (tx) => tx.query(CLOSE, [company.entidadId, ids['Cierre']]));
  expect(minutesOf(await one.read())).toEqual({ Cierre: 100, Muelle: 20 });
  expect((await one.save({ Cierre: 100, Muelle: 140 })).content?.totalMinutos).toBe(240);
  expect((await one.save({ Cierre: 101 })).sobre.Error.Code).toBe('registros.proyecto-no-valido');
  expect((await one.save({ Cierre: 40 })).status).toBe(200);
  expect((await one.save({ Cierre: 60 })).sobre.Error.Code).toBe('registros.proyecto-no-valido');
});

describe('what is saved', () => {
  test('is no more than was worked on that very day, all of it or nothing', async () => {
    const one = await worked('EXCESO');
    await one.save({ Muelle: 30 });
    expect((await one.save({ Muelle: 120, Reforma: 121 })).sobre.Error.Code).toBe('registros.horas-de-mas');
    expect(minutesOf(await one.read())).toEqual({ Muelle: 30 });
    expect((await one.save({ Muelle: 1 }, '2026-03-09')).sobre.Error.Code).toBe('registros.horas-de-mas');
    expect((await one.save({ Muelle: 1 }, '2026-03-11')).sobre.Error.Code).toBe('registros.horas-de-mas');
  });

  test('of another day is spread from another day', async () => {
    await worked('OTRODIA', '2026-03-10');
    server.clock.set('2026-03-12T09:00:00Z');
    const one = await signIn('OTRODIA');
    expect((await one.save({ Muelle: 240 })).status).toBe(200);
    expect(minutesOf(await one.read())).toEqual({ Muelle: 240 });
    expect(await one.read(null)).toMatchObject({ fecha: '2026-03-12', trabajadoMinutos: 0 });
  });

  test('drops entries without a positive Id, and those without minutes', async () => {
    const one = await worked('SIN');
    const answer = await one.save([
      { Id: 0, horasMinutos: 900 },
      { Id: ids['Muelle'], horasMinutos: 45 },
      { Id: ids['Reforma'], horasMinutos: 0 },
    ]);
    expect(answer.content).toEqual({ fecha: '2026-03-10', totalMinutos: 45 });
    expect(minutesOf(await one.read())).toEqual({ Muelle: 45 });
    expect((await one.save([{ Id: -1, horasMinutos: 5 }])).status).toBe(422);
  });

  test('twice at once is one of both, whole', async () => {
    const one = await worked('DOBLE');
    const answers = await Promise.all([one.save({ Muelle: 200 }), one.save({ Reforma: 150, 'Almacén 2': 90 })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([{ Muelle: 200 }, { Reforma: 150, 'Almacén 2': 90 }]).toContainEqual(minutesOf(await one.read()));
  });

  test('is nobody else’s', async () => {
    const one = await worked('UNA');
    await one.save({ Muelle: 200 });
    const other = await worked('OTRA');
    expect(minutesOf(await other.read())).toEqual({});
    await other.save({ Reforma: 10 });
    expect(minutesOf(await one.read())).toEqual({ Muelle: 200 });
  });
});
