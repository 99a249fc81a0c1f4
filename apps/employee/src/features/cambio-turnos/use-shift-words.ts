import { useTranslation } from 'react-i18next';
import type { CambioLinea, CesionVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { sidesOf, type Parts, type Shifts } from './model/parts.ts';

/** `Mañana` within a sentence is `mañana`, where the language writes it so and the name is a plain word. */
const within = (name: string, lang: string): string =>
  lang !== 'de' && /^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLocaleLowerCase(lang) : name;

/** Shifts and their changes in words. */
export function useShiftWords(shifts: Shifts) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useMinute();
  const today = format.dayOf(now);

  const nameOf = (partes: Parts): string => {
    if (partes === null) return t('mis-turnos.flexible');
    if (partes.length === 0) return t('mis-turnos.libre');
    return partes.map(({ turno }) => within(shifts.get(turno)?.nombre ?? t('mis-turnos.turno'), format.lang)).join(' + ');
  };
  const hoursWords = (partes: Parts): string =>
    (partes ?? [])
      .flatMap(({ turno }) => {
        const shift = shifts.get(turno);
        return shift ? [`${format.wallHour(shift.inicio)} – ${format.wallHour(shift.fin)}`] : [];
      })
      .join(', ');
  /** `lun 30`, and with its month where that is another one than today's week shows anyway. */
  const shortDay = (fecha: string): string =>
    `${format.date(fecha, 'weekdayShort')} ${Number(fecha.slice(8))}${format.lang === 'de' ? '.' : ''}`;
  /** `viernes 18`. */
  const weekDay = (fecha: string): string => `${format.date(fecha, 'weekday')} ${Number(fecha.slice(8))}${format.lang === 'de' ? '.' : ''}`;
  const range = (cesiones: readonly CesionVista[]): string => {
    const days = cesiones.map(({ fecha }) => fecha).toSorted();
    return format.dayRange(days[0] ?? today, days.at(-1) ?? today, today);
  };
  const isSameDays = (a: readonly CesionVista[], b: readonly CesionVista[]): boolean =>
    a
      .map(({ fecha }) => fecha)
      .toSorted()
      .join() ===
    b
      .map(({ fecha }) => fecha)
      .toSorted()
      .join();
  const first = (cesiones: readonly CesionVista[]): string => nameOf(cesiones[0]?.partes ?? []);
  const oneDay = (cesiones: readonly CesionVista[]): string =>
    cesiones.length === 1 && cesiones[0] ? weekDay(cesiones[0].fecha) : range(cesiones);

  /** What a change does for one of its people: `su noche por tu mañana, 7 – 11 dic`. */
  const changeWords = ({ cesiones, yo }: Pick<CambioLinea, 'cesiones' | 'yo'>): string => {
    const { gives, gets } = sidesOf(cesiones, yo);
    if (gives.length === 0 && gets.length === 0) return range(cesiones);
    if (gives.length === 0) return t('mis-turnos.cambio.recibes', { suyo: first(gets), dias: range(gets) });
    if (gets.length === 0) return t('mis-turnos.cambio.das', { mio: first(gives), dias: range(gives) });
    if (isSameDays(gives, gets)) return t('mis-turnos.cambio.mismo', { mio: first(gives), suyo: first(gets), dias: range(gives) });
    return t('mis-turnos.cambio.otro', { mio: oneDay(gives), suyo: oneDay(gets) });
  };
  return { t, format, now, today, nameOf, hoursWords, shortDay, weekDay, range, changeWords };
}

export type ShiftWords = ReturnType<typeof useShiftWords>;
