/** The parts of the product in which people ask for something. */
export const MODULOS_SOLICITUD = ['vacaciones', 'bajas', 'permisos', 'reservas', 'horas-extra', 'gastos'] as const;
export type ModuloSolicitud = (typeof MODULOS_SOLICITUD)[number];

/** What chains decide about: what people ask for, the corrections of the record that they propose, and the changes of shifts among them. */
export const MODULOS_DECISION = [...MODULOS_SOLICITUD, 'correcciones', 'cambio-turnos'] as const;
export type ModuloDecision = (typeof MODULOS_DECISION)[number];

/** The states of a request. `en-curso`: some, but not all of the steps of its chain have approved it. `pagada`: expenses only. */
export const ESTADOS_SOLICITUD = [
  'borrador',
  'pendiente',
  'en-curso',
  'aprobada',
  'rechazada',
  'anulacion-solicitada',
  'anulada',
  'pagada',
] as const;
export type EstadoSolicitud = (typeof ESTADOS_SOLICITUD)[number];

/**
 * What is done to a request. `conformar`: a step of the chain approves and another one follows; `anular`: the company cancels what it approved.
 * `anotar`: the company writes down what needs no decision; `prorrogar`, `dar-alta`: what was approved goes on for longer, or has ended (sick leave).
 * `confirmar`, `mover`, `cancelar`: the person sends, changes or cancels what nobody has to decide about. `recontar`: holidays or schedule changed, and what
 * it takes was counted again.
 */
export const ACCIONES_SOLICITUD = [
  'guardar',
  'enviar',
  'cambiar',
  'conformar',
  'aprobar',
  'rechazar',
  'retirar',
  'pedir-anulacion',
  'retirar-anulacion',
  'aceptar-anulacion',
  'negar-anulacion',
  'anular',
  'pagar',
  'anotar',
  'prorrogar',
  'dar-alta',
  'confirmar',
  'mover',
  'volver-a-pedir',
  'cancelar',
  'recontar',
] as const;
export type AccionSolicitud = (typeof ACCIONES_SOLICITUD)[number];

/**
 * Who acts: the person whose request it is, or one who decides about it. Nobody is both: own requests are decided by others.
 * `reglas`: the person, where the rules of the module say that nobody has to decide.
 */
export type Parte = 'solicitante' | 'decisor' | 'reglas';

/** Who decides in a step of a chain. `departamento`: who is responsible for the person's department. `persona`: one person by name. */
export const PAPELES_PASO = ['responsable', 'departamento', 'persona', 'administracion'] as const;
export type PapelPaso = (typeof PAPELES_PASO)[number];
/** The parts of the steps of a request. `companero`: somebody whose own plan it changes, and who has to agree before anybody decides. No chain has it. */
export const PAPELES_EN_SOLICITUD = [...PAPELES_PASO, 'companero'] as const;
export type PapelEnSolicitud = (typeof PAPELES_EN_SOLICITUD)[number];

/** The state of a step. `turno`: it is the one that is waited for. `saltado`: nobody had to decide there. */
export const ESTADOS_PASO = ['futuro', 'turno', 'conforme', 'rechazado', 'saltado'] as const;
export type EstadoPaso = (typeof ESTADOS_PASO)[number];
