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

/** The groups of the menu, in their order. All but the first and the foot have a heading (`intranet.grupos.<name>`), which opens and closes them. */
const GROUPS = ['dia', 'personas', 'tiempo', 'solicitudes', 'sedes', 'comunicar', 'documentos', 'pie'] as const;
export type GroupName = (typeof GROUPS)[number];

/**
 * A page with a name, which a feature declares with its routes. `modulo`: hidden if the company has switched that part off. `equipo`: for managers, too: it
 * shows no more than their people. `within`: other addresses to which that page leads by itself. `Badge`: what stands at its end. `isForGuests`: for those who look at
 * the record from outside, who see no other.
 */
export type ThemePage = {
  path: string;
  key: string;
  icon: Icon;
  modulo?: ModuloEmpresa;
  equipo?: true;
  within?: readonly string[];
  Badge?: ComponentType;
  isForGuests?: true;
};

/** A page with an entry of its own, called `theme` where it has tabs, or a page that is one of the tabs of another. */
export type Entry = ThemePage & ({ group: GroupName; theme?: string } | { tabOf: string });

/** An entry as it shows: where it leads, what it is called, and its tabs; one alone needs none. */
export type Theme = { path: string; key: string; icon: Icon; tabs: readonly ThemePage[] };

export type Group = { name: GroupName; entries: readonly Theme[] };

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
  const isFor = ({ path, modulo, equipo, isForGuests }: ThemePage): boolean =>
    (isForGuests === true) === EsInvitado &&
    hasScreen(path) &&
    (modulo === undefined || Modulos.includes(modulo)) &&
    (EsAdmin || EsInvitado || equipo === true);
  const themeOf = (head: ThemePage & { theme?: string }): Theme[] => {
    const tabs = [head, ...entries.filter((one) => 'tabOf' in one && one.tabOf === head.path)].filter(isFor);
    const [first] = tabs;
    if (!first) return [];
    const isOwn = tabs.length > 1 || first === head;
    const key = isOwn ? (head.theme ?? head.key) : first.key;
    return [{ path: first.path, key, icon: head.icon, tabs }];
  };
  const groups = GROUPS.map((name) => ({
    name,
    entries: entries.flatMap((one) => ('group' in one && one.group === name ? themeOf(one) : [])),
  }));
  return groups.filter((group) => group.entries.length > 0);
}

/** Where somebody is: the page with the longest path that holds the address, as others stand within the path of another one, and its entry. */
export function whereIs(pathname: string, groups: readonly Group[]): { theme: Theme; page: ThemePage } | undefined {
  const all = groups.flatMap(({ entries }) => entries.flatMap((theme) => theme.tabs.map((page) => ({ theme, page }))));
  return all
    .filter(({ page: { path } }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.page.path.length - a.page.path.length)[0];
}
