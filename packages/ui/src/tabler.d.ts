/** One icon per module: nothing else of the 6,000 is loaded, in the browser, while developing, or in a test. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';
  const icon: Icon;
  export default icon;
}
