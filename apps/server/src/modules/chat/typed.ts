import * as z from 'zod/mini';
import { textoHasta } from '@jornada/contract/valores.ts';

const typed = z.strictObject({ texto: z.optional(textoHasta(80)) });

/** What was typed so far, from the JSON in `data`; null if it is none. */
export function textOf(data: string | undefined): string | null {
  if (data === undefined) return '';
  try {
    const read = typed.safeParse(JSON.parse(data));
    return read.success ? (read.data.texto ?? '') : null;
  } catch {
    return null;
  }
}
