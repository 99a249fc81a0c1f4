import type { Locator, Page } from '@playwright/test';
import type { Person } from '../support/company.ts';
import type { ScreenTexts } from '../support/texts.ts';

/** The log-in screen. */
export class LoginPage {
  readonly page: Page;
  readonly texts: ScreenTexts;

  constructor(page: Page, texts: ScreenTexts) {
    this.page = page;
    this.texts = texts;
  }

  get userName(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.t('login.usuario') });
  }

  get password(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.t('login.contrasena'), exact: true });
  }

  get remember(): Locator {
    return this.page.getByRole('checkbox', { name: this.texts.t('login.recordar') });
  }

  get enter(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('login.entrar'), exact: true });
  }

  get language(): Locator {
    return this.page.getByRole('combobox', { name: this.texts.t('login.idioma') });
  }

  get problem(): Locator {
    return this.page.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  /** Fills both fields and presses the button. */
  async signIn({ userName, password }: Pick<Person, 'userName' | 'password'>): Promise<void> {
    await this.userName.fill(userName);
    await this.password.fill(password);
    await this.enter.click();
  }
}
