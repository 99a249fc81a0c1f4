import type { Database } from '@jornada/server/platform/database/database.ts';
import { composed } from '@jornada/server/platform/database/pool.ts';

const SALA = composed<{ id: number }>(
  'insert into instancia.salas (entidad_id, nombre, aforo, dias, con_aprobacion) values ($1, $2, $3, $4, $5) returning sala_id as id',
);
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Two rooms of a company that are booked by asking, and one that somebody has to agree to. @returns their ids. */
export async function createTwoRooms(db: Database, entidadId: number): Promise<{ retiro: number; prado: number; consejo: number }> {
  return db.tenant(entidadId, async (tx) => {
    const room = async (nombre: string, aforo: number, isDecided: boolean): Promise<number> => {
      const [row] = await tx.query(SALA, [entidadId, nombre, aforo, EVERY_DAY, isDecided]);
      return row?.id ?? 0;
    };
    return {
      retiro: await room('Sala Retiro', 8, false),
      prado: await room('Sala Prado', 12, false),
      consejo: await room('Sala del consejo', 16, true),
    };
  });
}
