import type { Locator, Page } from '@playwright/test';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createDateFormat } from '@jornada/i18n/format/dates.ts';
import { expect, test } from '../corrections/two-people.ts';
import { PHONE } from '../support/devices.ts';
import type { ScreenTexts } from '../support/texts.ts';
import { threeDaysAfter } from './three-days.ts';

const typed = (fecha: string): string => fecha.split('-').toReversed().join('/');
const button = (page: Page, texts: ScreenTexts, key: string): Locator => page.getByRole('button', { name: texts.t(key), exact: true });

test('asked for on a phone, approved in the inbox, seen with who approved it', async ({ two }) => {
  const { desde, hasta, ano } = threeDaysAfter(two.ayer);
  const { page, texts } = await two.nuria.device(PHONE);
  await page.goto('/vacaciones-form');
  await page.getByLabel(texts.t('vacaciones.formulario.desde')).fill(typed(desde));
  await page.getByLabel(texts.t('vacaciones.formulario.hasta')).fill(typed(hasta));
  await expect(page.getByRole('heading', { name: /3/ }).first()).toBeVisible();
  // What was typed is there again after a reload.
  await page.reload();
  await expect(page.getByLabel(texts.t('vacaciones.formulario.hasta'))).toHaveValue(
    createDateFormat(texts.lang, two.zona).date(hasta, 'weekdayDay'),
  );
  await button(page, texts, 'vacaciones.formulario.enviar').click();
  await expect(page).toHaveURL(/\/vacaciones-view\/\d+/);

  const manager = await two.jefa.device();
  await manager.page.goto('/bandeja/solicitudes');
  await expect(manager.page.getByRole('button', { name: /Nuria Prado Gil/ })).toBeVisible();
  await button(manager.page, manager.texts, 'solicitudes.decidir.aprobar').click();
  await expect(manager.page.getByText(manager.texts.t('solicitudes.decidir.hecho.aprobar', { nombre: 'Nuria' }))).toBeVisible();

  const { items } = await two.nuria.call(vacaciones.listado, { filtro_Anio: ano });
  expect(items.map(({ estado, cantidad }) => ({ estado, cantidad }))).toEqual([
    { estado: 'aprobada', cantidad: { unidad: 'dias', dias: 3 } },
  ]);
  await page.goto(`/solicitudes?ano=${ano}`);
  await expect(page.getByRole('link', { name: new RegExp(texts.t('solicitudes.estados.aprobada')) })).toContainText('Marta Gil Ortega');
});

test('rejected with a reason that the person reads', async ({ two }) => {
  const { desde, hasta } = threeDaysAfter(two.ayer);
  const asked = await two.nuria.call(vacaciones.guardar, { desde, hasta, comentario: 'Una boda.' });
  const manager = await two.jefa.device(PHONE);
  await manager.page.goto(`/bandeja/solicitudes/${asked.id}`);
  await expect(manager.page.getByText('«Una boda.»')).toBeVisible();
  await manager.page.getByRole('textbox', { name: manager.texts.within('bandeja.motivo.etiqueta') }).fill('Esa semana hay inventario.');
  await button(manager.page, manager.texts, 'solicitudes.decidir.rechazar').click();
  await expect(manager.page.getByText(manager.texts.t('solicitudes.decidir.hecho.rechazar', { nombre: 'Nuria' }))).toBeVisible();
  const { page } = await two.nuria.device(PHONE);
  await page.goto(`/vacaciones-view/${asked.id}`);
  await expect(page.getByText('«Esa semana hay inventario.»').first()).toBeVisible();
});
