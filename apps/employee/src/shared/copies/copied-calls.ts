import type { Query } from '@tanstack/react-query';

/**
 * The reads whose last answer is kept on this device, to be shown with its hour where there is no network: what screens show, and
 * nothing that is computed for a question or belongs to a log-in. Home has its own (`last-known.ts`).
 */
export const COPIED: ReadonlySet<string> = new Set([
  'registros.calendario',
  'registros.leyenda',
  'cambio-turnos.listado',
  'cambio-turnos.diasturnos',
  'cambio-turnos.turnos',
  'cambio-turnos.byId',
  'registros.listado',
  'registros.balance',
  'registros.balanceAnual',
  'resumen.anos',
  'resumen.ausencias',
  'resumen.datosGraficos',
  'bolsa.propia',
  'bandeja.listado',
  'solicitudes.getSolicitudesAno',
  'solicitudes.porDecidir',
  'gastos.listadoNuevo',
  'gastos.meses',
  'gastos.byId',
  'vacaciones.resumen',
  'vacaciones.listado',
  'vacaciones.byId',
  'vacaciones.getCalendario',
  'contacto.propias',
  'wiki.listado',
  'wiki.byId',
  'chat.listado',
  'chat.getchatbysalaid',
  'simulado.actuaciones',
  'notificaciones.ajustes',
  'sesiones.listado',
  'factores.estado',
  'documentacion.tienePin',
  'agenda.estado',
  'disponibilidad.propia',
  'visitas.presentes',
  'team.cuentas',
  'team.getteamlist',
  'team.hoy',
  'permisos.resumen',
  'horas-extra.resumen',
]);

/** What forms start from. What the same calls answer about fields that were typed is of no use later. */
export const STARTS: ReadonlySet<string> = new Set([
  'vacaciones.nuevo',
  'permisos.nuevo',
  'horas-extra.nuevo',
  'gastos.nuevo',
  'bajas.nuevo',
]);
/** Nothing was typed: of a permit only its kind is chosen before. */
const isStart = (input: unknown): boolean => /^\{("data":"\{\\"codigo\\":\\"[^"]*\\"\}")?\}$/.test(JSON.stringify(input));

/** The part of an answer that is kept, where all of it would be much: of a room its last messages. */
const PART: Readonly<Record<string, (data: unknown) => unknown>> = { 'chat.getchatbysalaid': lastMessages };
const LAST = 60;

function lastMessages(data: unknown): unknown {
  const { mensajes, hayMas } = data as { mensajes: readonly unknown[]; hayMas: boolean };
  return { ...(data as object), mensajes: mensajes.slice(-LAST), hayMas: hayMas || mensajes.length > LAST };
}

export const partOf = ({ meta, state: { data } }: Pick<Query, 'meta' | 'state'>): unknown => PART[meta?.call ?? '']?.(data) ?? data;

export const isCopied = ({ meta, queryKey }: Pick<Query, 'meta' | 'queryKey'>): boolean => {
  const call = meta?.call ?? '';
  return COPIED.has(call) || (STARTS.has(call) && isStart(queryKey[1]));
};
