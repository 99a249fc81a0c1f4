import { ficheros } from '@jornada/contract/ficheros.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';

test.use({ twoOptions: { roles: ['responsable', 'admin'] } });

/** The smallest picture. Both expenses have it: the second one is told so. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('list, expense, form and its pages on a phone, inbox and payments on a desktop have no fault', async ({ two }) => {
  const { tipos, formasPago } = await two.nuria.call(gastos.nuevo, {});
  const tipo = tipos.find(({ clase }) => clase === 'ticket')?.id;
  const ask = async (comercio: string) => {
    const { id } = await two.nuria.call(ficheros.subirJSON, { nombre: 'ticket.png', contenido: DOT });
    return two.nuria.call(gastos.guardar, {
      clase: 'ticket',
      tipo,
      formaPago: formasPago[0]?.id,
      dia: two.ayer,
      comercio,
      pais: 'ES',
      moneda: 'EUR',
      documento: 'ticket',
      totalCentimos: 3740,
      lineas: [{ porMil: 100, baseCentimos: 3400, cuotaCentimos: 340 }],
      ficheros: [id],
    });
  };
  const asked = await ask('Casa Manola');
  await ask('Taxi');
  const { page, texts } = await two.nuria.device({ ...PHONE, reducedMotion: 'reduce' });
  await page.goto('/gastos-list');
  await expect(page.getByRole('link', { name: /Taxi/ })).toBeVisible();
  await expectAccessible(page, 'list');
  await page.goto(`/gastos-view/${asked.id}`);
  await expect(page.getByText('37,40 €').first()).toBeVisible();
  await expectAccessible(page, 'expense');
  await page.goto(`/gastos-form?id=${asked.id}`);
  await page.getByRole('button', { name: texts.t('gastos.formulario.mas-ticket') }).click();
  await page.getByRole('checkbox', { name: texts.t('gastos.formulario.factura') }).check();
  await expectAccessible(page, 'form');
  await page.getByRole('button', { name: /^10 %/ }).click();
  const line = page.getByRole('dialog', { name: texts.t('gastos.iva.titulo') });
  await expect(line).toBeVisible();
  await expectAccessible(page, 'line of VAT');
  // Escape leads back to the form, not out of it.
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: texts.within('gastos.formulario.proyecto') }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectAccessible(page, 'projects');
  await two.nuria.call(gastos.guardar, { clase: 'ticket', borrador: true, comercio: 'Librería' });
  await page.goto('/gastos-form');
  await expect(page.getByRole('link', { name: texts.t('gastos.borradores.seguir') })).toBeVisible();
  await expectAccessible(page, 'form with a draft to go on with');
  await page.getByRole('radio', { name: texts.t('gastos.clases.dieta') }).check();
  await expectAccessible(page, 'days of travel');

  const manager = await two.jefa.device({ ...DESKTOP, reducedMotion: 'reduce' });
  await manager.page.goto(`/bandeja/solicitudes/${asked.id}`);
  await expect(manager.page.getByText('37,40 €').first()).toBeVisible();
  await expectAccessible(manager.page, 'inbox');
  await manager.page.goto('/intranet/gastos?cuales=todos');
  await expect(manager.page.getByRole('button', { name: /Casa Manola/ })).toBeVisible();
  await expectAccessible(manager.page, 'payments');
  await manager.page.getByRole('button', { name: /Casa Manola/ }).click();
  await expect(manager.page.getByRole('region', { name: 'Casa Manola' }).getByText('37,40 €').first()).toBeVisible();
  await expectAccessible(manager.page, 'one payment');
});
