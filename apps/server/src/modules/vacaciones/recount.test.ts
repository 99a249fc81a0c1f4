import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { correo } from '@jornada/contract/correo.ts';
import { festivos } from '@jornada/contract/festivos.ts';
import { centros } from '@jornada/contract/centros.ts';
import { horarios } from '@jornada/contract/horarios.ts';
import { notificaciones } from '@jornada/contract/notificaciones.ts';
import { personas } from '@jornada/contract/personas.ts';
import { createTestRequestsOn } from '../../testing/test-requests.ts';
import { OFICINA } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const NOW = '2026-11-02T09:00:00Z';
const [REYES, VIERNES] = ['2027-01-06', '2027-01-08'];
const SEMANA = { desde: '2027-01-04', hasta: '2027-01-08' };

let server: TestServer;
let companies = 0;
beforeAll(async () => {
  server = await createTestServer({ now: NOW });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(NOW));

/** A company of an admin, a manager and ANA. Nobody has confirmed its holidays, unless a list is given. */
async function open(list?: { fecha: string; nombre: string }[]) {
  companies += 1;
  const [admin, jefe, ana] = ['ADMIN', 'JEFE', 'ANA'].map((name) => `${name}${companies}`) as [string, string, string];
  const mail = (name: string) => ({ userName: name, email: `${name.toLowerCase()}@example.org` });
  const world = await createTestRequestsOn(server, {
    ...(list ? { festivos: list } : { sinConfirmar: true }),
    personas: [
      { ...mail(admin), roles: ['admin'] },
      { ...mail(jefe), roles: ['empleado', 'responsable'] },
      { ...mail(ana), responsable: jefe },
    ],
  });
  const centro = world.empresa.centroIds[0] ?? 0;
  const mailed = [
    [ana, 'decisiones'],
    [jefe, 'solicitudes'],
  ] as const;
  for (const [name, clase] of mailed)
    await server.call(notificaciones.poner, { clase, canal: 'correo', activo: true }, await world.as(name));
  const run = async () => {
    for (let round = 0; round < 4; round += 1) await server.jobs.runDue();
    expect(server.jobs.errors).toEqual([]);
  };
  return {
    ...world,
    centro,
    run,
    ana: () => world.as(ana),
    jefe: () => world.as(jefe),
    admin: () => world.as(admin),
    idOfAna: world.idOf(ana),
    /** Vacations of a week, approved. */
    async approved(dates = SEMANA): Promise<number> {
      const { content } = await (await world.as(ana)).ask(dates);
      expect(await (await world.as(jefe)).approve(content)).toBe('aprobada');
      await run();
      return content.id;
    },
    async confirm(days: readonly string[], ano = 2027) {
      const dias = days.map((fecha) => ({ fecha, nombre: 'Fiesta' }));
      const { status, sobre } = await server.call(festivos.confirmar, { ano, centro, festivos: dias }, await world.as(admin));
      await run();
      return status === 200 ? '' : sobre.Error.Code;
    },
    /** What a request takes by now, and how often it was counted again. */
    async taken(id: number): Promise<[number, number]> {
      const { content } = await (await world.as(ana)).open(id);
      return [content.cuenta.dias, content.historia.filter(({ accion }) => accion === 'recontar').length];
    },
    async lines() {
      const { lineas, libres, aprobados } = await (await world.as(ana)).saldo({ anio: 2027 });
      const sum = lineas.reduce((all, { dias }) => all + dias, 0);
      expect(sum).toBe(libres);
      const of = (clase: string) => lineas.filter((one) => one.clase === clase).map(({ dias, desde, hasta }) => [dias, desde, hasta]);
      return { libres, aprobados, aprobado: of('aprobado'), recuento: of('recuento') };
    },
    async mails(subject: string): Promise<string[]> {
      const { content } = await server.call(correo.listado, { estado: 'pendiente', limit: 100 }, await world.as(admin));
      return content.items.filter(({ asunto }) => asunto === subject).map(({ para }) => para.split('@')[0] ?? '');
    },
  };
}
type Company = Awaited<ReturnType<typeof open>>;

/** The same events once more, as a queue may deliver them. */
const again = async ({ empresa, centro, idOf, run }: Company, admin: string, fechas: string[]) => {
  const data = { entidadId: empresa.entidadId, autorId: idOf(admin), centroId: centro, fechas };
  for (let round = 0; round < 2; round += 1) await server.jobs.send('eventos', { event: 'plan.cambiado', data });
  await run();
};

test('a holiday that is confirmed after the approval is given back as a line of its own, once, and both sides are told', async () => {
  const company = await open([]);
  const id = await company.approved();
  const before = await company.lines();
  expect(before).toMatchObject({ aprobado: [[-5, '2027-01-04', VIERNES]], recuento: [] });
  expect(await company.confirm([REYES])).toBe('');
  expect(await company.taken(id)).toEqual([4, 1]);
  const after = { ...before, libres: before.libres + 1, recuento: [[1, REYES, REYES]] };
  expect(await company.lines()).toEqual(after);
  expect(await company.mails('Una solicitud tuya se contó otra vez')).toEqual([`ana${companies}`]);
  expect(await company.mails('Una solicitud se contó otra vez')).toEqual([`jefe${companies}`]);

  await again(company, `ADMIN${companies}`, [REYES]);
  expect(await company.taken(id)).toEqual([4, 1]);
  expect(await company.lines()).toEqual(after);
  expect(await company.mails('Una solicitud tuya se contó otra vez')).toHaveLength(1);
  const { content } = await (await company.ana()).open(id);
  expect(content.cantidad).toEqual({ unidad: 'dias', dias: 4 });
  expect(content.cuenta.detalle[2]).toMatchObject({ fecha: REYES, dias: 0, porque: 'festivo', festivo: 'Fiesta' });

  // The same list again changes nothing; without the holiday the day is taken again, and no line remains.
  expect(await company.confirm([REYES])).toBe('');
  expect(await company.taken(id)).toEqual([4, 1]);
  expect(await company.confirm([])).toBe('');
  expect(await company.taken(id)).toEqual([5, 2]);
  expect(await company.lines()).toEqual(before);
});

test('a proposed holiday is not taken in the first place; if the company works on it, it is taken', async () => {
  const company = await open();
  const id = await company.approved();
  expect(await company.taken(id)).toEqual([4, 0]);
  const { libres } = await company.lines();
  // Confirmed as proposed, nothing is different.
  const { content } = await server.call(festivos.ano, { ano: 2027, centro: company.centro }, await company.admin());
  const proposed = content.festivos.map(({ fecha }) => fecha);
  expect(await company.confirm(proposed)).toBe('');
  expect(await company.taken(id)).toEqual([4, 0]);
  expect(await company.confirm(proposed.filter((fecha) => fecha !== REYES))).toBe('');
  expect(await company.taken(id)).toEqual([5, 1]);
  expect(await company.lines()).toMatchObject({
    libres: libres - 1,
    aprobado: [[-4, '2027-01-04', VIERNES]],
    recuento: [[-1, REYES, REYES]],
  });
});

test('what was given back goes with the request: cancelled, it leaves no day behind', async () => {
  const company = await open([]);
  const { libres } = await company.lines();
  const id = await company.approved();
  await company.confirm([REYES]);
  const { content } = await (await company.ana()).open(id);
  expect(await (await company.jefe()).cancel(content, 'Hace falta gente')).toBe('anulada');
  expect(await company.lines()).toMatchObject({ libres, aprobado: [], recuento: [] });
});

test('what waits for a decision is counted again, too, and is decided as it is then', async () => {
  const company = await open([]);
  const { content: asked } = await (await company.ana()).ask(SEMANA);
  await company.run();
  await company.confirm([REYES]);
  expect(await company.taken(asked.id)).toEqual([4, 1]);
  expect(await company.mails('Una solicitud se contó otra vez')).toEqual([`jefe${companies}`]);
  const jefe = await company.jefe();
  expect(await jefe.approve(asked)).toBe('general.cambiado-entretanto');
  const [waiting] = (await jefe.inbox()).items;
  expect(waiting).toMatchObject({ id: asked.id, cantidad: { unidad: 'dias', dias: 4 } });
  expect(await jefe.approve({ id: asked.id, version: waiting?.version ?? 0 })).toBe('aprobada');
});

test('another version of the schedule, another schedule and another region of the centre count again', async () => {
  const company = await open([]);
  const id = await company.approved();
  const admin = await company.admin();
  const { content: person } = await server.call(personas.byId, { id: company.idOfAna }, admin);
  const own = person.asignaciones[0]?.horario?.id ?? 0;
  const found = (await server.call(horarios.listado, {}, admin)).content.items.find((one) => one.id === own);
  // From the next year on Friday is free.
  if (OFICINA.clase !== 'fijo') throw new Error('not a fixed week');
  const definicion = { ...OFICINA, semana: [...OFICINA.semana.slice(0, 4), null, null, null] };
  const changed = await server.call(horarios.cambiar, { id: own, version: found?.version ?? 0, desde: '2027-01-01', definicion }, admin);
  expect(changed.sobre.Error.Code).toBe('');
  await company.run();
  expect(await company.taken(id)).toEqual([4, 1]);
  expect((await company.lines()).recuento).toEqual([[1, VIERNES, VIERNES]]);
  const removed = await server.call(horarios.quitar, { id: own, version: changed.content.version, desde: '2027-01-01' }, admin);
  expect(removed.sobre.Error.Code).toBe('');
  await company.run();
  expect(await company.taken(id)).toEqual([5, 2]);

  const short = await server.call(horarios.crear, { nombre: 'Cuatro días', desde: '2027-01-01', definicion }, admin);
  const move = { id: person.id, version: person.version, desde: '2027-01-07', horarioId: short.content.id, centroId: company.centro };
  expect((await server.call(personas.asignar, move, admin)).sobre.Error.Code).toBe('');
  await company.run();
  expect(await company.taken(id)).toEqual([4, 3]);
});

test('another region has other holidays, which are counted as soon as the centre has it', async () => {
  const company = await open();
  // Easter Monday is one in Catalonia.
  const id = await company.approved({ desde: '2027-03-29', hasta: '2027-04-02' });
  expect(await company.taken(id)).toEqual([5, 0]);
  const admin = await company.admin();
  const place = (await server.call(centros.listado, {}, admin)).content.items.find((one) => one.id === company.centro);
  if (!place) throw new Error('no centre');
  const { personas: _people, abierto: _open, festivosConfirmados: _years, ...fields } = place;
  expect((await server.call(centros.guardar, { ...fields, region: 'CT' }, admin)).sobre.Error.Code).toBe('');
  await company.run();
  expect(await company.taken(id)).toEqual([4, 1]);
});

test('days that have come stay as they were, and so does a closed month', async () => {
  const company = await open([]);
  const id = await company.approved({ desde: '2026-12-28', hasta: VIERNES });
  expect(await company.taken(id)).toEqual([10, 0]);
  server.clock.set('2027-01-06T09:00:00Z');
  expect(await company.confirm(['2027-01-05', REYES, '2027-01-07'])).toBe('');
  expect(await company.taken(id)).toEqual([9, 1]);
  expect((await company.lines()).recuento).toEqual([[1, '2027-01-07', '2027-01-07']]);
  expect(await company.confirm(['2026-12-30'], 2026)).toBe('');
  expect(await company.taken(id)).toEqual([9, 1]);
});

test('people of another centre, and those who are not on vacation then, are not concerned', async () => {
  const [one, other] = [await open([]), await open([])];
  const [id, theirs] = [await one.approved(), await other.approved()];
  await one.confirm([REYES]);
  expect([await one.taken(id), await other.taken(theirs)]).toEqual([
    [4, 1],
    [5, 0],
  ]);
  await one.confirm([REYES, '2027-02-01']);
  expect(await one.taken(id)).toEqual([4, 1]);
});
