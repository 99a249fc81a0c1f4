import type { Instante } from '@jornada/domain/horario/modelo.ts';
import type { Evento } from '@jornada/domain/registros/modelo.ts';
import { canonicalForm } from './canonical.ts';
import type { LineaPorEscribir } from './model.ts';

/**
 * Whose lines they are and how they were recorded. `numbers`: the number of each earlier line that they may refer to, by its id.
 */
export type Procedencia = {
  entidadId: number;
  personaId: number;
  zonaDispositivo: string | null;
  /** The device's own time, if it recorded without a connection. */
  momentoDispositivo?: Instante | null;
  origen: string;
  numbers: ReadonlyMap<number, number>;
};

/** The lines of a decision as they are written, each with its canonical form. */
export function toLines(lines: readonly Evento[], procedencia: Procedencia): LineaPorEscribir[] {
  const { entidadId, personaId, zonaDispositivo, momentoDispositivo = null, origen, numbers } = procedencia;
  const own = new Map(lines.map(({ registroId, numero }) => [registroId, numero]));
  return lines.map((line, index) => {
    const { refiereA } = line;
    const at = Temporal.Instant.from(line.momento ?? line.recibido);
    const desplazamientoMinutos = Math.round(at.toZonedDateTimeISO(line.zona).offsetNanoseconds / 60e9);
    const canonico = canonicalForm({
      entidadId,
      personaId,
      linea: line,
      refiereNumero: refiereA === null ? null : (own.get(refiereA) ?? numbers.get(refiereA) ?? null),
      desplazamientoMinutos,
      momentoDispositivo,
      zonaDispositivo,
      origen,
    });
    return { ...line, desplazamientoMinutos, momentoDispositivo, zonaDispositivo, origen, principal: index === 0, canonico };
  });
}
