import type { Page } from '@playwright/test';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import type { ScreenTexts } from '../support/texts.ts';

test.use({ twoOptions: { roles: ['responsable', 'admin'] } });

const button = (page: Page, texts: ScreenTexts, key: string) => page.getByRole('button', { name: texts.t(key), exact: true });
/** A picture of a receipt: of whatever the page shows. */
const photoOf = async (page: Page) => ({ name: 'ticket.png', mimeType: 'image/png', buffer: await page.screenshot() });

test('the photo first and without a network, filled in later, approved beside its receipt, paid and seen as paid', async ({ two }) => {
  const { page, texts } = await two.nuria.device(PHONE);
  await page.goto('/gastos-list');
  await expect(page.getByText(texts.t('gastos.vacia.texto'))).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel(texts.t('gastos.foto.boton')).setInputFiles(await photoOf(page));
  await expect(page.getByText(texts.t('gastos.borradores.espera'))).toBeVisible();
  await page.context().setOffline(false);
  // With a network it becomes a draft of the account, on every device.
  const draft = page.getByRole('link', { name: new RegExp(texts.t('gastos.borradores.con-justificantes', { count: 1 })) });
  await expect(draft).toBeVisible();
  await expect(page.getByText(texts.t('gastos.borradores.titulo'))).toBeHidden();

  await draft.click();
  const form = page.getByRole('dialog', { name: texts.t('gastos.formulario.cambiar') });
  await expect(form.getByRole('button', { name: texts.t('ficheros.abrir', { nombre: 'ticket.png' }) })).toBeVisible();
  await form.getByRole('textbox', { name: texts.t('gastos.formulario.comercio') }).fill('Casa Manola');
  await form.getByRole('textbox', { name: texts.within('gastos.formulario.total') }).fill('43,45');
  await form.getByRole('combobox', { name: texts.t('gastos.formulario.tipo'), exact: true }).selectOption({ index: 1 });
  await expect(form.getByText(texts.t('gastos.formulario.calculado'))).toBeVisible();
  await form.getByRole('button', { name: /^Enviar 43,45\s€$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Casa Manola' })).toBeVisible();

  const desk = await two.jefa.device(DESKTOP);
  await desk.page.goto('/bandeja/solicitudes');
  await desk.page.getByRole('button', { name: /Casa Manola/ }).click();
  const receipt = desk.page.getByRole('button', { name: texts.t('ficheros.abrir', { nombre: 'ticket.png' }) }).locator('img');
  await expect.poll(() => receipt.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await button(desk.page, texts, 'solicitudes.decidir.aprobar').click();
  await expect(desk.page.getByText(texts.t('solicitudes.decidir.hecho.aprobar', { nombre: 'Nuria' }))).toBeVisible();

  await desk.page.goto('/intranet/gastos');
  await desk.page.getByRole('checkbox', { name: /Casa Manola/ }).check();
  const pay = texts.t('gastos.pagos.pagar', { count: 1 });
  await desk.page
    .getByRole('group', { name: texts.t('gastos.pagos.barra') })
    .getByRole('button', { name: pay })
    .click();
  await desk.page
    .getByRole('region', { name: texts.t('gastos.pagos.titulo', { count: 1 }) })
    .getByRole('button', { name: pay })
    .click();
  await expect(desk.page.getByText(texts.t('gastos.pagos.hechos', { count: 1 }))).toBeVisible();

  await page.goto('/gastos-list');
  await expect(page.getByRole('link', { name: /Casa Manola/ })).toContainText(texts.t('gastos.estados.pagada'));
  const { items } = await two.nuria.call(gastos.listadoNuevo, {});
  expect(items.map(({ estado, aCobrarCentimos, ficheros }) => ({ estado, aCobrarCentimos, ficheros }))).toEqual([
    { estado: 'pagada', aCobrarCentimos: 4345, ficheros: 1 },
  ]);
});

test('what is typed is there after a reload and after the app is closed, and kilometres say what of them is taxed', async ({ two }) => {
  const { page, texts } = await two.nuria.device(PHONE);
  await page.goto('/gastos-form');
  await page.getByRole('radio', { name: texts.t('gastos.clases.kilometros') }).check();
  await page.getByRole('textbox', { name: texts.within('gastos.formulario.distancia') }).fill('62');
  await page.getByRole('textbox', { name: texts.t('gastos.formulario.origen'), exact: true }).fill('Madrid');
  await expect(page.getByText('62 km × 0,26 €/km')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: texts.within('gastos.formulario.distancia') })).toHaveValue('62,0');
  // Another tab has nothing of this one but what the device keeps.
  const address = page.url();
  const later = await page.context().newPage();
  await page.close();
  await later.goto(address);
  await expect(later.getByRole('textbox', { name: texts.t('gastos.formulario.origen'), exact: true })).toHaveValue('Madrid');
  await expect(later.getByText(texts.t('gastos.exento'))).toBeVisible();
});
