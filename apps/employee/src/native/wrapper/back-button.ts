/** The pages on which the back button asks whether to leave the app. */
const ROOTS: ReadonlySet<string> = new Set(['/login', '/home', '/quiosco']);

const LAYERS = '[role="dialog"][aria-modal="true"]';
const OPENED = '[aria-haspopup][aria-expanded="true"]';

/** Closes what lies on top of the page, as Escape does. @returns whether anything does; a question stays until it is answered. */
export function closeTopLayer(page: Document): boolean {
  const onTop = [...page.querySelectorAll(LAYERS)].at(-1);
  const opened = page.querySelector(OPENED);
  const target = opened ?? onTop;
  if (!target) return false;
  const { activeElement } = page;
  const within = activeElement && (opened ? activeElement === opened || activeElement !== page.body : onTop?.contains(activeElement));
  const from = within ? activeElement : target;
  from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }));
  return true;
}

export type BackSteps = {
  /** Closes what is on top; whether anything was. */
  closeLayer(): boolean;
  path(): string;
  canGoBack(): boolean;
  goBack(): void;
  /** To the first page, for a page that a link or a notification opened. */
  goHome(): void;
  askToLeave(): void;
};

/** What Android's back button does: layers close first, then pages, and on a first page it asks whether to leave. */
export function pressBack({ closeLayer, path, canGoBack, goBack, goHome, askToLeave }: BackSteps): void {
  if (closeLayer()) return;
  if (ROOTS.has(path().replace(/(?<=.)\/$/, ''))) askToLeave();
  else if (canGoBack()) goBack();
  else goHome();
}
