import type { Fecha, Instante } from '@jornada/domain/horario/modelo.ts';
import { daysAfter, readDays, type ContextoFichaje, type Decision, type DiaDeLog } from '@jornada/domain/registros/index.ts';
import type { Evento } from '@jornada/domain/registros/modelo.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import { clockSettings } from '../person/clock-settings.ts';
import { openProjects, recordTypes } from '../person/clocked-with.ts';
import { countryOf, laborOf } from '../person/labor.ts';
import { toLines } from '../log/lines.ts';
import { toStore } from '../log/stored-days.ts';
import type { Escritura, LineaPorEscribir } from '../log/model.ts';
import type { PersonaLeida } from '../person/repo.ts';

/** One decision of a batch: when and by whom it is made, how it is recorded, and the days that it may concern. */
export type Paso = {
  ahora: Instante;
  autorId: number;
  origen: string;
  zonaDispositivo: string | null;
  dias: readonly Fecha[];
  decide(contexto: ContextoFichaje): Decision;
};

export type Batch = ReturnType<typeof createBatch>;

/**
 * Many decisions about one person, in order of time. Each one sees the lines of those before it, and all are written in one round
 * trip. Unwritten lines have the negative ids that the decisions gave them. Oldest first, because a log grows in the order of
 * receipt.
 */
export function createBatch(options: { entidadId: number; personaId: number; persona: PersonaLeida; empresa: Configuracion }) {
  const { entidadId, personaId, persona, empresa } = options;
  const common = {
    personaId,
    laboral: laborOf(persona, empresa),
    tipos: recordTypes(empresa),
    proyectos: openProjects(empresa, personaId),
    ajustes: clockSettings(empresa, { clase: 'web' }),
    cierres: persona.cierres,
  };
  const days = new Map(readDays(persona.eventos, empresa.tipos).map((dia) => [dia.fecha, dia]));
  const numbers = new Map(persona.eventos.map(({ registroId, numero }) => [registroId, numero]));
  const lines: LineaPorEscribir[] = [];
  const daysOf = (fechas: readonly Fecha[]): DiaDeLog[] =>
    [...new Set(fechas)].toSorted().flatMap((fecha) => {
      const dia = days.get(fecha);
      return dia ? [dia] : [];
    });

  return {
    /** The plan of this person, which applies to every decision. */
    laboral: common.laboral,

    /** The log of one day, with the unwritten lines. */
    log: (fecha: Fecha): readonly Evento[] => days.get(fecha)?.eventos ?? [],

    /** Makes one decision and keeps its lines. A refused decision leaves nothing behind. */
    decide({ ahora, autorId, origen, zonaDispositivo, dias, decide }: Paso): Decision {
      const concerned = daysOf(dias);
      const siguienteNumero = persona.ultimoNumero + lines.length + 1;
      const decision = decide({ ...common, ahora, autorId, siguienteNumero, dias: concerned });
      if (!decision.ok) return decision;
      for (const line of toLines(decision.lines, { entidadId, personaId, zonaDispositivo, origen, numbers })) {
        numbers.set(line.registroId, line.numero);
        // A batch has no idempotency key, so no line is the main one.
        lines.push({ ...line, principal: false });
      }
      for (const dia of daysAfter(concerned, decision)) days.set(dia.fecha, dia);
      return decision;
    },

    /** What to write; null if there are no lines. */
    writing(): Escritura | null {
      if (lines.length === 0) return null;
      const touched = daysOf(lines.map(({ fecha }) => fecha));
      return {
        entidadId,
        personaId,
        eventos: lines,
        jornadas: touched.map(({ fecha, jornada }) => toStore(jornada, countryOf(common, fecha))),
        posicion: null,
        clave: null,
        cuerpo: null,
        cierres: persona.cierres?.version ?? null,
      };
    },
  };
}
