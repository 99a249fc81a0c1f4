import type { Locator, Page } from '@playwright/test';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import type { ScreenTexts } from '../support/texts.ts';

const typed = (fecha: string): string => fecha.split('-').toReversed().join('/');
const button = (page: Page, texts: ScreenTexts, key: string): Locator => page.getByRole('button', { name: texts.t(key), exact: true });
const PAPER = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test.use({ twoOptions: { roles: ['responsable', 'admin'] } });

test('told on a phone with a paper, noted in the intranet, ended by the person', async ({ two }) => {
  // On 1 January, yesterday is of last year.
  const ano = two.ayer.slice(0, 4);
  const { page, texts } = await two.nuria.device(PHONE);
  await page.goto('/bajas-form');
  await page.getByLabel(texts.t('bajas.formulario.tipo')).selectOption(texts.t('bajas.tipos.enfermedad-comun'));
  await page.getByLabel(texts.t('bajas.formulario.desde')).fill(typed(two.ayer));
  await page.getByLabel(texts.t('bajas.formulario.duracion')).fill('10');
  await expect(page.getByRole('heading', { name: /^10/ })).toBeVisible();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'parte.pdf', mimeType: 'application/pdf', buffer: PAPER });
  await expect(page.getByText('parte.pdf')).toBeVisible();
  await button(page, texts, 'bajas.formulario.enviar').click();
  await expect(page).toHaveURL(/\/bajas-view\/\d+/);
  await expect(page.getByText(texts.t('bajas.tipos.enfermedad-comun'))).toBeVisible();

  const company = await two.jefa.device(DESKTOP);
  await company.page.goto('/intranet/bajas?cuales=todas');
  await company.page.getByRole('button', { name: /Nuria Prado Gil/ }).click();
  await expect(company.page.getByRole('button', { name: company.texts.t('ficheros.abrir', { nombre: 'parte.pdf' }) })).toBeVisible();
  await button(company.page, company.texts, 'solicitudes.decidir.anotar').click();
  await expect(company.page.getByText(company.texts.t('solicitudes.decidir.hecho.anotar', { nombre: 'Nuria' }))).toBeVisible();

  await page.goto(`/bajas-list?ano=${ano}`);
  await page.getByRole('link', { name: new RegExp(texts.t('solicitudes.estados.anotada')) }).click();
  await button(page, texts, 'bajas.seguir.tuya.alta').click();
  await page.getByLabel(texts.t('bajas.formulario.alta')).fill(typed(two.ayer));
  await button(page, texts, 'bajas.seguir.guardar').click();
  await expect(page.getByText(texts.t('bajas.seguir.terminada'))).toBeVisible();
  const { items } = await two.nuria.call(bajas.listado, { filtro_Anio: Number(ano) });
  expect(items.map(({ estado, desde, hasta }) => ({ estado, desde, hasta }))).toEqual([
    { estado: 'aprobada', desde: two.ayer, hasta: two.ayer },
  ]);
});

for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  const use = { ...size, reducedMotion: 'reduce' as const };

  test(`the form, a leave and the company's list have no fault, on a ${device}`, async ({ two }) => {
    const told = { tipo: 'accidente-trabajo' as const, desde: two.ayer, duracionDias: 40, comentario: 'Vuelvo en cuanto pueda.' };
    const { id } = await two.nuria.call(bajas.guardar, told);
    const { page, texts } = await two.nuria.device(use);
    await page.goto(`/bajas-form?id=${id}`);
    await expect(page.getByLabel(texts.t('bajas.formulario.duracion'))).toHaveValue('40');
    await expectAccessible(page, 'form');
    await page.goto(`/bajas-view/${id}`);
    await expect(page.getByText('«Vuelvo en cuanto pueda.»')).toBeVisible();
    await expectAccessible(page, 'leave');
    const company = await two.jefa.device(use);
    await company.page.goto(`/intranet/bajas?cuales=todas&ver=${id}`);
    await expect(company.page.getByText('«Vuelvo en cuanto pueda.»')).toBeVisible();
    await expectAccessible(company.page, 'company');
    await company.page.goto('/intranet/bajas?ver=nuevo');
    await expect(company.page.getByLabel(company.texts.t('bajas.gestion.buscar'))).toBeVisible();
    await expectAccessible(company.page, 'note');
  });
}
