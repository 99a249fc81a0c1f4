import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bandeja, login, sesiones, type SesionAbierta } from '@jornada/contract';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { onInstallOffered } from '../../../native/install.ts';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const NOW = '2026-10-22T13:24:00+02:00';
const sesion = (changes: Partial<SesionAbierta>): SesionAbierta => ({
  id: crypto.randomUUID(),
  clase: 'normal',
  esActual: false,
  dispositivo: { forma: 'ordenador', navegador: 'Firefox', sistema: 'Linux' },
  creada: '2026-10-20T08:00:00Z',
  ultimoUso: '2026-10-22T08:24:00Z',
  ...changes,
});
const here = sesion({ esActual: true, dispositivo: { forma: 'movil', navegador: 'Chrome', sistema: 'Android' } });
const laptop = sesion({});
const unknown = sesion({
  clase: 'recordada',
  dispositivo: { forma: 'desconocida', navegador: null, sistema: null },
  ultimoUso: '2026-10-19T08:00:00Z',
});

let api: FakeApi;
let open: SesionAbierta[];
beforeEach(() => {
  api = createApi();
  open = [laptop, here, unknown];
  api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 0 }));
  api.handle(sesiones.listado, () => ({ items: open }));
  api.handle(sesiones.cerrar, ({ id }) => {
    if (!open.some((one) => one.id === id)) throw new FakeFailure('sesiones.no-existe');
    open = open.filter((one) => one.id !== id);
    return null;
  });
  api.handle(sesiones.cerrarOtras, () => {
    const cerradas = open.length - 1;
    open = [here];
    return { cerradas };
  });
  api.handle(login.ponerIdioma, ({ language }) => ({ Language: language }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  document.documentElement.removeAttribute('data-mantine-color-scheme');
  expect(api.problems).toEqual([]);
});

const show = (options: Partial<Parameters<typeof renderApp>[0]> = {}) => renderApp({ api, path: '/configuracion', now: NOW, ...options });
const rows = async () => within(await screen.findByRole('list')).findAllByRole('listitem');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the app on this device', () => {
  const heading = () => screen.queryByRole('heading', { name: 'Jornada como app' });

  it('is offered where the browser offers it, until it is installed', async () => {
    const { services } = await show();
    await rows();
    expect(heading()).toBeNull();
    onInstallOffered(services.installOffer.set);
    const prompt = vi.fn(() => Promise.resolve());
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
    await press('Instalar');
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(heading()).toBeNull();
  });

  it('has its own words on an iPhone, and none in the app itself', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    await show();
    await screen.findByText(/Pulsa Compartir y después Añadir a pantalla de inicio\./);
    expect(screen.queryByRole('button', { name: 'Instalar' })).toBeNull();
    cleanup();
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => 'ios' });
    await show();
    await rows();
    expect(heading()).toBeNull();
  });
});

