import type { AvisoVista } from '@jornada/contract/registros.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import {
  avisosAlEntrar,
  avisosAlSeguir,
  avisosDelDia,
  historiaDe,
  proximoAviso,
  resumenDe,
  type DiaResumido,
  type Historia,
  type Limites,
  type Regla,
} from '@jornada/domain/limites/index.ts';
import { settleOpenDay, fechaDeEntrada } from '@jornada/domain/registros/index.ts';
import { onceFor } from '../../../platform/once.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import { storedDay } from '../log/stored-days.ts';
import { countryOf } from '../person/labor.ts';
import { limitsFor } from '../person/limits.ts';
import type { Lectura } from '../person/reader.ts';
import { shownTimes } from './shown.ts';

/** Rules with a total of hours. If the company hides totals, these warnings say only that the limit is reached. */
const TOTALS: ReadonlySet<Regla> = new Set(['jornada-diaria', 'jornada-semanal', 'jornada-anual', 'horas-extra-anual', 'complementarias']);

/**
 * A person has a right to the warning, whatever a company hides. Hidden totals, and time worked above a hidden plan, are removed
 * from it.
 */
export function maskWarning<T extends Pick<AvisoVista, 'regla' | 'valorMinutos' | 'limiteMinutos'>>(aviso: T, empresa: Configuracion): T {
  const { plan, totals } = shownTimes(empresa);
  const isShown = totals && (plan || aviso.regla !== 'horas-extra-anual');
  return isShown || !TOTALS.has(aviso.regla) ? aviso : { ...aviso, valorMinutos: aviso.limiteMinutos };
}

/** The limits for one person on a day: those of the country where they work then, of the company and of their agreement and age. */
export function limitsOf({ contexto, empresa }: Pick<Lectura, 'contexto' | 'empresa'>): (fecha: Fecha) => Limites {
  const known = new Map<Fecha, Limites>();
  return (fecha) => {
    const limites = known.get(fecha) ?? limitsFor(empresa, contexto, fecha);
    known.set(fecha, limites);
    return limites;
  };
}

/** The input of the rules from a reading. It is used for many days, so it is made once. */
const historyOf = onceFor((lectura: Lectura): Historia => {
  const { persona, contexto, ahora, estado, past } = lectura;
  const days = past ? persona.jornadas.filter(({ fecha }) => fecha >= estado.fecha) : persona.jornadas;
  return historiaDe({
    ahora: ahora.toString(),
    limites: limitsOf(lectura),
    lugar: (fecha) => ({ zona: contexto.laboral.planDia(fecha).zona, pais: countryOf(contexto, fecha) }),
    resumidos: past?.resumidos ?? [],
    dias: days.map((fila) => settleOpenDay(storedDay(fila), estado.fecha)),
  });
});

/** The part of the days before today that the limits need, once the days have been read. */
export function recentDays(lectura: Lectura): DiaResumido[] {
  return lectura.empresa.ajustes.avisarLimites ? resumenDe(historyOf(lectura), lectura.estado.fecha) : [];
}

/** The limits that a day breaks so far. The reading must go back `DIAS_ATRAS` more days. */
export function warningsOfDay(lectura: Lectura, fecha: Fecha): AvisoVista[] {
  if (!lectura.empresa.ajustes.avisarLimites) return [];
  return avisosDelDia(historyOf(lectura), fecha).map((aviso) => maskWarning(aviso, lectura.empresa));
}

/**
 * The limits that the next action would break. A person who has just clocked out for the day is not warned about coming back to
 * the same day.
 */
function nextWarnings(lectura: Lectura): AvisoVista[] {
  const { estado, contexto } = lectura;
  if (estado.situacion === 'trabajando') return avisosAlSeguir(historyOf(lectura));
  if (estado.situacion === 'pausa' || estado.acciones.length === 0) return [];
  const fecha = fechaDeEntrada(contexto.laboral, contexto.ahora);
  return estado.situacion === 'terminada' && fecha === estado.fecha ? [] : avisosAlEntrar(historyOf(lectura), fecha);
}

/** The limits that clocking in now, or working on, would break; and when working on will break more. */
export function warningsOfNow(lectura: Lectura): { avisos: AvisoVista[]; proximoAviso: string | null } {
  if (!lectura.empresa.ajustes.avisarLimites) return { avisos: [], proximoAviso: null };
  return {
    avisos: nextWarnings(lectura).map((aviso) => maskWarning(aviso, lectura.empresa)),
    proximoAviso: lectura.estado.situacion === 'trabajando' ? proximoAviso(historyOf(lectura)) : null,
  };
}
