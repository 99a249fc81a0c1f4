import { rmSync } from 'node:fs';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { PHONE } from '../support/devices.ts';
import { expectAccessibleEitherWay, pairTablet } from './paired-tablet.ts';
import { createShownToCamera } from '../support/shown-to-camera.ts';

const camera = createShownToCamera();
test.use({
  twoOptions: { roles: ['admin'] },
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera.args] }),
});
test.afterAll(() => rmSync(camera.path, { force: true }));

test('a tablet reads the code on somebody’s phone, once, and their badge', async ({ two, browser }) => {
  const { jefa, nuria, company } = two;
  const made = await jefa.call(quiosco.crear, { nombre: 'Muelle', centroId: company.centroIds[0] ?? 0 });
  const { page: phone, texts } = await nuria.device(PHONE);
  const { tablet, page } = await pairTablet(browser, texts, made.emparejamiento.codigo);
  const start = page.getByRole('heading', { name: texts.t('quiosco.pin.titulo') });
  const show = () => page.getByRole('button', { name: texts.t('quiosco.qr.boton') }).click();
  const greeting = page.getByRole('heading', { name: /^Hola/ });
  const goAway = async (): Promise<void> => {
    await page.getByRole('button', { name: /^No soy/ }).click();
    await expect(start).toBeVisible();
  };

  await phone.goto('/configuracion/quiosco');
  await phone.getByRole('button', { name: texts.t('quiosco.propio.movil-usar') }).click();
  const code = phone.getByRole('img', { name: texts.t('quiosco.propio.movil-qr') });
  await expect(code).toBeVisible();
  await expectAccessible(phone, 'the code on the phone');
  await camera.hold(phone, await code.screenshot());
  await show();
  await expect(greeting).toBeVisible();
  await goAway();

  // A photo of the same code is worthless.
  await show();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(greeting).toBeHidden();

  const { page: desk } = await jefa.device({ reducedMotion: 'reduce' });
  await desk.goto('/intranet/quioscos/pins');
  await desk.getByRole('button', { name: /Nuria/ }).click();
  const make = desk.getByRole('button', { name: texts.t('quiosco.identidad.hacer-tarjeta') });
  await make.click();
  await make.click();
  const badge = desk.getByRole('img', { name: /^Código QR de la tarjeta/ });
  await expect(badge).toBeVisible();
  await expectAccessible(desk, 'the badge');
  await camera.hold(desk, await badge.screenshot());
  await desk.goto('/intranet/quioscos');
  await desk.getByText('Muelle').first().click();
  await expect(desk.getByRole('button', { name: texts.t('quiosco.gestion.emparejar') })).toBeVisible();
  await expectAccessibleEitherWay(desk, 'the settings of a kiosk');
  await show();
  await expect(greeting).toBeVisible();
  await goAway();
  await tablet.close();
});
