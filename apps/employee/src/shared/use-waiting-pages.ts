import { badgeOf } from '@jornada/domain/perfil/menu.ts';
import { useSession } from '@jornada/web/services.tsx';

/** What may wait for the person on a page of its own. What has little time stands on home as well. */
export const WAITING_PAGES = [
  { what: 'meses', to: '/firmas' },
  { what: 'comunicados', to: '/wiki-list' },
  { what: 'turnos', to: '/cambio-turnos-list' },
  { what: 'documentos', to: '/documentacion-tipos' },
] as const;

/**
 * `meses`: of one's record, to confirm. `comunicados`: to confirm that one has read them. `turnos`: changes that colleagues have proposed.
 * `documentos`: to sign. `total`: all of them.
 */
export type WaitingPages = Record<(typeof WAITING_PAGES)[number]['what'] | 'total', number>;

const NOTHING: WaitingPages = { meses: 0, comunicados: 0, turnos: 0, documentos: 0, total: 0 };

/** What waits for the person on other pages that they may open, as the profile counts it. Nobody answers for somebody else. */
export function useWaitingPages(): WaitingPages {
  const { profile, simulatedUser } = useSession();
  if (profile === null || simulatedUser !== null) return NOTHING;
  const meses = badgeOf(profile, 'firmas');
  const comunicados = profile.ModuloWiki ? badgeOf(profile, 'wiki-por-confirmar') : 0;
  const turnos = profile.AccesoCambioTurnos ? badgeOf(profile, 'turnos-por-responder') : 0;
  const documentos = profile.AccesoDocumentacion ? badgeOf(profile, 'documentacion-por-firmar') : 0;
  return { meses, comunicados, turnos, documentos, total: meses + comunicados + turnos + documentos };
}
