import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { perfilQuery } from '@jornada/web/perfil-query.ts';
import { useSession } from '@jornada/web/services.tsx';
import { useServices } from '../../platform/services.tsx';

/** Keeps flags and badges of the profile as the server has them now; the stored ones serve until then. */
export function useRefreshProfile(): void {
  const { client, session } = useServices();
  const { token, simulatedUser } = useSession();
  const { data } = useQuery({ ...perfilQuery(client), enabled: token !== null && simulatedUser === null });
  useEffect(() => {
    if (data && session.get().token) session.update({ profile: data });
  }, [data, session]);
}
