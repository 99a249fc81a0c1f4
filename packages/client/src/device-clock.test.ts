import { describe, expect, it } from 'vitest';
import { createFakeClock, createMemoryStorage, httpDate } from '@jornada/testkit';
import { createClockKeeper } from './clock-keeper.ts';
import { createDeviceClock } from './device-clock.ts';

/** A device whose clock is wrong by `behind` milliseconds, and the true time beside it. */
function setUp(behind: number) {
  const truth = createFakeClock('2026-10-22T08:00:00+02:00');
  const device = { epochMs: () => truth.epochMs() - behind, monotonicMs: truth.monotonicMs };
  const clock = createDeviceClock({ device });
  /** One request: the way there, the server's word, the way back. */
  const ask = ({ there, back, header = false }: { there: number; back: number; header?: boolean }): void => {
    const arrived = clock.start();
    truth.advance({ milliseconds: there });
    const said = truth.now();
    truth.advance({ milliseconds: back });
    arrived(header ? httpDate(said) : said.toString());
  };
  const error = (): number => Math.abs(clock.nowMs() - truth.epochMs());
  return { truth, device, clock, ask, error };
}

describe('device clock', () => {
  it('is the device’s own before any measurement', () => {
    const { clock, device } = setUp(5000);
    expect(clock.nowMs()).toBe(device.epochMs());
    expect(clock.sample()).toBeNull();
  });

  it('finds the server’s time from an instant, whichever way the device is wrong', () => {
    for (const behind of [15 * 60_000, -15 * 60_000, 0]) {
      const { clock, ask, error, truth } = setUp(behind);
      ask({ there: 40, back: 40 });
      expect(error()).toBe(0);
      expect(clock.now().epochMilliseconds).toBe(truth.epochMs());
      expect(clock.sample()?.offsetMs).toBe(behind);
    }
  });

  it('is never further off than it says, however unequal the ways', () => {
    const { clock, ask, error } = setUp(1234);
    ask({ there: 900, back: 100 });
    expect(error()).toBe(400);
    expect(clock.sample()?.uncertaintyMs).toBeGreaterThanOrEqual(400);
  });

  it('allows for the second that a Date header is cut to', () => {
    const { clock, ask, error, truth } = setUp(60_000);
    truth.advance({ milliseconds: 930 });
    ask({ there: 10, back: 10, header: true });
    expect(error()).toBeLessThanOrEqual(clock.sample()!.uncertaintyMs);
    expect(clock.sample()!.uncertaintyMs).toBe(510);
  });

  it('keeps the finer of two measurements', () => {
    const { clock, ask } = setUp(0);
    ask({ there: 10, back: 10 });
    const fine = clock.sample();
    ask({ there: 300, back: 100 });
    expect(clock.sample()).toBe(fine);
    ask({ there: 5, back: 5 });
    expect(clock.sample()?.uncertaintyMs).toBe(6);
  });

  it('takes a coarser one when the finer is old', () => {
    const { clock, ask, truth } = setUp(0);
    ask({ there: 1, back: 1 });
    truth.advance({ minutes: 6 });
    ask({ there: 200, back: 200 });
    expect(clock.sample()?.uncertaintyMs).toBe(201);
  });

  it('notices that somebody set the device’s clock', () => {
    const truth = createFakeClock('2026-10-22T08:00:00+02:00');
    let wrongBy = 0;
    const clock = createDeviceClock({ device: { epochMs: () => truth.epochMs() + wrongBy, monotonicMs: truth.monotonicMs } });
    clock.start()(truth.now().toString());
    wrongBy = 120_000;
    const arrived = clock.start();
    truth.advance({ milliseconds: 100 });
    arrived(truth.now().toString());
    expect(Math.abs(clock.nowMs() - truth.epochMs())).toBeLessThanOrEqual(51);
  });

  it.each([null, '', 'yesterday', '2026-99-99T00:00:00Z'])('ignores %j', (said) => {
    const { clock } = setUp(0);
    clock.start()(said);
    expect(clock.sample()).toBeNull();
  });
});

const HOUR = 3_600_000;

/** A device with a storage, whose clock people set, and whose pages come and go. */
function setUpPages({ aheadMs = 0 } = {}) {
  const truth = createFakeClock('2026-10-22T08:00:00+02:00');
  const storage = createMemoryStorage();
  const state = { aheadMs };
  const wallMs = (): number => truth.epochMs() + state.aheadMs;
  const open = () => {
    const opened = truth.monotonicMs();
    const device = { epochMs: wallMs, monotonicMs: () => truth.monotonicMs() - opened };
    return createDeviceClock({ device, keeper: createClockKeeper(storage) });
  };
  type Clock = ReturnType<typeof open>;
  return {
    truth,
    storage,
    state,
    wallMs,
    open,
    contact: (clock: Clock) => clock.start()(truth.now().toString()),
    error: (clock: Clock) => clock.nowMs() - truth.epochMs(),
  };
}

