import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { turnos } from '@jornada/contract/turnos/calls.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { knowsWhyAway } from '../../shared/why-away.ts';
import { findSaid } from '../disponibilidad/reads.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { findNames, findPage, findSchedules } from './people-repo.ts';
import { alwaysOf, findPlaces, findPosts, plannedBy, readPlanned, type Planificada, createLegend } from './reads.ts';
import { presentPlanned } from './present.ts';
import { checkedSpan, type PlanOptions } from './span.ts';

const PAGE = 200;

/** Who else has drawn cells of these people and days. */
async function othersOf(tx: Queryable, { entidadId, usuarioId }: Sesion, people: readonly Planificada[]) {
  const cells = Map.groupBy(
    people.flatMap(({ leido }) => leido.borrador),
    ({ autorId }) => autorId,
  );
  const ids = [...cells.keys()].filter((id) => id !== usuarioId);
  return (await findNames(tx, entidadId, ids)).map((one) => ({ ...one, celdas: cells.get(one.id)?.length ?? 0 }));
}

/** People by days, as a planner sees them. */
export function createPlanReader(options: PlanOptions) {
  const { db, clock, entidades } = options;
  return async (sesion: Sesion, input: ValidadaDe<typeof turnos.plan>): Promise<SalidaDe<typeof turnos.plan>> => {
    const { start = 0, limit = PAGE, ...filtro } = input;
    const { entidadId, revision } = sesion;
    const { desde, hasta } = filtro;
    const dias = checkedSpan(filtro);
    const hoy = await todayOf(options, sesion);
    const empresa = await entidades.getConfiguration(entidadId, revision);
    return db.tenant(entidadId, async (tx) => {
      const alcance = await plannedBy(tx, sesion, hoy);
      const { ids, total } = await findPage(tx, alcance, filtro, { start, limit });
      const people = await readPlanned(tx, entidadId, { ids, desde, hasta, empresa, clock });
      const said = await findSaid(tx, entidadId, ids, desde);
      const leyenda = createLegend();
      const items = await inSlices(people, (one) => {
        const { id } = one.leido;
        return presentPlanned(one, dias, { leyenda, isKnown: knowsWhyAway(sesion, id), dicho: said.get(id) ?? [] });
      });
      // Whoever is found by name can be given what the others have: a search leaves the shifts as they are.
      const all = filtro.texto === undefined ? [] : await findSchedules(tx, alcance, { ...filtro, texto: undefined });
      leyenda.addSchedules({ periodos: alwaysOf(empresa, all) }, desde, hasta);
      const posts = await findPosts(tx, entidadId);
      return {
        desde,
        hasta,
        hoy,
        turnos: leyenda.shifts(),
        puestos: posts.map(({ id, nombre, abierto }) => ({ id, nombre, abierto })),
        ...(await findPlaces(tx, alcance, filtro)),
        items,
        total,
        otros: await othersOf(tx, sesion, people),
      };
    });
  };
}
