import type { QueryKey } from '@tanstack/react-query';
import { registros } from '@jornada/contract/registros.ts';
import { hoy } from '@jornada/contract/registros/vistas.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { tiposEnUso } from '@jornada/contract/tipos/vistas.ts';

const SCHEMAS = { [registros.registrosHoy.path]: hoy, [tipos.todos.path]: tiposEnUso };

/** What another version of the app has kept, as this one understands it; undefined where it does not. */
export function understand([path]: QueryKey, data: unknown): unknown {
  return SCHEMAS[String(path)]?.safeParse(data).data;
}
