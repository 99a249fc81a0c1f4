import { ROLES, type Rol } from '@jornada/domain/personas/cuenta.ts';
import { rolesWithin } from '@jornada/domain/personas/roles.ts';
import type { ModuloEmpresa } from './ajustes.ts';
import { CALLS, FEATURES, type FactsOfAny } from './features.ts';
import { factsOf, type AnyFeature } from './feature.ts';

type PermissionsOf<F> = F extends { name: infer N extends string; permisos: infer P } ? `${N}.${keyof P & string}` : never;
/** A permission, `<feature>.<verb>:<scope>`. There are no others, and what is not granted is refused. */
export type Permiso = PermissionsOf<FactsOfAny>;

const grants = FEATURES.flatMap((of: AnyFeature) => {
  const { name, permisos = {} } = factsOf(of);
  return Object.entries(permisos).map(([key, roles]) => ({ permiso: `${name}.${key}` as Permiso, roles }));
});
export const PERMISOS: readonly Permiso[] = grants.map(({ permiso }) => permiso);

const granted = (rol: Rol): readonly Permiso[] => {
  const own = rolesWithin(rol);
  return grants.filter(({ roles }) => roles.some((one) => own.includes(one))).map(({ permiso }) => permiso);
};
/** The permissions of each role. Everything else is refused. */
export const PERMISOS_DE_ROL = Object.fromEntries(ROLES.map((rol) => [rol, granted(rol)])) as Readonly<Record<Rol, readonly Permiso[]>>;

/** The roles whose people have a permission. */
export const rolesWith = (permiso: Permiso): Rol[] => ROLES.filter((rol) => PERMISOS_DE_ROL[rol].includes(permiso));

/** The parts of the product for whose calls a permission is asked; undefined: for one that no company switches off. */
const partsOf = (permiso: Permiso): readonly (ModuloEmpresa | undefined)[] => {
  const asked = CALLS.filter(({ acceso }) => acceso === permiso);
  if (asked.length > 0) return asked.map(({ modulo }) => modulo);
  // No call asks for it, the server's own rules do: then it is as its feature.
  return FEATURES.map((of: AnyFeature) => factsOf(of))
    .filter(({ name }) => permiso.startsWith(`${name}.`))
    .map(({ modulo }) => modulo);
};

/** Whether a permission allows anything in a company with these parts. */
export const isOfUse = (permiso: Permiso, modulos: readonly ModuloEmpresa[]): boolean =>
  partsOf(permiso).some((modulo) => modulo === undefined || modulos.includes(modulo));

/** The permissions that calls at a kiosk need. Nobody has another one there, whatever their roles are. */
export const PERMISOS_EN_QUIOSCO: readonly Permiso[] = PERMISOS.filter((permiso) =>
  CALLS.some(({ acceso, enQuiosco }) => enQuiosco && acceso === permiso),
);
