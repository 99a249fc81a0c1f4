import type { Icon } from '@tabler/icons-react';
import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import { IconBeach, IconCertificate, IconClockEdit, IconClockPlus, IconDoor, IconReceiptEuro, IconStethoscope } from '@jornada/ui/icons.ts';

/** The icon of each kind of request. */
export const MODULE_ICONS: Record<ModuloDecision, Icon> = {
  vacaciones: IconBeach,
  bajas: IconStethoscope,
  permisos: IconCertificate,
  reservas: IconDoor,
  'horas-extra': IconClockPlus,
  gastos: IconReceiptEuro,
  correcciones: IconClockEdit,
};
