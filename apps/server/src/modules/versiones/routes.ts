import { versiones } from '@jornada/contract/versiones.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { compareVersions } from './versions.ts';

/** The oldest app that this server still understands. */
const UNDERSTOOD = '3.3.0';

/** `minimum`: the oldest app that the installation lets go on; what is older than this server understands may not anyway. */
export function versionesRoutes({ route, version, minimum }: { route: Router<Sesion>; version: string; minimum: string | null }): void {
  const minima = minimum !== null && compareVersions(minimum, UNDERSTOOD) > 0 ? minimum : UNDERSTOOD;
  route(versiones.versionesApp, async ({ input }) => {
    if (compareVersions(input.version, minima) < 0) return { actual: version, minima, estado: 'obligatoria' as const };
    const estado = compareVersions(input.version, version) < 0 ? ('hay-otra' as const) : ('al-dia' as const);
    return { actual: version, minima, estado };
  });
}
