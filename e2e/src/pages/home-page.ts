import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { Sobre } from '@jornada/contract/envelope.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { ScreenTexts } from '../support/texts.ts';
import { Sheet } from './sheet.ts';

export type Recorded = SalidaDe<typeof registros.guardar>;
type Mensaje = SalidaDe<typeof registros.mensajeConfirmacion>;

const MENSAJE = '/instancia/registros/cargaMensajeConfirmacionJornadaWithTimeZone';

/** Home: the state of the day, the dock with its buttons, the list of the day and what opens above it. */
export class HomePage {
  readonly page: Page;
  readonly texts: ScreenTexts;

  constructor(page: Page, texts: ScreenTexts) {
    this.page = page;
    this.texts = texts;
  }

  async open(): Promise<void> {
    await this.page.goto('/home');
  }

  /** Opens home and waits for the code that home loads in advance, for when there is no network: the list of waiting actions. */
  async openWhole(): Promise<void> {
    const list = this.page.waitForResponse(/\/assets\/sin-enviar-sheet-[\w-]+\.js$/);
    await this.open();
    const address = (await list).url();
    // With all its imports.
    await this.page.evaluate(`import(${JSON.stringify(address)}).then(() => undefined)`);
  }

  /** A button of the dock by its catalogue key: `home.accion.entrada`. */
  action(key: string): Locator {
    return this.page.getByRole('button', { name: this.texts.t(key), exact: true });
  }

  /** The large button, with its text. */
  get clockIn(): Locator {
    return this.action('home.accion.entrada');
  }

  get startLunch(): Locator {
    return this.action('tipos.nombres.pausa-comida').or(this.action('home.accion.comida'));
  }

  get comeBack(): Locator {
    return this.action('home.accion.regreso').or(this.action('tipos.nombres.regreso'));
  }

  get leave(): Locator {
    return this.action('tipos.nombres.salida').or(this.action('home.accion.salida'));
  }

  get others(): Locator {
    return this.page.getByRole('link', { name: this.texts.t('home.otros.boton') });
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('home.deshacer.boton') });
  }

  get working(): Locator {
    return this.page.getByText(this.texts.like('home.estado.trabajando', 'home.estado.trabajando-una'));
  }

  get finished(): Locator {
    return this.page.getByText(this.texts.like('home.estado.terminada', 'home.estado.terminada-una'));
  }

  /** The list of the day. */
  get day(): Locator {
    return this.page.getByRole('region', { name: this.texts.t('home.dia.titulo') });
  }

  get dayRows(): Locator {
    return this.day.getByRole('listitem');
  }

  /** The month's balance, which opens its sum. */
  get balance(): Locator {
    return this.page.getByRole('link').filter({ hasText: this.texts.within('home.saldo.de_one', 'home.saldo.de_other') });
  }

  /** The explanation of the hour to leave, which opens its sum. */
  get leaveHour(): Locator {
    return this.page.getByRole('link', { name: this.texts.t('home.salida.titulo') });
  }

  /** The texts in the day's list about waiting records. */
  get notSent(): Locator {
    return this.day.getByText(this.texts.t('dia.sin-enviar'));
  }

  /** The bar above the dock that says what was recorded. */
  get undoBar(): Locator {
    return this.undo.locator('..');
  }

  /** A page above home, by its title. */
  sheet(title: string | RegExp): Sheet {
    return new Sheet(this.page.getByRole('dialog', { name: title }), this.texts);
  }

  get leaveSheet(): Sheet {
    return this.sheet(this.texts.t('home.salida.titulo'));
  }

  get balanceSheet(): Sheet {
    return this.sheet(this.texts.like('home.saldo.titulo'));
  }

  /** The sheet about an action that did not arrive. */
  get networkSheet(): Sheet {
    return this.sheet(this.texts.t('home.problema.sin-red'));
  }

  get othersSheet(): Sheet {
    return this.sheet(this.texts.t('home.otros.titulo'));
  }

  /**
   * Presses a button that clocks, and returns the server's answer. A press right after another one counts as the same one, as
   * with a trembling hand, so it is repeated until it works.
   */
  async clock(button: Locator): Promise<Recorded> {
    const answer = this.page.waitForResponse((response) => isClockAction(response.request()));
    let isSent = false;
    const sending = this.page.waitForRequest(isClockAction).then(() => (isSent = true));
    await expect(async () => {
      if (!isSent) await button.click({ timeout: 2000 });
      expect(isSent).toBe(true);
    }).toPass({ intervals: [200] });
    await sending;
    return ((await (await answer).json()) as Sobre<Recorded>).content;
  }

  /** The link to end today otherwise, after its end. */
  get changeEnd(): Locator {
    return this.page.getByRole('link', { name: this.texts.t('home.fin.cambiar') });
  }

  /** Clocks out. If the app then asks how to end the day, leaves it unchanged. */
  async endDay(): Promise<Recorded> {
    const asking = this.page.waitForResponse((response) => new URL(response.url()).pathname === MENSAJE);
    const recorded = await this.clock(this.leave);
    const { content } = (await (await asking).json()) as Sobre<Mensaje>;
    if (content.difiere && content.opciones.some((opcion) => opcion !== 'rectificar'))
      await this.action('fin-jornada.guardar.igual').click();
    await expect(this.finished).toBeVisible();
    return recorded;
  }
}

/** Whether a request is the call that the buttons make. */
function isClockAction(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname === '/instancia/registros';
}
