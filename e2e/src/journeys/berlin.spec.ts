import { DEMO, testAtTheDoor } from '../support/demo.ts';
import { PHONE } from '../support/devices.ts';
import { appIn, expect } from '../support/test.ts';

const test = testAtTheDoor(DEMO.partTimeInBerlin);
test.use({ ...PHONE, locale: 'de-DE', timezoneId: 'Europe/Berlin' });

test('a day in Berlin, in German, on a phone', async ({ app: { page, login, home, menu, texts }, person }) => {
  await login.open();
  await expect(page.getByText(texts.t('login.entra'))).toBeVisible();
  await login.signIn(person);

  const { registro } = await home.clock(home.clockIn);
  await expect(home.working).toContainText(texts.format('Europe/Berlin').hour(registro.momento));
  await home.clock(home.startLunch);
  await home.clock(home.comeBack);
  await expect(home.working).toBeVisible();
  await home.endDay();
  await page.reload();
  await expect(home.finished).toBeVisible();

  await menu.opener.click();
  await expect(menu.entry('inicio')).toBeVisible();
  await menu.disconnect.click();
  await expect(login.enter).toBeVisible();

  const english = appIn(page, 'en');
  await login.language.selectOption('en');
  await english.login.signIn(person);
  await expect(english.home.finished).toBeVisible();
  await english.menu.opener.click();
  await english.menu.disconnect.click();
  await expect(english.login.enter).toBeVisible();
});
