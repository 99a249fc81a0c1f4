import { type Queryable, statement, told } from '../../platform/database/pool.ts';
import type { PoliticaEscrita } from './policy.ts';

const REGLAS = statement(
  'vacaciones/policies.REGLAS',
  `
  select p.desde, p.version, p.reglas from instancia.vacaciones_politicas p where p.entidad_id = $1 order by p.desde`,
  told<{ reglas: PoliticaEscrita['reglas'] }>(),
);

/** The rules that a company has written, oldest first. */
export const findPolicies = (tx: Queryable, entidadId: number): Promise<PoliticaEscrita[]> => tx.query(REGLAS, [entidadId]);
