import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { correo } from '@jornada/contract/correo.ts';
import { notificaciones } from '@jornada/contract/notificaciones.ts';
import { createChangesWorld, SABADO, DOMINGO, which, type ChangesWorld } from '../../testing/test-changes.ts';

let world: ChangesWorld;
beforeAll(async () => {
  world = await createChangesWorld();
});
afterAll(() => world.close());

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
