import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { login, registros } from '@jornada/contract';
import { createHoyEnPausa, createHoyTrabajando, createPerfil, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../testing/render-app.tsx';

const perfil = createPerfil({ UsarGPS: false, RequerirGPSEnAppMovil: true });
const AT = { latitude: 40.4, longitude: -3.69, accuracy: 12 };

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(login.conToken, () => perfil);
  api.handle(registros.registrosHoy, () => createHoyTrabajando());
  api.handle(registros.guardar, () => {
    const hoy = createHoyEnPausa();
    const registro = hoy.registros.at(-1);
    if (!registro) throw new Error('The factory has no record');
    return { registro, hoy, repetido: false, deshacerHasta: '2026-10-22T13:30:10+02:00' };
  });
  const geolocation = { getCurrentPosition: (found: PositionCallback) => found({ coords: AT } as GeolocationPosition) };
  const permissions = { query: async () => ({ state: 'granted' }) };
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: geolocation }, permissions: { value: permissions } }));
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  expect(api.problems).toEqual([]);
});

/** What is sent of the position when somebody clocks. */
async function clock() {
  const { requestsTo } = await renderApp({ api, path: '/home', perfil });
  await userEvent.click(await screen.findByRole('button', { name: 'Empezar la comida' }));
  await screen.findByRole('button', { name: 'Volver al trabajo' });
  const sent = requestsTo(registros.guardar).map(({ input }) => input as { latitud?: number; longitud?: number });
  return sent.map(({ latitud, longitud }) => [latitud, longitud]);
}

it('the mobile app gives its position where the company demands that of it', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => 'android' });
  expect(await clock()).toEqual([[AT.latitude, AT.longitude]]);
});

it('a browser does not', async () => {
  expect(await clock()).toEqual([[undefined, undefined]]);
});
