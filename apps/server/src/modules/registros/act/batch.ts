import type { Fecha, Instante } from '@jornada/domain/horario/modelo.ts';
import { daysAfter, readDays, type ContextoFichaje, type Decision, type DiaDeLog } from '@jornada/domain/registros/index.ts';
import type { Evento } from '@jornada/domain/registros/modelo.ts';
import type { Configuracion } from '../../entidades/service.ts';
import { clockSettings } from '../person/clock-settings.ts';
import { countryOf, laborOf } from '../person/labor.ts';
import { toLines } from '../log/lines.ts';
import { toStore } from '../log/stored-days.ts';
import type { Escritura, LineaPorEscribir } from '../log/model.ts';
import type { PersonaLeida } from '../person/repo.ts';

/** One decision of a batch: when and by whom it is taken, how it comes in, and the days it may concern. */
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
 * Many decisions about one person, each taken as if those before it were written, and all written in one trip. Lines
 * that are not written yet have the negative ids that the decisions gave them. Oldest first: a log grows in the order of receipt.
 */
export function createBatch(options: { entidadId: number; personaId: number; persona: PersonaLeida; empresa: Configuracion }) {
  const { entidadId, personaId, persona, empresa } = options;
  const common = {
    personaId,
    laboral: laborOf(persona, empresa),
    tipos: empresa.tipos,
    proyectos: new Set(empresa.proyectos.filter(({ activo }) => activo).map(({ id }) => id)),
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
    /** The plan of this person, to which every decision is held. */
    laboral: common.laboral,

    /** The log of one day, unwritten lines included. */
    log: (fecha: Fecha): readonly Evento[] => days.get(fecha)?.eventos ?? [],

    /** Takes one decision and keeps its lines; what the rules refuse leaves nothing behind. */
    decide({ ahora, autorId, origen, zonaDispositivo, dias, decide }: Paso): Decision {
      const concerned = daysOf(dias);
      const siguienteNumero = persona.ultimoNumero + lines.length + 1;
      const decision = decide({ ...common, ahora, autorId, siguienteNumero, dias: concerned });
      if (!decision.ok) return decision;
      for (const line of toLines(decision.lines, { entidadId, personaId, zonaDispositivo, origen, numbers })) {
        numbers.set(line.registroId, line.numero);
        // There is no key that one of them could carry.
        lines.push({ ...line, principal: false });
      }
      for (const dia of daysAfter(concerned, decision)) days.set(dia.fecha, dia);
      return decision;
    },

    /** What to write, or null when nothing was decided. */
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
