import { useTranslation } from 'react-i18next';
import type { CeldaDelPlanVista, DichoDelDiaVista, ParteVista, PublicacionDeAlguienVista } from '@jornada/contract/turnos/calls.ts';
import { useLimitWords } from '@jornada/features/limites/use-limit-words.ts';
import type { Failure } from './model/drawing.ts';
import { shownDay, type ShiftsByKey } from './model/shown.ts';
import type { Stroke } from './model/stroke.ts';

export type Warning = PublicacionDeAlguienVista['avisos'][number];
/** What is said of a day besides what the plan has. */
export type DayExtras = {
  stroke?: Stroke | undefined;
  failure?: Failure | undefined;
  warnings: readonly Warning[];
  said: readonly DichoDelDiaVista[];
};

/** Days of the plan in words: for those who cannot see the grid, and beside it. */
export function useDayWords(shifts: ShiftsByKey) {
  const { t } = useTranslation();
  const { nameOf, valueOf, format } = useLimitWords();

  /** `Mañana, 6:00 – 14:00`. */
  const shiftWords = (turno: string): string => {
    const shift = shifts.get(turno);
    return shift ? `${shift.nombre}, ${format.wallHour(shift.inicio)} – ${format.wallHour(shift.fin)}` : t('plan-turnos.otro-turno');
  };
  const partsWords = (partes: readonly ParteVista[] | null): string => {
    if (partes === null) return t('plan-turnos.flexible');
    return partes.length === 0 ? t('plan-turnos.libre') : partes.map(({ turno }) => shiftWords(turno)).join('; ');
  };
  const absenceWords = ({ ausencia }: CeldaDelPlanVista): string => {
    if (!ausencia) return '';
    const kind = ausencia.clase === 'ausencia' ? t('plan-turnos.ausente') : t(`ausencias.${ausencia.clase}`);
    const part = ausencia.mitad ? t(`ausencias.partes.${ausencia.mitad}`) : ausencia.horas ? t('ausencias.partes.horas') : '';
    return [kind, part, ausencia.aprobada ? '' : t('plan-turnos.pedida')].filter(Boolean).join(', ');
  };
  const warningWords = (one: Warning): string => `${nameOf(one.regla)}: ${valueOf(one)} (${one.norma})`;
  const failureWords = ({ fallo }: Failure): string => t(`plan-turnos.fallos.${fallo}`);

  /** `Prefiere no trabajar, 20:00 – 6:00`. */
  const saidWords = ({ clase, desde, hasta }: DichoDelDiaVista): string =>
    [t(`plan-turnos.dicho.${clase}`), desde && hasta && `${format.wallHour(desde)} – ${format.wallHour(hasta)}`].filter(Boolean).join(', ');

  /** All of a day: `viernes 4 de diciembre: mañana, 6:00 – 14:00; cambiado, sin publicar`. */
  const dayWords = (cell: CeldaDelPlanVista, { stroke, failure, warnings, said }: DayExtras): string => {
    const shown = shownDay(cell, stroke);
    const plan = shown.isDue ? t('plan-turnos.segun-horario') : partsWords(shown.partes);
    const away = absenceWords(cell);
    return [
      `${format.date(cell.fecha, 'long')}: ${away || plan}`,
      shown.state === 'publicado' ? '' : t(`plan-turnos.estados.${shown.state}`),
      cell.festivo && t('plan-turnos.festivo-de', { nombre: cell.festivo }),
      cell.obstaculo && t(`plan-turnos.obstaculos.${cell.obstaculo}`),
      cell.borrador && !cell.borrador.alDia && t('plan-turnos.obstaculos.cambiado-antes'),
      failure && failureWords(failure),
      ...warnings.map(warningWords),
      ...said.map(saidWords),
    ]
      .filter(Boolean)
      .join('. ');
  };
  return { t, format, shiftWords, partsWords, absenceWords, warningWords, failureWords, saidWords, dayWords };
}

export type DayWords = ReturnType<typeof useDayWords>;
