import { appIn, expect, test } from '../support/test.ts';

test.describe('language', () => {
  test('what is chosen at the door is shown, kept, and becomes the person’s own', async ({
    app: { page, login, menu },
    person,
    request,
  }) => {
    await login.open();
    await login.language.selectOption('de');
    const german = appIn(page, 'de');
    await expect(german.login.enter).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.reload();
    await expect(german.login.language).toHaveValue('de');

    await german.login.signIn(person);
    await expect(german.home.clockIn).toBeVisible();
    await expect(menu.root).toBeHidden();
    // From now on the server uses this language, too, for every device.
    await expect
      .poll(async () => {
        const answer = await request.post('/api/login', { data: { UserName: person.userName, Password: person.password } });
        return ((await answer.json()) as { content: { Perfil: { Language: string } } }).content.Perfil.Language;
      })
      .toBe('de');
  });

  for (const [locale, lang] of [
    ['pt-PT', 'pt'],
    ['de-AT', 'de'],
    ['en-GB', 'en'],
    ['fr-FR', 'en'],
  ] as const) {
    test.describe(() => {
      test.use({ locale });
      test(`a browser in ${locale} is greeted in ${lang}`, async ({ page }) => {
        const { login } = appIn(page, lang);
        await login.open();
        await expect(login.enter).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      });
    });
  }

  test.describe(() => {
    test.use({ locale: 'en-GB' });
    test('the person’s own language wins over the browser’s', async ({ page, app: { home }, person }) => {
      const { login } = appIn(page, 'en');
      await login.open();
      await login.signIn(person);
      await expect(home.clockIn).toBeVisible();
    });
  });
});

test('a remembered device knows who signs in, never with what', async ({ app: { page, login, home, menu, texts }, person, context }) => {
  await login.open();
  await login.remember.check();
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  await menu.disconnect.click();

  await expect(login.userName).toHaveValue(person.userName);
  await expect(login.password).toHaveValue('');
  await expect(login.remember).toBeChecked();
  await expect(page.getByText(texts.t('login.entra-en', { entidad: 'Prueba, S.L.' }))).toBeVisible();
  const kept = JSON.stringify(await context.storageState());
  expect(kept).not.toContain(person.password);

  await login.remember.uncheck();
  await login.signIn(person);
  await expect(home.clockIn).toBeVisible();
  await menu.disconnect.click();
  await expect(login.userName).toHaveValue('');
});

test('signing out ends the session on the server as well', async ({ app: { page, login, home, menu }, person, request }) => {
  await login.open();
  const [answer] = await Promise.all([page.waitForResponse('**/api/login'), login.signIn(person)]);
  const { content } = (await answer.json()) as { content: { InstanceURL: string; Perfil: { Token: string } } };
  await expect(home.clockIn).toBeVisible();
  await menu.disconnect.click();
  await expect(login.enter).toBeVisible();

  const after = await request.get(`${content.InstanceURL}/registros/registrosHoy`, { headers: { 'Access-Token': content.Perfil.Token } });
  expect(after.status()).toBe(401);
  await page.goto('/home');
  await expect(login.enter).toBeVisible();
  await expect(home.clockIn).toBeHidden();
});
