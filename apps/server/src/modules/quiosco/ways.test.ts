import { randomUUID, webcrypto } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { empresa } from '@jornada/contract/empresa.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { Identificacion } from '@jornada/contract/quiosco/vistas.ts';
import { registros } from '@jornada/contract/registros.ts';
import { phoneCode, stepAt, textToSign } from '@jornada/domain/quiosco/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { sealFor } from '../../testing/seal.ts';
import { stampedAt } from '../../testing/stamped.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const { subtle } = webcrypto;
const NINE = '2026-03-10T08:00:00Z';
const PIXEL = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let server: TestServer;
let company: TestCompany;
let admin: string;
let kiosk: string;
let ana: string;
let pin: string;

const configure = async (change: Partial<Record<string, unknown>> = {}) => {
  const { content: before } = await server.call(quiosco.configuracion, {}, { token: kiosk });
  const identificacion: Identificacion[] = ['pin', 'nombre', 'codigo'];
  const input = {
    centroId: company.centroIds[0] ?? 0,
    identificacion,
    otrosCentros: false,
    foto: true,
    diasFoto: 30,
    visitas: true,
    mensaje: 'Hola',
  };
  await server.call(quiosco.comprobarPassword, { password: TEST_PASSWORD }, { token: kiosk });
  return server.call(quiosco.guardarConfiguracion, { ...input, version: before.version, ...change }, { token: kiosk });
};

beforeAll(async () => {
  server = await createTestServer({ now: NINE });
  company = await createTestCompany(server.db, {
    ajustes: { guardaFoto: true },
    personas: [
      { userName: 'ANA', nombre: 'Ángela Gil Ruiz' },
      { userName: 'LUIS', nombre: 'Luis Paz' },
      { userName: 'CANARIA', nombre: 'Ángela Sosa', zona: 'Atlantic/Canary' },
      { userName: 'ADMIN', roles: ['admin'] },
      { userName: 'JEFA', roles: ['responsable'] },
      { userName: 'TABLETA', roles: ['quiosco'], esQuiosco: true, horario: null },
    ],
  });
  admin = (await server.signIn('ADMIN')).Token;
  kiosk = (await server.signIn('TABLETA')).Token;
  ana = (await server.signIn('ANA')).Token;
  await configure();
  pin = (await server.call(quiosco.pinPropio, {}, { token: ana })).content.pin ?? '';
});
afterAll(() => server.close());

describe('the configuration at the device', () => {
  test('needs the password first, once for each saving, and says what others have changed meanwhile', async () => {
    const { content: before } = await server.call(quiosco.configuracion, {}, { token: kiosk });
    expect(before).toMatchObject({
      centro: expect.any(String),
      foto: true,
      visitas: true,
      mensaje: 'Hola',
      cifras: { minimo: 6, maximo: 6 },
    });
    const closed = await server.call(
      quiosco.guardarConfiguracion,
      {
        centroId: before.centroId ?? 0,
        identificacion: ['pin'],
        otrosCentros: false,
        foto: false,
        diasFoto: 30,
        visitas: false,
        mensaje: '',
        version: before.version,
      },
      { token: kiosk },
    );
    expect(closed.sobre.Error.Code).toBe('quiosco.falta-password');
    expect((await configure({ version: before.version - 1 })).sobre.Error.Code).toBe('general.cambiado-entretanto');
    expect((await configure({ centroId: 2_000_000 })).sobre.Error.Code).toBe('quiosco.centro-no-valido');
    expect((await configure({ subtipos: ['comida'] })).content.subtipos).toEqual(['comida']);
    // Each by what begins it: coming back is called the same after every pause.
    const names = (await server.call(quiosco.subtipos, {}, { token: kiosk })).content.items;
    expect(names).toEqual(
      expect.arrayContaining([
        { Subtipo: 'trabajo', Nombre: 'Entrada' },
        { Subtipo: 'comida', Nombre: 'Comida' },
      ]),
    );
    expect(new Set(names.map(({ Nombre }) => Nombre)).size).toBe(names.length);
    // What is offered without a network can be told apart, ways back too.
    const { tipos } = (await server.call(quiosco.configuracion, {}, { token: kiosk })).content;
    expect(tipos.filter(({ clase }) => clase === 'regreso').map(({ nombre }) => nombre)).toContain('Vuelta · Comida');
    expect(new Set(tipos.map(({ nombre }) => nombre)).size).toBe(tipos.length);
    expect((await server.call(quiosco.permiteVisitas, {}, { token: kiosk })).content).toEqual({ permite: true });
  });

  test('a wrong password is limited', async () => {
    const codes = [];
    for (let n = 0; n < 7; n += 1)
      codes.push((await server.call(quiosco.comprobarPassword, { password: `no-${n}` }, { token: kiosk })).sobre.Error.Code);
    expect(codes.filter((code) => code === 'quiosco.demasiados-intentos')).toHaveLength(2);
    server.clock.advance({ minutes: 16 });
    kiosk = (await server.signIn('TABLETA')).Token;
    ana = (await server.signIn('ANA')).Token;
    admin = (await server.signIn('ADMIN')).Token;
  });
});