describe('language', () => {
  it('offers four languages, each by its own name', async () => {
    await show();
    const group = await screen.findByRole('group', { name: 'Idioma' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map(({ parentElement }) => parentElement?.textContent),
    ).toEqual(['Español', 'English', 'Português', 'Deutsch']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Español' }).checked).toBe(true);
  });

  it('goes to the server, the screen and the profile; what was chosen at the door gives way', async () => {
    const { services, requestsTo } = await show();
    services.storage.setItem('jornada.idioma', 'pt');
    api.handle(login.conToken, () => createPerfil({ Language: requestsTo(login.ponerIdioma).length > 0 ? 'de' : 'es' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Deutsch' }));
    await waitFor(() => expect(services.session.get().profile?.Language).toBe('de'));
    expect(requestsTo(login.ponerIdioma).map(({ input }) => input)).toEqual([{ language: 'de' }]);
    expect(document.documentElement.lang).toBe('de');
    expect(services.storage.getItem('jornada.idioma')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Deutsch' }).checked).toBe(true);
  });

  it('without a connection shows an error and does not change', async () => {
    const { services } = await show();
    await rows();
    api.offline = true;
    await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
    expect((await screen.findByRole('alert')).textContent).toContain('hace falta conexión');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Español' }).checked).toBe(true);
    expect(services.session.get().profile?.Language).toBe('es');
  });

  it('whose texts cannot be loaded is taken back on the server, too', async () => {
    const { services, requestsTo } = await show();
    services.switchLanguage = () => Promise.reject(new TypeError('Failed to fetch'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Deutsch' }));
    expect((await screen.findByRole('alert')).textContent).toContain('hace falta conexión');
    expect(requestsTo(login.ponerIdioma).map(({ input }) => input)).toEqual([{ language: 'de' }, { language: 'es' }]);
    expect(services.session.get().profile?.Language).toBe('es');
  });
});

describe('theme', () => {
  it('is shown at once and kept on the device; as the system means that nothing is kept', async () => {
    const { services } = await show();
    const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Sistema' })).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Oscura' }));
    expect([scheme(), services.storage.getItem('jornada.tema')]).toEqual(['dark', 'dark']);
    await userEvent.click(screen.getByRole('radio', { name: 'Sistema' }));
    expect([scheme(), services.storage.getItem('jornada.tema')]).toEqual(['light', null]);
  });
});

describe('sessions', () => {
  it('tells device, use and opening in words, this device first and without a way to end it', async () => {
    await show();
    const [first, second, third] = await rows();
    expect(first?.textContent).toContain('Chrome en Android');
    expect(first?.textContent).toContain('Este dispositivo');
    expect(first?.textContent).toContain('En uso ahora');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(second?.textContent).toContain('Firefox en Linux');
    expect(second?.textContent).toContain('hace 3 horas');
    expect(third?.textContent).toContain('Dispositivo desconocido');
    expect(third?.textContent).toContain('hace 3 días');
    expect(third?.textContent).toContain('Se recuerda 90 días');
  });

  it('asks before it ends one; then the row is gone and the heading has the focus', async () => {
    const { requestsTo } = await show();
    await press('Cerrar la sesión: Firefox en Linux');
    expect(requestsTo(sesiones.cerrar)).toEqual([]);
    expect(document.activeElement?.textContent).toContain('no se puede deshacer');
    await press('Cerrar sesión');
    await waitFor(() => expect(screen.queryByText('Firefox en Linux')).toBeNull());
    expect(requestsTo(sesiones.cerrar).map(({ input }) => input)).toEqual([{ id: laptop.id }]);
    expect(screen.getAllByText('Sesión cerrada.').length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sesiones abiertas' }));
  });

  it('Escape takes the question back, and the button has the focus again', async () => {
    const { requestsTo } = await show();
    await press('Cerrar la sesión: Firefox en Linux');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cerrar la sesión: Firefox en Linux' }));
    expect(requestsTo(sesiones.cerrar)).toEqual([]);
  });

  it('one that was over already leaves the list like any other', async () => {
    await show();
    await rows();
    open = [here, unknown];
    await press('Cerrar la sesión: Firefox en Linux');
    await press('Cerrar sesión');
    await waitFor(() => expect(screen.queryByText('Firefox en Linux')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a refusal is shown at the button, and the session stays', async () => {
    api.handle(sesiones.cerrar, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    await show();
    await press('Cerrar la sesión: Firefox en Linux');
    await press('Cerrar sesión');
    expect((await screen.findByRole('alert')).textContent).toBe('Ahora no.');
    expect(await rows()).toHaveLength(3);
  });

  it('all others at once: says how many, and that nothing else is open', async () => {
    await show();
    await press('Cerrar todas las demás');
    await press('Cerrar las demás');
    expect(await screen.findByText('No has entrado en ningún otro sitio.')).toBeDefined();
    expect(await rows()).toHaveLength(1);
    expect(screen.getAllByText('Se han cerrado 2 sesiones.').length).toBeGreaterThan(0);
  });

  it('a list that cannot be fetched says so, and can be asked for again', async () => {
    api.handle(sesiones.listado, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    await show();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No hemos podido traer «.+»: el servidor no responde/);
    api.handle(sesiones.listado, () => ({ items: open }));
    await press('Probar otra vez');
    expect(await rows()).toHaveLength(3);
  });
});

it('says which version this is, and leads to what is kept of a person', async () => {
  const { router } = await show();
  expect(await screen.findByText('0.0.0')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: /^Privacidad Qué se guarda/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/privacidad'));
});

it('is not for a kiosk', async () => {
  const { router } = await show({ perfil: createPerfil({ EsQuiosco: true, AccesoFichaje: false }) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/quiosco'));
});

it('Debug shows on every screen what the GPS says as it changes, until it is switched off', async () => {
  let tell: PositionCallback = () => undefined;
  const clearWatch = vi.fn();
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      userAgent: { value: 'Chrome' },
      geolocation: { value: { watchPosition: (found: PositionCallback) => ((tell = found), 7), clearWatch } },
    }),
  );
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  const { router } = await renderApp({ api, path: '/configuracion' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Diagnóstico de la ubicación' }));
  const line = await screen.findByRole('complementary', { name: 'Depuración del GPS' });
  const at = (latitude: number) => act(() => tell({ coords: { latitude, longitude: -3.69, accuracy: 12 } } as GeolocationPosition));
  at(40.4);
  expect(line.textContent).toBe('Precisión 12 m · Latitud 40.400000 · Longitud -3.690000');
  at(40.5);
  expect(line.textContent).toContain('Latitud 40.500000');
  await act(() => router.navigate({ to: '/privacidad' }));
  expect(screen.getByRole('complementary', { name: 'Depuración del GPS' })).toBeDefined();
  await act(() => router.navigate({ to: '/configuracion' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Diagnóstico de la ubicación' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Depuración del GPS' })).toBeNull());
  expect(clearWatch).toHaveBeenCalledWith(7);
  vi.unstubAllGlobals();
});
