import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cierres } from '@jornada/contract/cierres.ts';
import { registros } from '@jornada/contract/registros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { stampedAt } from '../../../testing/stamped.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { leaveEmptyDay } from '../../../testing/leave-empty-day.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const DAY = '2026-01-12';
let server: TestServer;
let companies = 0;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-01-12T06:00:00Z' });
});
afterAll(() => server.close());

/** A company with a closed January, and a phone that was offline on the twelfth. */
async function closedJanuary() {
  const number = (companies += 1);
  const [ana, jefa] = [`ANA${number}`, `JEFA${number}`];
  const company = await createTestCompany(server.db, {
    // Marks of a month that is closed come late.
    ajustes: { diasSinConexion: 60 },
    personas: [{ userName: ana }, { userName: jefa, roles: ['admin'], horario: null }],
  });
  server.clock.set('2026-02-02T09:00:00Z');
  const as = async (userName: string) => ({ token: (await server.signIn(userName)).Token });
  // The clock moves by days, and tokens expire, so each call signs in again.
  const boss = () => as(jefa);
  const phone = () => as(ana);
  await leaveEmptyDay(server.db, company, '2026-01-01');
  const closed = await server.call(cierres.cerrar, { ano: 2026, mes: 1, motivo: 'Fin de mes' }, await boss());
  expect(closed.status).toBe(200);
  const sello = stampedAt(server, { entidadId: company.entidadId, usuarioId: company.personas[ana] }, `${DAY}T06:00:00Z`);
  return {
    company,
    sello,
    personaId: company.personas[ana],
    boss,
    phone,
    body: (tipo: keyof TestCompany['tipos'], hora: string) => ({
      tipo: company.tipos[tipo],
      diferido: { momento: `${DAY}T${hora}:00Z`, desfaseMs: 0, medido: `${DAY}T06:00:00Z`, sello },
    }),
    reopen: async () => (await server.call(cierres.reabrir, { ano: 2026, mes: 1, motivo: 'Faltaba un día' }, await boss())).content,
    month: async () => (await server.call(cierres.listado, { ano: 2026 }, await boss())).content.items.find(({ mes }) => mes === 1),
    day: async () => (await server.call(registros.listado, { filtro_fecha: DAY }, await phone())).content,
  };
}

test('what comes after the closing is kept, told to both sides, and written once when the month is reopened', async () => {
  const { body, phone, day, month, reopen } = await closedJanuary();
  const keys = { entrada: randomUUID(), salida: randomUUID() };
  // The later mark first, and the first one twice, because its answer was lost.
  for (const [tipo, hora] of [
    ['salida', '16:00'],
    ['entrada', '07:00'],
    ['entrada', '07:00'],
  ] as const) {
    const { status, content } = await server.call(registros.entregar, body(tipo, hora), { ...(await phone()), clave: keys[tipo] });
    expect([status, content.retenido, content.hoy.situacion]).toEqual([200, true, 'fuera']);
  }
  expect((await day()).retenidos).toMatchObject([
    { nombre: 'Entrada', momento: `${DAY}T07:00:00Z`, recibido: '2026-02-02T09:00:00Z', confianza: 'tardia' },
    { nombre: 'Salida', momento: `${DAY}T16:00:00Z` },
  ]);
  expect(await day()).toMatchObject({ items: [], dia: { estado: null } });
  expect(await month()).toMatchObject({ cerrado: true, retenidos: 2 });

  server.clock.set('2026-02-03T09:00:00Z');
  expect(await reopen()).toMatchObject({ escritos: 2, items: [{ cerrado: false, retenidos: 0 }] });
  const after = await day();
  expect(after.retenidos).toEqual([]);
  expect(after.items).toMatchObject([
    { momento: `${DAY}T07:00:00Z`, recibido: '2026-02-03T09:00:00Z', confianza: 'tardia', autor: null },
    { momento: `${DAY}T16:00:00Z` },
  ]);
  expect(after.dia.linea.trabajadoMinutos).toBe(540);

  // A phone that got no answer sends it again.
  const again = await server.call(registros.entregar, body('entrada', '07:00'), { ...(await phone()), clave: keys.entrada });
  expect([again.status, again.content.retenido, (await day()).items.length]).toEqual([200, false, 2]);
});

