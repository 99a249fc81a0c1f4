import type { Locator, Page } from '@playwright/test';
import type { ScreenTexts } from '../support/texts.ts';

/** The side menu: always open on a desktop, a drawer on a phone. */
export class MenuPage {
  readonly page: Page;
  readonly texts: ScreenTexts;

  constructor(page: Page, texts: ScreenTexts) {
    this.page = page;
    this.texts = texts;
  }

  get root(): Locator {
    return this.page.getByRole('navigation', { name: this.texts.t('shell.menu.titulo') });
  }

  get opener(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('shell.menu.abrir') });
  }

  get closer(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('shell.menu.cerrar') });
  }

  get disconnect(): Locator {
    return this.root.getByRole('button', { name: this.texts.t('shell.menu.desconectar') });
  }

  get admin(): Locator {
    return this.root.getByRole('link', { name: this.texts.t('shell.menu.administracion') });
  }

  get privacy(): Locator {
    return this.root.getByRole('link', { name: this.texts.t('shell.menu.privacidad') });
  }

  /** An entry by its catalogue id. */
  entry(id: string): Locator {
    // From the start: the photo is "your settings", and an entry with a badge goes on after its name.
    return this.root.getByRole('link', { name: new RegExp(`^${this.texts.t(`menu.entradas.${id}`)}`) });
  }
}
