import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@jornada/contract/call.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables, one a hundred times as large as the other. Whoever clocks at a kiosk makes the server read as many
// rows in both.

const [SMALL, LARGE] = [100, 10_000];
type Side = { kiosk: string; pin: string; tipo: number };

let server: TestServer;
let sides: { small: Side; large: Side };
/** Rows read by the calls since the last question. */
let looked: () => number;

async function createSide(name: string, size: number): Promise<Side> {
  const [boss, tablet] = [`${name}-1`, `${name}-Q`];
  const { entidadId, centroIds, personas, tipos } = await createTestCompany(server.db, {
    nombre: name,
    personas: [
      { userName: boss, nombre: 'Jefa Prueba', roles: ['admin'] },
      { userName: tablet, roles: ['quiosco'], esQuiosco: true, horario: null },
    ],
  });
  const one = personas[boss] ?? 0;
  // Everybody has a PIN, a badge and a day that was worked.
  await runSql(
    server.superuserUrl,
    `insert into instancia.usuarios (entidad_id, user_name, nombre_completo, password_hash, roles, idioma, departamento_id, email)
      select entidad_id, '${name}' || n, 'Persona', password_hash, '{empleado}', idioma, departamento_id, ''
      from instancia.usuarios, generate_series(2, ${size}) n where usuario_id = ${one};
    insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
      select a.entidad_id, u.usuario_id, a.desde, a.horario_id, a.centro_id from instancia.asignaciones a
      join instancia.usuarios u using (entidad_id) where a.usuario_id = ${one} and u.usuario_id <> ${one} and not u.es_quiosco;
    insert into instancia.quiosco_pins (entidad_id, usuario_id, huella, cifras, sellado, creado)
      select entidad_id, usuario_id, 'test.' || usuario_id, 8, '', now() from instancia.usuarios
      where entidad_id = ${entidadId} and not es_quiosco and usuario_id <> ${one};
    insert into instancia.quiosco_tarjetas (entidad_id, usuario_id, huella, emitida)
      select entidad_id, usuario_id, sha256(usuario_id::text::bytea), now() from instancia.usuarios where entidad_id = ${entidadId} and not es_quiosco;
    insert into instancia.quioscos (entidad_id, quiosco_id, centro_id, creado) values (${entidadId}, ${personas[tablet] ?? 0}, ${centroIds[0] ?? 0}, now())`,
  );
  const admin = (await server.signIn(boss)).Token;
  const { pin } = (await server.call(quiosco.pinNuevo, { personaId: one }, { token: admin })).content;
  return { kiosk: (await server.signIn(tablet)).Token, pin, tipo: tipos.entrada };
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  sides = { small: await createSide('PEQUENA', SMALL), large: await createSide('GRANDE', LARGE) };
  const last = await watchRows(server, {
    tidy: ['usuarios', 'asignaciones', 'trozos', 'quiosco_pins', 'quiosco_tarjetas', 'quioscos', 'sesiones'],
  });
  let sum = 0;
  const { tenant } = server.db;
  server.db.tenant = async (entidadId, work) => {
    const result = await tenant(entidadId, work);
    sum += last();
    return result;
  };
  looked = () => {
    const rows = sum;
    sum = 0;
    return rows;
  };
});
afterAll(() => server.close());

/** What each call of one clocking reads. The first time fills what the server remembers of the company. */
async function clockAt({ kiosk, pin, tipo }: Side): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const read = async <C extends Call>(name: string, call: C, input: object, extras: object = {}) => {
    looked();
    const { status, content } = await server.call(call, input as Record<string, unknown>, { token: kiosk, ...extras });
    expect([name, status]).toEqual([name, 200]);
    rows[name] = looked();
    return content;
  };
  const { Token: simulado } = await read('who it is', quiosco.loginByPin, { pin });
  await read('their day', registros.registrosHoy, {}, { simulado });
  await read('the clocking', registros.guardar, { tipo }, { simulado, clave: randomUUID() });
  await read('the end', quiosco.terminar, {});
  await server.call(quiosco.loginByPin, { pin: '99999999' }, { token: kiosk });
  rows['a PIN that nobody has'] = looked();
  return rows;
}

test('a kiosk reads the same rows for ten thousand employees as for a hundred', async () => {
  for (const side of [sides.small, sides.large]) await server.call(quiosco.configuracion, {}, { token: side.kiosk });
  const [small, large] = [await clockAt(sides.small), await clockAt(sides.large)];
  expect(large).toEqual(small);
  expect(Math.max(...Object.values(small))).toBeLessThan(60);
});
