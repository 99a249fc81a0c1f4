import * as z from 'zod/mini';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';

/** Shared types of the wire, each with its unit; see "Values" in the contract. */

/**
 * The id of something that a company sets up (people, centres, lists): a positive int4. Decimal text is accepted, because queries carry
 * text. 0 is accepted too: the service answers "not found".
 */
export const id = z.pipe(
  z.union([z.int().check(z.nonnegative(), z.maximum(2_147_483_647)), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.transform(Number),
);

/** The id of something that people make every day (records, requests, files, messages): any positive safe integer. */
export const idLargo = z.pipe(
  z.union([
    z.int().check(z.nonnegative()),
    z.string().check(
      z.regex(/^\d{1,16}$/),
      z.refine((text) => Number.isSafeInteger(Number(text))),
    ),
  ]),
  z.transform(Number),
);

/** A whole number of an int4, also as query text. */
export const entero = z.pipe(
  z.union([z.int().check(z.minimum(-2_147_483_648), z.maximum(2_147_483_647)), z.string().check(z.regex(/^-?\d{1,9}$/))]),
  z.transform(Number),
);

/** Filters of lists. Left out, empty and 0 are the same: all of them, or the root of a tree. */

/** A filter with one of these words. */
export const filtroDe = <const T extends string>(palabras: readonly T[]) =>
  z.optional(
    z.pipe(
      z.enum([...palabras, '', '0']),
      z.transform((palabra): T | undefined => (palabra === '' || palabra === '0' ? undefined : (palabra as T))),
    ),
  );

/** A filter with a whole number, also as query text. */
export const filtroEntero = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.union([z.int().check(z.minimum(minimum), z.maximum(maximum)), z.literal(0), z.string().check(z.regex(/^\d{0,9}$/))]),
        z.transform((given): number | undefined => Number(given) || undefined),
      ),
      z.optional(z.number().check(z.minimum(minimum), z.maximum(maximum))),
    ),
  );

/** A filter with the id of something that a company sets up. */
export const filtroId = filtroEntero({ minimum: 1, maximum: 2_147_483_647 });

/** The version of a thing that the caller has read. Saving raises it, so the largest int4 is not valid. */
export const version = z.pipe(
  z.union([z.int().check(z.nonnegative(), z.maximum(2_147_483_646)), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.transform(Number),
);

/** A finite decimal number. Query text is accepted; NaN and infinities are refused. */
export const decimal = z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,18})?$/))]), z.transform(Number));

/** An existing calendar day, YYYY-MM-DD. */
export const fecha = z.iso.date().check(z.regex(/^(?:19|20|21)/));
/** The first that is one. */
export const PRIMER_DIA = '1900-01-01';

/** An instant with offset, ISO 8601. No place is further from UTC than fourteen hours. */
export const instante = z.iso
  .datetime({ offset: true })
  .check(z.regex(/^(?:19|20|21)[^.]*(?:\.\d{1,9})?[^.\d][^.]*$/), z.regex(/(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/i));

/** Whether there is such a day and hour: `YYYY-MM-DDTHH:mm`, whatever follows it. */
export function isWallClock(text: string): boolean {
  try {
    return Temporal.PlainDateTime.from(text.slice(0, 16)).toString().slice(0, 16) === text.slice(0, 16);
  } catch {
    return false;
  }
}

/** The name of an IANA zone. The domain checks whether it exists. */
export const zona = z.string().check(z.minLength(1), z.maxLength(64));

export const idioma = z.enum(IDIOMAS);

/** Signs that nobody sees and that part or turn words. Joiners stay: signs of several parts and some scripts need them. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text as it was meant: trimmed, and without those. */
export const cleaned = (text: string): string => text.replaceAll(UNSEEN, '').trim();

/** Free text of a person: trimmed, without signs that nobody sees, at most `max` characters, no control characters except line breaks. */
export const textoHasta = (max: number) =>
  z.pipe(z.string().check(z.maxLength(max), z.regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u)), z.transform(cleaned));
/** Free text of some lines. */
export const textoLibre = textoHasta(500);

export const nada = z.strictObject({});
export const vacio = z.null();
