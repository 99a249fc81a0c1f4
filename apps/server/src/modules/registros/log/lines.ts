import type { Instante } from '@jornada/domain/horario/modelo.ts';
import type { NuevoEvento } from '@jornada/domain/registros/index.ts';
import { canonicalForm } from './canonical.ts';
import type { EventoLeido, EventoNuevo } from './repo.ts';

/** Whose lines they are and how they came in. `numbers`: the number of each line that they may refer to, by its id. */
export type Procedencia = {
  entidadId: number;
  personaId: number;
  zonaDispositivo: string | null;
  /** The device's own clock, where it recorded without a connection. */
  momentoDispositivo?: Instante | null;
  origen: string;
  numbers: ReadonlyMap<number, number>;
};

/** The index of the line that the caller asked for: the first mark, else the first line. */
export const principalOf = (eventos: readonly NuevoEvento[]): number =>
  Math.max(
    0,
    eventos.findIndex(({ evento }) => evento === 'fichaje'),
  );

/** What a decision says, as lines to write, each with its canonical form. */
export function toLines(eventos: readonly NuevoEvento[], procedencia: Procedencia): EventoNuevo[] {
  const { entidadId, personaId, zonaDispositivo, momentoDispositivo = null, origen, numbers } = procedencia;
  const principal = principalOf(eventos);
  return eventos.map(({ refiereA, ...linea }, index) => {
    const refiereNuevo = refiereA !== null && typeof refiereA === 'object' ? refiereA.nuevo : null;
    const known = typeof refiereA === 'number' ? refiereA : null;
    const refiereNumero =
      refiereNuevo !== null ? (eventos[refiereNuevo]?.numero ?? null) : known === null ? null : (numbers.get(known) ?? null);
    const at = Temporal.Instant.from(linea.momento ?? linea.recibido);
    const desplazamientoMinutos = Math.round(at.toZonedDateTimeISO(linea.zona).offsetNanoseconds / 60e9);
    const canonico = canonicalForm({
      entidadId,
      personaId,
      linea,
      refiereNumero,
      desplazamientoMinutos,
      momentoDispositivo,
      zonaDispositivo,
      origen,
    });
    return {
      ...linea,
      refiereA: known,
      refiereNuevo,
      desplazamientoMinutos,
      momentoDispositivo,
      zonaDispositivo,
      origen,
      principal: index === principal,
      canonico,
    };
  });
}

/** The lines with ids: those of the database, or negative ones while there are none. */
export function withIds(lines: readonly EventoNuevo[], ids: readonly number[], cerca: boolean | null): EventoLeido[] {
  return lines.map((line, index) => ({
    ...line,
    registroId: ids[index] ?? 0,
    refiereA: line.refiereNuevo === null ? line.refiereA : (ids[line.refiereNuevo] ?? null),
    cerca: line.principal ? cerca : null,
  }));
}
