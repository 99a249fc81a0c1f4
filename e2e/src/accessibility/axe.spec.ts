import { createTestCompany } from '@jornada/server/testing/test-company.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DAILY } from '../support/company.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { revokeSessions } from '../support/server-side.ts';
import { expect, test, testSignedIn } from '../support/test.ts';
import { onFirstClockAction } from '../support/wire.ts';

for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  const use = { ...size, contextOptions: { reducedMotion: 'reduce' as const } };

  test.describe(device, () => {
    test.use(use);

    test('the log-in, its errors, the choice of company, privacy and an unknown page', async ({
      app: { page, login, texts },
      person,
      db,
    }) => {
      await createTestCompany(db, { nombre: 'La Segunda, S.A.', personas: [{ userName: person.userName, horario: DAILY }] });
      await login.open();
      await expect(login.enter).toBeVisible();
      await expectAccessible(page, 'log-in');
      await login.enter.click();
      await expectAccessible(page, 'log-in with empty fields');
      await login.signIn({ ...person, password: 'no-es-esta' });
      await expect(login.problem).toHaveText(texts.t('errores.login.credenciales'));
      await expectAccessible(page, 'log-in refused');
      await login.signIn(person);
      await expect(page.getByRole('heading', { name: texts.t('login.elegir') })).toBeVisible();
      await expectAccessible(page, 'choice of company');
      await page.getByRole('link', { name: texts.t('login.privacidad') }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.t('privacidad.titulo') })).toBeVisible();
      await expectAccessible(page, 'privacy');
      await page.goto('/no-existe');
      await expect(page.getByText(texts.t('errores.no-encontrado.pagina'))).toBeVisible();
      await expectAccessible(page, 'unknown page');
    });
  });

  testSignedIn.describe(device, () => {
    testSignedIn.use(use);

    testSignedIn('home through a day', async ({ app: { page, home } }) => {
      await home.open();
      await expect(home.clockIn).toBeVisible();
      await expectAccessible(page, 'before');
      await home.clock(home.clockIn);
      await expect(home.undo).toBeVisible();
      await expectAccessible(page, 'working, with the undo bar');
      await home.clock(home.startLunch);
      await expect(home.comeBack).toBeVisible();
      await expectAccessible(page, 'in a pause');
      await home.clock(home.comeBack);
      await home.endDay();
      await expect(home.finished).toBeVisible();
      await expectAccessible(page, 'finished');
    });

    testSignedIn('what opens above home', async ({ app: { page, home, menu, texts }, db, company }) => {
      await home.open();
      if (device === 'phone') {
        await menu.opener.click();
        await expect(menu.root).toBeVisible();
        await expectAccessible(page, 'menu');
        await menu.closer.click();
        await expect(menu.root).toBeHidden();
      }
      await home.clock(home.clockIn);
      await page.goto('/home/salida');
      await home.leaveSheet.readSum();
      await expectAccessible(page, 'leave hour');
      await page.goto('/home/saldo');
      await home.balanceSheet.readSum();
      await expectAccessible(page, 'balance');
      await page.goto(`/home/otros?tipo=${company.tipos.proyecto}`);
      await home.othersSheet.button(texts.t('tipos.nombres.proyecto')).click();
      await expect(home.othersSheet.project).toHaveAccessibleDescription(texts.t('validacion.obligatorio'));
      await expectAccessible(page, 'others, with an error');

      await home.othersSheet.remark.fill('Sin terminar');
      await revokeSessions(db, company);
      await home.othersSheet.type(texts.t('tipos.nombres.pausa-cafe')).check();
      await home.othersSheet.button(texts.t('home.accion.cafe')).click();
      await expect(page.getByRole('dialog', { name: texts.t('errores.sesion.modal.titulo') })).toBeVisible();
      await expectAccessible(page, 'expired session');
    });

    testSignedIn('trouble', async ({ app: { page, home, texts }, context }) => {
      await home.open();
      await onFirstClockAction(page, (route) => route.fulfill({ status: 500, body: '' }));
      await home.clockIn.click();
      await expect(home.sheet(texts.t('home.problema.titulo')).retry).toBeVisible();
      await expectAccessible(page, 'an action that failed');
      await home.sheet(texts.t('home.problema.titulo')).close.click();
      await context.setOffline(true);
      await expect(page.getByText(texts.t('home.aviso.sin-conexion'), { exact: true })).toBeVisible();
      await expectAccessible(page, 'no connection');
      await context.setOffline(false);
      await page.route('**/instancia/registros/registrosHoy', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/home?debug=1');
      await expect(page.getByText(texts.t('home.error.titulo'))).toBeVisible();
      await expectAccessible(page, 'home that cannot be fetched, as it was, with the GPS line');
      await page.evaluate(() => localStorage.removeItem('jornada.dia'));
      await page.reload();
      await expect(page.getByRole('heading', { name: texts.t('home.error.titulo') })).toBeVisible();
      await expectAccessible(page, 'home that cannot be fetched');
      await page.goto('/permisos-view/0');
      await expect(page.getByText(texts.t('errores.no-encontrado.permiso'))).toBeVisible();
      await expectAccessible(page, 'nothing here');
    });
  });
}
