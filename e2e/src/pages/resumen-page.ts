import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { ScreenTexts } from '../support/texts.ts';

/** Summary and statistics, and the sheets that open above them. */
export class ResumenPage {
  readonly page: Page;
  readonly texts: ScreenTexts;

  constructor(page: Page, texts: ScreenTexts) {
    this.page = page;
    this.texts = texts;
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/resumen${search}`);
  }

  tab(name: 'resumen' | 'estadisticas'): Locator {
    return this.page
      .getByRole('navigation', { name: this.texts.t('resumen.pestanas') })
      .getByRole('link', { name: this.texts.t(`menu.entradas.${name}`) });
  }

  get year(): Locator {
    return this.page.getByRole('table', { name: this.texts.t('resumen.ano.titulo') });
  }

  /** A month of the year by its name; it opens to show its days. */
  month(name: string): Locator {
    return this.year.getByRole('button', { name: new RegExp(`^${name}`, 'i') });
  }

  /** A part of the page by the key of its title. */
  section(key: string): Locator {
    return this.page.getByRole('region', { name: this.texts.t(key), exact: true });
  }

  get bars(): Locator {
    return this.page.getByRole('slider', { name: this.texts.t('resumen.horas.mover') });
  }

  get export(): Locator {
    return this.page.getByRole('link', { name: this.texts.t('resumen.exportar.boton') });
  }

  get exportSheet(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.t('resumen.exportar.boton') });
  }

  get savedSheet(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.t('resumen.exportar.listo') });
  }

  get checkSheet(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.t('resumen.comprobar.titulo') });
  }

  /** Exports the record in one format: the saved file, and its digest from its bytes and from the screen. */
  async take(formato: 'PDF' | 'XLSX' | 'CSV'): Promise<{ bytes: Buffer; name: string; digest: string; shown: string }> {
    await this.exportSheet.getByRole('radio', { name: formato }).check();
    const saving = this.page.waitForEvent('download', { timeout: 25_000 });
    await this.exportSheet.getByRole('button', { name: this.texts.t('resumen.exportar.preparar') }).click();
    const download = await saving;
    const bytes = await readFile(await download.path());
    const digest = createHash('sha256').update(bytes).digest('hex');
    const shown = await this.savedSheet.getByText(/^[0-9a-f]{64}$/).innerText();
    return { bytes, name: download.suggestedFilename(), digest, shown };
  }

  async check(name: string, buffer: Buffer): Promise<void> {
    await this.checkSheet.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  }
}
