import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Whether the library asks once more if it finds nothing now. It says so in no documented way. */
const asksAgain = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

// A query that waits asks at every change of the page. Somebody reads the page only in the error of its last try, and to write it down
// takes longer than to look for the element.
configure({
  getElementError: (message, container) => (asksAgain() ? new Error(message ?? '') : getElementError(message, container)),
});

// The theme's variables, hundreds of them, would be copied from element to element whenever a query asks whether something is hidden.
// They hide nothing.
const THEME_VARIABLES = 'style[data-mantine-styles="true"]';

if (typeof HTMLStyleElement !== 'undefined') {
  const sheet = Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, 'sheet') as { get: () => CSSStyleSheet | null };
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', {
    ...sheet,
    get(this: HTMLStyleElement) {
      return this.matches(THEME_VARIABLES) ? null : sheet.get.call(this);
    },
  });
}
