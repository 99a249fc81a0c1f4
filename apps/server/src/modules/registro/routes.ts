import { registroEmpresa } from '@jornada/contract/registro.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { RegistroService } from './service.ts';

export function registroRoutes({ route, service }: { route: Router<Sesion>; service: RegistroService }): void {
  route(registroEmpresa.nuevo, () => service.nuevo());
  route(registroEmpresa.guardar, ({ input, request }) => service.guardar(input, request.ip));
  route(registroEmpresa.mirar, ({ input, request }) => service.mirar(input, request.ip));
  route(registroEmpresa.confirmar, ({ input, request }) => service.confirmar(input, request.ip));
}
