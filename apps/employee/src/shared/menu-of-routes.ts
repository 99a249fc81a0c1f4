import type { Icon } from '@tabler/icons-react';
import type { ModuloEmpresa } from '@jornada/contract/ajustes.ts';
import type { Perfil } from '@jornada/contract/perfil.ts';
import { badgeOf, type EntradaMenu } from '@jornada/domain/perfil/menu.ts';

/**
 * A menu entry of a route, placed after those of the specification in its group. Its badge is what the profile counts under
 * the first word of its address. `clave`: the catalogue key of its name.
 */
export type RouteEntry = Pick<EntradaMenu, 'clave' | 'grupo'> & {
  icon: Icon;
  /** The part of the product that it belongs to. Hidden if the company has switched that off. */
  modulo?: ModuloEmpresa;
  /** Who sees it; by default everybody. */
  visible?(perfil: Perfil): boolean;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route's entry in the side menu. */
    menu?: RouteEntry;
    /** The page exists at a kiosk, for the person who stands there. All others lead back to its own screens. */
    quiosco?: true;
  }
}

/** One line of the side menu. */
export type Line = Omit<EntradaMenu, 'id'> & { icon: Icon };
type Routes = Readonly<Record<string, { options: { staticData?: { menu?: RouteEntry } } }>>;

/** The entries of routes that this person sees. */
export const entriesOf = (routes: Routes, perfil: Perfil): Line[] =>
  Object.entries(routes).flatMap(([ruta, { options }]) => {
    const { menu } = options.staticData ?? {};
    if (!menu || menu.visible?.(perfil) === false) return [];
    if (menu.modulo && !perfil.Modulos.includes(menu.modulo)) return [];
    const cuenta = badgeOf(perfil, ruta.split('/')[1] ?? '');
    return [{ ruta, clave: menu.clave, grupo: menu.grupo, icon: menu.icon, insignia: cuenta > 0 ? cuenta : null }];
  });
