import type { QueryKey } from '@tanstack/react-query';
import { registros } from '@jornada/contract/registros.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { HOY_KEY, TIPOS_KEY } from './query-keys.ts';

const SCHEMAS = [
  [HOY_KEY, registros.registrosHoy.salida],
  [TIPOS_KEY, tipos.todos.salida],
] as const;

/** What another version of the app has kept, as this one understands it; undefined where it does not. */
export function understand(key: QueryKey, data: unknown): unknown {
  const [, schema] = SCHEMAS.find(([known]) => known.join() === key.join()) ?? [];
  return schema?.safeParse(data).data;
}
