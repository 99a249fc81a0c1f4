/** A section of a catalogue: nested keys with texts at the ends. */
export type Section = { [key: string]: string | Section };
/** All texts of one language, one section per feature. */
export type Catalogue = Record<string, Section>;

/**
 * Sections of a feature's file that others look up in one place for all features. Such a section is moved there, and drops its
 * name in the feature's file.
 */
const PLACES: Readonly<Record<string, (feature: string) => readonly string[]>> = {
  errores: (feature) => ['errores', feature],
  auditoria: (feature) => ['auditoria', 'acciones', feature],
  'auditoria-campos': (feature) => ['auditoria', 'campos-de', feature],
  permisos: () => ['roles', 'permisos'],
  avisos: () => ['notificaciones'],
  modulos: () => ['empresa', 'modulos'],
  'entradas-de-menu': () => ['menu', 'entradas'],
  'filtros-de-solicitudes': () => ['solicitudes', 'filtros'],
};

/** The names of permissions as keys: `gestionar:all` of `centros` becomes `centros-gestionar-all`. */
const keyed = (feature: string, permisos: Section): Section =>
  Object.fromEntries(Object.entries(permisos).map(([key, text]) => [`${feature}-${key.replace(':', '-')}`, text]));

/** Copies the texts of `from` into `into`. @throws Error if a key exists already. */
function merge(into: Section, from: Section, where: string): void {
  for (const [key, value] of Object.entries(from)) {
    const known = into[key];
    if (known === undefined) into[key] = value;
    else if (typeof known === 'string' || typeof value === 'string') throw new Error(`two texts for ${where}.${key}`);
    else merge(known, value, `${where}.${key}`);
  }
}

/**
 * Turns the files of one language, by feature, into the catalogue that is used for translation. A feature keeps its `errores`,
 * `auditoria`, `permisos` and `avisos` in its own file. They are read as `errores.<feature>.<code>`,
 * `auditoria.acciones.<feature>.<action>`, `roles.permisos.<feature>-<verb>-<scope>`, and `notificaciones.clases` and
 * `.mensajes`. What it is called in the menu and among the requests (`entradas-de-menu`, `filtros-de-solicitudes`) is there, too.
 */
export function liftTexts(files: Readonly<Record<string, Section>>): Catalogue {
  const all: Section = {};
  for (const [feature, file] of Object.entries(files)) {
    for (const [key, value] of Object.entries(file)) {
      const place = typeof value === 'string' || !Object.hasOwn(PLACES, key) ? [feature, key] : (PLACES[key]?.(feature) ?? []);
      const texts = key === 'permisos' && typeof value !== 'string' ? keyed(feature, value) : value;
      // A copy, so that merging does not change the file's own object.
      let nested = structuredClone(texts);
      for (const name of place.toReversed()) nested = { [name]: nested };
      merge(all, nested as Section, '');
    }
  }
  return all as Catalogue;
}
