import type { Queryable } from '../../platform/database/pool.ts';
import { findStandIns } from './deciders-repo.ts';
import { rolesForAll, type Momento } from './deciders.ts';
import type { Solicitud } from './model.ts';
import { statement } from '../../platform/database/pool.ts';

/** The company's deciders that are told at most. */
const MOST = 50;
const DE_LA_EMPRESA = statement(
  'solicitudes/queue.DE_LA_EMPRESA',
  `
  select u.usuario_id as id from instancia.usuarios u
  where u.entidad_id = $1 and u.roles && $2 and u.activo and not u.es_quiosco and u.usuario_id <> all ($3::int[]) order by 1 limit ${MOST}`,
);

/** Whom a request waits for today: who has its turn and their stand-ins, or those who decide for the company. */
export async function findQueue(
  tx: Queryable,
  entidadId: number,
  {
    solicitud,
    momento,
    hoy,
  }: { solicitud: Pick<Solicitud, 'personaId' | 'autorId' | 'esperaDe'>; momento: Pick<Momento, 'sinAcceso'>; hoy: string },
): Promise<number[]> {
  const { personaId, autorId, esperaDe } = solicitud;
  if (esperaDe !== null) {
    const standIns = await findStandIns(tx, entidadId, esperaDe, hoy);
    return [esperaDe, ...standIns].filter((id) => id !== personaId && id !== autorId);
  }
  const values = [entidadId, rolesForAll(momento.sinAcceso), [personaId, autorId]] as const;
  return (await tx.query(DE_LA_EMPRESA, values)).map(({ id }) => id);
}
