import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createConfiguracionQuiosco, createPerfil } from '@jornada/testkit';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

afterEach(() => cleanup());

const kiosk = createPerfil({ EsQuiosco: true, AccesoFichaje: false, NombreCompleto: 'Puerta' });
const { tipos, zona } = createConfiguracionQuiosco();
const entrada = tipos.find(({ clase }) => clase === 'entrada')!;

it('without a network both ends of the day come first, and what was noted is said with its hour and when it is sent', async () => {
  const api = createApi();
  api.handle(quiosco.configuracion, () => createConfiguracionQuiosco());
  const { services } = await renderApp({ api, path: '/quiosco', perfil: kiosk, width: 820 });
  await screen.findByRole('heading', { name: 'Escribe tu PIN' });
  act(() => services.kiosk.unasked.set({ prueba: { pin: '049182' }, hecho: null }));
  await screen.findByRole('heading', { name: '¿Qué quieres fichar?' });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  const ends = tipos.filter(({ clase }) => clase === 'entrada' || clase === 'salida').map(({ nombre }) => nombre);
  expect(names.filter((name) => tipos.some(({ nombre }) => nombre === name)).slice(0, ends.length)).toEqual(ends);

  const momento = Temporal.PlainDateTime.from('2026-10-22T08:02').toZonedDateTime(zona).toInstant().toString();
  act(() => services.kiosk.unasked.set({ prueba: { pin: '049182' }, hecho: { tipo: entrada.id, momento } }));
  await screen.findByRole('heading', { name: `Anotado: ${entrada.nombre}` });
  expect(screen.getByText('8:02')).toBeDefined();
  expect(screen.getByText(/Aún no se ha enviado: sale en cuanto esta tableta vuelva a tener conexión/)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Listo'));
});
