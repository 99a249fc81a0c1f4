import { afterAll, beforeAll, expect, test } from 'vitest';
import { registros, tipos } from '@jornada/contract/index.ts';
import { writeDemo } from '../../modules.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { readPerson } from '../registros/reads.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';
import { CONTRASENA } from './company/accounts.ts';
import { fillGap, type Resumen } from './fill-gap.ts';
import { findState } from './repo.ts';

const THURSDAY = '2026-09-10';
const MONDAY = '2026-09-14';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ now: `${THURSDAY}T08:30:00Z` });
});
afterAll(() => server.close());

const fill = (): Promise<Resumen> =>
  fillGap({ db: server.db, clock: server.clock, inicio: '2026-09-07', features: writeDemo(server.vault), onStart: () => undefined });

test('what somebody has clocked is left alone, and the days after it are filled', async () => {
  const { db, clock } = server;
  const { entidadId } = await fill();
  const { Token } = await server.signIn(CUENTAS.fijo, CONTRASENA);
  const { content } = await server.call(tipos.todos, {}, { token: Token });
  const entrada = content.items.find(({ clase }) => clase === 'entrada')?.id ?? 0;
  expect((await server.call(registros.guardar, { tipo: entrada }, { token: Token })).status).toBe(200);

  clock.set(`${MONDAY}T08:30:00Z`);
  expect((await fill()).rechazos).toBe(0);
  const { personas } = await db.tenant(entidadId, (tx) => findState(tx, entidadId));
  const personaId = personas.find(({ userName }) => userName === CUENTAS.fijo)?.id ?? 0;
  const ventana = { desde: THURSDAY, hasta: MONDAY };
  const { eventos, jornadas } = await readPerson(db, { entidadId, personaId, eventos: ventana, dias: ventana, dia: null, clave: null });
  expect(eventos.filter(({ fecha }) => fecha === THURSDAY).map(({ evento }) => evento)).toEqual(['fichaje', 'olvido']);
  expect(jornadas.map(({ fecha, estado }) => ({ fecha, estado }))).toEqual([
    { fecha: THURSDAY, estado: 'incompleta' },
    { fecha: '2026-09-11', estado: 'cerrada' },
  ]);
});
