import { registros } from '@jornada/contract/registros.ts';
import { CorrectionSheet } from '../pages/correction-sheet.ts';
import { InboxPage } from '../pages/inbox-page.ts';
import { PHONE } from '../support/devices.ts';
import { collectRequests } from '../support/wire.ts';
import { expect, liveWholeYesterday, test } from './two-people.ts';

test('what the employee asks for and the manager agrees with changes the balance of the day', async ({ two }) => {
  const salida = await liveWholeYesterday(two);
  const manager = await two.jefa.device();
  const listens = manager.page.waitForResponse('**/instancia/novedades');
  await manager.page.goto('/home');
  const inbox = new InboxPage(manager.page, manager.texts);
  await expect(inbox.bell).toBeVisible();
  await listens;
  const { page, texts } = await two.nuria.device(PHONE);
  const sheet = new CorrectionSheet(page, texts);
  const hears = page.waitForResponse('**/instancia/novedades');
  await sheet.openChange(salida.id);
  await hears;
  await sheet.hour.fill('17:30');
  await expect(sheet.root).toContainText('+1:30');
  await sheet.reason.fill('Cerré el muelle.');
  const sent = collectRequests(page, '/instancia/registros/solicitarCambioHora', 'POST');
  await sheet.send.dblclick();
  await expect(sheet.root).toBeHidden();
  expect(sent).toHaveLength(1);
  const before = await two.nuria.call(registros.listado, { filtro_fecha: two.ayer });
  expect(before.dia.linea.diferenciaMinutos).toBe(60);
  await expect(page.getByText('+1:00').first()).toBeVisible();

  // On a page that has been open all the time.
  await expect(inbox.bell).toContainText('1');
  await inbox.bell.click();
  await expect(inbox.rowsToDecide).toHaveText(/Nuria Prado Gil/);
  await expect(manager.page.getByText('«Cerré el muelle.»')).toBeVisible();
  await inbox.decide(inbox.approve);
  await expect(manager.page.getByText(manager.texts.t('solicitudes.decidir.vacia.esperan'))).toBeVisible();

  const after = await two.nuria.call(registros.listado, { filtro_fecha: two.ayer });
  expect(after.dia.linea.diferenciaMinutos).toBe(90);
  // The open day shows it without a reload.
  await expect(page.getByText('+1:30').first()).toBeVisible();
  const own = new InboxPage(page, texts);
  await page.goto('/home');
  await page.getByRole('link', { name: texts.t('bandeja.abrir-respuestas', { count: 1 }) }).click();
  await expect(page.getByRole('link', { name: texts.t('bandeja.abrir'), exact: true })).toBeVisible();
  await own.rows.first().click();
  await expect(page.getByText('17:30', { exact: true })).toBeVisible();
  await expect(page.getByText(texts.t('bandeja.historia.acordada', { autor: 'Marta Gil Ortega' })).last()).toBeVisible();
});

test('without agreement the recorded hour counts, and both versions are told', async ({ two }) => {
  const salida = await liveWholeYesterday(two);
  await two.nuria.call(registros.solicitarCambioHora, { id: salida.id, hora: two.at('18:00'), motivo: 'Reunión.' });

  const manager = await two.jefa.device(PHONE);
  const inbox = new InboxPage(manager.page, manager.texts);
  await inbox.openToDecide();
  await inbox.rowsToDecide.click();
  await expect(inbox.reject).toBeVisible();
  await inbox.reason.fill('La reunión fue otro día.');
  await inbox.decide(inbox.reject);
  await expect(manager.page.getByText(manager.texts.t('solicitudes.decidir.vacia.esperan'))).toBeVisible();

  const { dia } = await two.nuria.call(registros.listado, { filtro_fecha: two.ayer });
  expect(dia.linea.diferenciaMinutos).toBe(60);
  const { page, texts } = await two.nuria.device();
  const own = new InboxPage(page, texts);
  await own.open('resueltas');
  await own.rows.first().click();
  await expect(page.getByText('18:00', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(texts.t('bandeja.dos-versiones'), { exact: true })).toBeVisible();
  await expect(page.getByText('«La reunión fue otro día.»')).toBeVisible();
});

test('a request that nobody answered can be taken back', async ({ two }) => {
  const salida = await liveWholeYesterday(two);
  await two.nuria.call(registros.solicitarCambioHora, { id: salida.id, hora: two.at('18:00'), motivo: 'Reunión.' });
  const { page, texts } = await two.nuria.device(PHONE);
  const sheet = new CorrectionSheet(page, texts);
  await sheet.openChange(salida.id);
  await sheet.root.getByRole('button', { name: texts.t('correcciones.retirar') }).click();
  await expect(sheet.hour).toBeVisible();
  expect((await two.nuria.call(registros.cargaSolicitud, { id: salida.id })).correcciones.at(-1)?.estado).toBe('retirada');
});

test.describe('with the standing agreement of the company', () => {
  test.use({ twoOptions: { ajustes: { usuarioPuedeModificarFichajes: true } } });

  test('another hour counts at once, and stays told', async ({ two }) => {
    const salida = await liveWholeYesterday(two);
    const { page, texts } = await two.nuria.device(PHONE);
    const sheet = new CorrectionSheet(page, texts);
    await sheet.openChange(salida.id);
    await expect(sheet.root).toContainText(texts.t('correcciones.decide.al-momento'));
    await sheet.hour.fill('16:00');
    await sheet.reason.fill('Salí antes.');
    await sheet.apply.click();
    await expect(sheet.root).toBeHidden();
    const { items, dia } = await two.nuria.call(registros.listado, { filtro_fecha: two.ayer });
    expect(dia.linea.diferenciaMinutos).toBe(0);
    expect(items.find(({ clase }) => clase === 'salida')?.momentoOriginal).toBe(salida.momento);
  });
});
