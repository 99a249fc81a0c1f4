import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { correo } from '@jornada/contract/correo.ts';
import { login } from '@jornada/contract/login.ts';
import { createTranslator } from '@jornada/i18n/server.ts';
import { composed } from '../../platform/database/pool.ts';
import { createMailer, type Mailer } from '../../platform/mail.ts';
import { readMail, startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAuditoriaService } from '../auditoria/service.ts';
import { createCorreoService, type CorreoService } from './service.ts';

const NOW = '2026-03-10T09:00:00Z';
const PUBLIC_URL = 'https://jornada.example';
const FROM = 'Jornada <no-reply@jornada.example>';
const translate = createTranslator();

let server: TestServer;
let company: TestCompany;
let postbox: TestMailServer;
let mailer: Mailer;
let admin: string;

beforeAll(async () => {
  server = await createTestServer({ now: NOW });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  // A separate company for each test, so that no outbox has the mails of another test.
  company = await createTestCompany(server.db, {
    nombre: 'Faro, S.L.',
    personas: [{ userName: 'ADMIN', roles: ['admin'] }, { userName: 'A' }],
  });
  admin = await signIn();
  postbox = await startMailServer();
  mailer = createMailer({ url: postbox.url, from: FROM });
});
afterEach(async () => {
  await mailer.close();
  await postbox.close();
});

const serviceWith = (with_: Mailer | null): CorreoService =>
  createCorreoService({
    db: server.db,
    jobs: server.jobs,
    clock: server.clock,
    translate,
    auditoria: createAuditoriaService({ clock: server.clock }),
    mailer: with_,
    publicUrl: with_ && PUBLIC_URL,
  });

const ask = (service: CorreoService, over: { nombre?: string; para?: string; minutos?: number } = {}) =>
  server.db.tenant(company.entidadId, (tx) =>
    service.send(tx, {
      entidadId: company.entidadId,
      para: over.para ?? 'lucia@faro.example',
      idioma: 'de',
      plantilla: 'recuperacion',
      datos: { nombre: over.nombre ?? 'Lucía', entidad: 'Faro, S.L.', ruta: '/recovery?token=1.secreto', minutos: 30 },
      caduca: server.clock.now().add({ minutes: over.minutos ?? 30 }),
    }),
  );
/** The admin of this test's company: other companies have one with the same name. */
async function signIn(): Promise<string> {
  const { content } = await server.call(login.entrar, { UserName: 'ADMIN', Password: TEST_PASSWORD, EntidadId: company.entidadId });
  return content.Perfil!.Token;
}
/** All data about the company's mails in the database, as text. */
async function stored(): Promise<string> {
  const all = composed<{ fila: string }>('select c::text as fila from instancia.correos c where entidad_id = $1');
  const rows = await server.db.tenant(company.entidadId, (tx) => tx.query(all, [company.entidadId]));
  return rows.map(({ fila }) => fila).join('\n');
}
const outbox = async () => (await server.call(correo.listado, {}, { token: admin })).content;

test('a mail reaches a real mail server, in its language, as text and as HTML, with the public address', async () => {
  const service = serviceWith(mailer);
  await ask(service);
  expect(postbox.mails).toEqual([]);
  expect(await service.spread()).toBe(1);
  const [received] = postbox.mails;
  expect(received).toMatchObject({ from: 'no-reply@jornada.example', to: ['lucia@faro.example'] });
  const { headers, text, html, link } = readMail(received!);
  expect(headers).toContain('Auto-Submitted: auto-generated');
  expect(text).toContain('Hallo Lucía,');
  expect(link).toBe(`${PUBLIC_URL}/recovery?token=1.secreto`);
  expect(html).toContain(`href="${PUBLIC_URL}/recovery?token=1.secreto"`);
  expect(html).toContain('lang="de"');
});

test('once sent, its secret is gone, and it is never sent again', async () => {
  const service = serviceWith(mailer);
  await ask(service);
  await service.spread();
  expect(await service.spread()).toBe(0);
  expect(postbox.mails).toHaveLength(1);
  const { items } = await outbox();
  expect(items).toMatchObject([{ estado: 'enviado', enviado: NOW, intentos: 1, sePuedeVer: false }]);
  expect(await stored()).not.toContain('secreto');
});

