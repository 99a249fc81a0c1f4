import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { empresa } from '@jornada/contract/empresa.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { sealFor } from '../../testing/seal.ts';
import { stampedAt } from '../../testing/stamped.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { createTestKiosk } from '../../testing/test-kiosk.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let admin: string;
let kiosk: string;
let ana: string;
let pin: string;
beforeAll(async () => {
  ({ server, company, admin, kiosk, ana, pin } = await createTestKiosk('2026-03-10T08:16:00Z'));
});
afterAll(() => server.close());

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
