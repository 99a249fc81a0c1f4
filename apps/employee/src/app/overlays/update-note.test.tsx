import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registros } from '@jornada/contract';
import { createHoy, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoy());
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  expect(api.problems).toEqual([]);
});

describe('a new version', () => {
  it('is offered, and takes over when the person says so, once', async () => {
    const { services } = await renderApp({ api, path: '/home' });
    const update = vi.fn();
    act(() => services.newVersion.set({ update }));
    const button = await screen.findByRole('button', { name: 'Actualizar' });
    expect(update).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(update).toHaveBeenCalledOnce();
  });

  it('lets what is on its way be answered first', async () => {
    const asked = Promise.withResolvers<void>();
    api.handle(registros.guardar, async () => {
      await asked.promise;
      throw new FakeFailure('registros.tipo-no-valido');
    });
    const { services } = await renderApp({ api, path: '/home' });
    const update = vi.fn();
    act(() => services.newVersion.set({ update }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fichar la entrada' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Actualizar' }));
    expect(update).not.toHaveBeenCalled();
    asked.resolve();
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
  });

  it('can wait', async () => {
    const { services } = await renderApp({ api, path: '/home' });
    const update = vi.fn();
    act(() => services.newVersion.set({ update }));
    await userEvent.click(await screen.findByRole('button', { name: 'Luego' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Actualizar' })).toBeNull());
    expect(update).not.toHaveBeenCalled();
  });
});

describe('a toast', () => {
  it('stays for three seconds', async () => {
    const { services } = await renderApp({ api, path: '/home' });
    await screen.findByRole('button', { name: 'Fichar la entrada' });
    vi.useFakeTimers();
    act(() => services.notices.show('Guardado.'));
    const isThere = () => screen.queryAllByRole('status').some(({ textContent }) => textContent === 'Guardado.');
    act(() => void vi.advanceTimersByTime(2999));
    expect(isThere()).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isThere()).toBe(false);
  });
});
