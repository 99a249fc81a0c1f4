import type { Instante } from '../horario/modelo.ts';
import { readLog } from './read-log.ts';
import type { Evento, Incidencia, Jornada, Marca, TipoRegistro, Tramo } from './modelo.ts';

type Paseo = {
  tramos: Tramo[];
  abierto: Tramo | null;
  trabajo: Tramo | null;
  /** The first clock-in, the latest clock-out, and the beginning of the last state. */
  inicio: Instante | null;
  fin: Instante | null;
  desde: Instante | null;
  incidencias: Set<Incidencia>;
};

/** A mark with an unknown type still counts: as work, or as an unpaid pause. */
function traitsOf(clase: Tramo['clase'], tipo: TipoRegistro | undefined): Pick<Tramo, 'subtipo' | 'efectivo' | 'pagado'> {
  if (tipo) return { subtipo: tipo.subtipo, efectivo: tipo.efectivo, pagado: tipo.pagado };
  const isWork = clase === 'trabajo';
  return { subtipo: isWork ? 'trabajo' : 'personal', efectivo: isWork, pagado: isWork };
}

/**
 * Goes through the marks in order and cuts the day into stretches. A mark that does not fit is left out and becomes an incidence.
 */
function walk(marcas: readonly Marca[], tipos: ReadonlyMap<number, TipoRegistro>): Paseo {
  const paseo: Paseo = { tramos: [], abierto: null, trabajo: null, inicio: null, fin: null, desde: null, incidencias: new Set() };
  const close = (fin: string): void => {
    if (paseo.abierto && fin > paseo.abierto.inicio) paseo.tramos.push({ ...paseo.abierto, fin });
    paseo.abierto = null;
  };
  const open = (marca: Marca, clase: Tramo['clase'], like: Tramo | null = null): void => {
    const { tipoId, proyectoId } = marca;
    const own = { tipoId, proyectoId, ...traitsOf(clase, tipos.get(tipoId)) };
    paseo.abierto = { ...(like ?? own), clase, inicio: marca.momento, fin: null };
    if (clase === 'trabajo') paseo.trabajo = paseo.abierto;
  };
  for (const marca of marcas) {
    const state = paseo.abierto?.clase ?? 'fuera';
    const fits = {
      entrada: state === 'fuera',
      salida: state !== 'fuera',
      pausa: state === 'trabajo',
      regreso: state === 'pausa',
      proyecto: state === 'trabajo',
    }[marca.clase];
    if (!fits) {
      paseo.incidencias.add(state === 'fuera' ? 'falta-entrada' : 'orden');
      continue;
    }
    close(marca.momento);
    // A change of project does not start the work again.
    if (marca.clase !== 'proyecto') paseo.desde = marca.momento;
    if (marca.clase === 'salida') paseo.fin = marca.momento;
    else if (marca.clase === 'pausa') open(marca, 'pausa');
    else if (marca.clase === 'entrada') {
      paseo.inicio ??= marca.momento;
      open(marca, 'trabajo');
    } else {
      // After a pause, or with another project, the work has the type of the clock-in.
      const proyectoId = marca.proyectoId ?? (marca.clase === 'regreso' ? (paseo.trabajo?.proyectoId ?? null) : null);
      open(marca, 'trabajo', paseo.trabajo && { ...paseo.trabajo, proyectoId });
    }
  }
  return paseo;
}

/** Marks are on full minutes, so they can be compared as text. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A day without its beginning or its end does not count until somebody completes it. */
function stateOf(day: { marcas: number; isRunning: boolean; isForgotten: boolean; lacksEntry: boolean }): Jornada['estado'] {
  if (day.marcas === 0) return 'vacia';
  if (day.isRunning) return day.isForgotten ? 'incompleta' : 'abierta';
  return day.lacksEntry ? 'incompleta' : 'cerrada';
}

/**
 * Projects the log of one person's day. The result depends only on the lines, in any order, so projecting again gives the same
 * day. Marks that do not fit one another never throw; they become incidences.
 */
export function projectJornada(eventos: readonly Evento[], tipos: ReadonlyMap<number, TipoRegistro>): Jornada {
  const written = eventos.toSorted((a, b) => a.numero - b.numero);
  const lectura = readLog(written);
  const marcas = [...lectura.marcas.values()]
    .filter(({ anulada }) => !anulada)
    .toSorted((a, b) => compareText(a.marca.momento, b.marca.momento) || a.orden - b.orden)
    .map(({ marca }) => marca);
  const { tramos, abierto, inicio, fin, desde, incidencias } = walk(marcas, tipos);
  const correcciones = [...lectura.correcciones.values()];
  const isRunning = abierto !== null;
  const estado = stateOf({ marcas: marcas.length, isRunning, isForgotten: lectura.olvidada, lacksEntry: incidencias.has('falta-entrada') });
  if (isRunning && estado === 'incompleta') incidencias.add('falta-salida');
  if (correcciones.some((correccion) => correccion.estado === 'desacuerdo')) incidencias.add('desacuerdo');
  if (marcas.some(({ confianza }) => confianza === 'dudosa')) incidencias.add('dudosa');
  return {
    fecha: written[0]?.fecha ?? '',
    zona: marcas[0]?.zona ?? written[0]?.zona ?? 'UTC',
    estado,
    situacion: estado !== 'abierta' ? 'fuera' : abierto?.clase === 'pausa' ? 'pausa' : 'trabajando',
    desde: estado === 'abierta' ? desde : null,
    inicio: inicio ?? marcas[0]?.momento ?? null,
    fin: isRunning ? null : (fin ?? marcas.at(-1)?.momento ?? null),
    marcas,
    tramos: abierto ? [...tramos, abierto] : tramos,
    correcciones,
    incidencias: [...incidencias].toSorted(),
  };
}
