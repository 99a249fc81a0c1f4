import type { HoyVista, RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { Subtipo } from '@jornada/domain/horario/modelo.ts';
import type { Clase } from '@jornada/domain/registros/modelo.ts';
import type { TramoDelArco } from '@jornada/domain/registros/arco.ts';

/** One line of "your day". */
export type Row = {
  key: string;
  /** Instant. */
  momento: string;
  clase: Clase;
  subtipo: Subtipo;
  /** The company's word; null for what is only planned. */
  nombre: string | null;
  /** End of a pause, where it has one. */
  hasta: string | null;
  /** Length in minutes: of a pause done, running (up to now) or planned. */
  minutos: number | null;
  planned: boolean;
  /** The record behind it; null for what is only planned. */
  registro: RegistroVista | null;
};

const minutesBetween = (from: string, to: string): number => Math.round(Temporal.Instant.from(from).until(to).total('minutes'));
const isSame = (a: string, b: string): boolean => Temporal.Instant.compare(a, b) === 0;

/** The records of the day in order, each pause with its return in one line, then the pauses and the leave still planned. */
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
}): Row[] {
  const valid = hoy.registros.filter(({ anulado }) => !anulado);
  const lived = valid.flatMap((registro, index) =>
    registro.clase === 'regreso' ? [] : [livedRow(registro, valid[index + 1], hoy, ahora)],
  );
  const planned = arco.filter((tramo) => tramo.clase === 'pausa-prevista' && !isRestOf(hoy, tramo, ahora)).map(plannedPause);
  const enter =
    valid.length === 0 && salida && hoy.previsto?.turno && !hoy.previsto.turno.flexible
      ? [plannedMark('entrada', hoy.previsto.turno.inicio)]
      : [];
  const leave = salida && hoy.situacion !== 'terminada' ? [plannedMark('salida', salida)] : [];
  return [...lived, ...enter, ...planned, ...leave];
}

function livedRow(registro: RegistroVista, next: RegistroVista | undefined, hoy: HoyVista, ahora: string): Row {
  const { id, momento, clase, subtipo, nombre } = registro;
  const base = { key: `r${id}`, momento, clase, subtipo, nombre, planned: false, registro };
  if (clase !== 'pausa') return { ...base, hasta: null, minutos: null };
  const pausa = hoy.tramos.find((tramo) => tramo.clase === 'pausa' && isSame(tramo.inicio, momento));
  // A pause of no length has no stretch: the record after it says that it is over.
  const hasta = pausa ? pausa.fin : (next?.momento ?? null);
  return { ...base, hasta, minutos: Math.max(0, minutesBetween(momento, hasta ?? ahora)) };
}

function plannedPause({ inicio, fin, subtipo }: TramoDelArco): Row {
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
  };
}

/** The rest of a pause that runs is no pause of its own. */
function isRestOf({ situacion, tramos }: HoyVista, { subtipo, inicio }: TramoDelArco, ahora: string): boolean {
  return situacion === 'pausa' && tramos.at(-1)?.subtipo === subtipo && isSame(inicio, ahora);
}

function plannedMark(clase: 'entrada' | 'salida', momento: string): Row {
  return { key: clase, momento, clase, subtipo: 'trabajo', nombre: null, hasta: null, minutos: null, planned: true, registro: null };
}
