import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contacto } from '@jornada/contract/contacto.ts';
import { correo } from '@jornada/contract/correo.ts';
import { geo } from '@jornada/contract/geo.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  await createTestCompany(server.db, {
    nombre: 'Faro, S.L.',
    personas: [
      { userName: 'JEFA', roles: ['admin'], email: 'jefa@faro.example', idioma: 'de' },
      { userName: 'JEFE', roles: ['admin'], email: 'jefe@faro.example' },
      { userName: 'SINCORREO', roles: ['admin'] },
      { userName: 'FUERA', roles: ['admin'], email: 'fuera@faro.example', activo: false },
      { userName: 'A', nombre: 'Ana Sanz', email: 'ana@faro.example' },
    ],
  });
  await createTestCompany(server.db, {
    nombre: 'Otra, S.A.',
    personas: [{ userName: 'OTRO', roles: ['admin'], email: 'otro@otra.example' }],
  });
});
afterAll(() => server.close());
beforeEach(() => server.db.query(composed('delete from central.intentos'), []));

const write = async (user: string, Comentario: unknown) =>
  server.call(contacto.enviar, { Comentario }, { token: (await server.signIn(user)).Token });

test('a request is kept and told to those who run the company, each in their language, and to nobody else', async () => {
  const { status, content } = await write('A', '  No puedo fichar.\n<b>Ayuda</b> ');
  expect([status, content]).toEqual([200, null]);
  const { Token: token } = await server.signIn('JEFA');
  const { items } = (await server.call(correo.listado, {}, { token })).content;
  expect(items.map(({ para, asunto }) => [para, asunto])).toEqual([
    ['jefe@faro.example', 'Ana Sanz pide ayuda'],
    ['jefa@faro.example', 'Ana Sanz bittet um Hilfe'],
  ]);
  const read = await server.call(correo.ver, { id: items[0]!.id }, { token });
  expect(read.content.texto).toContain('No puedo fichar.\n<b>Ayuda</b>');
  expect(read.content.enlace).toMatch(/\/intranet\/contacto\?ver=\d+$/);
  const elsewhere = await server.call(correo.listado, {}, { token: (await server.signIn('OTRO')).Token });
  expect(elsewhere.content.total).toBe(0);
});

test('where the installation names an address, that is who is told', async () => {
  const helped = await createTestServer({ now: '2026-03-10T09:00:00Z', support: 'ayuda@jornada.example' });
  try {
    await createTestCompany(helped.db, { personas: [{ userName: 'JEFE', roles: ['admin'], email: 'jefe@faro.example' }] });
    const { Token: token } = await helped.signIn('JEFE');
    await helped.call(contacto.enviar, { Comentario: 'Hola' }, { token });
    const { items } = (await helped.call(correo.listado, {}, { token })).content;
    expect(items.map(({ para }) => para)).toEqual(['ayuda@jornada.example']);
    // The admins answer the person, who appears in none of their lists.
    expect((await helped.call(correo.ver, { id: items[0]!.id }, { token })).content.texto).toContain('jefe@faro.example');
  } finally {
    await helped.close();
  }
});

test('the sixth within a quarter of an hour waits', async () => {
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await write('A', `Otra vez ${n}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test.each([[''], ['   '], ['x'.repeat(2001)], ['a\u0000b'], [5]])('refuses %j', async (Comentario) => {
  expect((await write('A', Comentario)).status).toBe(422);
});

test("countries have their names in the caller's language, sorted for it", async () => {
  const german = (await server.call(geo.paises, {}, { language: 'de' })).content.items;
  const spanish = (await server.call(geo.paises, {}, { language: 'es' })).content.items;
  expect(german).toHaveLength(spanish.length);
  expect(german.length).toBeGreaterThan(240);
  expect(german).toContainEqual({ codigo: 'ES', nombre: 'Spanien' });
  expect(spanish.find(({ codigo }) => codigo === 'DE')).toEqual({ codigo: 'DE', nombre: 'Alemania' });
  // In German, Å and Ä are sorted like A, not after Z.
  expect(german.findIndex(({ codigo }) => codigo === 'EG')).toBeLessThan(10);
});
