import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auth } from '@jornada/contract/auth.ts';
import { login } from '@jornada/contract/login.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let admin: string;
/** Two kiosks of Madrid. */
let door: { id: number; token: string; cookie: string; contrasena: string };
let gate: { id: number; token: string };

const NINE = '2026-03-10T08:00:00Z';

async function makeKiosk(nombre: string) {
  const made = await server.call(quiosco.crear, { nombre, centroId: company.centroIds[0] ?? 0 }, { token: admin });
  const { quiosco: kiosk, emparejamiento, contrasena } = made.content;
  const paired = await server.call(quiosco.emparejar, { codigo: emparejamiento.codigo.toLowerCase().replace('-', ' ') });
  return { id: kiosk.id, token: paired.content.Perfil.Token, cookie: paired.cookies, contrasena };
}
const pinOf = async (userName: string): Promise<string> =>
  (await server.call(quiosco.pinNuevo, { personaId: company.personas[userName] ?? 0 }, { token: admin })).content.pin;
const enter = (pin: string, token = door.token) => server.call(quiosco.loginByPin, { pin }, { token });
const wrongPin = (not: readonly string[]): string => {
  for (let n = 111_213; ; n += 7919)
    if (!not.includes(String(n % 1_000_000).padStart(6, '0'))) return String(n % 1_000_000).padStart(6, '0');
};

beforeAll(async () => {
  server = await createTestServer({ now: NINE });
  company = await createTestCompany(server.db, {
    ajustes: { exigirCercania: true },
    personas: [
      { userName: 'ANA', nombre: 'Ana Gil Ruiz' },
      { userName: 'LUIS', nombre: 'Luis Paz' },
      { userName: 'CANARIA', nombre: 'Idaira Sosa', zona: 'Atlantic/Canary' },
      { userName: 'FUERA', nombre: 'Se Fue' },
      { userName: 'ADMIN', roles: ['admin'] },
    ],
  });
  admin = (await server.signIn('ADMIN')).Token;
  door = await makeKiosk('Puerta');
  gate = await makeKiosk('Muelle');
});
afterAll(() => server.close());

describe('pairing', () => {
  test('is enough to hand in what was sealed without a network: nobody has to save a configuration first', async () => {
    const { content: config } = await server.call(quiosco.configuracion, {}, { token: gate.token });
    expect(config.version).toBe(0);
    const sealed = { clave: randomUUID(), claveId: config.clave.id, sobre: 'AAAA', enviado: NINE };
    const { status, content } = await server.call(quiosco.entregar, sealed, { token: gate.token });
    expect([status, Object.keys(content)]).toEqual([200, ['recibida']]);
  });

  test('a code works once, however it is typed, and names the kiosk that it is for', async () => {
    const { content } = await server.call(quiosco.codigo, { id: gate.id }, { token: admin });
    expect(content.codigo).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.call(quiosco.emparejar, { codigo: content.codigo })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
    const paired = answers.find(({ status }) => status === 200);
    expect(paired?.content.Perfil).toMatchObject({ NombreCompleto: 'Muelle', EsQuiosco: true, AccesoFichaje: false });
    // The former device is signed out.
    expect((await server.call(quiosco.configuracion, {}, { token: gate.token })).status).toBe(401);
    gate.token = paired?.content.Perfil.Token ?? '';
  });

  test('a code is too old after a quarter of an hour', async () => {
    const { content } = await server.call(quiosco.codigo, { id: gate.id }, { token: admin });
    server.clock.advance({ minutes: 16 });
    expect((await server.call(quiosco.emparejar, { codigo: content.codigo })).sobre.Error.Code).toBe('quiosco.codigo-no-valido');
    server.clock.set(NINE);
  });

  test('whoever guesses codes is stopped', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => server.call(quiosco.emparejar, { codigo: `ZZZZ-ZZ${n + 10}` }, { from: '10.9.9.9' })),
    );
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('the list says what each kiosk does, and a revoked one is out at once, with whoever stands in front', async () => {
    const spare = await makeKiosk('Almacén');
    const { content: ana } = await enter(await pinOf('ANA'), spare.token);
    const stateOf = async () =>
      (await server.call(quiosco.lista, {}, { token: admin })).content.items.find(({ id }) => id === spare.id)?.estado;
    expect(await stateOf()).toBe('conectado');
    server.clock.advance({ minutes: 6 });
    expect(await stateOf()).toBe('sin-contacto');
    await server.call(quiosco.revocar, { id: spare.id }, { token: admin });
    expect(await stateOf()).toBe('revocado');
    for (const call of [quiosco.latido, quiosco.configuracion])
      expect((await server.call(call, {}, { token: spare.token })).sobre.Error.Code).toBe('sesion.caducada');
    expect((await server.call(registros.registrosHoy, {}, { token: spare.token, simulado: ana.Token })).status).toBe(401);
    expect((await server.call(auth.renovar, {}, { cookie: spare.cookie })).status).toBe(401);
    server.clock.set(NINE);
  });
});

