/** The buttons and links that are filled with the accent: a page has one of them at most. */
export const filledIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('main .mantine-Button-root')].filter((one) => (one.getAttribute('data-variant') ?? 'filled') === 'filled');
