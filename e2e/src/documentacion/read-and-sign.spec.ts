import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { expect, test, type TwoPeople } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { pdfOfPages } from './pdf-of-pages.ts';

test.use({ twoOptions: { roles: ['admin'] } });

const PIN = '7391';

/** Nuria has a PIN and a document of three pages to sign for receipt. */
async function giveDocument({ jefa, nuria }: TwoPeople): Promise<number> {
  await nuria.call(documentacion.ponerPin, { pin: PIN, Password: TEST_PASSWORD });
  // Every company begins with some kinds.
  const { items } = await jefa.call(documentacion.tiposGestion, {});
  const tipoId = items.find(({ clase }) => clase === 'prevencion')?.id ?? 0;
  const contenido = pdfOfPages(['Riesgos de tu puesto', 'Pantallas y postura', 'A quién acudir']).toString('base64');
  const { id: fichero } = await jefa.call(ficheros.subirJSON, { nombre: 'riesgos.pdf', contenido });
  const [given] = (
    await jefa.call(documentacion.publicar, {
      tipoId,
      titulo: 'Riesgos de tu puesto',
      firma: 'recibo',
      personas: [idOf(nuria)],
      ficheros: [fichero],
    })
  ).items;
  return given?.id ?? 0;
}

/** The id of a person, from their token. */
function idOf({ signedIn }: TwoPeople['nuria']): number {
  const [, payload = ''] = signedIn.token.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { usr: number }).usr;
}

test('on a phone: the PIN, what waits, its pages, and the signature once all of them were seen', async ({ two }) => {
  await giveDocument(two);
  const { page, texts } = await two.nuria.device({ ...PHONE, reducedMotion: 'reduce' });
  await page.goto('/documentacion-pin');
  await expect(page.getByRole('heading', { name: texts.t('mis-documentos.pin.titulo') })).toBeVisible();
  await expectAccessible(page, 'PIN');
  for (const digit of PIN) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: texts.t('mis-documentos.pin.abrir'), exact: true }).click();
  await expect(page.getByText(texts.t('mis-documentos.abierta'))).toBeVisible();
  await expectAccessible(page, 'kinds');
  await page.getByRole('link', { name: /^Prevención/ }).click();
  await expect(page).toHaveURL(/\/documentacion\/\d+/);
  await expect(page.getByRole('link', { name: /^Riesgos de tu puesto/ })).toBeVisible();
  await expectAccessible(page, 'list of a kind');
  await page.getByRole('link', { name: /^Riesgos de tu puesto/ }).click();
  // The text of the page is there for whoever reads with their ears.
  await expect(page.getByText('Riesgos de tu puesto 1')).toBeVisible();
  await expectAccessible(page, 'reading');
  // A page counts once it was on the screen for a moment.
  const left = (count: number) => page.getByRole('button', { name: texts.t('mis-documentos.firma.faltan', { count }) });
  const next = page.getByRole('button', { name: texts.t('visor.siguiente') });
  await expect(left(2)).toBeVisible();
  await next.click();
  await expect(page.getByText('Pantallas y postura 2')).toBeInViewport();
  await expect(left(1)).toBeVisible();
  await next.click();
  const sign = page.getByRole('button', { name: texts.t('mis-documentos.firma.recibo') });
  await sign.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(texts.t('firmas.con.pin-campo')).fill(PIN);
  await expectAccessible(page, 'signing');
  await sheet.getByRole('button', { name: texts.t('mis-documentos.firma.recibo') }).click();
  await expect(sheet.getByRole('heading', { name: texts.within('mis-documentos.firma.firmado') })).toBeVisible();
});

test('on a desktop: searched in its text, left and closed', async ({ two }) => {
  const id = await giveDocument(two);
  const { page, texts } = await two.nuria.device({ ...DESKTOP, reducedMotion: 'reduce' });
  await page.goto(`/documentacion-view/${id}`);
  await expect(page.getByRole('heading', { name: texts.t('mis-documentos.pin.titulo') })).toBeVisible();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Riesgos de tu puesto 1')).toBeVisible();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('acudir');
  await expect(page.locator('mark')).toHaveText('acudir');
  await expect(page.locator('mark')).toBeInViewport();
  await expectAccessible(page, 'reading and signing');
  await page.goto('/home');
  await page.goto('/documentacion-tipos');
  await expect(page.getByRole('heading', { name: texts.t('mis-documentos.pin.titulo') })).toBeVisible();
});
