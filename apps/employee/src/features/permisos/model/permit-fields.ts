import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { permisos } from '@jornada/contract/permisos/calls.ts';
import type { TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import type { PermitFieldsSoFar } from '../api.ts';
import { hourOf, minutesOf } from './hours.ts';

export const GRADOS = ['', '1', '2'] as const;

/** The fields of the form as they are typed. `horas`: how long, `HH:MM`; `horaInicio`: from which hour of each day. */
export type PermitValues = {
  hecho: string;
  desde: string;
  hasta: string;
  horas: string;
  horaInicio: string;
  grado: (typeof GRADOS)[number];
  viaje: boolean;
  km: number | null;
  monoparental: boolean;
  /** Children of the birth; null: not said, which is one. */
  hijos: number | null;
  deAmbos: boolean;
  comentario: string;
  ficheros: number[];
};

/** What a permit that gives the same each day gives for so many children of a birth, in minutes. */
export const eachDay = ({ cantidad, porHijo }: Pick<TipoPermiso, 'cantidad' | 'porHijo'>, hijos: number | null): number | null =>
  cantidad === null ? null : cantidad + (porHijo?.cantidad ?? 0) * Math.max(0, (hijos ?? 1) - 1);

/** What the fields start with: the time of a permit that gives the same each day is known. */
export function startOf(valores: SalidaDe<typeof permisos.nuevo>['valores'], tipo: TipoPermiso | undefined): PermitValues {
  const { hecho, desde, hasta, minutos, horaInicio, grado, viaje, km, monoparental, hijos, deAmbos, comentario } = valores;
  const each = tipo?.unidad === 'minutos-dia' ? eachDay(tipo, hijos) : null;
  return {
    hecho: hecho ?? '',
    desde: desde ?? '',
    hasta: hasta ?? '',
    horas: hourOf(minutos ?? each),
    horaInicio: horaInicio ?? '',
    grado: GRADOS.find((one) => one === String(grado)) ?? '',
    viaje,
    km,
    monoparental,
    hijos,
    deAmbos,
    comentario: comentario ?? '',
    ficheros: [],
  };
}

/** The days and what else decides what a request means. One day only is its own last day. */
const meaning = ({ hecho, desde, hasta, horas, horaInicio, grado, viaje, km, monoparental, hijos, deAmbos }: PermitValues) => ({
  desde,
  hasta: hasta === '' ? desde : hasta,
  hecho: hecho === '' ? null : hecho,
  minutos: minutesOf(horas),
  horaInicio: horaInicio === '' || minutesOf(horas) === null ? null : horaInicio,
  grado: grado === '' ? null : Number(grado),
  viaje,
  km: viaje ? km : null,
  monoparental,
  hijos,
  deAmbos,
});

/** The fields so far, for what they would mean. */
export const fieldsOf = ({ id, codigo }: { id: number | undefined; codigo: string }, values: PermitValues): PermitFieldsSoFar => ({
  ...(id !== undefined && { id }),
  codigo,
  ...meaning(values),
});

/** The input of the call. */
export function inputOf(codigo: string, values: PermitValues): Omit<EntradaDe<typeof permisos.guardar>, 'id' | 'version'> {
  const comentario = values.comentario.trim();
  return { codigo, ...meaning(values), comentario: comentario === '' ? null : comentario, ficheros: values.ficheros };
}

/** The first field that its kind needs and that is empty; null if there is none. */
export function missingIn({ hecho, grado, horas }: PermitValues, tipo: TipoPermiso | undefined): 'hecho' | 'grado' | 'horas' | null {
  if (tipo?.pide.hecho && hecho === '') return 'hecho';
  if (tipo?.pide.grado && grado === '') return 'grado';
  return tipo?.pide.minutos && minutesOf(horas) === null ? 'horas' : null;
}
