import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { useMinute } from '../use-minute.ts';

/** From when the list of who is inside is, in the centre's zone: with the day, unless that is today. */
export function MusterAge({ momento, zona }: { momento: string; zona: string }) {
  const { t } = useTranslation();
  const { dayOf, hour, relativeDay } = useFormat(zona);
  const dia = dayOf(momento);
  const today = dayOf(useMinute());
  const hora = hour(momento);
  return dia === today ? t('visitas.recuento.a-las', { hora }) : t('visitas.recuento.a-las-dia', { dia: relativeDay(dia, today), hora });
}
