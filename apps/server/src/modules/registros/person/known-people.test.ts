import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { composed } from '../../../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createKnownPeople, type Conocida } from './known-people.ts';
import { pointAfter } from './point.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import { createTranslator } from '@jornada/i18n/server.ts';
import { rebuildProjections } from '../act/rebuild.ts';
import { summarizePast } from '../present/past.ts';
import { presentToday } from '../present/today.ts';
import { createReader, type Lectura } from './reader.ts';
import { createRememberingReader } from './remembering-reader.ts';
import { createEntidadesService } from '../../../shared/company/configuration.ts';

const PUBLISH = composed(`
  with p as (
    insert into instancia.turnos_publicaciones (entidad_id, autor_id, momento, desde, hasta, personas, dias)
    values ($1, $2, '2026-05-12T00:00:00Z', $3, $3, 1, 1) returning publicacion_id)
  insert into instancia.dias_sueltos as d (entidad_id, usuario_id, fecha, partes, publicacion_id)
  select $1, $2, $3, nullif($4::jsonb, 'null'), p.publicacion_id from p
  on conflict (entidad_id, usuario_id, fecha) do update set partes = excluded.partes, publicacion_id = excluded.publicacion_id, numero = d.numero + 1`);

let server: TestServer;
let other: Awaited<ReturnType<TestServer['another']>>;
let company: TestCompany;
const EIGHT = '2026-03-10T07:00:00Z';

