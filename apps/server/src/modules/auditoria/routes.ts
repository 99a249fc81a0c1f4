import { auditoria } from '@jornada/contract/auditoria.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditList } from './list.ts';

export function auditoriaRoutes({ route, list }: { route: Router<Sesion>; list: AuditList }): void {
  route(auditoria.listado, ({ session, input }) => list(session, input));
}
