import { IconCircleCheck, IconFileImport, IconFlag, IconUsers } from '@jornada/ui/icons.ts';

/**
 * What a new company does first, in this order and with these texts. Shown at registration and on the intranet's first page.
 * `to`: path within the intranet.
 */
export const FIRST_STEPS = [
  { id: 'guia', icon: IconCircleCheck, to: '/primeros-pasos', text: 'intranet.hoy.guia' },
  { id: 'personas', icon: IconUsers, to: '/personas', text: 'intranet.hoy.nadie' },
  { id: 'archivo', icon: IconFileImport, to: '/personas/importar', text: 'intranet.hoy.de-un-archivo' },
  { id: 'festivos', icon: IconFlag, to: '/festivos', text: 'intranet.hoy.festivos' },
] as const;
