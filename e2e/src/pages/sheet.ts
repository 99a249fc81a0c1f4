import type { Locator } from '@playwright/test';
import type { SumLine } from '../support/sums.ts';
import type { ScreenTexts } from '../support/texts.ts';

/** A page above the page: a dialog on a desktop, a sheet on a phone. */
export class Sheet {
  readonly root: Locator;
  readonly texts: ScreenTexts;

  constructor(root: Locator, texts: ScreenTexts) {
    this.root = root;
    this.texts = texts;
  }

  get close(): Locator {
    return this.root.getByRole('button', { name: this.texts.t('home.cerrar') });
  }

  get retry(): Locator {
    return this.root.getByRole('button', { name: this.texts.t('errores.reintentar') });
  }

  /** A record type in the list of choices. */
  type(name: string): Locator {
    return this.root.getByRole('radio', { name });
  }

  get remark(): Locator {
    return this.root.getByRole('textbox', { name: this.texts.t('home.otros.observaciones') });
  }

  get project(): Locator {
    return this.root.getByRole('combobox', { name: this.texts.t('home.otros.proyecto') });
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /** The lines of a sum, the result last. */
  async readSum(): Promise<SumLine[]> {
    const rows = this.root.getByRole('term').locator('..');
    await rows.last().waitFor();
    return rows.evaluateAll((divs) =>
      divs.map((div) => ({
        label: div.querySelector('dt')?.textContent ?? '',
        value: div.querySelector('dd:last-of-type')?.textContent ?? '',
      })),
    );
  }
}
