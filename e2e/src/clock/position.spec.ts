import type { Request } from '@playwright/test';
import { readToday } from '../support/session.ts';
import { expect, testSignedIn as test } from '../support/test.ts';
import { collectRequests, REGISTROS } from '../support/wire.ts';

const CENTRE = { latitude: 40.4066, longitude: -3.6904, accuracy: 12 };
const FAR = { ...CENTRE, latitude: 40.4266 };

test.use({ companyOptions: { ajustes: { usarGps: true, exigirCercania: true, mostrarCercaLejos: true } } });

const bodyOf = (request: Request): Record<string, unknown> => request.postDataJSON() as Record<string, unknown>;

test.describe('with a position', () => {
  test.use({ permissions: ['geolocation'], geolocation: CENTRE });

  test('it travels with the clock action, and only the nearness is kept', async ({ app: { page, home, texts } }) => {
    await home.open();
    const sent = collectRequests(page, REGISTROS, 'POST');
    const { registro } = await home.clock(home.clockIn);
    expect(bodyOf(sent[0]!)).toMatchObject({ latitud: CENTRE.latitude, longitud: CENTRE.longitude, accuracy: CENTRE.accuracy });
    expect(registro.cercania).toBe('cerca');
    await expect(home.day.getByText(texts.t('dia.cerca'), { exact: true })).toBeVisible();
  });

  test('somebody too far away learns how far, and clocks from where it is near enough', async ({
    app: { home, texts },
    context,
    request,
    signedIn,
  }) => {
    await context.setGeolocation(FAR);
    await home.open();
    await home.clockIn.click();
    const sheet = home.sheet(texts.t('home.problema.lejos'));
    await expect(sheet.root.getByRole('alert')).toHaveText(texts.like('errores.registros.demasiado-lejos'));
    expect((await readToday(request, signedIn)).registros).toEqual([]);

    await context.setGeolocation(CENTRE);
    await sheet.retry.click();
    await expect(home.working).toBeVisible();
  });
});

test('who has denied the position is told where to allow it', async ({ app: { home, texts }, request, signedIn }) => {
  await home.open();
  await home.clockIn.click();
  const sheet = home.sheet(texts.t('home.problema.sin-posicion'));
  await expect(sheet.root.getByRole('alert')).toHaveText(texts.t('errores.registros.falta-posicion'));
  await expect(sheet.root.getByText(texts.t('home.problema.denegada-ayuda'))).toBeVisible();
  expect((await readToday(request, signedIn)).registros).toEqual([]);
});
