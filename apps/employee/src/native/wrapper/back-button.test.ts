import { afterEach, expect, test, vi } from 'vitest';
import { closeTopLayer, pressBack, type BackSteps } from './back-button.ts';

afterEach(() => document.body.replaceChildren());

function stepsAt(path: string, given: Partial<BackSteps> = {}) {
  const steps = { goBack: vi.fn(), goHome: vi.fn(), askToLeave: vi.fn() };
  pressBack({ closeLayer: () => false, path: () => path, canGoBack: () => true, ...steps, ...given });
  return Object.entries(steps)
    .filter(([, step]) => step.mock.calls.length > 0)
    .map(([name]) => name);
}

test.each(['/login', '/home', '/quiosco', '/home/'])('on %s it asks whether to leave', (path) =>
  expect(stepsAt(path)).toEqual(['askToLeave']),
);

test.each(['/', '/home/saldo', '/quiosco/persona', '/bandeja'])('on %s it goes back', (path) => expect(stepsAt(path)).toEqual(['goBack']));

test('a page that a link opened leads to the first one', () => expect(stepsAt('/bandeja', { canGoBack: () => false })).toEqual(['goHome']));

test('a layer closes, and nothing else happens', () => expect(stepsAt('/home', { closeLayer: () => true })).toEqual([]));

/** The keys that a part of the page gets. */
function keysAt(selector: string): string[] {
  const keys: string[] = [];
  document.querySelector(selector)?.addEventListener('keydown', (event) => keys.push((event as KeyboardEvent).key));
  return keys;
}

test('Escape goes to the layer on top, and to what has the focus in it', () => {
  expect(closeTopLayer(document)).toBe(false);
  document.body.innerHTML =
    '<div id="a" role="dialog" aria-modal="true"></div><div id="b" role="dialog" aria-modal="true"><button>x</button></div>';
  const [below, above, focused] = [keysAt('#a'), keysAt('#b'), keysAt('button')];
  expect(closeTopLayer(document)).toBe(true);
  expect([below, above, focused]).toEqual([[], ['Escape'], []]);
  document.querySelector('button')?.focus();
  closeTopLayer(document);
  expect([below, above, focused]).toEqual([[], ['Escape', 'Escape'], ['Escape']]);
});

test('a menu that is open above the page closes first', () => {
  document.body.innerHTML = '<button aria-haspopup="menu" aria-expanded="true"></button>';
  const keys = keysAt('button');
  expect(closeTopLayer(document)).toBe(true);
  expect(keys).toEqual(['Escape']);
});
