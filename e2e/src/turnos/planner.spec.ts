import { CalendarPage } from '../pages/calendar-page.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { readToday } from '../support/session.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

test.use({ companyOptions: { persona: { roles: ['admin'] } } });

const inDays = (fecha: string, days: number): string => Temporal.PlainDate.from(fecha).add({ days }).toString();

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a day off is drawn by keyboard and published, and the calendar of its person shows it', async ({
    app: { page, texts },
    request,
    signedIn,
  }) => {
    const { fecha: hoy } = await readToday(request, signedIn);
    const day = inDays(hoy, 10);
    await page.goto(`/intranet/turnos?vista=semana&desde=${day}`);
    const words = texts.format('UTC').date(day, 'long');
    const cell = page.getByRole('gridcell', { name: new RegExp(`^${RegExp.escape(words)}:`) });
    await cell.focus();
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('0');
    await expect(cell).toHaveAccessibleName(`${words}: ${texts.t('plan-turnos.libre')}. ${texts.t('plan-turnos.estados.cambiado')}`);
    await page.keyboard.press('Control+z');
    await expect(cell).toHaveAccessibleName(new RegExp('Oficina'));
    await page.keyboard.press('Control+Shift+z');
    await expectAccessible(page, 'the plan of a week');

    const publish = page.getByRole('button', { name: texts.t('plan-turnos.publicar-a', { count: 1 }) });
    await publish.click();
    const sheet = page.getByRole('dialog', { name: texts.t('plan-turnos.publicar-titulo') });
    await expect(sheet.locator('del')).toContainText('Oficina');
    await expectAccessible(page, 'what publishing does');
    await sheet.getByRole('button', { name: texts.t('plan-turnos.publicar-a', { count: 1 }) }).click();
    await expect(sheet).toBeHidden();
    await expect(cell).toHaveAccessibleName(`${words}: ${texts.t('plan-turnos.libre')}`);

    const calendar = new CalendarPage(page, texts);
    await calendar.open(`?mes=${day.slice(0, 7)}`);
    await expect(calendar.day(day)).toHaveAccessibleName(new RegExp(texts.t('calendario.frase.libre'), 'i'));
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a day is read and drawn', async ({ app: { page, texts }, request, signedIn }) => {
    const { fecha: hoy } = await readToday(request, signedIn);
    const day = inDays(hoy, 10);
    await page.goto(`/intranet/turnos?dia=${day}`);
    const row = page.getByRole('button', { name: /^Nuria Prado Gil/ });
    await expect(row).toContainText('Oficina');
    await row.click();
    const sheet = page.getByRole('dialog', { name: 'Nuria Prado Gil' });
    await expectAccessible(page, 'a day of somebody in the plan');
    await sheet.getByRole('button', { name: new RegExp(texts.t('plan-turnos.libre')) }).click();
    await expect(row).toContainText(texts.t('plan-turnos.libre'));
    await expectAccessible(page, 'the plan of a day on a phone');
  });
});
