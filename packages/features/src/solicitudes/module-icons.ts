import type { Icon } from '@tabler/icons-react';
import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import * as icons from '@jornada/ui/icons.ts';

/** The icon of each kind of request: one line for each. */
export const MODULE_ICONS: Record<ModuloDecision, Icon> = {
  vacaciones: icons.IconBeach,
  bajas: icons.IconStethoscope,
  permisos: icons.IconCertificate,
  reservas: icons.IconDoor,
  'horas-extra': icons.IconClockPlus,
  gastos: icons.IconReceiptEuro,
  correcciones: icons.IconClockEdit,
  'cambio-turnos': icons.IconArrowsExchange,
};
