import { permisos } from '@jornada/contract/permisos/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { threeDaysAfter } from '../vacaciones/three-days.ts';

for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test(`list, kinds, form, request and inbox have no fault, on a ${device}`, async ({ two }) => {
    const { desde } = threeDaysAfter(two.ayer);
    const asked = await two.nuria.call(permisos.guardar, {
      codigo: 'fallecimiento',
      hecho: desde,
      desde,
      hasta: desde,
      viaje: true,
      comentario: 'Mi abuela.',
    });
    const { page, texts } = await two.nuria.device({ ...size, reducedMotion: 'reduce' });
    await page.goto('/permisos-list');
    await expect(page.getByText(texts.t('permisos.tipos.fuerza-mayor-familiar')).first()).toBeVisible();
    await expectAccessible(page, 'list');
    await page.goto('/permisos-modal');
    await expect(page.getByRole('heading', { name: texts.t('permisos.elegir.ley') })).toBeVisible();
    await expectAccessible(page, 'kinds');
    await page.goto(`/permisos-form?id=${asked.id}`);
    await expect(page.getByLabel(texts.t('permisos.formulario.comentario'))).toHaveValue('Mi abuela.');
    await expectAccessible(page, 'form');
    await page.goto(`/permisos-view/${asked.id}`);
    await expect(page.getByText('«Mi abuela.»')).toBeVisible();
    await expectAccessible(page, 'request');
    const manager = await two.jefa.device({ ...size, reducedMotion: 'reduce' });
    await manager.page.goto(`/bandeja/solicitudes/${asked.id}`);
    await expect(manager.page.getByText('«Mi abuela.»')).toBeVisible();
    await expectAccessible(manager.page, 'inbox');
  });
