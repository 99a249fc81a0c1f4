import type { ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import { settleOpenDay, minutosDeJornada, readDays } from '@jornada/domain/registros/index.ts';
import type { Jornada, Minutos } from '@jornada/domain/registros/modelo.ts';
import type { DiaDelResumen } from '@jornada/domain/resumen/modelo.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import type { Aparato } from '../person/clock-settings.ts';
import { findLines, findMinutesByDay, findProjectMinutesByDay } from './history-repo.ts';
import { presentDays } from '../present/days.ts';
import { showsBalance } from '../present/shown.ts';
import type { EventoLeido } from '../log/model.ts';
import { countryOf } from '../person/labor.ts';
import type { Lectura, PersonReader } from '../person/reader.ts';
import type { Ventana } from '../person/windows.ts';

/** Many days of one person at one instant, with all their log lines, which are also those of the balance. */
export type HistoriaDePersona = {
  ahora: Temporal.Instant;
  /** The person's today. */
  hoy: Fecha;
  empresa: Configuracion;
  laboral: ContextoLaboral;
  dias: DiaDelResumen[];
  /** Log lines in the order of writing. */
  lineas: EventoLeido[];
  /** Whether the company shows both planned and worked time. */
  muestraSaldo: boolean;
};

export type ReadHistory = (options: { sesion: Sesion; aparato: Aparato; ventana: Ventana }) => Promise<HistoriaDePersona>;

const NO_HOURS: ReadonlyMap<number, number> = new Map();
const NOTHING = { presencia: 0, trabajado: 0, efectivo: 0, pausaPagada: 0, pausaNoPagada: 0, nocturnos: 0 };

/**
 * Stored minutes of a day end at its last mark. Running time is added when the day is shown. A day without its clock-out has no
 * minutes.
 */
const minutesNow = (jornada: Jornada, { contexto, ahora }: Lectura): Minutos =>
  minutosDeJornada(jornada, ahora.toString(), { zona: jornada.zona, pais: countryOf(contexto, jornada.fecha) });

/** Reads a month or a year of one person. The number of round trips does not depend on the length. */
export function createHistory({ db, read }: { db: Database; read: PersonReader }): ReadHistory {
  return async ({ sesion, aparato, ventana }) => {
    const [lectura, lineas, { horas, minutos }] = await Promise.all([
      read({ sesion, aparato, dias: ventana }),
      findLines(db, sesion, ventana),
      db.tenant(sesion.entidadId, async (tx) => ({
        horas: await findProjectMinutesByDay(tx, sesion, ventana),
        minutos: await findMinutesByDay(tx, sesion, ventana),
      })),
    ]);
    const { ahora, contexto, empresa, estado } = lectura;
    const byDay = new Map(readDays(lineas, empresa.tipos).map((dia) => [dia.fecha, dia]));
    const dias = presentDays(lectura, ventana).lineas.map((linea): DiaDelResumen => {
      const previsto = contexto.laboral.planDia(linea.fecha);
      const found = byDay.get(linea.fecha);
      const jornada = found ? settleOpenDay(found.jornada, estado.fecha) : null;
      return {
        previsto,
        linea,
        jornada,
        minutos: (jornada?.estado === 'cerrada' ? minutos.get(linea.fecha) : jornada && minutesNow(jornada, lectura)) ?? NOTHING,
        horasProyectos: horas.get(linea.fecha) ?? NO_HOURS,
      };
    });
    return { ahora, hoy: estado.fecha, empresa, laboral: contexto.laboral, dias, lineas, muestraSaldo: showsBalance(empresa) };
  };
}
