import type { Icon } from '@tabler/icons-react';
import type { AnyRoute } from '@tanstack/react-router';
import type { CosaAuditoria, ModuloEmpresa, Perfil } from '@jornada/contract';
import type { HasIntranetScreen } from './parents.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The thing of the audit log that its list holds: an entry leads there, with `ver`. */
    cosa?: CosaAuditoria;
  }
}

/** The groups of the menu, in their order. */
const GROUPS = ['hoy', 'gente', 'lugares', 'tiempo', 'mensajes', 'empresa'] as const;

/** A way to go: what a feature says of itself beside its routes. `modulo`: hidden where the company has switched that part off. */
type Entry = { path: string; group: (typeof GROUPS)[number]; key: string; icon: Icon; modulo?: ModuloEmpresa };

/** What the app must know of a feature: its routes, and where it stands in the menu. */
export function feature<const R extends readonly AnyRoute[]>(parts: { routes: R; menu: readonly Entry[] }): typeof parts {
  return parts;
}

/** The menu in groups, without entries that have no screen and without parts that the company has switched off. */
export function menuGroups(entries: readonly Entry[], hasScreen: HasIntranetScreen, { Modulos }: Pick<Perfil, 'Modulos'>): Entry[][] {
  const shown = entries.filter(({ path, modulo }) => hasScreen(path) && (modulo === undefined || Modulos.includes(modulo)));
  return GROUPS.map((name) => shown.filter(({ group }) => group === name)).filter((group) => group.length > 0);
}
