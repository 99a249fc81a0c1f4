import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let next = 0;

/** Devices that come back at once. FLEET=100 makes it ten thousand actions, which take minutes. */
const FLEET = Number(process.env['FLEET'] ?? 5);

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
  company = await createTestCompany(server.db, { personas: Array.from({ length: 20 }, (_, index) => ({ userName: `P${index}` })) });
});
afterAll(() => server.close());

/** The next person, signed in at an instant. */
async function someoneAt(instant: string) {
  server.clock.set(instant);
  const userName = `P${next++}`;
  const { Token: token } = await server.signIn(userName);
  type Late = { tipo: keyof TestCompany['tipos']; momento: string; desfaseMs?: number | null; medido?: string | null };
  return {
    personaId: company.personas[userName],
    late: ({ tipo, momento, desfaseMs = 0, medido = '2026-03-10T05:00:00Z' }: Late, clave: string = randomUUID()) =>
      server.call(registros.guardar, { tipo: company.tipos[tipo], diferido: { momento, desfaseMs, medido } }, { token, clave }),
    press: (tipo: keyof TestCompany['tipos'], clave: string) =>
      server.call(registros.guardar, { tipo: company.tipos[tipo] }, { token, clave }),
    hoy: async () => (await server.call(registros.registrosHoy, {}, { token })).content,
  };
}

describe('what was recorded without a connection', () => {
  test('counts at its own hour, corrected by what the device knew of the time; both clocks are kept', async () => {
    const one = await someoneAt('2026-03-10T09:00:00Z');
    const { content, status } = await one.late({ tipo: 'entrada', momento: '2026-03-10T07:17:00Z', desfaseMs: -15 * 60_000 });
    expect(status).toBe(200);
    expect(content.registro).toMatchObject({
      momento: '2026-03-10T07:02:00Z',
      recibido: '2026-03-10T09:00:00Z',
      confianza: 'tardia',
      modo: 'directo',
    });
    expect(content.hoy).toMatchObject({ situacion: 'trabajando', minutos: { trabajado: 118 } });
    const [line] = await runSql(
      server.superuserUrl,
      `select momento_dispositivo, recibido, canonico from instancia.registros where usuario_id = ${one.personaId}`,
    );
    expect(JSON.stringify(line)).toContain('2026-03-10T07:17:00');
  });

  test.each([
    [
      'a phone a quarter of an hour ahead, never measured',
      { momento: '2026-03-10T09:15:00Z', desfaseMs: null, medido: null },
      '2026-03-10T09:00:00Z',
    ],
    ['a phone that says 1970', { momento: '1970-01-01T00:00:00Z', desfaseMs: 0 }, '2026-03-10T05:00:00Z'],
  ])('%s: within its limits, and doubtful', async (_, input, momento) => {
    const one = await someoneAt('2026-03-10T09:00:00Z');
    const { content } = await one.late({ tipo: 'entrada', ...input });
    expect(content?.registro).toMatchObject({ momento, confianza: 'dudosa' });
    expect(content?.hoy.incidencias).toContain('dudosa');
  });

  test('is the same action as the one that was sent before without an answer', async () => {
    const one = await someoneAt('2026-03-10T07:00:00Z');
    const clave = randomUUID();
    const first = await one.press('entrada', clave);
    const again = await one.late({ tipo: 'entrada', momento: '2026-03-10T07:00:00Z' }, clave);
    expect(again.content).toMatchObject({ repetido: true, registro: { id: first.content.registro.id, confianza: 'directa' } });
    const other = await one.late({ tipo: 'salida', momento: '2026-03-10T07:00:00Z' }, clave);
    expect([other.status, other.sobre.Error.Code]).toEqual([409, 'general.clave-reutilizada']);
  });

  test('stands beside what was clocked elsewhere meanwhile: written, and an incidence to resolve', async () => {
    const one = await someoneAt('2026-03-10T09:00:00Z');
    await one.press('entrada', randomUUID());
    const { status, content } = await one.late({ tipo: 'entrada', momento: '2026-03-10T08:30:00Z' });
    expect(status).toBe(200);
    expect(content.hoy.registros).toHaveLength(2);
    expect(content.hoy).toMatchObject({ situacion: 'trabajando', incidencias: ['orden'] });
  });

  test('of last week goes to its day, and leaves today as it is', async () => {
    const one = await someoneAt('2026-03-10T09:00:00Z');
    await one.press('entrada', randomUUID());
    const medido = '2026-03-03T06:00:00Z';
    await one.late({ tipo: 'entrada', momento: '2026-03-03T07:00:00Z', medido });
    const { content } = await one.late({ tipo: 'salida', momento: '2026-03-03T16:00:00Z', medido });
    expect(content.registro).toMatchObject({ fecha: '2026-03-03', momento: '2026-03-03T16:00:00Z' });
    expect(content.hoy).toMatchObject({ fecha: '2026-03-10', situacion: 'trabajando' });
  });

  test.each([
    ['an unknown field', { momento: '2026-03-10T08:00:00Z', desfaseMs: 0, medido: null, otro: 1 }],
    ['no instant', { momento: 'ayer', desfaseMs: 0, medido: null }],
    ['an offset that is no number', { momento: '2026-03-10T08:00:00Z', desfaseMs: Number.MAX_VALUE, medido: null }],
  ])('is refused with %s', async (_, diferido) => {
    const { Token } = await server.signIn('P19');
    const { status, sobre } = await server.call(registros.guardar, { tipo: company.tipos.entrada, diferido }, { token: Token });
    expect([status, sobre.Error.Code]).toEqual([422, 'general.datos-no-validos']);
  });
});

