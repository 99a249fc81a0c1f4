import { useTranslation } from 'react-i18next';
import type { ParecerSala } from '@jornada/domain/reservas/parecer.ts';
import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { clockOf, type Room } from '../model/rooms.ts';

type About = Pick<Room, 'clase' | 'aforo' | 'equipamiento'>;

/** How many it seats is said of rooms and cars: a desk is for one. */
export const hasSeats = ({ clase, aforo }: Pick<Room, 'clase' | 'aforo'>): boolean =>
  aforo !== null && (clase === 'sala' || clase === 'vehiculo');

/** How rooms and their hours are said. */
export function useRoomWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const seats = ({ aforo }: Pick<Room, 'aforo'>): string => t('reservas.gestion.plazas', { count: aforo ?? 0 });
  const equipment = ({ equipamiento }: Pick<Room, 'equipamiento'>): string =>
    equipamiento.map((one) => t(`reservas.equipamiento.${one}`)).join(', ');
  const hour = (minuto: number): string => format.wallHour(minuto === 1440 ? '24:00' : clockOf(minuto));
  return {
    t,
    format,
    hour,
    /** `10:00 – 11:30` */
    hours: ({ inicio, fin }: TramoReserva): string => `${hour(inicio)} – ${hour(fin)}`,
    seats,
    equipment,
    /** What it has: `8 plazas, pantalla` */
    about: (room: About): string => [...(hasSeats(room) ? [seats(room)] : []), ...(equipment(room) ? [equipment(room)] : [])].join(', '),
    /** How it stands to the wanted hours. */
    verdict(of: ParecerSala): string {
      if (of.que === 'pequena') return t('reservas.parecer.pequena', { count: of.aforo });
      if (of.que === 'larga') return t('reservas.parecer.larga', { maximo: format.durationWithUnit(of.maximo) });
      if (of.que === 'ocupada-desde' || of.que === 'ocupada-hasta') return t(`reservas.parecer.${of.que}`, { hora: hour(of.minuto) });
      if (of.que === 'ocupada-entre') return t('reservas.parecer.ocupada-entre', { desde: hour(of.inicio), hasta: hour(of.fin) });
      return t(`reservas.parecer.${of.que}`);
    },
  };
}
