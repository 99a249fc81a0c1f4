import { auth } from '@jornada/contract/auth.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { proveedoresModule } from '../proveedores/module.ts';
import { createCompanySessions } from './company-sessions.ts';
import { createOwnSessions } from './own-sessions.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { createAuthService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { examples, sesionesExamples } from './examples.ts';

export { setRefreshCookie } from './refresh-cookie.ts';

export const authModule = defineModule(auth, {
  examples,
  ownData: [
    { seccion: 'sesiones', tabla: 'sesiones', donde: PROPIA, orden: 'creada, t.sesion_id', sin: ['secreto', 'secreto_anterior', 'sello'] },
  ],
  build: (context) => {
    const { secure, use } = context;
    const service = createAuthService({ ...context, entidades: use(entidadesModule), confirmSso: use(proveedoresModule).confirmSso });
    return {
      service,
      handlers: {
        renovar: async ({ request, reply }) => {
          const { token, refresh } = await service.refresh(readRefreshCookie(request, secure), request);
          if (refresh) setRefreshCookie(reply, refresh, secure);
          return { Token: token };
        },
        renovarSimulado: async ({ session }) => ({ Token: await service.refreshSimulated(session) }),
        salir: async ({ request, reply }) => {
          await service.close(readRefreshCookie(request, secure));
          await service.closeByToken(String(request.headers[CABECERAS.accessToken.toLowerCase()] ?? ''));
          clearRefreshCookie(reply, secure);
          return null;
        },
      },
    };
  },
});

export const sesionesModule = defineModule(sesiones, {
  examples: sesionesExamples,
  build: (context) => {
    const options = { ...context, auditoria: context.use(auditoriaModule) };
    const ownSessions = createOwnSessions(options);
    const companySessions = createCompanySessions(options);
    return {
      handlers: {
        listado: ({ session }) => ownSessions.list(session),
        cerrar: ({ session, input }) => ownSessions.close(session, input.id),
        cerrarOtras: ({ session }) => ownSessions.closeOthers(session),
        deEmpresa: ({ session, input }) => companySessions.list(session, input),
        dePersona: ({ session, input }) => companySessions.listOf(session, input.persona),
        cerrarUna: ({ session, input }) => companySessions.close(session, input.id),
        cerrarDePersona: ({ session, input }) => companySessions.closeAllOf(session, input.persona),
      },
    };
  },
});