describe('clocking at a kiosk', () => {
  test('PIN, clocking, answer: the record names the kiosk, and nobody has acted for anybody', async () => {
    const pin = await pinOf('ANA');
    expect(pin).toMatch(/^\d{6}$/);
    const { content: ana } = await enter(pin);
    expect(ana).toMatchObject({ NombreCompleto: 'Ana Gil Ruiz', Perfil: { AccesoFichaje: true } });
    const as = { token: door.token, simulado: ana.Token };
    // A kiosk is at its centre: the company asks everybody to be near, and this tablet knows no position.
    const done = await server.call(registros.guardar, { tipo: company.tipos.entrada }, { ...as, clave: randomUUID() });
    expect(done.content.hoy).toMatchObject({ situacion: 'trabajando' });
    const undone = await server.call(registros.borrar, { id: done.content.registro.id }, as);
    expect(undone.content.resultado).toBe('anulado');
    await server.call(registros.guardar, { tipo: company.tipos.entrada }, { ...as, clave: randomUUID() });

    const own = await server.signIn('ANA');
    expect((await server.call(simulado.actuaciones, {}, { token: own.Token })).content.total).toBe(0);
    const { items } = (await server.call(auditoria.listado, {}, { token: admin })).content;
    expect(items.filter(({ accion }) => accion.startsWith('simulado.') || accion.startsWith('registros.'))).toEqual([]);
    const [registro] = (await server.call(registros.registrosHoy, {}, { token: own.Token })).content.registros;
    expect(registro).toMatchObject({ anulado: true, autor: 'Puerta' });
  });

  test('who has finished is gone on the server, too', async () => {
    const { content: ana } = await enter(await pinOf('ANA'));
    const as = { token: door.token, simulado: ana.Token };
    expect((await server.call(registros.registrosHoy, {}, as)).status).toBe(200);
    await server.call(quiosco.terminar, { token: ana.Token }, { token: door.token });
    // The kiosk is paired all the same: an end of its session would sign the device out.
    expect((await server.call(registros.registrosHoy, {}, as)).sobre.Error.Code).toBe('sesion.renovar-simulado');
    const renewed = await server.call(auth.renovarSimulado, {}, { token: door.token });
    expect([renewed.status, renewed.sobre.Error.Code]).toEqual([403, 'general.aparato-compartido']);
  });

  test('the end of one person that is told late leaves the next one where they are', async () => {
    const { content: ana } = await enter(await pinOf('ANA'));
    const { content: luis } = await enter(await pinOf('LUIS'));
    await server.call(quiosco.terminar, { token: ana.Token }, { token: door.token });
    const asLuis = { token: door.token, simulado: luis.Token };
    expect((await server.call(registros.registrosHoy, {}, asLuis)).status).toBe(200);
    await server.call(quiosco.terminar, { token: 'ninguno' }, { token: door.token });
    expect((await server.call(registros.registrosHoy, {}, asLuis)).status).toBe(200);
    // Without a name, as apps of before: whoever it is.
    await server.call(quiosco.terminar, {}, { token: door.token });
    expect((await server.call(registros.registrosHoy, {}, asLuis)).sobre.Error.Code).toBe('sesion.renovar-simulado');
  });

  test('whoever was left standing there is gone after two minutes, and the next person ends them', async () => {
    const { content: ana } = await enter(await pinOf('ANA'));
    const { content: luis } = await enter(await pinOf('LUIS'));
    expect((await server.call(registros.registrosHoy, {}, { token: door.token, simulado: ana.Token })).status).toBe(401);
    server.clock.advance({ minutes: 2, seconds: 1 });
    const late = await server.call(registros.registrosHoy, {}, { token: door.token, simulado: luis.Token });
    expect(late.sobre.Error.Code).toBe('sesion.renovar-simulado');
    server.clock.set(NINE);
  });

  test('a token for somebody is of use at that kiosk only', async () => {
    const { content: ana } = await enter(await pinOf('ANA'));
    expect((await server.call(registros.registrosHoy, {}, { token: gate.token, simulado: ana.Token })).status).toBe(401);
  });

  test('a person’s own app is no kiosk', async () => {
    const { Token } = await server.signIn('ANA');
    const { status, sobre } = await server.call(quiosco.loginByPin, { pin: '123456' }, { token: Token });
    expect([status, sobre.Error.Code]).toEqual([403, 'general.sin-permiso']);
  });
});

