import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { webPush } from '@jornada/contract/notificaciones.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { pdf } from '../../testing/files-world.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';
import { withoutQueue } from '../../testing/without-queue.ts';
import { RECORDAR_JUSTIFICANTES } from './proofs.ts';

let service: PushService;
let world: TestRequests;
beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  world = await createTestRequests({
    now: '2026-03-02T09:00:00Z',
    push: { sender, origin: service.origin },
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'JEFE' },
      { userName: 'EVA', nombre: 'Eva Sanz', responsable: 'JEFE' },
      { userName: 'UTE', responsable: 'JEFE', zona: 'Europe/Berlin', pais: 'DE', idioma: 'de' },
    ],
  });
});
afterAll(async () => {
  await world.close();
  await service.close();
});

type Regla = EntradaDe<typeof permisos.guardarRegla>;
type Familia = EntradaDe<typeof permisos.guardarFamilia>;
type Cual = { id: number; version: number };

const NOBODY = { centros: [], departamentos: [], personas: [] };
/** A permit of working days for an event, paid, from this year on. */
const REGLA: Omit<Regla, 'familia' | 'version'> = {
  norma: '',
  vigente: '2026-01-01',
  unidad: 'laborables',
  cantidad: 1,
  porGrado: [],
  viajeDias: 0,
  distancias: [],
  ampliable: false,
  contador: 'suceso',
  pago: 'empresa',
  justificante: null,
  inicio: 'dia',
};

async function admin() {
  const who = await world.as('ADMIN');
  const { call } = world.server;
  return {
    ...who,
    save: (familia: Partial<Familia> & { nombre: string }) =>
      call(permisos.guardarFamilia, { pais: 'ES', predeterminada: false, ...NOBODY, ...familia }, who),
    rule: ({ id, version }: Cual, regla: Partial<Regla>) => call(permisos.guardarRegla, { ...REGLA, ...regla, familia: id, version }, who),
    list: async () => (await call(permisos.familias, {}, who)).content,
  };
}
/** What a form says of these fields, for somebody. */
async function told(userName: string, fields: object) {
  const who = await world.as(userName);
  return (await world.server.call(permisos.nuevo, { data: JSON.stringify(fields) }, who)).content;
}
const proposed = async (fields: object): Promise<[string, string] | null> => {
  const { propuesta } = await told('ANA', fields);
  return propuesta && [propuesta.desde, propuesta.hasta];
};

