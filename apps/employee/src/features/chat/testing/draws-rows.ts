import { vi } from 'vitest';

/** What a room needs of a browser and the one of the tests does not have: sizes, because only rows in sight are drawn, and fonts. */
export function drawsRows(): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(20_000);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
}
