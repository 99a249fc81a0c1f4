import type { Transaction } from '../../platform/database/database.ts';
import type { DemoEnd } from '../../shared/module.ts';
import { createVersions } from './repo.ts';

/** What the contracts of the demo company say. */
export async function writeContractsOfDemo(tx: Transaction, { entidadId, autorId, ahora, people }: DemoEnd): Promise<void> {
  const versiones = people.flatMap(({ id, contracts }, index) =>
    contracts.map(({ desde, porMil }) => ({
      usuario: id,
      desde,
      porMil,
      duracion: index % 11 === 7 ? ('temporal' as const) : ('indefinido' as const),
      complementariasPorCien: porMil < 1000 ? 30 : 0,
      voluntarias: porMil < 1000 && index % 2 === 0,
    })),
  );
  await createVersions(tx, entidadId, versiones, { autorId, momento: ahora.toString() });
}
