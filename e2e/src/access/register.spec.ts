import { randomUUID } from 'node:crypto';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { personas } from '@jornada/contract/personas.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { signInByWire } from '../support/session.ts';
import { appIn, expect, test } from '../support/test.ts';
import { askIntranet, readLink } from './outbox.ts';

const PASSWORD = 'tres barcos verdes';

test('a company registers itself, invites somebody, and that person clocks in', async ({ page, browser, request }) => {
  const id = randomUUID().slice(0, 8).toUpperCase();
  const [admin, employee] = [`E2E-ALTA-${id}`, `E2E-NUEVA-${id}`];
  const { texts, login } = appIn(page, 'es');
  const blocked: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && blocked.push(message.text()));
  const fill = (key: string, text: string) => page.getByRole('textbox', { name: texts.t(key), exact: true }).fill(text);

  await login.open();
  await page.getByRole('link', { name: texts.t('login.alta') }).click();
  await fill('registro.nombre', 'Talleres Gómez, S.L.');
  await fill('registro.nif', 'B12345678');
  await expect(page.getByRole('combobox', { name: texts.t('registro.pais') })).toHaveValue('ES');
  await fill('registro.nombre-completo', 'Carmen Gómez Ruiz');
  await fill('registro.usuario', admin);
  await fill('registro.correo', 'carmen@gomez.example');
  await fill('recovery.contrasena', PASSWORD);
  await page.getByRole('checkbox', { name: texts.t('registro.condiciones') }).check();
  await expect(page.getByText(texts.t('registro.captcha.comprobado'))).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'the form of a company');
  await page.getByRole('button', { name: texts.t('registro.enviar') }).click();

  await page.getByRole('link', { name: texts.t('registro.falta.seguir') }).click();
  await page.getByRole('button', { name: texts.t('registro.confirmar.boton') }).click();
  await expect(page.getByRole('heading', { name: texts.t('registro.listo.titulo', { entidad: 'Talleres Gómez, S.L.' }) })).toBeVisible();
  await expectAccessible(page, 'what comes first');
  await page.getByRole('button', { name: texts.t('registro.listo.entrar') }).click();
  await expect(login.userName).toHaveValue(admin);
  await login.password.fill(PASSWORD);
  await login.enter.click();
  await expect(page).toHaveURL(/\/intranet/);
  expect(blocked).toEqual([]);

  const signedIn = await signInByWire(request, { userName: admin, password: PASSWORD, lang: 'es' });
  const { centros, horarios, hoy } = await askIntranet<SalidaDe<typeof personas.opciones>>(request, signedIn, 'personas/opciones');
  await askIntranet(request, signedIn, 'personas', {
    documento: employee,
    nombre: 'Lola Vega Sanz',
    email: 'lola@gomez.example',
    movil: '',
    puesto: '',
    idioma: 'es',
    departamentoId: null,
    responsableId: null,
    roles: ['empleado'],
    alta: hoy,
    centroId: centros[0]!.id,
    horarioId: horarios[0]!.id,
    invitar: true,
  });
  const context = await browser.newContext({ locale: 'es-ES' });
  const theirs = appIn(await context.newPage(), 'es');
  await theirs.page.goto(await readLink(request, signedIn, 'invitacion'));
  await expect(theirs.page.getByRole('heading', { name: texts.t('recovery.bienvenida', { nombre: 'Lola' }) })).toBeVisible();
  await theirs.page.getByRole('textbox', { name: texts.t('recovery.contrasena'), exact: true }).fill('cuatro gatos pardos');
  await theirs.page.getByRole('button', { name: texts.t('recovery.guardar-y-entrar') }).click();
  await theirs.home.clockIn.click();
  await expect(theirs.home.clockIn).toBeHidden();
  await context.close();
});
