import { afterAll, beforeAll, expect, test } from 'vitest';
import { cierres } from '@jornada/contract/cierres.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createTestTeam, type TestTeam } from '../../../testing/test-team.ts';

const PEOPLE = [
  { userName: 'ADMIN', nombre: 'Ada Admin', roles: ['admin'], horario: null },
  { userName: 'JEFE', nombre: 'Juan Jefe', roles: ['responsable'], responsable: 'ADMIN', horario: null },
  { userName: 'EVA', nombre: 'Eva Egea', responsable: 'JEFE' },
  { userName: 'LIBRE', nombre: 'Lía Libre', responsable: 'JEFE', horario: null },
];
// A Monday in January, and the Tuesday after it.
const LUNES = '2026-01-12';
const at = (hora: string, fecha = LUNES): string => `${fecha}T${hora}:00Z`;

let standing: TestTeam;
let closing: TestTeam;
beforeAll(async () => {
  standing = await createTestTeam({ now: at('07:00'), ajustes: { usuarioPuedeModificarFichajes: true }, personas: PEOPLE });
  closing = await createTestTeam({ now: at('07:00'), personas: PEOPLE });
});
afterAll(async () => {
  await standing.close();
  await closing.close();
});

test("under the company's standing agreement an own forgotten day stands at once, and one that an admin adds waits for the person", async () => {
  const eva = await standing.as('EVA', at('08:00', '2026-01-14'));
  const own = await eva.add(LUNES, [
    ['entrada', at('07:00')],
    ['salida', at('15:00')],
  ]);
  expect(own.content.correcciones).toMatchObject(
    ['entrada', 'salida'].map((marca) => ({
      marca,
      clase: 'alta',
      estado: 'acordada',
      resueltaPor: null,
      resueltaEl: at('08:00', '2026-01-14'),
    })),
  );
  expect((await eva.dia(LUNES)).dia).toMatchObject({ estado: 'cerrada', pendientes: 0, corregido: true, linea: { trabajadoMinutos: 480 } });

  const martes = '2026-01-13';
  const acting = await standing.as('ADMIN', at('08:10', '2026-01-14'), 'EVA');
  const added = await acting.add(martes, [
    ['entrada', at('07:00', martes)],
    ['salida', at('15:00', martes)],
  ]);
  const ids = added.content.correcciones.map(({ id }) => id);
  expect(added.content.correcciones.map(({ estado, esPropia }) => [estado, esPropia])).toEqual([
    ['pendiente', false],
    ['pendiente', false],
  ]);
  expect((await acting.answer(ids, true)).sobre.Error.Code).toBe('registros.responde-la-otra-parte');
  const jefe = await standing.as('JEFE', at('08:20', '2026-01-14'));
  expect((await jefe.answer(ids, true)).sobre.Error.Code).toBe('registros.no-existe');
  // Neither what stands at once nor what waits for the person is anybody's to decide.
  expect([await jefe.porDecidir(), await jefe.porDecidirTotal()]).toEqual([{ items: [], total: 0 }, 0]);
  expect((await (await standing.as('EVA', at('08:30', '2026-01-14'))).answer(ids, true)).status).toBe(200);
  // No one had to answer it, so it is not in the inbox.
  expect((await (await standing.as('EVA', at('08:31', '2026-01-14'))).bandeja('resueltas')).items.map(({ fecha }) => fecha)).toEqual([
    martes,
  ]);
});

test('no correction moves the beginning of a day into another one, nor into a closed month', async () => {
  await (await closing.as('EVA', '2025-12-15T08:00:00Z')).clock('entrada');
  await (await closing.as('EVA', '2025-12-15T16:00:00Z')).clock('salida');
  const admin = await closing.as('ADMIN', at('08:00', '2026-01-02'));
  const input = { ano: 2025, mes: 12, motivo: 'Nóminas' };
  expect((await closing.server.call(cierres.cerrar, input, { token: admin.token })).status).toBe(200);
  // Without a schedule there is no centre either, so the day is that of UTC.
  const { registro } = (await (await closing.as('LIBRE', '2026-01-01T00:10:00Z')).clock('entrada')).content;
  expect(registro.fecha).toBe('2026-01-01');
  await (await closing.as('LIBRE', '2026-01-01T07:00:00Z')).clock('salida');
  const { sobre } = await (await closing.as('LIBRE', '2026-01-02T08:00:00Z')).correct(registro.id, '2025-12-31T23:40:00Z');
  expect(sobre.Error.Code).toBe('registros.hora-de-otro-dia');
});

test('in a closed month nothing is proposed, answered or taken back', async () => {
  const entrada = (await (await closing.as('EVA', at('07:10'))).clock('entrada')).content.registro.id;
  await (await closing.as('EVA', at('16:00'))).clock('salida');
  const { correccion } = (await (await closing.as('EVA', at('17:00'))).correct(entrada, at('07:00'))).content;
  const later = '2026-02-02';
  const admin = await closing.as('ADMIN', at('08:00', later));
  const input = { ano: 2026, mes: 1, motivo: 'Nóminas' };
  expect((await closing.server.call(cierres.cerrar, input, { token: admin.token })).status).toBe(200);

  const eva = await closing.as('EVA', at('09:00', later));
  const voided = await closing.server.call(registros.borrar, { id: entrada }, { token: eva.token });
  const answers = [
    await eva.add('2026-01-13', [
      ['entrada', at('07:00', '2026-01-13')],
      ['salida', at('15:00', '2026-01-13')],
    ]),
    await eva.withdraw([correccion.id]),
  ];
  const jefe = await closing.as('JEFE', at('09:01', later));
  const decided = [await jefe.decide([correccion.id], true), await jefe.decide([correccion.id], false, 'No')];
  expect(decided.map(({ codigo }) => codigo)).toEqual(Array(2).fill('solicitudes.en-mes-cerrado'));
  // The closed month is reported first, whatever else is wrong.
  answers.push(await eva.add(LUNES, [['entrada', at('12:00')]]));
  const codes = [voided.sobre, ...answers.map(({ sobre }) => sobre)].map(({ Error: { Code } }) => Code);
  expect(codes).toEqual(Array(4).fill('registros.mes-cerrado'));
  const again = await closing.as('EVA', at('09:02', later));
  const { content } = await closing.server.call(registros.listado, { filtro_fecha: LUNES }, { token: again.token });
  expect(content.correcciones).toMatchObject([{ id: correccion.id, estado: 'pendiente' }]);
});
