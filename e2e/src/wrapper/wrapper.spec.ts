import { createTestCompany, TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { composed } from '@jornada/server/platform/database/pool.ts';
import { expect } from '@playwright/test';
import { newUserName } from '../support/company.ts';
import { createProviderCompany, ProviderWindow } from '../support/provider.ts';
import { readToday, signInByWire } from '../support/session.ts';
import { NativeRefusal } from './bridge.ts';
import { test } from './wrapped.ts';

const DEVICES = composed<{ canal: string; datos: { token?: string } }>('select canal from instancia.destinos_push where entidad_id = $1');
const ANUNCIO = { id: 'p1', title: 'Un título', body: 'Un texto.', data: { tipo: '0', id: '7', clase: 'correcciones', ruta: '/bandeja' } };
const tapOn = (push: object) => ({ actionId: 'tap', notification: push });

test.describe('a message of the server', () => {
  test('that was tapped while the app was closed is shown with its page, once', async ({
    app: { page, home, texts },
    bridge,
    person,
    signedInAs,
    openApp,
  }) => {
    await signedInAs(person);
    await bridge.emit('PushNotifications.pushNotificationActionPerformed', tapOn(ANUNCIO));
    await openApp();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.t('notificaciones.comunicado.ver') })
      .click();
    await expect(page).toHaveURL(/\/bandeja/);
    // Android gives the same tap again when the app is opened from the list of recent ones.
    await bridge.emit('PushNotifications.pushNotificationActionPerformed', tapOn(ANUNCIO));
    await openApp('/home');
    await expect(home.clockIn).toBeVisible();
    // The next one is shown, and not that one before it.
    const next = { ...ANUNCIO, id: 'p2', data: { ...ANUNCIO.data, id: '8', ruta: '/configuracion' } };
    await bridge.emit('PushNotifications.pushNotificationActionPerformed', tapOn(next));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.t('notificaciones.comunicado.ver') })
      .click();
    await expect(page).toHaveURL(/\/configuracion/);
  });

  for (const [type, ruta, key] of [
    ['1', '/wiki-view/9', 'errores.comunicado.no-se-pudo-abrir'],
    ['2', '/chat-view/9', 'errores.chat.no-se-pudo-abrir'],
  ] as const) {
    test(`of type ${type} that was tapped while the app was closed opens what it is about`, async ({
      app: { page, texts },
      bridge,
      person,
      signedInAs,
      openApp,
    }) => {
      await signedInAs(person);
      const push = { ...ANUNCIO, data: { tipo: type, id: '9', ruta } };
      await bridge.emit('PushNotifications.pushNotificationActionPerformed', tapOn(push));
      await openApp();
      // An announcement is asked for, whoever tapped it.
      if (type === '1') await page.getByRole('button', { name: texts.t('notificaciones.comunicado.ver') }).click();
      // Nobody has written one with this number.
      await expect(page.getByText(texts.t(key))).toBeVisible();
    });
  }

  test('waits at the log-in until somebody is signed in', async ({ app: { page, login, texts }, bridge, person, openApp }) => {
    await bridge.emit('PushNotifications.pushNotificationActionPerformed', tapOn(ANUNCIO));
    await openApp();
    await login.signIn(person);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.t('notificaciones.comunicado.ver') })
      .click();
    await expect(page).toHaveURL(/\/bandeja/);
  });

  test('of each type is shown while the app is open, and opens by its tap', async ({
    app: { page, home, texts },
    bridge,
    person,
    signedInAs,
    openApp,
  }) => {
    await signedInAs(person);
    await openApp();
    await expect(home.clockIn).toBeVisible();
    await bridge.emit('PushNotifications.pushNotificationReceived', ANUNCIO);
    await expect(page.getByText(ANUNCIO.body)).toBeVisible();
    const wiki = { ...ANUNCIO, id: 'p2', data: { tipo: '1', id: '9', ruta: '/wiki-view/9' } };
    await bridge.emit('PushNotifications.pushNotificationReceived', wiki);
    const question = page.getByRole('dialog', { name: wiki.title });
    await question.getByRole('button', { name: texts.t('notificaciones.comunicado.ver') }).click();
    await expect(page.getByText(texts.t('errores.comunicado.no-se-pudo-abrir'))).toBeVisible();
    const chat = { ...ANUNCIO, id: 'p3', data: { tipo: '2', id: '8', ruta: '/chat-view/8' } };
    await bridge.emit('PushNotifications.pushNotificationReceived', chat);
    await bridge.emit('PushNotifications.pushNotificationActionPerformed', tapOn(chat));
    await expect(page.getByText(texts.t('errores.chat.no-se-pudo-abrir'))).toBeVisible();
  });
});

