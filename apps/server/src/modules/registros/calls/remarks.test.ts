import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { composed } from '../../../platform/database/pool.ts';
import { stampedAt } from '../../../testing/stamped.ts';
import { createTestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const ASK = composed('update instancia.tipos set requiere_observaciones = true where entidad_id = $1 and tipo_id = $2');
const REFUSED = 'registros.observacion-no-admitida';
const REMARK = { observaciones: 'Metro parado' };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
});
afterAll(() => server.close());

let companies = 0;

/** A person in a company that shows no remarks on clockings. */
async function somebody() {
  const userName = `R${(companies += 1)}`;
  server.clock.set('2026-03-10T07:00:00Z');
  const company = await createTestCompany(server.db, {
    nombre: userName,
    ajustes: { comentariosEnFichajes: false, usuarioPuedeModificarFichajes: true },
    personas: [{ userName }],
  });
  const as = async () => ({ token: (await server.signIn(userName)).Token });
  const ids = company.tipos;
  return {
    ids,
    userName,
    company,
    as,
    clock: async (input: object) => server.call(registros.guardar, { tipo: ids.entrada, ...input }, await as()),
    records: async () => (await server.call(registros.registrosHoy, {}, await as())).content.registros,
  };
}

/** A person whose day is over: from eight to five in Madrid. */
async function afterWork() {
  const one = await somebody();
  const { content } = await one.clock({});
  server.clock.set('2026-03-10T16:00:00Z');
  await one.clock({ tipo: one.ids.salida });
  return { ...one, entrada: content.registro.id };
}

test('a clocking with a remark is refused, and nothing is written', async () => {
  const one = await somebody();
  expect((await one.clock(REMARK)).sobre.Error).toMatchObject({ Code: REFUSED, Message: expect.stringContaining('comentario') });
  const byLink = await server.call(registros.insertar, { tipo: one.ids.entrada, ...REMARK }, await one.as());
  expect(byLink.sobre.Error.Code).toBe(REFUSED);
  expect(await one.records()).toEqual([]);
  expect((await one.clock({ observaciones: '' })).status).toBe(200);
  const { abierto: proyectoId } = one.company.proyectos;
  const change = await server.call(registros.cambiarProyecto, { proyectoId, ...REMARK }, await one.as());
  expect(change.sobre.Error.Code).toBe(REFUSED);
});

test('a type of mark that asks for a remark has it', async () => {
  const one = await somebody();
  await server.db.tenant(one.company.entidadId, (tx) => tx.query(ASK, [one.company.entidadId, one.ids.entrada]));
  expect((await one.clock(REMARK)).content.registro.observaciones).toBe('Metro parado');
});

test('the ways to end a day refuse a remark, and end it without one', async () => {
  const one = await afterWork();
  const tipo = one.ids.salida;
  const hora = '2026-03-10T15:00:00Z';
  const pausas = JSON.stringify([{ inicio: '2026-03-10T07:00:00Z', fin: hora }]);
  const ends = async (remark: object) => [
    await server.call(registros.sugerido, { tipo, ...remark }, await one.as()),
    await server.call(registros.personalizado, { tipo, hora, ...remark }, await one.as()),
    await server.call(registros.presencia, { tipo, pausas, ...remark }, await one.as()),
  ];
  expect((await ends(REMARK)).map(({ sobre }) => sobre.Error.Code)).toEqual([REFUSED, REFUSED, REFUSED]);
  expect((await one.records()).filter(({ anulado }) => !anulado)).toHaveLength(2);
  expect((await ends({})).at(-1)?.sobre.Error.Code).toBe('');
});

test('beside a record none is written; with another hour it is the reason for that', async () => {
  const one = await afterWork();
  const write = async (input: object) => server.call(registros.observaciones, { id: one.entrada, ...REMARK, ...input }, await one.as());
  expect((await write({})).sobre.Error.Code).toBe(REFUSED);
  const { content } = await write({ HoraActualizadaFichaje: '2026-03-10T07:30:00Z' });
  expect(content.correccion).toMatchObject({ motivo: 'Metro parado', estado: 'acordada' });
  const { historia } = (await server.call(registros.cargaObservaciones, { id: one.entrada }, await one.as())).content;
  expect(historia).toEqual([]);
});

test('a mark that replaces another keeps its reason beside the old one, and has no remark', async () => {
  const one = await afterWork();
  const { content } = await one.clock({ modificar: one.entrada, hora: '2026-03-10T07:30:00Z', ...REMARK });
  expect(content.registro).toMatchObject({ observaciones: null, anulado: false });
  expect((await one.clock({ modificar: content.registro.id, ...REMARK })).sobre.Error.Code).toBe(REFUSED);
});

test('what a device delivers at once is taken without its remark, too, and the answer says so, also when it is sent again', async () => {
  const one = await somebody();
  const clave = randomUUID();
  const send = async (input: object) =>
    (await server.call(registros.entregar, { tipo: one.ids.entrada, ...input }, { ...(await one.as()), clave })).content;
  for (const _time of [1, 2]) expect(await send(REMARK)).toMatchObject({ retenido: false, sinObservacion: true });
  expect((await one.records()).map(({ observaciones }) => observaciones)).toEqual([null]);
  const asks = await somebody();
  await server.db.tenant(asks.company.entidadId, (tx) => tx.query(ASK, [asks.company.entidadId, asks.ids.entrada]));
  const { content } = await server.call(registros.entregar, { tipo: asks.ids.entrada, ...REMARK }, await asks.as());
  expect(content.sinObservacion).toBe(false);
  expect((await asks.records()).map(({ observaciones }) => observaciones)).toEqual(['Metro parado']);
});

test('what waited on a device is kept without its remark, and the answer says so', async () => {
  const one = await somebody();
  const holder = { entidadId: one.company.entidadId, usuarioId: one.company.personas[one.userName] };
  const medido = '2026-03-10T06:00:00Z';
  const diferido = { momento: '2026-03-10T07:00:00Z', desfaseMs: 0, medido, sello: stampedAt(server, holder, medido) };
  server.clock.set('2026-03-10T09:00:00Z');
  const clave = randomUUID();
  const send = async (input: object, key = clave) =>
    (await server.call(registros.entregar, { tipo: one.ids.entrada, diferido, ...input }, { ...(await one.as()), clave: key })).content;
  expect(await send(REMARK)).toMatchObject({ retenido: false, sinObservacion: true });
  expect(await send(REMARK)).toMatchObject({ retenido: false, sinObservacion: true });
  expect((await one.records()).map(({ observaciones }) => observaciones)).toEqual([null]);
  const plain = { tipo: one.ids.salida, diferido: { ...diferido, momento: '2026-03-10T08:00:00Z' } };
  expect(await send(plain, randomUUID())).toMatchObject({ sinObservacion: false });
});
