import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { expectAccessibleEitherWay, UPRIGHT } from '../quiosco/paired-tablet.ts';
import { PHONE } from '../support/devices.ts';

const TABLET = { viewport: UPRIGHT, hasTouch: true, reducedMotion: 'reduce' as const };

test.use({ twoOptions: { roles: ['admin'] } });

test('somebody registers at the door, their host sees who it is, all are counted without a network, and they leave', async ({
  two,
  browser,
}) => {
  const { jefa, nuria, company } = two;
  const centroId = company.centroIds[0] ?? 0;
  await jefa.call(visitas.guardar, {
    nombre: { texto: 'Obra', de: 'Wartung' },
    descripcion: { texto: 'ten a mano el parte' },
    icono: 'obra',
    anfitrion: 'necesario',
    pideMatricula: true,
    pideDocumento: false,
    normas: { texto: 'Usa casco.', de: 'Trag einen Helm.' },
    preguntas: [
      { id: 1, clase: 'si-no', texto: { texto: '¿Traes herramienta?', de: 'Bringst du Werkzeug mit?' }, opciones: [], obligatoria: true },
      { id: 2, clase: 'firma', texto: { texto: 'Firma', de: 'Unterschrift' }, opciones: [], obligatoria: true },
    ],
  });
  const made = await jefa.call(quiosco.crear, { nombre: 'Recepción', centroId });
  const { id, version, identificacion, otrosCentros, foto, diasFoto, mensaje } = made.quiosco;
  await jefa.call(quiosco.configurar, { id, version, centroId, identificacion, otrosCentros, foto, diasFoto, mensaje, visitas: true });
  await nuria.call(registros.guardar, { tipo: company.tipos.entrada });

  // The tablet at the door.
  const { texts } = await jefa.device(PHONE);
  const tablet = await browser.newContext({ ...TABLET, locale: 'es-ES' });
  const page = await tablet.newPage();
  await page.goto('/quiosco');
  await page.getByLabel(texts.t('quiosco.emparejar.codigo')).fill(made.emparejamiento.codigo);
  await page.getByRole('button', { name: texts.t('quiosco.emparejar.boton') }).click();
  await page.getByRole('link', { name: texts.t('quiosco.inicio.visita') }).click();
  await expect(page.getByText(/un mes/)).toBeVisible();
  await expectAccessibleEitherWay(page, 'the notice and the types');
  await page.getByRole('button', { name: texts.t('visitas.aviso.leer') }).click();
  await expect(page.getByText(/Nada sobre tu salud/)).toBeVisible();
  await page.getByRole('button', { name: texts.t('visitas.aviso.cerrar') }).click();
  await page.getByRole('radio', { name: 'DE', exact: true }).click();
  await page.getByRole('button', { name: /Wartung/ }).click();
  await page.getByLabel('Dein Name').fill('Ingrid Petersen');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Das brauchen wir.')).toHaveCount(2);
  await page.getByLabel('Kennzeichen').fill('4821 KJV');
  await page.getByRole('textbox', { name: 'Wen besuchst du?' }).fill('prado nur');
  await page.getByRole('button', { name: /Nuria Prado Gil/ }).click();
  await expectAccessibleEitherWay(page, 'who it is');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Nein' }).click();
  await page.getByLabel('Ich habe sie gelesen und nehme sie an').check();
  const field = await page.getByRole('img', { name: 'Unterschrift' }).boundingBox();
  await page.mouse.move(field!.x + 60, field!.y + 60);
  await page.mouse.down();
  await page.mouse.move(field!.x + 260, field!.y + 120, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByText('Unterschrieben')).toBeVisible();
  await expectAccessibleEitherWay(page, 'the questions');
  await page.getByRole('button', { name: 'Nuria Bescheid geben' }).click();
  await expect(page.getByRole('heading', { name: 'Wir haben Nuria Bescheid gegeben' })).toBeVisible();
  const code =
    (await page
      .getByText(/^\d{4}$/)
      .first()
      .textContent()) ?? '';
  await expectAccessibleEitherWay(page, 'the code');
  await page.getByRole('button', { name: 'Fertig' }).click();
  // Nothing of the visitor is behind Back, and the tablet speaks its own language again.
  await expect(page.getByRole('link', { name: texts.t('quiosco.inicio.visita') })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Ingrid')).toHaveCount(0);

  // The host, and whoever counts everybody inside.
  const host = await nuria.device(PHONE);
  await host.page.goto('/visitas');
  await expect(host.page.getByText('Ingrid Petersen')).toBeVisible();
  const warden = await jefa.device({ ...PHONE, reducedMotion: 'reduce' });
  await warden.page.goto('/recuento');
  await expect(warden.page.getByText(texts.t('visitas.recuento.faltan_other', { count: '2', total: '2' }))).toBeVisible();
  await expectAccessible(warden.page, 'who is inside');
  await warden.page.context().setOffline(true);
  await warden.page.getByLabel(/Ingrid Petersen/).check();
  await warden.page.getByLabel(/Nuria Prado Gil/).check();
  await expect(warden.page.getByText(texts.t('visitas.recuento.todos', { total: '2' }))).toBeVisible();
  expect((await jefa.call(visitas.presentes, {})).centros.flatMap(({ marcas }) => marcas)).toEqual([]);
  await warden.page.context().setOffline(false);
  await expect.poll(async () => (await jefa.call(visitas.presentes, {})).centros.flatMap(({ marcas }) => marcas).length).toBe(2);

  // Leaving.
  await page.goto('/visitas-salida');
  await expect(page.getByRole('button', { name: /^IP/ })).toBeVisible();
  await expectAccessibleEitherWay(page, 'leaving');
  await page.getByLabel(texts.t('visitas.salida.codigo')).fill(code);
  await page.getByRole('button', { name: texts.t('visitas.salida.salir') }).click();
  await expect(page.getByText(texts.t('visitas.salida.hecho-nota'))).toBeVisible();
  const [visit] = (await jefa.call(visitas.listado, {})).items;
  expect(visit).toMatchObject({ nombre: 'Ingrid Petersen', modoSalida: 'codigo' });
  await tablet.close();
});
