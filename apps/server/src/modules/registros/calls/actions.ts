import type { TranslateText } from '../../../platform/http/error-handler.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Act } from '../act/act.ts';
import { createAmendments } from './amendments.ts';
import type { DayOfRecord, DePersona, MeasureOf, PresentFor } from './clock-input.ts';
import { createClocking } from './clocking.ts';

export type Actions = ReturnType<typeof createActions>;

/** The actions that write to the record. Each one says what to decide; `act` does the rest. */
export function createActions({
  act,
  findDay,
  measureOf,
  present,
  translate,
}: {
  act: Act;
  findDay(de: DePersona, registroId: number): Promise<string | null>;
  measureOf: MeasureOf;
  present: PresentFor;
  translate: TranslateText;
}) {
  const dayOfRecord: DayOfRecord = async (de, registroId) => {
    const fecha = registroId > 0 ? await findDay(de, registroId) : null;
    if (!fecha) throw new AppError('registros.no-existe');
    return fecha;
  };
  return { ...createClocking({ act, dayOfRecord, measureOf, present, translate }), ...createAmendments({ act, dayOfRecord, present }) };
}
