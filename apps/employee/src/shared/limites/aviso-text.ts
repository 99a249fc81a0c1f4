import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvisoVista } from '@jornada/contract/registros/vistas.ts';
import type { Regla } from '@jornada/domain/limites/modelo.ts';
import { createFormat, type Format } from '@jornada/i18n';
import { useIdioma } from '@jornada/web/use-format.ts';

/** What is said of a limit: of a day that broke it, and by another title where it is over; where it has just been reached; where clocking in now would break it. */
type Textos = { titulo: string; tituloPasado?: string; texto: string; alcanzada?: string; alEntrar?: string };

const TEXTOS: Readonly<Record<Regla, Textos>> = {
  'descanso-diario': {
    titulo: 'limites.descanso-diario.titulo',
    texto: 'limites.descanso-diario.texto',
    alEntrar: 'limites.descanso-diario.al-entrar',
  },
  'descanso-semanal': {
    titulo: 'limites.descanso-semanal.titulo',
    texto: 'limites.descanso-semanal.texto',
    alEntrar: 'limites.descanso-semanal.al-entrar',
  },
  'pausa-minima': {
    titulo: 'limites.pausa-minima.titulo',
    tituloPasado: 'limites.pausa-minima.titulo-pasado',
    texto: 'limites.pausa-minima.texto',
  },
  'trabajo-seguido': { titulo: 'limites.trabajo-seguido.titulo', texto: 'limites.trabajo-seguido.texto' },
  'jornada-diaria': {
    titulo: 'limites.jornada-diaria.titulo',
    texto: 'limites.jornada-diaria.texto',
    alcanzada: 'limites.jornada-diaria.alcanzada',
  },
  'jornada-semanal': {
    titulo: 'limites.jornada-semanal.titulo',
    texto: 'limites.jornada-semanal.texto',
    alcanzada: 'limites.jornada-semanal.alcanzada',
  },
  'jornada-anual': {
    titulo: 'limites.jornada-anual.titulo',
    texto: 'limites.jornada-anual.texto',
    alcanzada: 'limites.jornada-anual.alcanzada',
  },
  'horas-extra-anual': {
    titulo: 'limites.horas-extra-anual.titulo',
    texto: 'limites.horas-extra-anual.texto',
    alcanzada: 'limites.horas-extra-anual.alcanzada',
  },
  'noches-seguidas': { titulo: 'limites.noches-seguidas.titulo', texto: 'limites.noches-seguidas.texto' },
};

const MINUTOS_POR_DIA = 24 * 60;

/** The two numbers in the rule's own unit: minutes of a break, days of nights, hours of everything else. */
function numbersOf({ regla, valorMinutos, limiteMinutos }: AvisoVista, format: Format): { valor: string; limite: string } {
  const unit = regla === 'pausa-minima' ? 1 : regla === 'noches-seguidas' ? MINUTOS_POR_DIA : null;
  if (unit !== null) return { valor: format.number(valorMinutos / unit), limite: format.number(limiteMinutos / unit) };
  return { valor: format.durationWithUnit(valorMinutos), limite: format.durationWithUnit(limiteMinutos) };
}

/** Which sentence tells the first hour at which the limit holds, so many days from today: today, tomorrow, on a weekday. */
function sinceKeys(days: number): readonly [key: string, atOne: string] {
  if (days === 0) return ['limites.desde.hora', 'limites.desde.hora-una'];
  return days === 1 ? ['limites.desde.manana', 'limites.desde.manana-una'] : ['limites.desde.dia', 'limites.desde.dia-una'];
}

/**
 * Turns a warning into words, in the person's language and the zone given: that of its day. "Tomorrow" is that of `ahora`, an
 * instant, and not of the warning's day: after a shift of the night that day is yesterday's. Where it was written, `norma`,
 * is not among them: show it beside, small.
 */
export function useAvisoText(): (aviso: AvisoVista, zona: string, ahora: string) => { titulo: string; texto: string } {
  const { t } = useTranslation();
  const lang = useIdioma();
  return useCallback(
    (aviso, zona, ahora) => {
      const format = createFormat({ lang, zone: zona });
      const { titulo, tituloPasado = titulo, texto, alcanzada, alEntrar } = TEXTOS[aviso.regla];
      const { posibleDesde, valorMinutos, limiteMinutos } = aviso;
      const isReached = alcanzada !== undefined && valorMinutos <= limiteMinutos;
      const isAhead = alEntrar !== undefined && posibleDesde !== null;
      const sentence = t(isReached ? alcanzada : isAhead ? alEntrar : texto, numbersOf(aviso, format));
      const today = Temporal.Instant.from(ahora).toZonedDateTimeISO(zona).toPlainDate();
      if (posibleDesde === null) return { titulo: t(aviso.fecha < today.toString() ? tituloPasado : titulo), texto: sentence };

      const since = Temporal.Instant.from(posibleDesde).toZonedDateTimeISO(zona);
      const { days } = today.until(since.toPlainDate(), { largestUnit: 'day' });
      // Spanish and Portuguese say "the one o'clock" in the singular.
      const key = sinceKeys(days)[since.hour === 1 ? 1 : 0];
      const words = { hora: format.hour(posibleDesde), dia: format.date(since.toPlainDate(), 'weekday') };
      return { titulo: t(titulo), texto: `${sentence} ${t(key, words)}` };
    },
    [t, lang],
  );
}
