import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { expect, test } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';

test.use({ twoOptions: { roles: ['admin'] } });

const PIN = '7391';

test('pay comes in from a file that is tried out, and its person reads with their PIN why a month is another one', async ({ two }) => {
  const ano = Number(two.ayer.slice(0, 4)) - 1;
  const { page, texts } = await two.jefa.device({ ...DESKTOP, reducedMotion: 'reduce' });
  await page.goto('/intranet/retribuciones/importar');
  const lines = [
    'DNI;Periodo;Bruto;Seguridad Social;% IRPF;IRPF;Neto;Devengo: Salario base;Devengo: Horas extra;Nota: Horas extra',
    `${two.nuria.userName};10/${ano};1.900,00;144,09;12,11;230,09;1.525,82;1.900,00;;`,
    `${two.nuria.userName};11/${ano};1917.85;145.22;12.11;232.25;1540.38;1900.00;17.85;7 oct, 1:03 h`,
    `NADIE;11/${ano};1;0;;0;1;;;`,
  ];
  await page
    .getByLabel(texts.t('retribuciones.importar.boton'))
    .setInputFiles({ name: 'nominas.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  await expect(page.getByText(texts.t('retribuciones.importar.motivos.no-existe'))).toBeVisible();
  await expectAccessible(page, 'dry run');
  await page.getByRole('button', { name: texts.t('retribuciones.importar.aplicar', { count: 2 }) }).click();
  await page.getByRole('link', { name: texts.t('retribuciones.importar.ver') }).click();
  await page.getByRole('button', { name: /Nuria Prado Gil/ }).click();
  await expect(page.getByRole('group', { name: texts.t('retribuciones.gestion.linea', { numero: 2 }) })).toBeVisible();
  await expectAccessible(page, 'a statement');

  await two.nuria.call(documentacion.ponerPin, { pin: PIN, Password: TEST_PASSWORD });
  const own = await two.nuria.device({ ...PHONE, reducedMotion: 'reduce' });
  await own.page.goto('/retribuciones');
  await expect(own.page.getByRole('button', { name: '7', exact: true })).toBeVisible();
  await own.page.keyboard.type(PIN);
  await own.page.keyboard.press('Enter');
  const month = own.page.getByRole('slider', { name: own.texts.t('retribuciones.mover') });
  await expect(month).toBeVisible();
  await expect(own.page.getByText('+14,56')).toBeVisible();
  await expect(own.page.getByText('7 oct, 1:03 h')).toBeVisible();
  await expectAccessible(own.page, 'a year of pay');
  await month.focus();
  await own.page.keyboard.press('ArrowLeft');
  await expect(own.page.getByRole('heading', { name: own.texts.t('retribuciones.de-bruto-a-neto') })).toBeVisible();
  await own.page.getByRole('button', { name: own.texts.t('retribuciones.tabla.mostrar') }).click();
  await expect(own.page.getByRole('table').getByText('1.540,38')).toBeVisible();
  await expectAccessible(own.page, 'the year as a table');
});
