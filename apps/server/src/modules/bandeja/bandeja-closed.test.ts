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

const waiting = async (who: string, hora: string, estado: 'por-responder' | 'en-espera') =>
  (await (await team.as(who, at(hora, FEBRERO))).bandeja(estado)).items.map(({ fecha, cerrado, puedeResponder }) => [
    fecha,
    cerrado,
    puedeResponder,
  ]);

test('a matter of a closed month waits for nobody until somebody reopens it', async () => {
  const id = await ask('ANA', ENERO);
  await ask('BEA', FEBRERO);
  const open = [
    [FEBRERO, false, true],
    [ENERO, false, true],
  ];
  expect(await waiting('JEFE', '16:00', 'por-responder')).toEqual(open);
  expect(await (await team.as('JEFE', at('16:01', FEBRERO))).pendientes()).toBe(2);

  await closing(cierres.cerrar, '16:10');
  expect(await waiting('JEFE', '16:20', 'por-responder')).toEqual([
    [FEBRERO, false, true],
    [ENERO, true, false],
  ]);
  expect(await waiting('ANA', '16:21', 'en-espera')).toEqual([[ENERO, true, false]]);
  const jefe = await team.as('JEFE', at('16:22', FEBRERO));
  expect(await jefe.pendientes()).toBe(1);
  expect((await jefe.answer([id], true)).sobre.Error.Code).toBe('registros.mes-cerrado');

  await closing(cierres.reabrir, '16:30');
  expect(await waiting('JEFE', '16:40', 'por-responder')).toEqual(open);
  expect(await (await team.as('JEFE', at('16:41', FEBRERO))).pendientes()).toBe(2);
});
