import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { auditoria, auth, empresa, factores, login, personas, simulado } from '@jornada/contract/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { TEST_PASSWORD } from '../../testing/test-company.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';
import { totpAt } from '../../testing/totp.ts';

const NOW = '2026-03-10T09:00:00Z';
const SITE = { origin: 'https://jornada.example', rpId: 'jornada.example' };
let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({
    now: NOW,
    publicUrl: SITE.origin,
    gente: [
      { userName: 'ANA', email: 'ana@prueba.example' },
      { userName: 'BEA' },
      { userName: 'CARLA' },
      { userName: 'DANI' },
      { userName: 'SEGUNDA', roles: ['admin'] },
      { userName: 'TABLET', roles: ['quiosco'], esQuiosco: true, horario: null },
    ],
  });
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const idOf = (userName: string) => world.empresa.personas[userName] ?? 0;
const cual = async (userName: string) => ({ id: idOf(userName), version: (await world.ficha(idOf(userName))).version });
const take = async (userName: string, extras: { token: string; simulado?: string } = world.jefa) =>
  world.server.call(personas.quitarSegundoPaso, await cual(userName), extras);
const password = (UserName: string) => world.server.call(login.entrar, { UserName, Password: TEST_PASSWORD });
const isAlive = async (token: string) => (await world.server.call(login.conToken, {}, { token })).status === 200;

/** Somebody with codes of an app. */
async function enable(userName: string) {
  const { Token: token, cookie } = await world.server.signIn(userName);
  const { content } = await world.server.call(factores.preparar, { Password: TEST_PASSWORD }, { token });
  await world.server.call(factores.activar, { Codigo: totpAt(content.Secreto, world.server.clock.now()) }, { token });
  return { token, cookie, secreto: content.Secreto };
}

/** Adds a passkey. */
async function addKey(token: string) {
  const device = createAuthenticator();
  const { content } = await world.server.call(factores.opcionesAlta, { Password: TEST_PASSWORD }, { token });
  const { challenge, user } = content.Opciones;
  const Llave = device.create({ ...SITE, challenge, userId: user.id });
  await world.server.call(factores.alta, { Reto: content.Reto, Nombre: 'Mi móvil', Llave }, { token });
  return device;
}

async function enterByKey(device: ReturnType<typeof createAuthenticator>) {
  const { content, cookie = '' } = await world.server.call(login.opcionesLlave, {});
  const Llave = device.get({ ...SITE, challenge: content.Opciones.challenge });
  return world.server.call(login.conLlave, { Reto: content.Reto, Llave }, { cookie });
}

const countRows = async (userName: string) => {
  const [row] = await world.server.db.tenant(world.empresa.entidadId, (tx) =>
    tx.query(
      composed<{ total: number }>(`
        select ((select count(*) from instancia.factores_totp where entidad_id = $1 and usuario_id = $2)
          + (select count(*) from instancia.codigos_recuperacion where entidad_id = $1 and usuario_id = $2)
          + (select count(*) from instancia.llaves where entidad_id = $1 and usuario_id = $2))::int as total`),
      [world.empresa.entidadId, idOf(userName)],
    ),
  );
  return row?.total;
};

test('app, codes on paper and passkeys go together; sessions end, the password is enough again, a mail and the log tell it', async () => {
  const ana = await enable('ANA');
  const device = await addKey(ana.token);
  expect((await enterByKey(device)).status).toBe(200);
  const half = await password('ANA');
  expect(half.content.SegundoFactor?.Metodos).toEqual(['llave', 'totp', 'recuperacion']);
  expect(await world.ficha(idOf('ANA'))).toMatchObject({ segundoPaso: true, puede: { quitarSegundoPaso: true } });
  expect(await countRows('ANA')).toBe(12);

  const before = await cual('ANA');
  const { status, content } = await take('ANA');
  expect(status).toBe(200);
  expect(content).toMatchObject({ segundoPaso: false, sesiones: [], puede: { quitarSegundoPaso: false } });
  expect(await countRows('ANA')).toBe(0);
  expect(await isAlive(ana.token)).toBe(false);
  expect((await world.server.call(auth.renovar, {}, { cookie: ana.cookie })).status).toBe(401);
  expect((await enterByKey(device)).sobre.Error.Code).toBe('login.llave-no-valida');
  // The log-in that was half done with the password and the old code stays refused.
  world.server.clock.advance({ seconds: 30 });
  const Prueba = { Codigo: totpAt(ana.secreto, world.server.clock.now()) };
  const Reto = half.content.SegundoFactor?.Reto ?? '';
  const late = await world.server.call(login.segundoFactor, { Reto, Prueba }, { cookie: half.cookie ?? '' });
  expect(late.sobre.Error.Code).toBe('login.codigo-no-valido');
  expect((await password('ANA')).content.Perfil?.UserName).toBe('ANA');

  const mails = await world.server.db.tenant(world.empresa.entidadId, (tx) =>
    tx.query(
      composed<{ plantilla: string; que: string }>(
        `select plantilla, datos ->> 'que' as que from instancia.correos where entidad_id = $1 and para = 'ana@prueba.example' order by correo_id desc limit 1`,
      ),
      [world.empresa.entidadId],
    ),
  );
  expect(mails).toEqual([{ plantilla: 'seguridad', que: expect.stringContaining('Se ha quitado tu segundo paso') }]);
  const filter = { persona: idOf('ANA'), accion: 'personas.quitar-segundo-paso' as const };
  const lines = async () => (await world.server.call(auditoria.listado, filter, world.jefa)).content.items;
  expect(await lines()).toMatchObject([{ autor: { id: idOf('JEFA') }, datos: { aplicacion: true, llaves: 1 } }]);

  // The same request again, and once more with current data: nothing happens, and nobody is told again.
  const replayed = await world.server.call(personas.quitarSegundoPaso, before, world.jefa);
  expect([replayed.status, replayed.sobre.Error.Code]).toEqual([409, 'general.cambiado-entretanto']);
  const again = await take('ANA');
  expect([again.status, again.sobre.Error.Code]).toEqual([409, 'personas.sin-segundo-paso']);
  expect(await lines()).toHaveLength(1);
});

