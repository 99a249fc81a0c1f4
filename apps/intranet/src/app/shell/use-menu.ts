import { useRouteContext } from '@tanstack/react-router';
import { useProfile } from '@jornada/web/services.tsx';
import { menuGroups, type Group } from '../../shared/menu.ts';
import { FEATURES } from '../features.ts';

/** The menu of the person who is signed in. */
export function useMenu(): Group[] {
  const profile = useProfile();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  return menuGroups(
    FEATURES.flatMap(({ menu }) => menu),
    hasScreen,
    profile,
  );
}