describe('the agreement of advertising, entered by hand', () => {
  let publicidad: Cual;
  beforeAll(async () => {
    const who = await admin();
    publicidad = (await who.save({ nombre: 'Publicidad', predeterminada: true })).content;
    const add = async (regla: Partial<Regla>) => void (publicidad = (await who.rule(publicidad, regla)).content);
    await add({
      codigo: 'fallecimiento',
      cantidad: 4,
      viajeDias: 1,
      distancias: [{ km: 600, dias: 1 }],
      justificante: 'certificado-defuncion',
      plazoDias: 15,
    });
    await add({ codigo: 'mudanza', cantidad: 2 });
    await add({ nombre: 'Boda de un familiar', cantidad: 1 });
    await add({ nombre: 'Acompañamiento médico', unidad: 'minutos', cantidad: 960, contador: 'ano', justificante: 'cita' });
  });

  // 6 April 2026 is a Monday; the company has no holidays in this test.
  test('death: 4 working days, 5 with travel, 6 from 600 km on', async () => {
    const death = { codigo: 'fallecimiento', hecho: '2026-04-06' };
    expect(await proposed(death)).toEqual(['2026-04-06', '2026-04-09']);
    expect(await proposed({ ...death, viaje: true })).toEqual(['2026-04-06', '2026-04-10']);
    expect(await proposed({ ...death, viaje: true, km: 599 })).toEqual(['2026-04-06', '2026-04-10']);
    expect(await proposed({ ...death, viaje: true, km: 600 })).toEqual(['2026-04-06', '2026-04-13']);
    const { consecuencias } = await told('ANA', { ...death, desde: '2026-04-06', hasta: '2026-04-10' });
    expect(consecuencias).toMatchObject({
      contadores: [{ total: 4, estos: 5, queda: -1 }],
      obstaculos: ['sin-saldo'],
      justificante: { hasta: '2026-04-21' },
    });
  });

  test('moving home 2 days, the wedding of a relative 1', async () => {
    expect(await proposed({ codigo: 'mudanza', hecho: '2026-04-10' })).toEqual(['2026-04-10', '2026-04-13']);
    expect(await proposed({ codigo: 'boda-de-un-familiar', hecho: '2026-04-11' })).toEqual(['2026-04-13', '2026-04-13']);
  });

  test('going to the doctor with somebody: 16 hours a year, in parts', async () => {
    const [ana, jefe] = [await world.as('ANA'), await world.as('JEFE')];
    const ask = (desde: string, minutos: number) =>
      world.server.call(permisos.guardar, { codigo: 'acompanamiento-medico', desde, hasta: desde, minutos }, ana);
    const { content: sent } = await ask('2026-04-14', 480);
    expect(await jefe.approve(sent)).toBe('aprobada');
    expect((await ask('2026-04-15', 420)).content.contadores).toMatchObject([
      { periodo: '2026', total: 960, usado: 480, estos: 420, queda: 60 },
    ]);
    expect((await ask('2026-04-16', 61)).sobre.Error.Code).toBe('permisos.sin-saldo');
    expect((await ask('2026-04-16', 60)).status).toBe(200);
    expect((await ask('2027-04-16', 480)).status).toBe(200);
    const { content } = await world.server.call(permisos.resumen, { anio: 2026 }, ana);
    expect(content.items.find(({ tipo }) => tipo.codigo === 'acompanamiento-medico')).toMatchObject({
      usado: 480,
      pedido: 480,
      contador: { total: 960, queda: 0 },
    });
  });

  test('what it does not name is as the law has it; of days before it the law holds', async () => {
    expect(await proposed({ codigo: 'hospitalizacion', hecho: '2026-04-06' })).toEqual(['2026-04-06', '2026-04-10']);
    expect(await proposed({ codigo: 'mudanza', hecho: '2025-12-30' })).toEqual(['2025-12-30', '2025-12-30']);
    const { familia, tipos } = await told('ANA', {});
    expect(familia).toMatchObject({ nombre: 'Publicidad', pais: 'ES' });
    expect(tipos).toHaveLength(21);
    expect(tipos.find(({ codigo }) => codigo === 'boda-de-un-familiar')?.nombre).toBe('Boda de un familiar');
  });

  test('a later version changes nothing that was asked for', async () => {
    const [who, luis, jefe] = [await admin(), await world.as('LUIS'), await world.as('JEFE')];
    const { content: sent } = await world.server.call(
      permisos.guardar,
      { codigo: 'mudanza', hecho: '2026-04-20', desde: '2026-04-20', hasta: '2026-04-21' },
      luis,
    );
    publicidad = (await who.rule(publicidad, { codigo: 'mudanza', cantidad: 1, vigente: '2026-03-01' })).content;
    expect(await proposed({ codigo: 'mudanza', hecho: '2026-04-20' })).toEqual(['2026-04-20', '2026-04-20']);
    expect(await jefe.approve(sent)).toBe('aprobada');
    const { content: open } = await world.server.call(permisos.byId, { id: sent.id }, luis);
    expect([open.tipo.cantidad, open.cuenta.total, open.contadores[0]?.total]).toEqual([2, 2, 2]);
  });
});

