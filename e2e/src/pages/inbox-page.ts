import { expect, type Locator, type Page, type Request } from '@playwright/test';
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

  get agree(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('bandeja.acuerdo'), exact: true });
  }

  get disagree(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('bandeja.desacuerdo'), exact: true });
  }

  /** The link from an answered matter to the next one. */
  get goOn(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('bandeja.seguir'), exact: true });
  }

  /** Presses an answer until it works, because just after a matter opens, a press is ignored. Then goes on. */
  async answer(button: Locator): Promise<void> {
    let isSent = false;
    this.page.on('request', (request) => {
      if (isAnswer(request)) isSent = true;
    });
    await expect(async () => {
      if (!isSent) await button.click({ timeout: 2000 });
      expect(isSent).toBe(true);
    }).toPass({ intervals: [200] });
    // The answer stays visible until one goes on.
    await expect(this.page.getByText(this.texts.like('bandeja.hecho.acuerdo', 'bandeja.hecho.desacuerdo'))).toBeVisible();
    await expect(async () => {
      if (await this.goOn.isVisible()) await this.goOn.click({ timeout: 2000 });
      await expect(this.goOn).toBeHidden({ timeout: 500 });
    }).toPass({ intervals: [200] });
  }
}

function isAnswer(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/registros/responderCorreccion');
}