describe('what is offered without a network', () => {
  test('leaves out what asks for a project, unless the company has no projects', async () => {
    const ask = (isAsked: boolean) =>
      server.db.tenant(company.entidadId, (tx) =>
        tx.query({ name: 'asks', text: 'update instancia.tipos set requiere_proyecto = $3 where entidad_id = $1 and tipo_id = $2' }, [
          company.entidadId,
          company.tipos.entrada,
          isAsked,
        ]),
      );
    const switched = (off: string) =>
      server.db.tenant(company.entidadId, (tx) =>
        tx.query(
          {
            name: 'switch',
            text: `update instancia.entidades set ajustes = jsonb_set(ajustes, '{modulosApagados}', $2::jsonb), revision = revision + 1 where entidad_id = $1`,
          },
          [company.entidadId, off],
        ),
      );
    const offered = async () =>
      (await server.call(quiosco.configuracion, {}, { token: door.token })).content.tipos.some(({ id }) => id === company.tipos.entrada);
    await ask(true);
    await switched('[]');
    expect(await offered()).toBe(false);
    await switched('["proyectos"]');
    expect(await offered()).toBe(true);
    await ask(false);
    await switched('[]');
  });
});

describe('a PIN that does not let in', () => {
  test('is refused in the language that the tablet shows at that moment; its own language stays that of the company', async () => {
    const inGerman = { token: door.token, language: 'de' };
    const { sobre } = await server.call(quiosco.loginByPin, { pin: wrongPin([]) }, inGerman);
    expect(sobre.Error.Message).toBe('Das kennen wir nicht. Versuche es noch einmal.');
    const { tipos } = (await server.call(quiosco.configuracion, {}, inGerman)).content;
    expect(tipos.find(({ clase }) => clase === 'entrada')?.nombre).toBe('Arbeitsbeginn');
    expect((await server.call(login.conToken, {}, inGerman)).content.Language).toBe('es');
    await enter(await pinOf('LUIS'));
  });

  test('each says what it is to the one whose PIN it is, and nothing to anybody else', async () => {
    const [canaria, fuera] = [await pinOf('CANARIA'), await pinOf('FUERA')];
    await server.db.tenant(company.entidadId, (tx) =>
      tx.query({ name: 'suspend', text: 'update instancia.usuarios set activo = false, suspendida = $1 where usuario_id = $2' }, [
        NINE,
        company.personas['FUERA'],
      ]),
    );
    const codes = [];
    for (const pin of [canaria, fuera, wrongPin([canaria, fuera])]) codes.push((await enter(pin)).sobre.Error.Code);
    expect(codes).toEqual(['quiosco.otro-centro', 'quiosco.sin-acceso', 'quiosco.no-reconocido']);
    await enter(await pinOf('LUIS'));
  });

  test('zeros in front belong to it', async () => {
    const digits = await pinOf('LUIS');
    const shorter = digits.replace(/^0+/, '');
    for (const other of [`0${digits}`, digits.slice(1), `${digits}0`, ...(shorter === digits ? [] : [shorter])])
      expect((await enter(other)).status).toBe(404);
    expect((await enter(digits)).status).toBe(200);
  });

  test('another company’s PIN is nobody’s', async () => {
    const other = await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'JEFA', roles: ['admin'] }] });
    const { Token } = await server.signIn('JEFA');
    const { content } = await server.call(quiosco.pinNuevo, { personaId: other.personas['JEFA'] }, { token: Token });
    expect((await enter(content.pin)).sobre.Error.Code).toBe('quiosco.no-reconocido');
    for (const call of [quiosco.pinNuevo, quiosco.tarjetaNueva, quiosco.anularTarjeta])
      expect((await server.call(call, { personaId: company.personas['ANA'] ?? 0 }, { token: Token })).status).toBe(404);
    for (const call of [quiosco.revocar, quiosco.codigo, quiosco.contrasena])
      expect((await server.call(call, { id: door.id }, { token: Token })).sobre.Error.Code).toBe('quiosco.no-existe');
  });

  test.each([['12'], ['abcdef'], ['1234567890123'], [123_456], [null], ['12345６'], ['x'.repeat(40_000)]])('%j is no PIN', async (pin) => {
    expect((await server.call(quiosco.loginByPin, { pin }, { token: door.token })).status).toBe(422);
  });
});
