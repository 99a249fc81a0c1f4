import { bandeja, registros } from '@jornada/contract';
import { solicitudes, type SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createHoy, createPerfil, createPorDecidir, createPuede, createVacaciones } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

export const jonas = createPorDecidir({ id: 51, persona: { id: 7, nombre: 'Jonas Weber', iniciales: 'JW', fotoToken: '' } });
export const lucia = createPorDecidir({ avisos: ['aviso-corto', 'bajo-minimo'] });
/** Without a warning, as that of Jonas. */
export const alba = createPorDecidir({ id: 52, persona: { id: 8, nombre: 'Alba Ríos', iniciales: 'AR', fotoToken: '' } });

/** A server on which requests of others wait for a decision: those in `items`, which can be changed at any time. */
export function createInbox() {
  const api = createApi();
  const inbox = {
    api,
    items: [jonas, lucia] as SolicitudPorDecidir[],
    show: (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
      renderApp({ api, path, perfil: createPerfil({ AccesoResponder: true }), now: '2026-11-23T09:00:00+01:00', ...options }),
  };
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(bandeja.pendientes, () => ({ total: 2, respuestas: 0 }));
  api.handle(solicitudes.respuestas, () => ({ items: [], total: 0 }));
  api.handle(solicitudes.getSolicitudesAno, () => ({ ano: 2026, anios: [2026], items: [], total: 0 }));
  api.handle(bandeja.listado, () => ({ items: [], total: 0 }));
  api.handle(solicitudes.pendientes, () => ({ total: inbox.items.length }));
  api.handle(solicitudes.suplencias, () => ({ items: [], total: 0 }));
  api.handle(solicitudes.porDecidir, () => ({ items: inbox.items, total: inbox.items.length }));
  api.handle(vacaciones.byId, ({ id }) => {
    const { persona, avisos } = id === jonas.id ? jonas : lucia;
    return createVacaciones({ id, persona, avisos, puede: createPuede({ decidir: true }) });
  });
  return inbox;
}
