import { type Queryable, statement } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';
import { DEMO_RULES } from './demo-rules.ts';

// From the year in which its people began to clock.
const REGLAS = statement(
  'vacaciones/demo.REGLAS',
  `
  insert into instancia.vacaciones_politicas (entidad_id, desde, reglas)
  select $1, date_trunc('year', min(j.desde)), $2 from instancia.asignaciones j where j.entidad_id = $1`,
);

/** Writes the demo company's rules for vacations. */
export async function createRules(tx: Queryable, { entidadId }: DemoCompany): Promise<void> {
  await tx.query(REGLAS, [entidadId, JSON.stringify(DEMO_RULES)]);
}
