import { createContext, use, type ReactNode } from 'react';

/** What the frame adds to the bar of every page. */
export type ShellFrame = {
  /** Before the title: the button that opens the menu, if the menu is not always open. */
  opener: ReactNode;
  /** At the end of the bar. */
  tools: ReactNode;
  /** Above the content of every page that does not say itself how old it is. */
  note: ReactNode;
};

const NO_FRAME: ShellFrame = { opener: null, tools: null, note: null };

export const ShellContext = createContext<ShellFrame>(NO_FRAME);

export function useShell(): ShellFrame {
  return use(ShellContext);
}
