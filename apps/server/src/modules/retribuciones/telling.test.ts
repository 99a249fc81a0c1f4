import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { webPush } from '@jornada/contract/notificaciones.ts';
import { retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { createTestTeam, type TestTeam } from '../../testing/test-team.ts';

const NOW = '2026-11-28T09:00:00Z';
let service: PushService;
let team: TestTeam;
beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  team = await createTestTeam({
    now: NOW,
    push: { sender, origin: service.origin },
    personas: [{ userName: '00000000T', roles: ['admin'] }, { userName: '00000001R' }, { userName: '00000002W' }],
  });
});
afterAll(async () => {
  await team.close();
  await service.close();
});

async function device(userName: string): Promise<string> {
  const who = await team.as(userName, NOW);
  const { token: Token, id } = service.subscribe();
  expect((await team.server.call(webPush.ponerToken, { Token }, who)).status).toBe(200);
  return id;
}
/** What was told since the last time, by device. */
async function told(): Promise<[string, Record<string, unknown>][]> {
  while ((await team.server.jobs.runDue()) > 0);
  return service.received.splice(0).map(({ device: id, text }) => [id, JSON.parse(text) as Record<string, unknown>]);
}
const slip = (userName: string, more: Partial<EntradaDe<typeof retribuciones.guardar>> = {}): EntradaDe<typeof retribuciones.guardar> => ({
  persona: team.empresa.personas[userName] ?? 0,
  ano: 2026,
  mes: 11,
  clase: 'mensual',
  bruto: 190_000,
  seguridadSocial: 14_409,
  baseIrpf: 190_000,
  tipoIrpf: 1211,
  irpf: 23_009,
  otrasDeducciones: 0,
  neto: 152_582,
  costeEmpresa: null,
  lineas: [{ clase: 'devengo', concepto: 'Salario base', importe: 190_000, nota: null }],
  ...more,
});

test('whose pay of the month is there is told, once and without an amount; of corrections and of years of before nobody is', async () => {
  const [ana, luis] = [await device('00000001R'), await device('00000002W')];
  const admin = await team.as('00000000T', NOW);
  const save = async (one: EntradaDe<typeof retribuciones.guardar>) => (await team.server.call(retribuciones.guardar, one, admin)).content;
  const { id, version } = await save(slip('00000001R'));
  const first = await told();
  expect(first).toMatchObject([
    [
      ana,
      {
        clase: 'nominas',
        ruta: '/retribuciones',
        titulo: 'Tu nómina está lista',
        texto: 'Ya puedes ver la de noviembre de 2026 con tu PIN.',
      },
    ],
  ]);
  // Without the device, whose random name has such figures now and then.
  expect(JSON.stringify(first.map(([, what]) => what))).not.toMatch(/1[.,]?9\d\d|1[.,]?525/);

  await save(slip('00000001R', { id, version, tipoIrpf: 1200 }));
  await save(slip('00000001R', { mes: 9 }));
  expect(await told()).toEqual([]);

  const header = 'DNI;Periodo;Clase;Bruto;Seguridad Social;IRPF;Neto';
  const lines = [
    '00000002W;2026-11;mensual;1900;144,09;230,09;1525,82',
    '00000002W;2026-11;extra;1900;0;230,09;1669,91',
    '00000002W;2024-11;mensual;1900;144,09;230,09;1525,82',
  ];
  const file = { nombre: 'nominas.csv', contenido: Buffer.from([header, ...lines].join('\r\n')).toString('base64') };
  const { content: ensayo } = await team.server.call(retribuciones.ensayar, file, admin);
  expect((await team.server.call(retribuciones.aplicar, { ...file, huella: ensayo.huella }, admin)).content).toMatchObject({ nuevas: 3 });
  expect((await told()).map(([to, { clase }]) => [to, clase])).toEqual([[luis, 'nominas']]);
});

test('nobody is told of what was taken away before the message went out', async () => {
  const admin = await team.as('00000000T', NOW);
  const { content: one } = await team.server.call(retribuciones.guardar, slip('00000001R', { mes: 10 }), admin);
  await team.server.call(retribuciones.quitar, { id: one.id, version: one.version }, admin);
  expect(await told()).toEqual([]);
});
