/**
 * Modules that still run code of another module's service.ts. This list only shrinks: a door of the other module, or its reads.ts, takes its
 * place.
 */
export const STILL_BY_SERVICE: ReadonlySet<string> = new Set([
  // In the process of an export no module is built, and what computes excesos writes. By excesos/module.ts that process would load all
  // that the module is built with: measured, some 300 ms and 20 MB more for each export.
  'exportes > excesos',
]);
