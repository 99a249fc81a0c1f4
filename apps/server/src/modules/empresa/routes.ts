import { empresa } from '@jornada/contract/empresa.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EmpresaService } from './service.ts';
import type { TypesService } from './types.ts';

export function empresaRoutes(options: { route: Router<Sesion>; service: EmpresaService; types: TypesService }): void {
  const { route, service, types } = options;
  route(empresa.ver, ({ session }) => service.ver(session));
  route(empresa.guardar, ({ session, input }) => service.guardar(session, input));
  route(empresa.logo, ({ session, input }) => service.logo(session, input));
  route(empresa.roles, ({ session }) => service.roles(session));
  route(empresa.tipos, ({ session }) => types.tipos(session));
  route(empresa.guardarTipo, ({ session, input }) => types.guardar(session, input));
  route(empresa.ordenarTipos, ({ session, input }) => types.ordenar(session, input.ids));
}
