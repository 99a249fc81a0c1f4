import type { Icon } from '@tabler/icons-react';
import {
  IconAddressBook,
  IconBuilding,
  IconCalendarClock,
  IconFileImport,
  IconFlag,
  IconFolder,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconLifebuoy,
  IconLock,
  IconMail,
  IconMapPin,
  IconDevices,
  IconPigMoney,
  IconSettings,
  IconUsers,
} from '@jornada/ui/icons.ts';

/** Whether a path has a screen. */
export type HasScreen = (path: string) => boolean;

export type Entry = { path: string; key: string; icon: Icon };

/** Where one may go, in groups, as they stand in the menu. An entry without a screen is not shown. */
const GROUPS: readonly (readonly Entry[])[] = [
  [{ path: '/', key: 'intranet.menu.hoy', icon: IconLayoutDashboard }],
  [
    { path: '/personas', key: 'intranet.menu.personas', icon: IconUsers },
    { path: '/personas/importar', key: 'intranet.menu.importar', icon: IconFileImport },
    { path: '/departamentos', key: 'intranet.menu.departamentos', icon: IconAddressBook },
  ],
  [
    { path: '/centros', key: 'intranet.menu.centros', icon: IconMapPin },
    { path: '/horarios', key: 'intranet.menu.horarios', icon: IconCalendarClock },
    { path: '/festivos', key: 'intranet.menu.festivos', icon: IconFlag },
  ],
  [
    { path: '/cierres', key: 'intranet.menu.cierres', icon: IconLock },
    { path: '/bolsa', key: 'intranet.menu.bolsa', icon: IconPigMoney },
    { path: '/proyectos', key: 'intranet.menu.proyectos', icon: IconFolder },
  ],
  [
    { path: '/contacto', key: 'intranet.menu.contacto', icon: IconLifebuoy },
    { path: '/correo', key: 'intranet.menu.correo', icon: IconMail },
    { path: '/sesiones', key: 'intranet.menu.sesiones', icon: IconDevices },
    { path: '/auditoria', key: 'intranet.menu.auditoria', icon: IconHistory },
  ],
  [
    { path: '/roles', key: 'intranet.menu.roles', icon: IconBuilding },
    { path: '/acceso', key: 'intranet.menu.acceso', icon: IconKey },
    { path: '/empresa', key: 'intranet.menu.empresa', icon: IconSettings },
  ],
];

/** The menu, less what has no screen: no link leads nowhere. */
export function menuGroups(hasScreen: HasScreen): Entry[][] {
  return GROUPS.map((group) => group.filter(({ path }) => hasScreen(path))).filter((group) => group.length > 0);
}
