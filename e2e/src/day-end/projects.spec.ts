import { expect, testSignedIn as test } from '../support/test.ts';
import { SHORT_DAY } from './short-day.ts';

test.use({ companyOptions: { persona: { horario: SHORT_DAY } } });

test('the hours of the day are given to projects, kept by a reload while typed, and shown as given', async ({
  app: { page, home, dayEnd, texts },
}) => {
  await home.open();
  await home.clock(home.clockIn);
  await home.clock(home.leave);
  await dayEnd.ownTimes.click();
  await dayEnd.hour('fin-jornada.entrada').fill('08:00');
  await dayEnd.hour('fin-jornada.salida').fill('11:00');
  await dayEnd.saveOwnTimes.click();

  await home.changeEnd.click();
  await dayEnd.projects.click();
  await expect(dayEnd.spread).toContainText('3:00');
  await dayEnd.projectHours('Muelle').fill('3:30');
  await dayEnd.saveSpread.click();
  await expect(page.getByRole('alert')).toHaveText(texts.t('errores.registros.horas-de-mas'));
  await dayEnd.projectHours('Muelle').fill('1,5');
  await page.reload();
  await expect(dayEnd.projectHours('Muelle')).toHaveValue(/1[,:][35]/);
  await page
    .getByRole('button', { name: texts.t('fin-jornada.proyectos.resto-en', { tiempo: '1:30', nombre: 'Muelle' }), exact: true })
    .click();
  await expect(dayEnd.projectHours('Muelle')).toHaveValue('3:00');
  await dayEnd.saveSpread.click();

  await expect(page).toHaveURL(/\/confirmacion-jornada\/\d+$/);
  await expect(dayEnd.projects).toContainText(texts.t('fin-jornada.como.repartido'));
  await dayEnd.projects.click();
  await expect(dayEnd.projectHours('Muelle')).toHaveValue('3:00');
});

test('another day has its own address, and what is no day has none', async ({ app: { page, dayEnd, texts } }) => {
  await page.goto('/proyectos-fin-jornada/2026-01-05');
  await expect(dayEnd.spread).toContainText(texts.t('fin-jornada.proyectos.sin-horas'));
  await page.goto('/proyectos-fin-jornada/2026-02-30');
  await expect(page.getByText(texts.t('errores.no-encontrado.pagina'))).toBeVisible();
});
