import type { Locator } from '@playwright/test';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { PHONE } from '../support/devices.ts';

const typed = (fecha: string): string => fecha.split('-').toReversed().join('/');

/** The working week of the next New Year's Eve that is two weeks ahead. */
function weekOfNewYear(hoy: string): { desde: string; hasta: string } {
  const soon = Temporal.PlainDate.from(hoy).add({ days: 14 });
  const eve = Temporal.PlainDate.from({ year: soon.year, month: 12, day: 31 });
  const monday = eve.subtract({ days: eve.dayOfWeek - 1 });
  const start = Temporal.PlainDate.compare(monday, soon) < 0 ? null : monday;
  if (start === null) return weekOfNewYear(`${eve.year + 1}-01-02`);
  return { desde: start.toString(), hasta: start.add({ days: 6 }).toString() };
}

/** Taps, and counts them. */
function tapping() {
  let count = 0;
  return {
    tap: async (one: Locator): Promise<void> => {
      await one.tap();
      count += 1;
    },
    taps: () => count,
  };
}

test.describe('vacation over New Year, from home', () => {
  test('in the calendar: seven taps, and one for each month that it is turned', async ({ two }) => {
    const hoy = Temporal.PlainDate.from(two.ayer).add({ days: 1 }).toString();
    const { desde, hasta } = weekOfNewYear(hoy);
    const { page, texts, home, menu } = await two.nuria.device(PHONE);
    await home.open();
    const { tap, taps } = tapping();
    await tap(menu.opener);
    await tap(menu.entry('solicitudes'));
    await tap(page.getByRole('button', { name: texts.t('solicitudes.nueva'), exact: true }));
    await tap(page.getByRole('dialog').getByText(texts.t('menu.entradas.vacaciones'), { exact: true }));
    const day = (fecha: string): Locator => page.locator(`[data-fecha="${fecha}"]`);
    await expect(page.getByText(texts.t('campos.dias.elige-primero'))).toBeVisible();
    const next = page.getByRole('button', { name: texts.t('campos.mes-siguiente') });
    await next.tap({ trial: true });
    const calendar = page.locator('[popover]', { has: next });
    const opened = await calendar.boundingBox();
    let turned = 0;
    while (!(await day(desde).isVisible())) {
      await tap(next);
      turned += 1;
    }
    // What is about to be tapped does not move: neither for a month with fewer weeks nor for what is told of its days later.
    expect(await calendar.boundingBox()).toEqual(opened);
    await tap(day(desde));
    expect(await calendar.boundingBox()).toEqual(opened);
    await tap(day(hasta));
    await tap(page.getByRole('button', { name: texts.t('vacaciones.formulario.enviar'), exact: true }));
    await expect(page).toHaveURL(/\/vacaciones-view\/\d+/);
    expect(taps() - turned).toBe(7);
    const { items } = await two.nuria.call(vacaciones.listado, { filtro_Anio: Number(desde.slice(0, 4)) });
    expect(items.map((one) => [one.desde, one.hasta])).toEqual([[desde, hasta]]);
  });

  test('typed: seven taps in any month', async ({ two }) => {
    const hoy = Temporal.PlainDate.from(two.ayer).add({ days: 1 }).toString();
    const { desde, hasta } = weekOfNewYear(hoy);
    const { page, texts, home, menu } = await two.nuria.device(PHONE);
    await home.open();
    const { tap, taps } = tapping();
    await tap(menu.opener);
    await tap(menu.entry('solicitudes'));
    await tap(page.getByRole('button', { name: texts.t('solicitudes.nueva'), exact: true }));
    await tap(page.getByRole('dialog').getByText(texts.t('menu.entradas.vacaciones'), { exact: true }));
    await tap(page.getByLabel(texts.t('vacaciones.formulario.desde')));
    await page.keyboard.type(typed(desde));
    await tap(page.getByLabel(texts.t('vacaciones.formulario.hasta')));
    await page.keyboard.type(typed(hasta));
    await tap(page.getByRole('button', { name: texts.t('vacaciones.formulario.enviar'), exact: true }));
    await expect(page).toHaveURL(/\/vacaciones-view\/\d+/);
    expect(taps()).toBe(7);
  });
});
