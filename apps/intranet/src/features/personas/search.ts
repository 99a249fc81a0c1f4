import { ESTADOS_AHORA } from '@jornada/domain/personas/index.ts';
import { anyText, oneOf, whole } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { volver } from '../../shared/volver.ts';

export const CUENTAS = ['abiertas', 'invitada', 'sin-acceso', 'suspendida', 'baja', 'quiosco'] as const;
const ORDENES = ['nombre', 'ahora', 'centro', 'contacto'] as const;
export type Orden = (typeof ORDENES)[number];
export const PESTANAS = ['datos', 'horario', 'contrato', 'permisos', 'registros'] as const;

/** What is open, and the filters. */
export const personasSearch = placeSearch({
  texto: anyText,
  departamento: whole({ least: 1 }),
  centro: whole({ least: 1 }),
  horario: whole({ least: 1 }),
  estado: oneOf(...ESTADOS_AHORA),
  cuenta: oneOf(...CUENTAS),
  orden: oneOf(...ORDENES),
  dir: oneOf('asc', 'desc'),
  /** The open part of the person's file. */
  pestana: oneOf(...PESTANAS),
  /** The schedule to assign. */
  asignar: whole({ least: 1 }),
  volver,
});