describe('device clock of a page that was opened again', () => {
  it('knows the offset and the last contact of the page before', () => {
    const { truth, wallMs, open, contact, error } = setUpPages({ aheadMs: 3 * HOUR });
    contact(open());
    const contactMs = wallMs();
    truth.advance({ hours: 2 });
    const clock = open();
    expect(error(clock)).toBe(0);
    expect(clock.read()).toEqual({ deviceMs: wallMs(), offsetMs: -3 * HOUR, contactMs, isSetBack: false, stamp: null });
  });

  it('tells the last contact, not when the finest measurement was made', () => {
    const { truth, wallMs, open, contact } = setUpPages();
    const clock = open();
    contact(clock);
    truth.advance({ minutes: 4 });
    const arrived = clock.start();
    truth.advance({ seconds: 2 });
    arrived(truth.now().toString());
    expect(clock.sample()?.uncertaintyMs).toBe(1);
    expect([clock.read().contactMs, open().read().contactMs]).toEqual([wallMs(), wallMs()]);
  });

  it('knows what another page has heard since', () => {
    const { truth, state, open, contact, error } = setUpPages();
    const [one, other] = [open(), open()];
    contact(one);
    truth.advance({ minutes: 10 });
    state.aheadMs = HOUR;
    contact(other);
    expect(one.read()).toMatchObject({ offsetMs: -HOUR, isSetBack: false });
    expect(error(one)).toBe(0);
  });

  it('sees that the clock was set back while no page was open, and goes on from what it had said', () => {
    const { truth, state, wallMs, open, contact, error } = setUpPages();
    const first = open();
    contact(first);
    truth.advance({ hours: 4 });
    first.look();
    state.aheadMs = -2 * HOUR;
    const clock = open();
    truth.advance({ minutes: 5 });
    expect(error(clock)).toBe(0);
    expect(clock.read()).toMatchObject({ deviceMs: wallMs(), offsetMs: 2 * HOUR, isSetBack: true });
    // Until the server has been heard from, in later pages too.
    expect(open().read().isSetBack).toBe(true);
    contact(clock);
    expect([clock.read().isSetBack, open().read().isSetBack]).toEqual([false, false]);
  });

  it('sees that the clock was set back while the page stood open', () => {
    const { truth, state, open, contact, error } = setUpPages();
    const clock = open();
    contact(clock);
    const lastContact = truth.epochMs();
    truth.advance({ hours: 4 });
    state.aheadMs = -2 * HOUR;
    expect(error(clock)).toBe(0);
    const { offsetMs, contactMs, isSetBack } = clock.read();
    expect([isSetBack, (contactMs ?? 0) + (offsetMs ?? 0)]).toEqual([true, lastContact]);
  });

  it('accepts a clock that corrects itself by a second', () => {
    const { truth, state, open, contact } = setUpPages();
    const clock = open();
    contact(clock);
    truth.advance({ hours: 4 });
    state.aheadMs = -1000;
    expect(clock.read().isSetBack).toBe(false);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"offsetMs":"1"}',
    '{"offsetMs":1e300,"uncertaintyMs":1,"measuredAtMs":1,"contactMs":1,"seenMs":1,"isSetBack":false}',
  ])('begins anew where %j was kept', (kept) => {
    const { storage, open } = setUpPages();
    storage.setItem('jornada.reloj', kept);
    expect(open().sample()).toBeNull();
  });
});

describe('the time that the server has signed', () => {
  it('is the last one, whatever answers come without, and is none before the first', () => {
    const { clock, truth } = setUp(0);
    expect(clock.read().stamp).toBeNull();
    clock.start()(truth.now().toString(), 'one');
    clock.start()(truth.now().toString());
    clock.start()(truth.now().toString(), null);
    expect(clock.read().stamp).toBe('one');
    clock.start()(truth.now().toString(), 'two');
    expect(clock.read().stamp).toBe('two');
  });

  it('survives a page that was killed, and is that of the tab that heard last', () => {
    const { truth, open, contact } = setUpPages();
    const [one, other] = [open(), open()];
    one.start()(truth.now().toString(), 'one');
    truth.advance({ minutes: 1 });
    other.start()(truth.now().toString(), 'two');
    expect([one.read().stamp, open().read().stamp]).toEqual(['two', 'two']);
    truth.advance({ minutes: 1 });
    contact(one);
    expect(open().read().stamp).toBe('two');
  });

  it('is none where an older version of the app has kept the rest', () => {
    const { truth, storage, open, contact } = setUpPages();
    contact(open());
    const kept = JSON.parse(storage.getItem('jornada.reloj') ?? '{}') as Record<string, unknown>;
    delete kept['stamp'];
    storage.setItem('jornada.reloj', JSON.stringify(kept));
    truth.advance({ hours: 1 });
    expect(open().read()).toMatchObject({ offsetMs: 0, stamp: null });
  });
});
