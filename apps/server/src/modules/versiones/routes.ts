import { versiones } from '@jornada/contract/versiones.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../auth/service.ts';
import { compareVersions } from './versions.ts';

/** The oldest app that this server still understands. */
const MINIMUM = '3.3.0';

export function versionesRoutes({ route, version }: { route: Router<Sesion>; version: string }): void {
  route(versiones.versionesApp, async ({ input }) => {
    if (compareVersions(input.version, MINIMUM) < 0) return { actual: version, minima: MINIMUM, estado: 'obligatoria' as const };
    const estado = compareVersions(input.version, version) < 0 ? ('hay-otra' as const) : ('al-dia' as const);
    return { actual: version, minima: MINIMUM, estado };
  });
}
