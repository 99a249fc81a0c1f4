import type { AccionSolicitud, ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople, findPerson } from '../notificaciones/reads.ts';
import { findRequest } from './repo.ts';

/** Why whoever decides is told. */
const CASOS_DECISOR = ['nueva', 'cambiada', 'anulacion', 'retirada', 'recordatorio', 'cierre', 'abierto', 'recontada'] as const;
export type CasoDecisor = (typeof CASOS_DECISOR)[number];

/** The cases in which the request still waits when they are told: otherwise there is nothing to tell. */
const WHILE_WAITING: ReadonlySet<CasoDecisor> = new Set(['nueva', 'cambiada', 'anulacion', 'recordatorio', 'abierto']);

/** Something waits for somebody's decision, or does not any more. It says neither who asks nor for what. */
export const solicitudPorDecidir = defineNotice<{ solicitudId: number; version: number; caso: CasoDecisor; ids: number[] }>({
  clase: 'solicitudes',
  envio: { ruta: ({ id = 0 }) => `/bandeja/solicitudes/${id}`, ttlHoras: 72, urgency: 'normal' },
  async decide(tx, { entidadId, solicitudId, version, caso, ids }) {
    const solicitud = await findRequest(tx, entidadId, solicitudId);
    const isOver = !solicitud || (WHILE_WAITING.has(caso) && (solicitud.turnoDesde === null || solicitud.version !== version));
    return { people: isOver ? [] : await findPeople(tx, entidadId, ids), asunto: { id: solicitudId, caso } };
  },
});

const CASO_DE_ACCION: Partial<Record<AccionSolicitud, string>> = {
  aprobar: 'aprobada',
  rechazar: 'rechazada',
  'aceptar-anulacion': 'anulacion-aceptada',
  'negar-anulacion': 'anulacion-negada',
  anular: 'anulada',
  pagar: 'pagada',
  recontar: 'recontada',
};

/** What the company writes down about somebody without a decision. */
const NOTED: ReadonlySet<AccionSolicitud> = new Set(['anotar', 'prorrogar', 'dar-alta']);

/** What a person is told of their own request after something was done to it; null: nothing. Of what they did themselves they know. */
export function caseOf({
  accion,
  modulo,
  autorId,
  personaId,
}: {
  accion: AccionSolicitud;
  modulo: ModuloDecision;
  autorId: number;
  personaId: number;
}) {
  if (NOTED.has(accion)) return autorId === personaId ? null : 'anotada';
  // Nobody approves sick leave: somebody takes note of it.
  return accion === 'aprobar' && modulo === 'bajas' ? 'anotada' : (CASO_DE_ACCION[accion] ?? null);
}

/** Where somebody finds the answer to a correction: with all answers. */
const ANSWERS_PATH = '/bandeja?estado=resueltas';

/** Somebody decided about a person's request, or it waits for a closed month. */
export const solicitudDecidida = defineNotice<{ solicitudId: number; caso: string }>({
  clase: 'decisiones',
  envio: {
    ruta: ({ id = 0, modulo = 'vacaciones' }) => (modulo === 'correcciones' ? ANSWERS_PATH : `/${modulo}-view/${id}`),
    ttlHoras: 72,
    urgency: 'normal',
  },
  async decide(tx, { entidadId, solicitudId, caso }) {
    const solicitud = await findRequest(tx, entidadId, solicitudId);
    const person = solicitud && (await findPerson(tx, entidadId, solicitud.personaId));
    return { people: person ? [person] : [], asunto: { id: solicitudId, caso, modulo: solicitud?.modulo ?? '' } };
  },
});
