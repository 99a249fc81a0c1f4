import { afterAll, beforeAll, expect, test } from 'vitest';
import { cierres } from '@jornada/contract/cierres.ts';
import { createTestTeam, type TestTeam } from '../../testing/test-team.ts';

let team: TestTeam;

const ENERO = '2026-01-12';
const FEBRERO = '2026-02-02';
const at = (hora: string, fecha: string): string => `${fecha}T${hora}:00Z`;
const PEOPLE = ['ANA', 'BEA'] as const;

beforeAll(async () => {
  team = await createTestTeam({
    now: at('07:00', ENERO),
    personas: [
      { userName: 'ADMIN', nombre: 'Ada Admin', roles: ['admin'], horario: null },
      { userName: 'JEFE', nombre: 'Juan Jefe', roles: ['responsable'], responsable: 'ADMIN', horario: null },
      ...PEOPLE.map((userName) => ({ userName, responsable: 'JEFE' })),
    ],
  });
});
afterAll(() => team.close());

/** Works from eight to four and asks to change the beginning. */
async function ask(userName: string, fecha: string): Promise<number> {
  const { content } = await (await team.as(userName, at('07:10', fecha))).clock('entrada');
  await (await team.as(userName, at('15:00', fecha))).clock('salida');
  return (await (await team.as(userName, at('15:10', fecha))).correct(content.registro.id, at('07:00', fecha))).content.correccion.id;
}

const closing = async (call: typeof cierres.cerrar | typeof cierres.reabrir, hora: string) => {
  const { token } = await team.as('ADMIN', at(hora, FEBRERO));
  expect(await team.server.call(call, { ano: 2026, mes: 1, motivo: 'Nóminas' }, { token })).toMatchObject({ status: 200 });
};

const factsOf = ({ items }: Awaited<ReturnType<Awaited<ReturnType<TestTeam['as']>>['porDecidir']>>) =>
  items.map(({ fecha, cerrado, puedeResponder }) => [fecha, cerrado, puedeResponder]);
const toDecide = async (hora: string) => factsOf(await (await team.as('JEFE', at(hora, FEBRERO))).porDecidir());

test('a matter of a closed month waits for nobody until somebody reopens it', async () => {
  const id = await ask('ANA', ENERO);
  await ask('BEA', FEBRERO);
  const open = [
    [ENERO, false, true],
    [FEBRERO, false, true],
  ];
  expect(await toDecide('16:00')).toEqual(open);
  expect(await (await team.as('JEFE', at('16:01', FEBRERO))).porDecidirTotal()).toBe(2);

  await closing(cierres.cerrar, '16:10');
  expect(await toDecide('16:20')).toEqual([
    [ENERO, true, false],
    [FEBRERO, false, true],
  ]);
  expect(factsOf(await (await team.as('ANA', at('16:21', FEBRERO))).bandeja('en-espera'))).toEqual([[ENERO, true, false]]);
  const jefe = await team.as('JEFE', at('16:22', FEBRERO));
  expect(await jefe.porDecidirTotal()).toBe(1);
  expect((await jefe.decide([id], true)).codigo).toBe('solicitudes.en-mes-cerrado');
  expect((await jefe.decide([id], false, 'No')).codigo).toBe('solicitudes.en-mes-cerrado');

  await closing(cierres.reabrir, '16:30');
  expect(await toDecide('16:40')).toEqual(open);
  expect(await (await team.as('JEFE', at('16:41', FEBRERO))).porDecidirTotal()).toBe(2);
  expect((await (await team.as('JEFE', at('16:42', FEBRERO))).decide([id], true)).codigo).toBe(null);
});
