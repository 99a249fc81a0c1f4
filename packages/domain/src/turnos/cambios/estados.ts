import type { Instante } from '../../horario/index.ts';
import { instanteDe, ms, MS_POR_MINUTO } from '../../registros/tiempo.ts';
import type { AccionSolicitud, EstadoSolicitud } from '../../solicitudes/index.ts';

/** The states of a change of shifts. Only `propuesta` and `aceptada` wait for somebody. */
export const ESTADOS_CAMBIO = ['propuesta', 'aceptada', 'validada', 'rechazada', 'anulada', 'caducada'] as const;
export type EstadoCambio = (typeof ESTADOS_CAMBIO)[number];
export type AccionCambio = 'proponer' | 'aceptar' | 'declinar' | 'validar' | 'rechazar' | 'retirar' | 'desdecirse' | 'caducar';
/** `companero`: somebody else whose plan it changes. `responsable`: whoever validates. `reglas`: its time is over, or a person leaves. */
export type ParteCambio = 'solicitante' | 'companero' | 'responsable' | 'reglas';

/**
 * The table of transitions, each with the action of a request that carries it, because a change is a request with the colleagues as the first steps of
 * its chain. What is not in it does not happen. Nothing leads out of `validada`: only another change undoes it.
 */
export const TRANSICIONES_CAMBIO: Readonly<
  Record<AccionCambio, { de: readonly (EstadoCambio | null)[]; a: EstadoCambio; parte: ParteCambio; solicitud: AccionSolicitud }>
> = {
  proponer: { de: [null], a: 'propuesta', parte: 'solicitante', solicitud: 'enviar' },
  aceptar: { de: ['propuesta'], a: 'aceptada', parte: 'companero', solicitud: 'conformar' },
  declinar: { de: ['propuesta'], a: 'rechazada', parte: 'companero', solicitud: 'rechazar' },
  validar: { de: ['aceptada'], a: 'validada', parte: 'responsable', solicitud: 'aprobar' },
  rechazar: { de: ['aceptada'], a: 'rechazada', parte: 'responsable', solicitud: 'rechazar' },
  retirar: { de: ['propuesta', 'aceptada'], a: 'anulada', parte: 'solicitante', solicitud: 'retirar' },
  // Whoever has agreed may think again until somebody has validated it. Of a ring, one is enough: it holds as one or not at all.
  desdecirse: { de: ['propuesta', 'aceptada'], a: 'anulada', parte: 'companero', solicitud: 'cancelar' },
  caducar: { de: ['propuesta', 'aceptada'], a: 'caducada', parte: 'reglas', solicitud: 'cancelar' },
};

/** The state after an action, or null if this side may not do it now. `faltan`: colleagues of a ring who have not agreed yet, after this action. */
export function transitionCambio(de: EstadoCambio | null, accion: AccionCambio, parte: ParteCambio, faltan = 0): EstadoCambio | null {
  const row = TRANSICIONES_CAMBIO[accion];
  if (!row.de.includes(de) || row.parte !== parte) return null;
  return accion === 'aceptar' && faltan > 0 ? 'propuesta' : row.a;
}

/** The state of a change by that of its request. `faltan`: colleagues who have not agreed; `isCaducado`: its time ended it. */
export function estadoDeCambio(solicitud: EstadoSolicitud, { faltan, isCaducado }: { faltan: number; isCaducado: boolean }): EstadoCambio {
  if (solicitud === 'aprobada' || solicitud === 'pagada') return 'validada';
  if (solicitud === 'rechazada') return 'rechazada';
  if (solicitud === 'anulada') return isCaducado ? 'caducada' : 'anulada';
  return faltan > 0 ? 'propuesta' : 'aceptada';
}

/** `respuestaMinutos`: how long colleagues have. `antelacionMinutos`: so long before its first shift a change is decided. */
export type PlazosDeCambio = { respuestaMinutos: number; antelacionMinutos: number };

/**
 * When a change ends by itself: unanswered after its time, and in any case before the first of its shifts (`primero`: its beginning).
 */
export function caducaEl(
  estado: 'propuesta' | 'aceptada',
  { desde, primero }: { desde: Instante; primero: Instante },
  plazos: PlazosDeCambio,
): Instante {
  const last = ms(primero) - plazos.antelacionMinutos * MS_POR_MINUTO;
  const answer = ms(desde) + plazos.respuestaMinutos * MS_POR_MINUTO;
  return instanteDe(estado === 'propuesta' ? Math.min(answer, last) : last);
}
