import type { AccionSolicitud, EstadoSolicitud, Parte } from './modelo.ts';

/** `a` null: the state stays. `ambas`: the person or whoever decides. */
type Row = { de: readonly (EstadoSolicitud | null)[]; a: EstadoSolicitud | null; parte: Parte | 'ambas' };

const OPEN = ['pendiente', 'en-curso'] as const;

/** The table of transitions. `de` null: there is no request yet. What is not in it does not happen. */
export const TRANSICIONES: Readonly<Record<AccionSolicitud, Row>> = {
  guardar: { de: [null, 'borrador'], a: 'borrador', parte: 'solicitante' },
  enviar: { de: [null, 'borrador'], a: 'pendiente', parte: 'solicitante' },
  // What others have agreed to is asked for anew.
  cambiar: { de: OPEN, a: 'pendiente', parte: 'solicitante' },
  conformar: { de: OPEN, a: 'en-curso', parte: 'decisor' },
  aprobar: { de: OPEN, a: 'aprobada', parte: 'decisor' },
  rechazar: { de: OPEN, a: 'rechazada', parte: 'decisor' },
  retirar: { de: ['borrador', ...OPEN], a: 'anulada', parte: 'solicitante' },
  'pedir-anulacion': { de: ['aprobada'], a: 'anulacion-solicitada', parte: 'solicitante' },
  'retirar-anulacion': { de: ['anulacion-solicitada'], a: 'aprobada', parte: 'solicitante' },
  'aceptar-anulacion': { de: ['anulacion-solicitada'], a: 'anulada', parte: 'decisor' },
  'negar-anulacion': { de: ['anulacion-solicitada'], a: 'aprobada', parte: 'decisor' },
  anular: { de: ['aprobada'], a: 'anulada', parte: 'decisor' },
  pagar: { de: ['aprobada'], a: 'pagada', parte: 'decisor' },
  anotar: { de: [null], a: 'aprobada', parte: 'decisor' },
  prorrogar: { de: ['aprobada'], a: 'aprobada', parte: 'ambas' },
  'dar-alta': { de: ['aprobada'], a: 'aprobada', parte: 'ambas' },
  confirmar: { de: [null, 'borrador', ...OPEN], a: 'aprobada', parte: 'reglas' },
  mover: { de: ['aprobada'], a: 'aprobada', parte: 'reglas' },
  // Where the rules of a module let approved things be changed (`mover`), but not this one: it is asked for anew.
  'volver-a-pedir': { de: ['aprobada'], a: 'pendiente', parte: 'reglas' },
  // By its person where nobody decides about that, or because its person leaves.
  cancelar: { de: [...OPEN, 'aprobada'], a: 'anulada', parte: 'reglas' },
  recontar: { de: [...OPEN, 'aprobada', 'anulacion-solicitada'], a: null, parte: 'reglas' },
};

/** States in which a request waits: for its person (a draft), or for a decision. It is open, whatever its year. */
export const ESTADOS_EN_ESPERA = ['borrador', ...OPEN, 'anulacion-solicitada'] as const satisfies readonly EstadoSolicitud[];

/** The state after an action, or null if this side may not do it in this state. */
export function transition(de: EstadoSolicitud | null, accion: AccionSolicitud, parte: Parte): EstadoSolicitud | null {
  const row = TRANSICIONES[accion];
  const isTheirs = row.parte === 'ambas' ? parte !== 'reglas' : row.parte === parte;
  return isTheirs && row.de.includes(de) ? (row.a ?? de) : null;
}
