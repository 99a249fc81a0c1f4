import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registros } from '@jornada/contract';
import { createHoyEnPausa, createHoyTrabajando, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const undo = () => screen.queryByRole('button', { name: 'Deshacer' });

/** Home just after lunch began at 13:30; it can be undone for ten seconds. */
async function afterLunch(deshacerHasta = '2026-10-22T13:30:10+02:00') {
  const hoy = createHoyEnPausa();
  const registro = hoy.registros.find(({ id }) => id === 104);
  if (!registro) throw new Error('The factory has another lunch');
  api.handle(registros.registrosHoy, () => createHoyTrabajando());
  api.handle(registros.guardar, () => ({ registro, hoy, repetido: false, deshacerHasta }));
  const app = await renderApp({ api, path: '/home', now: '2026-10-22T13:30:00+02:00' });
  fireEvent.click(await screen.findByRole('button', { name: 'Empezar la comida' }));
  await screen.findByRole('button', { name: 'Deshacer' });
  const pass = (milliseconds: number, timers = milliseconds) => {
    app.clock.advance({ milliseconds });
    act(() => void vi.advanceTimersByTime(timers));
  };
  return { ...app, pass };
}

it('is what Tab reaches first from the button that has the focus then', async () => {
  await afterLunch();
  screen.getByRole('button', { name: 'Volver al trabajo' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(undo());
});

it('counts down to the end though its timers fire early, and is gone then', async () => {
  const { pass } = await afterLunch();
  const seen = [undo()?.textContent];
  for (let second = 1; second <= 10; second += 1) {
    // The timers are a little ahead of the clock.
    pass(995, 1000);
    pass(5, 200);
    seen.push(undo()?.textContent);
  }
  expect(seen).toEqual([...[10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((left) => `Deshacer${left}`), undefined]);
});

it('shows no more than ten seconds to a device whose clock is behind', async () => {
  await afterLunch('2026-10-22T13:30:11.400+02:00');
  expect(undo()?.textContent).toBe('Deshacer10');
});

it('asks for nothing when it is pressed after its time', async () => {
  const { clock, requestsTo } = await afterLunch();
  clock.advance({ seconds: 10 });
  const late = undo();
  if (!late) throw new Error('The bar has looked at the clock already');
  fireEvent.click(late);
  act(() => void vi.advanceTimersByTime(200));
  expect(undo()).toBeNull();
  expect(requestsTo(registros.borrar)).toHaveLength(0);
});

it('speaks of a request, not of an undo, where the server was too late for it', async () => {
  const { services } = await afterLunch();
  api.handle(registros.borrar, () => ({ resultado: 'solicitado' as const, hoy: createHoyEnPausa() }));
  const button = undo();
  if (!button) throw new Error('No undo');
  fireEvent.click(button);
  await screen.findByText('Ya no se podía deshacer: hemos pedido que se corrija.');
  expect(services.notices.spoken.get()?.text).not.toContain('Deshecho');
});

it('shows for a moment that it was undone, in the place of the way back', async () => {
  const { pass } = await afterLunch();
  api.handle(registros.borrar, () => ({ resultado: 'anulado' as const, hoy: createHoyTrabajando() }));
  const button = undo();
  button?.focus();
  if (button) fireEvent.click(button);
  const said = await screen.findByText('Deshecho. El fichaje queda anulado.', { selector: '[class*=bar] *' });
  expect(undo()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Empezar la comida');
  pass(3000);
  expect(said.isConnected).toBe(false);
});

it('leaves the focus on the button below when its time is over', async () => {
  const { pass } = await afterLunch();
  undo()?.focus();
  pass(10_000);
  expect(undo()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Volver al trabajo');
});
