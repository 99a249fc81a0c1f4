import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { listFeatures, readSection, type Section } from './catalogues.ts';
import { readUses, type Uses } from './check/uses.ts';

/** Keys that are put together at run time: everything below these counts as used. */
export const DYNAMIC_PREFIXES = [
  // `errores.${code}`, and the hint below it.
  'errores.',
  // `validacion.${key}` for fields.
  'validacion.',
  // By class and subtype of a record type.
  'tipos.nombres.',
  'tipos.subtipos.',
  // By incidence, kind of absence, reason of a day.
  'incidencias.',
  'ausencias.',
  // By how a mark came about, by class of a movement of the hour bank, by file format.
  'resumen.formas.',
  'resumen.bolsa.clases.',
  'resumen.exportar.formatos.',
  // By kind of notification.
  'notificaciones.mensajes.',
  'notificaciones.clases.',
  // By action of the audit log.
  'auditoria.acciones.',
  'auditoria.campos.',
  // By setting, part of the settings, kind of record type, role and permission, state of a mail or project, kind of schedule.
  'empresa.banderas.',
  'empresa.partes.',
  'empresa.modulos.',
  'empresa.fin-jornada.',
  'empresa.tipos.clases.',
  'roles.nombres.',
  'roles.notas.',
  'roles.permisos.',
  'correos.estados.',
  'proyectos.estados.',
  'acceso.proveedores.',
  'acceso.comparar-con.',
  'cierres.faltan.',
  'cierres.porques.',
  'bolsas.partes.',
  'bolsas.clases.',
  'horarios.clases.',
  'horarios.plantillas.',
  // By what went wrong, and where in the app.
  'logs.que.',
  'logs.donde.',
  // By template.
  'correo.', // By id of the entry.
  'menu.entradas.',
  // Of people: by state, account, field, column, reason, role, language, tab, and what a line of a file would do.
  'personas.fuera.',
  'personas.estados.',
  'personas.cuentas.',
  'personas.campos.',
  'personas.idiomas.',
  'personas.pestanas.',
  'personas.roles.',
  'personas.varias.motivos.',
  'personas.importar.columnas.',
  'personas.importar.ejemplo.',
  'personas.importar.motivos.',
  'personas.importar.rechazadas.',
  'personas.importar.faltan.',
  'personas.importar.tira.',
] as const;

/** Texts by dotted key. */
export type Texts = ReadonlyMap<string, string>;

/** A section's texts by dotted key, below `prefix`. */
export function flatten(section: Section, prefix: string): Map<string, string> {
  const out = new Map<string, string>();
  for (const [key, value] of Object.entries(section)) {
    const path = `${prefix}.${key}`;
    if (typeof value === 'string') out.set(path, value);
    else for (const [inner, text] of flatten(value, path)) out.set(inner, text);
  }
  return out;
}

/** What the four languages of one feature do not agree on, one sentence each. */
export function compareLanguages(texts: Record<Idioma, Texts>): string[] {
  const problems: string[] = [];
  const keys = new Set(IDIOMAS.flatMap((lang) => [...texts[lang].keys()]));
  for (const key of keys) {
    const [first, ...others] = IDIOMAS.filter((lang) => texts[lang].has(key));
    for (const lang of IDIOMAS) {
      const text = texts[lang].get(key);
      if (text === undefined) problems.push(`${key}: missing in ${lang}`);
      else if (text.trim() === '') problems.push(`${key}: empty in ${lang}`);
    }
    if (!first) continue;
    const wanted = placeholders(key, texts[first].get(key) ?? '');
    for (const lang of others) {
      const found = placeholders(key, texts[lang].get(key) ?? '');
      if (found !== wanted) problems.push(`${key}: ${lang} has the placeholders [${found}], ${first} has [${wanted}]`);
    }
    const partner = pluralPartner(key);
    if (partner && !keys.has(partner)) problems.push(`${key}: ${partner} is missing beside it`);
  }
  return problems;
}

/** `{{name}}`s of a text, sorted. A singular may say "a day" instead of its count. */
function placeholders(key: string, text: string): string {
  const names = new Set([...text.matchAll(/\{\{\s*([\w-]+)[^}]*\}\}/g)].map(([, name = '']) => name));
  if (key.endsWith('_one')) names.delete('count');
  return [...names].toSorted().join(', ');
}

function pluralPartner(key: string): string | null {
  if (key.endsWith('_one')) return key.replace(/_one$/, '_other');
  if (key.endsWith('_other')) return key.replace(/_other$/, '_one');
  return null;
}

/** Keys that nobody uses, and used ones that do not exist. */
export function compareUses(
  keys: readonly string[],
  { literals, translated }: Uses,
  dynamic: readonly string[] = DYNAMIC_PREFIXES,
): string[] {
  const names = new Set(keys.map((key) => key.replace(/_(zero|one|many|other)$/, '')));
  const isDynamic = (key: string): boolean => dynamic.some((prefix) => key.startsWith(prefix));
  const unused = [...names].filter((key) => !isDynamic(key) && !literals.has(key)).map((key) => `${key}: nobody uses it`);
  const unknown = [...translated]
    .filter(([key]) => !names.has(key))
    .map(([key, file]) => `${key}: does not exist, but ${file} translates it`);
  return [...unused, ...unknown];
}

/** Every fault of the catalogues, held against each other and against the sources under `root`; none is an empty list. */
export function checkCatalogues(root: string): string[] {
  const problems: string[] = [];
  const keys: string[] = [];
  for (const feature of listFeatures()) {
    const read = (lang: Idioma): Texts => flatten(readSection(feature, lang), feature);
    const texts = { es: read('es'), en: read('en'), pt: read('pt'), de: read('de') };
    problems.push(...compareLanguages(texts));
    keys.push(...texts.es.keys());
  }
  return [...problems, ...compareUses(keys, readUses(root))];
}