describe('a name and then the PIN', () => {
  const names = async (texto: string) => (await server.call(quiosco.nombres, { texto }, { token: kiosk })).content;

  test('shows first names and initials of those who may clock here, and takes the PIN of that one only', async () => {
    const { items } = await names('angel');
    expect(items.map(({ nombre }) => nombre)).toEqual(['Ángela G.']);
    const persona = items[0]?.clave ?? '';
    const luis = (await server.call(quiosco.pinNuevo, { personaId: company.personas['LUIS'] ?? 0 }, { token: admin })).content.pin;
    const enter = (typed: string, who: string) => server.call(quiosco.loginByPin, { pin: typed, persona: who }, { token: kiosk });
    expect((await enter(luis, persona)).sobre.Error.Code).toBe('quiosco.no-reconocido');
    expect((await enter(pin, persona)).content).toMatchObject({ NombreCompleto: 'Ángela Gil Ruiz' });
    expect((await enter(pin, `${persona}x`)).status).toBe(404);
  });

  test.each(['%%%', '___', 'gil', '   '])('%j finds nobody', async (texto) => expect((await names(texto)).items).toEqual([]));
});

describe('QR codes', () => {
  const enter = (codigo: string) => server.call(quiosco.loginByCodigo, { codigo }, { token: kiosk });

  test('a badge lets in until it is cancelled, or another one is made', async () => {
    const persona = { personaId: company.personas['ANA'] ?? 0 };
    const first = (await server.call(quiosco.tarjetaNueva, persona, { token: admin })).content.codigo;
    expect((await enter(first)).content).toMatchObject({ NombreCompleto: 'Ángela Gil Ruiz' });
    const second = (await server.call(quiosco.tarjetaNueva, persona, { token: admin })).content.codigo;
    expect((await enter(first)).status).toBe(404);
    expect((await enter(second)).status).toBe(200);
    await server.call(quiosco.anularTarjeta, persona, { token: admin });
    expect((await enter(second)).status).toBe(404);
  });

  async function addPhone() {
    const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
    const publica = Buffer.from(await subtle.exportKey('spki', pair.publicKey)).toString('base64');
    const { movilId } = (await server.call(quiosco.anadirMovil, { publica }, { token: ana })).content;
    const codeAt = async (paso: number): Promise<string> => {
      const firma = await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, Buffer.from(textToSign(movilId, paso)));
      return phoneCode(movilId, paso, Buffer.from(firma).toString('base64url'));
    };
    return codeAt;
  }

  test('a phone’s code is good once, for its half minute and the one beside it', async () => {
    const codeAt = await addPhone();
    const step = stepAt(server.clock.now().epochMilliseconds);
    for (const old of [step - 2, step + 2]) expect((await enter(await codeAt(old))).status).toBe(404);
    const twice = await Promise.all([enter(await codeAt(step)), enter(await codeAt(step))]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(
      (
        await enter(
          (await codeAt(step + 1)).replace(/\.(.)([^.]+)$/, (_all, first: string, rest: string) => `.${first === 'A' ? 'B' : 'A'}${rest}`),
        )
      ).status,
    ).toBe(404);
    await server.call(quiosco.quitarMoviles, {}, { token: ana });
    expect((await enter(await codeAt(step + 1))).status).toBe(404);
  });

  test('what is no key, and what is no code, is refused', async () => {
    for (const publica of ['AAAA', Buffer.from('x'.repeat(91)).toString('base64')])
      expect((await server.call(quiosco.anadirMovil, { publica }, { token: ana })).sobre.Error.Code).toBe('quiosco.clave-no-valida');
    for (const codigo of ['JT', `JT${'x'.repeat(32)}`, 'https://example.com', `JM${'0'.repeat(32)}.1.${'A'.repeat(86)}`])
      expect((await enter(codigo)).sobre.Error.Code).toBe('quiosco.no-reconocido');
  });
});

