import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webPush } from '@jornada/contract/notificaciones.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { createTaskCompany, type TaskCompany } from '../../testing/task-company.ts';

const LUNES = '2026-03-09';
let service: PushService;
let world: TaskCompany;
beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  world = await createTaskCompany({ now: '2026-03-02T07:00:00Z', personas: ['ANA', 'LUIS'], push: { sender, origin: service.origin } });
});
afterAll(async () => {
  await world.close();
  await service.close();
});

const as = async (userName: string) => ({ token: (await world.server.signIn(userName)).Token });
const put = (tarea: string, minutos: number) => ({ hace: 'poner' as const, tareaId: world.tasks[tarea], minutos });
async function device(userName: string): Promise<string> {
  const { token: Token, id } = service.subscribe();
  expect((await world.server.call(webPush.ponerToken, { Token }, await as(userName))).status).toBe(200);
  return id;
}
/** What was told since the last time, by device. */
async function told(): Promise<[string, Record<string, unknown>][]> {
  while ((await world.server.jobs.runDue()) > 0);
  return service.received.splice(0).map(({ device: id, text }) => [id, JSON.parse(text) as Record<string, unknown>]);
}

test('who answers for a project is told of a week that waits, and its person of what was decided; who manages projects of a task that is missed, and who missed it of the answer', async () => {
  const ana = await world.worked('ANA', LUNES);
  const [deAna, jefa, admin] = [await device('ANA'), await device('JEFA'), await device('ADMIN')];
  await ana.put([put('Plano', 60)]);
  await told();
  const send = () => world.server.call(tareas.enviarSemana, { lunes: LUNES }, ana.extras);
  expect((await send()).status).toBe(200);
  expect(await told()).toMatchObject([[jefa, { clase: 'semana-enviada', titulo: 'Una semana espera tu aprobación' }]]);

  const decide = async (input: { aprueba: boolean; motivo?: string }) => {
    const boss = await as('JEFA');
    const [week] = (await world.server.call(tareas.porAprobar, {}, boss)).content.items;
    const cual = { personaId: week!.persona.id, proyectoId: week!.proyecto.id, lunes: LUNES, version: week!.version };
    expect((await world.server.call(tareas.decidirSemana, { ...cual, ...input }, boss)).status).toBe(200);
  };
  const ruta = `/tareas-view?fecha=${LUNES}&vista=semana`;
  await decide({ aprueba: false, motivo: 'Falta el viernes' });
  expect(await told()).toMatchObject([[deAna, { clase: 'semana-decidida', titulo: 'Semana devuelta', ruta }]]);
  await send();
  await told();
  await decide({ aprueba: true });
  expect(await told()).toMatchObject([[deAna, { clase: 'semana-decidida', titulo: 'Semana aprobada', ruta }]]);

  await world.server.call(tareas.pedir, { nombre: 'Mudanza' }, await as('ANA'));
  await world.server.call(tareas.pedir, { nombre: 'Mudanza' }, await as('ANA'));
  expect(await told()).toMatchObject([[admin, { clase: 'tarea-pedida', titulo: 'Piden una tarea' }]]);
  const [asked] = (await world.server.call(tareas.pedidas, {}, await as('ADMIN'))).content.items;
  await world.server.call(tareas.rechazarPedida, { id: asked!.id, motivo: 'Usa Plano.' }, await as('ADMIN'));
  expect(await told()).toMatchObject([[deAna, { clase: 'tarea-respondida', titulo: 'No se crea tu tarea', ruta: '/tareas-buscador' }]]);
  // What was answered waits for nobody: of the next who asks they are told.
  await world.server.call(tareas.pedir, { nombre: 'mudanza' }, await as('LUIS'));
  expect(await told()).toMatchObject([[admin, { clase: 'tarea-pedida' }]]);
  expect(service.problems).toEqual([]);
});

test('a project that is locked in the same instant takes nothing: the write waits, and then finds it locked', async () => {
  const luis = await world.worked('LUIS', LUNES);
  const owner = new pg.Client({ connectionString: world.server.superuserUrl });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query("select set_config('jornada.entidad', $1, true)", [String(world.company.entidadId)]);
    await owner.query('update instancia.proyectos set bloqueado_hasta = $2 where proyecto_id = $1', [world.projects['Auditoría'], LUNES]);
    const code = luis.code([put('Informe', 30)]);
    await expect
      .poll(async () => (await owner.query('select from pg_locks l where not l.granted and l.pid <> pg_backend_pid()')).rowCount)
      .toBeGreaterThan(0);
    await owner.query('commit');
    expect(await code).toBe('tareas.fija');
  } finally {
    await owner.end();
  }
  expect((await luis.day()).imputaciones).toEqual([]);
});