test('the device is registered after the log-in, and its token is gone after signing out', async ({
  app: { page, home, login, menu },
  bridge,
  company,
  db,
  person,
  openApp,
}) => {
  const devices = () => db.tenant(company.entidadId, (tx) => tx.query(DEVICES, [company.entidadId]));
  await openApp();
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  await expect.poll(devices).toMatchObject([{ canal: 'firebase' }]);
  await menu.opener.click();
  await menu.disconnect.click();
  await expect(login.userName).toBeVisible();
  expect(await devices()).toEqual([]);
  expect(bridge.called('PushNotifications.unregister')).toHaveLength(1);
  expect(bridge.called('PushNotifications.removeAllDeliveredNotifications')).toHaveLength(1);
  await expect(page).toHaveURL(/\/login/);
});

test('who has refused messages is not asked at each start, and finds the way to the settings', async ({
  app: { page, home, texts },
  bridge,
  person,
  signedInAs,
  openApp,
  company,
  db,
}) => {
  bridge.answer('PushNotifications.checkPermissions', () => ({ receive: 'prompt' }));
  bridge.answer('PushNotifications.requestPermissions', () => ({ receive: 'denied' }));
  await signedInAs(person);
  await openApp();
  await expect(home.clockIn).toBeVisible();
  await expect.poll(() => bridge.called('PushNotifications.requestPermissions').length).toBe(1);
  bridge.answer('PushNotifications.checkPermissions', () => ({ receive: 'denied' }));
  const before = bridge.called('PushNotifications.checkPermissions').length;
  await openApp();
  await expect.poll(() => bridge.called('PushNotifications.checkPermissions').length).toBeGreaterThan(before);
  expect(bridge.called('PushNotifications.requestPermissions')).toHaveLength(1);
  await openApp('/configuracion');
  await page.getByRole('button', { name: texts.t('shell.telefono.ajustes') }).click();
  await expect.poll(() => bridge.called('NativeSettings.openAndroid')).toEqual([{ option: 'app_notification' }]);
  expect(await db.tenant(company.entidadId, (tx) => tx.query(DEVICES, [company.entidadId]))).toEqual([]);
});