test('a refused one leaves everything: nothing begun goes, no version is taken, no session ends', async () => {
  const { Token: token } = await world.server.signIn('BEA');
  await world.server.call(factores.preparar, { Password: TEST_PASSWORD }, { token });
  const before = await cual('BEA');
  expect((await take('BEA')).sobre.Error.Code).toBe('personas.sin-segundo-paso');
  expect([await cual('BEA'), await countRows('BEA'), await isAlive(token)]).toEqual([before, 1, true]);
});

test('of two admins at once, one does it', async () => {
  await enable('CARLA');
  const segunda = await world.as('SEGUNDA');
  const input = await cual('CARLA');
  const answers = await Promise.all([world.jefa, segunda].map((who) => world.server.call(personas.quitarSegundoPaso, input, who)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('people of other companies do not exist, and people without the permission can remove nothing', async () => {
  for (const id of [world.ajena.personas['AJENO'] ?? 0, 0, 2_147_483_647]) {
    const { status, sobre } = await world.server.call(personas.quitarSegundoPaso, { id, version: 1 }, world.jefa);
    expect([status, sobre.Error.Code]).toEqual([404, 'personas.no-existe']);
  }
  const bea = await take('DANI', await world.as('BEA'));
  expect([bea.status, bea.sobre.Error.Code]).toEqual([403, 'general.sin-permiso']);
  expect((await world.server.call(personas.quitarSegundoPaso, await cual('DANI'))).status).toBe(401);
});

test('not from oneself, not from a person with more rights, not while acting for somebody', async () => {
  await enable('DANI');
  expect((await take('JEFA')).sobre.Error.Code).toBe('personas.uno-mismo');
  const kiosk = await take('TABLET');
  expect([kiosk.status, kiosk.sobre.Error.Code]).toEqual([403, 'personas.mas-permisos']);
  // Also when acting for another admin, who would be allowed.
  for (const whom of ['SEGUNDA', 'DANI']) {
    const jefa = await world.as('JEFA');
    const { content } = await world.server.call(simulado.empezar, { id: idOf(whom), motivo: 'Lo ha pedido' }, jefa);
    const acting = await take('DANI', { ...jefa, simulado: content.Token });
    expect([acting.status, acting.sobre.Error.Code]).toEqual([403, 'general.en-nombre-de-otro']);
  }
  expect((await world.ficha(idOf('DANI'))).segundoPaso).toBe(true);
});

test('an admin whose company demands a second step is led to set up a new one', async () => {
  const demand = async (segundoFactorAdmins: boolean): Promise<void> => {
    const { version } = (await world.server.call(empresa.ver, {}, world.jefa)).content;
    await world.server.call(empresa.guardar, { version, ajustes: { segundoFactorAdmins } }, world.jefa);
  };
  await enable('SEGUNDA');
  onTestFinished(() => demand(false));
  await demand(true);
  expect((await password('SEGUNDA')).sobre.Error.Code).toBe('login.segundo-factor');
  expect((await take('SEGUNDA')).status).toBe(200);

  const { sobre, content, cookie = '' } = await password('SEGUNDA');
  expect(sobre.Error.Code).toBe('login.falta-segundo-factor');
  const Reto = content.SegundoFactor?.Reto ?? '';
  const { content: prepared } = await world.server.call(login.prepararFactor, { Reto }, { cookie });
  const Codigo = totpAt(prepared.Secreto, world.server.clock.now());
  const { content: inside } = await world.server.call(login.activarFactor, { Reto, Codigo }, { cookie });
  expect([inside.Perfil?.EsAdmin, inside.CodigosRecuperacion.length]).toEqual([true, 10]);
});
