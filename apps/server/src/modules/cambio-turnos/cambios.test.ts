import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { correo } from '@jornada/contract/correo.ts';
import { disponibilidad } from '@jornada/contract/disponibilidad.ts';
import { notificaciones } from '@jornada/contract/notificaciones.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { CADUCAR } from './expiry.ts';
import { createChangesWorld, SABADO, DOMINGO, type ChangesWorld } from '../../testing/test-changes.ts';

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
    expect(await bea.badge()).toBe(1);
    // Nobody else agrees for her, and nobody decides before she has.
    expect(await jefe.code(cambioTurnos.validarrechazar, { id: proposed.id, version: proposed.version, validar: true })).toBe(
      'solicitudes.ya-decidida',
    );
    expect(await jefe.code(cambioTurnos.aceptar, { id: proposed.id, version: proposed.version })).toBe('solicitudes.no-existe');

    const seen = (await bea.list({ quien: 'esperan' })).items[0];
    expect(seen).toMatchObject({ id: proposed.id, espera: 'yo', yo: bea.id, avisosMios: 0, puede: { aceptar: true, declinar: true } });
    const agreed = await bea.accept(proposed);
    expect(agreed).toMatchObject({ estado: 'aceptada', espera: 'responsable', puede: { desdecirse: true } });
    expect(await bea.badge()).toBe(0);
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

const which = ({ id, version }: Line) => ({ id, version });

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