test.describe('the back button', () => {
  test('closes layers first, goes back through pages, and asks on a first page', async ({
    app: { page, home, menu, texts },
    bridge,
    person,
    signedInAs,
    openApp,
  }) => {
    const press = () => bridge.emit('App.backButton', { canGoBack: true });
    const question = page.getByRole('dialog', { name: texts.t('shell.cerrar-app.titulo') });
    await signedInAs(person);
    await openApp();
    await expect(home.clockIn).toBeVisible();
    await expect.poll(() => bridge.hasListener('App.backButton')).toBe(true);

    await menu.opener.click();
    await expect(menu.root).toBeVisible();
    await press();
    await expect(menu.root).toBeHidden();
    await expect(question).toBeHidden();

    await home.others.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await press();
    await expect(page.getByRole('dialog')).toBeHidden();

    await menu.opener.click();
    await menu.root
      .getByRole('link', { name: texts.t('shell.menu.ajustes') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/configuracion/);
    // As long as the menu leaves, it is a layer.
    await expect(menu.root).toBeHidden();
    await press();
    await expect(home.clockIn).toBeVisible();

    await press();
    await expect(question).toBeVisible();
    await press();
    await expect(question).toBeHidden();
    await press();
    await question.getByRole('button', { name: texts.t('shell.cerrar-app.no') }).click();
    await expect(question).toBeHidden();
    expect(bridge.called('App.exitApp')).toEqual([]);
    await press();
    await question.getByRole('button', { name: texts.t('shell.cerrar-app.si') }).click();
    await expect.poll(() => bridge.called('App.exitApp').length).toBe(1);
  });

  for (const path of ['/login', '/quiosco']) {
    test(`asks on ${path}`, async ({ app: { page, texts }, bridge, openApp }) => {
      await openApp(path);
      await expect.poll(() => bridge.hasListener('App.backButton')).toBe(true);
      await expect(page.getByRole('main')).toBeVisible();
      await bridge.emit('App.backButton', { canGoBack: false });
      await expect(page.getByRole('dialog', { name: texts.t('shell.cerrar-app.titulo') })).toBeVisible();
    });
  }

  test.describe('of iOS', () => {
    test.use({ platform: 'ios' });
    test('is none', async ({ app: { login }, bridge, openApp }) => {
      await openApp();
      await expect(login.userName).toBeVisible();
      await expect.poll(() => bridge.hasListener('App.appUrlOpen')).toBe(true);
      expect(bridge.hasListener('App.backButton')).toBe(false);
    });
  });
});

test.describe('a link', () => {
  test('that starts the app signs in, keeps the way out only where it says so, and is taken once', async ({
    app: { page, home, login },
    bridge,
    person,
    request,
    baseURL,
    openApp,
  }) => {
    const { token, instanceUrl } = await signInByWire(request, person);
    const query = new URLSearchParams({ autotoken: token, instanceurl: instanceUrl, showLogout: 'true' });
    bridge.launchWith(`jornada://app/signin?${query.toString()}`);
    await openApp();
    await expect(home.clockIn).toBeVisible();
    expect(page.url()).not.toContain('autotoken');
    const stored = await page.evaluate(() => localStorage.getItem('jornada.sesion'));
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ autologin: true, showLogout: true, instanceUrl: `${baseURL}/instancia` });
    await bridge.emit('App.appUrlOpen', { url: 'jornada://app/signin?resetLogin=true' });
    await expect(login.userName).toBeVisible();
  });

  test('to a page opens it while the app runs, and a foreign one does nothing', async ({
    app: { page, home },
    bridge,
    person,
    signedInAs,
    openApp,
  }) => {
    await signedInAs(person);
    await openApp();
    await expect(home.clockIn).toBeVisible();
    await expect.poll(() => bridge.hasListener('App.backButton')).toBe(true);
    await bridge.emit('App.appUrlOpen', { url: 'https://evil.example/configuracion' });
    await bridge.emit('App.appUrlOpen', { url: 'jornada://app/bandeja' });
    await expect(page).toHaveURL(/\/bandeja/);
    await page.goBack();
    await expect(page).toHaveURL(/\/home/);
  });

  test('that signs in while the app runs leads to the page that it names', async ({
    app: { page, login },
    bridge,
    person,
    request,
    openApp,
  }) => {
    await openApp();
    await expect(login.userName).toBeVisible();
    await expect.poll(() => bridge.hasListener('App.backButton')).toBe(true);
    const { token, instanceUrl } = await signInByWire(request, person);
    const query = new URLSearchParams({ estado: 'resueltas', autotoken: token, instanceurl: instanceUrl });
    await bridge.emit('App.appUrlOpen', { url: `jornada://app/bandeja?${query.toString()}` });
    await expect(page).toHaveURL(/\/bandeja\?estado=resueltas$/);
    await expect(page.getByRole('main')).toBeVisible();
  });

  test.describe('of iOS', () => {
    test.use({ platform: 'ios' });
    test('is not opened again by a page that is loaded anew, although the system still names it', async ({
      app: { page, home },
      bridge,
      person,
      signedInAs,
      openApp,
    }) => {
      await signedInAs(person);
      await openApp();
      await expect(home.clockIn).toBeVisible();
      await expect.poll(() => bridge.hasListener('App.appUrlOpen')).toBe(true);
      const url = 'jornada://app/bandeja';
      bridge.answer('App.getLaunchUrl', () => ({ url }));
      await bridge.emit('App.appUrlOpen', { url });
      await expect(page).toHaveURL(/\/bandeja/);
      await openApp('/home');
      await expect(home.clockIn).toBeVisible();
      await expect(page).toHaveURL(/\/home/);
    });
  });
});