beforeAll(async () => {
  server = await createTestServer({ now: EIGHT });
  other = await server.another();
  company = await createTestCompany(server.db, {
    personas: ['ANA', 'LUIS', 'EVA', 'NOE', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'].map((userName) => ({ userName })),
  });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

async function someone(userName: string) {
  let { Token } = await server.signIn(userName);
  const hoyOn = async (node: Pick<TestServer, 'call'>) => (await node.call(registros.registrosHoy, {}, { token: Token })).content;
  return {
    async at(instant: string) {
      server.clock.set(instant);
      Token = (await server.signIn(userName)).Token;
    },
    clock: (node: Pick<TestServer, 'call'>, tipo: number, clave?: string) =>
      node.call(registros.guardar, { tipo }, { token: Token, ...(clave ? { clave } : {}) }),
    get token() {
      return Token;
    },
    /** The home data from the memory of two servers, and from a server that has just started. */
    async sameEverywhere() {
      const fresh = await server.another();
      try {
        const read = await hoyOn(fresh);
        expect(await hoyOn(server)).toEqual(read);
        expect(await hoyOn(other)).toEqual(read);
        return read;
      } finally {
        await fresh.close();
      }
    },
  };
}

test('whatever is done on one server, by whatever way, both show what one that has just started reads', async () => {
  const { tipos: t, personas: ids } = company;
  const ana = await someone('ANA');
  await ana.sameEverywhere();
  const first = await ana.clock(server, t.entrada);
  expect((await ana.sameEverywhere()).situacion).toBe('trabajando');
  await ana.at('2026-03-10T09:30:40Z');
  expect((await ana.clock(other, t.cafe)).status).toBe(200);
  expect((await ana.sameEverywhere()).situacion).toBe('pausa');
  await ana.at('2026-03-10T09:50:00Z');
  await ana.clock(other, t.volverCafe);
  await ana.sameEverywhere();
  await ana.at('2026-03-10T16:10:00Z');
  await ana.clock(server, t.salida);
  await ana.sameEverywhere();
  const asked = { id: first.content.registro.id, hora: '2026-03-10T06:50:00Z', motivo: 'Llegué antes' };
  expect((await server.call(registros.solicitarCambioHora, asked, { token: ana.token })).status).toBe(200);
  await ana.sameEverywhere();

  // Forgotten in the evening, reported the next day, and then removed.
  await ana.at('2026-03-11T07:02:00Z');
  await ana.clock(other, t.entrada);
  await ana.sameEverywhere();
  await ana.at('2026-03-12T07:00:00Z');
  expect((await ana.sameEverywhere()).olvidada).toMatchObject({ fecha: '2026-03-11' });
  await ana.clock(server, t.entrada);
  await ana.sameEverywhere();
  await ana.at('2026-03-12T13:00:00Z');
  await ana.sameEverywhere();

  // Changes outside her log: leave, another schedule, the company's holidays and settings, a closed month.
  const before = await ana.sameEverywhere();
  await runSql(
    server.superuserUrl,
    "insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada) values ($1, $2, '2026-03-09', '2026-03-09', 'permiso', true)",
    [company.entidadId, ids['ANA']],
  );
  const onLeave = await ana.sameEverywhere();
  expect(onLeave.semana[0]?.linea.motivo).toBe('ausencia');
  expect(onLeave).not.toEqual(before);
  await runSql(server.superuserUrl, 'update instancia.ausencias set minutos = 60 where entidad_id = $1 and usuario_id = $2', [
    company.entidadId,
    ids['ANA'],
  ]);
  expect((await ana.sameEverywhere()).semana[0]?.linea.previstoMinutos).toBe(420);
  await runSql(
    server.superuserUrl,
    'update instancia.asignaciones set horario_id = null, centro_id = null where entidad_id = $1 and usuario_id = $2',
    [company.entidadId, ids['ANA']],
  );
  expect((await ana.sameEverywhere()).semana[1]?.linea.motivo).toBe('sin-contrato');
});

test('what is kept of a past holds until midnight, until a night ends in the next day, and until the company decides otherwise', async () => {
  const { tipos: t } = company;
  const noe = await someone('NOE');
  const twice = async () => {
    await noe.sameEverywhere();
    return noe.sameEverywhere();
  };
  for (const day of ['09', '10', '11']) {
    await noe.at(`2026-03-${day}T07:00:00Z`);
    await noe.clock(server, t.entrada);
    await noe.at(`2026-03-${day}T17:40:00Z`);
    await noe.clock(other, t.salida);
    await twice();
  }
  // Before and after midnight in Madrid, on the same day in UTC.
  await noe.at('2026-03-11T22:30:00Z');
  await twice();
  await noe.at('2026-03-11T23:30:00Z');
  await twice();
  await noe.at('2026-03-12T07:00:00Z');
  expect((await twice()).mes?.trabajadoMinutos).toBe(3 * 640);

  // A day that ends after midnight: what was today is now in the past, and was not among the remembered past.
  await noe.at('2026-03-12T21:00:00Z');
  await noe.clock(server, t.entrada);
  await twice();
  await noe.at('2026-03-13T05:30:00Z');
  await twice();
  expect((await noe.clock(server, t.salida)).content.hoy).toEqual(await noe.sameEverywhere());
  await twice();
  await noe.at('2026-03-13T07:30:00Z');
  const warned = await twice();
  expect(warned.avisos.map(({ regla }) => regla)).toContain('descanso-diario');

  // Settings that were used to compute the past.
  await runSql(
    server.superuserUrl,
    `update instancia.entidades set ajustes = ajustes || '{"avisarLimites": false}' where entidad_id = $1`,
    [company.entidadId],
  );
  expect((await twice()).avisos).toEqual([]);
  await runSql(server.superuserUrl, `update instancia.entidades set ajustes = ajustes - 'avisarLimites' where entidad_id = $1`, [
    company.entidadId,
  ]);
  expect((await twice()).avisos).toEqual(warned.avisos);
});

test('a key that was used is known, also by the server that did not see it', async () => {
  const { tipos: t } = company;
  const luis = await someone('LUIS');
  await luis.at('2026-03-10T07:00:00Z');
  await luis.sameEverywhere();
  const [one, two] = [randomUUID(), randomUUID()];
  const first = await luis.clock(server, t.entrada, one);
  await luis.sameEverywhere();
  for (const node of [server, other]) {
    const again = await luis.clock(node, t.entrada, one);
    expect([again.status, again.content.repetido, again.content.registro.id]).toEqual([200, true, first.content.registro.id]);
    // Even if the state would allow another pause, it is the same action.
    expect((await luis.clock(node, t.cafe, two)).content.repetido).toBe(node === other);
    expect((await luis.clock(node, t.comida, two)).sobre.Error.Code).toBe('general.clave-reutilizada');
  }
});

test('of the same action on two servers at once one is done, and both tell of it', async () => {
  const { tipos: t } = company;
  const eva = await someone('EVA');
  await eva.at('2026-03-10T07:00:00Z');
  await eva.sameEverywhere();
  const answers = await Promise.all([server, other, server, other].map((node) => eva.clock(node, t.entrada)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect((await eva.sameEverywhere()).registros).toHaveLength(1);
});

test('days that were projected again are read again', async () => {
  const eva = await someone('EVA');
  await eva.at('2026-03-11T07:00:00Z');
  await eva.sameEverywhere();
  await runSql(
    server.superuserUrl,
    "update instancia.jornadas set inicio = '2026-03-10T06:00:00Z' where entidad_id = $1 and usuario_id = $2",
    [company.entidadId, company.personas['EVA']],
  );
  const empresa = await createEntidadesService({ db: server.db }).getConfiguration(company.entidadId, 1);
  const { distintos } = await rebuildProjections({ db: server.db, entidadId: company.entidadId, empresa, write: true });
  expect(distintos).toEqual([{ personaId: company.personas['EVA'], fecha: '2026-03-10' }]);
  expect((await eva.sameEverywhere()).semana[1]?.inicio).toBe('2026-03-10T07:00:00Z');
});

test('a limited number of people is remembered, each only until their point changes', () => {
  const people = createKnownPeople({ atHand: 2, packedBytes: 0 });
  const estado = (personaId: number, punto: string | null = `${personaId}.1.0.3.9`, hasta = '2026-03-18') => ({
    entidadId: 1,
    personaId,
    punto,
    hasta,
  });
  const keep = (personaId: number) => people.keep(estado(personaId), { persona: { punto: `${personaId}.1.0.3.9` } } as Conocida);
  keep(1);
  keep(2);
  expect(people.find(estado(1))).not.toBeNull();
  keep(3);
  expect([1, 2, 3].map((id) => people.find(estado(id)) !== null)).toEqual([true, false, true]);
  expect(people.find(estado(1, '1.1.0.4.10'))).toBeNull();
  expect(people.find(estado(1, null))).toBeNull();
  expect(people.find(estado(1, undefined, '2026-03-19'))).toBeNull();
  expect(people.find({ ...estado(1), entidadId: 2 })).toBeNull();
  // One is at hand, and there is room for one that is packed.
  const small = createKnownPeople({ atHand: 1, packedBytes: 60 });
  for (const id of [1, 2, 3]) small.keep(estado(id), { persona: { punto: `${id}.1.0.3.9` } } as Conocida);
  expect([1, 2, 3].map((id) => small.find(estado(id))?.persona.punto)).toEqual([undefined, '2.1.0.3.9', '3.1.0.3.9']);
  expect(small.find(estado(2, '2.1.0.4.10'))).toBeNull();
  expect(pointAfter('7.1.0.3.9', { numero: 5, registroId: 12 })).toBe('7.1.0.5.12');
});

test("of many who write in the same moment each gets their own record, and whoever is refused spoils nobody else's", async () => {
  const { tipos: t } = company;
  server.clock.set('2026-03-16T08:00:00Z');
  const crowd = await Promise.all(
    ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'].map(async (userName) => ({ userName, token: (await server.signIn(userName)).Token })),
  );
  // Each action is sent twice, with keys. One of each pair is written. The other one is found as done, or refused, on either
  // server.
  const answers = await Promise.all(
    crowd.flatMap(({ token }, index) => {
      const clave = randomUUID();
      return [server, other].map((node) =>
        node.call(registros.guardar, { tipo: t.entrada }, { token, clave: index % 2 === 0 ? clave : randomUUID() }),
      );
    }),
  );
  for (const [index, { userName, token }] of crowd.entries()) {
    const pair = answers.slice(index * 2, index * 2 + 2).map(({ status, content }) => `${status} ${content?.repetido}`);
    expect(pair.toSorted((a, b) => a.localeCompare(b))).toEqual(
      index % 2 === 0 ? ['200 false', '200 true'] : ['200 false', '409 undefined'],
    );
    const { content } = await server.call(registros.registrosHoy, {}, { token });
    expect(content.registros.map(({ momento }) => momento)).toEqual(['2026-03-16T08:00:00Z']);
    const rows = await runSql(
      server.superuserUrl,
      'select usuario_id, autor_id, fecha::text from instancia.registros where entidad_id = $1 and usuario_id = $2',
      [company.entidadId, company.personas[userName]],
    );
    expect(rows).toEqual([{ usuario_id: company.personas[userName], autor_id: company.personas[userName], fecha: '2026-03-16' }]);
  }
});

test('a single day that is published, changed or taken back is seen by whoever knew the person', async () => {
  const { entidadId, personas: ids } = company;
  const noe = await someone('NOE');
  const publish = (partes: unknown) =>
    server.db.tenant(entidadId, (tx) => tx.query(PUBLISH, [entidadId, ids['NOE'], '2026-05-12', JSON.stringify(partes)]));
  const turno = (inicio: string, fin: string) => ({ turno: { codigo: 'X', nombre: 'X', inicio, fin, pausas: [] }, puestoId: null });
  await noe.at('2026-05-12T05:00:00Z');
  const planned = async () => (await noe.sameEverywhere()).previsto?.minutos;
  expect(await planned()).toBe(480);
  await publish([turno('09:00', '12:00')]);
  expect(await planned()).toBe(180);
  await publish([turno('09:00', '12:00'), turno('14:00', '16:00')]);
  expect(await planned()).toBe(300);
  await publish([]);
  expect(await planned()).toBe(0);
  await publish(null);
  expect(await planned()).toBe(480);
});

test('whoever is packed shows what is read anew: within a night, with days in the log and with none', async () => {
  const { db, clock } = server;
  const { entidadId, tipos: t } = company;
  const entidades = createEntidadesService({ db });
  const read = createReader({ db, clock, entidades });
  const remember = createRememberingReader({ read, clock, entidades, summarize: summarizePast, people: createKnownPeople({ atHand: 0 }) });
  const presented = (lectura: Lectura) => presentToday(lectura, { language: 'es', translate: createTranslator(), names: new Map() });
  const permisos: Sesion['permisos'] = new Set(['registros.fichar:own']);
  const noe = await someone('NOE');
  await noe.at('2026-05-20T21:00:00Z');
  await noe.clock(server, t.entrada);
  await noe.at('2026-05-21T02:10:00Z');
  await noe.clock(server, t.comida);
  const [revision] = await runSql(server.superuserUrl, 'select revision from instancia.entidades where entidad_id = $1', [entidadId]);
  for (const [userName = '', personaId = 0] of Object.entries(company.personas)) {
    const [row] = await runSql(server.superuserUrl, 'select instancia.leer_punto($1, $2) as punto', [entidadId, personaId]);
    const sesion = {
      entidadId,
      usuarioId: personaId,
      personaId,
      punto: row?.['punto'],
      revision: Number(revision?.['revision']),
      permisos,
    } as Sesion;
    const pedido = { sesion, aparato: { clase: 'web' } as const };
    expect((await remember(pedido)).isRemembered, userName).toBe(false);
    const packed = await remember(pedido);
    expect(packed.isRemembered, userName).toBe(true);
    expect(presented(packed), userName).toEqual(presented(await read(pedido)));
  }
});
