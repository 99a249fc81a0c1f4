import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { disponibilidad } from '@jornada/contract/disponibilidad.ts';
import { createChangesWorld, SABADO, DOMINGO, which, type ChangesWorld } from '../../testing/test-changes.ts';

let world: ChangesWorld;
beforeAll(async () => {
  world = await createChangesWorld();
});
afterAll(() => world.close());

describe('who fits, and what others learn', () => {
  test('who has said that they cannot be asked on a day is as away as anybody, until they take it back', async () => {
    const [ana, free] = [await world.person('A6'), await world.person('LIBRE4')];
    const fits = async () =>
      (await ana.call(cambioTurnos.empleados, { fechas: SABADO, sinDevolver: 'true' })).content.encajan.map(({ persona }) => persona.id);
    expect(await fits()).toContain(world.idOf('LIBRE4'));
    const said = (await free.call(disponibilidad.anadir, { clase: 'no', diaSemana: 6 })).content;
    expect(await fits()).not.toContain(world.idOf('LIBRE4'));
    const cesiones = [{ de: world.idOf('A6'), a: world.idOf('LIBRE4'), fecha: SABADO }];
    expect((await ana.call(cambioTurnos.insertar, { cesiones })).status).not.toBe(200);
    await free.call(disponibilidad.quitar, { id: said.id });
    // The shift is from nine to two.
    const noon = (await free.call(disponibilidad.anadir, { clase: 'no', diaSemana: 6, desde: '13:00', hasta: '15:00' })).content;
    expect(await fits()).not.toContain(world.idOf('LIBRE4'));
    await free.call(disponibilidad.quitar, { id: noon.id });
    const evening = (await free.call(disponibilidad.anadir, { clase: 'no', diaSemana: 6, desde: '17:00', hasta: '20:00' })).content;
    expect(await fits()).toContain(world.idOf('LIBRE4'));
    await free.call(disponibilidad.quitar, { id: evening.id });
  });

  test('of somebody who is away no reason is told, and their absence is not in the answer', async () => {
    const ana = await world.person('A6');
    const { content } = await ana.call(cambioTurnos.empleados, { fechas: SABADO, sinDevolver: 'true' });
    const away = content.noEncajan.find(({ motivo }) => motivo === 'no-disponible');
    expect(away?.personas.map(({ nombre }) => nombre)).toContain(world.nameOf('NOE'));
    expect(content.encajan.map(({ persona }) => persona.id)).toContain(world.idOf('LIBRE3'));
    expect(JSON.stringify(content)).not.toMatch(/\bbaja/);
    const { sobre } = await ana.call(cambioTurnos.insertar, { cesiones: [{ de: world.idOf('A6'), a: world.idOf('NOE'), fecha: SABADO }] });
    expect(sobre.Error).toMatchObject({ Code: 'cambio-turnos.no-vale', Message: expect.stringContaining('No puede ese día') });
  });

  test('what it would mean is told before it is sent: days, rests and hours', async () => {
    const ana = await world.person('A6');
    const data = JSON.stringify({ fechas: [SABADO], con: world.idOf('B6'), devuelve: [DOMINGO] });
    const { content } = await ana.call(cambioTurnos.nuevo, { data });
    expect(content.resumen).toMatchObject({ vale: true, obstaculos: [] });
    expect([content.decide, content.ayuda]).toEqual([[world.nameOf('JEFE')], world.nameOf('JEFE')]);
    const [own, other] = content.resumen?.consecuencias ?? [];
    expect(own?.dias.filter(({ cambia }) => cambia).map(({ fecha }) => fecha)).toEqual([SABADO, DOMINGO]);
    expect(own?.dias.some(({ cambia }) => !cambia)).toBe(true);
    expect(other?.dias.every(({ cambia }) => cambia)).toBe(true);
    expect(own?.paga.dominical).toEqual({ ahora: 0, luego: 300 });
    expect([own?.semanas.length, other?.semanas, other?.descansos]).toEqual([1, [], []]);
  });

  test('a trial tells no colleague’s day that could not be changed: not published, or away', async () => {
    const ana = await world.person('A6');
    const tried = async (of: string, fecha: string) => {
      const cesiones = JSON.stringify([{ de: world.idOf(of), a: ana.id, fecha }]);
      return (await ana.call(cambioTurnos.obtenerresumensolicitud, { cesiones })).content.resumen;
    };
    for (const resumen of [await tried('B6', '2027-01-18'), await tried('NOE', '2026-12-02')]) {
      expect(resumen?.vale).toBe(false);
      expect(resumen?.cesiones[0]?.partes).toEqual([]);
      expect(resumen?.consecuencias.map(({ personaId }) => personaId)).toEqual([ana.id]);
    }
  });

  test('a day that is not published, of a closed month, or without a shift is not given', async () => {
    const ana = await world.person('A7');
    const tried = (fecha: string) =>
      ana.call(cambioTurnos.insertar, { cesiones: [{ de: world.idOf('A7'), a: world.idOf('LIBRE3'), fecha }] });
    expect((await tried('2027-01-18')).sobre.Error.Message).toContain('aún no está publicado');
    expect((await tried(DOMINGO)).sobre.Error.Message).toContain('no tienes turno');
    await world.closeMonth('2027-01-01');
    expect((await tried('2027-01-05')).sobre.Error.Message).toContain('mes está cerrado');
    const weeks = (await ana.call(cambioTurnos.diasturnos, { desde: '2026-11-30', hasta: '2027-01-10' })).content;
    const days = weeks.semanas.flatMap(({ dias }) => dias);
    expect(days.find(({ fecha }) => fecha === SABADO)).toMatchObject({ impedimento: null, minutos: 300, publicado: true });
    expect(days.find(({ fecha }) => fecha === '2027-01-05')).toMatchObject({ impedimento: 'mes-cerrado' });
  });

  test('another company has none of these people, changes or offers, and a kiosk none of the calls', async () => {
    const [ana, ajeno] = [await world.person('A8'), await world.person('AJENO')];
    const change = await ana.swap('B8');
    const offer = await ana.offer([SABADO]);
    expect(await ajeno.code(cambioTurnos.byId, { id: change.id })).toBe('solicitudes.no-existe');
    expect(await ajeno.code(cambioTurnos.aceptar, which(change))).toBe('solicitudes.no-existe');
    expect(await ajeno.code(cambioTurnos.eliminar, { id: change.id })).toBe('solicitudes.no-existe');
    expect(await ajeno.code(cambioTurnos.apuntarme, { id: offer.id })).toBe('cambio-turnos.oferta-no-existe');
    const foreign = [{ de: world.idOf('A8'), a: world.ajena('AJENO'), fecha: SABADO }];
    expect(await ana.code(cambioTurnos.insertar, { cesiones: foreign })).toBe('cambio-turnos.persona-no-existe');
    // Nobody proposes what is only between others.
    const others = [{ de: world.idOf('B8'), a: world.idOf('LIBRE3'), fecha: DOMINGO }];
    expect(await ana.code(cambioTurnos.insertar, { cesiones: others })).toBe('cambio-turnos.no-participas');
    expect(await (await world.person('LIBRE3')).code(cambioTurnos.byId, { id: change.id })).toBe('solicitudes.no-existe');
    const kiosk = await world.person('TABLETA');
    expect((await kiosk.call(cambioTurnos.listado, {})).status).toBe(403);
    expect((await kiosk.call(cambioTurnos.apuntarme, { id: offer.id })).status).toBe(403);
  });
});
