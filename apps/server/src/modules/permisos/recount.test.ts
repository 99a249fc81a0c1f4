import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { correo } from '@jornada/contract/correo.ts';
import { festivos } from '@jornada/contract/festivos.ts';
import { notificaciones } from '@jornada/contract/notificaciones.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { createTestRequestsOn } from '../../testing/test-requests.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const [LUNES, REYES, JUEVES] = ['2027-01-04', '2027-01-06', '2027-01-07'];
const MUDANZA = { codigo: 'mudanza', hecho: REYES, desde: REYES, hasta: REYES };
const HORAS = { codigo: 'deber-publico', desde: LUNES, hasta: JUEVES, minutos: 90 };

let server: TestServer;
let companies = 0;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-11-02T09:00:00Z' });
});
afterAll(() => server.close());

/** A company whose holidays are confirmed: none. ANA asks, JEFE decides. */
async function open() {
  companies += 1;
  const [admin, jefe, ana] = ['ADMIN', 'JEFE', 'ANA'].map((name) => `${name}P${companies}`) as [string, string, string];
  const mail = (userName: string) => ({ userName, email: `${userName.toLowerCase()}@example.org` });
  const world = await createTestRequestsOn(server, {
    personas: [
      { ...mail(admin), roles: ['admin'] },
      { ...mail(jefe), roles: ['empleado', 'responsable'] },
      { ...mail(ana), responsable: jefe },
    ],
  });
  const mailed = [
    [ana, 'decisiones'],
    [jefe, 'solicitudes'],
  ] as const;
  for (const [name, clase] of mailed)
    await server.call(notificaciones.poner, { clase, canal: 'correo', activo: true }, await world.as(name));
  // Time may have jumped, and ended their sessions.
  const own = () => world.as(ana);
  const run = async () => {
    for (let round = 0; round < 4; round += 1) await server.jobs.runDue();
    expect(server.jobs.errors).toEqual([]);
  };
  return {
    ...world,
    run,
    idOfAdmin: world.idOf(admin),
    centro: world.empresa.centroIds[0] ?? 0,
    async approved(datos: EntradaDe<typeof permisos.guardar>) {
      const { content } = await server.call(permisos.guardar, datos, await own());
      expect(await (await world.as(jefe)).approve(content)).toBe('aprobada');
      await run();
      return content.id;
    },
    async confirm(...days: string[]): Promise<void> {
      const list = days.map((fecha) => ({ fecha, nombre: 'Fiesta' }));
      const centro = world.empresa.centroIds[0] ?? 0;
      expect((await server.call(festivos.confirmar, { ano: 2027, centro, festivos: list }, await world.as(admin))).status).toBe(200);
      await run();
    },
    see: async (id: number) => (await server.call(permisos.byId, { id }, await own())).content,
    summary: async (codigo: string) =>
      (await server.call(permisos.resumen, { anio: 2027 }, await own())).content.items.find(({ tipo }) => tipo.codigo === codigo),
    async mails(subject: string): Promise<string[]> {
      const { content } = await server.call(correo.listado, { estado: 'pendiente', limit: 100 }, await world.as(admin));
      return content.items.filter(({ asunto }) => asunto === subject).map(({ para }) => para.split('@')[0] ?? '');
    },
  };
}

test('a holiday that is confirmed after the approval gives its day back, said by day and in the year, and both sides are told once', async () => {
  const company = await open();
  const id = await company.approved(MUDANZA);
  expect(await company.see(id)).toMatchObject({ cuenta: { total: 1 }, recontados: [] });
  expect(await company.summary('mudanza')).toMatchObject({ usado: 1, recuento: 0 });

  await company.confirm(REYES);
  const after = await company.see(id);
  expect(after).toMatchObject({
    estado: 'aprobada',
    cantidad: { unidad: 'dias', dias: 0 },
    cuenta: { total: 0, detalle: [{ fecha: REYES, cantidad: 0, porque: 'festivo', festivo: 'Fiesta' }] },
    recontados: [{ fecha: REYES, antes: 1, ahora: 0 }],
  });
  expect(after.historia.filter(({ accion }) => accion === 'recontar')).toHaveLength(1);
  expect(await company.summary('mudanza')).toMatchObject({ usado: 0, recuento: -1 });
  expect(await company.mails('Una solicitud tuya se contó otra vez')).toEqual([`anap${companies}`]);
  expect(await company.mails('Una solicitud se contó otra vez')).toEqual([`jefep${companies}`]);

  // The same event once more changes nothing and tells nobody.
  const data = { entidadId: company.empresa.entidadId, autorId: company.idOfAdmin, centroId: company.centro, fechas: [REYES] };
  await server.jobs.send('eventos', { event: 'plan.cambiado', data });
  await company.run();
  expect((await company.see(id)).version).toBe(after.version);
  expect(await company.mails('Una solicitud tuya se contó otra vez')).toHaveLength(1);

  await company.confirm();
  expect(await company.see(id)).toMatchObject({ cuenta: { total: 1 }, recontados: [] });
  expect(await company.summary('mudanza')).toMatchObject({ usado: 1, recuento: 0 });
});

test('of hours of each day, those of the holiday are given back, and the absence says no more than is left', async () => {
  const company = await open();
  const id = await company.approved(HORAS);
  await company.confirm(REYES);
  expect(await company.see(id)).toMatchObject({
    cantidad: { unidad: 'minutos', minutos: 270 },
    recontados: [{ fecha: REYES, antes: 90, ahora: 0 }],
  });
  expect(await company.summary('deber-publico')).toMatchObject({ usado: 270, recuento: -90 });
});

test('a permit of calendar days goes on as it is, and so do days that have come', async () => {
  const company = await open();
  const wedding = await company.approved({ codigo: 'matrimonio', hecho: LUNES, desde: LUNES, hasta: '2027-01-18' });
  await company.confirm(REYES);
  expect(await company.see(wedding)).toMatchObject({ cuenta: { total: 15 }, recontados: [] });

  const other = await open();
  const id = await other.approved(HORAS);
  server.clock.set(`${REYES}T09:00:00Z`);
  await other.confirm('2027-01-05', REYES, JUEVES);
  expect((await other.see(id)).recontados).toEqual([{ fecha: JUEVES, antes: 90, ahora: 0 }]);
});
