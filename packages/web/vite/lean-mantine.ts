import type { Plugin } from 'vite';

/**
 * Parts that Mantine attaches to its components and that no screen uses. If one is used after all, the build fails
 * (`usesLeftOut`).
 */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  ActionIcon: ['Group', 'GroupSection'],
  AppShell: ['Aside', 'Footer', 'Header', 'Section'],
  Button: ['Group', 'GroupSection'],
  Drawer: ['Stack'],
  Modal: ['Stack'],
};
const NAMES = Object.entries(LEFT_OUT).flatMap(([component, parts]) => parts.map((part) => `${component}\\.${part}`));
const HUNG_ON = new RegExp(`^(?:${NAMES.join('|')}) = \\w+;$`, 'gm');
/** Names for developer tools, and fields of components that no other code reads. */
const FOR_TOOLS = /^\w+\.(?:displayName = "@mantine\/core\/\w+"|varsResolver = varsResolver);$/gm;
/** Sheets compare what scrolls inside them with Mantine's own scroll area, which is a library of its own, and ours is the browser's. */
const COMPARED = / scrollAreaComponent === ScrollArea\.Autosize \|\| void 0/g;
/** What edges of the frame are drawn with that can be dragged; ours cannot. */
const DRAGGED = /^function AppShellResizeHandle\([^)]*\) \{$/m;
/** The eye of a field for passwords; the theme gives it ours. */
const EYE = /^function PasswordToggleIcon\([^)]*\) \{$/m;
const USES = new RegExp(`\\b(?:${NAMES.join('|')}|ScrollArea)\\b|\\bscrollAreaComponent=|<AppShell\\s[^>]*?\\bresize\\b`);

/** A file of Mantine without the parts that browsers never use; the number of lines stays the same. */
export const withoutParts = (code: string): string =>
  code
    .replaceAll(HUNG_ON, '')
    .replaceAll(FOR_TOOLS, '')
    .replaceAll(COMPARED, ' void 0')
    .replace(DRAGGED, '$& return null;')
    .replace(EYE, '$& return null;');

/** The removed part that one of our files uses; null if there is none. */
export const usesLeftOut = (code: string): string | null => USES.exec(code)?.[0] ?? null;

/**
 * Removes from a built app the parts of Mantine that no screen uses. Mantine attaches them to components that every screen uses,
 * so the bundler must keep them.
 */
export function leanMantine(): Plugin {
  return {
    name: 'jornada-lean-mantine',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [/@mantine[\\/]core[\\/]esm[\\/]components[\\/]/, /(?:apps|packages)[\\/]\w+[\\/]src[\\/].*\.tsx$/] },
      handler(code, id) {
        if (id.includes('node_modules')) return { code: withoutParts(code), map: null };
        const used = usesLeftOut(code);
        if (used !== null) throw new Error(`${id} draws ${used}, which is left out of the build: take it out of lean-mantine.ts`);
        return null;
      },
    },
  };
}
