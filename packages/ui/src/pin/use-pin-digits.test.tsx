import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePinDigits } from './use-pin-digits.ts';
import { usePinKeys } from './use-pin-keys.ts';

/** Keys that all come before the screen is drawn anew. */
const press = (...keys: string[]): void =>
  act(() => {
    for (const key of keys) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  });

function type(most: number) {
  const sent: string[] = [];
  const { result } = renderHook(() => {
    const digits = usePinDigits(most);
    usePinKeys({ onDigit: digits.add, onBack: digits.back, onClear: digits.clear, onEnter: () => sent.push(digits.now()) });
    return digits.pin;
  });
  return { sent, shown: () => result.current };
}

it('loses no digit of keys that come faster than the screen is drawn, nor what is taken back', () => {
  const { sent, shown } = type(8);
  press('7', '3', '9', '1', 'Enter', '5', 'Backspace', 'Backspace');
  expect(sent).toEqual(['7391']);
  expect(shown()).toBe('739');
  press('Escape', '2');
  expect(shown()).toBe('2');
});

it('takes no more than there may be', () => {
  const { shown } = type(4);
  press('1', '2', '3', '4', '5');
  expect(shown()).toBe('1234');
});
