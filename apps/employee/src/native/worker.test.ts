import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshApp } from './refresh-app.ts';
import { ACTIVATE } from './worker-message.ts';
import { lookForNewVersion, registerAppWorker, type AppWorker } from './worker.ts';

/** The parts of the browser's service workers that the app uses. */
function createFakeContainer() {
  const created = (state: string) => Object.assign(new EventTarget(), { state, postMessage: vi.fn() });
  const registration = Object.assign(new EventTarget(), {
    waiting: null as ReturnType<typeof created> | null,
    installing: null as ReturnType<typeof created> | null,
    update: vi.fn(() => Promise.resolve(registration)),
  });
  const container = Object.assign(new EventTarget(), {
    controller: null as object | null,
    register: vi.fn((_path: string) => Promise.resolve(registration)),
    getRegistration: vi.fn(() => Promise.resolve<typeof registration | undefined>(registration)),
  });
  return {
    container,
    registration,
    created,
    /** A new version has arrived and waits. */
    install: () => {
      registration.installing = created('installing');
      registration.dispatchEvent(new Event('updatefound'));
      registration.installing.state = 'installed';
      registration.installing.dispatchEvent(new Event('statechange'));
      return registration.installing;
    },
    takeOver: () => container.dispatchEvent(new Event('controllerchange')),
  };
}

let fake: ReturnType<typeof createFakeContainer>;
let reload: ReturnType<typeof vi.fn>;
beforeEach(() => {
  vi.useFakeTimers();
  fake = createFakeContainer();
  fake.container.controller = {};
  reload = vi.fn();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: fake.container });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** The app has been open long enough to have a worker; offered versions are collected. */
async function registered(): Promise<AppWorker[]> {
  const offered: AppWorker[] = [];
  registerAppWorker({ onReady: (worker) => offered.push(worker) });
  await vi.advanceTimersByTimeAsync(30_000);
  return offered;
}

describe('the worker of the app', () => {
  it('comes half a minute after the start, not before', async () => {
    registerAppWorker({ onReady: vi.fn() });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(fake.container.register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fake.container.register.mock.calls).toEqual([['/worker.js']]);
  });

  it('comes when a test says', async () => {
    registerAppWorker({ afterMs: 10, onReady: vi.fn() });
    await vi.advanceTimersByTimeAsync(10);
    expect(fake.container.register).toHaveBeenCalledOnce();
  });

  it('offers a new version, and one that had waited already; the first one replaces nothing', async () => {
    fake.container.controller = null;
    const first = await registered();
    fake.install();
    expect(first).toEqual([]);
    fake.container.controller = {};
    fake.install();
    expect(first).toHaveLength(1);
    fake.registration.waiting = fake.created('installed');
    expect(await registered()).toHaveLength(1);
  });

  it('offers one that was on its way before the app looked', async () => {
    const coming = (fake.registration.installing = fake.created('installing'));
    const offered = await registered();
    expect(offered).toEqual([]);
    coming.state = 'installed';
    coming.dispatchEvent(new Event('statechange'));
    expect(offered).toHaveLength(1);
  });

  it('that does not take over is asked for by loading the page, once somebody has waited for it', async () => {
    const offered = await registered();
    fake.install();
    offered[0]?.update();
    vi.advanceTimersByTime(4999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another tab has let in already needs the page loaded, and nothing else', async () => {
    const offered = await registered();
    const coming = fake.install();
    coming.state = 'activated';
    fake.takeOver();
    expect(reload).not.toHaveBeenCalled();
    offered[0]?.update();
    expect([coming.postMessage.mock.calls, reload.mock.calls]).toEqual([[], [[]]]);
  });

  it('takes over when the person says so, and loads the page once', async () => {
    const offered = await registered();
    const coming = fake.install();
    fake.takeOver();
    expect([coming.postMessage.mock.calls, reload.mock.calls]).toEqual([[], []]);
    offered[0]?.update();
    expect(coming.postMessage.mock.calls).toEqual([[ACTIVATE]]);
    expect(reload).not.toHaveBeenCalled();
    fake.takeOver();
    fake.takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('looks for a new version every hour, and when the server has one', async () => {
    await registered();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(fake.registration.update).toHaveBeenCalledOnce();
    await lookForNewVersion();
    expect(fake.registration.update).toHaveBeenCalledTimes(2);
    fake.registration.update.mockRejectedValueOnce(new TypeError('no network'));
    await expect(lookForNewVersion()).resolves.toBeUndefined();
  });
});

describe('the newest version, fetched because this one may not go on', () => {
  it('takes over as soon as it is installed, and the page is loaded once', async () => {
    const coming = (fake.registration.installing = fake.created('installing'));
    const done = refreshApp();
    await vi.advanceTimersByTimeAsync(100);
    expect(coming.postMessage).not.toHaveBeenCalled();
    coming.state = 'installed';
    coming.dispatchEvent(new Event('statechange'));
    await done;
    expect(coming.postMessage.mock.calls).toEqual([[ACTIVATE]]);
    fake.takeOver();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not waited for longer than eight seconds', async () => {
    fake.registration.installing = fake.created('installing');
    void refreshApp();
    await vi.advanceTimersByTimeAsync(7999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['there is no worker', 'nothing new has come', 'there is no network'])('loads the page anew, once, where %s', async (what) => {
    if (what === 'there is no worker') fake.container.getRegistration.mockResolvedValue(undefined);
    if (what === 'there is no network') fake.registration.update.mockRejectedValue(new TypeError('no network'));
    await refreshApp();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).toHaveBeenCalledOnce();
  });
});
