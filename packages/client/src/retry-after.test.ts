import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { readAnswer } from './envelope.ts';
import { mayAskAgain, pauseBefore, readRetryAfter } from './retry-after.ts';

const busy = (retryAfterMs: number | null) => new ApiError({ code: 'general.no-disponible', message: '', status: 503, retryAfterMs });

describe('Retry-After', () => {
  it.each([
    ['5', 5000],
    [' 0 ', 0],
    ['86400', 300_000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    ['-1', null],
    ['', null],
    [null, null],
  ])('%j is %j milliseconds', (header, expected) => {
    expect(readRetryAfter(header)).toBe(expected);
  });

  it.each([
    ['our envelope', JSON.stringify({ Error: { HasError: true, Message: 'x', Code: 'general.no-disponible', Fields: {} }, content: null })],
    ['a proxy in between', '<html>503</html>'],
  ])('comes with the error of %s', (_, text) => {
    const answer = { status: 503, headers: new Headers({ 'Retry-After': '7' }), text };
    expect(() => readAnswer(answer, (key) => key)).toThrow(
      expect.objectContaining({ code: 'general.no-disponible', isBusy: true, retryAfterMs: 7000 }),
    );
  });
});

describe('asking again', () => {
  it('is for what the server had no time for and said when; a few times, and not after long', () => {
    expect([0, 1, 2].map((tries) => mayAskAgain(tries, busy(2000)))).toEqual([true, true, false]);
    expect([busy(null), busy(60_000), new Error('x')].map((error) => mayAskAgain(0, error))).toEqual([false, false, false]);
    const waits = new ApiError({ code: 'login.demasiados-intentos', message: '', status: 429, retryAfterMs: 1000 });
    expect(mayAskAgain(0, waits)).toBe(false);
  });

  it('is never earlier than the server said, and not at the same moment for everybody', () => {
    expect([0, 0.5, 1].map((random) => pauseBefore(2000, random))).toEqual([2000, 2500, 3000]);
  });
});
