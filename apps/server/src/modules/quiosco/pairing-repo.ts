import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type Emparejable = RowOf<typeof GASTAR>;

const PONER = statement(
  'quiosco/pairing.PONER',
  `
  insert into central.emparejamientos (huella, entidad_id, quiosco_id, caduca) values ($1, $2, $3, $4)
  on conflict (entidad_id, quiosco_id) do update set huella = excluded.huella, caduca = excluded.caduca`,
);

/** The only code of a kiosk from now on. */
export async function createCode(tx: Queryable, { entidadId, quioscoId }: Emparejable, huella: string, caduca: string): Promise<void> {
  await tx.query(PONER, [huella, entidadId, quioscoId, caduca]);
}

const GASTAR = statement(
  'quiosco/pairing.GASTAR',
  `
  delete from central.emparejamientos where huella = any($1) and caduca > $2 returning entidad_id as "entidadId", quiosco_id as "quioscoId"`,
);

/** Uses a code up: of several callers at once one gets the kiosk. */
export async function deleteCode(tx: Queryable, huellas: readonly string[], ahora: string): Promise<Emparejable | null> {
  const [row] = await tx.query(GASTAR, [huellas, ahora]);
  return row ?? null;
}

const QUITAR = statement('quiosco/pairing.QUITAR', 'delete from central.emparejamientos where entidad_id = $1 and quiosco_id = $2');
export async function deleteCodeOf(tx: Queryable, { entidadId, quioscoId }: Emparejable): Promise<void> {
  await tx.query(QUITAR, [entidadId, quioscoId]);
}
