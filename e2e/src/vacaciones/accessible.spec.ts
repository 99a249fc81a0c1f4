import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { threeDaysAfter } from './three-days.ts';

for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  const use = { ...size, reducedMotion: 'reduce' as const };

  test(`requests, balance, request, form and inbox have no fault, on a ${device}`, async ({ two }) => {
    const { desde, hasta, ano } = threeDaysAfter(two.ayer);
    const asked = await two.nuria.call(vacaciones.guardar, { desde, hasta, comentario: 'Una boda.' });
    const { page, texts } = await two.nuria.device(use);
    await page.goto(`/solicitudes?ano=${ano}`);
    await expect(page.getByRole('heading', { name: texts.t('solicitudes.esperan') })).toBeVisible();
    await expectAccessible(page, 'requests');
    await page.goto(`/vacaciones?ano=${ano}`);
    await page.getByRole('button', { name: texts.within('vacaciones.saldo.pedidos') }).click();
    await expectAccessible(page, 'balance');
    await page.goto(`/vacaciones-view/${asked.id}`);
    await expect(page.getByText('«Una boda.»')).toBeVisible();
    await expectAccessible(page, 'request');
    await page.goto(`/vacaciones-form?id=${asked.id}`);
    await expect(page.getByLabel(texts.t('vacaciones.formulario.comentario'))).toHaveValue('Una boda.');
    await expectAccessible(page, 'form');
    const manager = await two.jefa.device(use);
    await manager.page.goto(`/bandeja/solicitudes/${asked.id}`);
    await expect(manager.page.getByText('«Una boda.»')).toBeVisible();
    await expectAccessible(manager.page, 'inbox');
  });
}
