import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth, registros } from '@jornada/contract';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { segundosInactividad } from '@jornada/domain/quiosco/inactividad.ts';
import {
  createBalance,
  createConfiguracionQuiosco,
  createDiaVista,
  createHoy,
  createPerfil,
  createRegistro,
  createUsuarioSimulado,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { deviceTime } from '@jornada/web/native/clock.ts';
import { envelopesOf } from '../../../shared/quiosco/envelopes.ts';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const kiosk = createPerfil({ EsQuiosco: true, AccesoFichaje: false, NombreCompleto: 'Puerta' });
const lucia = { ...createUsuarioSimulado(), NombreCompleto: 'Lucía Martín', Perfil: createPerfil({ NombreCompleto: 'Lucía Martín' }) };

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(quiosco.loginByPin, () => lucia);
  api.handle(registros.registrosHoy, () => createHoy());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

const show = (path = '/quiosco') => renderApp({ api, path, perfil: kiosk, width: 820 });
const press = (keys: readonly string[]): void => {
  for (const key of keys) act(() => void fireEvent.keyDown(window, { key }));
};
const typePin = (pin: string): void => press(pin.split(''));

describe('the PIN', () => {
  it('is sent as it was typed, zeros in front too; zero is a digit, and taking one back a key of its own', async () => {
    const { requestsTo } = await show();
    await screen.findByRole('heading', { name: 'Escribe tu PIN' });
    for (const digit of ['0', '0', '7']) await userEvent.click(screen.getByRole('button', { name: digit }));
    await userEvent.click(screen.getByRole('button', { name: 'Borrar la última cifra' }));
    typePin('4910');
    await screen.findByRole('heading', { name: 'Hola, Lucía' });
    expect(requestsTo(quiosco.loginByPin)[0]?.input).toEqual({ pin: '004910' });
  });

  it('that is wrong is said, and forgotten with the next digit', async () => {
    api.handle(quiosco.loginByPin, () => {
      throw new FakeFailure('quiosco.no-reconocido', { message: 'No lo reconocemos.' });
    });
    await show();
    await screen.findByRole('heading', { name: 'Escribe tu PIN' });
    typePin('111213');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No lo reconocemos.'));
    typePin('4');
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByText('Faltan 5 de 6 cifras')).toBeDefined();
  });

  it('is typed right after a language was chosen', async () => {
    await show();
    const german = await screen.findByRole('radio', { name: 'DE' });
    await userEvent.click(german);
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
    for (const key of '049182') act(() => void fireEvent.keyDown(german, { key }));
    await screen.findByRole('heading', { name: 'Hola, Lucía' });
  });

  it('brings the language of the one whose PIN it is, until they leave', async () => {
    api.handle(quiosco.loginByPin, () => ({ ...lucia, Perfil: createPerfil({ Language: 'pt' }) }));
    await show();
    await screen.findByRole('heading', { name: 'Escribe tu PIN' });
    typePin('049182');
    await screen.findByRole('heading', { name: 'Hola, Lucía' });
    await waitFor(() => expect(document.documentElement.lang).toBe('pt'));
    await userEvent.click(screen.getByRole('button', { name: /No soy/ }));
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  });

  it('of one of several lengths is sent when somebody says so', async () => {
    api.handle(quiosco.configuracion, () => createConfiguracionQuiosco({ cifras: { minimo: 6, maximo: 7 } }));
    const { requestsTo } = await show();
    await screen.findByRole('heading', { name: 'Escribe tu PIN' });
    typePin('123450');
    expect(requestsTo(quiosco.loginByPin)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByRole('heading', { name: 'Hola, Lucía' });
  });

  it('may be a code that a reader types', async () => {
    const codigo = `JT${'a'.repeat(32)}`;
    api.handle(quiosco.loginByCodigo, () => lucia);
    const { requestsTo } = await show();
    await screen.findByRole('heading', { name: 'Escribe tu PIN' });
    press([...codigo.split(''), 'Enter']);
    await screen.findByRole('heading', { name: 'Hola, Lucía' });
    expect(requestsTo(quiosco.loginByCodigo)[0]?.input).toEqual({ codigo });
  });
});

describe('inactivity', () => {
  it.each([
    ['localhost', 1500, 60],
    ['jornada.example', 15, 60],
  ])('on %s counts %i seconds, with a visitor %i', (hostname, persona, visita) => {
    expect(segundosInactividad(hostname)).toEqual({ persona, visita });
  });

  async function arrive() {
    const app = await show();
    await screen.findByRole('heading', { name: 'Escribe tu PIN' });
    let now = 0;
    vi.spyOn(deviceTime, 'monotonicMs').mockImplementation(() => now);
    typePin('049182');
    await screen.findByRole('heading', { name: 'Hola, Lucía' });
    await waitFor(() => expect(app.services.kiosk.left.get()).not.toBeNull());
    /** That much later, as the next look at the clock sees it. */
    const later = (seconds: number) => void (now += seconds * 1000);
    return { ...app, later };
  }

  it('counts down before everybody, begins again with each touch, and ends the person here and on the server', async () => {
    const { services, router, requestsTo, later } = await arrive();
    later(10);
    await screen.findByText('5 s');
    act(() => void fireEvent.pointerDown(window));
    await screen.findByText('15 s');
    later(15);
    await screen.findByText('Desconectado por inactividad...');
    await waitFor(() => expect(router.state.location.pathname).toBe('/quiosco'));
    expect(services.session.get().simulatedUser).toBeNull();
    await waitFor(() => expect(requestsTo(quiosco.terminar)).toHaveLength(1));
    expect(services.storage.getItem('jornada.sesion')).not.toContain('Lucía');
  });

  it.each(['/home', '/home/otros', '/registros-list', '/quiosco-foto'])(
    'ends the person on %s, too: nothing of them stays on the screen, in storage or behind Back',
    async (to) => {
      const { router, services, later } = await arrive();
      api.handle(registros.calendario, () => {
        throw new FakeFailure('general.desconocido');
      });
      await act(() => router.navigate({ href: to }));
      await waitFor(() => expect(services.kiosk.left.get()?.left).toBe(15));
      later(15);
      await screen.findByRole('heading', { name: 'Escribe tu PIN' });
      expect(services.session.get().simulatedUser).toBeNull();
      act(() => router.history.back());
      await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/(quiosco|home)$/));
      expect(document.body.textContent).not.toContain('Lucía');
      const { storage } = services;
      expect(JSON.stringify(['jornada.sesion', 'jornada.dia', 'jornada.quiosco'].map((key) => storage.getItem(key)))).not.toContain(
        'Lucía',
      );
    },
  );

  it('ends whoever could not be asked about', async () => {
    api.handle(quiosco.loginByPin, () => {
      throw new TypeError('no network');
    });
    const { services } = await show();
    await screen.findByRole('heading', { name: 'Escribe tu PIN' });
    let now = 0;
    vi.spyOn(deviceTime, 'monotonicMs').mockImplementation(() => now);
    act(() => services.kiosk.unasked.set({ prueba: { pin: '049182' }, hecho: null }));
    await waitFor(() => expect(services.kiosk.left.get()?.left).toBe(15));
    now = 15_000;
    await screen.findByRole('heading', { name: 'Escribe tu PIN' });
    expect(services.kiosk.unasked.get()).toBeNull();
  });

  it('does not count while a request is under way', async () => {
    const { services } = await arrive();
    act(() => services.running.set(services.running.get() + 1));
    await waitFor(() => expect(services.kiosk.left.get()).toBeNull());
    act(() => services.running.set(services.running.get() - 1));
    await waitFor(() => expect(services.kiosk.left.get()?.left).toBe(15));
  });

  it('goes on while something is read again that nobody asked for, and begins again after what somebody did', async () => {
    const { services, later } = await arrive();
    const run = (by: number) => act(() => services.running.set(services.running.get() + by));
    later(10);
    await screen.findByText('5 s');
    run(1);
    run(-1);
    expect(services.kiosk.left.get()).toEqual({ left: 5, of: 15 });
    act(() => void fireEvent.pointerDown(window));
    run(1);
    await waitFor(() => expect(services.kiosk.left.get()).toBeNull());
    later(30);
    run(-1);
    await waitFor(() => expect(services.kiosk.left.get()?.left).toBe(15));
  });

  it('counts on the screens of the app as well, with a way to finish', async () => {
    const { router, services } = await arrive();
    await act(() => router.navigate({ to: '/home' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Terminar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quiosco'));
    expect(services.session.get().simulatedUser).toBeNull();
  });
});

it('a language that somebody chose before they went away goes after a minute', async () => {
  const begun = vi.spyOn(globalThis, 'setTimeout');
  await show();
  await userEvent.click(await screen.findByRole('radio', { name: 'DE' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  await waitFor(() => expect(begun.mock.calls.some(([, ms]) => ms === 60_000)).toBe(true));
  const [later] = begun.mock.calls.findLast(([, ms]) => ms === 60_000) ?? [];
  act(() => (later as () => void)());
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
});

it('a tablet that is not paired asks for the code, and a person’s own phone is no kiosk', async () => {
  const { content } = { content: { InstanceURL: '/instancia', Environment: 'pruebas', Perfil: kiosk } };
  api.handle(quiosco.emparejar, () => content);
  await renderApp({ api, path: '/quiosco', perfil: null });
  await userEvent.type(await screen.findByLabelText('Código'), 'k7qm-3xpd');
  await userEvent.click(screen.getByRole('button', { name: 'Emparejar' }));
  await screen.findByRole('heading', { name: 'Escribe tu PIN' });
  cleanup();
  await renderApp({ api, path: '/quiosco' });
  expect(await screen.findByText(/no existe/i)).toBeDefined();
});

it('what waits sealed is sent soon, although the first call after the network came back did not arrive', async () => {
  const begun = vi.spyOn(globalThis, 'setTimeout');
  const pauses = () => begun.mock.calls.filter(([, ms]) => ms === 2_000);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  api.handle(quiosco.latido, () => {
    throw new FakeFailure('general.no-disponible', { message: 'No está disponible.' });
  });
  api.handle(quiosco.entregar, () => ({ recibida: '2026-11-23T08:00:00Z' }));
  const { services, requestsTo } = await show();
  await screen.findByRole('heading', { name: 'Escribe tu PIN' });
  act(() => envelopesOf(services.kiosk).add({ clave: 'una', claveId: 1, sobre: 'sellado' }));
  await screen.findByText(/1 fichaje por enviar/);
  const before = pauses().length;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(pauses()).toHaveLength(before + 1));
  api.handle(quiosco.latido, () => null);
  const goOn = pauses().at(-1)?.[0] as () => void;
  act(() => goOn());
  await waitFor(() => expect(screen.queryByText(/1 fichaje por enviar/)).toBeNull());
  expect(requestsTo(quiosco.entregar)).toHaveLength(1);
});

describe('what a kiosk leads to', () => {
  async function stand(width = 1440) {
    const app = await renderApp({ api, path: '/quiosco', perfil: kiosk, width });
    await screen.findByRole('heading', { name: 'Escribe tu PIN' });
    typePin('049182');
    await screen.findByRole('heading', { name: 'Hola, Lucía' });
    return app;
  }

  it('is the day and the month, without bell, other entries of the menu, settings, or a call that does not exist there', async () => {
    const dia = createDiaVista();
    const { fecha } = dia;
    const balance = createBalance([dia.linea]);
    api.handle(registros.calendario, () => ({
      ano: 2026,
      mes: 10,
      hoy: '2026-10-22',
      dias: [dia],
      balance,
      cerrado: false,
      festivosConfirmados: true,
    }));
    const mark = createRegistro({ fecha, autor: 'Puerta' });
    api.handle(registros.listado, () => ({ fecha, items: [mark], total: 1, correcciones: [], retenidos: [], dia }));
    const { router } = await stand();
    await act(() => router.navigate({ to: '/home' }));
    const menu = await screen.findByRole('navigation', { name: 'Menú' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Inicio', 'Calendario']);
    expect(screen.queryByRole('link', { name: /andeja|onfiguración|Administración/ })).toBeNull();
    await act(() => router.navigate({ to: '/home/otros' }));
    await act(() => router.navigate({ to: '/registros-list', search: { mes: '2026-10', dia: fecha } }));
    await screen.findByRole('complementary');
    expect(screen.queryByRole('button', { name: /Pedir|Corregir|Añadir/ })).toBeNull();
    const elsewhere = api.requests.filter(({ call }) => call.acceso !== 'none' && !call.enQuiosco);
    expect(elsewhere.map(({ call }) => call.id)).toEqual([]);
  });

  it.each([
    '/bandeja',
    '/bandeja/solicitudes',
    '/resumen',
    '/resumen/exportar',
    '/solicitudes',
    '/vacaciones',
    '/bajas-list',
    '/gastos-list',
    '/configuracion',
    '/contacto',
    '/logs',
    '/privacidad',
    '/chat-list',
    '/wiki-list',
    '/team',
    '/visitas',
    '/no-hay',
    '/registros-list/proponer',
    '/solicitud-cambio-hora/3',
    '/confirmacion-jornada/2',
    '/home/sin-enviar',
  ])('%s leads back, and it is said why', async (href) => {
    const { router } = await stand();
    await act(() => router.navigate({ href }));
    await screen.findByText(/En un quiosco solo se ficha/);
    expect(router.state.location.pathname).toBe('/quiosco/persona');
  });

  it('is said where a call is refused', async () => {
    const { router } = await stand();
    api.handle(registros.calendario, () => {
      throw new FakeFailure('general.aparato-compartido', { message: 'Esto no se hace aquí.' });
    });
    await act(() => router.navigate({ to: '/registros-list' }));
    expect(await screen.findByText('Esto no se hace aquí.')).toBeDefined();
  });

  it('ends after two minutes: the PIN is asked for again, and the tablet stays a kiosk', async () => {
    const { router, services, requestsTo } = await stand();
    api.handle(registros.calendario, () => {
      throw new FakeFailure('sesion.renovar-simulado');
    });
    await act(() => router.navigate({ to: '/registros-list' }));
    await screen.findByText(/después de dos minutos/);
    await screen.findByRole('heading', { name: 'Escribe tu PIN' });
    expect(requestsTo(auth.renovarSimulado)).toEqual([]);
    expect(services.session.get()).toMatchObject({ simulatedUser: null, profile: { EsQuiosco: true } });
  });
});
