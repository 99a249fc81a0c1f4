import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { stampedAt } from '../../../testing/stamped.ts';
import { createTestTeam, type TestTeam } from '../../../testing/test-team.ts';
import { createEntidadesService } from '../../../shared/company/configuration.ts';
import { rebuildProjections } from '../service.ts';

// Three days that overlap one another, the second one with both others. Whatever is done to one of them, what is stored is what the
// whole log projects to.

let team: TestTeam;
beforeAll(async () => {
  team = await createTestTeam({
    now: '2026-03-09T07:00:00Z',
    personas: [
      { userName: 'JEFE', roles: ['responsable'] },
      { userName: 'EVA', responsable: 'JEFE' },
      { userName: 'LEO', responsable: 'JEFE' },
    ],
  });
});
afterAll(() => team.close());

const DAYS = { '2026-03-09': ['20:00', '29:00'], '2026-03-10': ['28:30', '52:00'], '2026-03-11': ['51:30', '57:00'] } as const;
const instant = (hours: string): string => {
  const [hour = 0, minute = 0] = hours.split(':').map(Number);
  return Temporal.Instant.from('2026-03-09T00:00:00Z').add({ hours: hour, minutes: minute }).toString();
};

/** Records a mark late, as from a device that had no connection. */
async function late(userName: string, tipo: 'entrada' | 'salida', momento: string, now: string): Promise<number> {
  const { token } = await team.as(userName, now);
  const holder = { entidadId: team.empresa.entidadId, usuarioId: team.empresa.personas[userName] };
  const diferido = { momento, desfaseMs: 0, medido: momento, sello: stampedAt(team.server, holder, momento) };
  const answer = await team.server.call(
    registros.guardar,
    { tipo: team.empresa.tipos[tipo] ?? 0, diferido },
    { token, clave: randomUUID() },
  );
  expect(answer.status).toBe(200);
  return answer.content.registro.id;
}

async function liveThreeDays(userName: string): Promise<{ entradas: number[] }> {
  const entradas: number[] = [];
  for (const [from, to] of Object.values(DAYS)) {
    entradas.push(await late(userName, 'entrada', instant(from), instant('58:00')));
    await late(userName, 'salida', instant(to), instant('58:00'));
  }
  return { entradas };
}

const differing = async () => {
  const { server, empresa } = team;
  const configuration = await createEntidadesService({ db: server.db }).getConfiguration(empresa.entidadId, 0);
  const { distintos } = await rebuildProjections({ db: server.db, entidadId: empresa.entidadId, empresa: configuration, write: false });
  return distintos;
};
const storedOf = async (userName: string, now: string) => {
  const { dias } = (await team.server.call(registros.calendario, { ano: 2026, mes: 3 }, await team.as(userName, now))).content;
  return dias.filter(({ fecha }) => fecha in DAYS).map(({ estado, linea }) => [estado, linea?.incidencias]);
};

test('each of the days says so, and the two that begin within another one do not count', async () => {
  await liveThreeDays('EVA');
  expect(await storedOf('EVA', instant('58:00'))).toEqual([
    ['cerrada', ['solape']],
    ['incompleta', ['solape']],
    ['incompleta', ['solape']],
  ]);
  expect(await differing()).toEqual([]);
});

test('weeks later one of them is put right: the other two still overlap', async () => {
  const { entradas } = await liveThreeDays('LEO');
  const weeksLater = '2026-04-01T08:00:00Z';
  const { correccion } = (await (await team.as('LEO', weeksLater)).correct(entradas[2] ?? 0, instant('52:30'))).content;
  expect((await (await team.as('JEFE', weeksLater)).decide([correccion.id], true)).codigo).toBe(null);
  expect(await storedOf('LEO', weeksLater)).toEqual([
    ['cerrada', ['solape']],
    ['incompleta', ['solape']],
    ['cerrada', []],
  ]);
  expect(await differing()).toEqual([]);
});
