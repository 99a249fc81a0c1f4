import type { Locator, Page } from '@playwright/test';
import type { ScreenTexts } from '../support/texts.ts';

/** The end of the day, and its forms: own times, presences, project hours. */
export class DayEndPage {
  readonly page: Page;
  readonly texts: ScreenTexts;

  constructor(page: Page, texts: ScreenTexts) {
    this.page = page;
    this.texts = texts;
  }

  /** A button by its catalogue key. */
  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.texts.t(key), exact: true });
  }

  get asItIs(): Locator {
    return this.button('fin-jornada.guardar.igual');
  }

  get suggested(): Locator {
    return this.page.getByRole('radio', { name: this.texts.t('fin-jornada.como.sugerida') });
  }

  get saveSuggested(): Locator {
    return this.button('fin-jornada.guardar.sugerida');
  }

  get reopen(): Locator {
    return this.button('fin-jornada.reabrir');
  }

  /** A row that opens another screen, by the key of its name. */
  way(key: string): Locator {
    return this.page.getByRole('link', { name: this.texts.t(key) });
  }

  get ownTimes(): Locator {
    return this.way('fin-jornada.como.mis-horas');
  }

  get presences(): Locator {
    return this.way('fin-jornada.como.presencias');
  }

  get projects(): Locator {
    return this.way('fin-jornada.como.proyectos');
  }

  get sum(): Locator {
    return this.page.getByRole('link', { name: this.texts.t('fin-jornada.suma.titulo') });
  }

  get back(): Locator {
    return this.button('fin-jornada.volver');
  }

  /** An hour by the key of its label. */
  hour(key: string): Locator {
    return this.page.getByLabel(this.texts.t(key), { exact: true });
  }

  /** An hour of a pause or a presence: the key of its name, its number, and the key of the label. */
  hourOf(key: string, numero: number, label: string): Locator {
    return this.page.getByLabel(`${this.texts.t(key, { numero })}: ${this.texts.t(label)}`, { exact: true });
  }

  /** The result of the typed hours. */
  get result(): Locator {
    return this.page.getByRole('region', { name: this.texts.t('fin-jornada.resultado.titulo') });
  }

  get saveOwnTimes(): Locator {
    return this.button('fin-jornada.guardar.mis-horas');
  }

  get savePresences(): Locator {
    return this.button('fin-jornada.guardar.presencias');
  }

  get saveSpread(): Locator {
    return this.button('fin-jornada.guardar.reparto');
  }

  projectHours(nombre: string): Locator {
    return this.page.getByRole('textbox', { name: this.texts.t('fin-jornada.proyectos.horas', { nombre }) });
  }

  get spread(): Locator {
    return this.page.getByRole('region', { name: this.texts.t('fin-jornada.proyectos.reparto') });
  }
}
