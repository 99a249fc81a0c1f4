import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { login } from '@jornada/contract/login.ts';
import { registros } from '@jornada/contract/registros.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { RECORDAR_FIRMAS } from './reminders.ts';
import { live, sessionAt } from '../resumen/testing/live.ts';

let server: TestServer;
let company: TestCompany;
const MARZO = { ano: 2026, mes: 3 };
const ABRIL_1 = '2026-04-01T08:00:00Z';

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  const names = ['ANA', 'BEA', 'CAI', 'DANI', 'EVA'];
  company = await createTestCompany(server.db, {
    ajustes: { usuarioPuedeModificarFichajes: true },
    personas: [
      { userName: 'ADA', roles: ['admin'] },
      { userName: 'RUI', roles: ['responsable'] },
      ...names.map((userName) => ({ userName, responsable: 'RUI' })),
      { userName: 'OTRA' },
      { userName: 'NUEVA' },
    ],
  });
  for (const who of ['ANA', 'BEA', 'CAI', 'DANI', 'EVA', 'OTRA'])
    await live(server, company, who, [
      ['2026-03-10T07:00:00Z', 'entrada'],
      ['2026-03-10T15:00:00Z', 'salida'],
    ]);
  await server.db.tenant(company.entidadId, (tx) =>
    tx.query(composed(`update instancia.asignaciones set desde = '2026-04-01' where entidad_id = $1 and usuario_id = $2`), [
      company.entidadId,
      company.personas['NUEVA'],
    ]),
  );
  const { token } = await sessionAt(server, 'ADA', ABRIL_1);
  const saved = await server.call(
    firmas.guardarAjustes,
    { activa: true, hastaDia: 3, metodos: ['pin', 'llave', 'contrasena'], version: 0 },
    { token },
  );
  expect(saved.content).toMatchObject({ activa: true, desde: '2026-03-01', version: 1 });
});
afterAll(() => server.close());

async function open(userName: string, at = ABRIL_1) {
  const { token } = await sessionAt(server, userName, at);
  const { content: mes, status, sobre } = await server.call(firmas.mes, MARZO, { token });
  const sign = (Prueba: object = { Password: TEST_PASSWORD }, more: object = {}) =>
    server.call(firmas.firmar, { ...MARZO, huella: mes.huella, textoVersion: mes.textoVersion, Prueba, ...more }, { token });
  return { token, mes, status, code: sobre.Error?.Code, sign };
}
const rows = (userName: string) =>
  server.db.tenant(company.entidadId, (tx) =>
    tx.query(
      composed<{
        accion: string;
        metodo: string;
        contenido: string;
        huella: string;
        texto: string;
        texto_version: number;
        aparato: string;
        momento: string;
      }>(`select accion, metodo, contenido, encode(huella, 'hex') as huella, texto, texto_version, aparato, momento
        from instancia.firmas where entidad_id = $1 and usuario_id = $2 order by firma_id`),
      [company.entidadId, company.personas[userName]],
    ),
  );

