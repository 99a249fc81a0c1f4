import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditoria, contacto, correo, simulado } from '@jornada/contract/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const token: Record<string, { token: string }> = {};
let anaId = 0;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  const faro = await createTestCompany(server.db, {
    nombre: 'Faro, S.L.',
    personas: [
      { userName: 'JEFA', nombre: 'Marta Gil', roles: ['admin'] },
      { userName: 'ANA', nombre: 'Ana Sanz', email: 'ana@faro.example', idioma: 'de' },
      { userName: 'BEA', nombre: 'Bea Ríos' },
      { userName: 'MANDO', roles: ['responsable'] },
    ],
  });
  anaId = faro.personas['ANA'] ?? 0;
  await createTestCompany(server.db, { nombre: 'Otra', personas: [{ userName: 'OTRO', roles: ['admin'] }] });
  for (const who of ['JEFA', 'ANA', 'BEA', 'MANDO', 'OTRO']) token[who] = { token: (await server.signIn(who)).Token };
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.query(composed('delete from central.intentos'), []);
  server.clock.advance({ minutes: 1 });
});

const ask = async (who: string, Comentario: string): Promise<number> => {
  await server.call(contacto.enviar, { Comentario }, token[who]);
  return (await server.call(contacto.propias, {}, token[who])).content.items[0]?.id ?? 0;
};
const waiting = async () => (await server.call(contacto.listado, { estado: 'pendiente' }, token['JEFA'])).content;
const mails = async () => (await server.call(correo.listado, {}, token['JEFA'])).content.items;
const entries = async (id: number) =>
  (await server.call(auditoria.listado, { persona: anaId }, token['JEFA'])).content.items
    .filter(({ accion, datos }) => accion.startsWith('contacto.') && datos['peticion'] === id)
    .map(({ accion }) => accion);

test('requests wait in the intranet, the oldest first', async () => {
  const first = await ask('ANA', 'No puedo fichar.');
  const second = await ask('BEA', 'Mi nombre está mal.');
  const { items, cuentas } = await waiting();
  expect(items.map(({ id, persona, correo: para, hecha }) => [id, persona.nombre, para, hecha])).toEqual([
    [first, 'Ana Sanz', 'ana@faro.example', null],
    [second, 'Bea Ríos', null, null],
  ]);
  expect(cuentas).toEqual({ pendientes: 2, hechas: 0 });
});

test('an answer is kept, goes by mail in the language of the person, and is written down', async () => {
  const id = await ask('ANA', 'Sin señal');
  const { content } = await server.call(contacto.responder, { id, Texto: ' Prueba ahora. ', hecha: true }, token['JEFA']);
  expect(content.respuestas).toMatchObject([{ autor: 'Marta Gil', texto: 'Prueba ahora.', porCorreo: true }]);
  expect(content.hecha?.autor).toBe('Marta Gil');
  const [mail] = await mails();
  expect([mail?.para, mail?.asunto]).toEqual(['ana@faro.example', 'Antwort auf deine Frage bei Faro, S.L.']);
  expect((await server.call(correo.ver, { id: mail?.id ?? 0 }, token['JEFA'])).content.texto).toContain('Prueba ahora.');
  expect(await entries(id)).toEqual(['contacto.terminar', 'contacto.responder']);
  expect((await server.call(contacto.propias, {}, token['ANA'])).content.items[0]).toMatchObject({
    id,
    hecha: true,
    respuestas: [{ autor: 'Marta Gil', texto: 'Prueba ahora.' }],
  });
});

test('who has no address reads the answer in the app, and no mail is written', async () => {
  const before = (await mails()).length;
  const id = await ask('BEA', 'Otra cosa');
  const { content } = await server.call(contacto.responder, { id, Texto: 'Hecho.', hecha: false }, token['JEFA']);
  expect([content.respuestas[0]?.porCorreo, content.hecha]).toEqual([false, null]);
  expect((await mails()).length).toBe(before);
  expect((await server.call(contacto.propias, {}, token['BEA'])).content.items[0]?.respuestas[0]?.texto).toBe('Hecho.');
});

test('of several who say at once that it is done, one did; it can be opened again', async () => {
  const id = await ask('ANA', 'Dos a la vez');
  const mark = (hecha: boolean) => server.call(contacto.marcar, { id, hecha }, token['JEFA']);
  await Promise.all([mark(true), mark(true), mark(true)]);
  expect(await entries(id)).toEqual(['contacto.terminar']);
  expect((await mark(false)).content.hecha).toBeNull();
  expect(await entries(id)).toEqual(['contacto.reabrir', 'contacto.terminar']);
});

test('nobody else reads or answers them: no employee, no manager, no other company', async () => {
  const id = await ask('ANA', 'Privado');
  for (const who of ['BEA', 'MANDO']) {
    expect((await server.call(contacto.listado, {}, token[who])).sobre.Error.Code).toBe('general.sin-permiso');
    expect((await server.call(contacto.responder, { id, Texto: 'x', hecha: true }, token[who])).status).toBe(403);
  }
  expect((await server.call(contacto.listado, {}, token['OTRO'])).content.total).toBe(0);
  for (const call of [
    server.call(contacto.responder, { id, Texto: 'x', hecha: true }, token['OTRO']),
    server.call(contacto.marcar, { id, hecha: true }, token['OTRO']),
    server.call(contacto.marcar, { id: 0, hecha: true }, token['JEFA']),
  ])
    expect((await call).sobre.Error.Code).toBe('contacto.no-existe');
  expect((await server.call(contacto.propias, {}, token['BEA'])).content.items.map(({ comentario }) => comentario)).not.toContain(
    'Privado',
  );
});

test("whoever acts for somebody sees their own requests, not the person's", async () => {
  await ask('ANA', 'Solo mía');
  const { content } = await server.call(simulado.empezar, { id: anaId, motivo: 'Lo ha pedido' }, token['JEFA']);
  const { content: own } = await server.call(contacto.propias, {}, { ...token['JEFA'], simulado: content.Token });
  expect(own.items).toEqual([]);
  await server.call(simulado.terminar, {}, token['JEFA']);
});

test.each([[''], ['x'.repeat(2001)], ['a\u0000b']])('refuses %j as an answer', async (Texto) => {
  const id = await ask('BEA', 'Algo');
  expect((await server.call(contacto.responder, { id, Texto, hecha: true }, token['JEFA'])).status).toBe(422);
});

test('who cannot sign in is told where to write, where the installation has named an address', async () => {
  expect((await server.call(contacto.direccion, {})).content.Correo).toBeNull();
  const helped = await createTestServer({ now: '2026-03-10T09:00:00Z', support: 'ayuda@jornada.example' });
  try {
    expect((await helped.call(contacto.direccion, {})).content.Correo).toBe('ayuda@jornada.example');
  } finally {
    await helped.close();
  }
});
