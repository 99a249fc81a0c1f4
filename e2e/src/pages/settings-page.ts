import type { Locator, Page } from '@playwright/test';
import type { ScreenTexts } from '../support/texts.ts';

/** The settings of a person: language, theme, and sessions. */
export class SettingsPage {
  readonly page: Page;
  readonly texts: ScreenTexts;

  constructor(page: Page, texts: ScreenTexts) {
    this.page = page;
    this.texts = texts;
  }

  async open(): Promise<void> {
    await this.page.goto('/configuracion');
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.texts.t('configuracion.titulo') });
  }

  /** A language by its name in that language. */
  language(ownName: string): Locator {
    return this.page.getByRole('radio', { name: ownName });
  }

  theme(scheme: 'auto' | 'light' | 'dark'): Locator {
    return this.page.getByRole('radio', { name: this.texts.t(`configuracion.tema.${scheme}`) });
  }

  get sessions(): Locator {
    return this.page.getByRole('region', { name: this.texts.t('configuracion.sesiones.titulo') }).getByRole('listitem');
  }

  /** The button to end a session, which opens a question. */
  get close(): Locator {
    return this.page.getByRole('button', { name: this.texts.within('configuracion.sesiones.cerrar-en') });
  }

  get confirmClose(): Locator {
    // The menu has a button of the same name, for the session here.
    return this.page.getByRole('main').getByRole('button', { name: this.texts.t('configuracion.sesiones.si'), exact: true });
  }

  get closeOthers(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('configuracion.sesiones.otras') });
  }

  get confirmCloseOthers(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('configuracion.sesiones.si-otras'), exact: true });
  }
}
