import type { Locator, Page } from '@playwright/test';
import { chat } from '@jornada/contract/chat/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import type { ScreenTexts } from '../support/texts.ts';

test.use({ twoOptions: { ajustes: { modulos: ['chat'] } } });

const button = (page: Page, texts: ScreenTexts, key: string): Locator => page.getByRole('button', { name: texts.t(key), exact: true });

async function write(page: Page, texts: ScreenTexts, words: string): Promise<void> {
  await page.getByRole('textbox', { name: texts.t('chat.escribir.campo'), exact: true }).fill(words);
  await button(page, texts, 'chat.escribir.enviar').click();
}

test('two people write to each other; what was written without a network leaves once, in its order', async ({ two }) => {
  const nuria = await two.nuria.device({ ...PHONE, reducedMotion: 'reduce' });
  const marta = await two.jefa.device({ ...DESKTOP, reducedMotion: 'reduce' });
  await nuria.page.goto('/chat-list');
  await button(nuria.page, nuria.texts, 'chat.nueva').click();
  await nuria.page.getByRole('button', { name: /Marta Gil Ortega/ }).click();
  await expect(nuria.page).toHaveURL(/\/chat-view\/\d+$/);
  await marta.page.goto('/chat-list');
  await write(nuria.page, nuria.texts, '¿Tienes un momento?');

  // It comes by itself, with its number in the menu.
  const row = marta.page.getByRole('link', { name: /Nuria Prado Gil/ });
  await expect(row).toContainText('¿Tienes un momento?');
  await expect(marta.page.getByRole('link', { name: marta.texts.t('menu.entradas.chat') })).toContainText('1');
  await expectAccessible(marta.page, 'the list, with something unread');
  await row.click();
  await expect(nuria.page.getByText(nuria.texts.t('chat.mensaje.leido'), { exact: true })).toBeVisible();

  // A reaction is seen on the other side.
  await marta.page.getByRole('article').hover();
  await button(marta.page, marta.texts, 'chat.mensaje.acciones').click();
  await button(marta.page, marta.texts, 'chat.reacciones.bien').click();
  await expect(
    nuria.page.getByRole('button', {
      name: nuria.texts.t('chat.reacciones.cuantas', { que: nuria.texts.t('chat.reacciones.bien'), count: 1 }),
    }),
  ).toBeVisible();

  await nuria.page.context().setOffline(true);
  await write(nuria.page, nuria.texts, 'Esto sale luego');
  await write(nuria.page, nuria.texts, 'Y esto detrás');
  await expect(nuria.page.getByText(/sin enviar/)).toHaveCount(2);
  await write(marta.page, marta.texts, 'Dime');
  const SalaId = Number(nuria.page.url().split('/').at(-1));
  const written = async () => (await two.jefa.call(chat.getchatbysalaid, { SalaId })).mensajes.map(({ texto }) => texto);
  await expect.poll(written).toEqual(['¿Tienes un momento?', 'Dime']);
  await nuria.page.context().setOffline(false);
  await expect(marta.page.getByRole('article').filter({ hasText: 'Y esto detrás' })).toBeVisible();
  await expect(nuria.page.getByText(/sin enviar/)).toHaveCount(0);
  await expect(nuria.page.getByRole('article').filter({ hasText: /^Dime/ })).toBeVisible();
  expect(await written()).toEqual(['¿Tienes un momento?', 'Dime', 'Esto sale luego', 'Y esto detrás']);
  await expectAccessible(nuria.page, 'a room on a phone');
  await expectAccessible(marta.page, 'rooms on a desktop');
});

test('the same room opens over any screen', async ({ two }) => {
  const { page, texts } = await two.nuria.device({ ...PHONE, reducedMotion: 'reduce' });
  const [otra] = (await two.nuria.call(chat.nuevo, {})).personas;
  const { id } = await two.nuria.call(chat.crear, { clase: 'dos', personas: [otra?.id ?? 0] });
  await page.goto(`/chat-view-modal?SalaId=${id}`);
  const dialog = page.getByRole('dialog', { name: texts.t('chat.titulo') });
  await dialog.getByRole('textbox', { name: texts.t('chat.escribir.campo'), exact: true }).fill('Desde aquí');
  await dialog.getByRole('button', { name: texts.t('chat.escribir.enviar'), exact: true }).click();
  await expect(dialog.getByRole('article')).toContainText('Desde aquí');
  await expectAccessible(page, 'a room over another screen');
  await dialog.getByRole('button', { name: texts.t('solicitudes.cerrar'), exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
});
