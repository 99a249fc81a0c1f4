import { registros, resumen } from '@jornada/contract';
import { bolsa } from '@jornada/contract/bolsa.ts';
import { createBalance, createPerfil } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';
import { createAnual, createBolsa, createGraficos } from './factories.ts';

export const BOTH = { ResumenAppMovil: true, AccesoResumen: true, EstadisticasAppMovil: true, AccesoEstadisticas: true };

/** A server with the year of somebody, and the app on it: by default with both tabs. */
export function createYear() {
  const api = createApi();
  api.handle(registros.balanceAnual, () => createAnual());
  api.handle(bolsa.propia, () => createBolsa());
  api.handle(resumen.anos, () => ({ anos: [2026, 2025] }));
  api.handle(registros.balance, () => createBalance());
  api.handle(resumen.ausencias, () => ({ ano: 2026, items: [{ clase: 'vacaciones' as const, dias: 5, porVenir: 2, minutos: 0 }] }));
  api.handle(resumen.datosGraficos, () => createGraficos());
  const show = (path: string, perfil: Parameters<typeof createPerfil>[0] = BOTH) => renderApp({ api, path, perfil: createPerfil(perfil) });
  return { api, show };
}
