import { ResumenPage } from '../pages/resumen-page.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

test('whoever holds a file asks without an account whether it is unchanged', async ({ app: { page, texts, home }, browser, baseURL }) => {
  const resumen = new ResumenPage(page, texts);
  await home.open();
  await home.clock(home.clockIn);
  await home.clock(home.leave);
  await resumen.open();
  await resumen.export.click();
  const { name, bytes } = await resumen.take('PDF');
  const changed = Buffer.from(bytes);
  changed.writeUInt8((changed[300] ?? 0) ^ 1, 300);

  for (const size of [PHONE, DESKTOP]) {
    const elsewhere = await browser.newContext({ ...size, ...(baseURL ? { baseURL } : {}), locale: 'es-ES', reducedMotion: 'reduce' });
    const stranger = await elsewhere.newPage();
    const check = (buffer: Buffer) =>
      stranger
        .getByLabel(texts.t('comprobacion.elegir'), { exact: true })
        .and(stranger.locator('input'))
        .setInputFiles({ name, mimeType: 'application/pdf', buffer });
    const sent = stranger.waitForRequest((request) => request.url().endsWith('/comprobar/papel'));
    await stranger.goto('/comprobar');
    await expect(stranger.getByRole('heading', { level: 1, name: texts.t('comprobacion.titulo') })).toBeVisible();
    await check(bytes);
    await expect(stranger.getByText(texts.t('comprobacion.textos.igual'))).toBeVisible();
    // Neither the file nor a part of it that says something.
    expect((await sent).postDataBuffer()?.length ?? Infinity).toBeLessThan(bytes.length / 2);
    await expectAccessibleInBothThemes(stranger, 'a paper that is unchanged');
    await check(changed);
    await expect(stranger.getByText(texts.t('comprobacion.textos.cambiado'))).toBeVisible();
    await check(Buffer.from('%PDF-1.7 of somebody else'));
    await expect(stranger.getByText(texts.t('comprobacion.textos.desconocido'))).toBeVisible();
    await expectAccessibleInBothThemes(stranger, 'a paper that nobody knows');
    await elsewhere.close();
  }
});
