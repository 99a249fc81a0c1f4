import { registros } from '@jornada/contract/registros.ts';
import { CorrectionSheet } from '../pages/correction-sheet.ts';
import { InboxPage } from '../pages/inbox-page.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { tabTo } from '../support/focus.ts';
import { unauthorized } from '../support/wire.ts';
import { expect, liveWholeYesterday, test } from './two-people.ts';

test('another hour can be asked for with the keyboard alone', async ({ two }) => {
  const salida = await liveWholeYesterday(two);
  const { page, texts } = await two.nuria.device({ ...DESKTOP, locale: 'es-ES' });
  const sheet = new CorrectionSheet(page, texts);
  await sheet.openChange(salida.id);
  await expect(sheet.hour).toBeVisible();
  await tabTo(page, sheet.hour);
  await page.keyboard.type('1630');
  await tabTo(page, sheet.reason);
  await expect(sheet.hour).toHaveValue('16:30');
  await page.keyboard.type('Salí antes.');
  await tabTo(page, sheet.send);
  await page.keyboard.press('Enter');
  await expect(sheet.root).toBeHidden();
  const { correcciones } = await two.nuria.call(registros.cargaSolicitud, { id: salida.id });
  expect(correcciones.at(-1)).toMatchObject({ estado: 'pendiente', motivo: 'Salí antes.' });
});

test('a matter can be answered with the keyboard alone', async ({ two }) => {
  const salida = await liveWholeYesterday(two);
  await two.nuria.call(registros.solicitarCambioHora, { id: salida.id, hora: two.at('18:00'), motivo: 'Reunión.' });
  const { page, texts } = await two.jefa.device(DESKTOP);
  const inbox = new InboxPage(page, texts);
  await inbox.openToDecide();
  await tabTo(page, inbox.rowsToDecide.first());
  await page.keyboard.press('Enter');
  await tabTo(page, inbox.approve);
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.t('solicitudes.decidir.hecho.aprobar', { nombre: 'Nuria' }))).toBeVisible();
});

test('what was typed is still there after the session ended and one came back', async ({ two }) => {
  const salida = await liveWholeYesterday(two);
  const { page, texts, login } = await two.nuria.device(PHONE);
  const sheet = new CorrectionSheet(page, texts);
  await sheet.openChange(salida.id);
  await sheet.hour.fill('17:20');
  await sheet.reason.fill('Lo que cuesta escribir.');
  await page.route('**/registros/solicitarCambioHora', (route) => unauthorized(route, { renew: false }));
  await sheet.send.click();
  await page.getByRole('button', { name: texts.t('errores.sesion.modal.entrar') }).click();
  await page.unroute('**/registros/solicitarCambioHora');
  await login.signIn(two.nuria);
  await expect(sheet.hour).toHaveValue('17:20');
  await expect(sheet.reason).toHaveValue('Lo que cuesta escribir.');
  await sheet.send.click();
  await expect(sheet.root).toBeHidden();
});

for (const [name, device] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  const look = { ...device, reducedMotion: 'reduce' } as const;

  test(`axe finds nothing where one asks, on a ${name}`, async ({ two }) => {
    const salida = await liveWholeYesterday(two);
    const { page, texts } = await two.nuria.device(look);
    const sheet = new CorrectionSheet(page, texts);
    await sheet.openChange(salida.id);
    await sheet.hour.fill('17:20');
    await expectAccessible(page, 'another hour');
    await page.goto(`/edit-observaciones/${salida.id}`);
    await expect(sheet.root.getByRole('textbox')).toBeVisible();
    await expectAccessible(page, 'remark');
    await page.goto(`/registros-list/proponer?fecha=${two.ayer}`);
    await expect(sheet.reason).toBeVisible();
    await expectAccessible(page, 'a mark that nobody clocked');
  });

  test(`axe finds nothing where one answers, on a ${name}`, async ({ two }) => {
    const salida = await liveWholeYesterday(two);
    await two.nuria.call(registros.solicitarCambioHora, { id: salida.id, hora: two.at('18:00'), motivo: 'Reunión.' });
    const { page, texts } = await two.jefa.device(look);
    const inbox = new InboxPage(page, texts);
    await inbox.openToDecide();
    await expect(inbox.rowsToDecide.first()).toBeVisible();
    await expectAccessible(page, 'inbox');
    await inbox.rowsToDecide.first().click();
    await expect(inbox.approve).toBeVisible();
    await expectAccessible(page, 'a correction to decide');
    await inbox.open('en-espera');
    await expect(page.getByText(texts.t('bandeja.vacia.en-espera'))).toBeVisible();
    await expectAccessible(page, 'nothing waits');
  });
}
