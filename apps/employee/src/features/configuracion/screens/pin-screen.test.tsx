import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentacion, factores, sesiones } from '@jornada/contract';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(sesiones.listado, () => ({ items: [] }));
  api.handle(documentacion.ponerPin, () => {
    api.handle(documentacion.tienePin, () => ({ tienePin: true }));
    return null;
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

async function open(path = '/configuracion/pin') {
  const app = await renderApp({ api, path, perfil: createPerfil({ AccesoDocumentacion: true }) });
  const pin = await screen.findByLabelText<HTMLInputElement>('PIN nuevo');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar el PIN' });
  return { ...app, user: userEvent.setup(), pin, save };
}

test('is set with the password, in four to eight digits that nobody reads over a shoulder; the settings say that it is set', async () => {
  const { user, pin, save, requestsTo, services } = await open();
  expect(pin.type).toBe('password');
  await user.type(screen.getByLabelText('Tu contraseña'), 'mi-clave');
  for (const typed of ['123', '12a4', '1234 ']) {
    await user.clear(pin);
    await user.type(pin, typed);
    await user.click(save);
    expect(pin.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(pin);
  }
  expect(requestsTo(documentacion.ponerPin)).toEqual([]);
  await user.clear(pin);
  await user.type(pin, '7391');
  await user.click(save);
  expect(await screen.findByText('Definido')).toBeDefined();
  expect(services.notices.toast.get()?.text).toBe('PIN guardado.');
  expect(requestsTo(documentacion.ponerPin).map(({ input }) => input)).toEqual([{ pin: '7391', Password: 'mi-clave' }]);
});

test('waits for the password of whoever has one, and for none of whoever signs in otherwise', async () => {
  const first = await open();
  await first.user.type(first.pin, '7391');
  await first.user.click(first.save);
  expect(document.activeElement).toBe(screen.getByLabelText('Tu contraseña'));
  expect(screen.getByText('Este dato es obligatorio.')).toBeDefined();
  expect(first.requestsTo(documentacion.ponerPin)).toEqual([]);
  cleanup();
  api.handle(factores.estado, () => ({
    totp: null,
    codigos: 0,
    llaves: [],
    llavesPosibles: false,
    obligatorio: false,
    tieneContrasena: false,
  }));
  const { user, pin, save, requestsTo } = await open();
  await waitFor(() => expect(screen.queryByLabelText('Tu contraseña')).toBeNull());
  await user.type(pin, '7391');
  await user.click(save);
  await waitFor(() => expect(requestsTo(documentacion.ponerPin).map(({ input }) => input)).toEqual([{ pin: '7391' }]));
});

test.each([
  ['documentacion.pin-facil', /Ese PIN se adivina enseguida/],
  ['cuenta.contrasena-no-valida', /La contraseña no es correcta/],
] as const)('that is refused (%s) says why; what was typed stays', async (code, words) => {
  api.handle(documentacion.ponerPin, () => {
    throw new FakeFailure(code, {
      message: code === 'documentacion.pin-facil' ? 'Ese PIN se adivina enseguida.' : 'La contraseña no es correcta.',
    });
  });
  const { user, pin, save, router } = await open();
  await user.type(pin, '1234');
  await user.type(screen.getByLabelText('Tu contraseña'), 'mi-clave');
  await user.click(save);
  expect(await screen.findByText(words)).toBeDefined();
  expect([pin.value, router.state.location.pathname]).toEqual(['1234', '/configuracion/pin']);
});

test('leads back to where one came from', async () => {
  await open('/configuracion/pin?volver=%2Fdocumentacion-tipos');
  expect(screen.getByRole('link', { name: 'Volver a Documentación' }).getAttribute('href')).toBe('/documentacion-tipos');
});
