import * as z from 'zod/mini';

/** A file that the browser fetches by itself, with a link that works once and therefore without a session. It is written while it is read. */
export const descarga = {
  host: 'instance',
  method: 'GET',
  acceso: 'none',
  nuestra: true,
  binaria: 'application/octet-stream',
  escribe: true,
  entrada: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  salida: z.any(),
} as const;
