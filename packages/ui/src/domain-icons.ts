import type { Icon } from '@tabler/icons-react';
import type { Ausencia, Subtipo } from '@jornada/domain/horario/modelo.ts';
import type { Clase } from '@jornada/domain/registros/modelo.ts';
import {
  IconArrowBackUp,
  IconBeach,
  IconBriefcase,
  IconCar,
  IconCertificate,
  IconClockPlus,
  IconCoffee,
  IconDeviceLaptop,
  IconHourglass,
  IconLogin2,
  IconLogout2,
  IconRoute,
  IconStethoscope,
  IconToolsKitchen2,
  IconUser,
  IconUsers,
} from './icons.ts';

const BY_SUBTIPO: Partial<Record<Subtipo, Icon>> = {
  remoto: IconDeviceLaptop,
  desplazamiento: IconCar,
  'trabajo-fuera': IconRoute,
  comida: IconToolsKitchen2,
  cafe: IconCoffee,
  medico: IconStethoscope,
  personal: IconUser,
  sindical: IconUsers,
  espera: IconHourglass,
};

const BY_CLASE: Record<Clase, Icon> = {
  entrada: IconLogin2,
  salida: IconLogout2,
  pausa: IconCoffee,
  regreso: IconArrowBackUp,
  proyecto: IconBriefcase,
};

/** The icon of a part of a day, by its purpose. */
export function iconOfSubtipo(subtipo: Subtipo): Icon {
  return BY_SUBTIPO[subtipo] ?? IconBriefcase;
}

/**
 * The icon of a mark or a record type. Entries and exits have one by direction, except special kinds; pauses have one by purpose.
 */
export function iconOfClase(clase: Clase, subtipo: Subtipo): Icon {
  if (clase === 'salida' || clase === 'regreso' || clase === 'proyecto') return BY_CLASE[clase];
  return BY_SUBTIPO[subtipo] ?? BY_CLASE[clase];
}

const BY_AUSENCIA: Record<Ausencia['clase'], Icon> = {
  vacaciones: IconBeach,
  baja: IconStethoscope,
  permiso: IconCertificate,
  compensacion: IconClockPlus,
};

/** The icon of one's own absence. An absence of a colleague shows no reason, so it has no such icon. */
export function iconOfAbsence(clase: Ausencia['clase']): Icon {
  return BY_AUSENCIA[clase];
}
