import type { Locator, Page } from '@playwright/test';
import type { ScreenTexts } from '../support/texts.ts';

/** The pages above the calendar for corrections: another hour, a remark, marks that nobody clocked. */
export class CorrectionSheet {
  readonly page: Page;
  readonly texts: ScreenTexts;

  constructor(page: Page, texts: ScreenTexts) {
    this.page = page;
    this.texts = texts;
  }

  /** Asks for another hour for one record. */
  async openChange(id: number): Promise<void> {
    await this.page.goto(`/solicitud-cambio-hora/${id}`);
  }

  /** Found by its form or its withdraw button: on a phone the day behind it is a sheet, too. */
  get root(): Locator {
    const own = this.page.getByRole('textbox').or(this.page.getByRole('button', { name: this.texts.t('correcciones.retirar') }));
    return this.page.getByRole('dialog').filter({ has: own });
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

  /** The button with the planned end, which fills the field. */
  get suggestion(): Locator {
    return this.root.getByRole('button', {
      name: this.texts.like('correcciones.sugerencia.prevista', 'correcciones.sugerencia.prevista-una'),
    });
  }
}