test(
  `${FLEET * 100} actions of ${FLEET} devices, sent twice, out of order and partly refused, are exactly the right records`,
  { timeout: 600_000 },
  async () => {
    const devices = FLEET;
    const days = 25;
    const people = Array.from({ length: devices }, (_, index) => ({ userName: `D${index}` }));
    const fleet = await createTestCompany(server.db, { nombre: 'Flota, S.A.', personas: people });
    const NOW = '2026-03-31T20:00:00Z';
    server.clock.set(NOW);
    const first = Temporal.PlainDate.from('2026-03-02');
    const work = async (userName: string, index: number): Promise<void> => {
      const { Token: token } = await server.signIn(userName);
      const actions = Array.from({ length: days }, (_, day) => first.add({ days: day }).toString()).flatMap((fecha) =>
        (
          [
            ['entrada', '07'],
            ['comida', '12'],
            ['volverComida', '13'],
            ['salida', '16'],
          ] as const
        ).map(([tipo, hora]) => ({
          tipo: fleet.tipos[tipo],
          momento: `${fecha}T${hora}:${String(index % 60).padStart(2, '0')}:00Z`,
          clave: randomUUID(),
        })),
      );
      const send = ({ tipo, momento, clave } = { tipo: 999_999, momento: NOW, clave: randomUUID() as string }) =>
        server.call(registros.guardar, { tipo, diferido: { momento, desfaseMs: 0, medido: momento } }, { token, clave });
      expect((await send()).status).toBe(422);
      for (let at = 0; at < actions.length; at += 4) {
        // The later ones first, two at once, and one of them twice.
        const [a, b, c, d] = actions.slice(at, at + 4);
        await Promise.all([d, a, d].map(send));
        await Promise.all([c, b].map(send));
      }
    };
    for (let at = 0; at < devices; at += 10) {
      await Promise.all(people.slice(at, at + 10).map(({ userName }, index) => work(userName, at + index)));
    }
    const counted = await runSql(
      server.superuserUrl,
      `select count(*)::int as lines, count(distinct clave)::int as keys from instancia.registros where entidad_id = ${fleet.entidadId} and evento = 'fichaje'`,
    );
    expect(counted).toEqual([{ lines: devices * days * 4, keys: devices * days * 4 }]);
    const odd = await runSql(
      server.superuserUrl,
      `select j.fecha, j.estado, j.incidencias, d.trabajado from instancia.jornadas j join instancia.dias d using (entidad_id, usuario_id, fecha)
     where j.entidad_id = ${fleet.entidadId} and not (j.estado = 'cerrada' and j.incidencias = '{}' and d.trabajado = 480)`,
    );
    expect(odd).toEqual([]);
  },
);
