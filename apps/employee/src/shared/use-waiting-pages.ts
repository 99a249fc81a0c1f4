import { badgeOf } from '@jornada/domain/perfil/menu.ts';
import { useSession } from '@jornada/web/services.tsx';

/** `meses`: of one's record. `comunicados`: that one has read them. */
export type ToConfirm = { meses: number; comunicados: number };

/** What may wait, each with the page on which it is confirmed. */
export const TO_CONFIRM = [
  { what: 'meses', to: '/firmas' },
  { what: 'comunicados', to: '/wiki-list' },
] as const;

/** What waits for the person to confirm it, as the profile counts it. Nobody confirms for somebody else. */
export function useToConfirm(): ToConfirm {
  const { profile, simulatedUser } = useSession();
  if (profile === null || simulatedUser !== null) return { meses: 0, comunicados: 0 };
  return { meses: badgeOf(profile, 'firmas'), comunicados: profile.ModuloWiki ? badgeOf(profile, 'wiki-por-confirmar') : 0 };
}
