import type { Locator } from '@playwright/test';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

test.use({ ...DESKTOP, companyOptions: { persona: { roles: ['admin'] } } });

const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('what is wrong in a centre is led to, above the foot that stays', async ({ app: { page, texts } }) => {
  await page.goto('/intranet/centros?ver=nuevo');
  await page.getByLabel(texts.t('centros.campos.nombre'), { exact: true }).fill('Nave');
  const save = page.getByRole('button', { name: texts.t('centros.crear'), exact: true });
  await save.click();
  const link = page.getByLabel(texts.t('centros.posicion.enlace'), { exact: true });
  await expect(link).toBeFocused();
  const error = await boxOf(page.getByText(texts.t('centros.posicion.falta-lugar')).first());
  expect(error.y + error.height).toBeLessThan((await boxOf(save)).y);
});

test('with a file open the list of people has fewer columns', async ({ app: { page, texts } }) => {
  await page.goto('/intranet/personas');
  const contact = page.getByRole('button', { name: texts.t('personas.columnas.contacto'), exact: true });
  await expect(contact).toBeVisible();
  await page
    .getByRole('list', { name: texts.t('intranet.menu.personas') })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(contact).toBeHidden();
});

test('the list stays where it is when a file or a form opens beside it', async ({ app: { page, texts } }) => {
  await page.goto('/intranet/personas?orden=centro');
  const row = page
    .getByRole('list', { name: texts.t('intranet.menu.personas') })
    .getByRole('button')
    .first();
  const { y } = await boxOf(row);
  await row.click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect((await boxOf(row)).y).toBe(y);
  await page.getByRole('button', { name: texts.t('personas.nueva.titulo'), exact: true }).click();
  await expect(page.getByLabel(texts.t('personas.campos.nombre'), { exact: true })).toBeVisible();
  expect((await boxOf(row)).y).toBe(y);
  // The other filters are behind the button.
  await page.getByRole('button', { name: texts.t('personas.filtros.mas'), exact: true }).click();
  await expect(page.getByLabel(texts.t('personas.campos.departamento'), { exact: true }).first()).toBeVisible();
});

test('what the keyboard reaches is not below the bar of those chosen', async ({ app: { page, texts } }) => {
  await page.goto('/intranet/personas');
  const box = page
    .getByRole('list', { name: texts.t('intranet.menu.personas') })
    .getByRole('checkbox')
    .first();
  await box.check();
  await expect(page.getByRole('group', { name: texts.t('personas.elegir.barra'), exact: true })).toBeVisible();
  expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom))).toBeGreaterThan(48);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 720 } });
  test('the tabs of a file stay whole and in their place, whatever they hold and however far it is scrolled', async ({
    app: { page, texts },
  }) => {
    await page.goto('/intranet/personas');
    await page
      .getByRole('list', { name: texts.t('intranet.menu.personas') })
      .getByRole('button')
      .first()
      .click();
    const bar = page.getByRole('tablist');
    const tab = (name: string) => bar.getByRole('tab', { name: texts.t(`personas.pestanas.${name}`), exact: true });
    await expect(tab('datos')).toBeInViewport({ ratio: 1 });
    const first = await boxOf(bar);
    expect(first.height).toBeGreaterThan(40);
    for (const name of ['horario', 'permisos', 'registros', 'horario']) {
      await tab(name).click();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(await boxOf(bar)).toEqual(first);
    }
    const day = page.getByLabel(texts.t('personas.campos.desde'), { exact: true });
    const { y } = await boxOf(day);
    await day.hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await boxOf(day)).y).toBeLessThan(y);
    expect(await boxOf(bar)).toEqual(first);
    await expect(tab('horario')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('no state of the list of people is cut', async ({ app: { page, texts } }) => {
    await page.goto('/intranet/personas');
    const last = page.locator('label').filter({ hasText: texts.t('personas.estados.ausente') });
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test('fields side by side stand on one line, with hint or without', async ({ app: { page, texts } }) => {
  await page.goto('/intranet/bolsa?parte=reglas');
  const field = (key: string) => page.getByLabel(texts.t(key), { exact: true });
  await expect(field('bolsas.campos.tope')).toBeVisible();
  const tops = await Promise.all(
    ['bolsas.campos.irregular', 'bolsas.campos.extra', 'bolsas.campos.tope'].map(async (key) => (await boxOf(field(key))).y),
  );
  expect(new Set(tops).size).toBe(1);
});
