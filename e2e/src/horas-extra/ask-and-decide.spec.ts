import { bolsa } from '@jornada/contract/bolsa.ts';
import { expect, liveWholeYesterday, test } from '../corrections/two-people.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { PHONE } from '../support/devices.ts';

test('an hour that the record has is asked for with one tap, agreed in the inbox, and stands in the hour bank', async ({ two }) => {
  await liveWholeYesterday(two);
  // On 1 January, yesterday is of last year.
  const list = `/horas-extra-list?ano=${two.ayer.slice(0, 4)}`;
  const { page, texts } = await two.nuria.device({ ...PHONE, reducedMotion: 'reduce' });
  await page.goto(list);
  const proposal = page.getByRole('link', { name: texts.within('horas-extra.propuestas.dia') });
  await expect(proposal).toBeVisible();
  await expectAccessible(page, 'list');
  await proposal.click();
  await expect(page.getByLabel(texts.t('horas-extra.formulario.cuanto'))).toHaveValue('1:00');
  await expect(page.getByRole('heading', { name: /^1:00/ })).toBeVisible();

  // Another kind is chosen above the form, which keeps what was typed.
  await page.getByLabel(texts.t('horas-extra.formulario.motivo')).fill('Llegó tarde el camión.');
  await page.getByRole('link', { name: new RegExp(texts.t('horas-extra.clases.ordinaria')) }).click();
  await expect(page).toHaveURL(/horas-extra-modal/);
  const other = page.getByRole('button', { name: new RegExp(texts.t('horas-extra.clases.activacion')) });
  await expect(other).toBeVisible();
  await expectAccessible(page, 'choice');
  await other.click();
  await expect(page).toHaveURL(/horas-extra-form/);
  await expect(page.getByLabel(texts.t('horas-extra.formulario.motivo'))).toHaveValue('Llegó tarde el camión.');
  await expectAccessible(page, 'form');
  await page.getByRole('button', { name: texts.t('horas-extra.formulario.enviar') }).click();
  await expect(page).toHaveURL(/\/horas-extra-view\/\d+/);
  await expectAccessible(page, 'request');

  const manager = await two.jefa.device({ reducedMotion: 'reduce' });
  await manager.page.goto('/bandeja/solicitudes');
  await expect(manager.page.getByText('«Llegó tarde el camión.»')).toBeVisible();
  await expect(manager.page.getByRole('heading', { name: manager.texts.t('horas-extra.dia.titulo') })).toBeVisible();
  await expectAccessible(manager.page, 'decision');
  await manager.page.getByRole('button', { name: manager.texts.t('solicitudes.decidir.aprobar'), exact: true }).click();
  await expect(manager.page.getByText(manager.texts.t('solicitudes.decidir.hecho.aprobar', { nombre: 'Nuria' }))).toBeVisible();

  const { saldoMinutos, lotes } = await two.nuria.call(bolsa.propia, {});
  expect([saldoMinutos, lotes.map(({ clase, origen, quedanMinutos }) => [clase, origen, quedanMinutos])]).toEqual([
    60,
    [['extra', 'extra', 60]],
  ]);
  await page.goto(list);
  await expect(page.getByRole('link', { name: new RegExp(texts.t('solicitudes.estados.aprobada')) })).toBeVisible();
  await expect(proposal).toHaveCount(0);
});
