import { describe, expect, it } from 'vitest';
import { createFakeClock, httpDate } from '@jornada/testkit';
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

  it('goes on from a sample of an earlier run', () => {
    const truth = createFakeClock('2026-10-22T08:00:00+02:00');
    const initial = { offsetMs: -3000, uncertaintyMs: 20, measuredAtMs: truth.epochMs() };
    expect(createDeviceClock({ device: truth, initial }).nowMs()).toBe(truth.epochMs() - 3000);
  });

  it.each([null, '', 'yesterday', '2026-99-99T00:00:00Z'])('ignores %j', (said) => {
    const { clock } = setUp(0);
    clock.start()(said);
    expect(clock.sample()).toBeNull();
  });
});
