import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { createOvertimeWorld, NINE_AND_A_HALF, type DatosDeExtra, type OvertimeWorld } from '../../testing/overtime-world.ts';

let world: OvertimeWorld;
beforeAll(async () => {
  world = await createOvertimeWorld('2026-03-09T06:00:00Z');
});
afterAll(() => world.close());

describe('the law', () => {
  test('says for whom there is none, and refuses it where the company says so', async () => {
    const fields = { fecha: '2026-03-12', minutos: 60, tipologia: 1, compensacion: 'pago' };
    const told = async (userName: string, more: object = {}) => {
      const { consecuencias } = await (await world.as(userName)).form({ ...fields, ...more });
      return [consecuencias?.regimenes, consecuencias?.avisos, consecuencias?.obstaculos.map(({ codigo }) => codigo)];
    };
    expect(await told('UNO')).toEqual([['parcial'], ['regimen', 'previa'], []]);
    expect(await told('UNO', { tipologia: 2 })).toEqual([[], ['previa'], []]);
    expect((await (await world.as('UNO')).year()).tope.limiteMinutos).toBe(2400);
    expect(await told('NOCHE')).toEqual([['nocturno'], ['regimen', 'previa'], []]);
    // In a week of mornings, too (ET 36.1).
    expect(await told('TERCIO', { fecha: '2026-03-12' })).toEqual([['nocturno'], ['regimen', 'previa'], []]);
    expect(await told('LEA', { minutos: 121 })).toEqual([[], ['sobre-dia', 'previa'], []]);
    expect((await (await world.as('LEA')).year()).tope).toMatchObject({ limiteMinutos: 9000, norma: 'CT 228.º', verificada: false });

    const admin = await world.as('ADMIN');
    const minor = await admin.call(horasExtra.guardarRegimen, { persona: world.idOf('SOL'), regimen: 'menor', desde: '2026-01-01' });
    expect(minor.content).toMatchObject({ regimen: 'menor', persona: { nombre: 'Persona SOL' } });
    expect(await told('SOL', { tipologia: 2 })).toEqual([['menor'], ['regimen', 'previa'], []]);
    const rules = (await admin.call(horasExtra.reglas, {})).content.items[0];
    if (!rules) throw new Error('there are rules');
    const { status } = await admin.call(horasExtra.guardarReglas, { ...rules, alPasar: 'impedir', desde: '2026-03-10', version: 0 });
    expect(status).toBe(200);
    const sol = await world.as('SOL');
    expect((await sol.extra(fields as DatosDeExtra)).sobre.Error.Code).toBe('horas-extra.regimen');
    await admin.call(horasExtra.quitarRegimen, { id: minor.content.id });
    expect((await admin.call(horasExtra.quitarRegimen, { id: minor.content.id })).status).toBe(404);
    expect((await sol.extra(fields as DatosDeExtra)).status).toBe(200);
    await admin.call(horasExtra.guardarReglas, { ...rules, desde: '2026-03-10', version: 1 });
  });

  test('whoever decides sees day, limit and rest, and is warned; a colleague sees nothing', async () => {
    const teo = await world.as('TEO');
    await world.work('TEO', '2026-03-09', ...NINE_AND_A_HALF);
    const asked = (await teo.extra({ fecha: '2026-03-09', minutos: 90, inicio: null, compensacion: 'descanso', proyecto: null })).content;
    const boss = await world.as('JEFE');
    expect(await boss.see(asked.id)).toMatchObject({
      dia: { previstoMinutos: 480, trabajadoMinutos: 570, excesoMinutos: 90, pedidosMinutos: 0 },
      tope: { antesMinutos: 4800, despuesMinutos: 4800 },
      compensado: { descansoMinutos: 90, vence: '2026-07-09' },
      avisos: [],
      puede: { decidir: true },
    });
    expect((await boss.inbox()).items.find(({ id }) => id === asked.id)).toMatchObject({ modulo: 'horas-extra', avisos: [] });
    const ana = await world.as('ANA');
    expect((await ana.call(horasExtra.byId, { id: asked.id })).sobre.Error.Code).toBe('solicitudes.no-existe');
    expect((await ana.extra({ fecha: '2026-03-10', minutos: 30, id: asked.id })).sobre.Error.Code).toBe('solicitudes.no-existe');
    expect((await ana.call(horasExtra.eliminar, { id: asked.id })).sobre.Error.Code).toBe('solicitudes.no-existe');
    expect((await ana.call(horasExtra.mes, { ano: 2026, mes: 3 })).status).toBe(403);
  });
});
