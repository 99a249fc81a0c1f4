import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulado } from '@jornada/contract/simulado.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { urlOf } from './platform/http/router.ts';
import { createTestPeople, type TestPeople } from './testing/test-people.ts';

let world: TestPeople;
let acting: { token: string; simulado: string };
beforeAll(async () => {
  world = await createTestPeople({ now: '2026-03-10T09:00:00Z', gente: [{ userName: 'ANA', roles: ['empleado', 'responsable'] }] });
  const { content } = await world.server.call(
    simulado.empezar,
    { id: world.empresa.personas['ANA'] ?? 0, motivo: 'Lo ha pedido' },
    world.jefa,
  );
  acting = { ...world.jefa, simulado: content.Token };
});
afterAll(() => world.close());

const nameOf = (call: (typeof CALLS)[number]): string => `${call.method} ${urlOf(call)}`;
const refused = CALLS.filter(({ sinSimular }) => sinSimular);

test.each(refused.map((call) => [nameOf(call), call] as const))('%s is refused on behalf of somebody else', async (_name, call) => {
  const { status, sobre } = await world.server.call(call, {}, acting);
  expect([status, sobre.Error.Code]).toEqual([403, 'general.en-nombre-de-otro']);
});

/** Paths about passwords, PINs, second factors, photos, one's own data and devices. */
const PERSONAL =
  /contrasena|password|\bpin\b|insertarpin|recuperarpin|factor|llave|passkey|webauthn|totp|updatePhoto|borrarFoto|exportacion|setLanguage/i;

test('personal calls are refused, or are about the signed-in person', () => {
  const open = CALLS.filter((call) => PERSONAL.test(call.path) && call.acceso !== 'none' && !call.sinSimular && !call.soloTitular);
  expect(open.map(nameOf)).toEqual([]);
});

test('the calls of the intranet, of sessions and of this acting itself are always one’s own', () => {
  const others = CALLS.filter(({ path, soloTitular }) => /^\/(?:intranet|sesiones)\b/.test(path) && !soloTitular);
  expect(others.map(nameOf)).toEqual([]);
});
