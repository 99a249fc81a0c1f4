import { randomInt } from 'node:crypto';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { createTestCompany, TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { signingIn, type Somebody } from '../corrections/two-people.ts';
import { PHONE } from '../support/devices.ts';
import { expect, test as base } from '../support/test.ts';

const PIN = '4019';
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** A tax number that is right, so that the form can be signed. */
function someNif(): string {
  const number = randomInt(10_000_000, 99_999_999);
  return `${number}${LETTERS[number % 23] ?? ''}`;
}

const test = base.extend<{ people: { ana: Somebody; ada: Somebody } }>({
  people: async ({ db, browser, playwright, baseURL }, use) => {
    const closing: (() => Promise<void>)[] = [];
    const [nif, admin] = [someNif(), someNif()];
    await createTestCompany(db, {
      personas: [
        { userName: admin, nombre: 'Ada Ruiz', roles: ['empleado', 'admin'] },
        { userName: nif, nombre: 'Ana Prado Gil' },
      ],
    });
    const signIn = signingIn({ browser, playwright, baseURL }, closing);
    const somebody = (userName: string) => signIn({ userName, password: TEST_PASSWORD, lang: 'es' });
    await use({ ana: await somebody(nif), ada: await somebody(admin) });
    for (const close of closing.toReversed()) await close();
  },
});

test('a child was born: the form behind the PIN, signed on a phone, and acknowledged by the company', async ({ people: { ana, ada } }) => {
  await ana.call(documentacion.ponerPin, { pin: PIN, Password: TEST_PASSWORD });
  const { page } = await ana.device(PHONE);
  await page.goto('/modelo145');
  await expect(page).toHaveURL(/documentacion-pin/);
  await expect(page.getByRole('heading', { name: 'Escribe tu PIN' })).toBeVisible();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await page.getByLabel('Tu año de nacimiento').fill('1990');
  await page.getByRole('link', { name: 'Hijo', exact: true }).click();
  await page.getByLabel('Nombre, para ti').fill('Vega');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Vega')).toBeVisible();
  await page.getByRole('button', { name: 'Revisar y firmar' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/^Manifiesto ser contribuyente del IRPF/)).toBeVisible();
  await sheet.getByLabel('Tu PIN de documentos').fill(PIN);
  await sheet.getByRole('button', { name: 'Firmar', exact: true }).click();
  await expect(page.getByText('Lo has firmado')).toBeVisible();

  const { items } = await ada.call(modelo145.listado, { estado: 'pendiente' });
  expect(items).toHaveLength(1);
  const { page: desk } = await ada.device();
  await desk.goto('/intranet/modelo145');
  await desk.getByRole('button', { name: /Ana Prado Gil/ }).click();
  await desk.getByLabel('Tu contraseña').fill(TEST_PASSWORD);
  await desk.getByRole('button', { name: 'Firmar el acuse de recibo' }).click();
  await expect(desk.getByText(/^Ada Ruiz acusó recibo/)).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Historia' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^modelo-145-.*\.pdf$/);
});
