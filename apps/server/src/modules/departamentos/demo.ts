import type { Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';
import type { DemoCompany } from '../../shared/module.ts';

/** `padre`: the department above it. `responsable`: the manager of most of its people. */
const DEPARTAMENTOS: readonly { nombre: string; padre: string | null; has: (persona: DemoCompany['people'][number]) => boolean }[] = [
  { nombre: 'Dirección', padre: null, has: ({ rol, responsable }) => rol !== 'empleado' || responsable === null },
  { nombre: 'Oficina', padre: null, has: ({ centro, proyectos }) => centro === 'madrid' && proyectos.length === 0 },
  { nombre: 'Desarrollo', padre: 'Oficina', has: ({ centro }) => centro === 'madrid' },
  { nombre: 'Planta', padre: null, has: ({ centro }) => centro === 'lasPalmas' },
  { nombre: 'Lisboa', padre: null, has: ({ centro }) => centro === 'lisboa' },
  { nombre: 'Berlín', padre: null, has: ({ centro }) => centro === 'berlin' },
];

/** Puts each person of the demo company into the first department that fits. */
export async function createDepartments(tx: Queryable, { entidadId, people }: DemoCompany): Promise<void> {
  const made = new Map<string, number>();
  const left = new Set(people);
  for (const { nombre, padre, has } of DEPARTAMENTOS) {
    const team = [...left].filter(has);
    const lead = team.find(({ rol }) => rol === 'admin')?.userName ?? team.find(({ responsable }) => responsable !== null)?.responsable;
    const responsable_id = lead === undefined || lead === null ? null : (people.find(({ userName }) => userName === lead)?.id ?? null);
    const padre_id = padre === null ? null : (made.get(padre) ?? null);
    const [row] = await run(
      tx,
      sql
        .insertInto('instancia.departamentos')
        .values({ entidad_id: entidadId, nombre, padre_id, responsable_id })
        .returning('departamento_id as id'),
    );
    if (!row) throw new Error('the department was not written');
    made.set(nombre, row.id);
    for (const persona of team) left.delete(persona);
    await run(
      tx,
      sql
        .updateTable('instancia.usuarios')
        .set({ departamento_id: row.id })
        .where('entidad_id', '=', entidadId)
        .where(
          'user_name',
          'in',
          team.map(({ userName }) => userName),
        ),
    );
  }
}
