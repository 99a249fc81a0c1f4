import type { Icon } from '@tabler/icons-react';
import type { IdMenu } from '@jornada/domain/perfil/menu.ts';
import {
  IconArrowsExchange,
  IconBeach,
  IconBriefcase,
  IconCalendarMonth,
  IconCertificate,
  IconChartBar,
  IconClockPlus,
  IconDoor,
  IconHome,
  IconInbox,
  IconLock,
  IconMessageCircle,
  IconReceiptEuro,
  IconSettings,
  IconShieldCog,
  IconSpeakerphone,
  IconStethoscope,
  IconUsers,
} from '@jornada/ui/icons.ts';

/** The icon of each entry of the side menu. */
export const MENU_ICONS: Record<IdMenu, Icon> = {
  inicio: IconHome,
  calendario: IconCalendarMonth,
  resumen: IconChartBar,
  vacaciones: IconBeach,
  bajas: IconStethoscope,
  permisos: IconCertificate,
  reservas: IconDoor,
  'horas-extra': IconClockPlus,
  gastos: IconReceiptEuro,
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
