import type { Query } from '@tanstack/react-query';

/**
 * The reads whose last answer is kept on this device, to be shown with its hour where there is no network: what screens show, and
 * nothing that is computed for a question or belongs to a log-in. Home has its own (`last-known.ts`).
 */
export const COPIED: ReadonlySet<string> = new Set([
  'registros.calendario',
  'registros.leyenda',
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
  'simulado.actuaciones',
  'notificaciones.ajustes',
  'sesiones.listado',
  'factores.estado',
  'documentacion.tienePin',
]);

export const isCopied = ({ meta }: Pick<Query, 'meta'>): boolean => COPIED.has(meta?.call ?? '');
