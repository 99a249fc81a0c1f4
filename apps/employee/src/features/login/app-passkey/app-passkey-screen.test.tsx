import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acceso, login } from '@jornada/contract';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { pages } from '@jornada/web/native/pages.ts';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const startAuthentication = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

const IdLogin = '7d3f0c9e-5b1a-4e5d-9c0b-2f6a1d8e4b30';
const RetoApp = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const PAGE = `/login-app?idlogin=${IdLogin}&reto=${RetoApp}`;
const Reto = 'r'.repeat(40);
const Url = `jornada://signin?idlogin=${IdLogin}&codigo=a.b.c`;
const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: null };
const Llave = { id: 'AA', rawId: 'AA', type: 'public-key' as const, authenticatorAttachment: null, clientExtensionResults: {}, response };
/** Whether this browser has passkeys. */
function havePasskeys(has: boolean): void {
  vi.stubGlobal('PublicKeyCredential', has ? () => undefined : undefined);
  vi.stubGlobal('isSecureContext', true);
}

let api: FakeApi;
let opened: string[];
beforeEach(() => {
  api = createApi();
  opened = [];
  vi.spyOn(pages, 'open').mockImplementation((address) => void opened.push(address));
  havePasskeys(true);
  startAuthentication.mockReset().mockResolvedValue(Llave);
  api.handle(login.opcionesLlave, () => ({
    Reto,
    Opciones: { challenge: 'AA', rpId: 'localhost', userVerification: 'required' as const },
  }));
  api.handle(acceso.llaveParaApp, () => ({ Url }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

const show = (path = PAGE, perfil: Parameters<typeof renderApp>[0]['perfil'] = null) =>
  renderApp({ api, path, perfil, now: '2026-10-22T07:58:00+02:00' });
const use = () => screen.findByRole('button', { name: 'Usar mi llave de acceso' });

test('says what a passkey does here, asks for nothing before a press, and then leads to the app, also by a link', async () => {
  const { requestsTo, services } = await show();
  expect(await screen.findByText(/abrirá la aplicación Jornada de este dispositivo/)).toBeTruthy();
  expect(requestsTo(login.opcionesLlave)).toEqual([]);
  await userEvent.click(await use());
  expect((await screen.findByRole('link', { name: 'Volver a la aplicación' })).getAttribute('href')).toBe(Url);
  expect(opened).toEqual([Url]);
  expect(requestsTo(acceso.llaveParaApp).map(({ input }) => input)).toEqual([{ IdLogin, RetoApp, Reto, Llave }]);
  expect(services.session.get().token).toBeNull();
});

test('somebody who is signed in in this browser stays so, and their session brings the app nothing', async () => {
  const perfil = createPerfil();
  const { services } = await show(PAGE, perfil);
  const before = services.session.get();
  expect(opened).toEqual([]);
  await userEvent.click(await use());
  await screen.findByRole('link', { name: 'Volver a la aplicación' });
  expect(services.session.get()).toEqual(before);
});

test('says why it was refused, and that the question was closed; one may try again', async () => {
  api.handle(acceso.llaveParaApp, () => {
    throw new FakeFailure('login.llave-no-valida', { message: 'No la conocemos.' });
  });
  await show();
  await userEvent.click(await use());
  expect(await screen.findByText('No la conocemos.')).toBeTruthy();
  startAuthentication.mockRejectedValueOnce(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
  await userEvent.click(await use());
  await vi.waitFor(() => expect(screen.queryByText('No la conocemos.')).toBeNull());
  expect(opened).toEqual([]);
  api.handle(acceso.llaveParaApp, () => ({ Url }));
  await userEvent.click(await use());
  await screen.findByRole('link', { name: 'Volver a la aplicación' });
});

test.each([
  ['/login-app', 'Esta dirección no está completa.'],
  [`/login-app?idlogin=${IdLogin}&reto=corto`, 'Esta dirección no está completa.'],
  [`/login-app?idlogin=javascript:alert(1)&reto=${RetoApp}`, 'Esta dirección no está completa.'],
])('%s is no way in', async (path, words) => {
  await show(path);
  expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  // What to watch for before a press is no advice where there is nothing to press.
  expect(screen.queryByText(/Sigue solo si/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Usar mi llave de acceso' })).toBeNull();
});

test('a browser without passkeys says so, and offers none', async () => {
  havePasskeys(false);
  await show();
  expect(await screen.findByText(/Este navegador no puede usar llaves/)).toBeTruthy();
  expect(screen.queryByText(/Sigue solo si/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Usar mi llave de acceso' })).toBeNull();
});
