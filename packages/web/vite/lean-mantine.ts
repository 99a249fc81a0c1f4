import type { Plugin } from 'vite';

/** Parts that Mantine hangs on its components and nothing here draws. One that is drawn after all ends the build (`usesLeftOut`). */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  ActionIcon: ['Group', 'GroupSection'],
  AppShell: ['Aside', 'Footer', 'Header', 'Section'],
  Button: ['Group', 'GroupSection'],
  Drawer: ['Stack'],
  Modal: ['Stack'],
};
const NAMES = Object.entries(LEFT_OUT).flatMap(([component, parts]) => parts.map((part) => `${component}\\.${part}`));
const HUNG_ON = new RegExp(`^(?:${NAMES.join('|')}) = \\w+;$`, 'gm');
/** Names for the tools of developers, and what nobody reads of a component from outside. */
const FOR_TOOLS = /^\w+\.(?:displayName = "@mantine\/core\/\w+"|varsResolver = varsResolver);$/gm;
const USES = new RegExp(`\\b(?:${NAMES.join('|')})\\b`);

/** A file of Mantine without what a browser never uses of it; as many lines as before. */
export const withoutParts = (code: string): string => code.replaceAll(HUNG_ON, '').replaceAll(FOR_TOOLS, '');

/** The part that a file of ours draws although it is left out; null if there is none. */
export const usesLeftOut = (code: string): string | null => USES.exec(code)?.[0] ?? null;

/** Leaves out of a built app what no screen draws. Mantine hangs it on components that every screen draws, so a bundler must keep it. */
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
