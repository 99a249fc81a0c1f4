import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { login } from '@jornada/contract/login.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'ANA', nombre: 'Ana Ruiz' },
      { userName: 'JEFA', nombre: 'Jefa Mayor', roles: ['admin'] },
      { userName: 'Q', roles: ['quiosco'], esQuiosco: true },
    ],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA', roles: ['admin'] }] });
});
afterAll(() => server.close());

const enter = async (userName: string) => ({ token: (await server.signIn(userName)).Token });
const isAlive = async (who: { token: string }) => (await server.call(login.conToken, {}, who)).status === 200;

test('people who manage the company see who is signed in where, find them by name, and end one or all sessions at once', async () => {
  const jefa = await enter('JEFA');
  const [first, second, third] = [await enter('ANA'), await enter('ANA'), await enter('ANA')];
  await enter('Q');
  const all = (await server.call(sesiones.deEmpresa, {}, jefa)).content;
  expect(all.total).toBe(2);
  expect(all.items.map(({ persona, sesiones: open, esActual }) => [persona.nombre, open, esActual])).toEqual([
    ['Ana Ruiz', 3, false],
    ['Jefa Mayor', 1, true],
  ]);
  const found = (await server.call(sesiones.deEmpresa, { texto: 'RUIZ' }, jefa)).content;
  expect([found.total, found.items.map(({ persona }) => persona.nombre)]).toEqual([1, ['Ana Ruiz']]);
  const next = (await server.call(sesiones.deEmpresa, { start: 1, limit: 1 }, jefa)).content;
  expect([next.total, next.items.map(({ persona }) => persona.nombre)]).toEqual([2, ['Jefa Mayor']]);
  const ofAna = (await server.call(sesiones.dePersona, { persona: company.personas['ANA'] ?? 0 }, jefa)).content;
  expect([ofAna.persona.nombre, ofAna.items.length, ofAna.items.some(({ esActual }) => esActual)]).toEqual(['Ana Ruiz', 3, false]);

  const id = (await server.call(sesiones.listado, {}, first)).content.items.find(({ esActual }) => esActual)?.id ?? '';
  expect((await server.call(sesiones.cerrarUna, { id }, jefa)).status).toBe(200);
  expect(await isAlive(first)).toBe(false);
  expect((await server.call(sesiones.cerrarUna, { id }, jefa)).sobre.Error.Code).toBe('sesiones.no-existe');
  const persona = company.personas['ANA'] ?? 0;
  expect((await server.call(sesiones.cerrarDePersona, { persona }, jefa)).content.cerradas).toBe(2);
  expect([await isAlive(second), await isAlive(third), await isAlive(jefa)]).toEqual([false, false, true]);
  const { items } = (await server.call(auditoria.listado, { persona }, jefa)).content;
  expect(items.map(({ accion, autor }) => [accion, autor.nombre])).toEqual([
    ['sesiones.cerrar-otras', 'Jefa Mayor'],
    ['sesiones.cerrar', 'Jefa Mayor'],
  ]);
  // Of one's own sessions, the one that asks is kept.
  await enter('JEFA');
  const own = await server.call(sesiones.cerrarDePersona, { persona: company.personas['JEFA'] ?? 0 }, jefa);
  expect([own.content.cerradas, await isAlive(jefa)]).toEqual([1, true]);
});

test("another company's sessions and people do not exist; those of kiosks neither", async () => {
  const ajena = await enter('AJENA');
  const ana = await enter('ANA');
  const jefa = await enter('JEFA');
  const id = (await server.call(sesiones.listado, {}, ana)).content.items[0]?.id ?? '';
  expect((await server.call(sesiones.cerrarUna, { id }, ajena)).sobre.Error.Code).toBe('sesiones.no-existe');
  const persona = company.personas['ANA'] ?? 0;
  expect((await server.call(sesiones.cerrarDePersona, { persona }, ajena)).sobre.Error.Code).toBe('sesiones.persona-no-existe');
  expect((await server.call(sesiones.dePersona, { persona }, ajena)).sobre.Error.Code).toBe('sesiones.persona-no-existe');
  expect((await server.call(sesiones.deEmpresa, { texto: 'Ana' }, ajena)).content.total).toBe(0);
  expect((await server.call(sesiones.cerrarDePersona, { persona: company.personas['Q'] ?? 0 }, jefa)).sobre.Error.Code).toBe(
    'sesiones.persona-no-existe',
  );
  expect(await isAlive(ana)).toBe(true);
});
