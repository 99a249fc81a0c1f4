import type { Fecha, Instante } from '@jornada/domain/horario/modelo.ts';
import type { ContextoFichaje, Decision } from '@jornada/domain/registros/index.ts';
import type { Configuracion } from '../../entidades/service.ts';
import { clockSettings } from '../person/clock-settings.ts';
import { laborOf } from '../person/labor.ts';
import { toLines } from '../log/lines.ts';
import { countryOf, projectDay } from '../log/project-day.ts';
import type { Escritura, EventoLeido, EventoNuevo, Persona } from '../log/repo.ts';

/** One decision of a batch: when and by whom it is taken, how it comes in, and the days it may concern. */
export type Paso = {
  ahora: Instante;
  autorId: number;
  origen: string;
  zonaDispositivo: string | null;
  dias: readonly Fecha[];
  decidir(contexto: ContextoFichaje): Decision;
};

/** Ids of lines that are not written yet go down from here: far below those that the rules give to the lines of one decision. */
const UNWRITTEN = -1_000_000;

export type Batch = ReturnType<typeof createBatch>;

/**
 * Many decisions about one person, each taken as if those before it were written, and all written in one trip. Lines
 * that are not written yet have negative ids. Oldest first: a log grows in the order of receipt.
 */
export function createBatch(options: { entidadId: number; personaId: number; persona: Persona; empresa: Configuracion }) {
  const { entidadId, personaId, persona, empresa } = options;
  const tipos = new Map(empresa.tipos.map((tipo) => [tipo.id, tipo]));
  const common = {
    personaId,
    laboral: laborOf(persona, empresa),
    tipos: empresa.tipos,
    proyectos: new Set(empresa.proyectos.filter(({ activo }) => activo).map(({ id }) => id)),
    ajustes: clockSettings(empresa, { clase: 'web' }),
    cierres: persona.cierres,
  };
  const logs = Map.groupBy(persona.eventos, ({ fecha }) => fecha);
  const numbers = new Map(persona.eventos.map(({ registroId, numero }) => [registroId, numero]));
  const lines: EventoNuevo[] = [];

  /** Lines refer to unwritten ones by their place in the batch, to others by their id. */
  function append(decided: readonly EventoNuevo[]): void {
    const before = lines.length;
    const placed = decided.map((line): EventoNuevo => {
      const own = line.refiereNuevo === null ? null : line.refiereNuevo + before;
      const earlier = line.refiereA !== null && line.refiereA <= UNWRITTEN ? UNWRITTEN - line.refiereA : null;
      return { ...line, principal: false, refiereNuevo: own ?? earlier, refiereA: earlier === null ? line.refiereA : null };
    });
    lines.push(...placed);
    for (const [index, line] of placed.entries()) {
      const registroId = UNWRITTEN - before - index;
      const refiereA = line.refiereNuevo === null ? line.refiereA : UNWRITTEN - line.refiereNuevo;
      numbers.set(registroId, line.numero);
      logs.set(line.fecha, [...(logs.get(line.fecha) ?? []), { ...line, registroId, refiereA, cerca: null }]);
    }
  }

  return {
    /** The plan of this person, to which every decision is held. */
    laboral: common.laboral,

    /** The log of one day, unwritten lines included. */
    log: (fecha: Fecha): readonly EventoLeido[] => logs.get(fecha) ?? [],

    /** Takes one decision and keeps its lines; what the rules refuse leaves nothing behind. */
    decide({ ahora, autorId, origen, zonaDispositivo, dias, decidir }: Paso): Decision {
      const decision = decidir({
        ...common,
        ahora,
        autorId,
        siguienteNumero: persona.ultimoNumero + lines.length + 1,
        dias: dias.flatMap((fecha) => {
          const eventos = logs.get(fecha);
          return eventos ? [{ fecha, eventos }] : [];
        }),
      });
      if (decision.ok) append(toLines(decision.eventos, { entidadId, personaId, zonaDispositivo, origen, numbers }));
      return decision;
    },

    /** What to write, or null when nothing was decided. */
    writing(): Escritura | null {
      if (lines.length === 0) return null;
      const fechas = [...new Set(lines.map(({ fecha }) => fecha))].toSorted();
      const jornadas = fechas.map((fecha) => projectDay(logs.get(fecha) ?? [], tipos, countryOf(common, fecha)).fila);
      return {
        entidadId,
        personaId,
        eventos: lines,
        jornadas,
        posicion: null,
        clave: null,
        cuerpo: null,
        cierres: persona.cierres?.version ?? null,
      };
    },
  };
}
