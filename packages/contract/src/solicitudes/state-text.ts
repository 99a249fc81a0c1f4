import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { SolicitudVista } from './vistas.ts';

/** The catalogue key of a state. In Spanish an expense has another gender than a request; and a room is booked rather than approved. */
export function stateTextOf(modulo: SolicitudVista['modulo'], estado: EstadoSolicitud | 'retirada') {
  if (modulo === 'gastos') return `gastos.estados.${estado}` as const;
  if (modulo === 'reservas' && estado === 'aprobada') return 'reservas.reservada' as const;
  return `solicitudes.estados.${estado}` as const;
}
