import { expect, type Locator, type Page } from '@playwright/test';
import type { ScreenTexts } from '../support/texts.ts';

/** The inbox: the bell, the list, and the open matter with its answer. */
export class InboxPage {
  readonly page: Page;
  readonly texts: ScreenTexts;

  constructor(page: Page, texts: ScreenTexts) {
    this.page = page;
    this.texts = texts;
  }

  async open(estado?: 'por-responder' | 'en-espera' | 'resueltas'): Promise<void> {
    await this.page.goto(estado ? `/bandeja?estado=${estado}` : '/bandeja');
  }

  get bell(): Locator {
    return this.page.getByRole('link', { name: this.texts.within('bandeja.abrir') });
  }

  /** The matters of the list. */
  get rows(): Locator {
    return this.page.getByRole('list', { name: this.texts.t('bandeja.titulo') }).getByRole('link');
  }

  get reason(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.within('bandeja.motivo.etiqueta') });
  }

  /** The matters of others, and what one decides about them. */
  async openToDecide(): Promise<void> {
    await this.page.goto('/bandeja/solicitudes');
  }

  get rowsToDecide(): Locator {
    return this.page.getByRole('list', { name: this.texts.t('bandeja.titulo') }).getByRole('button');
  }

  get approve(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('solicitudes.decidir.aprobar'), exact: true });
  }

  get reject(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('solicitudes.decidir.rechazar'), exact: true });
  }

  /** The link from an answered matter to the next one. */
  get goOn(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('bandeja.seguir'), exact: true });
  }

  /** Decides, and goes on: what was decided stays visible until then. */
  async decide(button: Locator): Promise<void> {
    await button.click();
    await expect(
      this.page.getByText(this.texts.like('solicitudes.decidir.hecho.aprobar', 'solicitudes.decidir.hecho.rechazar')),
    ).toBeVisible();
    await this.goOn.click();
  }
}
