import type { QueryKey } from '@tanstack/react-query';
import { registros } from '@jornada/contract/registros.ts';
import { hoy } from '@jornada/contract/registros/vistas.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { tiposEnUso } from '@jornada/contract/tipos/vistas.ts';

const SCHEMAS = { [registros.registrosHoy.path]: hoy, [tipos.todos.path]: tiposEnUso };

/** Data stored by another version of the app, if this version understands them; otherwise undefined. */
export function understand([path]: QueryKey, data: unknown): unknown {
  return SCHEMAS[String(path)]?.safeParse(data).data;
}
