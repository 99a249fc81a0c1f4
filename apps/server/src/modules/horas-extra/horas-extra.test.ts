import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cierres } from '@jornada/contract/cierres.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createOvertimeWorld, NINE_AND_A_HALF, type OvertimeWorld } from '../../testing/overtime-world.ts';
import { createEntidadesService } from '../../shared/company/configuration.ts';
import { settleAll } from './settle.ts';

let world: OvertimeWorld;
beforeAll(async () => {
  world = await createOvertimeWorld();
});
afterAll(() => world.close());

describe('proposed from the record', () => {
  test('a day with more work than planned is offered with its minutes, and fills the form', async () => {
    await world.work('ANA', '2026-03-02', ...NINE_AND_A_HALF);
    const ana = await world.as('ANA');
    const empty = await ana.form();
    expect(empty).toMatchObject({
      valores: { fecha: null },
      consecuencias: null,
      decide: ['Julio Paz'],
      reglas: { primero: '2026-01-01', ultimo: '2026-05-01' },
    });
    expect(empty.propuestas).toEqual([
      { fecha: '2026-03-02', previstoMinutos: 480, trabajadoMinutos: 570, excesoMinutos: 90, pedidosMinutos: 0, quedanMinutos: 90 },
    ]);
    expect(empty.tipologias.map(({ clase, cotizacionTipo, cuentaTope }) => [clase, cotizacionTipo, cuentaTope])).toEqual([
      ['ordinaria', 2830, true],
      ['fuerza-mayor', 1400, false],
      ['nocturna', 2830, true],
      ['festiva', 2830, true],
      ['activacion', 2830, true],
    ]);
    const told = (await ana.form({ fecha: '2026-03-02', minutos: 90, tipologia: 1, compensacion: 'descanso' })).consecuencias;
    expect(told).toMatchObject({
      minutos: 90,
      dia: { excesoMinutos: 90, quedanMinutos: 90 },
      compensado: { como: 'descanso', descansoMinutos: 90, vence: '2026-07-02', pagoMinutos: null },
      tope: { limiteMinutos: 4800, antesMinutos: 4800, despuesMinutos: 4800, cuentanMinutos: 0, norma: 'ET 35.2' },
      obstaculos: [],
      avisos: [],
    });
    expect((await ana.form({ fecha: '2026-03-02', minutos: 90, tipologia: 1, compensacion: 'pago' })).consecuencias?.tope).toMatchObject({
      antesMinutos: 4800,
      despuesMinutos: 4710,
      cuentanMinutos: 90,
    });
  });

  test('nobody claims more than the record has, nor the same minutes twice', async () => {
    const ana = await world.as('ANA');
    expect((await ana.extra({ fecha: '2026-03-02', minutos: 91 })).sobre.Error).toMatchObject({ Code: 'horas-extra.sin-exceso' });
    const { content: first } = await ana.extra({ fecha: '2026-03-02', minutos: 60 });
    expect(first).toMatchObject({
      estado: 'pendiente',
      cantidad: { unidad: 'minutos', minutos: 60 },
      realesMinutos: 60,
      comentario: 'Inventario',
    });
    expect((await ana.form()).propuestas[0]).toMatchObject({ pedidosMinutos: 60, quedanMinutos: 30 });
    expect((await ana.extra({ fecha: '2026-03-02', minutos: 31 })).sobre.Error.Code).toBe('horas-extra.sin-exceso');
    // Changing it does not count it against itself.
    const changed = await ana.extra({ fecha: '2026-03-02', minutos: 90, id: first.id, version: first.version });
    expect([changed.status, changed.content.minutos]).toEqual([200, 90]);
    await ana.remove(first.id);
    expect((await ana.form()).propuestas[0]).toMatchObject({ quedanMinutos: 90 });
  });

  test('twenty at once claim a day once', async () => {
    await world.work('LUIS', '2026-03-02', ...NINE_AND_A_HALF);
    const luis = await world.as('LUIS');
    const answers = await Promise.all(Array.from({ length: 20 }, () => luis.extra({ fecha: '2026-03-02', minutos: 60 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ sobre }) => sobre.Error.Code))).toEqual(
      new Set(['horas-extra.sin-exceso']),
    );
  });

  test('twenty at once allow an evening to come once; the same key is the same request', async () => {
    const luis = await world.as('LUIS');
    const answers = await Promise.all(Array.from({ length: 20 }, () => luis.extra({ fecha: '2026-03-10', inicio: '18:00', fin: '20:00' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const clave = randomUUID();
    const twice = [
      await luis.extra({ fecha: '2026-03-11', minutos: 60 }, clave),
      await luis.extra({ fecha: '2026-03-11', minutos: 60 }, clave),
    ];
    expect(new Set(twice.map(({ content }) => content.id)).size).toBe(1);
  });
});

describe('agreed as rest', () => {
  test('it is in the hour bank with its expiry; cancelling gives back exactly that', async () => {
    await world.work('EVA', '2026-03-02', ...NINE_AND_A_HALF);
    const eva = await world.as('EVA');
    const asked = (await eva.extra({ fecha: '2026-03-02', minutos: 90, compensacion: 'descanso' })).content;
    expect(await eva.bank()).toMatchObject({ saldoMinutos: 0, movimientos: [] });
    expect(await (await world.as('JEFE')).approve(asked)).toBe('aprobada');
    expect(await eva.bank()).toMatchObject({
      saldoMinutos: 90,
      lotes: [{ clase: 'extra', origen: 'extra', minutos: 90, caduca: '2026-07-02', quedanMinutos: 90 }],
    });
    expect(await eva.see(asked.id)).toMatchObject({ estado: 'aprobada', bolsa: { minutos: 90, caduca: '2026-07-02' }, realesMinutos: 90 });
    expect(await eva.year()).toMatchObject({
      tope: { aprobadosMinutos: 0, pedidosMinutos: 0, quedanMinutos: 4800 },
      tipologias: [{ tipologia: { clase: 'ordinaria' }, aprobadosMinutos: 90, descansoMinutos: 90, pagoMinutos: 0 }],
      porDescansar: { minutos: 90, caduca: '2026-07-02' },
    });
    const { content } = await eva.remove(asked.id);
    expect(content.estado).toBe('anulacion-solicitada');
    expect((await eva.bank()).saldoMinutos).toBe(90);
    expect(await (await world.as('JEFE')).approve(content)).toBe('anulada');
    expect(await eva.bank()).toMatchObject({ saldoMinutos: 0, lotes: [] });
    expect((await eva.bank()).movimientos.map(({ clase, minutos, anulado }) => [clase, minutos, anulado])).toEqual([
      ['extra', 90, true],
      ['extra', -90, true],
    ]);
    expect(await eva.year()).toMatchObject({ porDescansar: null, tipologias: [] });
  });

  test('an authorisation brings what was worked, once the record knows it, and a correction puts it right', async () => {
    world.server.clock.set('2026-03-03T06:00:00Z');
    const ivo = await world.as('IVO');
    const asked = (await ivo.extra({ fecha: '2026-03-03', minutos: 120, compensacion: 'descanso' })).content;
    expect(asked).toMatchObject({ dia: null, realesMinutos: null });
    expect(await (await world.as('JEFE')).approve(asked)).toBe('aprobada');
    expect((await ivo.bank()).saldoMinutos).toBe(0);
    const leaving = await world.work('IVO', '2026-03-03', ...NINE_AND_A_HALF);
    const settle = () =>
      world.server.db.tenant(world.empresa.entidadId, (tx) =>
        settleAll(tx, { clock: world.server.clock, entidades: createEntidadesService(world.server) }, world.empresa.entidadId, {
          desde: '2026-03-01',
          hasta: '2026-03-31',
        }),
      );
    await settle();
    await Promise.all([settle(), settle(), settle()]);
    expect(await ivo.bank()).toMatchObject({ saldoMinutos: 90, lotes: [{ minutos: 90 }] });
    expect(await ivo.see(asked.id)).toMatchObject({ minutos: 120, realesMinutos: 90, bolsa: { minutos: 90 } });
    const corrected = await ivo.call(registros.solicitarCambioHora, { id: leaving, hora: '2026-03-03T16:10:00Z', motivo: 'Salí antes' });
    expect(corrected.status).toBe(200);
    await settle();
    expect(await ivo.bank()).toMatchObject({ saldoMinutos: 70, lotes: [{ minutos: 70 }] });
  });

  test('at eighty minutes an hour, by the kind as it was on that day', async () => {
    const admin = await world.as('ADMIN');
    const { content: kind } = await admin.call(horasExtra.guardarTipologia, {
      desde: '2026-03-01',
      nombre: 'Feria',
      clase: 'festiva',
      modo: 'descanso',
      pagoPorCien: 100,
      descansoPorHora: 80,
      cuentaTope: true,
      cotizacion: 'ordinaria',
      activa: true,
    });
    expect(kind).toMatchObject({ nombre: 'Feria', version: 1, cotizacionTipo: 2830 });
    expect(kind.id).toBeGreaterThanOrEqual(100);
    await world.work('NEO', '2026-03-04', '08:00', '17:30');
    const neo = await world.as('NEO');
    const asked = (await neo.extra({ fecha: '2026-03-04', minutos: 90, tipologia: kind.id, compensacion: 'pago' })).content;
    // The company has chosen rest for this kind.
    expect(asked.compensado).toEqual({ como: 'descanso', descansoMinutos: 120, vence: '2026-07-04', pagoMinutos: null });
    const { cotizacionTipo: _rate, id, ...datos } = kind;
    const later = await admin.call(horasExtra.guardarTipologia, {
      ...datos,
      id,
      desde: '2026-03-04',
      version: 0,
      descansoPorHora: 60,
      activa: false,
    });
    expect(later.status).toBe(200);
    expect(await (await world.as('JEFE')).approve(asked)).toBe('aprobada');
    expect((await neo.bank()).saldoMinutos).toBe(120);
    expect((await neo.extra({ fecha: '2026-03-05', minutos: 30, tipologia: kind.id })).sobre.Error.Code).toBe(
      'horas-extra.tipologia-no-vale',
    );
    const again = await admin.call(horasExtra.guardarTipologia, { ...datos, id, desde: '2026-03-04', version: 0 });
    expect(again.sobre.Error.Code).toBe('general.cambiado-entretanto');
  });

  test('what is not rested in four months counts for the limit', async () => {
    const neo = await world.as('NEO');
    world.server.clock.set('2026-07-04T09:00:00Z');
    expect((await neo.year()).tope).toMatchObject({ aprobadosMinutos: 0 });
    world.server.clock.set('2026-07-05T09:00:00Z');
    expect((await neo.year()).tope).toMatchObject({ aprobadosMinutos: 90, quedanMinutos: 4710 });
    world.server.clock.set('2026-03-05T06:00:00Z');
  });
});

describe('a month', () => {
  test('takes overtime out of the balance that goes to the bank, paid or rested, and holds up decisions once it is closed', async () => {
    await world.work('GUS', '2026-03-06', ...NINE_AND_A_HALF);
    await world.work('PIA', '2026-03-06', ...NINE_AND_A_HALF);
    await world.work('RAUL', '2026-03-06', ...NINE_AND_A_HALF);
    const [gus, pia, raul] = [await world.as('GUS'), await world.as('PIA'), await world.as('RAUL')];
    const paid = (await gus.extra({ fecha: '2026-03-06', minutos: 60 })).content;
    const rested = (await pia.extra({ fecha: '2026-03-06', minutos: 90, compensacion: 'descanso' })).content;
    const waits = (await raul.extra({ fecha: '2026-03-06', minutos: 90 })).content;
    const boss = await world.as('JEFE');
    expect([await boss.approve(paid), await boss.approve(rested)]).toEqual(['aprobada', 'aprobada']);
    const admin = await world.as('ADMIN');
    const month = (await admin.call(horasExtra.mes, { ano: 2026, mes: 3 })).content.items;
    const of = (userName: string) => month.find(({ persona }) => persona.id === world.idOf(userName));
    expect(of('GUS')).toMatchObject({
      pagoMinutos: 60,
      descansoMinutos: 0,
      dias: [{ fecha: '2026-03-06', minutos: 60, como: 'pago', resultaMinutos: 60 }],
    });
    expect(of('GUS')).toMatchObject({ pedidosMinutos: 60, encontradosMinutos: 90, flexibleMinutos: 30 });
    expect(of('PIA')).toMatchObject({ pedidosMinutos: 90, encontradosMinutos: 90, pagoMinutos: 0, descansoMinutos: 90 });
    // Asked for and not decided: found, and for the hour bank until somebody says otherwise.
    expect(of('RAUL')).toMatchObject({ pedidosMinutos: 90, encontradosMinutos: 90, pagoMinutos: 0, flexibleMinutos: 90, dias: [] });

    world.server.clock.set('2026-04-02T09:00:00Z');
    const close = (mes: number) => admin.call(cierres.cerrar, { ano: 2026, mes, motivo: 'Cierre de prueba' });
    expect((await close(3)).status).toBe(200);
    // 22 working days, of which one was worked: an hour and a half more than planned on that day.
    const balance = 90 - 21 * 480;
    const closing = async (who: typeof gus) =>
      (await who.bank()).movimientos.filter(({ clase }) => clase === 'cierre').map(({ minutos }) => minutos);
    expect(await closing(gus)).toEqual([balance - 60]);
    expect(await closing(pia)).toEqual([balance - 90]);
    expect(await closing(raul)).toEqual([balance]);
    expect((await pia.bank()).saldoMinutos).toBe(balance);
    expect(await boss.approve(waits)).toBe('solicitudes.en-mes-cerrado');
    expect((await raul.extra({ fecha: '2026-03-09', minutos: 30 })).sobre.Error.Code).toBe('horas-extra.mes-cerrado');
    await admin.call(cierres.reabrir, { ano: 2026, mes: 3, motivo: 'Faltaba una' });
    expect(await boss.approve(waits)).toBe('aprobada');
    await close(3);
    expect((await closing(raul)).at(-1)).toBe(balance - 90);
    await admin.call(cierres.reabrir, { ano: 2026, mes: 3, motivo: 'Otra vez' });
    world.server.clock.set('2026-03-09T06:00:00Z');
  });
});
