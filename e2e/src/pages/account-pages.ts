import type { Locator, Page } from '@playwright/test';
import type { ScreenTexts } from '../support/texts.ts';

/** The pages of the settings about the account: password, second step, PIN, data, photo. */
export class AccountPages {
  readonly page: Page;
  readonly texts: ScreenTexts;

  constructor(page: Page, texts: ScreenTexts) {
    this.page = page;
    this.texts = texts;
  }

  async open(name: 'contrasena' | 'segundo-paso' | 'pin' | 'datos' | 'foto'): Promise<void> {
    await this.page.goto(`/configuracion/${name}`);
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.texts.t(key), exact: true });
  }

  field(key: string): Locator {
    return this.page.getByRole('textbox', { name: this.texts.t(key), exact: true });
  }

  /** Answers the question for the password. */
  async confirm(password: string, key: string): Promise<void> {
    await this.field('factores.contrasena').fill(password);
    await this.button(key).click();
  }

  /** The secret of an app, for typing. */
  get secret(): Locator {
    return this.page.getByRole('code');
  }

  get code(): Locator {
    return this.field('factores.codigo');
  }

  get recoveryCodes(): Locator {
    return this.page.getByRole('main').getByRole('listitem');
  }

  get keys(): Locator {
    return this.page.getByRole('region', { name: this.texts.t('configuracion.segundo.llaves') }).getByRole('listitem');
  }

  /** Loaded photos, wherever they are shown. */
  get photos(): Locator {
    return this.page.locator('img[src*="/userPhoto/foto"]');
  }
}