test('several nodes that deliver at once send each mail once', async () => {
  const service = serviceWith(mailer);
  for (let n = 0; n < 6; n += 1) await ask(service, { para: `p${n}@faro.example` });
  const tried = await Promise.all([1, 2, 3].map(() => serviceWith(mailer).spread()));
  expect(tried.reduce((a, b) => a + b)).toBe(6);
  expect(new Set(postbox.mails.map(({ to }) => to[0])).size).toBe(6);
  expect(postbox.mails).toHaveLength(6);
});

test('a mail server that is away is tried again, later and later, and the mail arrives when it is back', async () => {
  const service = serviceWith(mailer);
  await ask(service);
  await postbox.close();
  await service.spread();
  expect((await outbox()).items).toMatchObject([{ estado: 'pendiente', intentos: 1, motivo: expect.stringMatching(/ECONNREFUSED/) }]);
  expect(await service.spread()).toBe(0);
  postbox = await startMailServer(postbox.port);
  server.clock.advance({ seconds: 61 });
  expect(await service.spread()).toBe(1);
  expect(postbox.mails).toHaveLength(1);
  expect((await outbox()).items).toMatchObject([{ estado: 'enviado', intentos: 2, motivo: null }]);
});

test('a link that runs out before it could be sent is not sent any more', async () => {
  const service = serviceWith(mailer);
  await ask(service, { minutos: 5 });
  await postbox.close();
  await service.spread();
  postbox = await startMailServer(postbox.port);
  server.clock.advance({ minutes: 6 });
  await service.spread();
  expect(postbox.mails).toEqual([]);
  expect((await outbox()).items).toMatchObject([{ estado: 'fallido', motivo: 'caducado' }]);
  expect(await stored()).not.toContain('secreto');
});

test('an address that the mail server refuses for good fails at once, with what it said', async () => {
  const service = serviceWith(mailer);
  await ask(service);
  postbox.refuse({ code: 550, message: 'no such user here' });
  await service.spread();
  expect((await outbox()).items).toMatchObject([{ estado: 'fallido', intentos: 1, motivo: expect.stringContaining('no such user here') }]);
});

test('one that it refuses for now is tried again', async () => {
  const service = serviceWith(mailer);
  await ask(service);
  postbox.refuse({ code: 450, message: 'greylisted' });
  await service.spread();
  postbox.refuse(null);
  server.clock.advance({ minutes: 2 });
  await service.spread();
  expect((await outbox()).items).toMatchObject([{ estado: 'enviado', intentos: 2 }]);
});

test('names cannot add headers, recipients or markup', async () => {
  const service = serviceWith(mailer);
  await ask(service, { nombre: '<img src=x>\r\nBcc: mallory@evil.example', para: 'lucia@faro.example' });
  await service.spread();
  const [received] = postbox.mails;
  const { headers, html } = readMail(received!);
  expect(received!.to).toEqual(['lucia@faro.example']);
  expect(headers).not.toMatch(/^bcc:/im);
  expect(html).toContain('&lt;img src=x&gt;');
  expect(html).not.toContain('<img');
});

