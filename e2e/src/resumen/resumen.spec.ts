import { ResumenPage } from '../pages/resumen-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(device, () => {
    test.use({ ...size, contextOptions: { reducedMotion: 'reduce' } });

    test('a day that was worked shows in the year, in the drawings, and in the file that is taken along', async ({
      app: { page, texts, home },
    }) => {
      const resumen = new ResumenPage(page, texts);
      await home.open();
      await home.clock(home.clockIn);
      const { registro } = await home.clock(home.leave);

      // In the year today counts when it is over: on 1 January there is no day yet.
      const yesterday = Temporal.PlainDate.from(registro.fecha).subtract({ days: 1 });
      await resumen.open(`?ano=${yesterday.year}`);
      await expect(resumen.year).toBeVisible();
      await expectAccessible(page, 'the year');
      await resumen.open();
      await resumen.tab('estadisticas').click();
      await expect(resumen.bars).toBeVisible();
      await expectAccessible(page, 'the statistics');
      await resumen
        .section('resumen.lineas.titulo')
        .getByRole('button', { name: texts.t('resumen.mostrar.tabla') })
        .click();
      await expect(resumen.section('resumen.lineas.titulo').getByRole('table')).toBeVisible();
      await resumen.bars.focus();
      await page.keyboard.press('Home');
      await expect(resumen.bars).toHaveAttribute('aria-valuenow', '1');

      await resumen.export.click();
      await expectAccessible(page, 'the export');
      for (const formato of ['PDF', 'XLSX', 'CSV'] as const) {
        const file = await resumen.take(formato);
        expect(file.name).toMatch(new RegExp(`\\.${formato.toLowerCase()}$`));
        expect(file.shown).toBe(file.digest);
        if (formato === 'PDF') await expectAccessible(page, 'the file, saved');
        if (formato === 'CSV') {
          await page.goto('/resumen/comprobar');
          await resumen.check(file.name, file.bytes);
          await expect(page.getByText(texts.t('resumen.comprobar.si'))).toBeVisible();
          await expectAccessible(page, 'a file that is ours');
          await resumen.check(file.name, Buffer.concat([file.bytes, Buffer.from(' ')]));
          await expect(page.getByText(texts.t('resumen.comprobar.no'), { exact: true })).toBeVisible();
          await expectAccessible(page, 'a file that is not ours');
        } else await resumen.savedSheet.getByRole('button', { name: texts.t('resumen.exportar.otro') }).click();
      }
    });
  });
}

test('somebody new reads what will be here, and what is missing is said', async ({ app: { page, texts } }) => {
  const resumen = new ResumenPage(page, texts);
  await resumen.open('?vista=estadisticas');
  await expect(page.getByRole('heading', { name: texts.t('resumen.vacio.titulo') })).toBeVisible();
  await expectAccessible(page, 'nothing yet');
  await page.route('**/instancia/registros/balanceAnual*', (route) => route.fulfill({ status: 503, body: '' }));
  await resumen.open();
  await expect(page.getByRole('heading', { name: texts.t('resumen.error.titulo') })).toBeVisible();
  await expectAccessible(page, 'a year that cannot be fetched');
});
