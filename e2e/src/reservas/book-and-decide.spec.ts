import { reservas } from '@jornada/contract/reservas/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { threeDaysAfter } from '../vacaciones/three-days.ts';
import { createTwoRooms } from './two-rooms.ts';

test('a room that somebody has already is not booked twice: another one is, with one tap more', async ({ two, db }) => {
  const { desde: fecha } = threeDaysAfter(two.ayer);
  const { retiro, prado } = await createTwoRooms(db, two.company.entidadId);
  const { page, texts } = await two.nuria.device(PHONE);
  await page.goto(`/reservas-form?fecha=${fecha}&hora=10:00&minutos=90&sala=${retiro}`);
  const book = page.getByRole('button', { name: /^Reservar Sala Retiro/ });
  await expect(book).toBeEnabled();
  // Somebody else is faster.
  await two.jefa.call(reservas.guardar, { sala: retiro, inicio: `${fecha}T11:00`, fin: `${fecha}T12:00`, asunto: 'Ventas' });
  // Refused, or seen to be taken just before: either way what is free instead stands below the room.
  const card = page.getByRole('region', { name: /Sala Retiro está ocupada/ });
  await Promise.race([book.click().catch(() => undefined), card.waitFor()]);
  await expect(card.getByRole('button', { name: /Sala Retiro, 9:30 – 11:00/ })).toBeVisible();
  await card.getByRole('button', { name: /Sala Prado/ }).click();
  await page.getByRole('button', { name: /^Reservar Sala Prado/ }).click();
  await expect(page).toHaveURL(/\/reservas-view\/\d+/);
  await expect(page.getByRole('dialog').getByText(texts.t('reservas.reservada')).first()).toBeVisible();
  const { items } = await two.nuria.call(reservas.horasocupadas, { SalaId: prado, fecha });
  expect(items).toHaveLength(1);
});

test('a room with approval is asked for with its subject, and agreed to in the inbox', async ({ two, db }) => {
  const { desde: fecha, ano } = threeDaysAfter(two.ayer);
  const { consejo } = await createTwoRooms(db, two.company.entidadId);
  const { page, texts } = await two.nuria.device(PHONE);
  await page.goto(`/reservas-modal?fecha=${fecha}&hora=10:00&minutos=60&sala=${consejo}`);
  await page.getByLabel(texts.t('reservas.formulario.asunto')).fill('Presentación');
  await page
    .getByRole('button', { name: texts.t('reservas.formulario.reservar'), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL(/\/reservas-view\/\d+/);
  const manager = await two.jefa.device();
  await manager.page.goto('/bandeja/solicitudes');
  await expect(manager.page.getByText('Presentación').first()).toBeVisible();
  await manager.page.getByRole('button', { name: manager.texts.t('solicitudes.decidir.aprobar'), exact: true }).click();
  await expect(manager.page.getByText(manager.texts.t('solicitudes.decidir.hecho.aprobar', { nombre: 'Nuria' }))).toBeVisible();
  const { items } = await two.nuria.call(reservas.listado, { filtro_Anio: ano });
  expect(items.map(({ estado }) => estado)).toEqual(['aprobada']);
});

for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`rooms, details, list and booking have no fault, on a ${device}`, async ({ two, db }) => {
    const { desde: fecha } = threeDaysAfter(two.ayer);
    const { retiro } = await createTwoRooms(db, two.company.entidadId);
    const booked = await two.nuria.call(reservas.guardar, {
      sala: retiro,
      inicio: `${fecha}T11:00`,
      fin: `${fecha}T12:00`,
      asunto: 'Ventas',
    });
    const { page, texts } = await two.nuria.device({ ...size, reducedMotion: 'reduce' as const });
    await page.goto(`/reservas-form?fecha=${fecha}&hora=10:30&minutos=60&sala=${retiro}`);
    await expect(page.getByRole('region', { name: /Ya tienes Sala Retiro/ })).toBeVisible();
    await expectAccessible(page, 'rooms');
    await page.goto(`/reservas-modal?fecha=${fecha}&hora=10:30&minutos=60&sala=${retiro}`);
    await expect(page.getByText(texts.t('errores.reservas.ocupada'))).toBeVisible();
    await expectAccessible(page, 'details');
    await page.goto(`/reservas-view/${booked.id}`);
    await expect(page.getByText('Ventas').first()).toBeVisible();
    await expectAccessible(page, 'booking');
  });
}