describe('whom an agreement is given to', () => {
  test('a person before the centre, the centre before the country; never people of another country unless by name', async () => {
    const who = await admin();
    const [madrid = 0] = world.empresa.centroIds;
    const own = (await who.save({ nombre: 'Solo Eva', personas: [world.idOf('EVA')] })).content;
    const place = (await who.save({ nombre: 'Madrid', centros: [madrid] })).content;
    const familyOf = async (userName: string) => (await told(userName, {})).familia.nombre;
    expect([await familyOf('EVA'), await familyOf('ANA'), await familyOf('UTE')]).toEqual(['Solo Eva', 'Madrid', null]);
    // Given to another one, it is no longer the first one's.
    await who.save({ id: place.id, version: place.version, nombre: 'Madrid', centros: [madrid], personas: [world.idOf('EVA')] });
    expect(await familyOf('EVA')).toBe('Madrid');
    expect((await who.list()).items.find(({ id }) => id === own.id)?.personas).toEqual([]);
    const again = (await who.list()).items.find(({ id }) => id === place.id)!;
    await world.server.call(permisos.cerrarFamilia, { id: again.id, version: again.version }, who);
    expect([await familyOf('EVA'), await familyOf('ANA')]).toEqual(['Publicidad', 'Publicidad']);
  });

  test('people in a country whose law is not shipped have what is entered by hand', async () => {
    const who = await admin();
    const made = (await who.save({ nombre: 'Berlin', pais: 'DE', predeterminada: true })).content;
    const { content } = await who.rule(made, { nombre: 'Eigene Hochzeit', cantidad: 1, norma: '§ 616 BGB' });
    expect(content.reglas[0]).toMatchObject({ codigo: 'eigene-hochzeit', menos: [] });
    const ute = await told('UTE', {});
    expect([ute.familia, ute.tipos.map(({ nombre }) => nombre)]).toEqual([
      { id: made.id, nombre: 'Berlin', pais: 'DE', leyConocida: false },
      ['Eigene Hochzeit'],
    ]);
    const { leyes } = await who.list();
    expect(leyes.map(({ pais, conocida, tipos }) => [pais, conocida, tipos.length])).toEqual([
      ['DE', false, 0],
      ['ES', true, 19],
    ]);
  });
});

