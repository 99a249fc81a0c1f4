/**
 * Modules that still run code of another module's service.ts: what writes the demo company at the days of its story, with nothing
 * built for `use()`. This list only shrinks: a door of the other module, or its reads.ts, takes its place.
 */
export const STILL_BY_SERVICE: ReadonlySet<string> = new Set([
  'demo > auditoria',
  'demo > bolsa',
  'demo > cierres',
  'demo > horas-extra',
  'demo > mes',
  'demo > registros',
  // In the process of an export, where there is no other module.
  'exportes > excesos',
]);
