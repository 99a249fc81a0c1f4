import { expect, liveWholeYesterday, test } from '../corrections/two-people.ts';
import { InboxPage } from '../pages/inbox-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';

test('beside the numbers of a month another hour is proposed for a mark; it counts when the person agrees', async ({ two }) => {
  const { jefa, nuria, ayer, zona } = two;
  const { nombre: marca } = await liveWholeYesterday(two);
  const month = `/intranet/mes?mes=${ayer.slice(0, 7)}`;
  const { page, texts } = await jefa.device(DESKTOP);
  await page.goto(month);
  const row = page.getByRole('row', { name: /Nuria Prado Gil/ });
  await expect(row.getByText('9:00').first()).toBeVisible();
  await row.getByRole('button', { name: 'Nuria Prado Gil' }).click();
  const day = page.getByRole('button', { name: texts.format(zona).date(ayer, 'weekdayDay') });
  await day.click();
  await expect(day).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: texts.t('mes.cambiar-hora', { marca, hora: '17:00' }) }).click();
  await page.getByRole('textbox', { name: texts.t('mes.hora-nueva') }).fill('17:30');
  await page
    .getByRole('textbox', { name: texts.t('mes.motivo') })
    .last()
    .fill('Cerró el muelle.');
  await expectAccessible(page, 'another hour for a mark');
  await page
    .getByRole('button', { name: texts.t('mes.proponer', { nombre: 'Nuria' }) })
    .last()
    .click();
  await expect(page.getByText(texts.t('mes.espera-marca'), { exact: true })).toBeVisible();
  // Nothing counts yet.
  await expect(row.getByText('9:00').first()).toBeVisible();

  const theirs = await nuria.device(PHONE);
  const own = new InboxPage(theirs.page, theirs.texts);
  await own.open('por-responder');
  await own.rows.first().click();
  await expect(theirs.page.getByText('«Cerró el muelle.»')).toBeVisible();
  const accept = theirs.page.getByRole('button', { name: theirs.texts.t('bandeja.acuerdo'), exact: true });
  // A tap so soon after a matter appeared is taken for one at the previous matter, and does nothing.
  await expect(async () => {
    if (await accept.isVisible()) await accept.click({ timeout: 2000 });
    await expect(accept).toBeHidden({ timeout: 2000 });
  }).toPass();
  await expect(theirs.page.getByText(theirs.texts.t('bandeja.hecho.acuerdo')).first()).toBeVisible();
  await page.goto(month);
  await expect(row.getByText('9:30').first()).toBeVisible();

  const phone = await jefa.device(PHONE);
  await phone.page.goto(month);
  await phone.page.getByRole('button', { name: 'Nuria Prado Gil' }).click();
  await expect(phone.page.getByRole('heading', { name: 'Nuria Prado Gil' })).toBeVisible();
  await expectAccessible(phone.page, 'the month of somebody on a phone');
});