describe('shifts that are offered', () => {
  test('of twenty people who take one open shift at once one has it', async () => {
    const jefa = await world.person('JEFA');
    const offer = await jefa.offerOpen('2026-12-12', 'primero');
    const people = await Promise.all(Array.from({ length: 20 }, (_, index) => world.person(`P${index}`)));
    const answers = await Promise.all(people.map((one) => one.call(cambioTurnos.apuntarme, { id: offer.id })));
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ sobre }) => sobre.Error.Code))).toEqual(
      new Set(['cambio-turnos.ya-tiene-dueno']),
    );
    const working = await Promise.all(people.map((_, index) => world.worksOn(`P${index}`, '2026-12-12')));
    expect(working.filter(Boolean)).toHaveLength(1);
    // Given back at once, somebody else can have it.
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await people[winner]!.call(cambioTurnos.desapuntarme, { id: offer.id })).content.oferta.estado).toBe('abierta');
    expect(await world.worksOn(`P${winner}`, '2026-12-12')).toBe(false);
    expect((await people[(winner + 1) % 20]!.call(cambioTurnos.apuntarme, { id: offer.id })).status).toBe(200);
  });

  test('where somebody chooses, those who want it are known to them only, and the chosen one has it', async () => {
    const [jefa, one, two] = [await world.person('JEFA'), await world.person('LIBRE1'), await world.person('LIBRE2')];
    const offer = await jefa.offerOpen('2026-12-19', 'responsable');
    await one.call(cambioTurnos.apuntarme, { id: offer.id });
    expect((await two.call(cambioTurnos.apuntarme, { id: offer.id })).content.oferta).toMatchObject({ apuntados: 2, apuntado: true });
    const seen = (await two.call(cambioTurnos.turnos, {})).content;
    expect(JSON.stringify(seen)).not.toContain(world.nameOf('LIBRE1'));
    const desk = (await jefa.call(cambioTurnos.ofrecidos, {})).content.items.find(({ oferta }) => oferta.id === offer.id);
    expect(desk?.interesados.map(({ id }) => id)).toEqual([world.idOf('LIBRE1'), world.idOf('LIBRE2')]);
    const chosen = { id: offer.id, version: desk?.oferta.version ?? 0, personaId: world.idOf('LIBRE2') };
    expect(await two.code(cambioTurnos.elegir, chosen)).toBe('general.sin-permiso');
    expect((await jefa.call(cambioTurnos.elegir, chosen)).content.oferta.estado).toBe('dada');
    expect([await world.worksOn('LIBRE1', '2026-12-19'), await world.worksOn('LIBRE2', '2026-12-19')]).toEqual([false, true]);
    expect(await one.code(cambioTurnos.apuntarme, { id: offer.id })).toBe('cambio-turnos.ya-tiene-dueno');
  });

  test('nobody offers a shift of a place that they do not plan, or of a post that the company does not have', async () => {
    const [jefa, jefe] = [await world.person('JEFA'), await world.person('JEFE')];
    const dia = { fecha: '2026-12-20', elige: 'primero' as const };
    const turno = { codigo: 'F', nombre: 'Fin de semana', inicio: '09:00', fin: '14:00', pausas: [] };
    const [own = 0, other = 0] = world.empresa.centroIds;
    const offer = (centroId: number, puestoId: number | null = null) => ({ ...dia, centroId, partes: [{ turno, puestoId }] });
    expect(await jefe.code(cambioTurnos.ofrecer, offer(other))).toBe('cambio-turnos.centro-no-existe');
    expect((await jefe.call(cambioTurnos.ofrecer, offer(own))).status).toBe(200);
    expect(await jefa.code(cambioTurnos.ofrecer, offer(own, 999_999))).toBe('turnos.puesto-no-existe');
  });

  test('a manager chooses among their people, and sees what those offer and what they offered themselves', async () => {
    const [jefa, jefe, free, ana, other] = await Promise.all(['JEFA', 'JEFE', 'P12', 'A7', 'LEJOS'].map((name) => world.person(name)));
    const offer = await jefe!.offerOpen('2026-12-19', 'responsable');
    const [foreign, given] = [await jefa!.offerOpen('2026-12-19', 'responsable'), await ana!.offer([SABADO])];
    for (const one of [other, free]) expect((await one!.call(cambioTurnos.apuntarme, { id: offer.id })).status).toBe(200);
    const seen = new Set((await jefe!.call(cambioTurnos.ofrecidos, {})).content.items.map(({ oferta }) => oferta.id));
    expect([offer.id, given.id, foreign.id].map((id) => seen.has(id))).toEqual([true, true, false]);
    const choose = (personaId: number) => jefe!.code(cambioTurnos.elegir, { ...which(offer), personaId });
    expect(await choose(other!.id)).toBe('cambio-turnos.persona-no-existe');
    await choose(free!.id);
    expect(await world.worksOn('P12', '2026-12-19')).toBe(true);
  });

  test('“I cannot”: somebody takes it, and whoever is responsible consents', async () => {
    const [ana, one, two, jefe] = await Promise.all(['A9', 'LIBRE3', 'LIBRE4', 'JEFE'].map((name) => world.person(name)));
    const offer = await ana!.offer([SABADO]);
    const first = (await one!.call(cambioTurnos.apuntarme, { id: offer.id })).content.oferta;
    const second = (await two!.call(cambioTurnos.apuntarme, { id: offer.id })).content.oferta;
    expect(first).toMatchObject({ apuntado: true, cambioId: expect.any(Number) });
    expect(await world.worked('A9')).toEqual([SABADO]);
    const change = await jefe!.open(first.cambioId ?? 0);
    expect(change).toMatchObject({ estado: 'aceptada', clase: 'regalo', puede: { validar: true } });
    expect(await ana!.code(cambioTurnos.validarrechazar, { ...which(change), validar: true })).toBe('solicitudes.no-decides');
    await jefe!.validate(change);
    expect([await world.worked('A9'), await world.worksOn('LIBRE3', SABADO)]).toEqual([[], true]);
    await world.drain();
    expect((await two!.open(second.cambioId ?? 0)).estado).toBe('anulada');
    expect(await world.worksOn('LIBRE4', SABADO)).toBe(false);
  });

  test('whoever took an offer can take it again after their change has ended, and all end with the offer', async () => {
    const [bea, one, two, jefe] = await Promise.all(['B9', 'P10', 'P11', 'JEFE'].map((name) => world.person(name)));
    for (const who of [bea, one])
      await world.server.call(notificaciones.poner, { clase: 'cambios-de-turno', canal: 'correo', activo: true }, who!.extras);
    const offer = await bea!.offer([DOMINGO]);
    const take = async (who: typeof one) => (await who!.call(cambioTurnos.apuntarme, { id: offer.id })).content.oferta;
    const change = await jefe!.open((await take(one)).cambioId ?? 0);
    expect(await one!.code(cambioTurnos.apuntarme, { id: offer.id })).toBe('cambio-turnos.oferta-cerrada');
    await jefe!.call(cambioTurnos.validarrechazar, { ...which(change), validar: false, motivo: 'Hace falta allí' });
    const again = [await take(one), await take(two)];
    expect(again).toMatchObject([
      { apuntado: true, apuntados: 1 },
      { apuntado: true, apuntados: 2 },
    ]);
    expect(again[0]?.cambioId).not.toBe(change.id);
    expect((await bea!.call(cambioTurnos.retirarOferta, { id: offer.id, version: offer.version })).content.oferta.estado).toBe('retirada');
    await world.drain();
    for (const { cambioId } of again) expect((await bea!.open(cambioId ?? 0)).estado).toBe('anulada');
    const admin = (await world.person('JEFA')).extras;
    const { items } = (await world.server.call(correo.listado, { estado: 'pendiente', limit: 100 }, admin)).content;
    const told = (para: string) => items.filter((mail) => mail.para === para).map(({ asunto }) => asunto);
    expect(told('b9@example.org')).toEqual(['Cambio de turno rechazado']);
    expect(told('p10@example.org').filter((asunto) => asunto.startsWith('Un turno'))).toHaveLength(1);
  });

  test('a ring of three is found, and holds as one: whoever thinks again ends it for all', async () => {
    const [one, two, three] = await Promise.all(['R0', 'R1', 'R2'].map((name) => world.person(name)));
    const jefe = await world.person('JEFE');
    const acepta = { codigos: null, desde: '2026-12-24', hasta: '2026-12-29' };
    await two!.offer(['2026-12-27'], acepta);
    await three!.offer(['2026-12-28'], acepta);
    const { anillos } = (await one!.call(cambioTurnos.turnos, { fechas: '2026-12-26', desde: '2026-12-24', hasta: '2026-12-29' })).content;
    const ring = anillos.find(({ personas }) => personas.length === 3);
    const cesiones = (ring?.cesiones ?? []).map(({ de, a, fecha }) => ({ de, a, fecha }));
    expect(cesiones).toHaveLength(3);
    const propose = async () => (await one!.call(cambioTurnos.insertar, { cesiones })).content.cambio;
    const first = await two!.accept(await propose());
    expect(first).toMatchObject({ estado: 'propuesta', clase: 'rueda', espera: 'companero' });
    const agreed = await three!.accept(first);
    expect(agreed.estado).toBe('aceptada');
    expect((await two!.call(cambioTurnos.eliminar, { id: agreed.id })).content.cambio.estado).toBe('anulada');
    const again = await three!.accept(await two!.accept(await propose()));
    expect((await jefe.validate(again)).estado).toBe('validada');
    const days = await Promise.all(['R0', 'R1', 'R2'].map((name) => world.worked(name, '2026-12-26', '2026-12-28')));
    // Everybody has one shift, and not the one that they had.
    expect(days.map((own) => own.length)).toEqual([1, 1, 1]);
    expect(days.flat().toSorted()).toEqual(['2026-12-26', '2026-12-27', '2026-12-28']);
    expect(days[0]).not.toEqual(['2026-12-26']);
  });
});
