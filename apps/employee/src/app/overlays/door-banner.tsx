import { versiones } from '@jornada/contract/versiones.ts';
import { useRead } from '@jornada/web/calls.ts';
import { EnvironmentBanner } from '@jornada/web/overlays/environment-banner.tsx';
import { useServices } from '../../shared/services.tsx';

/** Says before the log-in, too, that one is about to try things out; until that is known, nothing. */
export function DoorBanner() {
  const { version } = useServices();
  const { data } = useRead(versiones.versionesApp, { version }, { staleTime: Infinity });
  return data && <EnvironmentBanner environment={data.Environment} />;
}
