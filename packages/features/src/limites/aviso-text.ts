import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvisoVista } from '@jornada/contract/registros/vistas.ts';
import type { Regla } from '@jornada/domain/limites/modelo.ts';
import { createFormat, type Format } from '@jornada/i18n';
import { useIdioma } from '@jornada/web/use-format.ts';

/**
 * The texts about a limit: for a day that broke it (with another title if the day is over), for a limit that was just reached,
 * and for one that clocking in now would break.
 */
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
  'pausa-maxima': { titulo: 'limites.pausa-maxima.titulo', texto: 'limites.pausa-maxima.texto' },
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
  'trabajo-nocturno': { titulo: 'limites.trabajo-nocturno.titulo', texto: 'limites.trabajo-nocturno.texto' },
  'horas-extra-prohibidas': { titulo: 'limites.horas-extra-prohibidas.titulo', texto: 'limites.horas-extra-prohibidas.texto' },
  complementarias: { titulo: 'limites.complementarias.titulo', texto: 'limites.complementarias.texto' },
};

const MINUTOS_POR_DIA = 24 * 60;

/** The two numbers in the rule's unit: minutes for breaks, days for nights, hours for everything else. */
function numbersOf({ regla, valorMinutos, limiteMinutos }: AvisoVista, format: Format): { valor: string; limite: string } {
  const unit = regla === 'pausa-minima' ? 1 : regla === 'noches-seguidas' ? MINUTOS_POR_DIA : null;
  if (unit !== null) return { valor: format.number(valorMinutos / unit), limite: format.number(limiteMinutos / unit) };
  return { valor: format.durationWithUnit(valorMinutos), limite: format.durationWithUnit(limiteMinutos) };
}

/**
 * The keys of the sentence about the first hour at which the limit is kept, so many days from today: today, tomorrow, or a
 * weekday.
 */
function sinceKeys(days: number): readonly [key: string, atOne: string] {
  if (days === 0) return ['limites.desde.hora', 'limites.desde.hora-una'];
  return days === 1 ? ['limites.desde.manana', 'limites.desde.manana-una'] : ['limites.desde.dia', 'limites.desde.dia-una'];
}

/**
 * Puts a warning into words, in the person's language and the zone of its day. "Tomorrow" is counted from the instant `ahora`,
 * not from the warning's day, because after a night shift that day is yesterday. The source (`norma`) is not included: show it
 * beside in small print.
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
      // Spanish and Portuguese use the singular for one o'clock.
      const key = sinceKeys(days)[since.hour === 1 ? 1 : 0];
      const words = { hora: format.hour(posibleDesde), dia: format.date(since.toPlainDate(), 'weekday') };
      return { titulo: t(titulo), texto: `${sentence} ${t(key, words)}` };
    },
    [t, lang],
  );
}
