import { wiki } from '@jornada/contract/wiki/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';

test.use({ twoOptions: { roles: ['admin'], ajustes: { modulos: ['wiki'] } } });

/** The smallest picture. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('written with the editor, there at once on another device, read without a network, confirmed, and counted', async ({ two }) => {
  const reader = await two.nuria.device({ ...PHONE, reducedMotion: 'reduce' });
  await reader.page.goto('/wiki-list');
  await expect(reader.page.getByText(reader.texts.t('wiki.vacio.titulo'))).toBeVisible();

  const { page, texts } = await two.jefa.device({ ...DESKTOP, reducedMotion: 'reduce' });
  await page.goto('/intranet/wiki');
  await page.getByRole('button', { name: texts.t('wiki.gestion.nuevo') }).click();
  await page.getByRole('textbox', { name: texts.within('wiki.formulario.titulo') }).fill('Salida de emergencia');
  const text = page.getByRole('textbox', { name: texts.t('wiki.editor.etiqueta') });
  const tool = (name: string) => page.getByRole('button', { name: texts.t(`wiki.editor.${name}`), exact: true });
  await text.click();
  await tool('titulo').click();
  await page.keyboard.type('Qué cambia');
  await page.keyboard.press('Enter');
  await page.keyboard.type('La puerta del muelle.');
  await page.keyboard.press('Enter');
  await tool('numeros').click();
  await page.keyboard.type('Sal por la línea.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool('enlace').click();
  const address = page.getByLabel(texts.t('wiki.editor.direccion'));
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.t('wiki.editor.direccion-no'))).toBeVisible();
  await address.fill('boe.es/leyes');
  await page.keyboard.press('Enter');
  await page
    .getByLabel(texts.t('wiki.editor.imagen'))
    .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') });
  await page.getByLabel(texts.t('wiki.editor.alt')).fill('La puerta');
  await page.getByRole('checkbox', { name: texts.t('wiki.formulario.confirmacion') }).check();
  await expectAccessible(page, 'writing');
  await page.getByRole('button', { name: texts.t('wiki.formulario.publicar') }).click();
  const question = page.getByRole('dialog', { name: texts.t('wiki.formulario.pregunta.titulo') });
  await expect(question.getByText(texts.t('wiki.formulario.pregunta.ahora'))).toBeVisible();
  await expectAccessible(page, 'asked before it is published');
  await question.getByRole('button', { name: texts.t('wiki.formulario.publicar') }).click();
  await expect(page).toHaveURL(/\/intranet\/wiki\?ver=\d+/);
  await expectAccessible(page, 'reach');

  // Nobody has reloaded the phone.
  const link = reader.page.getByRole('link', { name: /Salida de emergencia/ });
  await expect(link).toBeVisible();
  await expectAccessible(reader.page, 'list');
  await link.click();
  await expect(reader.page.getByRole('heading', { name: 'Qué cambia' })).toBeVisible();
  await expect(reader.page.getByRole('listitem').filter({ hasText: 'Sal por la línea.' })).toBeVisible();
  await expect(reader.page.getByRole('link', { name: /boe\.es\/leyes/ })).toHaveAttribute('href', 'https://boe.es/leyes');
  await expect(reader.page.getByRole('img', { name: 'La puerta' })).toBeVisible();
  await expectAccessible(reader.page, 'announcement');
  await reader.page.getByRole('button', { name: reader.texts.t('wiki.confirmar.boton') }).click();
  await expect(reader.page.getByText(reader.texts.within('wiki.confirmar.hecha'))).toBeVisible();
  // On a computer it stands beside the menu, which would otherwise cover its first words.
  await reader.page.setViewportSize(DESKTOP.viewport);
  await reader.page.getByText(reader.texts.within('wiki.confirmar.hecha')).click({ trial: true, position: { x: 2, y: 2 } });

  const { items } = await two.nuria.call(wiki.listado, {});
  expect(items.map(({ titulo, leido }) => [titulo, leido])).toEqual([['Salida de emergencia', true]]);
  await page.reload();
  await page.getByRole('radio', { name: texts.t('wiki.lectores.cuales.confirmado') }).check();
  await expect(page.getByText('Nuria Prado Gil')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.t('wiki.lectores.descargar') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^lectores-comunicado-\d+\.csv$/);
});
