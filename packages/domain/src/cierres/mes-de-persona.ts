import type { DiaSumado } from '../mes/modelo.ts';
import type { Fecha } from '../horario/modelo.ts';
import type { Incidencia } from '../registros/modelo.ts';
import type { PorqueCierre } from './porques.ts';

/** One person's month in one centre, for closing it. `balanceMinutos`: the sum of the days that count, without agreed overtime. */
export type MesDePersona = {
  /** Whether the person has a day of the month in this centre, or a record. */
  participa: boolean;
  /** A day is running, or a planned shift of the month is not over. */
  enCurso: boolean;
  incompleta: boolean;
  pendiente: boolean;
  /** A day counts but has an incidence. */
  incidencia: boolean;
  balanceMinutos: number;
  /** The days to check, each with all reasons. `incidencias`: details, if `porques` contains that reason. */
  dias: { fecha: Fecha; porques: PorqueCierre[]; incidencias: Incidencia[] }[];
};

type Dia = Pick<DiaSumado, 'fecha' | 'centroId' | 'contrato' | 'estado' | 'saldo' | 'incidencias' | 'porques'>;

/**
 * What is needed about one person to close a month of one centre, from the sums of its days. Days without a contract in any centre have no balance.
 * `extras`: agreed overtime by day, in minutes. It is paid or rested by itself, so what a day has above its plan is the less by it.
 */
export function mesDePersona(options: { dias: readonly Dia[]; centroId: number; extras?: ReadonlyMap<Fecha, number> }): MesDePersona {
  const { centroId, extras } = options;
  const own = options.dias.filter((dia) => dia.centroId === null || dia.centroId === centroId);
  const dias = own
    .filter(({ porques }) => porques.length > 0)
    .map(({ fecha, porques, incidencias }) => ({
      fecha,
      porques,
      incidencias: porques.includes('incidencia') ? incidencias : [],
    }));
  const any = (porque: PorqueCierre): boolean => dias.some(({ porques }) => porques.includes(porque));
  return {
    participa: own.some(({ estado, contrato, centroId: centre }) => estado !== null || (contrato && centre === centroId)),
    enCurso: any('en-curso'),
    incompleta: any('incompleta'),
    pendiente: any('pendiente'),
    incidencia: any('incidencia'),
    balanceMinutos: own.reduce((sum, dia) => sum + (dia.centroId === null ? 0 : dia.saldo - extraOf(dia, extras)), 0),
    dias,
  };
}

const extraOf = ({ fecha, saldo }: Dia, extras: ReadonlyMap<Fecha, number> | undefined): number =>
  Math.min(extras?.get(fecha) ?? 0, Math.max(0, saldo));
