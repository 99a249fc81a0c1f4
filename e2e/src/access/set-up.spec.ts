import { expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { appIn, expect, testSignedIn as test } from '../support/test.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const dni = (number: number): string => `${String(number).padStart(8, '0')}${LETTERS[number % 23] ?? ''}`;

test.use({ ...DESKTOP, companyOptions: { sinConfirmar: true, persona: { nombre: 'Marta Gil Ortega', roles: ['admin'] } } });

test('set up in ten minutes: region, holidays, eleven pasted lines with faults, and somebody without e-mail clocks in', async ({
  page,
  browser,
}) => {
  const seed = 10_000 + Math.floor(Math.random() * 80_000_000);
  const { texts } = appIn(page, 'es');
  await page.goto('/intranet');
  await page
    .getByRole('link', { name: texts.t('intranet.hoy.guia') })
    .first()
    .click();
  await page.getByLabel(texts.t('centros.campos.region')).selectOption({ label: 'Andalucía' });
  await page.getByRole('button', { name: texts.t('gestion.guardar'), exact: true }).click();
  await expect(page.getByText(texts.t('gestion.guardado')).first()).toBeVisible();
  const confirm = page.getByRole('button', { name: texts.like('festivos.confirmar_other') });
  for (const left of [2, 1]) {
    await expect(confirm).toHaveCount(left);
    await confirm.first().click();
  }
  await expect(confirm).toHaveCount(0);
  await expect(page.getByText(texts.t('festivos.faltan-locales', { count: 2 }))).toHaveCount(2);
  // The bar lies over half a field where the last press has scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'the first steps');

  await page.getByRole('link', { name: texts.t('primeros-pasos.personas.lista') }).click();
  const wrong = `${dni(seed + 1).slice(0, -1)}${dni(seed + 1).endsWith('A') ? 'B' : 'A'}`;
  const lines = [
    'DNI\tNombre\tCorreo\tHorario',
    `${dni(seed)}\tAna Sin Correo\t\tHorario`,
    `${wrong}\tLuis Letra\t\tHorario`,
    `${dni(seed + 2)}\tEva Horario\t\tHorrario`,
    `${dni(seed + 3)}\tPablo Correo\tpablo@@x\tHorario`,
    `${dni(seed)}\tAna Repetida\t\tHorario`,
    ...[5, 6, 7, 8, 9, 10].map((more) => `${dni(seed + more)}\tPersona ${more}\t\tHorario`),
  ];
  await page.getByLabel(texts.t('personas.importar.pegar.titulo')).fill(lines.join('\n'));
  await page.getByRole('button', { name: texts.t('personas.importar.pegar.boton') }).click();
  await expect(page.getByRole('heading', { name: texts.t('personas.importar.resumen', { count: 7, total: 11 }) })).toBeVisible();
  await page.getByRole('button', { name: texts.t('personas.importar.usar', { valor: dni(seed + 1) }) }).click();
  await page.getByRole('button', { name: texts.t('personas.importar.usar', { valor: 'Horario' }) }).click();
  const mail = texts.t('personas.importar.corregir-linea', { linea: 5, campo: texts.t('personas.importar.columnas.email') });
  await page.getByRole('button', { name: mail }).click();
  await page.getByRole('textbox', { name: mail }).fill('pablo@example.com');
  await page.getByRole('textbox', { name: mail }).press('Enter');
  await expectAccessible(page, 'the lines that are mended');
  await page.getByRole('button', { name: texts.t('personas.importar.aplicar', { count: 10 }) }).click();
  await expect(page.getByRole('heading', { name: texts.t('personas.importar.hecho.titulo') })).toBeVisible();

  // The tab above leads there as well.
  await page
    .getByRole('link', { name: texts.t('personas.hojas.titulo') })
    .last()
    .click();
  await page.getByRole('checkbox', { name: texts.t('personas.hojas.todas') }).setChecked(true);
  await page.getByRole('checkbox', { name: texts.t('personas.hojas.todas') }).setChecked(false);
  await page.getByRole('checkbox', { name: /Ana Sin Correo/ }).check();
  await page.getByRole('button', { name: texts.t('personas.hojas.hacer', { count: 1 }) }).click();
  const sheet = page.getByRole('article', { name: 'Ana Sin Correo' });
  await expect(sheet.getByRole('img')).toBeVisible();
  await expectAccessible(page, 'an access sheet');
  const code = (await sheet.locator('strong').last().textContent()) ?? '';

  const context = await browser.newContext({ ...PHONE, locale: 'es-ES' });
  const theirs = appIn(await context.newPage(), 'es');
  // Without a camera: what is printed is typed.
  await theirs.page.goto('/recovery');
  await theirs.page.getByRole('button', { name: texts.t('recovery.hoja.tengo') }).click();
  await theirs.page.getByRole('textbox', { name: texts.t('recovery.hoja.codigo') }).fill(code.toLowerCase());
  await theirs.page.getByRole('button', { name: texts.t('recovery.hoja.seguir') }).click();
  await expect(theirs.page.getByRole('heading', { name: texts.t('recovery.bienvenida', { nombre: 'Ana' }) })).toBeVisible();
  await theirs.page.getByRole('textbox', { name: texts.t('recovery.contrasena'), exact: true }).fill('cuatro gatos pardos');
  await theirs.page.getByRole('button', { name: texts.t('recovery.guardar-y-entrar') }).click();
  await theirs.home.clockIn.click();
  await expect(theirs.home.clockIn).toBeHidden();
  await context.close();
});
