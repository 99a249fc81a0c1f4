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
  if (isField && !matchMedia('(pointer: coarse)').matches) first?.focus();
}
