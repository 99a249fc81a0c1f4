import * as z from 'zod/mini';

/** `?debug=1` shows the GPS line; anything else is no debugging. */
export const rootSearch = z.object({ debug: z.catch(z.optional(z.literal(1)), undefined) });

/** A path of this app: one slash, so that no link leads a fresh log-in to another site. */
const ownPath = z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(500));

export const loginSearch = z.object({
  /** Where to go after signing in. */
  volver: z.catch(z.optional(ownPath), undefined),
  /** What a link by mail brings, and at which provider it goes on. */
  enlace: z.catch(z.optional(z.string().check(z.regex(/^[\w.~-]{1,200}$/))), undefined),
  metodo: z.catch(z.optional(z.pipe(z.union([z.string(), z.int()]), z.pipe(z.transform(String), z.enum(['365', 'sso'])))), undefined),
});

/** The secret of a link that came by mail. Numbers in it are text. */
const token = z.catch(z.optional(z.coerce.string().check(z.maxLength(100))), undefined);
export const linkSearch = z.object({ token });
export const recoverySearch = z.object({ token, invitacion: token });

export const otrosSearch = z.object({
  /** Record type to start with. */
  tipo: z.catch(z.optional(z.int()), undefined),
});

export const proyectosSearch = z.object({
  /** Record type of the clock-out whose screen one came from. */
  tipo: z.catch(z.optional(z.int()), undefined),
});

const day = z.iso.date();

/** Whether the part of an address is a calendar day. */
export const isDay = (text: string): boolean => day.safeParse(text).success;

export const calendarioSearch = z.object({
  /** The month shown, `YYYY-MM`; this one by default. */
  mes: z.catch(z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))), undefined),
  /** The open day. */
  dia: z.catch(z.optional(day), undefined),
});

export type CalendarioSearch = z.output<typeof calendarioSearch>;

/** The day on which something is missing. */
export const proponerSearch = z.object({ fecha: z.catch(z.optional(z.iso.date()), undefined) });

/** Which of the inbox is shown. */
export const bandejaSearch = z.object({ estado: z.catch(z.optional(z.enum(['por-responder', 'en-espera', 'resueltas'])), undefined) });

/** Tab, year and month of the summary. */
export const resumenSearch = z.object({
  vista: z.catch(z.optional(z.enum(['resumen', 'estadisticas'])), undefined),
  ano: z.catch(z.optional(z.int().check(z.minimum(2000), z.maximum(2100))), undefined),
  mes: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(12))), undefined),
});
