import type { Icon } from '@tabler/icons-react';
import type { IdMenu } from '@jornada/domain/perfil/menu.ts';
import {
  IconArrowsExchange,
  IconBell,
  IconBriefcase,
  IconCalendarMonth,
  IconChartBar,
  IconHome,
  IconInbox,
  IconLock,
  IconMessageCircle,
  IconSettings,
  IconShieldCog,
  IconSpeakerphone,
  IconUsers,
} from '@jornada/ui/icons.ts';
import { MODULE_ICONS } from '@jornada/web/solicitudes/module-icons.ts';

/** The icon of each entry of the side menu. */
export const MENU_ICONS: Record<IdMenu, Icon> = {
  inicio: IconHome,
  calendario: IconCalendarMonth,
  resumen: IconChartBar,
  bandeja: IconBell,
  ...MODULE_ICONS,
  solicitudes: IconInbox,
  turnos: IconArrowsExchange,
  documentacion: IconLock,
  proyectos: IconBriefcase,
  team: IconUsers,
  wiki: IconSpeakerphone,
  chat: IconMessageCircle,
  configuracion: IconSettings,
  privacidad: IconShieldCog,
};
