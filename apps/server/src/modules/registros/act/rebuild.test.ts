import { runSql } from '@jornada/testkit/database/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createEntidadesService } from '../../../shared/company/configuration.ts';
import { rebuildProjections } from '../service.ts';

let server: TestServer;
let company: TestCompany;

const MONDAY = '2026-03-09';
const PEOPLE = ['ANA', 'BRUNO', 'CARLA'];

beforeAll(async () => {
  server = await createTestServer({ now: `${MONDAY}T07:00:00Z` });
  company = await createTestCompany(server.db, {
    personas: PEOPLE.map((userName) => ({ userName })),
    ajustes: { usuarioPuedeModificarFichajes: true },
  });
});
afterAll(() => server.close());

async function rebuild(write: boolean) {
  const { db } = server;
  const { entidadId } = company;
  const empresa = await createEntidadesService({ db }).getConfiguration(entidadId, 0);
  return rebuildProjections({ db, entidadId, empresa, write });
}

/** The person clocks at an hour of a day, given in UTC. */
async function clock(userName: string, tipo: keyof TestCompany['tipos'], instant: string) {
  server.clock.set(instant);
  const { Token } = await server.signIn(userName);
  const answer = await server.call(registros.guardar, { tipo: company.tipos[tipo] }, { token: Token });
  expect(answer.status).toBe(200);
  return { id: answer.content.registro.id, Token };
}

const monthOf = async (userName: string) => {
  const { Token } = await server.signIn(userName);
  return (await server.call(registros.calendario, { ano: 2026, mes: 3 }, { token: Token })).content;
};

test('stored days agree with the log; changed or lost ones are found and corrected', async () => {
  for (const userName of PEOPLE) {
    await clock(userName, 'entrada', `${MONDAY}T07:02:00Z`);
    await clock(userName, 'comida', `${MONDAY}T12:00:00Z`);
    await clock(userName, 'volverComida', `${MONDAY}T12:50:00Z`);
    const { id, Token } = await clock(userName, 'salida', `${MONDAY}T16:10:00Z`);
    server.clock.set(`${MONDAY}T16:20:00Z`);
    const hora = `${MONDAY}T16:05:00Z`;
    expect((await server.call(registros.solicitarCambioHora, { id, hora, motivo: 'Salí un poco antes.' }, { token: Token })).status).toBe(
      200,
    );
    await clock(userName, 'entrada', '2026-03-10T07:00:00Z');
  }
  expect(await rebuild(false)).toEqual({ personas: 3, dias: 6, distintos: [] });
  const before = await monthOf('ANA');

  const ids = company.personas;
  await runSql(
    server.ownerUrl,
    `set jornada.entidad = '${company.entidadId}'; update instancia.dias set trabajado = trabajado + 60 where usuario_id = ${ids['ANA']} and fecha = '${MONDAY}'`,
  );
  await runSql(
    server.ownerUrl,
    `set jornada.entidad = '${company.entidadId}'; update instancia.jornadas set fin = null, tramos = '[]' where usuario_id = ${ids['ANA']} and fecha = '${MONDAY}'`,
  );
  await runSql(
    server.ownerUrl,
    `set jornada.entidad = '${company.entidadId}'; delete from instancia.jornadas where usuario_id = ${ids['BRUNO']}`,
  );
  expect((await monthOf('ANA')).balance).not.toEqual(before.balance);

  const wrong = [
    { personaId: ids['ANA'], fecha: MONDAY },
    { personaId: ids['BRUNO'], fecha: MONDAY },
    { personaId: ids['BRUNO'], fecha: '2026-03-10' },
  ];
  expect((await rebuild(false)).distintos).toEqual(wrong);
  expect((await rebuild(true)).distintos).toEqual(wrong);
  expect((await rebuild(false)).distintos).toEqual([]);
  expect(await monthOf('ANA')).toEqual(before);
});

test('people may clock while it runs, and nothing of theirs is lost', async () => {
  const at = '2026-03-10T16:00:00Z';
  const [, ...results] = await Promise.all([rebuild(true), ...PEOPLE.map((userName) => clock(userName, 'salida', at)), rebuild(true)]);
  expect(results).toHaveLength(4);
  expect((await rebuild(false)).distintos).toEqual([]);
  for (const userName of PEOPLE) {
    const day = (await monthOf(userName)).dias.find(({ fecha }) => fecha === '2026-03-10');
    expect(day).toMatchObject({ estado: 'cerrada', fin: at });
  }
});
