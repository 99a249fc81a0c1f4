import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { login } from '@jornada/contract/login.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createTestTeam, type TestTeam } from '../../../testing/test-team.ts';

const SEVEN = '2026-03-10T07:00:00Z';
const NINE = '2026-03-10T09:00:00Z';
const FIVE = '2026-03-10T16:00:00Z';
const HEADER = CABECERAS.sello.toLowerCase();
let team: TestTeam;
let next = 0;
let userName = '';
let other = '';

beforeAll(async () => {
  const people = Array.from({ length: 30 }, (_, index) => ({ userName: `P${index}`, responsable: 'JEFE' }));
  team = await createTestTeam({ now: SEVEN, personas: [{ userName: 'JEFE', roles: ['responsable'] }, ...people] });
});
afterAll(() => team.close());
beforeEach(() => {
  [userName, other] = [`P${next}`, `P${next + 1}`];
  next += 2;
});

/** The stamp that somebody's device gets with any answer. */
async function stampFor(who: string, at: string, server: Pick<TestTeam['server'], 'call'> = team.server): Promise<string> {
  const { token } = await team.as(who, at);
  const { headers } = await server.call(registros.puedeFichar, {}, { token });
  return String(headers[HEADER]);
}

/** Delivers a mark that was made at `momento` without a network. */
async function deliver(
  diferido: object,
  {
    at = NINE,
    momento = '2026-03-10T08:00:00Z',
    server = team.server,
  }: { at?: string; momento?: string; server?: Pick<TestTeam['server'], 'call'> } = {},
) {
  const { token } = await team.as(userName, at);
  const input = { tipo: team.empresa.tipos.entrada, diferido: { momento, desfaseMs: 0, medido: momento, enviado: at, ...diferido } };
  const answer = await server.call(registros.entregar, input, { token, clave: randomUUID() });
  expect(answer.status).toBe(200);
  const { content: day } = await team.server.call(registros.listado, { filtro_fecha: momento.slice(0, 10) }, { token });
  return { ...answer.content, items: day.items, correcciones: day.correcciones, dia: day.dia };
}

test('every answer to a session has the time that the server has signed, which nobody else can use; other answers have none', async () => {
  const [own, alien] = [await stampFor(userName, SEVEN), await stampFor(other, SEVEN)];
  expect(own).toMatch(/^1773126000\.[\w-]+\.[\w-]{43}$/);
  expect(alien).not.toBe(own);
  expect(await stampFor(userName, NINE)).not.toBe(own);
  const { headers } = await team.server.call(login.entrar, { UserName: userName, Password: 'no' });
  expect(headers[HEADER]).toBeUndefined();
  // Refusals, too.
  const { token } = await team.as(userName, SEVEN);
  const refused = await team.server.call(registros.byId, { id: 999_999 }, { token });
  expect([refused.status, String(refused.headers[HEADER]).slice(0, 11)]).toEqual([404, '1773126000.']);
});

describe('what was recorded without a network', () => {
  test('counts by itself with the time that the server had signed before', async () => {
    const sello = await stampFor(userName, SEVEN);
    expect(await deliver({ sello })).toMatchObject({
      propuesto: false,
      items: [{ momento: '2026-03-10T08:00:00Z', confianza: 'tardia' }],
      correcciones: [],
    });
  });

  test('counts on another server with the same keys', async () => {
    const second = await team.server.another();
    const sello = await stampFor(userName, SEVEN, second);
    expect((await deliver({ sello })).propuesto).toBe(false);
    await second.close();
    expect((await deliver({ sello }, { momento: '2026-03-10T08:05:00Z' })).propuesto).toBe(false);
  });

  test('counts from an app that was closed the evening before and opened without a network', async () => {
    const sello = await stampFor(userName, '2026-03-09T17:30:00Z');
    const { items } = await deliver({ sello, medido: '2026-03-09T17:30:00Z' }, { at: FIVE });
    expect(items).toMatchObject([{ momento: '2026-03-10T08:00:00Z', confianza: 'tardia' }]);
  });

  test('counts, with a time to be checked, where the server had signed none within a day, but within the days of the company', async () => {
    const sello = await stampFor(userName, '2026-03-06T17:30:00Z');
    const { items, propuesto } = await deliver({ sello });
    expect([propuesto, items.map(({ confianza }) => confianza)]).toEqual([false, ['dudosa']]);
  });

  test('is not before the time that the server had signed, however far back the device’s clock was put', async () => {
    const sello = await stampFor(userName, '2026-03-10T08:30:00Z');
    const { items } = await deliver({ sello }, { momento: '2026-03-10T06:00:00Z' });
    expect(items).toMatchObject([{ momento: '2026-03-10T08:30:00Z', confianza: 'dudosa' }]);
  });

  test.each([
    ['none, as an older app sends it', () => ({})],
    ['one that says another hour', (own: string) => ({ sello: own.replace(/^\d+/, (seconds) => String(Number(seconds) - 3600)) })],
    ['one that was made up', () => ({ sello: '1773126000.test.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })],
    ['that of somebody else', (_: string, alien: string) => ({ sello: alien })],
  ])('waits for the company with %s, and counts once somebody agrees', async (_, tell) => {
    const told = tell(await stampFor(userName, SEVEN), await stampFor(other, SEVEN));
    const { propuesto, items, correcciones } = await deliver(told);
    expect([propuesto, items]).toEqual([true, []]);
    expect(correcciones).toMatchObject([
      { clase: 'alta', estado: 'pendiente', esPropia: true, motivo: 'Se fichó sin conexión y su hora no se pudo comprobar.' },
    ]);
    const boss = await team.as('JEFE', NINE);
    expect(
      await boss.decide(
        correcciones.map(({ id }) => id),
        true,
      ),
    ).toMatchObject({ codigo: null });
    const { token } = await team.as(userName, NINE);
    const { content } = await team.server.call(registros.listado, { filtro_fecha: '2026-03-10' }, { token });
    expect(content.items).toMatchObject([{ momento: '2026-03-10T08:00:00Z', confianza: 'tardia' }]);
    expect(content.dia.linea.incidencias).not.toContain('dudosa');
  });

  test('waits for the company where the signed time is more days old than the company says', async () => {
    const sello = await stampFor(userName, '2026-03-02T23:59:00Z');
    const { propuesto, correcciones } = await deliver({ sello });
    expect(propuesto).toBe(true);
    expect(correcciones).toMatchObject([{ estado: 'pendiente', motivo: 'Se fichó sin conexión y llegó tarde.' }]);
    expect(
      (await deliver({ sello: await stampFor(userName, '2026-03-03T00:01:00Z') }, { momento: '2026-03-10T08:10:00Z' })).propuesto,
    ).toBe(false);
  });

  test('is not taken as a mark for now without a signed time', async () => {
    const { token } = await team.as(userName, NINE);
    const diferido = { momento: '2026-03-10T08:00:00Z', desfaseMs: 0, medido: SEVEN };
    const { sobre } = await team.server.call(registros.guardar, { tipo: team.empresa.tipos.entrada, diferido }, { token });
    expect(sobre.Error.Code).toBe('registros.hora-no-permitida');
  });
});
