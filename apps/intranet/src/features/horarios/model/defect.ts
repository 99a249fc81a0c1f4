import type { TFunction } from 'i18next';
import type { DefinicionHorario } from '@jornada/contract';
import { reviewHorario, type DefectoHorario } from '@jornada/domain/horario/index.ts';
import { weekdayName, type NameDay } from './weekdays.ts';

/** The first thing in a schedule that makes no sense, with its message. */
export type Defect = DefectoHorario & { message: string };
type Words = { t: TFunction; format: NameDay };

/** The mistake in words; in a week they begin with the season and the day. */
function messageOf(definicion: DefinicionHorario, { defecto, donde, temporada }: DefectoHorario, { t, format }: Words): string {
  const mistake = t(`validacion.horario.${defecto}`);
  if (definicion.clase === 'rotativo') return mistake;
  const season = temporada === undefined ? '' : (definicion.temporadas?.[temporada]?.nombre ?? '');
  const day = donde === '' ? '' : weekdayName(Number(donde) - 1, format);
  const where = season === '' || day === '' ? season + day : `${season}, ${day.toLocaleLowerCase()}`;
  return where === '' ? mistake : t('horarios.en-dia', { donde: where, defecto: mistake });
}

export function defectOf(definicion: DefinicionHorario, words: Words): Defect | null {
  const found = reviewHorario(definicion);
  return found && { ...found, message: messageOf(definicion, found, words) };
}

/** For the check of a form: a schedule that makes no sense is not sent. */
export function checkDefinition(definicion: DefinicionHorario, words: Words): Record<string, string> {
  const defect = defectOf(definicion, words);
  return defect ? { definicion: defect.message } : {};
}

/** The mistake, if it is in this week: of a season, or the usual one. */
export const defectIn = (defect: Defect | null, temporada?: number): Defect | null => (defect?.temporada === temporada ? defect : null);

/** The message for a field, if the defect is one of these and at this place. `donde`: a day of the week from 1, or a shift's code. */
export const messageAt = (defect: Defect | null, donde: string, ...defectos: readonly DefectoHorario['defecto'][]): string | undefined =>
  defect?.donde === donde && defectos.includes(defect.defecto) ? defect.message : undefined;

/** The message of a pause: at its minutes if there are too many pauses, otherwise at its hour. */
export const pauseMessage = (defect: Defect | null, index: number) => {
  if (defect?.pausa !== index) return {};
  return defect.defecto === 'pausas-de-mas' ? { minutos: defect.message } : { inicio: defect.message };
};
