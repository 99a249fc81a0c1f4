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
  const plain = createConfiguracionQuiosco();
  // One that begins elsewhere stands before the end of the day in the company's own order.
  const remote = { ...entrada, id: 900, subtipo: 'remoto' as const, nombre: 'Entrada en remoto' };
  api.handle(quiosco.configuracion, () => ({
    ...plain,
    tipos: plain.tipos.flatMap((one) => (one.id === entrada.id ? [one, remote] : [one])),
  }));
  const { services } = await renderApp({ api, path: '/quiosco', perfil: kiosk, width: 820 });
  await screen.findByRole('heading', { name: 'Escribe tu PIN' });
  act(() => services.kiosk.unasked.set({ prueba: { pin: '049182' }, hecho: null }));
  await screen.findByRole('heading', { name: '¿Qué quieres fichar?' });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Entrada', 'Salida']);
  for (const { nombre } of tipos) expect(names).toContain(nombre);
  expect(names.indexOf('Entrada en remoto')).toBeGreaterThan(1);

  const momento = Temporal.PlainDateTime.from('2026-10-22T08:02').toZonedDateTime(zona).toInstant().toString();
  act(() => services.kiosk.unasked.set({ prueba: { pin: '049182' }, hecho: { tipo: entrada.id, momento } }));
  await screen.findByRole('heading', { name: `Anotado: ${entrada.nombre}` });
  expect(screen.getByText('8:02')).toBeDefined();
  expect(screen.getByText(/Aún no se ha enviado: sale en cuanto esta tableta vuelva a tener conexión/)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Listo'));
});