describe('without a network', () => {
  async function deliver(said: object, clave: string = randomUUID(), bound = clave) {
    const { content: config } = await server.call(quiosco.configuracion, {}, { token: kiosk });
    const sobre = await sealFor(config.clave, said, bound);
    const input = { clave, claveId: config.clave.id, sobre, enviado: server.clock.now().toString() };
    return { input, send: () => server.call(quiosco.entregar, input, { token: kiosk }) };
  }
  /** Where nothing else is said, the server had signed the time for the kiosk then. */
  const at = (momento: string, of = 'TABLETA') => {
    const holder = { entidadId: company.entidadId, usuarioId: company.personas[of] };
    return { momento, desfaseMs: 0, medido: momento, sello: stampedAt(server, holder, momento) };
  };
  const marksOf = async () =>
    (await server.call(registros.registrosHoy, {}, { token: ana })).content.registros.filter(({ anulado }) => !anulado);
  const toLookAt = async () => (await server.call(quiosco.porMirar, {}, { token: admin })).content.items;

  test('what was sealed is written once, at its hour, however often it comes', async () => {
    const { send } = await deliver({ pin, tipo: company.tipos.entrada, diferido: at('2026-03-10T07:58:00Z') });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await send();
    const marks = await marksOf();
    expect(marks.map(({ momento, clase, autor }) => [momento, clase, autor])).toEqual([
      ['2026-03-10T07:58:00Z', 'entrada', 'Persona TABLETA'],
    ]);
    expect(await toLookAt()).toEqual([]);
  });

  test('what was sealed longer ago than the company lets it wait counts only when somebody agrees, and never by the person alone', async () => {
    const { send } = await deliver({ pin, tipo: company.tipos.entrada, diferido: at('2026-01-29T08:00:00Z') });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect((await marksOf()).some(({ fecha }) => fecha === '2026-01-29')).toBe(false);
    const { content } = await server.call(registros.listado, { filtro_fecha: '2026-01-29' }, { token: ana });
    expect(content.items).toEqual([]);
    expect(content.correcciones).toMatchObject([{ clase: 'alta', estado: 'pendiente', esPropia: true }]);
    const ids = content.correcciones.map(({ id }) => id);
    expect((await server.call(registros.responderCorreccion, { ids, acepta: true }, { token: ana })).status).not.toBe(200);
    expect(await toLookAt()).toEqual([]);
  });

  test('whom the company lets not clock is not let in, and what they sealed is refused', async () => {
    const settings = async (sinAcceso: object) => {
      const { version } = (await server.call(empresa.ver, {}, { token: admin })).content;
      expect((await server.call(empresa.guardar, { version, ajustes: { sinAcceso } }, { token: admin })).status).toBe(200);
    };
    const before = await marksOf();
    await settings({ empleado: ['registros.fichar:own'] });
    try {
      expect((await server.call(quiosco.loginByPin, { pin }, { token: kiosk })).sobre.Error.Code).toBe('general.sin-permiso');
      expect((await server.call(quiosco.nombres, { texto: 'angel' }, { token: kiosk })).content.items).toEqual([]);
      const { send } = await deliver({ pin, tipo: company.tipos.entrada, diferido: at('2026-03-10T07:59:30Z') });
      expect((await send()).status).toBe(200);
      const [refused] = await toLookAt();
      expect(refused).toMatchObject({ resultado: 'sin-persona', motivo: 'general.sin-permiso' });
      const dismissed = await server.call(quiosco.descartar, { clave: refused?.clave ?? '', motivo: 'No ficha' }, { token: admin });
      expect(dismissed.sobre.Error.Code).toBe('');
    } finally {
      await settings({});
    }
    expect(await marksOf()).toEqual(before);
  });

  test('what was sealed with no time that the server had signed for this kiosk counts only when somebody agrees', async () => {
    const before = await marksOf();
    const proposed = async () =>
      (await server.call(registros.listado, { filtro_fecha: '2026-03-10' }, { token: ana })).content.correcciones;
    const alien = at('2026-03-10T07:59:00Z', 'ANA');
    for (const [index, diferido] of [alien, { ...alien, sello: undefined }, { ...alien, sello: 'nada' }].entries()) {
      const { send } = await deliver({ pin, tipo: company.tipos.entrada, diferido });
      expect((await send()).status).toBe(200);
      expect(await proposed()).toHaveLength(index + 1);
    }
    expect(await marksOf()).toEqual(before);
    const asked = await proposed();
    expect(asked[0]).toMatchObject({ estado: 'pendiente', motivo: 'Se fichó sin conexión y su hora no se pudo comprobar.' });
    await server.call(registros.retirarCorreccion, { ids: asked.map(({ id }) => id) }, { token: ana });
  });

  test('what does not fit the day becomes an incidence, and nothing is lost', async () => {
    const { send } = await deliver({ pin, tipo: company.tipos.entrada, diferido: at('2026-03-10T08:05:00Z') });
    expect((await send()).status).toBe(200);
    expect(await marksOf()).toHaveLength(2);
    const { content } = await server.call(registros.registrosHoy, {}, { token: ana });
    expect(content.incidencias.length).toBeGreaterThan(0);
  });

  test('who stood there when the network went is known by their token; what had arrived after all is the same action', async () => {
    const { content: person } = await server.call(quiosco.loginByPin, { pin }, { token: kiosk });
    const clave = randomUUID();
    const body = { tipo: company.tipos.salida, timezone: 'Europe/Madrid' };
    await server.call(registros.guardar, body, { token: kiosk, simulado: person.Token, clave });
    const before = await marksOf();
    const now = server.clock.now().toString();
    const { send } = await deliver({ token: person.Token, ...body, diferido: at(now) }, clave);
    expect((await send()).status).toBe(200);
    expect(await marksOf()).toEqual(before);
    expect(await toLookAt()).toEqual([]);
    const late = server.clock.now().add({ minutes: 10 }).toString();
    for (const token of [person.Token, `${person.Token}x`]) {
      const { send: sendLate } = await deliver({ token, ...body, diferido: at(late) });
      expect((await sendLate()).status).toBe(200);
    }
    expect((await toLookAt()).map(({ resultado }) => resultado)).toEqual(['sin-persona', 'sin-persona']);
    expect(await marksOf()).toEqual(before);
  });

  test('a PIN that nobody has is answered like any other, and somebody is told of it, without the PIN', async () => {
    const { send } = await deliver({ pin: '314159', tipo: company.tipos.entrada, diferido: at('2026-03-10T08:01:00Z') });
    const { status, content } = await send();
    expect([status, Object.keys(content)]).toEqual([200, ['recibida']]);
    expect((await toLookAt())[0]).toMatchObject({ resultado: 'sin-persona', persona: null });
    expect(JSON.stringify(await toLookAt())).not.toContain('314159');
  });

  test('what was changed, or sealed for another one, cannot be read', async () => {
    const { input } = await deliver({ pin, tipo: company.tipos.salida, diferido: at('2026-03-10T08:10:00Z') });
    const before = await marksOf();
    const broken = { ...input, clave: randomUUID() };
    expect((await server.call(quiosco.entregar, broken, { token: kiosk })).status).toBe(200);
    const rubbish = { ...input, clave: randomUUID(), sobre: 'AAAA' };
    expect((await server.call(quiosco.entregar, rubbish, { token: kiosk })).status).toBe(200);
    expect((await toLookAt()).filter(({ resultado }) => resultado === 'ilegible')).toHaveLength(2);
    expect(await marksOf()).toEqual(before);
  });

  test('what the record refused, or nobody was found for, is proposed to somebody or dismissed, once, and both are written down', async () => {
    const open = (await toLookAt()).find(({ tipo }) => tipo === 'Entrada') ?? { clave: '' };
    const broken = (await toLookAt()).find(({ resultado }) => resultado === 'ilegible') ?? { clave: '' };
    const count = (await toLookAt()).length;
    const propose = async (clave: string, change: object = {}, token = admin) =>
      (await server.call(quiosco.asentar, { clave, motivo: 'Fue Luis', ...change }, { token })).sobre.Error.Code;
    const dismiss = async (clave: string, token = admin) =>
      (await server.call(quiosco.descartar, { clave, motivo: 'Una prueba' }, { token })).sobre.Error.Code;
    const luisId = company.personas['LUIS'] ?? 0;
    expect(await propose(open.clave)).toBe('quiosco.entrega-sin-datos');
    expect(await propose(open.clave, { personaId: company.personas['TABLETA'] })).toBe('quiosco.persona-no-valida');
    expect([await propose(broken.clave, { personaId: luisId }), await propose(randomUUID())]).toEqual([
      'quiosco.entrega-sin-datos',
      'quiosco.entrega-no-existe',
    ]);
    expect((await server.call(quiosco.descartar, { clave: broken.clave, motivo: '' }, { token: admin })).status).toBe(422);
    expect((await server.call(quiosco.asentar, { clave: open.clave, motivo: 'x' }, { token: ana })).status).toBe(403);
    expect([await propose(open.clave, { personaId: luisId }), await propose(open.clave, { personaId: luisId })]).toEqual([
      '',
      'quiosco.entrega-no-existe',
    ]);
    const twenty = await Promise.all(Array.from({ length: 20 }, () => dismiss(broken.clave)));
    expect(twenty.filter((code) => code === '')).toHaveLength(1);
    expect(await toLookAt()).toHaveLength(count - 2);
    // Luis is asked, and nothing is in his record before he agrees.
    const { Token } = await server.signIn('LUIS');
    const { content: day } = await server.call(registros.listado, { filtro_fecha: '2026-03-10' }, { token: Token });
    expect([day.items, day.correcciones.map(({ clase, motivo, estado }) => [clase, motivo, estado])]).toEqual([
      [],
      [['alta', 'Fue Luis', 'pendiente']],
    ]);
    const noted = (await server.call(auditoria.listado, {}, { token: admin })).content.items.map(({ accion }) => accion);
    expect(noted).toEqual(expect.arrayContaining(['quiosco.asentar', 'quiosco.descartar']));
    await server.call(registros.retirarCorreccion, { ids: day.correcciones.map(({ id }) => id) }, { token: admin });
  });

  test('the time that the server signs while somebody stands there is the kiosk’s, and counts in what it seals', async () => {
    const { content: person } = await server.call(quiosco.loginByPin, { pin }, { token: kiosk });
    const { headers } = await server.call(registros.registrosHoy, {}, { token: kiosk, simulado: person.Token });
    const now = server.clock.now().toString();
    const diferido = { momento: now, desfaseMs: 0, medido: now, sello: headers[CABECERAS.sello.toLowerCase()] };
    expect(diferido.sello).toBe(at(now).sello);
    const before = await marksOf();
    expect((await (await deliver({ pin, tipo: company.tipos.comida, diferido })).send()).status).toBe(200);
    const added = (await marksOf()).filter(({ id }) => !before.some((one) => one.id === id));
    expect(added).toMatchObject([{ momento: now, confianza: 'tardia' }]);
    server.clock.advance({ minutes: 1 });
    const back = { ...diferido, momento: server.clock.now().toString() };
    expect((await (await deliver({ pin, tipo: company.tipos.volverComida, diferido: back })).send()).status).toBe(200);
  });

  test('guessing by envelope is stopped: what is refused stays on the device and comes later', async () => {
    const statuses = [];
    for (let n = 0; n < 60; n += 1) {
      const { send } = await deliver({ pin: String(500_000 + n), tipo: company.tipos.entrada, diferido: at('2026-03-10T08:02:00Z') });
      statuses.push((await send()).status);
    }
    // One after the other as many as are typed, and the one of this minute.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5 + 1);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses[0]).toBe(200);
    server.clock.advance({ minutes: 16 });
    kiosk = (await server.signIn('TABLETA')).Token;
    ana = (await server.signIn('ANA')).Token;
    admin = (await server.signIn('ADMIN')).Token;
    const { send } = await deliver({ pin: '600000', tipo: company.tipos.entrada, diferido: at('2026-03-10T08:02:00Z') });
    expect((await send()).status).toBe(200);
  });
});

