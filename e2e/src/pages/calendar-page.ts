import type { Locator, Page } from '@playwright/test';
import type { ScreenTexts } from '../support/texts.ts';
import { Sheet } from './sheet.ts';

/** The calendar: a month as a grid, and one of its days beside it or in a sheet below. */
export class CalendarPage {
  readonly page: Page;
  readonly texts: ScreenTexts;

  constructor(page: Page, texts: ScreenTexts) {
    this.page = page;
    this.texts = texts;
  }

  /** @param search such as `?mes=2026-10`; this month without it. */
  async open(search = ''): Promise<void> {
    await this.page.goto(`/registros-list${search}`);
    await this.grid.waitFor();
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  get legend(): Locator {
    return this.page.getByRole('list', { name: this.texts.t('calendario.leyenda.titulo') });
  }

  get previous(): Locator {
    return this.page.getByRole('link', { name: this.texts.t('calendario.mes.anterior') });
  }

  get next(): Locator {
    return this.page.getByRole('link', { name: this.texts.t('calendario.mes.siguiente') });
  }

  get today(): Locator {
    return this.grid.locator('[aria-current="date"]');
  }

  /**
   * Turns to the month before, and waits for it. Today says nothing about what is shown: at the beginning of a month it is still in sight
   * after that, and in a night shift it is the last day of the month before.
   */
  async turnBack(): Promise<void> {
    const to = new URL((await this.previous.getAttribute('href')) ?? '', this.page.url()).searchParams.get('mes');
    await this.previous.click();
    await this.grid.locator(`[data-fecha="${to}-15"]`).waitFor();
    await this.grid.and(this.page.locator('[aria-busy="false"]')).waitFor();
  }

  /** The button of a day, by its spoken date. */
  day(fecha: string): Locator {
    const spoken = this.texts.format('UTC').date(fecha, 'long');
    return this.grid.getByRole('button', { name: new RegExp(`^${RegExp.escape(spoken)}(:|$)`, 'i') });
  }

  /** Days with work, by the text of their button. */
  get workedDays(): Locator {
    return this.grid.getByRole('button', { name: this.texts.within('calendario.frase.trabajado') });
  }

  /** The open day: a sheet on a phone, beside the month on a desktop. */
  get panel(): Locator {
    const close = this.page.getByRole('button', { name: this.texts.t('calendario.dia.cerrar') });
    return this.page.getByRole('dialog').or(this.page.getByRole('complementary')).filter({ has: close });
  }

  /** The open day, to read its sum. */
  get sum(): Sheet {
    return new Sheet(this.panel, this.texts);
  }

  get closeDay(): Locator {
    return this.panel.getByRole('button', { name: this.texts.t('calendario.dia.cerrar') });
  }

  get pullUp(): Locator {
    return this.panel.getByRole('button', { name: this.texts.t('calendario.dia.ampliar') });
  }

  get changeHour(): Locator {
    return this.panel.getByRole('button', { name: this.texts.t('calendario.accion.pedir') });
  }

  get addRecords(): Locator {
    return this.panel.getByRole('link', { name: this.texts.t('calendario.accion.fichajes') });
  }
}
