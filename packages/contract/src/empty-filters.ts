import type * as z from 'zod/mini';
import type { Call } from './call.ts';

/** Whether a field may be left out, and an empty text says nothing of its own. */
const isFilter = (field: z.ZodMiniType | undefined): boolean =>
  field !== undefined && field.safeParse(undefined).success && !field.safeParse('').success;

const shapeOf = (schema: z.ZodMiniType): Record<string, z.ZodMiniType> =>
  (schema as unknown as { shape?: Record<string, z.ZodMiniType> }).shape ?? {};

/** Whether a call reads. Of some lists it is written down who has read them; what else is written by a GET is an action of an older app. */
const isRead = ({ method, escribe, salida }: Pick<Call, 'method' | 'escribe' | 'salida'>): boolean =>
  method === 'GET' && (!escribe || 'items' in shapeOf(salida));

/** The query of a read without filters that are empty: they are the same as none. */
export function withoutEmptyFilters(
  call: Pick<Call, 'method' | 'escribe' | 'entrada' | 'salida'>,
  query: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!Object.values(query).includes('') || !isRead(call)) return query;
  const shape = shapeOf(call.entrada);
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' || !isFilter(shape[name])));
}
