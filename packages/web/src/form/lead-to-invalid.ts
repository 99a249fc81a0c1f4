const INVALID = '[aria-invalid="true"]';

/** Scrolls to the first field that is wrong, into the middle of the screen, because a fixed foot hides the edge. */
export function leadToInvalid(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>(INVALID);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** The messages that the fields of a form show. */
export const messagesAtFields = (form: HTMLElement): string =>
  [...form.querySelectorAll(INVALID)]
    .flatMap((field) => field.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => form.ownerDocument.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join('\n');

/** The names of the fields of a form that are shown as wrong, in their own words. */
export const namesOfInvalid = (form: HTMLElement): string[] =>
  [...form.querySelectorAll(INVALID)].flatMap((field) => field.getAttribute('name') ?? []);
