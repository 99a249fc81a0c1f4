import { importar, personas } from '@jornada/contract/personas.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../auth/service.ts';
import type { ImportService } from './import/service.ts';
import type { PersonasService } from './service.ts';

export function personasRoutes(options: { route: Router<Sesion>; service: PersonasService; imports: ImportService }): void {
  const { route, service, imports } = options;
  route(personas.listado, ({ session, input }) => service.listado(session, input));
  route(personas.buscar, ({ session, input }) => service.buscar(session, input));
  route(personas.byId, ({ session, input }) => service.byId(session, input));
  route(personas.opciones, ({ session }) => service.opciones(session));
  route(personas.crear, ({ session, input }) => service.crear(session, input));
  route(personas.cambiar, ({ session, input }) => service.cambiar(session, input));
  route(personas.cambiarRoles, ({ session, input }) => service.cambiarRoles(session, input));
  route(personas.asignar, ({ session, input }) => service.asignar(session, input));
  route(personas.asignarVarias, ({ session, input }) => service.asignarVarias(session, input));
  route(personas.invitarVarias, ({ session, input }) => service.invitarVarias(session, input));
  route(personas.invitar, ({ session, input }) => service.invitar(session, input));
  route(personas.suspender, ({ session, input }) => service.suspender(session, input));
  route(personas.reactivar, ({ session, input }) => service.reactivar(session, input));
  route(personas.quitarSegundoPaso, ({ session, input }) => service.quitarSegundoPaso(session, input));
  route(personas.baja, ({ session, input }) => service.baja(session, input));
  route(personas.readmitir, ({ session, input }) => service.readmitir(session, input));
  route(importar.ensayar, ({ session, input }) => imports.ensayar(session, input));
  route(importar.aplicar, ({ session, input }) => imports.aplicar(session, input));
}
