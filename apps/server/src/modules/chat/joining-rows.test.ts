import { afterAll, beforeAll, expect, test } from 'vitest';
import { chat } from '@jornada/contract/chat/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createTestChat, type TestChat } from '../../testing/test-chat.ts';
import { OFICINA } from '../../testing/test-company.ts';

// A company of these days: PostgreSQL has counted none of its tables, and counts none as small as these by itself.
const PEOPLE = 50;
/** Without its counts PostgreSQL compares the people of a room a few times with each other; where it does so for each of them, it takes most of a second. */
const MOST = 20 * PEOPLE ** 2;

let world: TestChat;
let ana: Awaited<ReturnType<TestChat['as']>>;
let looked: () => number;

beforeAll(async () => {
  world = await createTestChat({
    now: '2026-03-10T09:00:00Z',
    personas: [{ userName: 'ANA', horario: OFICINA, roles: ['admin', 'empleado'] }],
  });
  await world.place('Muelle', 'ANA');
  const [entidad, one] = [world.empresa.entidadId, world.idOf('ANA')];
  await runSql(
    world.server.superuserUrl,
    `insert into instancia.usuarios (entidad_id, user_name, nombre_completo, password_hash, idioma, email, departamento_id)
      select entidad_id, user_name || n, 'Gil ' || n, password_hash, idioma, '', departamento_id from instancia.usuarios, generate_series(2, ${PEOPLE}) n
      where usuario_id = ${one};
    insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
      select a.entidad_id, u.usuario_id, a.desde, a.horario_id, a.centro_id from instancia.asignaciones a join instancia.usuarios u using (entidad_id)
      where a.entidad_id = ${entidad} and a.usuario_id = ${one} and u.usuario_id <> ${one}`,
  );
  ana = await world.as('ANA');
  const { content } = await world.server.call(chat.ajustes, {}, ana);
  await world.server.call(chat.ajustar, { ...content, rrhh: [], salasCentro: true }, ana);
  looked = await watchRows(world.server, { tidy: [], every: true });
});
afterAll(() => world.close());

test.each(['departamento', 'centro'])(
  'a message in the room of a %s compares its people a few times at most, also in a company of these days',
  async (clase) => {
    const room = (await ana.rooms()).find((one) => one.clase === clase)?.id ?? 0;
    expect((await ana.say(room, 'Buenos días')).status).toBe(200);
    looked();
    expect((await ana.say(room, 'El camión llega a las diez')).status).toBe(200);
    expect(looked()).toBeLessThan(MOST);
  },
);
