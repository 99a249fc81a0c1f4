import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts.ts';

/** The pages above the calendar that correct the record: another hour, a remark, marks that nobody clocked. */
export class CorrectionSheet {
  readonly page: Page;
  readonly texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.page = page;
    this.texts = texts;
  }

  /** Asks for another hour for one record. */
  async openChange(id: number): Promise<void> {
    await this.page.goto(`/solicitud-cambio-hora/${id}`);
  }

  get root(): Locator {
    return this.page.getByRole('dialog');
  }

  get hour(): Locator {
    return this.root.getByLabel(this.texts.t('correcciones.cambio.hora'));
  }

  get leaveHour(): Locator {
    return this.root.getByLabel(this.texts.t('correcciones.proponer.hora-salida'));
  }

  get reason(): Locator {
    return this.root.getByRole('textbox', { name: this.texts.t('correcciones.motivo.etiqueta') });
  }

  get send(): Locator {
    return this.root.getByRole('button', { name: this.texts.t('correcciones.cambio.enviar') });
  }

  get apply(): Locator {
    return this.root.getByRole('button', { name: this.texts.t('correcciones.cambio.aplicar') });
  }

  /** The planned end, as a button that fills the field. */
  get suggestion(): Locator {
    return this.root.getByRole('button', {
      name: this.texts.like('correcciones.sugerencia.prevista', 'correcciones.sugerencia.prevista-una'),
    });
  }
}
