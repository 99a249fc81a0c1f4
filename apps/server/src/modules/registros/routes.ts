import { registros } from '@jornada/contract/registros.ts';
import type { Router } from '../../platform/http/router.ts';
import type { FastifyRequest } from 'fastify';
import type { Sesion } from '../../shared/sesion.ts';
import { deviceOf } from './person/clock-settings.ts';
import type { RegistrosService } from './service.ts';

const who = ({ session, clave, request }: { session: Sesion; clave: string | null; request: FastifyRequest }) => ({
  sesion: session,
  clave,
  aparato: deviceOf(request),
});

export function registrosRoutes({ route, service }: { route: Router<Sesion>; service: RegistrosService }): void {
  const { actions, corrections, held, queries, projects } = service;

  route(registros.registrosHoy, (p) => queries.hoy(who(p)));
  route(registros.listado, (p) => queries.listado(who(p), p.input.filtro_fecha));
  route(registros.byId, (p) => queries.byId(who(p), p.input.id));
  route(registros.puedeFichar, (p) => queries.puedeFichar(who(p)));
  route(registros.estaEnDistancia, (p) => queries.estaEnDistancia(who(p), p.input));
  route(registros.horasTrabajoHoy, (p) => queries.horasTrabajoHoy(who(p)));
  route(registros.balance, (p) => queries.balance(who(p), p.input));
  route(registros.balanceAnual, (p) => service.balanceAnual(who(p), p.input.ano));
  route(registros.calendario, (p) => queries.calendario(who(p), p.input));
  route(registros.leyenda, (p) => queries.leyenda(who(p)));
  route(registros.mensajeConfirmacion, (p) => queries.mensajeConfirmacion(who(p), p.input));
  route(registros.resumenTurno, (p) => queries.resumenTurno(who(p), p.input.fecha));
  route(registros.cargaObservaciones, (p) => queries.cargaObservaciones(who(p), p.input.id));
  route(registros.cargaSolicitud, (p) => queries.cargaSolicitud(who(p), p.input.id));

  route(registros.guardar, (p) => actions.fichar(who(p), p.input));
  route(registros.entregar, (p) => held.entregar(who(p), p.input));
  route(registros.insertar, (p) => actions.fichar(who(p), p.input));
  route(registros.cambiarProyecto, (p) => actions.cambiarProyecto(who(p), p.input));
  route(registros.sugerido, (p) => actions.sugerido(who(p), p.input));
  route(registros.personalizado, (p) => actions.personalizado(who(p), p.input));
  route(registros.presencia, (p) => actions.presencia(who(p), p.input));
  route(registros.borrar, (p) => actions.borrar(who(p), p.input.id));
  route(registros.rectificarFin, (p) => actions.rectificarFin(who(p), p.input.id));
  route(registros.observaciones, (p) => actions.observaciones(who(p), p.input));
  route(registros.solicitarCambioHora, (p) => actions.solicitarCambioHora(who(p), p.input));
  route(registros.proponerFichajes, (p) => corrections.proponer(who(p), p.input));
  route(registros.responderCorreccion, (p) => corrections.responder(who(p), p.input));
  route(registros.retirarCorreccion, (p) => corrections.retirar(who(p), p.input));
  route(registros.guardarHorasProyectos, (p) => projects.guardar(who(p), p.input));
}
