import type { AvisoVista, HoyVista } from '@jornada/contract/registros/vistas.ts';

const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor(Temporal.Instant.from(from).until(to).total({ unit: 'minutes' })));

/**
 * A warning some time after the answer: rest has grown since if the person is out, hours if they work. Null once it no longer
 * applies.
 */
function aged(aviso: AvisoVista, hoy: HoyVista, ahora: string): AvisoVista | null {
  const { regla, posibleDesde, limiteMinutos, valorMinutos } = aviso;
  if (posibleDesde !== null && Temporal.Instant.compare(posibleDesde, ahora) <= 0) return null;
  if (regla === 'descanso-diario' && posibleDesde !== null) {
    // Rounded up: in the last minute before the limit, one minute is still missing.
    const left = Math.max(1, Math.ceil(Temporal.Instant.from(ahora).until(posibleDesde).total({ unit: 'minutes' })));
    return { ...aviso, valorMinutos: Math.max(valorMinutos, limiteMinutos - left) };
  }
  if (hoy.situacion !== 'trabajando') return aviso;
  const isTotal = regla === 'jornada-diaria' || regla === 'jornada-semanal';
  const counts = regla === 'trabajo-seguido' || (isTotal && hoy.minutos !== null && hoy.tramos.at(-1)?.efectivo === true);
  return counts ? { ...aviso, valorMinutos: valorMinutos + minutesBetween(hoy.ahora, ahora) } : aviso;
}

/** The warnings of an answer at a later minute, without asking the server. */
export function avisosAt(hoy: HoyVista, ahora: string): AvisoVista[] {
  return hoy.avisos.map((aviso) => aged(aviso, hoy, ahora)).filter((aviso) => aviso !== null);
}

/** Whether another limit was reached since the answer. Only the server knows which one. */
export function isWarningDue({ ahora: answered, proximoAviso }: HoyVista, ahora: string): boolean {
  // Data stored by an older version may lack it.
  if (!proximoAviso) return false;
  return Temporal.Instant.compare(proximoAviso, ahora) <= 0 && Temporal.Instant.compare(answered, proximoAviso) < 0;
}
