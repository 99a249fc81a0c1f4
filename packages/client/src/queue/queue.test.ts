import { createFakeLocks, createMemoryQueueStore } from '@jornada/testkit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createQueue, type Queue } from './queue.ts';
import type { ClockBody } from './waiting.ts';

const refusal = (status: number): ApiError => new ApiError({ code: 'registros.tipo-no-valido', message: `nein ${status}`, status });
const foreign = (status: number): ApiError => new ApiError({ code: 'general.desconocido', message: '', status, isForeign: true });
const noAnswer = (): ApiError => new ApiError({ code: 'red.sin-conexion', message: 'kein Netz' });

/** A server that writes each key once, behind a network that the test rules. */
function createFakeServer() {
  const written: { key: string; tipo: number }[] = [];
  const state = { before: (_isKnown: boolean): Promise<void> | void => undefined, after: (): Promise<void> | void => undefined };
  return {
    written,
    state,
    async send({ tipo }: ClockBody, key: string): Promise<unknown> {
      const isKnown = written.some((one) => one.key === key);
      await state.before(isKnown);
      if (!isKnown) written.push({ key, tipo: Number(tipo) });
      await state.after();
      return null;
    },
  };
}

function setUp({ store = createMemoryQueueStore(), locks = createFakeLocks(), server = createFakeServer() } = {}) {
  const timers: { seconds: number; work: () => void }[] = [];
  const session = { owner: 'https://a 1 7' as string | null };
  const state = { random: 0, day: Promise.resolve() };
  const tabs: Queue[] = [];
  const open = (): Queue => {
    const queue: Queue = createQueue({
      tellOthers: () => tabs.forEach((tab) => void (tab !== queue && tab.refresh())),
      store: store.tab(),
      owner: () => session.owner,
      send: server.send,
      locks,
      random: () => state.random,
      refreshDay: () => state.day,
      later: (seconds, work) => {
        const timer = { seconds, work };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    });
    tabs.push(queue);
    return queue;
  };
  return { store, server, session, timers, state, open };
}

const press = (tipo: number) => ({ body: { tipo }, made: '2026-03-10T07:00:00Z' });
const throwing = (error: Error) => (): never => {
  throw error;
};
const typesOf = (queue: Queue): number[] => queue.get().map(({ body }) => Number(body.tipo));

describe('what waits', () => {
  it('is kept before it is sent, leaves in the order it came, and is gone once it was answered', async () => {
    const { open, server, store } = setUp();
    const queue = open();
    for (const tipo of [1, 4, 5, 2]) await queue.add(press(tipo));
    expect(typesOf(queue)).toEqual([1, 4, 5, 2]);
    expect(store.kept()).toHaveLength(4);
    await queue.flush();
    expect(server.written.map(({ tipo }) => tipo)).toEqual([1, 4, 5, 2]);
    expect(queue.get()).toEqual([]);
    expect(store.kept()).toEqual([]);
  });

  it('is there again after the tab was killed, and in every other tab', async () => {
    const { open, server } = setUp();
    await open().add(press(1));
    const [one, other] = [open(), open()];
    await Promise.all([one.refresh(), other.refresh()]);
    expect(typesOf(one)).toEqual([1]);
    await Promise.all([one.flush(), other.flush(), one.flush()]);
    expect(server.written).toHaveLength(1);
    expect(other.get()).toEqual([]);
  });

  it('tells its listeners', async () => {
    const { open } = setUp();
    const queue = open();
    const seen: number[] = [];
    const stop = queue.subscribe(() => seen.push(queue.get().length));
    await queue.add(press(1));
    await queue.flush();
    stop();
    await queue.add(press(2));
    expect(seen[0]).toBe(1);
    expect(seen.at(-1)).toBe(0);
  });
});

describe('two tabs', () => {
  /** What the first tab has made is on its way, and no answer comes. */
  async function hanging() {
    const all = setUp();
    const [one, other] = [all.open(), all.open()];
    await one.add(press(1));
    const [left, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    all.server.state.before = () => (left.resolve(), answered.promise);
    const sending = one.flush();
    await left.promise;
    return { ...all, one, other, sending, answer: answered.resolve };
  }

  it('the other one knows of what hangs in the first, before it was opened too', async () => {
    const { open, other, sending, answer } = await hanging();
    const opened = open();
    expect([await other.hasWaiting(), await opened.hasWaiting()]).toEqual([true, true]);
    const flushed = opened.flush();
    await expect.poll(() => typesOf(opened)).toEqual([1]);
    answer();
    await Promise.all([sending, flushed]);
    expect([await opened.hasWaiting(), await other.hasWaiting()]).toEqual([false, false]);
  });

  it('what this one has sent is shown in the other until its day is there, and is not sent again', async () => {
    const { one, other, server, state, sending, answer } = await hanging();
    await other.refresh();
    const day = Promise.withResolvers<void>();
    state.day = day.promise;
    answer();
    await sending;
    expect(typesOf(one)).toEqual([]);
    await other.flush();
    expect([typesOf(other), await other.hasWaiting()]).toEqual([[1], false]);
    await other.add(press(2));
    await other.flush();
    expect(typesOf(other)).toEqual([1]);
    day.resolve();
    await expect.poll(() => typesOf(other)).toEqual([]);
    expect(server.written.map(({ tipo }) => tipo)).toEqual([1, 2]);
  });

  it('what the other one adds leaves behind it', async () => {
    const { one, other, server, sending, answer } = await hanging();
    await other.add(press(2));
    await expect.poll(() => typesOf(one)).toEqual([1, 2]);
    const flushed = other.flush();
    answer();
    await Promise.all([sending, flushed]);
    expect(server.written.map(({ tipo }) => tipo)).toEqual([1, 2]);
    expect([typesOf(one), typesOf(other)]).toEqual([[], []]);
  });

  it('what is added while something is on its way is not left behind', async () => {
    const { one, server, sending, answer } = await hanging();
    await one.add(press(2));
    const flushed = one.flush();
    answer();
    await Promise.all([sending, flushed]);
    expect(server.written.map(({ tipo }) => tipo)).toEqual([1, 2]);
  });

  it('where the device does not let it be read, what this tab knows counts', async () => {
    const store = createMemoryQueueStore();
    const tab = store.tab();
    const { open } = setUp({ store: { ...store, tab: () => tab } });
    const queue = open();
    await queue.add(press(1));
    tab.all = () => Promise.reject(new Error('taken away'));
    expect(await queue.hasWaiting()).toBe(true);
  });
});

describe('without an answer', () => {
  it.each([
    ['no connection', noAnswer()],
    ['a server in trouble', refusal(503)],
    ['too many requests', refusal(429)],
    ['a session that is over', refusal(401)],
    ['a proxy that refuses', foreign(403)],
    ['a page that a network answers with', foreign(200)],
    ['others who write at the same moment', new ApiError({ code: 'registros.conflicto', message: '', status: 409 })],
  ])('%s: everything stays, in order, and is tried again after a while', async (_, error) => {
    const { open, server, timers } = setUp();
    const queue = open();
    await queue.add(press(1));
    await queue.add(press(2));
    server.state.before = throwing(error);
    await queue.flush();
    expect(typesOf(queue)).toEqual([1, 2]);
    expect(timers.map(({ seconds }) => seconds)).toEqual([2]);
    await queue.flush();
    expect(timers.map(({ seconds }) => seconds)).toEqual([5]);
    server.state.before = () => undefined;
    timers[0]?.work();
    await queue.flush();
    expect(server.written.map(({ tipo }) => tipo)).toEqual([1, 2]);
    expect(timers).toEqual([]);
  });

  it('waits as long as the server asked for, and devices that were sent away together come back apart', async () => {
    const { open, server, timers, state } = setUp();
    const queue = open();
    await queue.add(press(1));
    const busy = (seconds: number) =>
      throwing(new ApiError({ code: 'general.no-disponible', message: '', status: 503, retryAfterMs: seconds * 1000 }));
    server.state.before = busy(40);
    await queue.flush();
    // Less than its own pause does not hurry it.
    server.state.before = busy(1);
    state.random = 0.5;
    await queue.flush();
    expect(timers.map(({ seconds }) => seconds)).toEqual([6.25]);
    server.state.before = busy(40);
    await queue.flush();
    expect(timers.map(({ seconds }) => seconds)).toEqual([50]);
    server.state.before = () => undefined;
    await queue.flush();
    expect(server.written).toHaveLength(1);
  });

  it('the same key is sent again, so that what had arrived is not written twice', async () => {
    const { open, server } = setUp();
    const queue = open();
    await queue.add(press(1));
    server.state.after = throwing(noAnswer());
    await queue.flush();
    expect(queue.get()).toMatchObject([{ mayHaveArrived: true }]);
    server.state.after = () => undefined;
    await queue.flush();
    expect(server.written).toHaveLength(1);
    expect(queue.get()).toEqual([]);
  });
});

describe('a refusal', () => {
  it('stays with its reason, lets the others pass, is not sent again, and can be put away', async () => {
    const { open, server } = setUp();
    const queue = open();
    const key = await queue.add(press(99));
    await queue.add(press(1));
    let asked = 0;
    server.state.before = () => {
      asked += 1;
      if (asked === 1) throw refusal(422);
    };
    await queue.flush();
    await queue.flush();
    expect(asked).toBe(2);
    expect(server.written.map(({ tipo }) => tipo)).toEqual([1]);
    expect(queue.get()).toMatchObject([{ key, refusal: { code: 'registros.tipo-no-valido', message: 'nein 422' } }]);
    expect(await queue.withdraw(key)).toBe(true);
    expect(queue.get()).toEqual([]);
  });
});

describe('withdrawing', () => {
  it('takes back what never left, and says so where it was too late', async () => {
    const { open, server } = setUp();
    const queue = open();
    const [first, second] = [await queue.add(press(1)), await queue.add(press(2))];
    expect(await queue.withdraw(second)).toBe(true);
    server.state.after = throwing(noAnswer());
    await queue.flush();
    expect(await queue.withdraw(first)).toBe(false);
    server.state.after = () => undefined;
    await queue.flush();
    expect(await queue.withdraw(first)).toBe(false);
    expect(server.written.map(({ tipo }) => tipo)).toEqual([1]);
  });

  const onItsWay = async ({ locks = createFakeLocks() } = {}) => {
    const set = setUp({ locks });
    const queue = set.open();
    const key = await queue.add(press(1));
    const [left, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    set.server.state.before = () => (left.resolve(), answered.promise);
    const sending = queue.flush();
    await left.promise;
    return { ...set, queue, key, sending, answered };
  };

  it.each([
    ['with locks', createFakeLocks()],
    ['where the browser has no locks', { request: <T>(_name: string, work: () => Promise<T>) => work() }],
  ])('says at once, in every tab, that what is on its way cannot be taken back, %s', async (_, locks) => {
    const { open, queue, key, server, sending, answered } = await onItsWay({ locks });
    expect(await queue.withdraw(key)).toBe(false);
    expect(await open().withdraw(key)).toBe(false);
    answered.resolve();
    await sending;
    expect(server.written).toHaveLength(1);
  });

  it('takes nothing back that was on its way as the tab was killed: the server may have it', async () => {
    const { store, key } = await onItsWay();
    const { open, server } = setUp({ store });
    const next = open();
    expect(await next.withdraw(key)).toBe(false);
    await next.flush();
    expect(server.written.map((one) => one.key)).toEqual([key]);
  });

  it('sends nothing that another tab has just taken back', async () => {
    const { open, server, store } = setUp();
    const [queue, other] = [open(), open()];
    await queue.add(press(1));
    const key = await queue.add(press(2));
    server.state.before = async () => void (await other.withdraw(key));
    await queue.flush();
    expect(server.written.map(({ tipo }) => tipo)).toEqual([1]);
    expect([store.kept(), queue.get(), other.get()]).toEqual([[], [], []]);
  });

  it('takes back what a busy server has sent away', async () => {
    const { open, server } = setUp();
    const queue = open();
    const key = await queue.add(press(1));
    server.state.before = throwing(refusal(429));
    await queue.flush();
    expect(await queue.withdraw(key)).toBe(true);
    expect(queue.get()).toEqual([]);
  });
});

describe('other people on the same device', () => {
  it('see nothing of it and never send it; it leaves when its owner is back', async () => {
    const { open, server, session, store } = setUp();
    const queue = open();
    await queue.add(press(1));
    session.owner = null;
    await expect(queue.add(press(2))).rejects.toThrow('nobody is signed in');
    session.owner = 'https://a 1 8';
    await queue.add(press(3));
    await queue.flush();
    expect(server.written.map(({ tipo }) => tipo)).toEqual([3]);
    expect([queue.get().length, store.kept().length]).toEqual([0, 1]);
    session.owner = 'https://a 1 7';
    await queue.flush();
    expect(server.written.map(({ tipo }) => tipo)).toEqual([3, 1]);
  });

  it('a change of person in the middle stops the rest', async () => {
    const { open, server, session, store } = setUp();
    const queue = open();
    await queue.add(press(1));
    await queue.add(press(2));
    server.state.after = () => void (session.owner = 'https://a 1 8');
    await queue.flush();
    expect(server.written.map(({ tipo }) => tipo)).toEqual([1]);
    expect(queue.get()).toEqual([]);
    expect(store.kept()).toHaveLength(1);
  });
});

describe('whatever happens on the way', () => {
  const fate = fc.constantFrom('answered', 'lost', 'lost-answer', 'killed', 'refused');
  const FATES = { lost: noAnswer(), refused: refusal(422) };

  it('every action is written once, in order, or stays with its reason', async () => {
    const plan = fc.array(fc.record({ adds: fc.integer({ min: 0, max: 3 }), fates: fc.array(fate, { maxLength: 4 }) }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(plan, async (steps) => {
        const { open, server, store } = setUp();
        const made: string[] = [];
        let queue = open();
        for (const { adds, fates } of steps) {
          for (let added = 0; added < adds; added += 1) made.push(await queue.add(press(made.length)));
          const left = [...fates];
          let now: string | undefined;
          server.state.before = (isKnown) => {
            now = left.shift();
            // What a key has written stands: the server answers it again, and refuses nothing any more.
            if (now === 'lost' || (now === 'refused' && !isKnown)) throw FATES[now];
          };
          server.state.after = () => {
            if (now === 'lost-answer' || now === 'killed') throw noAnswer();
          };
          await queue.flush();
          // The tab dies, and the next one finds what was kept.
          if (now === 'killed') queue = open();
        }
        server.state.before = server.state.after = () => undefined;
        await queue.flush();
        const refused = new Set(store.kept().map(({ key }) => key));
        expect(store.kept().every((action) => action.refusal !== null)).toBe(true);
        expect(server.written.map(({ key }) => key)).toEqual(made.filter((key) => !refused.has(key)));
      }),
    );
  });
});
