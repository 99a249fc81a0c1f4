import type { PlacedWaiting } from '@jornada/client';
import type { HoyVista, RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { accionesPosibles } from '@jornada/domain/registros/acciones.ts';
import { SIGUE_SIENDO_HOY } from '@jornada/domain/registros/dia.ts';
import { minutosDeJornada } from '@jornada/domain/registros/minutos.ts';
import type { Evento, Jornada } from '@jornada/domain/registros/modelo.ts';
import { projectJornada } from '@jornada/domain/registros/project-jornada.ts';
import { noPlan } from '../../../shared/day/no-plan.ts';
import { waitingRecords } from '../../../shared/day/waiting-records.ts';

const NONE = { presencia: 0, trabajado: 0, efectivo: 0, pausaPagada: 0, pausaNoPagada: 0, nocturnos: 0 };

type Options = {
  hoy: HoyVista;
  /** Actions that are waiting, oldest first. */
  waiting: readonly PlacedWaiting[];
  tipos: readonly TipoRegistroVista[];
  /** The server's time as the device knows it. */
  ahora: string;
};

/**
 * The day as it will be when the waiting actions have arrived, computed with the rules of the server. The sums of week and month
 * stay as last received.
 */
export function withWaiting({ hoy, waiting, tipos, ahora }: Options): HoyVista {
  const day = atDay(hoy, ahora);
  const marks = waitingRecords(waiting, { ...day, tipos });
  if (marks.length === 0) return day;
  const registros = [...day.registros, ...marks].toSorted((a, b) => Temporal.Instant.compare(a.momento, b.momento));
  const known = new Map(tipos.map((tipo) => [tipo.id, tipo]));
  const jornada = projectJornada(registros.filter(({ anulado }) => !anulado).map(asEvent), known);
  const situacion = situationOf(jornada);
  const previsto = day.previsto ?? noPlan(day);
  const pais = previsto.centro?.pais ?? 'ES';
  return {
    ...day,
    situacion,
    desde: situacion === 'terminada' ? jornada.fin : jornada.desde,
    minutos: day.minutos && minutosDeJornada(jornada, ahora, { zona: day.zona, pais }),
    tramos: jornada.tramos,
    registros,
    incidencias: jornada.incidencias,
    avisos: [],
    acciones: accionesPosibles({ situacion, jornada, previsto, tipos, ahora }),
  };
}

/**
 * If the last received day is over, the next one begins empty, with the plan that came with it. A day that has just ended stays
 * as long as on the server.
 */
function atDay(hoy: HoyVista, ahora: string): HoyVista {
  const ageMs = Temporal.Instant.from(ahora).epochMilliseconds - Temporal.Instant.from(hoy.ahora).epochMilliseconds;
  if (ageMs < SIGUE_SIENDO_HOY) return hoy;
  const fecha = Temporal.Instant.from(ahora).toZonedDateTimeISO(hoy.zona).toPlainDate().toString();
  const isLived = hoy.situacion === 'trabajando' || hoy.situacion === 'pausa';
  if (fecha <= hoy.fecha || isLived) return hoy;
  const previsto = hoy.semana.find((dia) => dia.fecha === fecha)?.previsto ?? (hoy.siguiente?.fecha === fecha ? hoy.siguiente : null);
  return {
    ...hoy,
    fecha,
    situacion: 'fuera',
    desde: null,
    previsto,
    minutos: hoy.minutos && NONE,
    tramos: [],
    registros: [],
    incidencias: [],
    avisos: [],
    siguiente: hoy.siguiente && hoy.siguiente.fecha > fecha ? hoy.siguiente : null,
  };
}

function situationOf({ estado, situacion }: Jornada): HoyVista['situacion'] {
  if (estado === 'abierta') return situacion;
  return estado === 'cerrada' ? 'terminada' : 'fuera';
}

/** A record as the projection reads it. */
export const asEvent = (
  { id, fecha, clase, tipoId, momento, zona, recibido, modo, confianza, proyectoId, observaciones }: RegistroVista,
  index: number,
): Evento => ({
  registroId: id,
  numero: index + 1,
  fecha,
  evento: 'fichaje',
  clase,
  tipoId,
  momento,
  zona,
  recibido,
  modo,
  confianza,
  refiereA: null,
  proyectoId,
  observaciones,
  autorId: 0,
  primero: index + 1,
});
