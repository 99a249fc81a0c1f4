import type { Fecha } from '../horario/modelo.ts';
import { PERMISOS_ESTATUTO } from './estatuto.ts';
import type { FamiliaConvenio, VersionPermiso } from './modelo.ts';

/** Permits by law, by country (ISO 3166, two letters). Those of other countries are not known to us. */
const LEYES: Readonly<Record<string, readonly VersionPermiso[]>> = { ES: PERMISOS_ESTATUTO };

const isInForce =
  (fecha: Fecha) =>
  ({ vigente, hasta }: VersionPermiso): boolean =>
    vigente <= fecha && (hasta === null || fecha <= hasta);

/** What an agreement does not say of several children is as the law has it, if both count in the same unit. */
const withChildren = (own: VersionPermiso, law: VersionPermiso | undefined): VersionPermiso =>
  own.porHijo === undefined && law?.porHijo && law.unidad === own.unidad ? { ...own, porHijo: law.porHijo } : own;

/**
 * The permits that somebody has on a day: those of their agreement, and of the law where the agreement has none. Of several
 * versions of one code the latest counts. By code.
 */
export function permitsOn({ pais, permisos }: FamiliaConvenio, fecha: Fecha): VersionPermiso[] {
  const versions = (all: readonly VersionPermiso[]) =>
    all.filter(isInForce(fecha)).toSorted((a, b) => (a.vigente < b.vigente ? -1 : a.vigente > b.vigente ? 1 : 0));
  const law = new Map(versions(LEYES[pais] ?? []).map((version) => [version.codigo, version]));
  const byCode = new Map([...law, ...versions(permisos).map((own) => [own.codigo, withChildren(own, law.get(own.codigo))] as const)]);
  return [...byCode.values()].toSorted((a, b) => (a.codigo < b.codigo ? -1 : 1));
}

/** One permit as it is on a day; null if there is none. */
export const permitOn = (familia: FamiliaConvenio, codigo: string, fecha: Fecha): VersionPermiso | null =>
  permitsOn(familia, fecha).find((version) => version.codigo === codigo) ?? null;

/** One permit by the law of a country alone. */
export const lawOn = (pais: string, codigo: string, fecha: Fecha): VersionPermiso | null =>
  permitOn({ codigo: 'ley', pais, permisos: [] }, codigo, fecha);

/** Whether the law of a country is known to us. Otherwise its people have only what their company has written. */
export const isLawKnown = (pais: string): boolean => pais in LEYES;

/**
 * The permit that holds for a request: as it was on the day of the event, because the right arises then. That of a child holds as on the
 * first day: the child may have been born long before.
 */
export function permitFor(
  familia: FamiliaConvenio,
  codigo: string,
  { hecho, desde }: { hecho: Fecha | null; desde: Fecha },
): VersionPermiso | null {
  const atStart = permitOn(familia, codigo, desde);
  if (hecho === null || (atStart && atStart.edadMeses !== null)) return atStart;
  return permitOn(familia, codigo, hecho) ?? atStart;
}
