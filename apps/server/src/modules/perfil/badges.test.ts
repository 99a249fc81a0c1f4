import { afterAll, beforeAll, expect, test } from 'vitest';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createEntidadesService } from '../../shared/company/configuration.ts';
import type { BadgeCounters } from '../../shared/badges.ts';
import { MODULES } from '../../modules.ts';
import { createPerfilService } from './service.ts';

let server: TestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-09T09:00:00Z' });
  company = await createTestCompany(server.db, { personas: [{ userName: 'ANA' }, { userName: 'LUIS' }] });
  await createTestCompany(server.db, { personas: [{ userName: 'OTRA' }] });
});
afterAll(() => server.close());

async function profileWith(badges: BadgeCounters) {
  const { db, clock } = server;
  const entidades = createEntidadesService({ db });
  const fotoTokens = { sign: () => '', verify: () => null };
  const perfil = createPerfilService({ db, clock, entidades, fotoTokens: fotoTokens as never, environment: 'pruebas', badges });
  return perfil.getProfile({
    entidadId: company.entidadId,
    usuarioId: company.personas['ANA'] ?? 0,
    token: 't',
    revision: 1,
    idioma: 'es',
  });
}

const COLLEAGUES = composed<{ n: number }>('select count(*)::int as n from instancia.usuarios where usuario_id <> $1');

test('a badge says what its module counts, within the company of the person, also by the names of the specification; what is 0 is not there', async () => {
  const { Insignias, NumChatsSinLeer, NumComunicacionesSinLeer, NumCambioTurnosPendientes } = await profileWith({
    chat: async (tx, { usuarioId }) => (await tx.query(COLLEAGUES, [usuarioId]))[0]?.n ?? 0,
    wiki: async (_tx, { entidadId }) => ({ wiki: entidadId === company.entidadId ? 4 : 0, 'wiki-por-confirmar': 2, 'wiki-otra': 0 }),
    visitas: async () => 0,
  });
  expect(Insignias).toEqual({ chat: 1, wiki: 4, 'wiki-por-confirmar': 2 });
  expect([NumChatsSinLeer, NumComunicacionesSinLeer, NumCambioTurnosPendientes]).toEqual([1, 4, 0]);
});

// The specification's badges, and the features that have what they count.
test.each([
  ['wiki', 'wiki'],
  ['chat', 'chat'],
  ['turnos', 'cambio-turnos'],
] as const)('%s is counted by the module %s as soon as there is one', (badge, name) => {
  const counting = MODULES.filter(({ badges }) => badges && badge in badges).map((module) => module.name);
  expect(counting).toEqual(MODULES.some((module) => module.name === name) ? [name] : []);
});
