import { type Queryable, statement } from '../../platform/database/pool.ts';
import type { Mes } from '@jornada/domain/cierres/index.ts';
import { defineEvent } from '../../platform/bus.ts';
import type { AvisoDeMes } from './concerned.ts';

const CERRADOS = statement(
  'cierres/reads.CERRADOS',
  `
  select to_char(c.mes, 'YYYY-MM') as mes from instancia.meses_cerrados c where c.entidad_id = $1 and c.centro_id = $2`,
);

export async function findClosedMonths(tx: Queryable, entidadId: number, centroId: number): Promise<Set<Mes>> {
  const rows = await tx.query(CERRADOS, [entidadId, centroId]);
  return new Set(rows.map(({ mes }) => mes));
}

/** A month was closed or reopened, which changes what may be asked for and what waits in it. */
export const mesDecidido = defineEvent<AvisoDeMes>('cierres.decidido', { temas: ['cierres', 'bandeja', 'registros'] });
