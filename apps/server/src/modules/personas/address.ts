import { statement, type Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';

// Whoever has left keeps the address in the file, but no longer has it; a kiosk has no mailbox of a person.
const hasIt = (ahora: '$3' | '$4'): string => `(not u.es_quiosco and (u.cierra is null or u.cierra > ${ahora}))`;
const OTRA = statement(
  'personas/address.OTRA',
  `
  select u.nombre_completo as nombre from instancia.usuarios u
  where u.entidad_id = $1 and lower(u.email) = lower($2) and u.usuario_id is distinct from $3 and ${hasIt('$4')}
  order by u.usuario_id limit 1`,
);
const COMPARTIDAS = statement(
  'personas/address.COMPARTIDAS',
  `
  select p.usuario_id as id from instancia.usuarios p
  where p.entidad_id = $1 and p.usuario_id = any($2) and p.email <> '' and exists (
    select from instancia.usuarios u
    where u.entidad_id = $1 and lower(u.email) = lower(p.email) and u.usuario_id <> p.usuario_id and ${hasIt('$3')})`,
);

/**
 * One address, one person: whoever reads the mailbox chooses the password, so that a second person of it would give their account away.
 * The transaction holds the turn of the addresses. @param quien `id` null: somebody new. @throws AppError `personas.correo-repetido`.
 */
export async function checkAddress(
  tx: Queryable,
  { entidadId, id, email, ahora }: { entidadId: number; id: number | null; email: string; ahora: string },
): Promise<void> {
  if (email === '') return;
  const [other] = await tx.query(OTRA, [entidadId, email, id, ahora]);
  if (other) throw new AppError('personas.correo-repetido', { params: { nombre: other.nombre }, fields: { email: { key: 'repetido' } } });
}

/** Those of these people whose address somebody else has as well, since before that was refused: a mail could be read by the other. */
export async function findShared(
  tx: Queryable,
  { entidadId, ids, ahora }: { entidadId: number; ids: readonly number[]; ahora: string },
): Promise<Set<number>> {
  const rows = await tx.query(COMPARTIDAS, [entidadId, ids, ahora]);
  return new Set(rows.map(({ id }) => id));
}
