import { hoy } from '@jornada/contract/hoy.ts';
import { test, expect } from '../corrections/two-people.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';

test('a manager sees who has not come, asks, and the answer stands where the button was; then it is settled with a note', async ({
  two,
}) => {
  const { jefa, nuria } = two;
  const desk = await jefa.device(DESKTOP);
  const { texts } = desk;
  await desk.page.goto('/intranet');
  const late = desk.page.getByRole('listitem').filter({ hasText: 'Nuria Prado Gil' });
  await late.getByRole('button', { name: texts.t('hoy.preguntar-a', { nombre: 'Nuria Prado Gil' }) }).click();
  await expect(late.getByText(texts.like('hoy.preguntada'))).toBeVisible();
  await expectAccessible(desk.page, 'today');

  const theirs = await nuria.device(PHONE);
  await theirs.page.goto('/home');
  await theirs.page.getByRole('button', { name: texts.t('hoy.respuestas.olvido') }).click();
  await expect(theirs.page.getByText(texts.t('hoy.propias.hecha')).first()).toBeVisible();
  await expect(late.getByText(`«${texts.t('hoy.respuestas.olvido')}»`)).toBeVisible();

  await desk.page.goto('/intranet/incidencias?estado=respondida');
  await desk.page.getByRole('checkbox', { name: /Nuria Prado Gil/ }).check();
  await desk.page.getByRole('button', { name: texts.t('hoy.incidencias.resolver') }).click();
  await desk.page.getByRole('textbox', { name: texts.t('hoy.incidencias.nota') }).fill('Hablado por teléfono');
  await expectAccessible(desk.page, 'incidences with a note');
  await desk.page.getByRole('button', { name: texts.t('hoy.incidencias.resolver') }).click();
  await desk.page.getByRole('radio', { name: new RegExp(`^${texts.t('hoy.incidencias.estados.resuelta')}`) }).click();
  await expect(desk.page.getByText('«Hablado por teléfono»')).toBeVisible();

  const phone = await jefa.device(PHONE);
  await phone.page.goto('/bandeja/hoy');
  await phone.page.getByRole('link', { name: texts.t('hoy.abrir-dia', { nombre: 'Nuria Prado Gil' }) }).click();
  await expect(phone.page).toHaveURL(/\/intranet\/mes\?/);
  await expect(phone.page.getByRole('heading', { name: 'Nuria Prado Gil' })).toBeVisible();
  expect((await jefa.call(hoy.incidencias, { estado: 'abierta' })).items).toEqual([]);
});
