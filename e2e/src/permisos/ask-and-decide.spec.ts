import { permisos } from '@jornada/contract/permisos/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createDateFormat } from '@jornada/i18n/format/dates.ts';
import { expect, test } from '../corrections/two-people.ts';
import { PHONE } from '../support/devices.ts';
import { threeDaysAfter } from '../vacaciones/three-days.ts';

const typed = (fecha: string): string => fecha.split('-').toReversed().join('/');
const PROOF = {
  name: 'padron.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

test('chosen and asked for with its proof on a phone, approved in the inbox, out of the plan of that day', async ({ two }) => {
  const { desde, ano } = threeDaysAfter(two.ayer);
  const { page, texts } = await two.nuria.device(PHONE);
  await page.goto('/permisos-form');
  await page.getByRole('button', { name: new RegExp(texts.t('permisos.tipos.mudanza')) }).click();
  await expect(page).toHaveURL(/\/permisos-form\?.*codigo=mudanza/);
  await page.getByLabel(texts.t('permisos.formulario.hecho')).fill(typed(desde));
  await page.getByLabel(texts.t('permisos.formulario.desde')).fill(typed(desde));
  await expect(page.getByText(texts.t('permisos.consecuencias.justificante', { que: 'padrón o contrato de la vivienda' }))).toBeVisible();
  // What was typed is there again after a reload.
  await page.reload();
  await expect(page.getByLabel(texts.t('permisos.formulario.desde'))).toHaveValue(
    createDateFormat(texts.lang, two.zona).date(desde, 'weekdayDay'),
  );
  await page.locator('input[type=file]').first().setInputFiles(PROOF);
  await expect(page.getByText('padron.pdf')).toBeVisible();
  await page.getByRole('button', { name: texts.t('permisos.formulario.enviar'), exact: true }).click();
  await expect(page).toHaveURL(/\/permisos-view\/\d+/);

  const manager = await two.jefa.device();
  await manager.page.goto('/bandeja/solicitudes');
  await expect(manager.page.getByRole('button', { name: /Nuria Prado Gil/ })).toBeVisible();
  await expect(manager.page.getByText('padron.pdf')).toBeVisible();
  await manager.page.getByRole('button', { name: manager.texts.t('solicitudes.decidir.aprobar'), exact: true }).click();
  await expect(manager.page.getByText(manager.texts.t('solicitudes.decidir.hecho.aprobar', { nombre: 'Nuria' }))).toBeVisible();

  const { items } = await two.nuria.call(permisos.listado, { filtro_Anio: ano });
  expect(items.map(({ estado, cantidad }) => ({ estado, cantidad }))).toEqual([
    { estado: 'aprobada', cantidad: { unidad: 'dias', dias: 1 } },
  ]);
  const { dias } = await two.nuria.call(registros.calendario, { ano, mes: Number(desde.slice(5, 7)) });
  expect(dias.find(({ fecha }) => fecha === desde)?.previsto).toMatchObject({ minutos: 0, ausencia: { clase: 'permiso', aprobada: true } });
});
