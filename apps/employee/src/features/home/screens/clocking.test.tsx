import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registros, type HoyVista } from '@jornada/contract';
import { createHoyTrabajando, type FakeApi } from '@jornada/testkit';
import { deviceTime } from '@jornada/web/native/clock.ts';
import { createApi, type renderApp } from '../../../testing/render-app.tsx';
import { action, lunch, showHome } from '../testing/show-home.ts';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (hoy: HoyVista, options: Partial<Parameters<typeof renderApp>[0]> = {}) => showHome(api, hoy, options);

describe('clocking', () => {
  it('shows the new day at once, says it to screen readers, and offers to undo it', async () => {
    api.handle(registros.guardar, lunch);
    const { services, requestsTo } = await show(createHoyTrabajando());
    await userEvent.click(await action('Empezar la comida'));
    await action('Volver al trabajo');
    expect(services.notices.spoken.get()?.text).toBe('Comida desde las 13:30');
    expect(requestsTo(registros.registrosHoy)).toHaveLength(1);

    api.handle(registros.borrar, () => ({ resultado: 'anulado' as const, hoy: createHoyTrabajando() }));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await action('Empezar la comida');
    expect(requestsTo(registros.borrar)[0]?.input).toEqual({ id: '104' });
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('offers no undo once its time is over', async () => {
    api.handle(registros.guardar, () => ({ ...lunch(), deshacerHasta: '2026-10-22T13:23:59+02:00' }));
    await show(createHoyTrabajando());
    await userEvent.click(await action('Empezar la comida'));
    await action('Volver al trabajo');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('leaves the focus on THE button, so that the keyboard goes on from there', async () => {
    // Browsers do this with a button that becomes disabled.
    api.handle(registros.guardar, () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return lunch();
    });
    await show(createHoyTrabajando());
    (await action('Empezar la comida')).focus();
    await userEvent.keyboard('{Enter}');
    const next = await action('Volver al trabajo');
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('takes a double tap as one', async () => {
    api.handle(registros.guardar, lunch);
    const { requestsTo } = await show(createHoyTrabajando());
    const button = await action('Empezar la comida');
    // From here on, every change counts as recent, however slow the machine is.
    vi.spyOn(deviceTime, 'monotonicMs').mockImplementation(() => performance.now() + 60_000);
    await userEvent.dblClick(button);
    await userEvent.click(await action('Volver al trabajo'));
    expect(requestsTo(registros.guardar)).toHaveLength(1);
  });

  it('does nothing on further taps for two seconds after an action', async () => {
    api.handle(registros.guardar, lunch);
    vi.spyOn(deviceTime, 'monotonicMs').mockReturnValue(10_000);
    const { requestsTo } = await show(createHoyTrabajando());
    const tapAt = (button: HTMLElement, timeStamp: number) => {
      const tap = createEvent.click(button);
      Object.defineProperty(tap, 'timeStamp', { value: timeStamp });
      fireEvent(button, tap);
    };
    tapAt(await action('Empezar la comida'), 20_000);
    const back = await action('Volver al trabajo');
    // The buttons say so, and again when they take taps.
    expect(back.getAttribute('aria-disabled')).toBe('true');
    tapAt(back, 10_800);
    tapAt(back, 11_900);
    expect(requestsTo(registros.guardar)).toHaveLength(1);
    await waitFor(() => expect(back.getAttribute('aria-disabled')).toBe('false'));
    tapAt(back, 12_100);
    await waitFor(() => expect(requestsTo(registros.guardar)).toHaveLength(2));
  });

  it('takes two presses of one moment as one: there is nothing drawn anew between them', async () => {
    api.handle(registros.guardar, lunch);
    const { requestsTo } = await show(createHoyTrabajando());
    const button = await action('Empezar la comida');
    act(() => {
      button.click();
      button.click();
    });
    await action('Volver al trabajo');
    expect(requestsTo(registros.guardar)).toHaveLength(1);
  });
});
