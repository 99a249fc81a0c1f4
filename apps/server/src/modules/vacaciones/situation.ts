import { isVacacionSinLimite } from '@jornada/domain/bajas/index.ts';
import { type Fecha, isWholeDays } from '@jornada/domain/horario/modelo.ts';
import {
  assign,
  carryOver,
  checkRequest,
  contractsFor,
  countDays,
  grantsFor,
  preventedBy,
  type Concesion,
  type CuentaVacaciones,
  type ExamenVacaciones,
  type PeriodoContrato,
  type PeticionVacaciones,
  type PoliticaVacaciones,
  type UsoVacaciones,
} from '@jornada/domain/vacaciones/index.ts';
import { earlier, later, yearOf } from '@jornada/domain/horario/calendario.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { countryOf, laborOf } from '../registros/reads.ts';
import { policyOf, rulesOn, type Reglas } from './policy.ts';
import type { Escrita, VacacionesLeidas } from './repo.ts';

const lastDay = (ano: number): Fecha => `${ano}-12-31`;
/** No request is further ahead: years of grants are computed one by one. */
const MOST_YEARS_AHEAD = 3;

/**
 * What is taken away by hand is taken on the day on which that is done, so that it never takes what had expired before. It stays in
 * its year, and is not before somebody who comes in the middle of it has any days.
 */
const withinYear = (one: Escrita, [first]: readonly Concesion[]): Concesion =>
  one.cantidad < 0 ? { ...one, desde: earlier(later(one.dia, first?.desde ?? one.desde), lastDay(one.ano)) } : one;

/** Somebody's vacations as the rules see them. Nothing here is stored: it follows from contract, rules, requests and absences. */
export function createSituation(leida: VacacionesLeidas, empresa: Configuracion) {
  const { asignaciones, ausencias, sueltos, politicas, primerAno } = leida;
  const laboral = laborOf({ asignaciones, ausencias, sueltos }, empresa);
  const withoutAbsences = laborOf({ asignaciones, ausencias: [], sueltos }, empresa);
  const servicioDesde = leida.alta ?? laboral.periodos[0]?.desde ?? null;

  const rulesAt = (fecha: Fecha): Reglas => rulesOn(politicas, { fecha, pais: countryOf({ laboral }, fecha) });
  const policyAt = (fecha: Fecha): PoliticaVacaciones => policyOf(rulesAt(fecha), { fecha, pais: countryOf({ laboral }, fecha) });
  // The rules at the end of a year are those of its right.
  const policyOfYear = (ano: number): PoliticaVacaciones => policyAt(lastDay(ano));
  /** The contracts with what the right of a year depends on. */
  const contractsOf = (ano: number): PeriodoContrato[] => contractsFor(laboral.periodos, policyOfYear(ano));

  const bajas = ausencias
    .filter((one) => one.clase === 'baja' && one.aprobada && isWholeDays(one))
    .map(({ desde, hasta, tipoBaja }) => ({ desde, hasta, isSinLimite: tipoBaja !== null && isVacacionSinLimite(tipoBaja) }));

  /** Vacations that nobody asked for here, as from an import: they have the number of their absence, negative. */
  const imported = ausencias
    .filter(({ clase, solicitudId, minutos }) => clase === 'vacaciones' && solicitudId === null && minutos === null)
    .map(({ id, desde, hasta, mitad, aprobada }) => ({ solicitudId: -id, desde, hasta, mitad, isAprobada: aprobada }));
  const requested = leida.pedidas.map(({ id, estado, desde, hasta, mitad, dias }) => ({
    solicitudId: id,
    desde,
    hasta,
    mitad,
    isAprobada: estado === 'aprobada' || estado === 'anulacion-solicitada',
    dias,
  }));
  const usos: UsoVacaciones[] = [
    ...requested,
    ...imported.map((one) => ({ ...one, dias: countDays(withoutAbsences, policyAt(one.desde), one).dias })),
  ].flatMap(({ solicitudId, isAprobada, dias }) =>
    dias
      .filter(({ cantidad }) => cantidad > 0)
      .map(({ fecha, cantidad }) => ({ solicitudId, fecha, cantidad, estado: isAprobada ? ('aprobado' as const) : ('pedido' as const) })),
  );

  /** What is left of a year and can be used in the next one, by the rules of the year that ends. */
  function carriedFrom(ano: number, cuenta: CuentaVacaciones): Concesion[] {
    const politica = policyOfYear(ano);
    const impedidos = preventedBy({ ano, bajas, cuenta, laboral: withoutAbsences, politica });
    return carryOver(cuenta, { ano, politica, impedidos });
  }

  /** The grants of all years up to one. What is left of a year goes into the next one. */
  function grantsUntil(ano: number, used: readonly UsoVacaciones[]): Concesion[] {
    const concesiones: Concesion[] = [];
    for (let year = primerAno; year <= ano; year += 1) {
      const politica = policyOfYear(year);
      const grants = grantsFor({ ano: year, contrato: contractsOf(year), servicioDesde, politica });
      const byHand = leida.concesiones.filter((one) => one.ano === year);
      concesiones.push(...grants, ...byHand.map((one) => withinYear(one, grants)));
      if (year === ano) continue;
      const cuenta = assign({ concesiones, usos: used, bajas, bajaMeses: politica.bajaMeses });
      concesiones.push(...carriedFrom(year, cuenta));
    }
    return concesiones;
  }

  /** The account with the grants up to a year: without one request, if it is named, and with days that do not count yet. */
  function accountFor(
    ano: number,
    { without = null, own = [] }: { without?: number | null; own?: readonly UsoVacaciones[] } = {},
  ): CuentaVacaciones {
    const used = [...usos.filter(({ solicitudId }) => solicitudId !== without), ...own];
    return assign({ concesiones: grantsUntil(ano, used), usos: used, bajas, bajaMeses: policyOfYear(ano).bajaMeses });
  }

  return {
    leida,
    laboral,
    contractsOf,
    usos,
    rulesAt,
    policyAt,
    policyOfYear,
    carriedFrom,
    accountFor,
    /** Whether somebody may ask for these days, with all reasons against it. */
    examine(peticion: PeticionVacaciones, { solicitudId, hoy }: { solicitudId: number | null; hoy: Fecha }): ExamenVacaciones {
      const last = Math.min(yearOf(peticion.hasta), yearOf(hoy) + MOST_YEARS_AHEAD);
      const others = usos.filter((uso) => uso.solicitudId !== solicitudId);
      const situacion = {
        laboral,
        politica: policyAt(peticion.desde),
        concesiones: grantsUntil(last, others),
        usos,
        bajas,
        pedidas: [...requested, ...imported],
        cierres: leida.cierres,
      };
      return checkRequest(situacion, { peticion, solicitudId, hoy });
    },
  };
}

export type SituacionLeida = ReturnType<typeof createSituation>;
