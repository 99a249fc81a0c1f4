import { createContext, use, type ReactNode } from 'react';

/** What a page needs of the frame around it. */
export type ShellFrame = {
  /** Opens the side menu; null where it stands open, or there is none. */
  openMenu: (() => void) | null;
  /** What stands at the end of every page's bar; not where the page is a task of its own. */
  tools: ReactNode;
  initials: string;
  /** Address of the photo; undefined without one. */
  photo: string | undefined;
  name: string;
};

const NO_FRAME: ShellFrame = { openMenu: null, tools: null, initials: '', photo: undefined, name: '' };

export const ShellContext = createContext<ShellFrame>(NO_FRAME);

export function useShell(): ShellFrame {
  return use(ShellContext);
}
