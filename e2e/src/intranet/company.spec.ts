import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { leaveEmptyDay } from '@jornada/server/testing/leave-empty-day.ts';
import type { ScreenTexts } from '../support/texts.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

test.use({ ...DESKTOP, companyOptions: { persona: { roles: ['admin'] } } });

/** Fields, buttons and sentences of the intranet by their text keys. */
const wordsOf = (page: Page, texts: ScreenTexts) => ({
  button: (key: string, params?: Record<string, string | number>) => page.getByRole('button', { name: texts.t(key, params), exact: true }),
  field: (key: string) => page.getByLabel(texts.t(key), { exact: true }),
  toast: (key: string, params?: Record<string, string | number>) => page.getByText(texts.t(key, params), { exact: true }).first(),
});

test('a centre is made from the link of a map, and its public holidays are confirmed', async ({ app: { page, texts } }) => {
  const { button, field, toast } = wordsOf(page, texts);
  await page.goto('/intranet/centros');
  await button('centros.nuevo').click();
  await field('centros.campos.nombre').fill('Nave de Coslada');
  await field('centros.campos.region').selectOption('MD');
  await field('centros.posicion.enlace').fill('https://www.google.com/maps/@40.4233,-3.5613,17z');
  await expect(field('centros.campos.latitud')).toHaveValue('40.4233');
  await expect(page.getByRole('img', { name: texts.within('centros.mapa.circulo') })).toBeVisible();
  await button('centros.crear').click();
  await expect(page.getByRole('heading', { name: 'Nave de Coslada' })).toBeFocused();
  await page.getByRole('link', { name: texts.t('centros.ver-festivos') }).click();
  await expect(page.getByText(texts.t('festivos.sin-confirmar'))).toBeVisible();
  await field('festivos.nombre').fill('San Isidro');
  const ano = await field('festivos.ano').inputValue();
  await field('festivos.fecha').fill(`${ano}-05-15`);
  await button('festivos.anadir').click();
  await page.getByRole('button', { name: texts.within('festivos.confirmar_other') }).click();
  await expect(toast('festivos.confirmados')).toBeVisible();
  await page.goto('/intranet/centros');
  await page.getByRole('button', { name: /Nave de Coslada/ }).click();
  await expect(page.getByText(texts.t('centros.festivos', { anos: ano }))).toBeVisible();
});

test('a flag that is switched off disappears from the employee app, and the second one to save is told', async ({
  app: { page, texts, menu, home },
  context,
}) => {
  await home.open();
  await expect(menu.entry('resumen')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/intranet/empresa?parte=modulos');
  await page.goto('/intranet/empresa?parte=modulos');
  const { button, field, toast } = wordsOf(page, texts);
  await expect(other.getByLabel(texts.t('empresa.banderas.resumenApp.nombre'), { exact: true })).toBeVisible();
  const second = wordsOf(other, texts);
  await second.field('empresa.banderas.guardaFoto.nombre').check();
  await field('empresa.banderas.resumenApp.nombre').uncheck();
  await field('empresa.banderas.estadisticasApp.nombre').uncheck();
  await button('gestion.guardar').click();
  await expect(toast('empresa.guardado')).toBeVisible();

  await second.button('gestion.guardar').click();
  await expect(other.getByRole('alert')).toContainText('Nuria Prado Gil');
  await second.button('gestion.ver-como-ha-quedado').click();
  await expect(second.field('empresa.banderas.resumenApp.nombre')).not.toBeChecked();

  await home.open();
  await expect(menu.entry('calendario')).toBeVisible();
  await expect(menu.entry('resumen')).toBeHidden();
});

test('a month is closed, and reopened with a reason that stays', async ({ db, company, app: { page, texts } }) => {
  const { button, toast } = wordsOf(page, texts);
  const year = page.getByLabel(texts.t('festivos.ano'), { exact: true });
  await page.goto('/intranet/cierres');
  // The year before the shown one is over, whatever today's date is.
  const before = Number(await year.inputValue()) - 1;
  await leaveEmptyDay(db, company, `${before}-12-01`);
  await page.reload();
  await year.selectOption(String(before));
  const mes = texts.format('UTC').month(12, before);
  await page.getByRole('list', { name: mes }).getByRole('button').click();
  await button('cierres.cerrar', { mes }).click();
  // The question is asked once, and says what will happen.
  await expect(page.getByRole('group')).toBeFocused();
  await page
    .getByRole('group')
    .getByRole('button', { name: texts.t('cierres.cerrar', { mes }) })
    .click();
  await expect(toast('cierres.hecho', { mes })).toBeVisible();
  await button('cierres.reabrir').click();
  await expect(page.getByRole('group')).toBeFocused();
  const reopen = page.getByRole('group').getByRole('button', { name: texts.t('cierres.reabrir') });
  await reopen.click();
  await expect(page.getByLabel(texts.t('cierres.motivo'))).toBeFocused();
  await page.getByLabel(texts.t('cierres.motivo')).fill('Faltaba un día');
  await reopen.click();
  await expect(toast('cierres.reabierto', { mes })).toBeVisible();
  await expect(page.getByText('«Faltaba un día»')).toBeVisible();
  await page.goto('/intranet/auditoria');
  await expect(page.getByRole('button', { name: texts.within('auditoria.acciones.cierres.reabrir') })).toBeVisible();
});

for (const [device, size, colorScheme] of [
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const) {
  test.describe(() => {
    test.use({ ...size, colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test(`axe finds nothing on the screens of the company: ${device}, ${colorScheme}`, async ({ app: { page, texts }, company }) => {
      const ready = texts.like('gestion.guardar', 'horarios.crear', 'gestion.cerrar-ficha');
      for (const path of [`centros?ver=${company.centroIds[0]}`, 'horarios?ver=nuevo', 'empresa?parte=fichajes', 'roles?ver=1']) {
        await page.goto(`/intranet/${path}`);
        await expect(page.getByRole('button', { name: ready }).first()).toBeVisible();
        await expectAccessible(page, path);
      }
      await page.goto('/intranet');
      await expect(page.getByRole('link', { name: texts.t('intranet.hoy.de-un-archivo') })).toBeVisible();
      await expectAccessible(page, 'the first steps');
      await page.goto('/intranet/sesiones');
      await page
        .getByRole('list', { name: texts.t('intranet.menu.sesiones') })
        .getByRole('button')
        .first()
        .click();
      await expect(page.getByRole('button', { name: texts.t('gestion.cerrar-ficha') })).toBeVisible();
      await expectAccessible(page, 'sessions of one');
    });
  });
}
