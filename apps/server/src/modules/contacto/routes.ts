import { contacto } from '@jornada/contract/contacto.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { ContactoAnswers } from './answers.ts';
import type { ContactoService } from './service.ts';

type Options = { route: Router<Sesion>; service: ContactoService; answers: ContactoAnswers };

export function contactoRoutes({ route, service, answers }: Options): void {
  route(contacto.enviar, ({ session, input }) => service.enviar(session, input));
  route(contacto.direccion, async () => ({ Correo: service.soporte }));
  route(contacto.propias, ({ session }) => answers.propias(session));
  route(contacto.listado, ({ session, input }) => answers.listado(session, input));
  route(contacto.responder, ({ session, input }) => answers.responder(session, input));
  route(contacto.marcar, ({ session, input }) => answers.marcar(session, input));
}
