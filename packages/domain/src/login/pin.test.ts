import { expect, test } from 'vitest';
import { isEasyPin } from './pin.ts';

test.each(['0000', '1212', '1122', '1234', '4321', '789012', '98765432'])('%s is guessed at once', (pin) => {
  expect(isEasyPin(pin)).toBe(true);
});

test.each(['1357', '2580', '4019', '12346', '80215736'])('%s is not', (pin) => {
  expect(isEasyPin(pin)).toBe(false);
});