describe('writing an agreement', () => {
  test('below the law is written, and said; of years that are over nothing is changed but an end', async () => {
    const who = await admin();
    const made = (await who.save({ nombre: 'Escaso' })).content;
    const { content } = await who.rule(made, { codigo: 'fallecimiento', cantidad: 1, viajeDias: 0, pago: 'sin-pago' });
    expect(content.reglas[0]?.menos).toEqual(['cantidad', 'viaje', 'pago']);
    const code = async (regla: Partial<Regla>) => (await who.rule(content, regla)).sobre.Error.Code;
    expect(await code({ codigo: 'mudanza', vigente: '2025-12-31' })).toBe('permisos.regla-no-valida');
    expect((await who.rule(content, { cantidad: 3 })).sobre.Error.Fields).toHaveProperty('nombre');
    expect((await who.rule(content, { codigo: 'mudanza', cantidad: null })).sobre.Error.Fields).toHaveProperty('cantidad');
    expect((await who.rule(content, { codigo: 'mudanza', hasta: '2025-01-01' })).sobre.Error.Fields).toHaveProperty('hasta');
  });

  test('two at once notice each other; names are unique; what is not there is not there', async () => {
    const who = await admin();
    const made = (await who.save({ nombre: 'Dos' })).content;
    const both = await Promise.all([
      who.rule(made, { codigo: 'mudanza' }),
      who.rule(made, { codigo: 'matrimonio', unidad: 'naturales', cantidad: 20 }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await who.save({ nombre: 'dos' })).sobre.Error.Code).toBe('permisos.nombre-repetido');
    expect((await who.save({ nombre: 'Tres', personas: [999_999] })).sobre.Error.Code).toBe('permisos.asignacion-no-valida');
    expect((await who.rule({ id: 999_999, version: 1 }, { codigo: 'mudanza' })).status).toBe(404);
    expect((await who.list()).items.map(({ nombre }) => nombre)).not.toContain('Tres');
  });

  test('what does not hold yet can be taken out; what holds is ended', async () => {
    const who = await admin();
    const made = (await who.save({ nombre: 'Futuro' })).content;
    const { content: later } = await who.rule(made, { codigo: 'mudanza', vigente: '2027-01-01' });
    const remove = (version: number, vigente: string) =>
      world.server.call(permisos.quitarRegla, { familia: made.id, codigo: 'mudanza', vigente, version }, who);
    const { content: without } = await remove(later.version, '2027-01-01');
    expect(without.reglas).toEqual([]);
    const { content: now } = await who.rule(without, { codigo: 'mudanza', vigente: '2026-01-01' });
    expect((await remove(now.version, '2026-01-01')).sobre.Error.Code).toBe('permisos.regla-en-uso');
    const { content: log } = await world.server.call(auditoria.listado, {}, who);
    expect(log.items.slice(0, 3).map(({ accion }) => accion)).toEqual(['permisos.regla', 'permisos.quitar-regla', 'permisos.regla']);
  });
});

describe('the proof', () => {
  const upload = (userName: Awaited<ReturnType<typeof world.as>>, comment: string) =>
    world.server.call(ficheros.subirJSON, { nombre: 'certificado.pdf', contenido: pdf(comment).toString('base64') }, userName);

  test('comes with the request or later, is for its person and those who decide, and its deadline is told once', async () => {
    const death = { codigo: 'fallecimiento', hecho: '2026-02-18', desde: '2026-02-18', hasta: '2026-02-19' };
    const { content: sent } = await world.server.call(permisos.guardar, death, await world.as('EVA'));
    expect(sent).toMatchObject({
      justificante: { clase: 'certificado-defuncion', hasta: '2026-03-05', entregado: false },
      puedeAnadir: true,
    });
    const run = async (now: string): Promise<string[]> => {
      world.server.clock.set(now);
      await world.server.jobs.send(RECORDAR_JUSTIFICANTES, {});
      while ((await world.server.jobs.runDue()) > 0);
      expect(world.server.jobs.errors).toEqual([]);
      return service.received.splice(0).map(({ text }) => (JSON.parse(text) as { titulo: string }).titulo);
    };
    world.server.clock.set('2026-03-03T06:00:00Z');
    const browser = service.subscribe();
    await world.server.call(webPush.ponerToken, { Token: browser.token }, await world.as('EVA'));
    service.received.length = 0;
    // Before nine in the morning nobody is told.
    expect(await run('2026-03-03T06:30:00Z')).toEqual([]);
    // If the server dies before it is told, it is not yet told.
    world.server.clock.set('2026-03-03T08:30:00Z');
    await world.server.jobs.send(RECORDAR_JUSTIFICANTES, {});
    await withoutQueue(world.server.superuserUrl, 'notificaciones.repartir', () => world.server.jobs.runDue());
    expect(world.server.jobs.errors.splice(0)).toHaveLength(1);
    expect(await run('2026-03-03T09:00:00Z')).toEqual(['Falta un justificante']);
    expect(await run('2026-03-03T10:00:00Z')).toEqual([]);

    world.server.clock.set('2026-03-06T09:00:00Z');
    const [eva, jefe, luis] = [await world.as('EVA'), await world.as('JEFE'), await world.as('LUIS')];
    const inbox = async () => (await jefe.inbox()).items.find(({ id }) => id === sent.id)?.avisos;
    expect(await inbox()).toContain('sin-justificante');

    const file = (await upload(eva, 'certificado')).content;
    const add = (who: typeof eva) =>
      world.server.call(ficheros.confirmartemporales, { modulo: 'permisos', asuntoId: sent.id, ids: [file.id] }, who);
    expect((await add(luis)).status).toBe(404);
    expect((await add(eva)).status).toBe(200);
    expect(await inbox()).not.toContain('sin-justificante');
    const linkFor = async (who: typeof eva) => (await world.server.call(ficheros.enlace, { id: file.id }, who)).status;
    expect([await linkFor(eva), await linkFor(jefe), await linkFor(luis)]).toEqual([200, 200, 404]);
    const { content: open } = await world.server.call(permisos.byId, { id: sent.id }, jefe);
    expect([open.justificante?.entregado, open.ficheros.map(({ nombre }) => nombre)]).toEqual([true, ['certificado.pdf']]);
    // What is over takes no more files, and those of others cannot be sent as one's own.
    await jefe.reject(open, 'No procede.');
    const second = (await upload(eva, 'otro')).content;
    const late = await world.server.call(ficheros.confirmartemporales, { modulo: 'permisos', asuntoId: sent.id, ids: [second.id] }, eva);
    expect(late.status).toBe(404);
    const stolen = await world.server.call(
      permisos.guardar,
      { codigo: 'mudanza', hecho: '2026-05-05', desde: '2026-05-05', hasta: '2026-05-05', ficheros: [second.id] },
      luis,
    );
    expect(stolen.sobre.Error.Code).toBe('ficheros.no-existe');
  });
});

test('a permit of a year that is over can be ended, and nothing else of it is changed', async () => {
  world.server.clock.set('2026-03-10T09:00:00Z');
  const now = await admin();
  const made = (await now.save({ nombre: 'Con fin' })).content;
  const { content } = await now.rule(made, { codigo: 'mudanza', cantidad: 2 });
  world.server.clock.set('2027-02-01T09:00:00Z');
  const later = await admin();
  const change = (regla: Partial<Regla>) => later.rule(content, { codigo: 'mudanza', cantidad: 2, ...regla });
  expect((await change({ cantidad: 3 })).sobre.Error.Code).toBe('permisos.regla-no-valida');
  expect((await change({ hasta: '2026-12-31' })).sobre.Error.Code).toBe('permisos.regla-no-valida');
  expect((await change({ hasta: '2027-03-31' })).content.reglas[0]?.hasta).toBe('2027-03-31');
});

test('an agreement is given from its day on: what was before keeps the agreement that held then, also when that one is closed', async () => {
  const before = Temporal.Instant.from('2026-03-20T09:00:00Z');
  world.server.clock.set(before.toString());
  let who = await admin();
  const [first, second] = [(await who.save({ nombre: 'Antes' })).content, (await who.save({ nombre: 'Ahora' })).content];
  await who.rule(first, { codigo: 'mudanza', nombre: 'Mudanza', cantidad: 3 });
  await who.rule(second, { codigo: 'mudanza', nombre: 'Mudanza', cantidad: 5 });
  const versionOf = async (id: number) => (await who.list()).items.find((one) => one.id === id)?.version ?? 0;
  const give = async ({ id, nombre }: { id: number; nombre: string }, userNames: string[]) =>
    who.save({ id, version: await versionOf(id), nombre, personas: userNames.map((one) => world.idOf(one)) });
  const days = async (desde: string) => {
    const { tipos } = await told('LUIS', { codigo: 'mudanza', hecho: desde, desde });
    return tipos.find(({ codigo }) => codigo === 'mudanza')?.cantidad;
  };
  await give(first, ['LUIS']);
  // The first one that somebody has is that of this year; years that are over keep theirs.
  expect([await days('2026-01-02'), await days('2025-12-31')]).toEqual([3, 1]);
  world.server.clock.set(before.add({ hours: 72 }).toString());
  who = await admin();
  await give(second, ['LUIS']);
  const today = world.server.clock.now().toString().slice(0, 10);
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  expect([await days('2026-01-02'), await days(yesterday), await days(today), await days('2026-12-01')]).toEqual([3, 3, 5, 5]);
  await world.server.call(permisos.cerrarFamilia, { id: first.id, version: await versionOf(first.id) }, who);
  await world.server.call(permisos.cerrarFamilia, { id: second.id, version: await versionOf(second.id) }, who);
  expect([await days(yesterday), (await told('LUIS', {})).familia.nombre]).toEqual([3, 'Publicidad']);
});
