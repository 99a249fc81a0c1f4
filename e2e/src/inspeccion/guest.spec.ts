import { totpNow } from '@jornada/server/testing/totp.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { appIn, expect, testSignedIn as test } from '../support/test.ts';

test.use({ ...DESKTOP, companyOptions: { persona: { roles: ['admin'] } } });

const PASSWORD = 'tres palabras largas';

test('an inspector is let in, sets up a second step, sees the record and nothing else, and the company sees what was looked at', async ({
  app: { page, texts },
  browser,
  baseURL,
  person,
}) => {
  const button = (key: string) => page.getByRole('button', { name: texts.t(key), exact: true });
  await page.goto('/intranet/exportes?parte=accesos');
  await button('inspeccion.gestion.nuevo').click();
  await page.getByRole('textbox', { name: texts.t('inspeccion.gestion.nombre') }).fill('Inés Valdés');
  await button('inspeccion.gestion.crear').click();
  await expect(page.getByRole('img', { name: texts.t('inspeccion.gestion.codigo') })).toBeVisible();
  await expectAccessible(page, 'the invitation of a guest');
  const link = await page.getByText(/\/recovery\?invitacion=/).innerText();
  const userName = await page
    .getByText(/^EXT-[A-Z0-9]{8}$/)
    .first()
    .innerText();

  const context = await browser.newContext({
    ...PHONE,
    ...(baseURL ? { baseURL } : {}),
    locale: 'es-ES',
    storageState: { cookies: [], origins: [] },
  });
  const guest = appIn(await context.newPage(), 'es');
  await guest.page.goto(link);
  await guest.page.getByRole('textbox', { name: texts.t('recovery.contrasena') }).fill(PASSWORD);
  await guest.page.getByRole('button', { name: texts.t('recovery.guardar-y-entrar') }).click();
  await guest.login.signIn({ ...person, userName, password: PASSWORD });
  const account = new AccountPages(guest.page, texts);
  await account.code.fill(totpNow(await account.secret.innerText()));
  await guest.page.locator('button[type=submit]').click();
  await account.button('factores.recuperacion.hecho').click();

  await expect(guest.page.getByText(texts.t('inspeccion.perfiles.inspeccion'))).toBeVisible();
  await guest.page.getByText(texts.t('inspeccion.sala.que-hay')).click();
  for (const parte of ['personas', 'correcciones', 'exportes'])
    await expect(guest.page.getByText(texts.t(`inspeccion.sala.pasos.${parte}`))).toBeVisible();
  await expectAccessible(guest.page, 'the people of the room');
  // No way to anything else: neither to one's own day nor to settings.
  await expect(guest.page.getByRole('link', { name: texts.t('shell.menu.ajustes') })).toHaveCount(0);
  await guest.page.goto('/intranet/personas');
  await expect(guest.page).toHaveURL(/\/intranet\/inspeccion/);
  await guest.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(guest.page.getByText(texts.t('inspeccion.sala.efectivo'), { exact: true })).toBeVisible();
  await expectAccessible(guest.page, 'the record of somebody in the room');
  await context.close();

  await page.reload();
  await expect(page.getByText(new RegExp(`^${texts.t('auditoria.acciones.inspeccion.ver-registro')}`))).toBeVisible();
});
