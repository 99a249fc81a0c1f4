import type { Jornada } from '@jornada/domain/registros/modelo.ts';
import { minutosDeJornada } from '@jornada/domain/registros/index.ts';
import { onceFor } from '../../../platform/once.ts';
import type { DiaGuardado, FilaJornada } from './model.ts';

/** What is stored of a projected day. Minutes go up to the last mark: what runs is added when it is shown. `pais`: whose night applies. */
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

/** A stored day in the domain's shape; its marks and corrections are in the log only. */
export const storedDay = onceFor((fila: FilaJornada): Jornada => ({ ...fila, marcas: [], correcciones: [] }));
