import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditoria, correo, personas, recovery } from '@jornada/contract/index.ts';
import { readCodigoDeHoja } from '@jornada/domain/personas/codigo-de-hoja.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

const NOW = '2026-03-10T09:00:00Z';
const PASSWORD = 'Un-Almacen-Tranquilo-7';
let world: TestPeople;
let ana: number;
let luis: number;
let rosa: number;

beforeAll(async () => {
  world = await createTestPeople({ now: NOW, gente: [{ userName: 'ANA' }, { userName: 'LUIS' }, { userName: 'ROSA' }] });
  const { personas: ids, entidadId } = world.empresa;
  [ana, luis, rosa] = [ids['ANA'] ?? 0, ids['LUIS'] ?? 0, ids['ROSA'] ?? 0];
  const nobodyHasOne = composed(
    "update instancia.usuarios set password_hash = null, email = '' where entidad_id = $1 and usuario_id = any($2)",
  );
  await world.server.db.tenant(entidadId, (tx) => tx.query(nobodyHasOne, [entidadId, [ana, luis]]));
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const make = (ids: number[], as = world.jefa) => world.server.call(personas.hacerHojas, { ids }, as);
const tokenOf = (url: string): string => new URL(url).searchParams.get('invitacion') ?? '';
const choose = (Token: string) => world.server.call(recovery.cambiar, { Tipo: 'invitacion', Token, Password: PASSWORD });

test('whoever cannot sign in and has no address gets a sheet, others do not; it opens their account once', async () => {
  const { items, total } = (await world.server.call(personas.sinEntrar, {}, world.jefa)).content;
  expect([total, items.map(({ id, entregada }) => [id, entregada])]).toEqual([
    2,
    [
      [ana, null],
      [luis, null],
    ],
  ]);
  const { entidadId } = world.empresa;
  const speaksGerman = composed("update instancia.usuarios set idioma = 'de' where entidad_id = $1 and usuario_id = $2");
  await world.server.db.tenant(entidadId, (tx) => tx.query(speaksGerman, [entidadId, luis]));
  const { content } = await make([ana, luis, rosa, ana]);
  expect(content.hojas.map(({ idioma }) => idioma)).toEqual(['es', 'de']);
  expect([content.hojas.map(({ id }) => id), content.sinHoja, content.dias]).toEqual([[ana, luis], 1, 14]);
  expect(content.hojas[0]).toMatchObject({ usuario: 'ANA', caduca: '2026-03-24T09:00:00Z' });
  const token = tokenOf(content.hojas[0]?.url ?? '');
  expect((await world.ficha(ana)).cuenta).toBe('invitada');
  expect((await choose(token)).content).toMatchObject({ UserName: 'ANA' });
  expect((await choose(token)).sobre.Error.Code).toBe('recovery.enlace-no-vale');
  expect((await world.server.signIn('ANA', PASSWORD)).UserName).toBe('ANA');
  expect((await world.ficha(ana)).cuenta).toBe('activa');
  // Whoever has a password gets no sheet any more.
  expect((await make([ana])).content).toMatchObject({ hojas: [], sinHoja: 1 });
  const { items: lines } = (await world.server.call(auditoria.listado, { persona: ana, accion: 'personas.hoja' }, world.jefa)).content;
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('a new sheet makes the old one worthless, so does taking it back, and so does time', async () => {
  const first = tokenOf((await make([luis])).content.hojas[0]?.url ?? '');
  const second = tokenOf((await make([luis])).content.hojas[0]?.url ?? '');
  expect((await choose(first)).sobre.Error.Code).toBe('recovery.enlace-no-vale');
  const { version } = await world.ficha(luis);
  const back = await world.server.call(personas.retirarInvitacion, { id: luis, version }, world.jefa);
  expect([back.status, back.content.cuenta]).toEqual([200, 'sin-acceso']);
  expect((await choose(second)).sobre.Error.Code).toBe('recovery.enlace-no-vale');
  const again = await world.server.call(personas.retirarInvitacion, { id: luis, version: version + 1 }, world.jefa);
  expect(again.sobre.Error.Code).toBe('personas.sin-invitacion');
  const third = tokenOf((await make([luis])).content.hojas[0]?.url ?? '');
  world.server.clock.set('2026-03-24T09:00:01Z');
  expect((await choose(third)).sobre.Error.Code).toBe('recovery.enlace-no-vale');
});

test('twenty sheets asked for at once leave one that works', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => make([luis])));
  // Expensive calls wait for a place; some are told to come again.
  const answered = made.filter(({ status }) => status === 200);
  expect(answered.length).toBeGreaterThan(0);
  const tokens = answered.flatMap(({ content }) => content.hojas.map(({ url }) => tokenOf(url)));
  const open = await Promise.all(
    tokens.map(async (Token) => (await world.server.call(recovery.abrir, { Tipo: 'invitacion', Token })).content.Cuenta !== null),
  );
  expect(open.filter(Boolean)).toHaveLength(1);
});

test('whoever is given a mail address later is invited then', async () => {
  const { id, version, documento, nombre, movil, puesto, idioma, departamento, responsable } = await world.ficha(luis);
  const same = { id, version, documento, nombre, movil, puesto, idioma };
  const ids = { departamentoId: departamento?.id ?? null, responsableId: responsable?.id ?? null };
  const { status } = await world.server.call(personas.cambiar, { ...same, ...ids, email: 'luis@example.com' }, world.jefa);
  expect(status).toBe(200);
  const { items } = (await world.server.call(correo.listado, {}, world.jefa)).content;
  expect(items[0]).toMatchObject({ para: 'luis@example.com', destinatario: nombre, plantilla: 'invitacion' });
});

test('people of another company do not exist, and an employee makes none', async () => {
  await createTestCompany(world.server.db, { nombre: 'Otra', personas: [{ userName: 'AJENA', roles: ['admin'] }] });
  const ajena = { token: (await world.server.signIn('AJENA')).Token };
  expect((await make([luis], ajena)).sobre.Error.Code).toBe('personas.no-existe');
  expect((await make([luis, 999_999])).sobre.Error.Code).toBe('personas.no-existe');
  const employee = { token: (await world.server.signIn('ROSA')).Token };
  expect((await make([luis], employee)).status).toBe(403);
  expect((await world.server.call(personas.sinEntrar, {}, employee)).status).toBe(403);
});

test('the code on a sheet is short, is the same secret as its link, and wrong ones are counted', async () => {
  const [hoja] = (await make([luis])).content.hojas;
  expect(hoja?.codigo).toMatch(/^\d+(?:-[A-Z2-7]{4}){3}$/);
  const typed = readCodigoDeHoja(hoja?.codigo.toLowerCase().replaceAll('-', ' ') ?? '') ?? '';
  expect(typed).toBe(tokenOf(hoja?.url ?? ''));
  const open = (Token: string) => world.server.call(recovery.abrir, { Tipo: 'invitacion', Token });
  expect((await open(typed)).content.Cuenta).toMatchObject({ UserName: 'LUIS' });
  const [entidad] = typed.split('.');
  const wrong = [];
  for (let count = 0; count < 40; count += 1) wrong.push((await open(`${entidad}.AAAAAAAAAAAA`)).sobre.Error.Code);
  expect(wrong).toContain('general.demasiadas-veces');
});
