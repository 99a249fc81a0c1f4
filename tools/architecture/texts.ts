import { isTestFile, type SourceFile } from './source-files.ts';

const HEX_COLOUR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![^{}]*\{)/i;

/** Colours written in a style sheet instead of the theme's variables. */
export const findColours = ({ path, text }: SourceFile): string[] =>
  path.endsWith('.css') && !path.startsWith('packages/ui/src/theme/') && HEX_COLOUR.test(text)
    ? [`${path} names a colour: take a variable of the theme.`]
    : [];

/** Local days computed by the database, which has its own time zone data. */
export const findTimeZones = ({ path, text }: SourceFile): string[] =>
  /\bat\s+time\s+zone\b/i.test(text) ? [`${path} says AT TIME ZONE: only TypeScript computes local days.`] : [];

// Nouns of the specification. The product's own name, and the tenant (entidad, instancia), belong to no feature.
const PRODUCT_WORDS =
  /\b(?:ausencias?|avisos?|bolsas?|centros?|documentos?|empleados?|festivos?|fichajes?|formacion|gastos?|horarios?|incidencias?|jornadas|mensajes?|nominas?|pausas?|perfil|proyectos?|quioscos?|registros?|solicitud(?:es)?|tareas?|tramos?|turnos?|vacaciones|visitas?)\b/i;

/** Words of the product in the server's platform, which must not depend on it. */
export const findProductWords = ({ path, text }: SourceFile): string[] => {
  if (!path.startsWith('apps/server/src/platform/') || isTestFile(path) || path.endsWith('.gen.ts')) return [];
  // The path of an import may contain such a word, because the platform does not choose where a list of values is.
  const word = PRODUCT_WORDS.exec(text.replace(/^(?:import|export) .* from .*$/gm, ''))?.[0];
  return word ? [`${path} says "${word}": the platform has no product words.`] : [];
};

const SCHEMA_OF_A_CALL = /\.(?:entrada|salida)\s*\.\s*(?:safeParse|parse|shape|check)\b/;

/**
 * Schemas of calls in code for browsers. The build removes them from the calls (packages/web/vite/lean-calls.ts), so such code
 * would work only in tests.
 */
export const findSchemasOfCalls = ({ path, text }: SourceFile): string[] =>
  /^(?:apps\/(?:employee|intranet)|packages\/(?:web|client|ui))\/src\//.test(path) && !isTestFile(path) && SCHEMA_OF_A_CALL.test(text)
    ? [`${path} reads the schema of a call: import the schema by its own name.`]
    : [];
