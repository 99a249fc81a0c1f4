/** A catalogue section: nested keys, texts at the leaves. */
export type Section = { [key: string]: string | Section };
/** All texts of one language, one section per feature. */
export type Catalogue = Record<string, Section>;

/** What a feature says under these names others look up in one place for all features: there it is put, less its own name for it. */
const PLACES: Readonly<Record<string, (feature: string) => readonly string[]>> = {
  errores: (feature) => ['errores', feature],
  auditoria: (feature) => ['auditoria', 'acciones', feature],
  permisos: () => ['roles', 'permisos'],
  avisos: () => ['notificaciones'],
};

/** The names of permissions as keys: `gestionar:all` of `centros` is looked up as `centros-gestionar-all`. */
const keyed = (feature: string, permisos: Section): Section =>
  Object.fromEntries(Object.entries(permisos).map(([key, text]) => [`${feature}-${key.replace(':', '-')}`, text]));

/** Puts the texts of `from` into `into`, section by section. @throws Error where a key is there already. */
function merge(into: Section, from: Section, where: string): void {
  for (const [key, value] of Object.entries(from)) {
    const known = into[key];
    if (known === undefined) into[key] = value;
    else if (typeof known === 'string' || typeof value === 'string') throw new Error(`two texts for ${where}.${key}`);
    else merge(known, value, `${where}.${key}`);
  }
}

/**
 * The files of one language, by feature, as they are translated with. A feature keeps its `errores`, `auditoria`, `permisos` and `avisos` in
 * its own file; they are read as `errores.<feature>.<code>`, `auditoria.acciones.<feature>.<action>`, `roles.permisos.<feature>-<verb>-<scope>`,
 * and `notificaciones.clases` and `.mensajes`.
 */
export function liftTexts(files: Readonly<Record<string, Section>>): Catalogue {
  const all: Section = {};
  for (const [feature, file] of Object.entries(files)) {
    for (const [key, value] of Object.entries(file)) {
      const place = typeof value === 'string' || !Object.hasOwn(PLACES, key) ? [feature, key] : (PLACES[key]?.(feature) ?? []);
      const texts = key === 'permisos' && typeof value !== 'string' ? keyed(feature, value) : value;
      // A copy: what is merged into it is not merged into the file.
      let nested = structuredClone(texts);
      for (const name of place.toReversed()) nested = { [name]: nested };
      merge(all, nested as Section, '');
    }
  }
  return all as Catalogue;
}
