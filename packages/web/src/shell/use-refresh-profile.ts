import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { perfilQuery } from '../perfil-query.ts';
import { useSession, useWebServices } from '../services.tsx';

/** Updates flags and badges of the profile from the server. Until then the stored ones are used. */
export function useRefreshProfile(): void {
  const { client, session, asOneself = false } = useWebServices();
  const { token, simulatedUser } = useSession();
  const { data } = useQuery({ ...perfilQuery({ client }), enabled: token !== null && (asOneself || simulatedUser === null) });
  useEffect(() => {
    if (data && session.get().token) session.update({ profile: data });
  }, [data, session]);
}
