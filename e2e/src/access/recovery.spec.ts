import { createTestCompany, TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { DAILY, findNoonZone, newUserName } from '../support/company.ts';
import { signInByWire } from '../support/session.ts';
import { appIn, expect, test } from '../support/test.ts';
import { readLink } from './outbox.ts';

const NUEVA = 'tres barcos verdes';

test('somebody forgets their password, and is in again with another one', async ({ page, request, db }) => {
  const [admin, forgetful] = [newUserName(), newUserName()];
  const zona = await findNoonZone(db);
  await createTestCompany(db, {
    nombre: 'Faro, S.L.',
    personas: [
      { userName: admin, roles: ['admin'] },
      { userName: forgetful, email: 'lucia@faro.example', horario: DAILY, zona },
    ],
  });
  const { texts, login, home } = appIn(page, 'es');
  await login.open();
  await page.getByRole('link', { name: texts.t('login.olvidada') }).click();
  // The log-in has a field with the same name.
  await expect(page.getByRole('heading', { name: texts.t('recovery.titulo') })).toBeVisible();
  await page.getByRole('textbox', { name: texts.t('login.usuario') }).fill(forgetful.toLowerCase());
  await expectAccessible(page, 'asking for a link');
  await page.getByRole('button', { name: texts.t('recovery.pedir') }).click();
  await expect(page.getByRole('status').filter({ hasText: texts.t('recovery.enviado.titulo') })).toBeVisible();

  const link = await readLink(
    request,
    await signInByWire(request, { userName: admin, password: TEST_PASSWORD, lang: 'es' }),
    'recuperacion',
  );
  await page.goto(link);
  await expect(page.getByText(texts.t('recovery.nueva-de', { entidad: 'Faro, S.L.' }))).toBeVisible();
  const password = page.getByRole('textbox', { name: texts.t('recovery.contrasena'), exact: true });
  await password.fill('password123');
  await password.blur();
  await expect(password).toHaveAccessibleDescription(new RegExp(texts.t('validacion.contrasena.conocida')));
  await expectAccessible(page, 'choosing another password');
  await password.fill(NUEVA);
  await page.getByRole('button', { name: texts.t('recovery.guardar') }).click();
  await expect(home.clockIn).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('alert').filter({ hasText: texts.t('errores.recovery.enlace-no-vale') })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.t('recovery.no-vale.otro') })).toBeVisible();
});
