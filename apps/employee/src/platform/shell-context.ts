import { createContext, use } from 'react';

/** What a page needs of the frame around it. */
export type ShellFrame = {
  /** Opens the side menu; null where it stands open, or there is none. */
  openMenu: (() => void) | null;
  initials: string;
  name: string;
};

const NO_FRAME: ShellFrame = { openMenu: null, initials: '', name: '' };

export const ShellContext = createContext<ShellFrame>(NO_FRAME);

export function useShell(): ShellFrame {
  return use(ShellContext);
}
