import { registros } from '@jornada/contract/registros.ts';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { DESKTOP } from '../support/devices.ts';
import { installed } from '../support/install.ts';

test.use({ twoOptions: { roles: ['admin'] } });

const MUSTER = '/intranet/visitas?parte=recuento';

test('who is inside, read in the intranet, opens again without a network, and is gone after the log-out', async ({ two }) => {
  const { jefa, nuria, company } = two;
  await nuria.call(registros.guardar, { tipo: company.tipos.entrada });
  const { page, texts } = await jefa.device(DESKTOP);
  const context = page.context();
  const left = page.getByText(texts.t('visitas.recuento.faltan_other', { count: '1', total: '1' }));
  await page.goto(MUSTER);
  await expect(left).toBeVisible();
  await installed(page);
  await context.setOffline(true);
  await page.close();

  // A cold start at the same address: the list as it was, and it is ticked without a network.
  const alarm = await context.newPage();
  await alarm.goto(MUSTER);
  await alarm.getByLabel(/Nuria Prado Gil/).check();
  await expect(alarm.getByText(texts.t('visitas.recuento.todos', { total: '1' }))).toBeVisible();
  await expect(alarm.getByText(texts.t('visitas.recuento.sin-red'))).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await jefa.call(visitas.presentes, {})).centros.flatMap(({ marcas }) => marcas).length).toBe(1);

  await alarm.getByRole('button', { name: texts.t('shell.menu.desconectar') }).click();
  await expect(alarm).toHaveURL(/\/login/);
  const copies = await alarm.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('jornada-copias');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('copias').objectStore('copias').count();
          counting.addEventListener('success', () => resolve(counting.result));
          counting.addEventListener('error', () => reject(counting.error));
        });
      }),
  );
  expect(copies).toBe(0);
});
