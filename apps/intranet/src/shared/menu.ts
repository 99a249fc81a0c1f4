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

/** The groups of the menu, in their order. All but the first have a heading (`intranet.grupos.<name>`), which opens and closes them. */
const GROUPS = ['hoy', 'gente', 'tiempo', 'solicitudes', 'lugares', 'mensajes', 'empresa'] as const;
export type GroupName = (typeof GROUPS)[number];

/**
 * A menu entry, which a feature declares with its routes. `modulo`: hidden if the company has switched that part off. `equipo`: for managers, too: it
 * shows no more than their people. `within`: other pages of such an entry. `Badge`: what stands at its end. `isForGuests`: for those who look at the record from outside, who see no other.
 */
export type Entry = {
  path: string;
  group: GroupName;
  key: string;
  icon: Icon;
  modulo?: ModuloEmpresa;
  equipo?: true;
  within?: readonly string[];
  Badge?: ComponentType;
  isForGuests?: true;
};

export type Group = { name: GroupName; entries: readonly Entry[] };

/** What the app needs to know about a feature: its routes, and its menu entry. */
export function feature<const R extends readonly AnyRoute[]>(parts: { routes: R; menu: readonly Entry[] }): typeof parts {
  return parts;
}

/** The menu in groups, without entries whose screens do not exist, parts that the company has switched off, and what is only for others. */
export function menuGroups(
  entries: readonly Entry[],
  hasScreen: HasIntranetScreen,
  { Modulos, EsAdmin, EsInvitado }: Pick<Perfil, 'Modulos' | 'EsAdmin' | 'EsInvitado'>,
): Group[] {
  const isFor = ({ path, modulo, equipo, isForGuests }: Entry): boolean =>
    (isForGuests === true) === EsInvitado &&
    hasScreen(path) &&
    (modulo === undefined || Modulos.includes(modulo)) &&
    (EsAdmin || EsInvitado || equipo === true);
  const shown = entries.filter(isFor);
  const groups = GROUPS.map((name) => ({ name, entries: shown.filter(({ group }) => group === name) }));
  return groups.filter((group) => group.entries.length > 0);
}

/** The entry where somebody is: the longest path that holds the address, as others stand within the path of another one. */
export function entryOf(pathname: string, groups: readonly Group[]): string | undefined {
  const paths = groups.flatMap(({ entries }) => entries.map(({ path }) => path));
  return paths.filter((path) => pathname === path || pathname.startsWith(`${path}/`)).toSorted((a, b) => b.length - a.length)[0];
}
