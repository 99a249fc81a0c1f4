import { randomUUID, webcrypto } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { phoneCode, stepAt, textToSign } from '@jornada/domain/quiosco/index.ts';
import { composed } from '../../platform/database/pool.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { createTestKiosk, type TestKiosk } from '../../testing/test-kiosk.ts';
import type { TestServer } from '../../testing/test-server.ts';

const { subtle } = webcrypto;
const NINE = '2026-03-10T08:00:00Z';
const PIXEL = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let server: TestServer;
let company: TestCompany;
let configure: TestKiosk['configure'];
let admin: string;
let kiosk: string;
let ana: string;
let pin: string;
beforeAll(async () => {
  ({ server, company, configure, admin, kiosk, ana, pin } = await createTestKiosk(NINE));
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
