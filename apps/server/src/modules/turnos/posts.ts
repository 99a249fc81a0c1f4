import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { turnos } from '@jornada/contract/turnos/calls.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { arePeople, findPeopleOfPosts, savePeopleOf } from './posts-repo.ts';
import { findPosts, type FilaPuesto } from './reads.ts';
import type { PlanOptions } from './span.ts';

type Pedido = ValidadaDe<typeof turnos.guardarPuesto>;

/** Posts that shifts may need, and who can work in them. */
export function createPosts({ db, auditoria }: PlanOptions) {
  const catalogue = createCatalogue<FilaPuesto>({
    table: { name: 'instancia.turnos_puestos', id: 'puesto_id', unique: 'turnos_puestos_por_nombre' },
    sobre: 'puesto',
    errors: { missing: 'turnos.puesto-no-existe', taken: 'turnos.puesto-repetido' },
    actions: { crear: 'turnos.guardar-puesto', cambiar: 'turnos.guardar-puesto' },
    auditoria,
    find: async (tx, { entidadId }, id) => (await findPosts(tx, entidadId)).find((one) => one.id === id),
    said: ({ nombre, abierto, personas }) => ({ nombre, abierto, personas: personas.length }),
  });

  async function savePeople(tx: Queryable, { entidadId }: Sesion, id: number, pedido: Pick<Pedido, 'personas' | 'principales'>) {
    const principales = [...new Set(pedido.principales)];
    const personas = [...new Set([...pedido.personas, ...principales])];
    if (!(await arePeople(tx, entidadId, personas))) throw new AppError('turnos.persona-no-existe');
    await savePeopleOf(tx, entidadId, id, { personas, principales });
  }

  const named = async (tx: Queryable, { entidadId }: Sesion, one: FilaPuesto) => ({
    ...one,
    gente: (await findPeopleOfPosts(tx, entidadId)).get(one.id) ?? [],
  });

  return {
    async list({ entidadId, permisos }: Sesion): Promise<SalidaDe<typeof turnos.puestos>> {
      return db.tenant(entidadId, async (tx) => {
        const gente = permisos.has('turnos.planificar:all') ? await findPeopleOfPosts(tx, entidadId) : null;
        const items = (await findPosts(tx, entidadId)).map((one) => ({ ...one, gente: gente?.get(one.id) ?? [] }));
        return { items, total: items.length };
      });
    },

    save: (sesion: Sesion, { id, version, nombre, abierto, ...gente }: Pedido): Promise<SalidaDe<typeof turnos.guardarPuesto>> =>
      db.tenant(sesion.entidadId, async (tx) => {
        await lock.catalogues(tx, sesion.entidadId);
        const columns = { nombre, activo: abierto };
        if (id === undefined) {
          const { id: made } = await catalogue.create(tx, sesion, columns);
          await savePeople(tx, sesion, made, gente);
          return named(tx, sesion, await catalogue.get(tx, sesion, made));
        }
        const before = await catalogue.get(tx, sesion, id);
        await savePeople(tx, sesion, id, gente);
        return named(tx, sesion, await catalogue.change(tx, sesion, { before, version: version ?? 0 }, columns));
      }),
  };
}