test('a person sees their month, signs exactly that, and it is kept with words, digest, instant, way and device', async () => {
  const { mes, sign } = await open('ANA');
  expect(mes).toMatchObject({
    estado: 'pendiente',
    plazo: '2026-04-03',
    metodos: ['contrasena'],
    total: { trabajadoMinutos: 480, dias: 1 },
  });
  expect(mes.dias.map(({ fecha }) => fecha)).toEqual(['2026-03-10']);
  expect((await sign({ Password: 'no' })).sobre.Error.Code).toBe('cuenta.contrasena-no-valida');
  // Twenty at once: one signature. Those that the tries or the queue of the passwords send away have not signed.
  const answers = await Promise.all(Array.from({ length: 20 }, () => sign()));
  expect(answers.map(({ status }) => status).filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(await rows('ANA')).toHaveLength(1);
  const { content } = await sign();
  expect(content).toMatchObject({
    estado: 'firmado',
    actos: [{ accion: 'firma', metodo: 'contrasena', huella: mes.huella, texto: mes.texto }],
  });
  const [kept] = await rows('ANA');
  expect(kept).toMatchObject({ accion: 'firma', huella: mes.huella, texto: mes.texto, texto_version: 1, momento: ABRIL_1 });
  expect(
    createHash('sha256')
      .update(kept?.contenido ?? '')
      .digest('hex'),
  ).toBe(mes.huella);
  expect(await rows('ANA')).toHaveLength(1);
});

test('the profile counts the months that wait for the person: one that is to be signed, not one that is, nor one in which they did not work here', async () => {
  const waiting = async (token: string) => (await server.call(login.conToken, {}, { token })).content.Insignias['firmas'] ?? 0;
  const { token: unsigned } = await sessionAt(server, 'BEA', ABRIL_1);
  expect(await waiting(unsigned)).toBe(1);
  const { token: signed } = await sessionAt(server, 'ANA', ABRIL_1);
  expect(await waiting(signed)).toBe(0);
  // April has ended by then, too.
  const { token: later } = await sessionAt(server, 'BEA', '2026-05-04T08:00:00Z');
  expect(await waiting(later)).toBe(2);
  const { token: fresh } = await sessionAt(server, 'NUEVA', ABRIL_1);
  expect(await waiting(fresh)).toBe(0);
});

test('what was signed cannot be changed, not even by the program', async () => {
  await expect(
    server.db.tenant(company.entidadId, (tx) => tx.query(composed('update instancia.firmas set texto = $1'), ['otra cosa'])),
  ).rejects.toThrow(/permission denied|append-only/);
});

test('a later correction leaves the signature as it was, of a month that is another one now, and it is asked for anew', async () => {
  const { sign } = await open('BEA');
  await sign();
  const { token } = await sessionAt(server, 'BEA', '2026-04-02T08:00:00Z');
  const { content } = await server.call(registros.listado, { filtro_fecha: '2026-03-10' }, { token });
  const mark = content.items.find(({ clase }) => clase === 'salida');
  const changed = await server.call(
    registros.solicitarCambioHora,
    { id: mark?.id ?? 0, hora: '2026-03-10T16:00:00Z', motivo: 'Me fui a las 17' },
    { token },
  );
  expect(changed.status).toBe(200);
  const { mes, sign: signAgain } = await open('BEA', '2026-04-02T08:10:00Z');
  expect(mes).toMatchObject({ estado: 'cambiado', actos: [{ accion: 'firma' }] });
  expect((await server.call(firmas.propias, {}, { token })).content.items[0]).toMatchObject({ mes: 3, estado: 'cambiado' });
  expect((await signAgain()).content).toMatchObject({ estado: 'firmado', actos: [{ accion: 'firma' }, { accion: 'firma' }] });
  const [first, second] = await rows('BEA');
  expect(first?.huella).not.toBe(second?.huella);
});

test('a month that has changed while it was looked at is not signed', async () => {
  const { sign } = await open('CAI');
  expect((await sign(undefined, { huella: 'a'.repeat(64) })).sobre.Error.Code).toBe('firmas.ha-cambiado');
  expect((await sign(undefined, { textoVersion: 9 })).sobre.Error.Code).toBe('firmas.ha-cambiado');
  expect(await rows('CAI')).toEqual([]);
});

test('no month that runs, is to come, was never asked for, or in which one did not work here', async () => {
  const { token } = await sessionAt(server, 'CAI', '2026-04-01T08:00:00Z');
  const code = async (ano: number, mes: number, as = token) =>
    (await server.call(firmas.mes, { ano, mes }, { token: as })).sobre.Error?.Code;
  expect(await code(2026, 4)).toBe('firmas.mes-no-terminado');
  expect(await code(2027, 1)).toBe('firmas.mes-no-terminado');
  expect(await code(2026, 2)).toBe('firmas.mes-no-pedido');
  const nueva = await sessionAt(server, 'NUEVA', '2026-04-01T08:00:00Z');
  expect(await code(2026, 3, nueva.token)).toBe('firmas.sin-contrato');
  expect((await server.call(firmas.propias, {}, nueva)).content.items).toEqual([]);
  // Two hours before midnight in Madrid the month still runs, although it is over in Tokyo.
  expect(await code(2026, 3, (await sessionAt(server, 'CAI', '2026-03-31T21:59:00Z')).token)).toBe('firmas.mes-no-terminado');
  expect(await code(2026, 3, (await sessionAt(server, 'CAI', '2026-03-31T22:01:00Z')).token)).toBe('');
});

test('with the PIN of the documents, where the person has one; the company says which ways there are', async () => {
  const { token } = await sessionAt(server, 'DANI', ABRIL_1);
  await server.call(documentacion.ponerPin, { pin: '4019', Password: TEST_PASSWORD }, { token });
  const { mes, sign } = await open('DANI');
  expect(mes.metodos).toEqual(['pin', 'contrasena']);
  expect((await sign({ Pin: '4018' })).sobre.Error.Code).toBe('documentacion.pin-no-valido');
  expect((await sign({})).sobre.Error.Code).toBe('firmas.metodo-no-vale');
  expect((await sign({ Pin: '4019' })).content).toMatchObject({ estado: 'firmado', actos: [{ metodo: 'pin' }] });
});

test('an objection names days and words, reaches whoever answers for the person, and is answered', async () => {
  const { mes, token } = await open('EVA');
  const object = (dias: string[]) =>
    server.call(firmas.objetar, { ...MARZO, huella: mes.huella, dias, texto: 'Falta la tarde' }, { token });
  expect((await object(['2026-04-01'])).sobre.Error.Code).toBe('firmas.dia-no-valido');
  expect((await object(['2026-03-10'])).content.estado).toBe('objetado');
  const rui = await sessionAt(server, 'RUI', ABRIL_1);
  const list = await server.call(firmas.listado, { ...MARZO, estado: 'objetado' }, rui);
  expect(list.content.items).toMatchObject([{ persona: { id: company.personas['EVA'] }, dias: ['2026-03-10'], texto: 'Falta la tarde' }]);
  const answer = (persona: number, texto = 'Corrígela y la acepto') => server.call(firmas.responder, { ...MARZO, persona, texto }, rui);
  expect((await answer(company.personas['EVA'] ?? 0)).content.items).toMatchObject([{ accion: 'objecion' }, { accion: 'respuesta' }]);
  expect((await answer(company.personas['ANA'] ?? 0)).sobre.Error.Code).toBe('firmas.sin-objecion');
  // Once it is in order, the person signs.
  const after = await open('EVA', '2026-04-01T09:00:00Z');
  expect(after.mes.estado).toBe('objetado');
  expect((await after.sign()).content.estado).toBe('firmado');
});

test('a manager sees, answers and reminds their own people only; an admin everybody', async () => {
  const [rui, ada] = [await sessionAt(server, 'RUI', ABRIL_1), await sessionAt(server, 'ADA', ABRIL_1)];
  const ids = async (as: { token: string }) =>
    (await server.call(firmas.listado, { ...MARZO, limit: 100 }, as)).content.items.map(({ persona }) => persona.id);
  const otra = company.personas['OTRA'] ?? 0;
  expect(await ids(rui)).not.toContain(otra);
  expect(await ids(ada)).toContain(otra);
  expect(await ids(ada)).not.toContain(company.personas['NUEVA']);
  for (const persona of [otra, 999_999]) {
    expect((await server.call(firmas.una, { ...MARZO, persona }, rui)).sobre.Error.Code).toBe('firmas.persona-no-existe');
    expect((await server.call(firmas.responder, { ...MARZO, persona, texto: 'x' }, rui)).sobre.Error.Code).toBe('firmas.persona-no-existe');
    expect((await server.call(firmas.recordar, { ...MARZO, personas: [persona] }, rui)).content).toEqual({ avisadas: 0 });
  }
  expect((await server.call(firmas.recordar, { ...MARZO, personas: [company.personas['CAI'] ?? 0] }, rui)).content).toEqual({
    avisadas: 1,
  });
  expect((await server.call(firmas.recordar, { ...MARZO, personas: [company.personas['CAI'] ?? 0] }, ada)).content).toEqual({
    avisadas: 0,
  });
  expect((await server.call(firmas.ajustes, {}, rui)).sobre.Error.Code).toBe('general.sin-permiso');
});

test('the job asks those who are at work by then, once a day', async () => {
  const noted = async (clave: string) =>
    (
      await server.db.tenant(company.entidadId, (tx) =>
        tx.query(
          composed<{ id: number }>('select usuario_id as id from instancia.firmas_avisos where entidad_id = $1 and clave = $2 order by 1'),
          [company.entidadId, clave],
        ),
      )
    ).map(({ id }) => id);
  // Three in the morning, and twice at eleven on a day of the reminders.
  for (const at of ['2026-04-02T01:00:00Z', '2026-04-02T09:00:00Z', '2026-04-02T09:15:00Z']) {
    server.clock.set(at);
    await server.jobs.send(RECORDAR_FIRMAS, {});
    await server.jobs.runDue();
    expect((await noted('dia 2')).includes(company.personas['OTRA'] ?? 0)).toBe(at !== '2026-04-02T01:00:00Z');
  }
  expect(await noted('dia 2')).not.toContain(company.personas['ANA']);
  expect(server.jobs.errors).toEqual([]);
});

test('a company that has not switched it on is asked for nothing', async () => {
  const other = await createTestCompany(server.db, { personas: [{ userName: 'SOLO', roles: ['admin'] }] });
  expect(other.entidadId).not.toBe(company.entidadId);
  const as = await sessionAt(server, 'SOLO', ABRIL_1);
  expect((await server.call(firmas.propias, {}, as)).content).toEqual({ activa: false, items: [], total: 0 });
  expect((await server.call(firmas.mes, MARZO, as)).sobre.Error.Code).toBe('firmas.no-activa');
  expect((await server.call(firmas.ajustes, {}, as)).content).toMatchObject({ activa: false, hastaDia: 3, version: 0 });
});
