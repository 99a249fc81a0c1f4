import { afterAll, beforeAll, expect, test } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { empresa } from '@jornada/contract/empresa.ts';
import { correo } from '@jornada/contract/correo.ts';
import { notificaciones } from '@jornada/contract/notificaciones.ts';
import { cambioDeTurno } from './notices.ts';
import { createChangesWorld, DOMINGO, SABADO, type ChangesWorld } from '../../testing/test-changes.ts';

let world: ChangesWorld;
beforeAll(async () => {
  world = await createChangesWorld();
});
afterAll(() => world.close());

async function set(ajustes: Record<string, number | boolean | null>): Promise<void> {
  const { extras } = await world.person('JEFA');
  const { version } = (await world.server.call(empresa.ver, {}, extras)).content;
  expect((await world.server.call(empresa.guardar, { version, ajustes }, extras)).status).toBe(200);
}

test('the company says how long people have to answer, how long before a shift it is decided, and within how many days it is given back', async () => {
  const ana = await world.person('A0');
  expect((await ana.call(cambioTurnos.obtenerconfigturnos, {})).content).toEqual({
    respuestaMinutos: 4320,
    antelacionMinutos: 120,
    sinDevolver: true,
    ofertas: true,
    ventanaDias: 28,
  });
  await set({ turnosRespuestaHoras: 10, turnosAntelacionHoras: 24, turnosVentanaDias: 7 });
  const { content } = await (await world.person('A0')).call(cambioTurnos.nuevo, {});
  expect(content.config).toMatchObject({ respuestaMinutos: 600, antelacionMinutos: 1440, ventanaDias: 7 });
  // Asked on Monday at nine: ten hours later it expires.
  expect((await (await world.person('A0')).swap('B0')).caduca).toBe('2026-11-23T19:00:00Z');
  world.server.clock.set('2026-12-04T10:00:00Z');
  // The Saturday begins in less than a day.
  expect(await (await world.person('A1')).code(cambioTurnos.ofertar, { fechas: [SABADO] })).toBe('cambio-turnos.no-vale');
  world.server.clock.set('2026-11-23T09:00:00Z');
  await set({ turnosRespuestaHoras: 72, turnosAntelacionHoras: 2, turnosVentanaDias: 28 });
});

test('where shifts are not given away, each change has one in return; where none are offered, nobody offers', async () => {
  await set({ turnosSinDevolver: false, turnosOfertas: false });
  const ana = await world.person('A2');
  const gift = [{ de: world.idOf('A2'), a: world.idOf('LIBRE1'), fecha: SABADO }];
  expect(await ana.code(cambioTurnos.insertar, { cesiones: gift })).toBe('cambio-turnos.hay-que-devolver');
  expect((await ana.call(cambioTurnos.empleados, { fechas: SABADO })).content.encajan.map(({ persona }) => persona.id)).not.toContain(
    world.idOf('LIBRE1'),
  );
  expect(await ana.code(cambioTurnos.ofertar, { fechas: [SABADO] })).toBe('cambio-turnos.sin-ofertas');
  const swap = [
    { de: world.idOf('A2'), a: world.idOf('B2'), fecha: SABADO },
    { de: world.idOf('B2'), a: world.idOf('A2'), fecha: DOMINGO },
  ];
  expect((await ana.call(cambioTurnos.insertar, { cesiones: swap })).status).toBe(200);
  await set({ turnosSinDevolver: true, turnosOfertas: true });
});

test('whoever decides is told that somebody finds nobody, if they are asked for help', async () => {
  const [ana, jefe] = [await world.person('A3'), await world.person('JEFE')];
  await world.server.call(notificaciones.poner, { clase: 'cambios-de-turno', canal: 'correo', activo: true }, jefe.extras);
  const mails = async (): Promise<string[]> => {
    await world.drain();
    const { content } = await world.server.call(correo.listado, { estado: 'pendiente', limit: 100 }, (await world.person('JEFA')).extras);
    return content.items.map(({ asunto }) => asunto).filter((asunto) => asunto === 'Te piden ayuda con un turno');
  };
  expect((await (await world.person('A4')).call(cambioTurnos.ofertar, { fechas: [SABADO] })).status).toBe(200);
  expect(await mails()).toEqual([]);
  expect((await ana.call(cambioTurnos.ofertar, { fechas: [SABADO], pedirAyuda: true })).status).toBe(200);
  expect(await mails()).toHaveLength(1);
  // It leads to where they can find somebody, everything else to the changes of the one who is told.
  expect(cambioDeTurno.envio.ruta({ id: 0, caso: 'nadie-encaja' })).toBe('/intranet/turnos/ofrecidos');
  expect(cambioDeTurno.envio.ruta({ id: 0, caso: 'oferta-dada' })).toBe('/cambio-turnos-list');
});
