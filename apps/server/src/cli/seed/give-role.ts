import { canonicalForm } from '../../modules/registros/log/canonical.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertAbsences, insertDays, insertLines, takeLineIds, type SeedAccount, type Copies } from './repo.ts';
import { MANAGER, SELF, type Role } from './role.ts';

/** The log lines of a role, copied for each of these people with their own ids, authors and canonical texts. */
function copiesOf(entidadId: number, { eventos }: Role, people: readonly SeedAccount[], ids: readonly number[]): Copies {
  const places = new Map(eventos.map(({ registroId }, index) => [registroId, index]));
  const copies: Copies = { usuarioId: [], numero: [], id: [], refiereA: [], autorId: [], canonico: [] };
  people.forEach(({ id: personaId, responsableId }, place) => {
    const ownIds = ids.slice(place * eventos.length, (place + 1) * eventos.length);
    for (const [index, line] of eventos.entries()) {
      if (line.autorId !== SELF && line.autorId !== MANAGER) throw new Error('a line of a role was written by a stranger');
      const autorId = line.autorId === SELF ? personaId : responsableId;
      if (autorId === null) throw new Error('nobody answers for a person of this role');
      const earlier = line.refiereA === null ? null : (places.get(line.refiereA) ?? null);
      copies.usuarioId.push(personaId);
      copies.numero.push(line.numero);
      copies.id.push(ownIds[index] ?? 0);
      copies.refiereA.push(earlier === null ? null : (ownIds[earlier] ?? null));
      copies.autorId.push(autorId);
      copies.canonico.push(
        canonicalForm({
          entidadId,
          personaId,
          linea: { ...line, autorId },
          refiereNumero: earlier === null ? null : (eventos[earlier]?.numero ?? null),
          desplazamientoMinutos: line.desplazamientoMinutos,
          momentoDispositivo: null,
          zonaDispositivo: line.zonaDispositivo,
          origen: line.origen,
        }),
      );
    }
  });
  return copies;
}

/**
 * Gives a role to some people without records, in one transaction: absences, log and projected days. @returns the number of log
 * lines.
 */
export async function giveRole(db: Database, entidadId: number, role: Role, people: readonly SeedAccount[]): Promise<number> {
  const personIds = people.map(({ id }) => id);
  return db.tenant(entidadId, async (tx) => {
    const ids = await takeLineIds(tx, people.length * role.eventos.length);
    await insertAbsences(tx, entidadId, role.ausencias, personIds);
    await insertLines(tx, entidadId, role.eventos, copiesOf(entidadId, role, people, ids));
    await insertDays(tx, entidadId, role.jornadas, personIds);
    return ids.length;
  });
}
