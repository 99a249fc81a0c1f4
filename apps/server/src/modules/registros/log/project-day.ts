import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Evento, Jornada, Minutos, TipoRegistro } from '@jornada/domain/registros/modelo.ts';
import { minutosDeJornada, proyectarJornada, type ContextoFichaje } from '@jornada/domain/registros/index.ts';
import { onceFor } from '../../../platform/once.ts';
import type { FilaJornada } from './repo.ts';

export type DiaProyectado = { jornada: Jornada; fila: FilaJornada & { minutos: Minutos } };

/** Projects the log of one day to what is stored of it. Minutes go up to the last mark: what runs is added when it is shown. */
export function projectDay(eventos: readonly Evento[], tipos: ReadonlyMap<number, TipoRegistro>, pais: string): DiaProyectado {
  const jornada = proyectarJornada(eventos, tipos);
  const { fecha, zona, estado, situacion, desde, inicio, fin, tramos, incidencias, correcciones } = jornada;
  return {
    jornada,
    fila: {
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
    },
  };
}

/** A stored day in the domain's shape; its marks and corrections are in the log only. */
export const storedDay = onceFor((fila: FilaJornada): Jornada => ({ ...fila, marcas: [], correcciones: [] }));

/** The country whose night applies on a day. */
export function countryOf({ laboral }: Pick<ContextoFichaje, 'laboral'>, fecha: Fecha): string {
  const periodo = laboral.periodos.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta));
  return periodo?.centro.pais ?? 'ES';
}
