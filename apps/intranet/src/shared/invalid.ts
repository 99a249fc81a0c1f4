const INVALID = '[aria-invalid="true"]';

/** Leads to the first field that is wrong: into the middle, as a fixed foot hides what lies at the edge. False where there is none. */
export function leadToInvalid(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>(INVALID);
  if (!field) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** What fields say of themselves that are wrong. */
export const saidAtFields = (form: HTMLElement): string =>
  [...form.querySelectorAll(INVALID)]
    .flatMap((field) => field.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => form.ownerDocument.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join('\n');
