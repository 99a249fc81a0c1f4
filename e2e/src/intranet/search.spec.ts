import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

test.use({ ...DESKTOP, companyOptions: { persona: { roles: ['admin'] } } });

test('a page, a setting and an action are found by the keyboard alone, and the focus is where one goes on', async ({
  app: { page, texts },
}) => {
  await page.goto('/intranet/centros');
  await expect(page.getByRole('heading', { level: 1, name: texts.t('intranet.menu.centros') })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: texts.t('buscador.campo') });
  await expect(field).toBeFocused();
  await page.keyboard.type('enfermdad');
  await expect(page.getByRole('option').first()).toHaveText(texts.t('menu.entradas.bajas'));
  await expectAccessibleInBothThemes(page, 'the search');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/intranet\/bajas$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('cortesia');
  await expect(page.getByRole('option').first()).toContainText(texts.t('empresa.cortesia'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(texts.t('empresa.cortesia'), { exact: true })).toBeFocused();

  // In a field the key is a letter; the other one works there, too.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(texts.t('personas.nueva.titulo'));
  await expect(page.getByRole('option').first()).toContainText(texts.t('personas.nueva.titulo'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(texts.t('personas.campos.nombre'), { exact: true })).toBeVisible();
});

test('one entry leads to a theme, and its tabs to the pages of it', async ({ app: { page, texts } }) => {
  await page.goto('/intranet');
  const menu = page.getByRole('navigation', { name: texts.t('shell.menu.titulo') });
  await menu.getByRole('link', { name: texts.t('intranet.menu.horas'), exact: true }).click();
  const tabs = page.getByRole('navigation', { name: texts.t('intranet.menu.horas') });
  await tabs.getByRole('link', { name: texts.t('intranet.menu.bolsa'), exact: true }).click();
  await expect(page).toHaveURL(/\/intranet\/bolsa/);
  await expect(menu.getByRole('link', { name: texts.t('intranet.menu.horas'), exact: true })).toHaveAttribute('aria-current', 'true');
  await expectAccessibleInBothThemes(page, 'a page with tabs');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the field on top of the menu finds a page, and the menu is closed behind it', async ({ app: { page, texts } }) => {
    await page.goto('/intranet/centros');
    await page.getByRole('button', { name: texts.t('shell.menu.abrir') }).click();
    await expectAccessibleInBothThemes(page, 'the menu of the intranet on a phone');
    await page.getByRole('button', { name: texts.t('buscador.abrir') }).click();
    const field = page.getByRole('combobox', { name: texts.t('buscador.campo') });
    await expect(field).toBeFocused();
    await field.fill('festivos');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/intranet\/festivos/);
    await expect(page.getByRole('navigation', { name: texts.t('shell.menu.titulo') })).toBeHidden();
  });
});
