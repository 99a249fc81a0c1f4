import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deviceTime } from '@jornada/web/native/clock.ts';
import { useFirstButton } from './use-first-button.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const First = () => <button {...useFirstButton()}>Entrar</button>;

/** Whether a key at this moment does what it does. */
function pressesAt(button: HTMLElement, timeStamp: number, { key = 'Enter', repeat = false } = {}): boolean {
  const enter = createEvent.keyDown(button, { key, repeat });
  Object.defineProperty(enter, 'timeStamp', { value: timeStamp });
  return fireEvent(button, enter);
}

it('has the focus, takes no Enter that was meant for the PIN before it, nor one that is held, and every other one', () => {
  vi.spyOn(deviceTime, 'monotonicMs').mockReturnValue(10_000);
  render(<First />);
  const button = screen.getByRole('button');
  expect(document.activeElement).toBe(button);
  expect(pressesAt(button, 10_150)).toBe(false);
  expect(pressesAt(button, 10_150, { key: 'Tab' })).toBe(true);
  expect(pressesAt(button, 10_900, { repeat: true })).toBe(false);
  expect(pressesAt(button, 10_900)).toBe(true);
});
