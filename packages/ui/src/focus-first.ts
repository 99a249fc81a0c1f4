/**
 * Begins in a sheet that asks for something: with the calendar that it opens with, or in its first field, if nothing to read or to choose comes
 * before that. Fingers get no field: its keyboard would cover the rest.
 */
export function focusFirst(content: HTMLElement): void {
  const opener = content.querySelector<HTMLElement>('[data-opens="true"]');
  const opened = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
  if (opened) return opened.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  if (opener) return opener.click();
  const first = content.querySelector<HTMLElement>('a, button, input:not([type="hidden"]), select, textarea');
  const isField = first?.matches('input:not([type="file"]), select, textarea');
  if (isField && !matchMedia('(pointer: coarse)').matches) (chosenOf(first) ?? first)?.focus();
}

/** Of options of which one is chosen, that one: a ring around another looks like a second choice. */
function chosenOf(first: HTMLElement | null): HTMLElement | undefined {
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio' || first.name === '') return undefined;
  const group = first.closest('fieldset, [role="radiogroup"], form') ?? first.ownerDocument;
  return [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].find(({ name }) => name === first.name);
}
