import type { TFunction } from 'i18next';
import type { DiaPrevistoVista, DiaVista } from '@jornada/contract/registros/vistas.ts';
import { nameOfAbsence } from '../../../shared/day/names.ts';

type Part = NonNullable<DiaPrevistoVista['ausencia']>;

/** An absence of a part of a day: which part, and whether that is agreed; of a half, also what is left to work. */
export function partText(
  { clase, mitad, minutos, aprobada }: Part,
  left: number,
  { t, duration }: { t: TFunction; duration: (minutes: number) => string },
): string {
  const name = t(nameOfAbsence(clase));
  const what = mitad
    ? t('calendario.dia.ausencia-mitad', { clase: name, parte: t(`ausencias.partes.${mitad}`) })
    : t('calendario.dia.ausencia-horas', { clase: name, tiempo: duration(minutos ?? 0) });
  if (!aprobada) return t('calendario.frase.ausencia-pendiente', { clase: what });
  return mitad ? t('calendario.dia.ausencia-quedan', { que: what, tiempo: duration(left) }) : what;
}

/** A public holiday by its name, and whether it is only proposed. */
export const holidayText = ({ festivoPropuesto }: Pick<DiaVista, 'festivoPropuesto'>, nombre: string, t: TFunction): string =>
  t(festivoPropuesto ? 'calendario.frase.festivo-propuesto' : 'calendario.frase.festivo', { nombre });