test('what is rolled back leaves no mail', async () => {
  const service = serviceWith(mailer);
  const broken = server.db.tenant(company.entidadId, async (tx) => {
    await service.send(tx, {
      entidadId: company.entidadId,
      para: 'lucia@faro.example',
      idioma: 'es',
      plantilla: 'clave-cambiada',
      datos: { nombre: 'Lucía', entidad: 'Faro, S.L.', ruta: '/recovery' },
    });
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect(await service.spread()).toBe(0);
  expect((await outbox()).total).toBe(0);
});

test('without a mail server the admin reads what waits, link and all, until it runs out', async () => {
  await ask(serviceWith(null));
  const { items, seEnvia } = await outbox();
  expect(seEnvia).toBe(false);
  expect(items).toMatchObject([{ estado: 'pendiente', sePuedeVer: true, para: 'lucia@faro.example' }]);
  const id = items[0]!.id;
  const read = await server.call(correo.ver, { id }, { token: admin });
  expect(read.content.enlace).toMatch(/^http:\/\/[^/]+\/recovery\?token=1\.secreto$/);
  expect(read.content.texto).toContain('Hallo Lucía,');
  // The company's name ends in a full stop, and it is at the end of a sentence: only one full stop may follow.
  expect(read.content.texto).toContain('Faro, S.L.');
  expect(read.content.texto).not.toContain('S.L..');
  server.clock.advance({ minutes: 10 });
  await serviceWith(null).spread();
  expect((await server.call(correo.ver, { id }, { token: admin })).status).toBe(200);
  server.clock.set('2026-03-10T09:30:00Z');
  await serviceWith(null).spread();
  const later = await server.call(correo.ver, { id }, { token: await signIn() });
  expect(later.sobre.Error.Code).toBe('correo.no-se-muestra');
  expect(await stored()).not.toContain('secreto');
});

test('reading a one-time link is written down, with who it was for; listing, and what opens nothing, is not', async () => {
  const service = serviceWith(null);
  await ask(service);
  await server.db.tenant(company.entidadId, (tx) =>
    service.send(tx, {
      entidadId: company.entidadId,
      para: 'lucia@faro.example',
      idioma: 'es',
      plantilla: 'clave-cambiada',
      datos: { nombre: 'Lucía', entidad: 'Faro, S.L.', ruta: '/recovery' },
    }),
  );
  const { items } = await outbox();
  const written = async () =>
    (await server.call(auditoria.listado, { accion: 'correo.leer' }, { token: admin })).content.items.map(({ datos }) => datos);
  const before = await written();
  for (const { id } of items.slice(0, 2)) await server.call(correo.ver, { id }, { token: admin });
  expect(items.slice(0, 2).map(({ llevaEnlace }) => llevaEnlace)).toEqual([false, true]);
  const [entry, ...older] = await written();
  expect(older).toEqual(before);
  expect(entry).toEqual({ para: 'lucia@faro.example', asunto: items[1]?.asunto });
  expect(JSON.stringify(entry)).not.toContain('secreto');
});

test('a link that an admin took, and not only looked at, counts as handed over, with author and time, even after it has expired', async () => {
  await ask(serviceWith(null));
  const [waits] = (await outbox()).items;
  expect(waits).toMatchObject({ estado: 'pendiente', entregado: null });
  server.clock.advance({ minutes: 2 });
  await server.call(correo.ver, { id: waits!.id }, { token: admin });
  expect((await outbox()).items).toMatchObject([{ estado: 'pendiente', entregado: null }]);
  await server.call(correo.ver, { id: waits!.id, para: 'entregar' }, { token: admin });
  const handed = { estado: 'entregado', entregado: { por: expect.stringContaining('ADMIN'), momento: '2026-03-10T09:02:00Z' } };
  expect((await outbox()).items).toMatchObject([{ ...handed, sePuedeVer: true }]);
  const inState = async (estado: 'pendiente' | 'entregado' | 'fallido') =>
    (await server.call(correo.listado, { estado }, { token: admin })).content.total;
  expect([await inState('pendiente'), await inState('entregado')]).toEqual([0, 1]);
  server.clock.set('2026-03-10T09:30:00Z');
  await serviceWith(null).spread();
  admin = await signIn();
  expect((await outbox()).items).toMatchObject([{ ...handed, sePuedeVer: false }]);
  expect([await inState('fallido'), await inState('entregado')]).toEqual([0, 1]);
});

test('an employee does not see the outbox, and no other company does', async () => {
  await ask(serviceWith(null));
  const id = (await outbox()).items[0]!.id;
  const other = await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'JEFE', roles: ['admin'] }] });
  expect(other.entidadId).not.toBe(company.entidadId);
  const jefe = (await server.signIn('JEFE')).Token;
  expect((await server.call(correo.listado, {}, { token: jefe })).content.items).toEqual([]);
  expect((await server.call(correo.ver, { id }, { token: jefe })).sobre.Error.Code).toBe('correo.no-existe');
});
