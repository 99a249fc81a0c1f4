import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { correo } from '@jornada/contract/correo.ts';
import { notificaciones } from '@jornada/contract/notificaciones.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { CADUCAR } from './expiry.ts';
import { createChangesWorld, SABADO, DOMINGO, which, type ChangesWorld } from '../../testing/test-changes.ts';

let world: ChangesWorld;
beforeAll(async () => {
  world = await createChangesWorld();
});
afterAll(() => world.close());

type Line = { id: number; version: number };

/** A change that waits for the responsible: A gives the Saturday, B the Sunday. */
async function accepted(a: string, b: string): Promise<Line> {
  const [ana, bea] = [await world.person(a), await world.person(b)];
  const { id, version } = await ana.swap(b);
  return bea.accept({ id, version });
}

describe('a change between two', () => {
  test('proposed, accepted and validated, it is the plan of both, and each is told', async () => {
    const [ana, bea, jefe] = [await world.person('A0'), await world.person('B0'), await world.person('JEFE')];
    for (const extras of [bea.extras, jefe.extras])
      await world.server.call(notificaciones.poner, { clase: 'cambios-de-turno', canal: 'correo', activo: true }, extras);
    const proposed = await ana.swap('B0');
    expect(proposed).toMatchObject({
      estado: 'propuesta',
      clase: 'intercambio',
      espera: 'companero',
      puede: { aceptar: false, retirar: true },
    });
    expect(proposed.pasos.map(({ papel, estado }) => [papel, estado])).toEqual([
      ['companero', 'turno'],
      ['responsable', 'futuro'],
    ]);
    expect(proposed.resumen).toMatchObject({ vale: true, obstaculos: [] });
    expect([await bea.badge(), await bea.asked()]).toEqual([1, 1]);
    // Nobody else agrees for her, and nobody decides before she has.
    expect(await jefe.code(cambioTurnos.validarrechazar, { id: proposed.id, version: proposed.version, validar: true })).toBe(
      'solicitudes.ya-decidida',
    );
    expect(await jefe.code(cambioTurnos.aceptar, { id: proposed.id, version: proposed.version })).toBe('solicitudes.no-existe');

    const seen = (await bea.list({ quien: 'esperan' })).items[0];
    expect(seen).toMatchObject({ id: proposed.id, espera: 'yo', yo: bea.id, avisosMios: 0, puede: { aceptar: true, declinar: true } });
    const agreed = await bea.accept(proposed);
    expect(agreed).toMatchObject({ estado: 'aceptada', espera: 'responsable', puede: { desdecirse: true } });
    expect([await bea.badge(), await bea.asked()]).toEqual([0, undefined]);
    expect([await jefe.badge(), await jefe.asked()], 'of others').toEqual([expect.any(Number), undefined]);
    const waiting = (await world.server.call(solicitudes.porDecidir, { modulo: 'cambio-turnos' }, jefe.extras)).content;
    expect(waiting.items.map(({ id }) => id)).toContain(proposed.id);
    expect(await world.worked('A0')).toEqual([SABADO]);

    const done = await jefe.validate(agreed);
    expect(done).toMatchObject({ estado: 'validada', espera: null, resumen: null });
    expect(await world.worked('A0')).toEqual([DOMINGO]);
    expect(await world.worked('B0')).toEqual([SABADO]);
    expect(await ana.code(cambioTurnos.eliminar, { id: done.id })).toBe('cambio-turnos.ya-validado');
    await world.drain();
    const { content } = await world.server.call(correo.listado, { estado: 'pendiente', limit: 100 }, (await world.person('JEFA')).extras);
    expect(content.items.map(({ asunto }) => asunto)).toEqual(
      expect.arrayContaining(['Te piden un cambio de turno', 'Cambio de turno validado']),
    );
  });

  test('a list is narrowed down by state, days, centre and year, for whoever asks for it', async () => {
    const [ana, jefe] = [await world.person('A9'), await world.person('JEFE')];
    const { id } = await ana.swap('B9');
    const [own = 0] = world.empresa.centroIds;
    const elsewhere = own + 1000;
    const has = async (filter: EntradaDe<typeof cambioTurnos.listado>) => (await ana.list(filter)).items.some((one) => one.id === id);
    expect([await has({}), await has({ EstadoId: 'propuesta' }), await has({ filtro_Estado: 'validada' })]).toEqual([true, true, false]);
    expect([await has({ CambioTurnoId: id }), await has({ CambioTurnoId: id + 1000 })]).toEqual([true, false]);
    expect([await has({ FechaInicio: DOMINGO }), await has({ FechaInicio: '2026-12-07' })]).toEqual([true, false]);
    expect([await has({ FechaFin: SABADO }), await has({ FechaFin: '2026-12-04' })]).toEqual([true, false]);
    expect([await has({ CentroId: own }), await has({ CentroId: elsewhere })]).toEqual([true, false]);
    expect(await has({ filtro_Anio: 2026 })).toBe(true);
    const ofTeam = async (CentroId: number) =>
      (await jefe.list({ quien: 'equipo', CentroId, limit: 100 })).items.some((one) => one.id === id);
    expect([await ofTeam(own), await ofTeam(elsewhere)]).toEqual([true, false]);
  });

  test('not accepted, rejected with a reason, withdrawn, or no longer agreed to: nobody’s plan changes', async () => {
    const [ana, bea, jefe] = [await world.person('A1'), await world.person('B1'), await world.person('JEFE')];
    const first = await ana.swap('B1');
    const declined = (await bea.call(cambioTurnos.declinar, { id: first.id, version: first.version, motivo: 'No puedo' })).content.cambio;
    expect(declined).toMatchObject({ estado: 'rechazada', motivo: 'No puedo', companeros: [{ respuesta: 'no' }] });
    const second = await bea.accept(await ana.swap('B1'));
    expect(await jefe.code(cambioTurnos.validarrechazar, { ...which(second), validar: false })).toBe('solicitudes.falta-motivo');
    const rejected = (await jefe.call(cambioTurnos.validarrechazar, { ...which(second), validar: false, motivo: 'Hace falta allí' }))
      .content.cambio;
    expect(rejected).toMatchObject({ estado: 'rechazada', motivo: 'Hace falta allí' });
    const third = await ana.swap('B1');
    expect((await ana.call(cambioTurnos.eliminar, { id: third.id })).content.cambio.estado).toBe('anulada');
    const fourth = await bea.accept(await ana.swap('B1'));
    expect((await bea.call(cambioTurnos.eliminar, { id: fourth.id })).content.cambio.estado).toBe('anulada');
    expect(await jefe.code(cambioTurnos.validarrechazar, { ...which(fourth), validar: true })).toBe('solicitudes.ya-decidida');
    expect([await world.worked('A1'), await world.worked('B1')]).toEqual([[SABADO], [DOMINGO]]);
  });

  test('unanswered it ends by itself, and says that it expired', async () => {
    const change = await (await world.person('A2')).swap('B2');
    world.server.clock.set('2026-11-26T09:30:00Z');
    try {
      await world.server.jobs.send(CADUCAR, {});
      await world.drain();
      expect((await (await world.person('A2')).open(change.id)).estado).toBe('caducada');
      const bea = await world.person('B2');
      expect(await bea.code(cambioTurnos.aceptar, which(change))).toBe('solicitudes.ya-decidida');
      expect(await bea.badge()).toBe(0);
    } finally {
      world.server.clock.set('2026-11-23T09:00:00Z');
    }
  });

  test('its deadline holds before anything ends it, and what could not be decided in time is neither proposed nor offered', async () => {
    const change = await (await world.person('A7')).swap('B7');
    try {
      world.server.clock.set('2026-11-26T09:30:00Z');
      const late = await world.person('B7');
      expect(await late.open(change.id)).toMatchObject({ estado: 'caducada', espera: null, puede: { aceptar: false, declinar: false } });
      expect(await late.badge()).toBe(0);
      const listed = async (asked: EntradaDe<typeof cambioTurnos.listado>) =>
        (await late.call(cambioTurnos.listado, asked)).content.items.map(({ id, estado }) => ({ id, estado }));
      expect(await listed({ quien: 'esperan' })).toEqual([]);
      expect(await listed({ EstadoId: 'propuesta' })).toEqual([]);
      expect(await listed({ EstadoId: 'caducada' })).toEqual([{ id: change.id, estado: 'caducada' }]);
      expect(await (await world.person('B7')).code(cambioTurnos.aceptar, which(change))).toBe('cambio-turnos.no-vale');
      // The first shift begins in less than two hours.
      world.server.clock.set('2026-12-05T06:30:00Z');
      const [ana, jefa] = [await world.person('A7'), await world.person('JEFA')];
      const cesiones = [{ de: world.idOf('A7'), a: world.idOf('P19'), fecha: SABADO }];
      expect((await ana.call(cambioTurnos.insertar, { cesiones })).sobre.Error.Code).toBe('cambio-turnos.no-vale');
      expect(await ana.code(cambioTurnos.ofertar, { fechas: [SABADO], acepta: null })).toBe('cambio-turnos.no-vale');
      const turno = { codigo: 'F', nombre: 'Fin de semana', inicio: '09:00', fin: '14:00', pausas: [] };
      const open = { centroId: world.empresa.centroIds[0] ?? 0, fecha: SABADO, elige: 'primero' as const, partes: [{ turno }] };
      expect(await jefa.code(cambioTurnos.ofrecer, open)).toBe('cambio-turnos.sin-dias');
    } finally {
      world.server.clock.set('2026-11-23T09:00:00Z');
    }
  });

  test('the rest was broken by another change of the plan: refused with the reason, by name of the rule only', async () => {
    const jefe = await world.person('JEFE');
    const change = await accepted('A3', 'B3');
    // B works until late on Friday, so the Saturday is too near.
    await world.publish('B3', '2026-12-04', [{ inicio: '18:00', fin: '23:59' }]);
    const { sobre } = await jefe.call(cambioTurnos.validarrechazar, { ...which(change), validar: true });
    expect(sobre.Error).toMatchObject({ Code: 'cambio-turnos.no-vale', Message: expect.stringContaining('Falta descanso') });
    const { resumen } = await jefe.open(change.id);
    const daily = { motivo: 'limite', limite: expect.objectContaining({ regla: 'descanso-diario', norma: 'ET 34.3' }) };
    expect(resumen?.obstaculos).toEqual(expect.arrayContaining([expect.objectContaining(daily)]));
    expect(await world.worked('B3')).toEqual([DOMINGO]);
  });

  test('two changes of one shift, both accepted: the second is refused', async () => {
    const [ana, jefe] = [await world.person('A4'), await world.person('JEFE')];
    const gift = (to: string) => ana.propose([{ de: 'A4', a: to, fecha: SABADO }]);
    const [toBea, toLibre] = [await gift('LIBRE1'), await gift('LIBRE2')];
    const one = await (await world.person('LIBRE1')).accept(toBea);
    const two = await (await world.person('LIBRE2')).accept(toLibre);
    const answers = await Promise.all([one, two].map((line) => jefe.call(cambioTurnos.validarrechazar, { ...which(line), validar: true })));
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    expect(await world.worked('A4')).toEqual([]);
    expect([...(await world.worked('LIBRE1')), ...(await world.worked('LIBRE2'))]).toEqual([SABADO]);
  });

  test('a change and a vacation approved at once end in one true plan', async () => {
    const [ana, jefe] = [await world.person('A5'), await world.person('JEFE')];
    const change = await accepted('A5', 'B5');
    const asked = (await world.server.call(vacaciones.guardar, { desde: '2026-12-02', hasta: DOMINGO }, ana.extras)).content;
    const approve = world.server.call(
      solicitudes.decidir,
      { cuales: [{ id: asked.id, version: asked.version }], decision: 'aprobar' },
      jefe.extras,
    );
    const validate = jefe.call(cambioTurnos.validarrechazar, { ...which(change), validar: true });
    const [away, changed] = await Promise.all([approve, validate]);
    expect(away.content.items[0]?.error).toBeNull();
    // Whichever came first, A is away and has no shift; B has either their own Sunday or the Saturday, never both.
    expect(await world.worked('A5')).toEqual([]);
    expect(await world.worked('B5')).toEqual([changed.status === 200 ? SABADO : DOMINGO]);
  });
});
