import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Sobre } from '@jornada/contract/envelope.ts';
import { NOCHES } from '@jornada/server/testing/test-company.ts';
import { DEMO, testAs } from '../support/demo.ts';
import { expect, testSignedIn, type App } from '../support/test.ts';

/** Opens home and returns the day from the server. */
async function openHome({ page, home }: App): Promise<HoyVista> {
  const [answer] = await Promise.all([page.waitForResponse('**/registros/registrosHoy'), home.open()]);
  return ((await answer.json()) as Sobre<HoyVista>).content;
}

const testInLasPalmas = testAs(DEMO.nightsInLasPalmas);
testInLasPalmas.describe(() => {
  testInLasPalmas.use({ timezoneId: 'Europe/Madrid' });
  testInLasPalmas('shifts in Las Palmas are told in its hours, to a device in Madrid', async ({ app }) => {
    const { zona, siguiente } = await openHome(app);
    expect(zona).toBe('Atlantic/Canary');
    const { inicio, fin } = siguiente!.turno!;
    const hours = app.texts.format('Atlantic/Canary').hourRange(inicio, fin);
    expect(['6:00 – 14:00', '14:00 – 22:00', '22:00 – 6:00']).toContain(hours);
    await expect(app.page.getByText(hours, { exact: false }).last()).toBeVisible();
  });
});

const testInLisbon = testAs(DEMO.lisbon);
testInLisbon.describe(() => {
  testInLisbon.use({ locale: 'pt-PT', timezoneId: 'Europe/Berlin' });
  testInLisbon('a day in Lisbon, in Portuguese, with a device in Berlin', async ({ app }) => {
    const { siguiente } = await openHome(app);
    const format = app.texts.format('Europe/Lisbon');
    expect(format.hourRange(siguiente!.turno!.inicio, siguiente!.turno!.fin)).toBe('9:00 – 18:00');
    await expect(app.page.getByText('9:00 – 18:00').last()).toBeVisible();
    const { registro } = await app.home.clock(app.home.clockIn);
    await expect(app.home.working).toContainText(format.hour(registro.momento));
    await expect(app.home.working).not.toContainText(app.texts.format('Europe/Berlin').hour(registro.momento));
    await app.home.endDay();
    await expect(app.home.finished).toBeVisible();
  });
});

testSignedIn.describe(() => {
  testSignedIn.use({ timezoneId: 'Pacific/Auckland', companyOptions: { persona: { horario: NOCHES, zona: 'Atlantic/Canary' } } });
  testSignedIn('a night in Las Palmas is told in its hours, wherever the device is', async ({ app: { home, texts } }) => {
    await home.open();
    const { registro, hoy } = await home.clock(home.clockIn);
    const format = texts.format('Atlantic/Canary');
    expect(registro.zona).toBe('Atlantic/Canary');
    await expect(home.working).toContainText(format.hour(registro.momento));
    await expect(home.dayRows.first().getByRole('time')).toHaveText(format.hour(registro.momento));
    await expect(home.page.getByRole('heading', { level: 1 })).toContainText(format.capitalize(format.date(hoy.fecha, 'long')));
  });
});
