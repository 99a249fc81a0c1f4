import { contacto } from '@jornada/contract/contacto.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../auth/service.ts';
import type { ContactoService } from './service.ts';

export function contactoRoutes({ route, service }: { route: Router<Sesion>; service: ContactoService }): void {
  route(contacto.enviar, ({ session, input }) => service.enviar(session, input));
}
