import { describe, expect, test } from 'vitest';
import { addressOf, NOTIFIED, notificationIn, type NotifiedMessage } from '../native/worker-message.ts';
import { installNotifications, type NotifyingWorker } from './notifications.ts';

type Fake = { visibilityState?: string; focused?: boolean };
const CORRECCION = {
  tipo: 0,
  id: 7,
  clase: 'correcciones',
  ruta: '/bandeja',
  titulo: 'Corrección por revisar',
  texto: 'Espera tu respuesta.',
} as const;

/** A service worker with windows; its actions are recorded. */
function createWorker(windows: Fake[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: { title: string; options: { body?: string; data: unknown; lang?: string; tag: string } }[] = [];
  const told: NotifiedMessage[] = [];
  const opened: string[] = [];
  let focusedCount = 0;
  const worker = {
    registration: { showNotification: async (title: string, options: never) => void shown.push({ title, options }) },
    clients: {
      matchAll: async () =>
        windows.map(({ visibilityState = 'visible', focused = false }) => ({
          visibilityState,
          focused,
          focus: async () => void focusedCount++,
          postMessage: (message: NotifiedMessage) => void told.push(message),
        })),
      openWindow: async (url: string) => void opened.push(url),
    },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  } as unknown as NotifyingWorker;
  installNotifications(worker);
  const fire = async (type: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) } as never);
    await work;
  };
  return {
    shown,
    told,
    opened,
    focused: () => focusedCount,
    push: (data: unknown) => fire('push', { data: { text: () => (typeof data === 'string' ? data : JSON.stringify(data)) } }),
    tap: (data: unknown) => fire('notificationclick', { notification: { data, close: () => undefined } }),
  };
}

describe('what comes', () => {
  test('is shown where nobody looks at the app, in the language of the person', async () => {
    const worker = createWorker([{ visibilityState: 'hidden' }, { focused: false }]);
    await worker.push({ ...CORRECCION, idioma: 'de' });
    expect(worker.shown).toMatchObject([{ title: CORRECCION.titulo, options: { body: CORRECCION.texto, lang: 'de', data: CORRECCION } }]);
    expect(worker.told).toEqual([]);
  });

  test('goes to the window that is in use, and is not shown beside it; a chat is', async () => {
    const worker = createWorker([{ visibilityState: 'hidden' }, { focused: true }]);
    await worker.push(CORRECCION);
    expect([worker.shown, worker.told]).toEqual([[], [{ kind: NOTIFIED, notification: CORRECCION, isTapped: false }]]);
    await worker.push({ ...CORRECCION, tipo: 2 });
    expect(worker.shown.length).toBe(1);
  });

  test.each([
    '',
    'x',
    'null',
    '{}',
    { ...CORRECCION, ruta: 'https://evil.example' },
    { ...CORRECCION, ruta: '//evil.example' },
    { ...CORRECCION, tipo: 9 },
    { ...CORRECCION, clase: '../login' },
  ])('that cannot be read (%j) is shown as nothing but the name, and leads to the app only', async (data) => {
    const worker = createWorker();
    await worker.push(data);
    expect(worker.shown).toMatchObject([{ title: 'Jornada', options: { data: null } }]);
    await worker.tap(worker.shown[0]?.options.data);
    expect(worker.opened).toEqual(['/']);
  });
});

describe('a tap', () => {
  test('comes to the window that is open', async () => {
    const worker = createWorker([{ visibilityState: 'hidden' }]);
    await worker.tap(CORRECCION);
    expect([worker.focused(), worker.opened]).toEqual([1, []]);
    expect(worker.told).toEqual([{ kind: NOTIFIED, notification: CORRECCION, isTapped: true }]);
  });

  test('opens one where there is none, at an address that says what was tapped', async () => {
    const worker = createWorker();
    await worker.tap(CORRECCION);
    const [address = ''] = worker.opened;
    expect(notificationIn(new URL(address, 'https://jornada.test').search)).toEqual({ ...CORRECCION, titulo: '', texto: '' });
  });
});

test.each([
  '?aviso=0.7.//evil.example',
  '?aviso=0.7.https://evil.example',
  '?aviso=3.7./x',
  '?aviso=0.7.Ya gané./x',
  '?aviso=0.x./x',
  '?otro=1',
  '',
])('an address that says %s says nothing', (search) => expect(notificationIn(search)).toBeNull());

test('what an address says is what it was made of', () => {
  const wanted = { ...CORRECCION, ruta: '/bandeja?estado=resueltas', titulo: '', texto: '' };
  expect(notificationIn(addressOf(wanted).slice(1))).toEqual(wanted);
});