test.describe('the position', () => {
  test.use({ companyOptions: { ajustes: { requerirGpsEnAppMovil: true, usarGps: true, exigirCercania: true } } });

  test('is required in the app, and each refusal says what to do', async ({
    app: { page, home, texts },
    bridge,
    person,
    signedInAs,
    openApp,
  }) => {
    const ask = async (key: string): Promise<void> => {
      await home.clockIn.click();
      await expect(page.getByText(texts.t(key))).toBeVisible();
      await bridge.emit('App.backButton', { canGoBack: true });
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await signedInAs(person);
    await openApp();
    await expect.poll(() => bridge.hasListener('App.backButton')).toBe(true);
    bridge.answer('Geolocation.checkPermissions', () => ({ location: 'prompt', coarseLocation: 'prompt' }));
    bridge.answer('Geolocation.requestPermissions', () => ({ location: 'denied', coarseLocation: 'denied' }));
    await ask('home.problema.app.otra-vez');
    bridge.answer('Geolocation.checkPermissions', () => ({ location: 'denied', coarseLocation: 'denied' }));
    await home.clockIn.click();
    await page.getByRole('button', { name: texts.t('shell.telefono.ajustes') }).click();
    await expect.poll(() => bridge.called('NativeSettings.openAndroid')).toEqual([{ option: 'application_details' }]);
    await bridge.emit('App.backButton', { canGoBack: true });
    await expect(page.getByRole('dialog')).toBeHidden();
    await ask('home.problema.app.ajustes');
    bridge.answer('Geolocation.checkPermissions', () => {
      throw new NativeRefusal('OS-PLUG-GLOC-0007');
    });
    await ask('home.problema.app.apagada');
    bridge.answer('Geolocation.checkPermissions', () => ({ location: 'denied', coarseLocation: 'granted' }));
    bridge.answer('Geolocation.requestPermissions', () => ({ location: 'denied', coarseLocation: 'granted' }));
    bridge.answer('Geolocation.getCurrentPosition', () => ({ timestamp: 0, coords: { latitude: 40.4, longitude: -3.69, accuracy: 3000 } }));
    await ask('home.problema.app.aproximada');
    expect(bridge.called('Haptics.notification').map(({ type }) => type)).toEqual(Array(5).fill('ERROR'));

    bridge.answer('Geolocation.checkPermissions', () => ({ location: 'granted', coarseLocation: 'granted' }));
    bridge.answer('Geolocation.getCurrentPosition', () => ({
      timestamp: 0,
      coords: { latitude: 40.4066, longitude: -3.6904, accuracy: 12 },
    }));
    await home.clockIn.click();
    await expect(home.working).toBeVisible();
    await expect.poll(() => bridge.called('Haptics.notification').at(-1)).toEqual({ type: 'SUCCESS' });
  });
});

test('a log-in at a provider goes through the browser of the system, and ends in the app that began it', async ({
  app: { page, login, home, texts },
  baseURL,
  browser,
  bridge,
  db,
  openApp,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL });
  const own = await createProviderCompany(db, request, 'sso', { origin: baseURL });
  await request.dispose();
  await openApp('/login');
  await login.userName.fill(own.userName);
  await login.userName.blur();
  await page.getByRole('button', { name: 'Aurora SSO' }).click();
  await expect.poll(() => bridge.called('Browser.open').length).toBe(1);
  const outside = await browser.newContext();
  const window = await outside.newPage();
  await window.goto(String(bridge.called('Browser.open')[0]?.['url']));
  await new ProviderWindow(window).signIn(own.userName);
  const back = await window.getByRole('link', { name: texts.t('login.ventana.abrir') }).getAttribute('href');
  expect(back).toMatch(/^jornada:\/\/signin\?/);
  // Whoever was only sent the address of the log-in has signed in nobody.
  await expect(page).toHaveURL(/\/login/);
  await bridge.emit('App.appUrlOpen', { url: back });
  await expect(home.clockIn).toBeVisible();
  await outside.close();
  await own.close();
});

test('two people one after the other on one phone see nothing of each other', async ({
  app: { page, home, login, menu },
  bridge,
  db,
  openApp,
}) => {
  const [first, second] = [newUserName(), newUserName()];
  const { entidadId } = await createTestCompany(db, {
    nombre: 'Puerto, S.L.',
    personas: [
      { userName: first, nombre: 'Ana Uno' },
      { userName: second, nombre: 'Luis Dos' },
    ],
  });
  const owners = composed<{ usuario: string }>('select usuario_id::text as usuario from instancia.destinos_push where entidad_id = $1');
  const devices = () => db.tenant(entidadId, (tx) => tx.query(owners, [entidadId]));
  await openApp();
  await login.signIn({ userName: first, password: TEST_PASSWORD });
  await expect(home.clockIn).toBeVisible();
  await expect.poll(async () => (await devices()).length).toBe(1);
  const [before] = await devices();
  await menu.opener.click();
  await menu.disconnect.click();
  await expect(login.userName).toBeVisible();
  await login.signIn({ userName: second, password: TEST_PASSWORD });
  await expect(home.clockIn).toBeVisible();
  await expect(page.getByText('Ana Uno')).toHaveCount(0);
  // What the first one had registered may go a moment later.
  await expect.poll(async () => (await devices()).map(({ usuario }) => usuario === before?.usuario)).toEqual([false]);
  expect(bridge.called('PushNotifications.unregister')).toHaveLength(1);
});

test('without a network the app opens from the phone, and what was clocked is sent when there is one', async ({
  app: { page, home },
  bridge,
  context,
  person,
  request,
  signedInAs,
  openApp,
  baseURL,
}) => {
  const signedIn = await signedInAs(person);
  await openApp();
  await expect(home.clockIn).toBeVisible();
  // What home shows is kept a moment later.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jornada.dia'))).toContain('registrosHoy');
  await context.route(`${baseURL}/**`, (route) => route.abort('internetdisconnected'));
  bridge.answer('Network.getStatus', () => ({ connected: false, connectionType: 'none' }));
  await openApp();
  await home.clockIn.click();
  await expect(home.notSent).toHaveCount(1);
  await context.unroute(`${baseURL}/**`);
  await bridge.emit('Network.networkStatusChange', { connected: true, connectionType: 'wifi' });
  await expect(home.notSent).toHaveCount(0);
  expect((await readToday(request, signedIn)).registros).toMatchObject([{ clase: 'entrada' }]);
});
