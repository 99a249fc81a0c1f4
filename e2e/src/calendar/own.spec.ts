import { DESKTOP, PHONE } from '../support/devices.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { readToday } from '../support/session.ts';
import { expect, testSignedIn as test } from '../support/test.ts';
import { CalendarPage } from '../pages/calendar-page.ts';

const before = (fecha: string): string => Temporal.PlainDate.from(fecha).subtract({ days: 1 }).toString();

test.describe('on a phone', () => {
  test.use(PHONE);

  test('three taps lead from the balance to the sum of one day', async ({ app: { page, home, texts } }) => {
    const calendar = new CalendarPage(page, texts);
    await home.open();
    const { registro } = await home.clock(home.clockIn);
    await home.balance.click();
    const format = texts.format(registro.zona);
    await home.balanceSheet.root.getByRole('link', { name: format.capitalize(format.date(registro.fecha, 'weekdayDay')) }).click();
    await expect(page).toHaveURL(new RegExp(`/registros-list\\?.*dia=${registro.fecha}`));
    await expect(calendar.panel.getByRole('heading', { name: texts.t('calendario.suma.provisional') })).toBeVisible();
  });
});

test.describe('on a small phone', () => {
  test.use({ ...PHONE, viewport: { width: 360, height: 640 } });

  test('the difference of a day and what can be done about it are in view at once', async ({ app: { page, texts }, request, signedIn }) => {
    const calendar = new CalendarPage(page, texts);
    const { fecha } = await readToday(request, signedIn);
    await calendar.open(`?dia=${before(fecha)}`);
    await expect(calendar.panel.getByText(/^\u2212\d+:\d\d$/).first()).toBeInViewport({ ratio: 1 });
    await expect(calendar.addRecords).toBeInViewport({ ratio: 1 });
  });
});

test('a day that nobody clocked says so, and how to put it right', async ({ app: { page, texts }, request, signedIn }) => {
  const calendar = new CalendarPage(page, texts);
  const { fecha } = await readToday(request, signedIn);
  const yesterday = before(fecha);
  await calendar.open(`?mes=${yesterday.slice(0, 7)}`);
  await expect(calendar.day(yesterday)).toContainText(texts.t('incidencias.sin-fichajes.nombre'));
  await calendar.day(yesterday).click();
  await expect(calendar.panel).toContainText(texts.t('incidencias.sin-fichajes.ayuda'));
  await calendar.addRecords.click();
  await expect(page).toHaveURL(new RegExp(`/registros-list/proponer\\?.*fecha=${yesterday}`));
  // The month stays behind it, and the back button leads to it.
  await page.goBack();
  await expect(calendar.panel).toBeVisible();
});

for (const [device, use] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(device, () => {
    test.use({ ...use });

    test('axe finds nothing on the month', async ({ app: { page, texts } }) => {
      const calendar = new CalendarPage(page, texts);
      await calendar.open();
      await expect(calendar.today).toBeVisible();
      await expectAccessible(page, 'month');
    });

    test('axe finds nothing on an open day and what can be done with it', async ({ app: { page, home, texts } }) => {
      // Two complete accessibility checks of a page with a month take long.
      const calendar = new CalendarPage(page, texts);
      await home.open();
      const { registro } = await home.clock(home.clockIn);
      await calendar.open(`?dia=${registro.fecha}`);
      await calendar.panel.getByRole('button', { name: texts.like('calendario.accion.de') }).click();
      await expectAccessible(page, 'today, with what can be done with a record');
      await calendar.open(`?dia=${before(registro.fecha)}`);
      await expect(calendar.addRecords).toBeVisible();
      await expectAccessible(page, 'a day that nobody clocked');
    });
  });
}
