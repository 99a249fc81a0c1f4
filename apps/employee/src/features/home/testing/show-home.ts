import { screen } from '@testing-library/react';
import { registros, type HoyVista } from '@jornada/contract';
import { createHoyEnPausa, type FakeApi } from '@jornada/testkit';
import { renderApp } from '../../../testing/render-app.tsx';

/** Renders home on a day as the server tells it. */
export function showHome(api: FakeApi, hoy: HoyVista, options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  api.handle(registros.registrosHoy, () => hoy);
  return renderApp({ api, path: '/home', now: hoy.ahora, ...options });
}

export const action = (name: string) => screen.findByRole('button', { name });

/** The server's answer to a lunch that starts at 13:30 and can be undone until 13:30:10. */
export function lunch() {
  const hoy = { ...createHoyEnPausa(), ahora: '2026-10-22T13:30:00+02:00' };
  const registro = hoy.registros.find(({ id }) => id === 104);
  if (!registro) throw new Error('The factory has another lunch');
  return { registro, hoy, repetido: false, deshacerHasta: '2026-10-22T13:30:10+02:00' };
}
