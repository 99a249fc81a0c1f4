import { isTestFile, type SourceFile } from './source-files.ts';

const HEX_COLOUR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![^{}]*\{)/i;

/** Colours that a style sheet names itself instead of taking the theme's variables. */
export const findColours = ({ path, text }: SourceFile): string[] =>
  path.endsWith('.css') && !path.startsWith('packages/ui/src/theme/') && HEX_COLOUR.test(text)
    ? [`${path} names a colour: take a variable of the theme.`]
    : [];

/** Local days computed by the database, which has time zone data of its own. */
export const findTimeZones = ({ path, text }: SourceFile): string[] =>
  /\bat\s+time\s+zone\b/i.test(text) ? [`${path} says AT TIME ZONE: only TypeScript computes local days.`] : [];

// Nouns of the specification. The product's own name, and the tenant (entidad, instancia), are no feature's.
const PRODUCT_WORDS =
  /\b(?:ausencias?|avisos?|bolsas?|centros?|documentos?|empleados?|festivos?|fichajes?|formacion|gastos?|horarios?|incidencias?|jornadas|mensajes?|nominas?|pausas?|perfil|proyectos?|quioscos?|registros?|solicitud(?:es)?|tareas?|tramos?|turnos?|vacaciones|visitas?)\b/i;

/** Words of the product in the server's platform, which has to serve any. */
export const findProductWords = ({ path, text }: SourceFile): string[] => {
  if (!path.startsWith('apps/server/src/platform/') || isTestFile(path) || path.endsWith('.gen.ts')) return [];
  // Where a list of values lives (the languages, for one) is not the platform's choice.
  const word = PRODUCT_WORDS.exec(text.replace(/^(?:import|export) .* from .*$/gm, ''))?.[0];
  return word ? [`${path} says "${word}": the platform has no product words.`] : [];
};

const SCHEMA_OF_A_CALL = /\.(?:entrada|salida)\s*\.\s*(?:safeParse|parse|shape|check)\b/;

/** Schemas of calls in code for browsers: the build leaves them out of the calls (packages/web/vite/lean-calls.ts), so that only tests would work. */
export const findSchemasOfCalls = ({ path, text }: SourceFile): string[] =>
  /^(?:apps\/(?:employee|intranet)|packages\/(?:web|client|ui))\/src\//.test(path) && !isTestFile(path) && SCHEMA_OF_A_CALL.test(text)
    ? [`${path} reads the schema of a call: import the schema by its own name.`]
    : [];
