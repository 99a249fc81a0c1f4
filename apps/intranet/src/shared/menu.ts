import type { ComponentType } from 'react';
import type { Icon } from '@tabler/icons-react';
import type { AnyRoute } from '@tanstack/react-router';
import type { CosaAuditoria, ModuloEmpresa, Perfil } from '@jornada/contract';
import type { HasIntranetScreen } from './parents.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The thing of the audit log in this list: the log links to it with `ver`. */
    cosa?: CosaAuditoria;
  }
}

/** The groups of the menu, in their order. */
const GROUPS = ['hoy', 'gente', 'lugares', 'tiempo', 'mensajes', 'empresa'] as const;

/** A menu entry, which a feature declares with its routes. `modulo`: hidden if the company has switched that part off. `Badge`: what stands at its end. */
type Entry = { path: string; group: (typeof GROUPS)[number]; key: string; icon: Icon; modulo?: ModuloEmpresa; Badge?: ComponentType };

/** What the app needs to know about a feature: its routes, and its menu entry. */
export function feature<const R extends readonly AnyRoute[]>(parts: { routes: R; menu: readonly Entry[] }): typeof parts {
  return parts;
}

/** The menu in groups, without entries whose screens do not exist, and without parts that the company has switched off. */
export function menuGroups(entries: readonly Entry[], hasScreen: HasIntranetScreen, { Modulos }: Pick<Perfil, 'Modulos'>): Entry[][] {
  const shown = entries.filter(({ path, modulo }) => hasScreen(path) && (modulo === undefined || Modulos.includes(modulo)));
  return GROUPS.map((name) => shown.filter(({ group }) => group === name)).filter((group) => group.length > 0);
}
