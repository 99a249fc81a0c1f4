import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { excesos } from '@jornada/contract/excesos/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createTestRequestsOn } from '../../testing/test-requests.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-02-20T06:00:00Z' });
});
afterAll(() => server.close());

describe('the overtime of a year', () => {
  const NORMA = 'Convenio, art. 8';
  const LIMITES = [
    { pais: 'ES', vigente: '2026-01-01', reglas: { 'horas-extra-anual': { minutos: 120, compensaMeses: 4, norma: NORMA } } },
  ];

  /** A company whose people have worked an hour and a half too long on two days. `decide`: what the minutes of a day are. */
  async function twoLongDays(ajustes: { verJornadaPrevista?: boolean } = {}) {
    const userName = `LARGA${Object.values(ajustes).length}`;
    const other = await createTestRequestsOn(server, {
      ajustes: { limites: LIMITES, ...ajustes },
      personas: [{ userName: `JEFA${userName}`, roles: ['admin'] }, { userName }],
    });
    const { entrada, comida, volverComida, salida } = other.empresa.tipos;
    for (const fecha of ['2026-02-24', '2026-03-10']) {
      for (const [hora, tipo] of [
        ['07:00', entrada],
        ['11:00', comida],
        ['12:00', volverComida],
        ['17:30', salida],
      ] as const) {
        server.clock.set(`${fecha}T${hora}:00Z`);
        expect((await server.call(registros.guardar, { tipo }, await other.as(userName))).status).toBe(200);
      }
    }
    const persona = other.idOf(userName);
    const decide = async (fecha: string, categoria: 'pagada' | 'descanso') => {
      const partes = [{ categoria, minutos: 90 }];
      const answer = await server.call(excesos.decidir, { persona, fecha, partes, motivo: 'x' }, await other.as(`JEFA${userName}`));
      expect(answer.status).toBe(200);
    };
    const told = async (at: string, mes: number) => {
      server.clock.set(at);
      const session = await other.as(userName);
      await server.call(excesos.propios, { ano: 2026 }, session);
      const { dias } = (await server.call(registros.calendario, { ano: 2026, mes }, session)).content;
      return dias.flatMap(({ avisos }) => avisos).filter(({ regla }) => regla === 'horas-extra-anual');
    };
    return { decide, told };
  }

  test('is told in the month of the person, on the day that passes what is allowed; rest that is taken in time does not count', async () => {
    const { decide, told } = await twoLongDays();
    expect(await told('2026-03-12T20:00:00Z', 3)).toEqual([]);
    await decide('2026-02-24', 'pagada');
    await decide('2026-03-10', 'pagada');
    expect(await told('2026-03-12T20:00:00Z', 3)).toMatchObject([
      { fecha: '2026-03-10', norma: NORMA, limiteMinutos: 120, valorMinutos: 180 },
    ]);
    expect(await told('2026-03-12T20:00:00Z', 2)).toEqual([]);
    await decide('2026-02-24', 'descanso');
    expect(await told('2026-03-12T20:00:00Z', 3)).toEqual([]);
    // Its four months are over, and nobody has rested.
    expect(await told('2026-07-12T20:00:00Z', 3)).toMatchObject([{ fecha: '2026-03-10', valorMinutos: 180 }]);
  });

  test('above a plan that is hidden is told without its hours', async () => {
    const { decide, told } = await twoLongDays({ verJornadaPrevista: false });
    await decide('2026-02-24', 'pagada');
    await decide('2026-03-10', 'pagada');
    expect(await told('2026-03-12T20:00:00Z', 3)).toMatchObject([{ fecha: '2026-03-10', limiteMinutos: 120, valorMinutos: 120 }]);
  });
});
