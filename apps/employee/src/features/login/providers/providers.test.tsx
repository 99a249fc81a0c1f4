import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceso, auth, registros, sesiones, tipos } from '@jornada/contract';
import { createHoy, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const NOW = '2026-10-22T07:58:00+02:00';
const ASKED = { Estado: 'pendiente' as const, InstanceURL: '', Environment: '', Perfil: null };
let api: FakeApi;
let opened: { closed: boolean; close(): void; location: { href: string } }[];

beforeEach(() => {
  // Only intervals: promises and screens run by themselves.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  opened = [];
  vi.spyOn(window, 'open').mockImplementation(() => {
    const fake = { closed: false, close: () => void (fake.closed = true), location: { href: '' } };
    opened.push(fake);
    return fake as unknown as Window;
  });
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(acceso.metodos, () => ({
    Metodos: ['password' as const, '365' as const, 'sso' as const],
    Proveedores: [
      { Metodo: '365' as const, Nombre: 'Microsoft 365', Entidad: '', Token: 'de.la.365' },
      { Metodo: 'sso' as const, Nombre: 'Aurora SSO', Entidad: '', Token: 'de.la.sso' },
    ],
  }));
  api.handle(sesiones.listado, () => ({ items: [] }));
  for (const call of [acceso.crear365, acceso.crearSso])
    api.handle(call, ({ IdLogin }) => ({ IdLogin, Url: 'https://idp.example/entrar', Username: 'ANA' }));
  for (const call of [acceso.comprobar365, acceso.comprobarSso]) api.handle(call, () => ASKED);
  for (const call of [acceso.enviar365, acceso.enviarSso]) api.handle(call, () => null);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

const beat = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function atDoor() {
  const rendered = await renderApp({ api, path: '/login', perfil: null, now: NOW });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('DNI, NIE o usuario'), 'ana');
  await user.tab();
  await screen.findByRole('button', { name: 'Aurora SSO' });
  return { ...rendered, user };
}

describe('the ways in beside a password', () => {
  test('Microsoft 365 is begun with the name that was typed, as the specification has it, and with whose it is', async () => {
    const { user, requestsTo } = await atDoor();
    await user.click(screen.getByRole('button', { name: 'Microsoft 365' }));
    await vi.waitFor(() => expect(opened[0]?.location.href).toBe('https://idp.example/entrar'), { timeout: 30_000 });
    expect(requestsTo(acceso.crear365)[0]?.input).toMatchObject({ Username: 'ana', Token: 'de.la.365' });
  });

  test('each provider can be asked for a link by mail', async () => {
    const { user, requestsTo } = await atDoor();
    await user.click(screen.getByRole('button', { name: 'Recibir por correo un enlace de Aurora SSO' }));
    await user.click(screen.getByRole('button', { name: 'Recibir por correo un enlace de Microsoft 365' }));
    await vi.waitFor(() => expect(screen.getAllByText(/le llegará un correo/)).toHaveLength(2), { timeout: 30_000 });
    expect(requestsTo(acceso.enviarSso).map(({ input }) => input)).toEqual([{ Username: 'ana', Lang: 'es' }]);
    expect(requestsTo(acceso.enviar365)).toHaveLength(1);
  });

  test('a busy server and a lost network are no end of an attempt; what the provider says is', async () => {
    const { user } = await atDoor();
    const answers = ['general.no-disponible', 'general.demasiadas-peticiones', 'acceso.cancelado'] as const;
    let asked = 0;
    api.handle(acceso.comprobarSso, () => {
      throw new FakeFailure(answers[asked++] ?? 'acceso.cancelado', { message: `«${asked}»` });
    });
    await user.click(screen.getByRole('button', { name: 'Aurora SSO' }));
    await screen.findByText('Termina de entrar en la otra ventana');
    for (const expected of [1, 2]) {
      await beat(1000);
      await vi.waitFor(() => expect(asked).toBe(expected), { timeout: 30_000 });
      expect(screen.getByText('Termina de entrar en la otra ventana')).toBeTruthy();
    }
    // Asks again and again: the answer before may not be there yet.
    await vi.waitFor(() => expect(screen.getByText('«3»')).toBeTruthy(), { timeout: 30_000 });
    expect(screen.queryByText('Termina de entrar en la otra ventana')).toBeNull();
  });

  test('who has a second step to go is asked for it here, once the provider has let them in', async () => {
    const { user } = await atDoor();
    const SegundoFactor = { Reto: 'x'.repeat(30), Metodos: ['totp'], Opciones: null };
    api.handle(acceso.comprobarSso, () => {
      throw new FakeFailure('login.segundo-factor', { content: { ...ASKED, Entidades: [], SegundoFactor } });
    });
    await user.click(screen.getByRole('button', { name: 'Aurora SSO' }));
    await screen.findByText('Termina de entrar en la otra ventana');
    await beat(1000);
    expect(await screen.findByText('Confirma que eres tú')).toBeTruthy();
    expect(opened[0]?.closed).toBe(true);
  });

  test('a window that is closed is told within half a second', async () => {
    const { user } = await atDoor();
    await user.click(screen.getByRole('button', { name: 'Aurora SSO' }));
    await screen.findByText('Termina de entrar en la otra ventana');
    opened[0]!.closed = true;
    await beat(499);
    expect(screen.queryByText('Se cerró la ventana.')).toBeNull();
    await beat(1);
    expect(await screen.findByText('Se cerró la ventana.')).toBeTruthy();
  });
});

describe('a link of a mail', () => {
  const show = (path: string) => renderApp({ api, path, perfil: null, now: NOW });

  test('leads to the provider with a press, and lets in who comes back', async () => {
    const { requestsTo, services } = await show('/login?enlace=uno.dos&metodo=sso');
    await userEvent.click(await screen.findByRole('button', { name: 'Entrar con SSO' }));
    expect(requestsTo(acceso.crearSso)[0]?.input).toMatchObject({ Token: 'uno.dos' });
    api.handle(acceso.comprobarSso, () => ({ ...ASKED, Estado: 'dentro' as const, InstanceURL: '/instancia', Perfil: createPerfil() }));
    await screen.findByText('Termina de entrar en la otra ventana');
    await beat(1000);
    await vi.waitFor(() => expect(services.session.get().profile?.UserName).toBe(createPerfil().UserName), { timeout: 30_000 });
    expect(opened[0]?.closed).toBe(true);
  });

  test.each([
    ['365', 'Entrar con Microsoft 365', acceso.crear365],
    ['sso', 'Entrar con SSO', acceso.crearSso],
  ] as const)('of %s that was used or is too old says so', async (metodo, name, call) => {
    api.handle(call, () => {
      throw new FakeFailure('acceso.enlace-no-valido', { message: 'Este enlace ya no sirve: ha caducado o ya se usó. Pide otro.' });
    });
    await show(`/login?enlace=uno.dos&metodo=${metodo}`);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(/Este enlace ya no sirve/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar de otra forma' }));
    expect(await screen.findByLabelText('Contraseña')).toBeTruthy();
    expect(screen.queryByText(/Este enlace/)).toBeNull();
  });

  test.each(['/login?enlace=uno.dos', '/login?enlace=12345', '/login?enlace=uno.dos&metodo=otro', '/login?enlace=<b>&metodo=sso'])(
    'that opens nothing says so at the log-in: %s',
    async (path) => {
      await show(path);
      expect(await screen.findByLabelText('Contraseña')).toBeTruthy();
      expect(screen.getByText(/^Este enlace no es válido o ya se usó/).closest('[role=alert]')).not.toBeNull();
    },
  );
});

describe('a session that only signing in again renews', () => {
  const VOLVER = { Metodo: 'sso' as const, Nombre: 'Aurora SSO', Token: 'de.la.renovacion' };
  const tokenOf = (serie: number): string => `e30.${btoa(JSON.stringify({ ent: 1, usr: 1, serie, tSSO: true }))}.firma`;

  async function lapse() {
    api.handle(auth.renovar, () => {
      throw new FakeFailure('sesion.renovar-sso', { content: VOLVER });
    });
    let valid = tokenOf(1);
    api.handle(tipos.todos, (_input, { token }) => {
      if (token !== valid) throw new FakeFailure('sesion.renovar');
      return { items: [] };
    });
    const rendered = await renderApp({ api, path: '/configuracion', perfil: createPerfil({ Token: tokenOf(1) }), now: NOW });
    await screen.findAllByText('Configuración');
    valid = tokenOf(2);
    const call = rendered.services.client.call(tipos.todos, {});
    call.catch(() => null);
    return { ...rendered, call };
  }

  test('waits for its person without leaving the page, and what was asked for is answered', async () => {
    const { call, router, services, requestsTo } = await lapse();
    await userEvent.click(await screen.findByRole('button', { name: 'Entrar con Aurora SSO' }));
    expect(requestsTo(acceso.crearSso)[0]?.input).toMatchObject({ Token: 'de.la.renovacion' });
    await screen.findByText('Termina de entrar en la otra ventana');
    api.handle(acceso.comprobarSso, () => ({
      ...ASKED,
      Estado: 'dentro' as const,
      InstanceURL: '/instancia',
      Perfil: createPerfil({ Token: tokenOf(2) }),
    }));
    await beat(1000);
    expect(await call).toEqual({ items: [] });
    await vi.waitFor(() => expect(screen.queryByText('Confirma que sigues siendo tú')).toBeNull(), { timeout: 30_000 });
    expect([services.session.get().token, router.state.location.pathname]).toEqual([tokenOf(2), '/configuracion']);
  });

  test('opens the window by itself right after a press', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { isActive: true } }, userAgent: { value: 'Chrome' } }));
    const { call } = await lapse();
    await vi.waitFor(() => expect(opened[0]?.location.href).toBe('https://idp.example/entrar'), { timeout: 30_000 });
    vi.unstubAllGlobals();
    await userEvent.click(await screen.findByRole('button', { name: 'Salir de Jornada' }));
    await expect(call).rejects.toMatchObject({ code: 'sesion.acceso-denegado' });
  });

  test('ends for who leaves instead: access denied, at the log-in', async () => {
    const { call, router, services } = await lapse();
    await userEvent.click(await screen.findByRole('button', { name: 'Salir de Jornada' }));
    await expect(call).rejects.toMatchObject({ code: 'sesion.acceso-denegado' });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'), { timeout: 30_000 });
    expect(services.session.get().token).toBeNull();
  });
});
