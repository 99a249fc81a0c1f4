import { lineaDeDia, minutosDeJornada, readDays, settleOpenDay } from '@jornada/domain/registros/index.ts';
import type { ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Minutos } from '@jornada/domain/registros/modelo.ts';
import type { DiaDelResumen } from '@jornada/domain/resumen/modelo.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import type { EventoLeido } from '../log/model.ts';
import { countryOf } from './labor.ts';
import { nobodysSession, readingOf } from './reading.ts';
import type { PersonaLeida } from './repo.ts';
import type { Ventana } from './windows.ts';

const NO_HOURS: ReadonlyMap<number, number> = new Map();
const NOTHING: Minutos = { presencia: 0, trabajado: 0, efectivo: 0, pausaPagada: 0, pausaNoPagada: 0, nocturnos: 0 };

/** Many days of a person, from what `leer_persona` answered: the same as `readHistory` gives them, without asking the database again. */
export type HistoriaLeida = { hoy: Fecha; laboral: ContextoLaboral; dias: DiaDelResumen[]; lineas: EventoLeido[] };

/**
 * The record of days whose log lines were read. `minutos`: the stored minutes of recorded days. It is pure, so that a thread can do it for
 * thousands of people.
 */
export function historyOf(options: {
  personaId: number;
  persona: PersonaLeida;
  empresa: Configuracion;
  ahora: Temporal.Instant;
  ventana: Ventana;
  minutos: ReadonlyMap<Fecha, Minutos>;
}): HistoriaLeida {
  const { personaId, persona, empresa, ahora, ventana, minutos } = options;
  const { contexto, estado } = readingOf({
    sesion: nobodysSession(personaId, empresa),
    aparato: { clase: 'web' },
    personaId,
    ahora,
    persona,
    empresa,
    isUsual: false,
    isRemembered: false,
    past: null,
  });
  // Every read also brings the open day.
  const lineas = persona.eventos.filter(({ fecha }) => fecha >= ventana.desde && fecha <= ventana.hasta);
  const byDay = new Map(readDays(lineas, empresa.tipos).map((dia) => [dia.fecha, dia]));
  const dias = contexto.laboral.planDias(ventana.desde, ventana.hasta).map((previsto): DiaDelResumen => {
    const { fecha } = previsto;
    const found = byDay.get(fecha);
    const jornada = found ? settleOpenDay(found.jornada, estado.fecha) : null;
    const now = () => jornada && minutosDeJornada(jornada, contexto.ahora, { zona: jornada.zona, pais: countryOf(contexto, fecha) });
    return {
      previsto,
      linea: lineaDeDia({ previsto, jornada, ahora: contexto.ahora, hoy: estado.fecha }),
      jornada,
      minutos: (jornada?.estado === 'cerrada' ? minutos.get(fecha) : now()) ?? NOTHING,
      horasProyectos: NO_HOURS,
    };
  });
  return { hoy: estado.fecha, laboral: contexto.laboral, dias, lineas };
}
