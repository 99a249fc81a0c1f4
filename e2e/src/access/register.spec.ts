import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { appIn, expect, test } from '../support/test.ts';

const PASSWORD = 'tres barcos verdes';
const PEOPLE = 10;

test.use(DESKTOP);

test('the first ten minutes: a company registers itself, invites ten people, gives them a schedule, and one of them clocks in', async ({
  page,
  browser,
}) => {
  const id = randomUUID().slice(0, 8).toUpperCase();
  const admin = `E2E-ALTA-${id}`;
  const { texts, login } = appIn(page, 'es');
  const blocked: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && blocked.push(message.text()));
  const fill = (key: string, text: string) => page.getByRole('textbox', { name: texts.t(key), exact: true }).fill(text);

  await login.open();
  await page.getByRole('link', { name: texts.t('login.alta') }).click();
  // Fields side by side stay at the same height, even with a message below one of them.
  await page.getByRole('button', { name: texts.t('registro.enviar') }).click();
  await expect(page.getByRole('textbox', { name: texts.t('registro.nif') })).toHaveAttribute('aria-invalid', 'true');
  const topOf = async (key: string) => Math.round((await page.getByLabel(texts.t(key), { exact: true }).boundingBox())!.y);
  expect(await topOf('registro.pais')).toBe(await topOf('registro.nif'));
  expect(await topOf('registro.usuario')).toBe(await topOf('registro.correo'));
  await fill('registro.nombre', 'Talleres Gómez, S.L.');
  await fill('registro.nif', 'B12345674');
  await expect(page.getByRole('combobox', { name: texts.t('registro.pais') })).toHaveValue('ES');
  await fill('registro.nombre-completo', 'Carmen Gómez Ruiz');
  await fill('registro.usuario', admin);
  await fill('registro.correo', 'carmen@gomez.example');
  await fill('recovery.contrasena', PASSWORD);
  await page.getByRole('checkbox', { name: texts.t('registro.condiciones') }).check();
  await expect(page.getByText(texts.t('registro.captcha.comprobado'))).toBeVisible();
  await expectAccessible(page, 'the form of a company');
  await page.getByRole('button', { name: texts.t('registro.enviar') }).click();

  await expect(page.getByRole('heading', { name: texts.t('registro.listo.titulo', { entidad: 'Talleres Gómez, S.L.' }) })).toBeVisible();
  await expectAccessible(page, 'what comes first');
  const promised = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  expect(promised).toHaveLength(4);
  // Opened again, the page says that it is confirmed, and has no button.
  await page.goto(page.url());
  await expect(page.getByRole('heading', { name: texts.t('registro.enlace.usado.titulo') })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.t('registro.confirmar.boton') })).toHaveCount(0);
  await page.getByRole('link', { name: texts.t('registro.enlace.entrar') }).click();
  await expect(login.userName).toHaveValue(admin);
  await login.password.fill(PASSWORD);
  await login.enter.click();
  await expect(page).toHaveURL(/\/intranet\/?$/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(promised);
  expect(blocked).toEqual([]);

  const button = (key: string, params?: Record<string, string | number>) =>
    page.getByRole('button', { name: texts.t(key, params), exact: true });
  const menu = (key: string) => page.getByRole('navigation').getByRole('link', { name: texts.t(key), exact: true });

  // Ten people from a file. There is only one centre and one schedule, so the file need not name them. The department is made by
  // the import.
  await page.getByRole('link', { name: texts.t('intranet.hoy.de-un-archivo') }).click();
  const people = Array.from({ length: PEOPLE }, (_, index) => `E2E-${id}-${index};Lola Vega ${index};lola${index}@gomez.example;Taller`);
  const file = ['DNI;Nombre;Correo;Departamento', ...people, `E2E-${id}-0;Otra vez;;`].join('\n');
  await page
    .getByLabel(texts.t('personas.importar.elige.boton'))
    .setInputFiles({ name: 'gente.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await button('personas.importar.faltan.crear', { nombre: 'Taller' }).click();
  await button('personas.importar.aplicar', { count: PEOPLE }).click();
  await expect(page.getByRole('heading', { name: texts.t('personas.importar.hecho.titulo') })).toBeVisible();
  await expect(page.getByText(texts.t('personas.importar.motivos.repetido', { sugerencia: '2' }))).toBeVisible();

  // A new schedule, for everybody at once.
  await menu('intranet.menu.horarios').click();
  await button('horarios.nuevo').click();
  await fill('horarios.nombre', 'Taller de tarde');
  await button('horarios.crear').click();
  await page.getByRole('link', { name: texts.t('horarios.asignar') }).click();
  await page.getByRole('checkbox', { name: texts.t('personas.elegir.todas', { count: PEOPLE + 1 }) }).check();
  await button('personas.elegir.asignar').click();
  await expect(page.getByLabel(texts.t('personas.campos.horario'), { exact: true })).toHaveValue(/\d/);
  await expectAccessible(page, 'several people are given a schedule');
  await button('personas.varias.guardar', { count: PEOPLE + 1 }).click();
  await expect(page.getByRole('region', { name: 'Taller de tarde' }).getByRole('link', { name: 'Lola Vega 0' })).toBeVisible();

  // The position of the centre.
  await menu('intranet.menu.centros-y-salas').click();
  await page
    .getByRole('list', { name: texts.t('intranet.menu.centros') })
    .getByRole('button')
    .click();
  await fill('centros.campos.direccion', 'Calle del Taller 1');
  await button('gestion.guardar').click();
  await expect(page.getByText(texts.t('gestion.guardado')).first()).toBeVisible();

  // Without a mail server the invitations wait to be handed over.
  await menu('intranet.menu.correo').click();
  await page.getByRole('button', { name: /lola0@gomez\.example/ }).click();
  await button('correos.abrir').click();
  const words = page.getByText(/https?:\/\/\S+/);
  const [link] = /https?:\/\/\S+/.exec((await words.textContent()) ?? '') ?? [];

  const context = await browser.newContext({ ...PHONE, locale: 'es-ES' });
  const theirs = appIn(await context.newPage(), 'es');
  await theirs.page.goto(link ?? '');
  await expect(theirs.page.getByRole('heading', { name: texts.t('recovery.bienvenida', { nombre: 'Lola' }) })).toBeVisible();
  await theirs.page.getByRole('textbox', { name: texts.t('recovery.contrasena'), exact: true }).fill('cuatro gatos pardos');
  await theirs.page.getByRole('button', { name: texts.t('recovery.guardar-y-entrar') }).click();
  await theirs.home.clockIn.click();
  await expect(theirs.home.clockIn).toBeHidden();
  await context.close();
});
