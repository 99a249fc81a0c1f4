import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { expect, test } from '../corrections/two-people.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { PHONE } from '../support/devices.ts';
import { pairTablet } from './paired-tablet.ts';

// A camera that Chromium draws itself.
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({
  twoOptions: { roles: ['admin'], ajustes: { guardaFoto: true } },
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...CAMERA] }),
});

test('a photo is taken at the clocking, and the person finds it beside that mark', async ({ two, browser }) => {
  const { jefa, nuria, company } = two;
  const centroId = company.centroIds[0] ?? 0;
  const made = await jefa.call(quiosco.crear, { nombre: 'Muelle', centroId });
  const { id, version, identificacion, otrosCentros, diasFoto, mensaje, visitas } = made.quiosco;
  await jefa.call(quiosco.configurar, { id, version, centroId, identificacion, otrosCentros, diasFoto, mensaje, visitas, foto: true });
  const { pin } = await nuria.call(quiosco.pinPropio, {});
  const { texts } = await jefa.device(PHONE);

  const { tablet, page } = await pairTablet(browser, texts, made.emparejamiento.codigo);
  await page.keyboard.type(pin ?? '');
  await page.getByRole('button', { name: texts.t('home.accion.entrada') }).click();
  await expect(page.getByRole('heading', { name: texts.t('quiosco.foto.titulo') })).toBeVisible();
  await expect(page.getByText(texts.t('quiosco.hecho.que-entrada'))).toBeVisible();
  await tablet.close();

  const { page: own } = await nuria.device(PHONE);
  const { fecha } = await nuria.call(registros.registrosHoy, {});
  await own.goto(`/registros-list?dia=${fecha}`);
  await own
    .getByRole('button', { name: /Entrada/ })
    .first()
    .click();
  await own.getByRole('button', { name: /^Ver la foto: Entrada/ }).click();
  await expect(own.getByRole('img', { name: /^Foto de Entrada/ })).toBeVisible();
  await expect(own.getByText(/Se borra el/)).toBeVisible();
  await expectAccessible(own, 'the photo beside its mark');
});
