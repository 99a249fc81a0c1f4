import { resumen } from '@jornada/contract/resumen.ts';
import type { FastifyRequest } from 'fastify';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { deviceOf } from '../registros/service.ts';
import type { ResumenService } from './service.ts';

const who = ({ session, request }: { session: Sesion; request: FastifyRequest }) => ({ sesion: session, aparato: deviceOf(request) });

export function resumenRoutes({ route, service }: { route: Router<Sesion>; service: ResumenService }): void {
  route(resumen.datosGraficos, (p) => service.datosGraficos(who(p), p.input));
  route(resumen.ausencias, (p) => service.ausencias(who(p), p.input));
  route(resumen.exportar, (p) => service.exportar(who(p), p.input));
  route(resumen.verificar, (p) => service.verificar(p.session, p.input.sha256));
  route(resumen.anos, (p) => service.anos(who(p)));
}
