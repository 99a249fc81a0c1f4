import type { AvisoVista } from '@jornada/contract/registros.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import {
  avisosAlEntrar,
  avisosAlSeguir,
  avisosDelDia,
  historiaDe,
  limitesEn,
  proximoAviso,
  resumenDe,
  type DiaResumido,
  type Historia,
  type Limites,
  type Regla,
} from '@jornada/domain/limites/index.ts';
import { asLeft, fechaDeEntrada } from '@jornada/domain/registros/index.ts';
import { onceFor } from '../../../platform/once.ts';
import type { Configuracion } from '../../entidades/service.ts';
import { storedDay } from '../log/stored-days.ts';
import { countryOf } from '../person/labor.ts';
import type { Lectura } from '../person/reader.ts';

/** Rules whose number is a total of hours: where the company shows no totals they say only that the limit is reached. */
const TOTALS: ReadonlySet<Regla> = new Set(['jornada-diaria', 'jornada-semanal', 'jornada-anual', 'horas-extra-anual']);

/** A warning is the person's right whatever a company shows; the total that it hides, or what was worked above a hidden plan, is not in it. */
export function maskWarning(aviso: AvisoVista, { ajustes }: Configuracion): AvisoVista {
  const isShown = ajustes.mostrarHorasTotalizadas && (ajustes.verJornadaPrevista || aviso.regla !== 'horas-extra-anual');
  return isShown || !TOTALS.has(aviso.regla) ? aviso : { ...aviso, valorMinutos: aviso.limiteMinutos };
}

/** The limits in force for one person on a day: those of the country they work in then, and the company's own. */
export function limitsOf({ contexto, empresa }: Pick<Lectura, 'contexto' | 'empresa'>): (fecha: Fecha) => Limites {
  const known = new Map<string, Limites>();
  return (fecha) => {
    const key = `${countryOf(contexto, fecha)} ${fecha}`;
    const limites = known.get(key) ?? limitesEn(countryOf(contexto, fecha), fecha, empresa.ajustes.limites);
    known.set(key, limites);
    return limites;
  };
}

/** What the rules know of a reading. It is asked about many days, and put together once. */
const historyOf = onceFor((lectura: Lectura): Historia => {
  const { persona, contexto, ahora, estado, past } = lectura;
  const days = past ? persona.jornadas.filter(({ fecha }) => fecha >= estado.fecha) : persona.jornadas;
  return historiaDe({
    ahora: ahora.toString(),
    limites: limitsOf(lectura),
    lugar: (fecha) => ({ zona: contexto.laboral.planDia(fecha).zona, pais: countryOf(contexto, fecha) }),
    resumidos: past?.resumidos ?? [],
    dias: days.map((fila) => asLeft(storedDay(fila), estado.fecha)),
  });
});

/** What the limits need of the days before today, once they have been read. */
export function lookBack(lectura: Lectura): DiaResumido[] {
  return lectura.empresa.ajustes.avisarLimites ? resumenDe(historyOf(lectura), lectura.estado.fecha) : [];
}

/** The limits that a day breaks, as far as it is lived. The reading must reach `DIAS_ATRAS` days further back. */
export function warningsOfDay(lectura: Lectura, fecha: Fecha): AvisoVista[] {
  if (!lectura.empresa.ajustes.avisarLimites) return [];
  return avisosDelDia(historyOf(lectura), fecha).map((aviso) => maskWarning(aviso, lectura.empresa));
}

/** Which limits the next action would break. Whoever has just left for the day is not told about coming back to it. */
function nextWarnings(lectura: Lectura): AvisoVista[] {
  const { estado, contexto } = lectura;
  if (estado.situacion === 'trabajando') return avisosAlSeguir(historyOf(lectura));
  if (estado.situacion === 'pausa' || estado.acciones.length === 0) return [];
  const fecha = fechaDeEntrada(contexto.laboral, contexto.ahora);
  return estado.situacion === 'terminada' && fecha === estado.fecha ? [] : avisosAlEntrar(historyOf(lectura), fecha);
}

/** What clocking in now, or going on working, would break; and when going on will break more. */
export function warningsOfNow(lectura: Lectura): { avisos: AvisoVista[]; proximoAviso: string | null } {
  if (!lectura.empresa.ajustes.avisarLimites) return { avisos: [], proximoAviso: null };
  return {
    avisos: nextWarnings(lectura).map((aviso) => maskWarning(aviso, lectura.empresa)),
    proximoAviso: lectura.estado.situacion === 'trabajando' ? proximoAviso(historyOf(lectura)) : null,
  };
}
