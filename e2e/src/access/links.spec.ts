import { createTestCompany, TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { composed } from '@jornada/server/platform/database/pool.ts';
import { newUserName } from '../support/company.ts';
import { signInByWire } from '../support/session.ts';
import { appIn, expect, test } from '../support/test.ts';
import { readLink } from './outbox.ts';

test('a link for a password that has run out says so, and leads to another one', async ({ page, request, db }) => {
  const [admin, late] = [newUserName(), newUserName()];
  const { entidadId } = await createTestCompany(db, {
    nombre: 'Faro, S.L.',
    personas: [
      { userName: admin, roles: ['admin'] },
      { userName: late, email: 'lucia@faro.example' },
    ],
  });
  await request.get(`/api/login/recovery?user=${late}`);
  const signedIn = await signInByWire(request, { userName: admin, password: TEST_PASSWORD, lang: 'es' });
  const link = await readLink(request, signedIn, 'recuperacion');
  // Ends the link half an hour later. A link cannot be changed, so it is deleted, and a new one with the same secret is added.
  const end = composed(`
    with dado as (delete from instancia.enlaces where entidad_id = $1 returning *)
    insert into instancia.enlaces (entidad_id, huella, tipo, usuario_id, datos, creado, caduca)
    select entidad_id, huella, tipo, usuario_id, datos, now() - interval '31 minutes', now() - interval '1 minute' from dado`);
  await db.tenant(entidadId, (tx) => tx.query(end, [entidadId]));

  const { texts } = appIn(page, 'es');
  const failed: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`));
  await page.goto(link);
  await expect(page.getByRole('alert').filter({ hasText: texts.t('errores.recovery.enlace-no-vale') })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: texts.t('recovery.no-vale.otro') }).click();
  await expect(page.getByRole('heading', { name: texts.t('recovery.titulo') })).toBeVisible();
  expect(failed).toEqual([]);
});

for (const path of ['/registro-completado', '/registro-completado-movil']) {
  test(`${path} offers to confirm only what can be confirmed`, async ({ page }) => {
    const { texts, login } = appIn(page, 'es');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: texts.t('registro.enlace.sin-enlace.titulo') })).toBeVisible();
    await page.goto(`${path}?token=1.${'a'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: texts.t('registro.enlace.no-vale.titulo') })).toBeVisible();
    await expect(page.getByRole('button', { name: texts.t('registro.confirmar.boton') })).toHaveCount(0);
    await page.getByRole('link', { name: texts.t('registro.enlace.entrar') }).click();
    await expect(login.userName).toBeVisible();
  });
}
