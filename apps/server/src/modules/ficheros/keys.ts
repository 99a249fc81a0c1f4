import { randomUUID } from 'node:crypto';

/** Where the bytes of a new file are kept: `12/2026/<uuid>`. No part of it comes from a person. */
export const newKeyOf = (entidadId: number, now: Temporal.Instant): string =>
  `${entidadId}/${now.toZonedDateTimeISO('UTC').year}/${randomUUID()}`;
/** Where its small picture is. */
export const viewKeyOf = (clave: string): string => `${clave}.vista`;
