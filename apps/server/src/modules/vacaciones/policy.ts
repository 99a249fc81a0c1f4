import type { ValidadaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { cantidadDe, diasDe, leyVacaciones, SEMANA_LEGAL, type PoliticaVacaciones } from '@jornada/domain/vacaciones/index.ts';

/** The rules of a company as they are stored. */
export type Reglas = Omit<ValidadaDe<typeof vacaciones.guardarPolitica>, 'version' | 'desde'>;
export type PoliticaEscrita = { desde: string; version: number; reglas: Reglas };
export type PoliticaVista = SalidaDe<typeof vacaciones.resumen>['politica'];

/** For countries whose law we do not know. */
const DAYS_ELSEWHERE = 22;
/** Months in which days that sickness has taken can be used, where a country's law is not known. */
const MONTHS_ELSEWHERE = 18;

/** The rules of a company that has written none: the law of the country. */
export function defaultRules(pais: string, fecha: string): Reglas {
  const ley = leyVacaciones(pais, fecha);
  const least = ley?.dias.laborables;
  return {
    base: 'laborables',
    diasAno: least === undefined ? DAYS_ELSEWHERE : diasDe(least),
    devengo: 'ano-entero',
    redondeo: 'medio',
    permiteMedios: true,
    avisoDias: 0,
    arrastreHasta: ley?.arrastreHasta ?? null,
    arrastreMaximo: null,
    arrastraDeuda: true,
    primerDiaLibre: 'avisar',
    mediosDias: [],
    antiguedad: [],
    presenciaMinimaPorCiento: null,
  };
}

/** The rules on a day in a country. */
export const rulesOn = (escritas: readonly PoliticaEscrita[], { fecha, pais }: { fecha: string; pais: string }): Reglas =>
  escritas.findLast(({ desde }) => desde <= fecha)?.reglas ?? defaultRules(pais, fecha);

const FIRST_DAY = { permitir: 'permitido', avisar: 'aviso', impedir: 'rechazo' } as const;

/** The rules in the form of the domain. */
export function policyOf(reglas: Reglas, { fecha, pais }: { fecha: string; pais: string }): PoliticaVacaciones {
  const {
    base,
    diasAno,
    // Rules from before this was asked are for a week of five days.
    diasSemana = SEMANA_LEGAL,
    redondeo,
    arrastreHasta = null,
    arrastreMaximo = null,
    // Rules from before this was asked carry it.
    arrastraDeuda = true,
    antiguedad,
    antiguedadDesde = 'ano',
    mediosDias,
    primerDiaLibre,
    avisoDias,
  } = reglas;
  return {
    base,
    anual: cantidadDe(diasAno),
    diasSemana,
    redondeo,
    arrastre: arrastreHasta === null ? null : { hasta: arrastreHasta, maximo: arrastreMaximo === null ? null : cantidadDe(arrastreMaximo) },
    arrastraDeuda,
    antiguedad: antiguedad.map(({ anos, dias }) => ({ anos, cantidad: cantidadDe(dias) })),
    antiguedadDesde,
    mediosDias: mediosDias.map((dia) => ({ desde: dia, hasta: dia })),
    primerDiaDescanso: FIRST_DAY[primerDiaLibre],
    avisoDias,
    minimo: 0,
    bajaMeses: leyVacaciones(pais, fecha)?.bajaMeses ?? MONTHS_ELSEWHERE,
    bajaParcial: leyVacaciones(pais, fecha)?.bajaParcial ?? false,
  };
}

/** What the form and the balance say about the rules. */
export const presentPolicy = ({
  base,
  diasAno,
  diasSemana = SEMANA_LEGAL,
  permiteMedios,
  avisoDias,
  arrastreHasta = null,
}: Reglas): PoliticaVista => ({
  base,
  diasAno,
  diasSemana,
  permiteMedios,
  avisoDias,
  arrastreHasta,
});

/** The least share of a team, in hundredths, that should be there on a day; null: nobody checks it. */
export const presenceOn =
  (escritas: readonly PoliticaEscrita[]) =>
  (fecha: string): number | null =>
    escritas.findLast(({ desde }) => desde <= fecha)?.reglas.presenciaMinimaPorCiento ?? null;
