import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';

const CADENAS = statement(
  'solicitudes/demo.CADENAS',
  `
  insert into instancia.solicitudes_cadenas (entidad_id, modulo, departamento_id, pasos, recordar_dias)
  select $1::int, 'vacaciones', null::int, '[{"papel":"responsable","personaId":null}]'::jsonb, 3
  union all
  select $1::int, 'vacaciones', d.departamento_id, '[{"papel":"responsable","personaId":null},{"papel":"administracion","personaId":null}]'::jsonb, 3
  from instancia.departamentos d where d.entidad_id = $1 and d.nombre = $2`,
);

/** Where the administration has the last word. */
const TWO_STEPS = 'Planta';

/** Writes the demo company's chains: the manager decides, and in one department the administration after them. */
export async function createChainsOfDemo(tx: Queryable, { entidadId }: DemoCompany): Promise<void> {
  await tx.query(CADENAS, [entidadId, TWO_STEPS]);
}
