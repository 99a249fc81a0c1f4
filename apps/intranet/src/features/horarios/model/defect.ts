import type { TFunction } from 'i18next';
import type { DefinicionHorario } from '@jornada/contract';
import { reviewHorario, type DefectoHorario } from '@jornada/domain/horario/index.ts';

/** The first thing in a schedule that makes no sense, with its message. */
export type Defect = DefectoHorario & { message: string };

export function defectOf(definicion: DefinicionHorario, t: TFunction): Defect | null {
  const found = reviewHorario(definicion);
  return found && { ...found, message: t(`validacion.horario.${found.defecto}`) };
}

/** For the check of a form: a schedule that makes no sense is not sent. */
export function checkDefinition(definicion: DefinicionHorario, t: TFunction): Record<string, string> {
  const defect = defectOf(definicion, t);
  return defect ? { definicion: defect.message } : {};
}

/** The message for a field, if the defect is one of these and at this place. `donde`: a day of the week from 1, or a shift's code. */
export const messageAt = (defect: Defect | null, donde: string, ...defectos: readonly DefectoHorario['defecto'][]): string | undefined =>
  defect?.donde === donde && defectos.includes(defect.defecto) ? defect.message : undefined;

/** The message of a pause: at its minutes if there are too many pauses, otherwise at its hour. */
export const pauseMessage = (defect: Defect | null, index: number) => {
  if (defect?.pausa !== index) return {};
  return defect.defecto === 'pausas-de-mas' ? { minutos: defect.message } : { inicio: defect.message };
};
