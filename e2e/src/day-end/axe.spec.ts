import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { expect, testSignedIn as test } from '../support/test.ts';
import { SHORT_DAY } from './short-day.ts';

for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(device, () => {
    test.use({ ...size, contextOptions: { reducedMotion: 'reduce' }, companyOptions: { persona: { horario: SHORT_DAY } } });

    test.beforeEach(async ({ app: { home, dayEnd } }) => {
      await home.open();
      await home.clock(home.clockIn);
      await home.clock(home.leave);
      await expect(dayEnd.asItIs).toBeVisible();
    });

    test('axe finds nothing on the end of the day and its sum', async ({ app: { page, dayEnd } }) => {
      await expectAccessible(page, 'the end of the day');
      await dayEnd.sum.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'the sum');
    });

    test('axe finds nothing on own times, nor on what is wrong with them', async ({ app: { page, dayEnd } }) => {
      await dayEnd.ownTimes.click();
      await dayEnd.button('fin-jornada.anadir-pausa').click();
      await dayEnd.hour('fin-jornada.entrada').fill('08:00');
      await dayEnd.hour('fin-jornada.salida').fill('07:00');
      await dayEnd.saveOwnTimes.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'own times, with errors');
    });

    test('axe finds nothing on presences and project hours', async ({ app: { page, dayEnd } }) => {
      await dayEnd.presences.click();
      await expect(dayEnd.savePresences).toBeVisible();
      await expectAccessible(page, 'presences');
      await dayEnd.back.click();
      await dayEnd.projects.click();
      await dayEnd.projectHours('Muelle').fill('x');
      await expectAccessible(page, 'projects, with an error');
    });
  });
}
