/**
 * Modules that still run code of another module's service.ts, mostly what writes and what makes up data for the demo company. This
 * list only shrinks: `use()` of the other module, or its reads.ts, takes its place.
 */
export const STILL_BY_SERVICE: ReadonlySet<string> = new Set([
  'cierres > mes',
  'demo > auditoria',
  'demo > bolsa',
  'demo > cierres',
  'demo > horas-extra',
  'demo > registros',
  'documentacion > ficheros',
  // In the process of an export, where there is no other module.
  'exportes > excesos',
  'reparto > ficheros',
]);
