import { useTranslation } from 'react-i18next';
import type { SalaReserva } from '@jornada/contract/reservas/vistas.ts';
import { useFormat } from '@jornada/web/use-format.ts';

type When = { inicio: string; fin: string; sala: Pick<SalaReserva, 'zona'> };

/** How bookings are said. */
export function useBookingWords() {
  const { t } = useTranslation();
  const format = useFormat();
  /** `Miércoles 25 nov, 10:00 – 11:30` by the clock of the room, whose zone is named if it is another one; over midnight with both days. */
  const when = ({ inicio, fin, sala: { zona } }: When): string => {
    const [first, last] = [inicio.slice(0, 10), fin.slice(0, 10)];
    const from = `${format.dayTitle(first)}, ${format.hour(inicio, zona)}`;
    const until = first === last ? format.hour(fin, zona) : `${format.dayTitle(last)}, ${format.hour(fin, zona)}`;
    const isElsewhere = format.hour(inicio, zona) !== format.hour(inicio);
    return `${from} – ${until}${isElsewhere ? ` (${t('reservas.hora-de-alli')})` : ''}`;
  };
  const equipment = ({ equipamiento }: Pick<SalaReserva, 'equipamiento'>): string =>
    format.list(equipamiento.map((one) => t(`reservas.equipamiento.${one}`)));
  return { t, format, when, equipment };
}
