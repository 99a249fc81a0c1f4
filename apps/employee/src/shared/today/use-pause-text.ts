import { useTranslation } from 'react-i18next';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { isOneOClock } from '../day/hours.ts';
import type { DayView } from './day-view.ts';

/**
 * The text about pauses under the hour to leave: the unpaid pauses still to come, the return from this one, or that all are
 * included.
 */
export function usePauseText(hoy: HoyVista, { salida, ahora }: DayView, format: Format): string {
  const { t } = useTranslation();
  const pending = salida?.pausasPendientes ?? [];
  const running = hoy.situacion === 'pausa' ? hoy.tramos.at(-1) : undefined;
  const rest = running && pending.find(({ subtipo, inicio }) => subtipo === running.subtipo && inicio === null);
  if (rest) {
    const back = Temporal.Instant.from(ahora).add({ minutes: rest.minutos }).toString();
    return t(isOneOClock(back, hoy.zona) ? 'home.respuesta.si-vuelves-a-una' : 'home.respuesta.si-vuelves-a', { hora: format.hour(back) });
  }
  if (running && !running.pagado) return t('home.respuesta.si-vuelves');
  const [first] = pending;
  if (first && pending.length === 1) {
    return t('home.respuesta.contando', {
      tiempo: format.duration(first.minutos),
      pausa: midSentence(t(`tipos.subtipos.${first.subtipo}`), format),
    });
  }
  if (first)
    return t('home.respuesta.contando-pausas', { tiempo: format.duration(pending.reduce((sum, { minutos }) => sum + minutos, 0)) });
  return t(
    hoy.tramos.some(({ clase, pagado }) => clase === 'pausa' && !pagado) ? 'home.respuesta.descontadas' : 'home.respuesta.sin-pausas',
  );
}

/** Within a sentence a noun begins with a small letter, but not in German. */
function midSentence(text: string, { lang }: Format): string {
  return lang === 'de' ? text : text.charAt(0).toLocaleLowerCase(lang) + text.slice(1);
}
