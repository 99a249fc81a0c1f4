import type { Page } from '@playwright/test';
import { PHONE } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

/** Doubles the size of all text. */
async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  });
}

/** What extends over an edge, and the text that is cut off within its own box. */
const findLost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element);
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (
        !own ||
        style.visibility === 'hidden' ||
        element.closest('[aria-hidden="true"], [aria-live], svg') ||
        element.getClientRects().length === 0
      )
        continue;
      const box = element.getBoundingClientRect();
      // Text for screen readers only is one pixel large, or two with the doubled size.
      if (box.width <= 2 || box.height <= 2) continue;
      const name = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
      if (box.right > width + 1 || box.left < -1) found.push(`${name} goes from ${Math.round(box.left)} to ${Math.round(box.right)}`);
      if (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        found.push(`${name} is cut off: ${element.scrollWidth} in ${element.clientWidth}`);
      if (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2) found.push(`${name} is cut off below`);
    }
    return found;
  });

/** Nothing is lost once the page has come to rest. Another font, which is wider, is shown until its own is there. */
async function expectNothingLost(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect
    .configure({ soft: true })
    .poll(() => findLost(page), { message: what })
    .toEqual([]);
}

for (const lang of ['es', 'de'] as const) {
  test.describe(`text at 200 % on a phone, ${lang}`, () => {
    test.use({ ...PHONE, locale: lang, companyOptions: { persona: { idioma: lang } }, contextOptions: { reducedMotion: 'reduce' } });

    test('is whole on every screen', { tag: '@whole-browser' }, async ({ app: { page, login, home, menu, texts }, person, company }) => {
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
