import type { Icon } from '@tabler/icons-react';
import type { AnyRoute } from '@tanstack/react-router';
import type { CosaAuditoria } from '@jornada/contract';
import type { HasIntranetScreen } from './parents.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The thing of the audit log that its list holds: an entry leads there, with `ver`. */
    cosa?: CosaAuditoria;
  }
}

/** The groups of the menu, in their order. */
const GROUPS = ['hoy', 'gente', 'lugares', 'tiempo', 'mensajes', 'empresa'] as const;

/** A way to go: what a feature says of itself beside its routes. */
type Entry = { path: string; group: (typeof GROUPS)[number]; key: string; icon: Icon };

/** What the app must know of a feature: its routes, and where it stands in the menu. */
export function feature<const R extends readonly AnyRoute[]>(parts: { routes: R; menu: readonly Entry[] }): typeof parts {
  return parts;
}

/** The menu in groups, less what has no screen: no link leads nowhere. */
export function menuGroups(entries: readonly Entry[], hasScreen: HasIntranetScreen): Entry[][] {
  const shown = entries.filter(({ path }) => hasScreen(path));
  return GROUPS.map((name) => shown.filter(({ group }) => group === name)).filter((group) => group.length > 0);
}
