import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webPush } from '@jornada/contract/notificaciones.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { TRANSICIONES } from '@jornada/domain/solicitudes/index.ts';
import { MODULOS_DECISION, MODULOS_SOLICITUD, type AccionSolicitud, type EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { composed } from '../../platform/database/pool.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { createAskers, FORMS, MORNING } from '../../testing/ask-every-kind.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';

// What holds for requests of every kind that has joined the engine.

/** Sequences for each kind. */
const RUNS = 2;
const PEOPLE = Array.from({ length: MODULOS_DECISION.length * (RUNS + 2) }, (_, index) => `P${index}`);
let next = 0;
const somebody = (): string => PEOPLE[next++] ?? '';

let service: PushService;
let world: TestRequests;
let askers: Awaited<ReturnType<typeof createAskers>>;
beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  world = await createTestRequests({
    now: MORNING,
    push: { sender, origin: service.origin },
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'OFRECE', responsable: 'JEFE' },
      ...PEOPLE.map((userName) => ({ userName, responsable: 'JEFE' })),
    ],
  });
  askers = await createAskers(world);
});
afterAll(async () => {
  await world.close();
  await service.close();
});

const NOW = composed<{ estado: EstadoSolicitud; version: number }>(
  'select estado, version from instancia.solicitudes where entidad_id = $1 and solicitud_id = $2',
);
const LINES = composed<Line>(
  'select accion, estado from instancia.solicitudes_historia where entidad_id = $1 and solicitud_id = $2 order by hecho_id',
);
type Line = { accion: AccionSolicitud; estado: EstadoSolicitud };
async function stateOf(id: number): Promise<{ estado: EstadoSolicitud; version: number; lines: Line[] }> {
  const { entidadId } = world.empresa;
  return world.server.db.tenant(entidadId, async (tx) => {
    const [row] = await tx.query(NOW, [entidadId, id]);
    if (!row) throw new Error(`request ${id} is not there`);
    return { ...row, lines: await tx.query(LINES, [entidadId, id]) };
  });
}
type Decided = { content: { items: { error: { codigo: string } | null }[] } | null; sobre: { Error: { Code: string } } };
/** The code of the error; empty if it was decided. */
const codeOf = ({ content, sobre }: Decided): string => (content ? (content.items[0]?.error?.codigo ?? '') : sobre.Error.Code);
/** A device that gets the notices of somebody. */
async function device(userName: string): Promise<string> {
  const browser = service.subscribe();
  await world.server.call(webPush.ponerToken, { Token: browser.token }, await world.as(userName));
  return browser.id;
}
async function told(): Promise<string[]> {
  while ((await world.server.jobs.runDue()) > 0);
  expect(world.server.jobs.errors).toEqual([]);
  return service.received.splice(0).map(({ device: one }) => one);
}

test('each kind that has joined is here', async () => {
  const { content } = await world.server.call(solicitudes.cadenas, {}, await world.as('ADMIN'));
  expect(new Set(content.items.map(({ modulo }) => modulo))).toEqual(new Set(MODULOS_DECISION));
});

