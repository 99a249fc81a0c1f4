import type { TFunction } from 'i18next';
import type { Format } from '@jornada/i18n';

/** When shown data were last received: with the day, unless that is today. */
export function ageOf(received: string, { format, today, t }: { format: Format; today: string; t: TFunction }): string {
  const dia = format.dayOf(received);
  const hora = format.hour(received);
  return dia === today ? t('home.aviso.ultimo', { hora }) : t('home.aviso.ultimo-dia', { dia: format.relativeDay(dia, today), hora });
}
