import type { VersionPermiso } from '@jornada/domain/permisos/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';
import { DEMO_RULE, demoFamily } from './demo-family.ts';

const FAMILIA = statement(
  'permisos/demo.FAMILIA',
  `
  with f as (
    insert into instancia.permisos_familias (entidad_id, nombre, pais, predeterminada, reglas) values ($1, $2, $3, true, $4) returning entidad_id, familia_id)
  insert into instancia.permisos_asignaciones (entidad_id, familia_id) select entidad_id, familia_id from f`,
);

/** What the company gives its people in Germany, of whose law we ship nothing. */
const GERMAN: readonly VersionPermiso[] = [
  { ...DEMO_RULE, codigo: 'umzug', nombre: 'Umzug', norma: '§ 4', unidad: 'laborables', cantidad: 1 },
  { ...DEMO_RULE, codigo: 'eigene-hochzeit', nombre: 'Eigene Hochzeit', norma: '§ 4', unidad: 'laborables', cantidad: 2, plazoDias: 15 },
  { ...DEMO_RULE, codigo: 'krankes-kind', nombre: 'Krankes Kind', norma: '§ 5', unidad: 'laborables', cantidad: 3, contador: 'ano' },
  { ...DEMO_RULE, codigo: 'arzttermin', nombre: 'Arzttermin', norma: '§ 6', unidad: 'minutos', cantidad: 480, contador: 'ano' },
];

/** Writes the agreements of the demo company. Its people in Portugal have none. */
export async function createFamilyOfDemo(tx: Queryable, { entidadId }: DemoCompany): Promise<void> {
  await tx.query(FAMILIA, [entidadId, 'Publicidad', 'ES', JSON.stringify(demoFamily.permisos)]);
  await tx.query(FAMILIA, [entidadId, 'Betriebsvereinbarung', 'DE', JSON.stringify(GERMAN)]);
}
