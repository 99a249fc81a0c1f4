import type { FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';

/** What a form says of a document beside its file and its people. */
export type DocumentData = {
  tipoId: number | null;
  titulo: string;
  /** The first day of a month; null: it is about none. */
  periodo: string | null;
  firma: FirmaDocumento;
  /** Empty: there is no last day. */
  plazo: string;
};

export const NO_DATA: DocumentData = { tipoId: null, titulo: '', periodo: null, firma: 'ninguna', plazo: '' };

/** The same as a call takes it: where nothing is to be signed there is no last day for it. */
export const dataInput = ({ tipoId, titulo, periodo, firma, plazo }: DocumentData) => ({
  // A kind that is missing is refused by the schema.
  tipoId: tipoId as number,
  titulo,
  periodo,
  firma,
  plazo: firma === 'ninguna' || plazo === '' ? null : plazo,
});

/** How many months back and ahead a document may be about. */
const BACK = 18;
const AHEAD = 1;

/** The first days of the months that are offered, the latest first. */
export function monthsAround(today: string): string[] {
  const first = Temporal.PlainDate.from(today).with({ day: 1 });
  return Array.from({ length: BACK + AHEAD + 1 }, (_, at) => first.add({ months: AHEAD - at }).toString());
}
