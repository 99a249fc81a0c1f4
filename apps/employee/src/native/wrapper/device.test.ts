import { afterEach, expect, test, vi } from 'vitest';
import { SystemBarsStyle } from '@capacitor/core';
import { createFakeEvents } from '../../testing/fake-plugin.ts';
import { insets, wrapperSettings } from '../../../vite/wrapper-settings.ts';
import { createDeviceNetwork } from './device-network.ts';
import { keepFieldsInSight } from './keyboard.ts';
import { createSystemBars } from './system-bars.ts';
import { createSystemBrowser } from './system-browser.ts';

afterEach(() => document.body.replaceChildren());

test('the network is what the system says, and the page is told of changes', async () => {
  const events = createFakeEvents();
  const target = new EventTarget();
  const told: string[] = [];
  for (const name of ['online', 'offline']) target.addEventListener(name, ({ type }) => told.push(type));
  const getStatus = async () => ({ connected: false, connectionType: 'none' as const });
  const network = createDeviceNetwork({ plugin: { addListener: events.addListener, getStatus }, target });
  expect(network.isOnline()).toBe(true);
  await network.begin();
  expect(network.isOnline()).toBe(false);
  events.emit('networkStatusChange', { connected: true });
  events.emit('networkStatusChange', { connected: true });
  expect([network.isOnline(), told]).toEqual([true, ['offline', 'online']]);
});

test('the field that has the focus is brought above the keyboard', async () => {
  const events = createFakeEvents();
  await keepFieldsInSight({ addListener: events.addListener }, document);
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input');
  const scroll = vi.fn();
  if (field) field.scrollIntoView = scroll;
  events.emit('keyboardDidShow', { keyboardHeight: 300 });
  expect(scroll).not.toHaveBeenCalled();
  field?.focus();
  events.emit('keyboardDidShow', { keyboardHeight: 300 });
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});

test('the system’s bars can be read in both schemes, and a device without them breaks nothing', () => {
  const setStyle = vi.fn(async () => Promise.reject(new Error('none')));
  const show = createSystemBars({ plugin: { setStyle }, styles: { light: SystemBarsStyle.Light, dark: SystemBarsStyle.Dark } });
  show('light');
  show('dark');
  expect(setStyle.mock.calls).toEqual([[{ style: 'LIGHT' }], [{ style: 'DARK' }]]);
});

function browserOn() {
  const events = createFakeEvents();
  const open = vi.fn(async () => undefined);
  const close = vi.fn(async () => undefined);
  return {
    events,
    open,
    close,
    browser: createSystemBrowser({ plugin: { addListener: events.addListener, open, close }, central: 'https://jornada.example' }),
  };
}

test('a log-in at a provider is in the system’s browser, and closing it is noticed', async () => {
  const { events, open, close, browser } = browserOn();
  const popup = browser.openPopup();
  popup.go('https://login.example/authorize');
  expect([open.mock.calls, popup.isClosed()]).toEqual([[[{ url: 'https://login.example/authorize' }]], false]);
  await vi.waitFor(() => expect(events.count('browserFinished')).toBe(1));
  events.emit('browserFinished');
  expect(popup.isClosed()).toBe(true);
  popup.close();
  expect(close).not.toHaveBeenCalled();
  const second = browser.openPopup();
  second.close();
  expect(close).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(events.count('browserFinished')).toBe(0));
});

test.each([
  ['<a href="https://elsewhere.example/x">x</a>', 'https://elsewhere.example/x'],
  ['<a href="/intranet/mes?mes=2026-01">x</a>', 'https://jornada.example/intranet/mes?mes=2026-01'],
  ['<a href="/privacidad" target="_blank">x</a>', 'https://jornada.example/privacidad'],
  ['<a href="/bandeja">x</a>', null],
  ['<a href="/a.txt" target="_blank" download>x</a>', null],
  ['<a href="tel:+34600">x</a>', null],
  ['<button>x</button>', null],
])('a press on %s opens %s outside of the app', (html, url) => {
  const { open, browser } = browserOn();
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'defaultView', { value: window });
  browser.catchLinks(page);
  page.body.innerHTML = html;
  let isTaken = false;
  // Nothing is fetched here.
  page.addEventListener('click', (pressed) => {
    isTaken = pressed.defaultPrevented;
    pressed.preventDefault();
  });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  page.body.firstElementChild?.dispatchEvent(event);
  expect(open.mock.calls).toEqual(url === null ? [] : [[{ url }]]);
  expect(isTaken).toBe(url !== null);
});

test('nothing but pages is opened outside', () => {
  const { open, browser } = browserOn();
  browser.open('intent://x#Intent;end');
  browser.open('javascript:alert(1)');
  expect(open).not.toHaveBeenCalled();
});

test('the build for the wrapper wants the address of the central host', () => {
  expect(wrapperSettings('https://jornada.example/')).toEqual({ 'import.meta.env.VITE_CENTRAL': '"https://jornada.example"' });
  expect(wrapperSettings('http://localhost:3380')).toEqual({ 'import.meta.env.VITE_CENTRAL': '"http://localhost:3380"' });
  for (const wrong of ['', 'jornada.example', 'http://jornada.example', 'ftp://jornada.example'])
    expect(() => wrapperSettings(wrong)).toThrow('VITE_CENTRAL');
});

test('older web views are told the room under the system’s bars by name, once', () => {
  const declaration = { value: 'calc(1rem + env(safe-area-inset-bottom))' };
  insets().Declaration(declaration);
  const once = declaration.value;
  insets().Declaration(declaration);
  expect([once, declaration.value]).toEqual(Array(2).fill('calc(1rem + var(--safe-area-inset-bottom, env(safe-area-inset-bottom, 0px)))'));
});
