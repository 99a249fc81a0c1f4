import { DEMO, testAs } from '../support/demo.ts';
import { PHONE } from '../support/devices.ts';
import { minutesOf } from '../support/sums.ts';
import { expect, type App } from '../support/test.ts';
import { collectRequests } from '../support/wire.ts';
import { CalendarPage } from '../pages/calendar-page.ts';

const calendarOf = ({ page, texts }: App): CalendarPage => new CalendarPage(page, texts);

/** Presence and pauses add up to the worked time; worked and planned time give the difference. */
async function expectDayToAddUp(calendar: CalendarPage): Promise<void> {
  const lines = await calendar.sum.readSum();
  const worked = lines.findIndex(({ label }) => label === calendar.texts.t('calendario.suma.trabajado'));
  const figures = lines.map(({ value }) => minutesOf(value));
  const sum = (from: number, to: number): number => figures.slice(from, to).reduce((total, minutes) => total + minutes, 0);
  expect(worked).toBeGreaterThan(0);
  expect(figures[worked]).toBe(sum(0, worked));
  expect(figures.at(-1)).toBe(sum(worked, -1));
}

const madrid = testAs(DEMO.fixedHours);

madrid('a month costs two requests, the next one a single request, and each day its own', async ({ app }) => {
  const calendar = calendarOf(app);
  // What is told of the demo company, whose last papers may still be made, is read again: here only what the page asks for by itself counts.
  await app.page.route('**/instancia/novedades', (route) => route.abort());
  const months = collectRequests(app.page, '/instancia/registros/getCalendario');
  const legends = collectRequests(app.page, '/instancia/registros/getLeyendaTurno');
  const days = collectRequests(app.page, '/instancia/registros/listado');
  await calendar.open();
  await expect(calendar.legend).toBeVisible();
  await expect(calendar.today).toBeVisible();
  expect([months.length, legends.length, days.length]).toEqual([1, 1, 0]);

  await calendar.turnBack();
  await calendar.workedDays.first().click();
  await calendar.sum.readSum();
  const asked = months.map((request) => new URL(request.url()).search);
  // The mouse over the arrow may already have loaded the month behind it. No month is read twice.
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeLessThanOrEqual(3);
  expect([legends.length, days.length]).toEqual([1, 1]);
});

madrid('a day opens into its records and its sum, is kept by a reload and closed by Back', async ({ app }) => {
  const calendar = calendarOf(app);
  await calendar.open();
  await calendar.turnBack();
  const day = calendar.workedDays.first();
  const spoken = (await day.textContent()) ?? '';
  await day.click();
  await expectDayToAddUp(calendar);
  await expect(calendar.panel.getByText(calendar.texts.t('tipos.nombres.entrada'), { exact: true })).toBeVisible();
  await expect(app.page).toHaveURL(/dia=\d{4}-\d{2}-\d{2}/);

  await app.page.reload();
  await expectDayToAddUp(calendar);
  await app.page.goBack();
  await expect(calendar.panel).toBeHidden();
  await expect(calendar.grid.getByText(spoken.slice(0, 20)).first()).toBeAttached();
});

madrid('everything goes by keyboard: days, weeks, months, opening and closing', async ({ app }) => {
  const calendar = calendarOf(app);
  const { page } = app;
  const focused = (): Promise<string | null> => page.evaluate(() => (document.activeElement as HTMLElement).dataset['fecha'] ?? null);
  await calendar.open('?mes=2026-05');
  await calendar.day('2026-05-01').focus();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('2026-05-08');
  await page.keyboard.press('Home');
  expect(await focused()).toBe('2026-05-04');
  await page.keyboard.press('End');
  expect(await focused()).toBe('2026-05-10');
  await page.keyboard.press('PageUp');
  await expect.poll(focused).toBe('2026-04-10');
  await page.keyboard.press('PageDown');
  await expect.poll(focused).toBe('2026-05-10');
  await page.keyboard.press('Enter');
  await expect(calendar.panel).toBeVisible();
  await expect(calendar.panel.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar.panel).toBeHidden();
  expect(await focused()).toBe('2026-05-10');
});

const nights = testAs(DEMO.nightsInLasPalmas);

nights('a night belongs to the day on which it began, and its line goes past midnight', async ({ app }) => {
  const calendar = calendarOf(app);
  await calendar.open();
  await expect(calendar.legend).toContainText('Noche');
  // Three shifts alternate by week, so within six weeks there was a night.
  const night = calendar.grid.getByRole('button', { name: /: Noche, de 22:00 a 6:00; trabajado/ });
  await calendar.turnBack();
  await expect(night.first()).toBeVisible();
  await night.first().click();
  await expect(calendar.panel.getByText('Noche, de 22:00 a 6:00')).toBeVisible();
  await expectDayToAddUp(calendar);
});

const berlin = testAs(DEMO.partTimeInBerlin);
berlin.describe('in German on a phone', () => {
  berlin.use({ ...PHONE, locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  berlin('the day rises over the month, which stays in use, and nothing scrolls sideways', async ({ app }) => {
    const calendar = calendarOf(app);
    const { page, texts } = app;
    await calendar.open();
    await calendar.turnBack();
    const [first, second] = [calendar.workedDays.first(), calendar.workedDays.nth(1)];
    await first.click();
    await expectDayToAddUp(calendar);
    const title = await calendar.panel.getByRole('heading', { level: 2 }).textContent();
    await second.click();
    await expect(calendar.panel.getByRole('heading', { level: 2 })).not.toHaveText(title ?? '');
    await calendar.pullUp.click();
    await expect(calendar.panel.getByRole('button', { name: texts.t('calendario.dia.reducir') })).toBeVisible();
    await expect(calendar.changeHour).toBeVisible();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