describe.each(MODULOS_DECISION)('%s', (modulo) => {
  test('approved and taken back at once, ten times each, it ends in one state, and one side is told once', async () => {
    const who = somebody();
    const asked = await askers[modulo](who);
    await told();
    const [own, jefe, admin] = [await device(who), await device('JEFE'), await device('ADMIN')];
    const [boss, company] = [await world.as('JEFE'), await world.as('ADMIN')];
    const approve = (index: number) => (index % 2 ? company : boss).approve({ id: asked.id, version: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? asked.takeBack() : approve(index / 2))));
    expect(answers.filter((answer) => answer === 'aprobada' || answer === '')).toHaveLength(1);
    const { estado, version, lines } = await stateOf(asked.id);
    expect([estado, version, lines.length]).toEqual([answers.includes('aprobada') ? 'aprobada' : 'anulada', 2, 2]);
    const devices = await told();
    // The person is told of the approval and not of what they did themselves; whoever decides, at most that there is nothing to do any more.
    expect(devices.filter((one) => one === own)).toHaveLength(estado === 'aprobada' ? 1 : 0);
    expect(devices.filter((one) => one === jefe || one === admin).length).toBeLessThanOrEqual(estado === 'aprobada' ? 0 : 1);
  });

  test('no sequence of calls leaves the table of transitions', async () => {
    const acts = ['approve', 'reject', 'cancel', 'take back', 'stale'] as const;
    const sequences = fc.sample(fc.array(fc.constantFrom(...acts), { minLength: 5, maxLength: 7 }), { numRuns: RUNS, seed: 20_261_129 });
    for (const sequence of sequences) {
      const asked = await askers[modulo](somebody());
      const admin = await world.as('ADMIN');
      for (const act of sequence) {
        const { version } = await stateOf(asked.id);
        const which = { id: asked.id, version: act === 'stale' ? version - 1 : version };
        if (act === 'take back') await asked.takeBack(true);
        else if (act === 'reject') await admin.reject(which, 'No puede ser');
        else if (act === 'cancel') await admin.cancel(which, 'Ya no');
        else await admin.approve(which);
      }
      const { estado, lines } = await stateOf(asked.id);
      let before: EstadoSolicitud | null = null;
      for (const line of lines) {
        expect([modulo, line, TRANSICIONES[line.accion].de.includes(before)]).toEqual([modulo, line, true]);
        expect(line.estado).toBe(TRANSICIONES[line.accion].a);
        before = line.estado;
      }
      expect(estado).toBe(before);
    }
  });

  test('what is offered works, and what is not offered is refused, whoever looks at it', async () => {
    const who = somebody();
    const { id, takeBack } = await askers[modulo](who);
    const viewers = await Promise.all([who, 'JEFE', 'ADMIN', PEOPLE[0] ?? ''].map((one) => world.as(one)));
    const person = viewers[0]!;
    type Viewer = typeof person;
    const refused = async (outcome: Promise<string>): Promise<string> => ((await outcome) === '' ? 'done' : 'refused');
    const which = async () => ({ id, version: (await stateOf(id)).version });
    const acts: Record<string, (viewer: Viewer) => Promise<string>> = {
      remind: async (viewer) => (await world.server.call(solicitudes.recordar, { id }, viewer)).sobre.Error.Code,
      approve: async (viewer) => codeOf(await viewer.decide('aprobar', [await which()])),
      cancel: async (viewer) => codeOf(await viewer.decide('anular', [await which()], 'Ya no')),
      'take back': async (viewer) => (viewer === person ? takeBack(true) : (await viewer.remove({ id })).sobre.Error.Code),
    };
    /** What somebody is offered; nothing where they do not see it. */
    const offered = async (viewer: Viewer): Promise<Record<string, boolean>> => {
      const { content } = await world.server.call(solicitudes.byId, { id }, viewer);
      const puede: Partial<(typeof content)['puede']> = content?.puede ?? {};
      return {
        remind: puede.recordar ?? false,
        approve: puede.decidir ?? false,
        cancel: puede.anular ?? false,
        'take back': [puede.retirar, puede.pedirAnulacion, puede.retirarAnulacion].includes(true),
      };
    };
    const states: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      const before = await stateOf(id);
      states.push(before.estado);
      const offers = await Promise.all(viewers.map(offered));
      const withheld = viewers.flatMap((viewer, index) =>
        Object.entries(acts)
          .filter(([name]) => !offers[index]?.[name])
          .map(([name, act]) => ({ index, name, act: () => act(viewer) })),
      );
      for (const { index, name, act } of withheld)
        expect([before.estado, index, name, await refused(act())]).toEqual([before.estado, index, name, 'refused']);
      expect(await stateOf(id)).toEqual(before);
      // One of what is offered: the reminder, then the decision, then what undoes it.
      const [name, index] =
        ['remind', 'approve', 'take back', 'cancel']
          .map((one) => [one, offers.findIndex((offer) => offer[one])] as const)
          .find(([, at]) => at >= 0) ?? [];
      if (name === undefined || index === undefined) break;
      expect([name, await acts[name]!(viewers[index]!)]).toEqual([name, '']);
    }
    expect(states.slice(0, 2)).toEqual(['pendiente', 'pendiente']);
    expect(states).toContain('aprobada');
  });
});

test.each(MODULOS_SOLICITUD)('what a form of %s would mean costs at most two statements', async (modulo) => {
  const who = await world.as(PEOPLE[0] ?? '');
  const [call, fields] = FORMS[modulo];
  const sent = (data: object) => recordStatements(world.server.db, () => world.server.call(call, { data: JSON.stringify(data) }, who));
  const [empty, filled] = [await sent({}), await sent(fields)];
  expect(filled.length - empty.length).toBeLessThanOrEqual(2);
});
