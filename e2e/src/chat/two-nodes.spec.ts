import type { Page } from '@playwright/test';
import { startServerProcess } from '@jornada/server/testing/server-process.ts';
import { chat } from '@jornada/contract/chat/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { readEnvironment } from '../support/environment.ts';

test.use({ twoOptions: { ajustes: { modulos: ['chat'] } } });

/** One more server on the same database, with the same keys. */
async function startOther() {
  const { databaseUrl, ownerUrl, dataDir } = readEnvironment();
  return startServerProcess(dataDir, { DATABASE_URL: databaseUrl, DATABASE_ADMIN_URL: ownerUrl }, { built: true });
}

test('two people on two servers see the same messages, reactions and read marks, in order and once, also after a network that was cut', async ({
  two,
}) => {
  const other = await startOther();
  try {
    const nuria = await two.nuria.device(PHONE);
    const marta = await two.jefa.device({ ...DESKTOP, baseURL: other.origin });
    const SalaId = (
      await two.nuria.call(chat.crear, { clase: 'dos', personas: [(await two.nuria.call(chat.nuevo, {})).personas[0]?.id ?? 0] })
    ).id;
    for (const { page } of [nuria, marta]) await page.goto(`/chat-view/${SalaId}`);
    const write = async ({ page, texts }: typeof nuria, words: string): Promise<void> => {
      await page.getByRole('textbox', { name: texts.t('chat.escribir.campo'), exact: true }).fill(words);
      await page.getByRole('button', { name: texts.t('chat.escribir.enviar'), exact: true }).click();
    };
    /** What somebody reads, from top to bottom. */
    const read = (page: Page) => async (): Promise<string[]> =>
      (await page.getByRole('article').allInnerTexts()).map((words) => /Aviso \d+/.exec(words)?.[0] ?? '').filter(Boolean);

    await write(nuria, 'Aviso 1');
    await expect.poll(read(marta.page)).toEqual(['Aviso 1']);
    // She is looking at it on the other server: it is read here.
    await expect(nuria.page.getByText(nuria.texts.t('chat.mensaje.leido'), { exact: true })).toBeVisible();
    await marta.page.getByRole('article').hover();
    await marta.page.getByRole('button', { name: marta.texts.t('chat.mensaje.acciones'), exact: true }).click();
    await marta.page.getByRole('button', { name: marta.texts.t('chat.reacciones.bien'), exact: true }).click();
    const reaction = nuria.texts.t('chat.reacciones.cuantas', { que: nuria.texts.t('chat.reacciones.bien'), count: 1 });
    await expect(nuria.page.getByRole('button', { name: reaction })).toBeVisible();

    await marta.page.context().setOffline(true);
    for (const number of [2, 3, 4]) await write(nuria, `Aviso ${number}`);
    for (const number of [5, 6]) await write(marta, `Aviso ${number}`);
    await expect.poll(read(nuria.page)).toEqual([1, 2, 3, 4].map((number) => `Aviso ${number}`));
    await marta.page.context().setOffline(false);
    const all = [1, 2, 3, 4, 5, 6].map((number) => `Aviso ${number}`);
    for (const { page } of [nuria, marta]) await expect.poll(read(page)).toEqual(all);
    const { mensajes } = await two.jefa.call(chat.getchatbysalaid, { SalaId });
    expect(mensajes.map(({ numero, texto }) => [numero, texto])).toEqual(all.map((texto, index) => [index + 1, texto]));
  } finally {
    await other.stop();
  }
});
