import { expect, test } from 'vitest';
import { cierres } from '@jornada/contract/cierres.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { createTaskCompany } from '../../testing/task-company.ts';

test('a closed month takes nothing, and nobody closes it meanwhile', async () => {
  const world = await createTaskCompany({ now: '2026-11-02T07:00:00Z', personas: ['MES'] });
  const put = (minutos: number) => ({ hace: 'poner' as const, tareaId: world.tasks['Informe'], minutos });
  const mes = await world.worked('MES', '2026-11-04');
  await mes.put([put(30)]);
  world.server.clock.set('2026-12-20T09:00:00Z');
  const { Token: token } = await world.server.signIn('ADMIN');
  const closed = await world.server.call(cierres.cerrar, { ano: 2026, mes: 11, motivo: 'Fin de mes' }, { token });
  expect(closed.sobre.Error.Code).toBe('');
  const later = await world.as('MES', '2026-11-04');
  expect(await later.code([put(30)])).toBe('registros.mes-cerrado');
  expect((await later.day()).cierre).toBe('mes-cerrado');
  const copied = await world.server.call(tareas.copiar, { de: '2026-11-03', a: '2026-11-04', dias: 1 }, later.extras);
  expect(copied.sobre.Error.Code).toBe('registros.mes-cerrado');
  await world.close();
});
