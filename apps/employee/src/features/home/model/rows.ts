import type { HoyVista, RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { TramoDelArco } from '@jornada/domain/registros/arco.ts';
import { inOrder, isSame, livedRows, minutesBetween, type DayListRow } from '../../../shared/day/rows.ts';

/** The records of the day in order, each pause with its return in one line; then the planned pauses and the planned leave. */
export function rowsOf({
  hoy,
  ahora,
  arco,
  salida,
}: {
  hoy: HoyVista;
  ahora: string;
  arco: readonly TramoDelArco[];
  salida: string | null;
}): DayListRow[] {
  const lived = withReplaced(livedRows({ ...hoy, ahora }), hoy.registros);
  const planned = arco.filter((tramo) => tramo.clase === 'pausa-prevista' && !isRestOf(hoy, tramo, ahora)).map(plannedPause);
  const enter =
    lived.length === 0 && salida && hoy.previsto?.turno && !hoy.previsto.turno.flexible
      ? [plannedMark('entrada', hoy.previsto.turno.inicio)]
      : [];
  const end = hoy.previsto?.turno?.fin ?? null;
  const isByPlan = salida !== null && end !== null && isSame(salida, end);
  const leave: DayListRow[] =
    salida && hoy.situacion !== 'terminada' ? [{ ...plannedMark('salida', salida), planned: isByPlan ? true : 'computed' }] : [];
  return [...lived, ...enter, ...planned, ...leave];
}

/**
 * Beside suggested or declared hours, the clocked ones are shown for ever as voided, in their order. Other marks that were undone
 * within seconds are left out.
 */
function withReplaced(lived: DayListRow[], registros: readonly RegistroVista[]): DayListRow[] {
  const isReplaced = registros.some(({ anulado, modo }) => !anulado && (modo === 'sugerido' || modo === 'declarado'));
  if (!isReplaced) return lived;
  const replaced = registros.filter(({ anulado }) => anulado).map(voidedRow);
  return [...lived, ...replaced].toSorted(inOrder);
}

function voidedRow(registro: RegistroVista): DayListRow {
  const { id, momento, clase, subtipo, nombre } = registro;
  return { key: `v${id}`, momento, clase, subtipo, nombre, hasta: null, minutos: null, planned: false, registro, regreso: null };
}

function plannedPause({ inicio, fin, subtipo }: TramoDelArco): DayListRow {
  const minutos = minutesBetween(inicio, fin);
  return {
    key: `p${inicio}`,
    momento: inicio,
    clase: 'pausa',
    subtipo: subtipo ?? 'personal',
    nombre: null,
    hasta: null,
    minutos,
    planned: true,
    registro: null,
    regreso: null,
  };
}

/** The rest of a running pause is not a separate pause. */
function isRestOf({ situacion, tramos }: HoyVista, { subtipo, inicio }: TramoDelArco, ahora: string): boolean {
  return situacion === 'pausa' && tramos.at(-1)?.subtipo === subtipo && isSame(inicio, ahora);
}

function plannedMark(clase: 'entrada' | 'salida', momento: string): DayListRow {
  return {
    key: clase,
    momento,
    clase,
    subtipo: 'trabajo',
    nombre: null,
    hasta: null,
    minutos: null,
    planned: true,
    registro: null,
    regreso: null,
  };
}
