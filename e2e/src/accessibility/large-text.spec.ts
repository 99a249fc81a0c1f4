import { PHONE } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';
import { doubleText, expectNothingLost } from './lost-text.ts';

for (const lang of ['es', 'de'] as const) {
  test.describe(`text at 200 % on a phone, ${lang}`, () => {
    test.use({ ...PHONE, locale: lang, companyOptions: { persona: { idioma: lang } }, contextOptions: { reducedMotion: 'reduce' } });

    test('is whole on every screen', async ({ app: { page, login, home, menu, texts }, person, company }) => {
      await doubleText(page);
      await login.open();
      await login.enter.click();
      await expect(login.userName).toHaveAccessibleDescription(texts.t('validacion.obligatorio'));
      await expectNothingLost(page, 'log-in');
      await login.signIn(person);
      await expect(home.clockIn).toBeVisible();
      await expectNothingLost(page, 'before');
      await home.clock(home.clockIn);
      await expectNothingLost(page, 'working');
      await menu.opener.click();
      await expect(menu.root).toBeVisible();
      await expectNothingLost(page, 'menu');
      await page.goto('/home/salida');
      await home.leaveSheet.readSum();
      await expectNothingLost(page, 'leave hour');
      await page.goto('/home/saldo');
      await home.balanceSheet.readSum();
      await expectNothingLost(page, 'balance');
      await page.goto(`/home/otros?tipo=${company.tipos.proyecto}`);
      await home.othersSheet.button(texts.t('tipos.nombres.proyecto')).click();
      await expect(home.othersSheet.project).toHaveAccessibleDescription(texts.t('validacion.obligatorio'));
      await expectNothingLost(page, 'others');
      await page.goto('/registros-list');
      await expect(page.getByRole('grid')).toBeVisible();
      await expectNothingLost(page, 'calendar');
      await page.goto('/registros-list/proponer');
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      await expectNothingLost(page, 'request');
      await page.goto('/configuracion');
      await expect(page.getByRole('heading', { level: 2, name: texts.t('notificaciones.titulo') })).toBeVisible();
      await expectNothingLost(page, 'settings');
      await page.goto('/privacidad');
      await expect(page.getByRole('heading', { level: 1, name: texts.t('privacidad.titulo') })).toBeVisible();
      await expectNothingLost(page, 'privacy');
      await page.goto('/permisos-view/0');
      await expect(page.getByText(texts.t('errores.no-encontrado.permiso'))).toBeVisible();
      await expectNothingLost(page, 'nothing here');
    });
  });
}
