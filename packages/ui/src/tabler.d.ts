/** One icon per module: the other 6,000 are never loaded, neither in the browser nor in development or tests. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';
  const icon: Icon;
  export default icon;
}
