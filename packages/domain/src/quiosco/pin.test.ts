import { expect, test } from 'vitest';
import { cifrasDePin, isEasyPin, makePin } from './pin.ts';

test.each([
  [0, 6],
  [999, 6],
  [1000, 7],
  [9_999, 7],
  [10_000, 8],
])('with %i PINs in use a new one has %i digits', (inUse, cifras) => {
  expect(cifrasDePin(inUse)).toBe(cifras);
  expect(inUse / 10 ** cifras).toBeLessThanOrEqual(1 / 1000);
});

test.each(['000000', '777777', '123456', '987654', '3210987'.slice(0, 4)])('%s is too easy', (pin) => expect(isEasyPin(pin)).toBe(true));
test.each(['001234', '135791', '112233', '100000'])('%s is not', (pin) => expect(isEasyPin(pin)).toBe(false));

test('zeros in front belong to the PIN, and an easy one is drawn again', () => {
  const drawn = [0, 123_456, 42];
  expect(makePin(6, () => drawn.shift() ?? 0)).toBe('000042');
});
