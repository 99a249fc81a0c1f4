import type { Sobre } from '@jornada/contract/envelope.ts';
import { expect, testSignedIn } from '../support/test.ts';

testSignedIn('the test environment shows its banner, production none', async ({ app: { page, home, texts } }) => {
  const banner = page.getByRole('complementary', { name: texts.t('shell.pruebas.etiqueta') });
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await expect(banner).toBeHidden();

  // The same answer as from a server with ENVIRONMENT=pruebas.
  await page.route('**/login/loginWithToken', async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as Sobre<{ Environment: string }>;
    await route.fulfill({ response: answer, json: { ...envelope, content: { ...envelope.content, Environment: 'pruebas' } } });
  });
  await page.reload();
  await expect(banner).toHaveText(texts.t('shell.pruebas.texto'));
  await expect(home.clockIn).toBeInViewport();
});

testSignedIn.describe('the GPS line', () => {
  testSignedIn.describe('with permission', () => {
    testSignedIn.use({ permissions: ['geolocation'], geolocation: { latitude: 28.14162, longitude: -15.42655, accuracy: 7 } });
    testSignedIn('shows accuracy and coordinates, and stays while one moves on', async ({ app: { page, home, menu, texts } }) => {
      const line = page.getByRole('complementary', { name: texts.t('shell.gps.etiqueta') });
      await page.goto('/home?debug=1');
      await expect(line).toHaveText(texts.t('shell.gps.linea', { precision: 7, latitud: '28.141620', longitud: '-15.426550' }));
      await menu.privacy.click();
      await expect(page).toHaveURL(/\/privacidad\?debug=1$/);
      await expect(line).toBeVisible();
      await page.goto('/home');
      await expect(home.clockIn).toBeVisible();
      await expect(line).toBeHidden();
    });
  });

  testSignedIn('says that the permission was denied', async ({ app: { page, texts } }) => {
    await page.goto('/home?debug=1');
    await expect(page.getByRole('complementary', { name: texts.t('shell.gps.etiqueta') })).toHaveText(texts.t('shell.gps.denegado'));
  });
});

testSignedIn('the loader says what is being waited for', async ({ app: { page, home, menu, login, texts } }) => {
  await home.open();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/auth/logout', async (route) => {
    await held;
    await route.fallback();
  });
  await menu.disconnect.click();
  await expect(page.getByText(texts.t('shell.menu.saliendo'))).toBeVisible();
  letGo();
  await expect(login.enter).toBeVisible();
  await expect(page.getByText(texts.t('shell.menu.saliendo'))).toBeHidden();
});

testSignedIn('without a network one can sign out all the same', async ({ app: { home, menu, login }, context }) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  await context.setOffline(true);
  await menu.disconnect.click();
  await expect(menu.root).toBeHidden();
  await context.setOffline(false);
  // With the network back, the app may be going there itself, and one navigation interrupts the other.
  await expect(async () => {
    await login.open();
    await expect(login.enter).toBeVisible();
  }).toPass();
});
