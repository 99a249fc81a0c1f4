import { findReturn, isLaborable } from '../horario/dia-laborable.ts';
import { masDias } from '../horario/calendario.ts';
import type { ContextoLaboral, DiaPrevisto, Fecha } from '../horario/modelo.ts';
import type { Grado, UnidadPermiso, VersionPermiso } from './modelo.ts';

/**
 * What is asked for. `hecho`: the day of the event, or of the birth. `minutos`: of each day, for a permit of hours. `km`: how far one must
 * travel; null: one need not. `isDeAmbos`: both parents use it.
 */
export type PeticionPermiso = {
  codigo: string;
  hecho: Fecha | null;
  desde: Fecha;
  hasta: Fecha;
  minutos: number | null;
  /** From which hour of each day, `HH:MM`; nothing is computed from it. */
  horaInicio?: string | null;
  grado: Grado | null;
  km: number | null;
  isMonoparental: boolean;
  /** Children of the birth; null: one. */
  hijos?: number | null;
  isDeAmbos: boolean;
};

/** What one must say about a permit, beside its days. `hecho`: the event, or the birth of the child. */
export type DatosDelPermiso = {
  hecho: 'suceso' | 'nacimiento' | null;
  grado: boolean;
  viaje: boolean;
  distancia: boolean;
  monoparental: boolean;
  hijos: boolean;
  ambos: boolean;
  minutos: boolean;
};

const IN_DAYS: ReadonlySet<UnidadPermiso> = new Set(['naturales', 'laborables', 'semanas']);
/** Whether a permit takes whole days; otherwise it takes minutes of days. */
export const isOfDays = ({ unidad }: Pick<VersionPermiso, 'unidad'>): boolean => IN_DAYS.has(unidad);

/** What a kind of permit depends on. What it does not depend on is not asked. */
export function fieldsOf(permiso: VersionPermiso): DatosDelPermiso {
  const { edadMeses, edadMesesAmbos, porGrado, viajeDias, distancias, monoparental, porHijo = null, contador, cantidad } = permiso;
  const isOfEvent = contador === 'suceso' && cantidad !== null;
  return {
    hecho: edadMeses !== null ? 'nacimiento' : isOfEvent ? 'suceso' : null,
    grado: Object.keys(porGrado).length > 0,
    viaje: viajeDias > 0 || distancias.length > 0,
    distancia: distancias.length > 0,
    monoparental: monoparental !== null || (porHijo !== null && porHijo.cantidad !== porHijo.monoparental),
    hijos: porHijo !== null,
    ambos: edadMesesAmbos !== null,
    minutos: !isOfDays(permiso),
  };
}

/** The same without what the kind does not depend on. */
export function onlyNeeded(peticion: PeticionPermiso, permiso: VersionPermiso): PeticionPermiso {
  const asks = fieldsOf(permiso);
  return {
    ...peticion,
    hecho: asks.hecho === null ? null : peticion.hecho,
    minutos: asks.minutos ? peticion.minutos : null,
    horaInicio: (asks.minutos ? peticion.horaInicio : null) ?? null,
    grado: asks.grado ? peticion.grado : null,
    km: asks.viaje ? peticion.km : null,
    isMonoparental: asks.monoparental && peticion.isMonoparental,
    hijos: (asks.hijos ? peticion.hijos : null) ?? null,
    isDeAmbos: asks.ambos && peticion.isDeAmbos,
  };
}

/** Why a day counts or does not. `natural`: a free day that counts all the same. */
export type MotivoPermiso = 'laborable' | 'natural' | 'festivo' | 'descanso' | 'sin-contrato';
/** `cantidad`: 1 for a day, or minutes. */
export type DiaDePermiso = { fecha: Fecha; cantidad: number; motivo: MotivoPermiso };
/** `isCortado`: some day has fewer minutes left than were asked for. */
export type CuentaPermiso = { dias: DiaDePermiso[]; total: number; vuelve: Fecha | null; isCortado: boolean };

function kindOf({ motivo }: DiaPrevisto): MotivoPermiso {
  if (motivo === 'sin-contrato') return 'sin-contrato';
  if (motivo === 'festivo') return 'festivo';
  return motivo === 'libre' ? 'descanso' : 'laborable';
}

const countsAllDays = ({ unidad }: VersionPermiso): boolean => unidad === 'naturales' || unidad === 'semanas';

/** Free days before the first working one, where the permit begins on that. */
function isBeforeStart({ inicio }: VersionPermiso, dias: readonly DiaPrevisto[], fecha: Fecha): boolean {
  if (inicio !== 'primer-laborable') return false;
  const first = dias.find(isLaborable);
  return first === undefined || fecha < first.fecha;
}

/**
 * What each day of a request takes: a whole day, or minutes, never more than are left of it. `sinAusencias`: the plan without absences,
 * which has the minutes of each day; `laboral`: the plan with them, for the day on which one is back. `tomados`: what other permits of
 * hours take of days.
 */
export function countPermit(options: {
  laboral: ContextoLaboral;
  sinAusencias: ContextoLaboral;
  permiso: VersionPermiso;
  peticion: Pick<PeticionPermiso, 'desde' | 'hasta' | 'minutos'>;
  tomados: ReadonlyMap<Fecha, number>;
}): CuentaPermiso {
  const { laboral, sinAusencias, permiso, peticion, tomados } = options;
  const { desde, hasta, minutos } = peticion;
  const plan = sinAusencias.planDias(desde, hasta);
  let isCortado = false;
  const dias = plan.map((dia): DiaDePermiso => {
    const { fecha } = dia;
    const motivo = kindOf(dia);
    if (motivo === 'sin-contrato' || isBeforeStart(permiso, plan, fecha)) return { fecha, cantidad: 0, motivo };
    if (isOfDays(permiso)) {
      if (countsAllDays(permiso)) return { fecha, cantidad: 1, motivo: motivo === 'laborable' ? motivo : 'natural' };
      return { fecha, cantidad: motivo === 'laborable' ? 1 : 0, motivo };
    }
    if (motivo !== 'laborable') return { fecha, cantidad: 0, motivo };
    const left = Math.max(0, dia.minutos - (tomados.get(fecha) ?? 0));
    if ((minutos ?? 0) > left) isCortado = true;
    return { fecha, cantidad: Math.min(minutos ?? 0, left), motivo };
  });
  const total = dias.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return { dias, total, vuelve: isOfDays(permiso) ? findReturn(laboral, masDias(hasta, 1)) : null, isCortado };
}
