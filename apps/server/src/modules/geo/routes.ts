import { geo } from '@jornada/contract/geo.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { paisesEn } from './service.ts';

export function geoRoutes({ route }: { route: Router<Sesion> }): void {
  route(geo.paises, async ({ language }) => ({ items: paisesEn(language) }));
}
