import type { Jornada } from '@jornada/domain/registros/modelo.ts';
import { minutosDeJornada } from '@jornada/domain/registros/index.ts';
import { onceFor } from '../../../platform/once.ts';
import type { DiaGuardado, FilaJornada } from './model.ts';

/**
 * A projected day as it is stored. Minutes end at the last mark; running time is added when the day is shown. `pais`: the country
 * with the rules for night hours.
 */
export function toStore(jornada: Jornada, pais: string): DiaGuardado {
  const { fecha, zona, estado, situacion, desde, inicio, fin, tramos, incidencias, correcciones } = jornada;
  return {
    fecha,
    zona,
    estado,
    situacion,
    desde,
    inicio,
    fin,
    tramos,
    incidencias,
    corregida: correcciones.some((correccion) => correccion.estado === 'acordada'),
    pendientes: correcciones.filter((correccion) => correccion.estado === 'pendiente').length,
    minutos: minutosDeJornada(jornada, null, { zona, pais }),
  };
}

/** A stored day in the domain's shape. Its marks and corrections are only in the log. */
export const storedDay = onceFor((fila: FilaJornada): Jornada => ({ ...fila, marcas: [], correcciones: [] }));
