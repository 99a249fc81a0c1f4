import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auth, login, registros, resumen, sesiones, versiones } from '@jornada/contract';
import { createHoy, createHoyTrabajando, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoyTrabajando());
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const everything = createPerfil({
  ModuloProyectos: true,
  ModuloWiki: true,
  Insignias: { wiki: 3 },
  ModuloVacaciones: true,
  AccesoVacaciones: true,
  EsAdmin: true,
});

describe('the menu', () => {
  it('is a drawer on a phone, and has no entry that leads nowhere', async () => {
    const { router } = await renderApp({ api, path: '/home', perfil: everything });
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir el menú' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menú' });
    // Entries of features are declared with their screens.
    const brought = Object.entries(router.routesByPath).flatMap(([path, { options }]) => (options.staticData?.menu ? [path] : []));
    const links = within(drawer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(brought));
    const given = links.filter((link) => link === null || !brought.includes(link));
    expect(given).toEqual([
      '/configuracion',
      '/intranet',
      '/home',
      '/registros-list',
      '/bandeja',
      '/vacaciones',
      '/wiki-list',
      '/configuracion',
      '/privacidad',
    ]);
  });

  it('has on a phone each kind of requests below their entry, so that every page of them is two taps from home', async () => {
    const perfil = { ...everything, ModuloGastos: true };
    await renderApp({ api, path: '/home', perfil });
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir el menú' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menú' });
    const hrefs = within(drawer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs.slice(hrefs.indexOf('/solicitudes')).slice(0, 3)).toEqual(['/solicitudes', '/vacaciones', '/gastos-list']);
    cleanup();
    // A menu that stands open has the entry alone.
    await renderApp({ api, path: '/home', perfil, width: 1440 });
    await screen.findByRole('link', { name: 'Solicitudes' });
    expect(screen.queryByRole('link', { name: 'Gastos' })).toBeNull();
  });

  it('is always open on a desktop', async () => {
    await renderApp({ api, path: '/home', width: 1440 });
    expect(await screen.findByRole('link', { name: 'Inicio', current: 'page' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Abrir el menú' })).toBeNull();
  });

  it.each([390, 1440])('the photo leads to one’s own settings, %s px wide', async (width) => {
    api.handle(sesiones.listado, () => ({ items: [] }));
    const { router } = await renderApp({ api, path: '/home', width });
    await userEvent.click(await screen.findByRole('link', { name: 'Tu configuración' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/configuracion'));
  });

  it('leads nowhere from the photo where there are no settings: at a kiosk', async () => {
    await renderApp({ api, path: '/privacidad', perfil: createPerfil({ EsQuiosco: true, AccesoFichaje: false }) });
    await screen.findByRole('button', { name: 'Abrir el menú' });
    expect(screen.queryByRole('link', { name: 'Tu configuración' })).toBeNull();
  });

  it('signs out: the server is told, and nothing of the session is left', async () => {
    api.handle(auth.salir, () => null);
    api.handle(registros.registrosHoy, () => createHoy());
    const { services, requestsTo } = await renderApp({ api, path: '/home', width: 1440 });
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    await screen.findByLabelText('Contraseña');
    expect(requestsTo(auth.salir)).toHaveLength(1);
    expect(services.session.get()).toMatchObject({ token: null, profile: null });
  });
});

describe('addresses', () => {
  it('leads a kiosk from /home to what is its own', async () => {
    const { router, requestsTo } = await renderApp({ api, path: '/home', perfil: createPerfil({ EsQuiosco: true, AccesoFichaje: false }) });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe('/quiosco');
    expect(requestsTo(registros.registrosHoy)).toHaveLength(0);
  });

  it.each([
    ['/permisos-view/0', 'No se ha encontrado el permiso. Vuelve a la lista y elige otro.'],
    ['/vacaciones-view/0', 'No se ha encontrado la solicitud. Vuelve a la lista y elige otra.'],
    ['/wiki-view/0', 'No se ha encontrado el comunicado. Vuelve a la lista y elige otro.'],
    ['/chat-view/0', 'No se ha encontrado la conversación. Vuelve a la lista y elige otra.'],
    ['/chat-view-modal', 'No se ha encontrado la conversación. Vuelve a la lista y elige otra.'],
    ['/no-hay', 'Esta página no existe. Comprueba la dirección o vuelve al inicio.'],
  ])('%s says what is not there', async (path, text) => {
    await renderApp({ api, path, perfil: createPerfil({ ModuloChat: true }) });
    await screen.findByText(text);
    await userEvent.click(screen.getByRole('button', { name: 'Ir al inicio' }));
    expect(await screen.findByRole('button', { name: 'Empezar la comida' })).toBeDefined();
  });

  it('the first one is home, or the log-in', async () => {
    const { router } = await renderApp({ api, path: '/' });
    await screen.findByRole('button', { name: 'Empezar la comida' });
    expect(router.state.location.pathname).toBe('/home');
    cleanup();
    await renderApp({ api, path: '/', perfil: null });
    await screen.findByLabelText('Contraseña');
  });
});

describe('a kiosk on which somebody clocks', () => {
  const kiosk = createPerfil({ EsQuiosco: true, AccesoFichaje: false });
  const lucia = createPerfil({ UserName: '00000009D', NombreCompleto: 'Lucía Martín' });
  const acting = {
    Token: 'simulado',
    NombreCompleto: 'Lucía Martín',
    DNI: '00000009D',
    Iniciales: 'LM',
    TieneFoto: false,
    Email: '',
    Perfil: lucia,
  };

  it('has neither settings nor a way to sign out: the device is not theirs', async () => {
    api.handle(login.conToken, () => kiosk);
    const { services, router } = await renderApp({ api, path: '/privacidad', width: 1440, perfil: kiosk });
    act(() => services.session.update({ simulatedUser: acting }));
    await act(() => router.navigate({ to: '/home' }));
    await screen.findByRole('button', { name: 'Empezar la comida' });
    expect(screen.queryByRole('link', { name: 'Configuración' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cerrar sesión' })).toBeNull();
    await act(() => router.navigate({ to: '/configuracion' }));
    expect(router.state.location.pathname).toBe('/quiosco/persona');
  });
});

describe('the summary', () => {
  const none = { AccesoResumen: false, AccesoEstadisticas: false };

  it('leads whoever may not see it to what is theirs', async () => {
    const { router } = await renderApp({ api, path: '/resumen', perfil: createPerfil(none) });
    await screen.findByRole('button', { name: 'Empezar la comida' });
    expect(router.state.location.pathname).toBe('/home');
  });

  it.each([none, { ResumenAppMovil: false, EstadisticasAppMovil: false }])(
    'is switched off, and one’s own record can be taken out all the same, by the page about one’s data',
    async (flags) => {
      api.handle(resumen.anos, () => ({ anos: [2026] }));
      await renderApp({ api, path: '/privacidad', perfil: createPerfil(flags) });
      await userEvent.click(await screen.findByRole('link', { name: 'Exportar mi registro' }));
      expect(await screen.findByRole('button', { name: 'Preparar el archivo' })).toBeDefined();
    },
  );

  it('has no record for who does not clock', async () => {
    api.handle(sesiones.listado, () => ({ items: [] }));
    const { router } = await renderApp({ api, path: '/resumen/exportar', perfil: createPerfil({ AccesoFichaje: false }) });
    await waitFor(() => expect(router.state.location.pathname).not.toContain('/resumen'));
  });
});

describe('around the screens', () => {
  it.each([
    ['produccion', 0],
    ['pruebas', 1],
  ])('in %s the banner is shown %i times', async (Environment, times) => {
    await renderApp({ api, path: '/home', perfil: createPerfil({ Environment }) });
    await screen.findByRole('button', { name: 'Empezar la comida' });
    expect(screen.queryAllByText('Pruebas')).toHaveLength(times);
  });

  it('in pruebas the banner is shown before the log-in, too', async () => {
    api.handle(versiones.versionesApp, () => ({
      actual: '3.3.8',
      minima: '3.3.0',
      estado: 'al-dia' as const,
      Environment: 'pruebas',
      tiendas: { android: null, ios: null },
    }));
    await renderApp({ api, path: '/login', perfil: null });
    await screen.findByLabelText('Contraseña');
    expect(await screen.findByText('Pruebas')).toBeDefined();
  });

  it('the GPS line is for debugging only', async () => {
    await renderApp({ api, path: '/home?debug=1' });
    expect(await screen.findByText('Sin GPS')).toBeDefined();
    cleanup();
    await renderApp({ api, path: '/home?debug=yes' });
    await screen.findByRole('button', { name: 'Empezar la comida' });
    expect(screen.queryByText('Sin GPS')).toBeNull();
  });

  it('a session that ended leads to the log-in, and says so', async () => {
    const { services } = await renderApp({ api, path: '/home' });
    api.handle(registros.guardar, () => {
      throw new FakeFailure('sesion.caducada');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Empezar la comida' }));
    await screen.findByLabelText('Contraseña');
    expect(screen.getByText('La sesión ha caducado.')).toBeDefined();
    expect(services.session.get().token).toBeNull();
  });

  it('a renewal that is refused leads to the log-in, which says that the session has ended', async () => {
    const { services } = await renderApp({ api, path: '/home' });
    api.handle(registros.guardar, () => {
      throw new FakeFailure('sesion.renovar');
    });
    api.handle(auth.renovar, () => {
      throw new FakeFailure('sesion.acceso-denegado');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Empezar la comida' }));
    await screen.findByLabelText('Contraseña');
    expect(screen.getByText('La sesión ha caducado.')).toBeDefined();
    expect(services.session.get().token).toBeNull();
  });

  it('asks first where something typed would be lost, and brings it back afterwards', async () => {
    const { router } = await renderApp({ api, path: '/home/otros' });
    api.handle(registros.guardar, () => {
      throw new FakeFailure('sesion.caducada');
    });
    const sheet = await screen.findByRole('dialog', { name: 'Otros fichajes' });
    await userEvent.type(within(sheet).getByRole('textbox', { name: /Observaciones/ }), 'Lo que cuesta escribir');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Empezar la comida' }));
    const question = await screen.findByRole('dialog', { name: 'Tu sesión ha caducado...' });
    await userEvent.click(within(question).getByRole('button', { name: 'Volver a entrar' }));
    await screen.findByLabelText('Contraseña');
    expect(router.state.location.search).toEqual({ volver: '/home/otros' });
    cleanup();
    await renderApp({ api, path: '/home/otros' });
    const again = await screen.findByRole('dialog', { name: 'Otros fichajes' });
    expect(within(again).getByRole<HTMLTextAreaElement>('textbox', { name: /Observaciones/ }).value).toBe('Lo que cuesta escribir');
    sessionStorage.clear();
  });
});
