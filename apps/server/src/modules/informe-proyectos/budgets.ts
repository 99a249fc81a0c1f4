import type { PresupuestoDeProyecto, PresupuestoEnGrafica } from '@jornada/contract/informe-proyectos/calls.ts';
import { costeDeLoQueFalta, gravedadDe, preverProyecto, ritmoDeProyecto } from '@jornada/domain/informe-proyectos/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { findBudgets, findSpent, findTold, findWeeks, type GastadoLeido, type ProyectoConPresupuesto } from './budgets-repo.ts';

type Reach = { responsableId: number | null; conTarifas: boolean };
/** A budget, how it stands, and the project it is of. */
export type PresupuestoLeido = { proyecto: ProyectoConPresupuesto; presupuesto: PresupuestoDeProyecto };

/** A budget in hours counts; one in money where there is no other one, for whoever may see costs. */
const isInHours = ({ presupuestoMinutos }: ProyectoConPresupuesto): boolean => presupuestoMinutos !== null;

function presentBudget(
  proyecto: ProyectoConPresupuesto,
  spent: GastadoLeido | undefined,
  hoy: string,
  conTarifas: boolean,
): PresupuestoDeProyecto {
  const inHours = isInHours(proyecto);
  const presupuesto = (inHours ? proyecto.presupuestoMinutos : proyecto.presupuestoImporte) ?? 0;
  const gastado = (inHours ? spent?.minutos : spent?.coste) ?? 0;
  const desde = proyecto.empieza ?? spent?.primero ?? null;
  const today = Temporal.PlainDate.from(hoy);
  const meses = [
    { mes: today.toString().slice(0, 7), minutos: (inHours ? spent?.esteMinutos : spent?.esteCoste) ?? 0 },
    {
      mes: today.with({ day: 1 }).subtract({ days: 1 }).toString().slice(0, 7),
      minutos: (inHours ? spent?.anteriorMinutos : spent?.anteriorCoste) ?? 0,
    },
  ];
  const ritmo = desde === null || desde > hoy ? null : ritmoDeProyecto(meses, { hoy, primero: desde });
  const prevision = preverProyecto({ presupuesto, gastado, ritmo, hoy, entrega: proyecto.entrega });
  const cost = { minutos: spent?.minutos ?? 0, coste: spent?.coste ?? 0 };
  const faltaCentimos =
    prevision.falta === 0 || cost.coste === 0 ? null : inHours ? costeDeLoQueFalta(prevision.falta, cost) : prevision.falta;
  return {
    clase: inHours ? 'horas' : 'importe',
    presupuesto,
    gastado,
    desde,
    entrega: proyecto.entrega,
    ritmo,
    ...prevision,
    ...(conTarifas && { faltaCentimos }),
  };
}

/** How the budgets of open projects stand today. Costs are read for those in money only, unless `withCost`. */
export async function readBudgets(
  tx: Queryable,
  entidadId: number,
  { responsableId, conTarifas }: Reach,
  {
    hoy,
    cliente = null,
    proyecto = null,
    withCost = false,
  }: { hoy: string; cliente?: number | null; proyecto?: number | null; withCost?: boolean },
): Promise<PresupuestoLeido[]> {
  const found = await findBudgets(tx, entidadId, { responsableId, cliente, proyecto });
  const shown = found.filter((one) => isInHours(one) || conTarifas);
  const month = Temporal.PlainDate.from(hoy).with({ day: 1 });
  const until = { hoy, mes: month.toString(), anterior: month.subtract({ months: 1 }).toString() };
  const plain = shown.filter((one) => isInHours(one) && !withCost);
  const costly = shown.filter((one) => !plain.includes(one));
  const spent = [
    ...(await findSpent(tx, entidadId, plain, { ...until, conTarifas: false })),
    ...(await findSpent(tx, entidadId, costly, { ...until, conTarifas })),
  ];
  const byProject = new Map(spent.map((one) => [one.id, one]));
  return shown.map((one) => ({ proyecto: one, presupuesto: presentBudget(one, byProject.get(one.id), hoy, conTarifas) }));
}

/** The budget that is foretold to go furthest beyond what there is. */
export const worstOf = (budgets: readonly PresupuestoLeido[]): PresupuestoLeido | null =>
  budgets.toSorted((a, b) => gravedadDe(b.presupuesto) - gravedadDe(a.presupuesto) || a.proyecto.id - b.proyecto.id)[0] ?? null;

/** A budget with all that is drawn of it. */
export async function readDrawnBudget(
  tx: Queryable,
  entidadId: number,
  reach: Reach,
  id: number,
  hoy: string,
): Promise<PresupuestoEnGrafica | null> {
  const [one] = await readBudgets(tx, entidadId, reach, { hoy, proyecto: id, withCost: true });
  if (!one) return null;
  const { proyecto, presupuesto } = one;
  const semanas = await findWeeks(tx, entidadId, { id, empieza: proyecto.empieza, hoy, conTarifas: reach.conTarifas });
  const told = (await findTold(tx, entidadId, [id])).map(({ momento }) => momento).toSorted();
  return {
    proyecto: { id: proyecto.id, nombre: proyecto.nombre },
    cliente: proyecto.cliente,
    responsable: proyecto.responsableId === null ? null : { id: proyecto.responsableId, nombre: proyecto.responsable ?? '' },
    presupuesto,
    semanas: semanas.map(({ lunes, minutos, coste }) => ({ lunes, minutos, ...(reach.conTarifas && { costeCentimos: coste ?? 0 }) })),
    avisado: told.at(-1) ?? null,
  };
}
