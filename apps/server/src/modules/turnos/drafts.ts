import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { rolesWith } from '@jornada/contract/permisos-de-rol.ts';
import type { CeldaEscritaVista, CeldaParaEscribir, turnos } from '@jornada/contract/turnos/calls.ts';
import type { DiaSuelto } from '@jornada/domain/horario/modelo.ts';
import { obstaculoDelDia, reviewParts } from '@jornada/domain/turnos/plan/index.ts';
import { defineEvent } from '../../platform/bus.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { knowsWhyAway } from '../../shared/why-away.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { deleteCells, deleteDraft, findPlanners, saveCells, type CeldaNueva } from './draft-repo.ts';
import { hasPosts, findReached, plannedBy, readPlanned, type Planificada, createLegend } from './reads.ts';
import { findTouched } from './people-repo.ts';
import { presentCell } from './present.ts';
import { checkedSpan, type PlanOptions } from './span.ts';

/** Somebody draws in the plan: open planners read it again. */
const planDibujado = defineEvent<{ entidadId: number; personaIds: readonly number[] }>('turnos.dibujado', { temas: ['turnos'] });
const PLANNERS = rolesWith('turnos.planificar:team');

const dayOf = ({ que, partes = [] }: CeldaParaEscribir): DiaSuelto | null =>
  que === 'horario' ? null : que === 'libre' ? [] : partes.map(({ turno, puestoId = null }) => ({ turno, puestoId }));

const makesSense = ({ que, partes }: CeldaParaEscribir): boolean => (que === 'turnos') === (partes !== undefined);

/** Why a cell is not written; null: it is. A draft that nobody wants any more can always be taken away. */
function faultOf(cell: CeldaParaEscribir, { persona, hoy, publicados, leido }: Planificada): CeldaEscritaVista['fallo'] {
  const drawn = leido.borrador.find(({ fecha }) => fecha === cell.fecha);
  if ((drawn?.version ?? null) !== cell.version) return 'otra-version';
  if (cell.que === 'nada') return null;
  if (!makesSense(cell) || reviewParts(dayOf(cell) ?? [], cell.fecha, persona.laboral.planDia(cell.fecha).zona) !== null)
    return 'partes-no-validas';
  const obstacle = obstaculoDelDia(persona, cell.fecha, hoy);
  if (obstacle) return obstacle;
  return (publicados.get(cell.fecha)?.numero ?? null) === cell.sobre ? null : 'cambiado-antes';
}

/** Drawing in the draft. Each cell is written only if it is still what its planner saw, in the turn of its person. */
export function createDrafts(options: PlanOptions) {
  const { db, clock, entidades, bus } = options;

  async function tellPlanners(tx: Transaction, { entidadId }: Sesion): Promise<void> {
    await bus.emit(tx, planDibujado, { entidadId, personaIds: await findPlanners(tx, entidadId, PLANNERS) });
  }

  return {
    async write(sesion: Sesion, { celdas }: ValidadaDe<typeof turnos.escribir>): Promise<SalidaDe<typeof turnos.escribir>> {
      const { entidadId, usuarioId, revision } = sesion;
      const empresa = await entidades.getConfiguration(entidadId, revision);
      const hoy = await todayOf(options, sesion);
      const days = celdas.map(({ fecha }) => fecha).toSorted();
      const ids = [...new Set(celdas.map(({ personaId }) => personaId))].toSorted((a, b) => a - b);
      const lapso = { desde: days[0] ?? hoy, hasta: days.at(-1) ?? hoy };
      const posts = new Set(celdas.flatMap(({ partes = [] }) => partes.flatMap(({ puestoId }) => puestoId ?? [])));
      return db.tenant(entidadId, async (tx) => {
        const reached = await findReached(tx, await plannedBy(tx, sesion, hoy), lapso, ids);
        if (reached.length < ids.length) throw new AppError('turnos.persona-no-existe');
        if (!(await hasPosts(tx, entidadId, [...posts]))) throw new AppError('turnos.puesto-no-existe');
        await lock.persons(tx, ids);
        const read = async () =>
          new Map((await readPlanned(tx, entidadId, { ids, ...lapso, empresa, clock })).map((one) => [one.leido.id, one]));
        const before = await read();
        const judged = celdas.map((cell) => {
          const planned = before.get(cell.personaId);
          if (!planned) throw new AppError('turnos.persona-no-existe');
          return { cell, fallo: faultOf(cell, planned) };
        });
        // Of two cells of one day the last one holds, as if they had come one after the other.
        const good = new Map(
          judged.flatMap(({ cell, fallo }) => (fallo === null ? [[`${cell.personaId} ${cell.fecha}`, cell] as const] : [])),
        );
        const nuevas = [...good.values()].flatMap((cell): CeldaNueva[] =>
          cell.que === 'nada' ? [] : [{ personaId: cell.personaId, fecha: cell.fecha, partes: dayOf(cell), sobre: cell.sobre }],
        );
        await saveCells(tx, { entidadId, autorId: usuarioId, momento: clock.now().toString() }, nuevas);
        await deleteCells(
          tx,
          entidadId,
          [...good.values()].filter(({ que }) => que === 'nada'),
        );
        if (good.size > 0) await tellPlanners(tx, sesion);
        const after = await read();
        const leyenda = createLegend();
        const items = judged.flatMap(({ cell: { personaId, fecha }, fallo }): CeldaEscritaVista[] => {
          const planned = after.get(personaId);
          const isKnown = knowsWhyAway(sesion, personaId);
          return planned ? [{ personaId, fallo, dia: presentCell(planned, fecha, { leyenda, isKnown }) }] : [];
        });
        return { items, turnos: leyenda.shifts() };
      });
    },

    async discard(
      sesion: Sesion,
      { de, personas, ...filtro }: ValidadaDe<typeof turnos.descartar>,
    ): Promise<SalidaDe<typeof turnos.descartar>> {
      const { entidadId, usuarioId } = sesion;
      checkedSpan(filtro);
      const hoy = await todayOf(options, sesion);
      return db.tenant(entidadId, async (tx) => {
        const touched = await findTouched(tx, await plannedBy(tx, sesion, hoy), filtro);
        const ids = personas ? touched.filter((id) => personas.includes(id)) : touched;
        await lock.persons(tx, ids);
        const celdas = await deleteDraft(tx, entidadId, { ids, ...filtro, autorId: de === 'mio' ? usuarioId : null });
        if (celdas > 0) await tellPlanners(tx, sesion);
        return { celdas };
      });
    },
  };
}