describe('the photo', () => {
  test('is kept for a mark that was just made here, once, and deleted after its days', async () => {
    const { content: luis } = await server.call(quiosco.pinNuevo, { personaId: company.personas['LUIS'] ?? 0 }, { token: admin });
    const { content: person } = await server.call(quiosco.loginByPin, { pin: luis.pin }, { token: kiosk });
    const as = { token: kiosk, simulado: person.Token };
    const { content: done } = await server.call(registros.guardar, { tipo: company.tipos.entrada }, { ...as, clave: randomUUID() });
    const registroId = String(done.registro.id);
    expect((await server.call(quiosco.fotoFichaje, { registroId: '999999', foto: PIXEL }, as)).sobre.Error.Code).toBe(
      'registros.no-existe',
    );
    expect((await server.call(quiosco.fotoFichaje, { registroId, foto: 'data:image/png;base64,AAAA' }, as)).sobre.Error.Code).toBe(
      'fotos.no-es-imagen',
    );
    expect((await server.call(quiosco.fotoFichaje, { registroId, foto: PIXEL }, as)).status).toBe(200);
    expect((await server.call(quiosco.fotoFichaje, { registroId, foto: PIXEL }, { token: ana })).sobre.Error.Code).toBe('quiosco.sin-foto');
    const { Token: own } = await server.signIn('LUIS');
    const see = (token: string) => server.call(quiosco.foto, { registroId }, { token });
    const listed = async (token: string, personaId?: number) =>
      (await server.call(quiosco.fotos, { ...(personaId && { personaId }), desde: '2026-03-01', hasta: '2026-03-31' }, { token })).content
        .items;
    expect((await see(own)).content).toEqual({ imagen: expect.stringMatching(/^data:image\/webp;base64,/), seBorra: '2026-04-09' });
    expect(await listed(own)).toEqual([
      {
        registroId: done.registro.id,
        fecha: '2026-03-10',
        clase: 'entrada',
        momento: done.registro.momento,
        zona: 'Europe/Madrid',
        seBorra: '2026-04-09',
      },
    ]);
    const luisId = company.personas['LUIS'] ?? 0;
    expect([(await see(ana)).sobre.Error.Code, await listed(ana, luisId), await listed(ana, 2_000_000)]).toEqual([
      'fotos.no-existe',
      [],
      [],
    ]);
    // A manager sees those of their people, and no others; that they looked is written down.
    const manager = (await server.signIn('JEFA')).Token;
    expect([(await see(manager)).status, await listed(manager, luisId)]).toEqual([404, []]);
    await server.db.tenant(company.entidadId, (tx) =>
      tx.query(composed('update instancia.usuarios set responsable_id = $2 where entidad_id = $1 and usuario_id = $3'), [
        company.entidadId,
        company.personas['JEFA'],
        luisId,
      ]),
    );
    expect([(await see(manager)).status, (await listed(manager, luisId)).length, (await see(admin)).status]).toEqual([200, 1, 200]);
    const looks = (await server.call(auditoria.listado, { accion: 'quiosco.ver-foto' }, { token: admin })).content.items;
    expect(looks.map(({ autor }) => autor?.nombre)).toEqual(['Persona ADMIN', 'Persona JEFA']);
    // The kiosk itself shows it to nobody: its person sees it on their own device.
    expect((await server.call(quiosco.foto, { registroId }, { token: kiosk })).status).toBe(403);
    expect((await server.call(quiosco.foto, { registroId }, as)).status).toBe(403);
    expect((await see((await server.signIn('LUIS')).Token)).status).toBe(200);
    const { content: other } = await server.call(quiosco.loginByPin, { pin }, { token: kiosk });
    expect((await server.call(quiosco.foto, { registroId }, { token: kiosk, simulado: other.Token })).status).toBe(403);
    expect((await see(ana)).status).toBe(404);
    // Its days hold whether or not the job has run, and then it is gone.
    server.clock.advance({ hours: 24 * 30 });
    const later = (await server.signIn('ADMIN')).Token;
    expect([(await see(later)).status, await listed(later, luisId)]).toEqual([404, []]);
    const left = () => server.db.tenant(company.entidadId, (tx) => tx.query(composed('select 1 as ok from instancia.quiosco_fotos'), []));
    expect(await left()).toHaveLength(1);
    server.clock.advance({ hours: 1 });
    await server.jobs.send('quiosco.borrar-fotos', {});
    await server.jobs.runDue();
    expect(await left()).toEqual([]);
  });
});
