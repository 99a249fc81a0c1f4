import { registros } from '@jornada/contract/registros.ts';
import { CorrectionSheet } from '../pages/correction-sheet.ts';
import { InboxPage } from '../pages/inbox-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { PHONE } from '../support/devices.ts';
import { expect, forgetYesterday, test } from './two-people.ts';

test('the morning after a forgotten clock-out, one says when one left, and the manager agrees', async ({ two }) => {
  await forgetYesterday(two);
  const { page, texts, home } = await two.nuria.device(PHONE);
  await home.open();
  const tell = page.getByRole('link', { name: texts.t('correcciones.olvido.decir') });
  await expect(tell).toBeVisible();
  await expect(home.clockIn).toBeEnabled();
  await tell.click();

  const sheet = new CorrectionSheet(page, texts);
  await expect(sheet.leaveHour).toHaveValue('');
  await sheet.suggestion.click();
  await expect(sheet.leaveHour).toHaveValue('17:00');
  await sheet.root.getByRole('button', { name: texts.t('correcciones.motivo.olvide-salir') }).click();
  await sheet.send.click();
  await expect(sheet.root).toBeHidden();
  await expect(page.getByText(texts.t('correcciones.olvido.enviado'))).toBeVisible();
  await home.clock(home.clockIn);

  const manager = await two.jefa.device(PHONE);
  const inbox = new InboxPage(manager.page, manager.texts);
  await inbox.openToDecide();
  await inbox.rowsToDecide.click();
  await inbox.decide(inbox.approve);
  await expect(manager.page.getByText(manager.texts.t('solicitudes.decidir.vacia.esperan'))).toBeVisible();

  const { dia } = await two.nuria.call(registros.listado, { filtro_fecha: two.ayer });
  expect(dia).toMatchObject({ estado: 'cerrada', linea: { trabajadoMinutos: 540 } });
  await page.reload();
  await expect(home.working).toBeVisible();
  await expect(page.getByText(texts.t('correcciones.olvido.enviado'))).toBeHidden();
});

test('axe finds nothing where a forgotten clock-out is asked for', async ({ two }) => {
  await forgetYesterday(two);
  const { page, texts, home } = await two.nuria.device({ ...PHONE, reducedMotion: 'reduce' });
  await home.open();
  await page.getByRole('link', { name: texts.t('correcciones.olvido.decir') }).waitFor();
  await expectAccessible(page, 'home with a forgotten clock-out');
  await page.goto(`/registros-list/proponer?fecha=${two.ayer}`);
  const sheet = new CorrectionSheet(page, texts);
  await expect(sheet.suggestion).toBeVisible();
  await expectAccessible(page, 'saying when one left');
});

test.describe('in German', () => {
  test.use({ twoOptions: { idioma: 'de' } });

  test('the same works on a phone', async ({ two }) => {
    await forgetYesterday(two);
    const { page, texts } = await two.nuria.device({ ...PHONE, colorScheme: 'dark' });
    const sheet = new CorrectionSheet(page, texts);
    await page.goto(`/registros-list/proponer?fecha=${two.ayer}`);
    await sheet.leaveHour.fill('16:30');
    await sheet.reason.fill('Vergessen.');
    await sheet.send.click();
    await expect(sheet.root).toBeHidden();
    const { correcciones } = await two.nuria.call(registros.listado, { filtro_fecha: two.ayer });
    expect(correcciones.at(-1)).toMatchObject({ clase: 'alta', estado: 'pendiente', motivo: 'Vergessen.' });
  });
});
