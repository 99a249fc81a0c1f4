import { tareas } from '@jornada/contract/tareas/calls.ts';
import { expect, liveWholeYesterday, test } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { createTasks } from './tasks.ts';

/** Ten entries of a day of nine hours, as somebody types them. */
const TYPED = [
  '1h informe mensual',
  '30m cierre',
  '45m reservas',
  '1h acme anual',
  '15m parte',
  '1:30 informe mensual',
  '20m cierre',
  '40m reservas',
  '2h anual',
  '1h parte',
];

for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`ten entries of a day are typed, one after the other, on a ${device}`, async ({ two, db }) => {
    await liveWholeYesterday(two);
    await createTasks(db, two.company.entidadId);
    const { page } = await two.nuria.device(size);
    await page.goto(`/tareas-view?fecha=${two.ayer}&vista=dia`);
    await expect(page.getByRole('heading', { name: '9:00 por repartir' })).toBeVisible();
    await page.keyboard.press('/');
    for (const [i, line] of TYPED.entries()) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('list', { name: 'Lo repartido' }).getByRole('listitem')).toHaveCount(i + 1);
    }
    await expect(page.getByRole('heading', { name: 'Todo repartido' })).toBeVisible();
    const { items } = await two.nuria.call(tareas.imputaciones, { fecha: two.ayer });
    expect(items.reduce((sum, { minutos }) => sum + minutos, 0)).toBe(540);
  });

  test(`the day, an entry and the search have no fault, on a ${device}`, async ({ two, db }) => {
    await liveWholeYesterday(two);
    await createTasks(db, two.company.entidadId);
    const { page } = await two.nuria.device({ ...size, reducedMotion: 'reduce' as const });
    await page.goto(`/tareas-view?fecha=${two.ayer}&vista=dia`);
    await page.getByRole('textbox', { name: 'Qué hiciste' }).fill('2h infrome acme');
    await expect(page.getByRole('radio', { name: /^Informe/ }).first()).toBeVisible();
    await expectAccessible(page, 'the day with what was understood');
    await page.getByRole('button', { name: /^Apuntar 2:00 a Informe/ }).click();
    await expect(page.getByRole('heading', { name: '7:00 por repartir' })).toBeVisible();
    await page.getByRole('list', { name: 'Lo repartido' }).getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: 'Apunte' })).toBeVisible();
    await expectAccessible(page, 'an entry');
    await page.goto(`/tareas-buscador?fecha=${two.ayer}`);
    await page.getByRole('searchbox').fill('cierre');
    await expect(page.getByRole('button', { name: /^Cierre de facturas/ })).toBeVisible();
    await expectAccessible(page, 'the search');
  });
}

test('a week is typed into on a desktop, written at once, and has no fault', async ({ two, db }) => {
  await liveWholeYesterday(two);
  await createTasks(db, two.company.entidadId);
  const { page } = await two.nuria.device({ ...DESKTOP, reducedMotion: 'reduce' as const });
  await page.goto(`/tareas-view?fecha=${two.ayer}`);
  await page.getByRole('button', { name: 'Otra tarea' }).click();
  await page.getByRole('searchbox').fill('cierre');
  await page.getByRole('button', { name: /^Cierre de facturas/ }).click();
  // By its day: a weekend without work has no column.
  const head = page.getByRole('columnheader', { name: new RegExp(`\\b${Number(two.ayer.slice(8))} de `) });
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Cierre de facturas' }) });
  const cell = row.locator(`[aria-colindex="${await head.getAttribute('aria-colindex')}"]`);
  await cell.click();
  await page.keyboard.type('1:30');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText(/1:30/);
  await expect
    .poll(async () => (await two.nuria.call(tareas.imputaciones, { fecha: two.ayer })).items.map(({ minutos }) => minutos))
    .toEqual([90]);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await two.nuria.call(tareas.imputaciones, { fecha: two.ayer })).items).toEqual([]);
  await page.keyboard.press('Control+y');
  await expect(cell).toHaveText(/1:30/);
  await expectAccessible(page, 'the week');
  await page.getByRole('link', { name: 'Mes' }).click();
  await expectAccessible(page, 'the month');
});
