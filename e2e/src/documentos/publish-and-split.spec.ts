import { randomInt } from 'node:crypto';
import { papersPdf, payStatement } from '@jornada/server/testing/papers.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP } from '../support/devices.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

/** An ID number that no other company of this run has, so that its statement is found by it. */
function anyDni(): string {
  const number = randomInt(10_000_000, 99_999_999);
  return `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] ?? ''}`;
}
const DOCUMENTO = anyDni();
const STRANGER = anyDni();

test.use({ ...DESKTOP, reducedMotion: 'reduce', companyOptions: { persona: { roles: ['admin'], userName: DOCUMENTO } } });

test('a document is published for one person and taken back; a PDF of many is split by ID number, looked at and published', async ({
  app: { page, texts },
}) => {
  const { t } = texts;
  const button = (key: string, params?: Record<string, string | number>) => page.getByRole('button', { name: t(key, params), exact: true });
  const field = (key: string) => page.getByLabel(t(key), { exact: true });
  const nombre = 'Nuria Prado Gil';
  const statement = payStatement({ nombre, documento: DOCUMENTO });

  await page.goto('/intranet/documentos/tipos?ver=nuevo');
  await field('documentos.tipos.nombre').fill('Nóminas de prueba');
  await button('documentos.tipos.crear').click();
  await expect(page.getByRole('heading', { name: 'Nóminas de prueba' })).toBeFocused();
  await expectAccessible(page, 'kinds');

  await page.goto('/intranet/documentos?ver=nuevo');
  await field('documentos.publicar.tipo').selectOption({ label: 'Nóminas de prueba' });
  await page.getByRole('textbox', { name: texts.within('documentos.publicar.titulo') }).fill('Carta');
  await field('ficheros.anadir').setInputFiles({ name: 'carta.pdf', mimeType: 'application/pdf', buffer: await papersPdf([statement]) });
  await expect(page.getByText(/\d kB/)).toBeVisible();
  await page.getByRole('searchbox', { name: t('documentos.publicar.para.anadir') }).fill('nuria');
  await page.getByRole('button', { name: nombre }).click();
  await expectAccessible(page, 'publishing');
  await button('documentos.publicar.guardar').click();
  const question = page.getByRole('dialog', { name: t('documentos.publicar.pregunta.titulo') });
  await expect(question.getByText(nombre)).toBeVisible();
  await question.getByRole('button', { name: t('documentos.publicar.guardar') }).click();
  await page.getByRole('button', { name: /Carta/ }).click();
  await expect(page.getByRole('heading', { name: 'Carta' })).toBeFocused();
  await expectAccessible(page, 'a document');
  await button('documentos.retirar.boton').click();
  await page.getByRole('textbox', { name: t('documentos.retirar.motivo') }).fill('Era otra');
  await button('documentos.retirar.boton').click();
  await expect(page.getByText('«Era otra»')).toBeVisible();

  await page.goto('/intranet/documentos/repartos?ver=nuevo');
  await field('documentos.publicar.tipo').selectOption({ label: 'Nóminas de prueba' });
  await page.getByRole('textbox', { name: texts.within('documentos.publicar.titulo') }).fill('Nóminas');
  const pdf = await papersPdf([statement, payStatement({ nombre: 'Óscar Benítez Lara', documento: STRANGER })]);
  await field('ficheros.anadir').setInputFiles({ name: 'nominas.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText(/\d kB/)).toBeVisible();
  await button('documentos.reparto.subir').click();
  // The page itself says it, too, once it is drawn.
  await expect(page.getByRole('button', { name: new RegExp(STRANGER) })).toBeVisible();
  // The page is drawn, and what was read on it stands in its text.
  await expect(page.getByRole('complementary').getByText('Recibo de salarios')).toBeAttached();
  await expectAccessible(page, 'looking at a split');
  await button('documentos.reparto.acciones.apartarla').click();
  await page
    .getByRole('button', { name: texts.within('documentos.reparto.pagina') })
    .filter({ hasText: nombre })
    .click();
  await page.keyboard.press('Space');
  await button('documentos.reparto.pie.publicar_one', { count: 1 }).click();
  await expect(button('documentos.reparto.retirar.boton')).toBeVisible();

  await page.goto('/intranet/documentos');
  await expect(page.getByRole('button', { name: /Nóminas.*Nuria Prado Gil/ })).toBeVisible();
});
