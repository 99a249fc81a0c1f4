import type { Sesion } from '../../../shared/sesion.ts';
import type { PersonReader } from '../person/reader.ts';
import type { Ventana } from '../person/windows.ts';
import type { SumasLeidas } from '../person/year-sums-repo.ts';
import type { PresentFor } from './clock-input.ts';
import { createDayEndMessage } from './day-end-message.ts';
import type { Retenido } from './find-held-repo.ts';
import { createMonthQueries } from './month-queries.ts';
import { createNowQueries } from './now-queries.ts';
import { createRecordQueries } from './record-queries.ts';

/** The reading calls. They write nothing. */
export function createQueries(options: {
  read: PersonReader;
  findDay(sesion: Sesion, registroId: number): Promise<string | null>;
  findSums(sesion: Sesion, ventana: Ventana): Promise<SumasLeidas>;
  findHeld(sesion: Sesion, ventana: Ventana): Promise<Retenido[]>;
  present: PresentFor;
}) {
  return {
    ...createNowQueries(options),
    ...createRecordQueries(options),
    ...createMonthQueries(options),
    readMensajeConfirmacion: createDayEndMessage(options),
  };
}
