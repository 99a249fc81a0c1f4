import type { Database } from '../../platform/database/database.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { accountOn } from '../registros/reads.ts';
import { findAllWorking, findBanks } from './repo.ts';

/** So many banks are read at once; other requests have their turn in between. */
const AT_ONCE = 200;

type Pedido = { hoy: string; palabras: readonly string[]; dir: 'asc' | 'desc'; tras: number | null; limit: number };

/**
 * The next people who work here on a day, by the balance of their banks on it, those with the same by name. Everybody has a place, also
 * somebody who has left since the part before, so that the list goes on after them.
 */
export async function findByBalance(
  { db, entidades }: { db: Database; entidades: EntidadesService },
  { entidadId, revision }: Sesion,
  { hoy, palabras, dir, tras, limit }: Pedido,
): Promise<{ id: number; nombre: string }[]> {
  const empresa = await entidades.getConfiguration(entidadId, revision);
  const people = await db.tenant(entidadId, (tx) => findAllWorking(tx, entidadId, { hoy, palabras, tras }));
  const balances = new Map<number, number>();
  for (let start = 0; start < people.length; start += AT_ONCE) {
    const ids = people.slice(start, start + AT_ONCE).map(({ id }) => id);
    for (const { id, ...banco } of await db.tenant(entidadId, (tx) => findBanks(tx, entidadId, ids)))
      balances.set(id, accountOn(banco, empresa, hoy).saldoMinutos);
  }
  const balanceOf = ({ id }: { id: number }): number => balances.get(id) ?? 0;
  const sign = dir === 'asc' ? 1 : -1;
  const ordered = people.toSorted((a, b) => sign * (balanceOf(a) - balanceOf(b)));
  const place = ordered.findIndex(({ id }) => id === tras);
  return ordered
    .slice(place + 1)
    .filter(({ trabaja }) => trabaja)
    .slice(0, limit);
}