test('two months closed, one reopened: the other keeps what is its own', async () => {
  const { body, phone, boss, reopen, sello } = await closedJanuary();
  server.clock.set('2026-03-02T09:00:00Z');
  expect((await server.call(cierres.cerrar, { ano: 2026, mes: 2, motivo: 'Fin de mes' }, await boss())).status).toBe(200);
  const february = {
    ...body('entrada', '07:00'),
    diferido: { momento: '2026-02-10T07:00:00Z', desfaseMs: 0, medido: `${DAY}T06:00:00Z`, sello },
  };
  for (const input of [body('entrada', '07:00'), february]) {
    const kept = await server.call(registros.entregar, input, { ...(await phone()), clave: randomUUID() });
    expect(kept.content.retenido).toBe(true);
  }
  expect(await reopen()).toMatchObject({ escritos: 1 });
  const { items } = (await server.call(cierres.listado, { ano: 2026 }, await boss())).content;
  expect(items.map(({ mes, retenidos }) => [mes, retenidos])).toEqual(
    expect.arrayContaining([
      [2, 1],
      [1, 0],
    ]),
  );
});

test('a key keeps one action, an open month takes what comes, and what did not wait is refused', async () => {
  const { sello, body, phone } = await closedJanuary();
  const clave = randomUUID();
  await server.call(registros.entregar, body('entrada', '07:00'), { ...(await phone()), clave });
  const other = await server.call(registros.entregar, body('salida', '07:00'), { ...(await phone()), clave });
  expect([other.status, other.sobre.Error.Code]).toEqual([409, 'general.clave-reutilizada']);
  const keyless = await server.call(registros.entregar, body('entrada', '07:00'), await phone());
  expect([keyless.status, keyless.sobre.Error.Code]).toEqual([409, 'registros.mes-cerrado']);
  const fresh = {
    ...body('entrada', '07:00'),
    diferido: { momento: '2026-02-02T08:00:00Z', desfaseMs: 0, medido: '2026-02-02T07:00:00Z', sello },
  };
  const { content } = await server.call(registros.entregar, fresh, { ...(await phone()), clave: randomUUID() });
  expect(content).toMatchObject({ retenido: false, hoy: { situacion: 'trabajando' } });
});

test('what came without a time that the server had signed is a proposal once the month is reopened', async () => {
  const { body, phone, day, reopen } = await closedJanuary();
  const { diferido, tipo } = body('entrada', '07:00');
  const unsigned = { tipo, diferido: { ...diferido, sello: undefined } };
  const { content } = await server.call(registros.entregar, unsigned, { ...(await phone()), clave: randomUUID() });
  expect(content).toMatchObject({ retenido: true, propuesto: false });
  expect(await reopen()).toMatchObject({ escritos: 1 });
  const { items, correcciones } = await day();
  expect([items, correcciones.map(({ estado, motivo }) => [estado, motivo])]).toEqual([
    [],
    [['pendiente', 'Se fichó sin conexión y su hora no se pudo comprobar.']],
  ]);
});

test('what an older app kept arrives, whatever else it says', async () => {
  const { body, phone } = await closedJanuary();
  const old = { ...body('entrada', '07:00'), brujula: 'norte', diferido: { ...body('entrada', '07:00').diferido, bateria: 12 } };
  const { status, content } = await server.call(registros.entregar, old, { ...(await phone()), clave: randomUUID() });
  expect([status, content.retenido]).toEqual([200, true]);
});

test('what is kept can be neither changed nor seen by another company, and there is an end to it', async () => {
  const { body, phone, company, personaId } = await closedJanuary();
  await server.call(registros.entregar, body('entrada', '07:00'), { ...(await phone()), clave: randomUUID() });
  const stranger = await closedJanuary();
  expect(await stranger.reopen()).toMatchObject({ escritos: 0 });
  await expect(
    server.db.tenant(company.entidadId, (tx) =>
      tx.query({ name: 'held-change', text: 'update instancia.fichajes_retenidos set momento = now()' }, []),
    ),
  ).rejects.toThrow(/permission denied/);
  await runSql(
    server.superuserUrl,
    `insert into instancia.fichajes_retenidos (entidad_id, usuario_id, clave, fecha, tipo_id, momento, confianza, momento_dispositivo, recibido, aparato, datos)
     select ${company.entidadId}, ${personaId}, gen_random_uuid(), '${DAY}', 1, now(), 'tardia', now(), now(), 'web', '{}' from generate_series(2, 500)`,
  );
  const full = await server.call(registros.entregar, body('salida', '08:00'), { ...(await phone()), clave: randomUUID() });
  expect([full.status, full.sobre.Error.Code]).toEqual([409, 'registros.mes-cerrado']);
});
