import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { Format } from '@jornada/i18n';
import { previewDay, type NewMark } from './preview-day.ts';
import { leaveSuggestions, type Mode } from './proposal.ts';
import { hourStateOf } from './use-hour.ts';

/** The typed values, as the form keeps them: hours `HH:MM`, days by the name of their hour, ids as text; empty for none. */
export type ProposalFields = Record<'modo' | 'tipo' | 'hora' | 'dia' | 'fin' | 'diaFin' | 'proyecto' | 'motivo', string>;

type Options = {
  dia: SalidaDe<typeof registros.listado>;
  tipos: readonly TipoRegistroVista[];
  fields: ProposalFields;
  zona: string;
  ahora: string;
  format: Format;
};

/** The meaning of the typed hours: the marks that they add, and the day without and with them. */
export function readProposal({ dia: { fecha, items, dia }, tipos, fields, zona, ahora, format }: Options) {
  const modo = fields.modo as Mode;
  const [tipo, lastTipo] = typesOf(modo, fields.tipo, tipos);
  const turno = dia.previsto?.turno ?? null;
  const day = { fecha, zona, registros: items, tipos, ahora: dia.estado === 'abierta' ? ahora : null };
  const isPast = (instante: string): boolean => Temporal.Instant.compare(instante, ahora) <= 0;
  const hourOf = (typed: { hora: string; named: string; near: string; fits: (instante: string) => boolean }) =>
    hourStateOf({ ...typed, fecha, zona, registros: items, previsto: dia.previsto, format });

  const noon = Temporal.PlainDateTime.from(`${fecha}T12:00`).toZonedDateTime(zona).toInstant().toString();
  const last = items.findLast(({ anulado }) => !anulado)?.momento ?? noon;
  const near = { dia: turno?.inicio ?? noon, salida: turno?.fin ?? last, fichaje: last }[modo];
  const fits = (momento: string): boolean => !tipo || modo === 'dia' || previewDay({ ...day, added: [{ tipo, momento }] }).fits;
  const start = hourOf({ hora: fields.hora, named: fields.dia, near, fits: (instante) => isPast(instante) && fits(instante) });
  const begun = start.chosen?.instante ?? null;
  const end = hourOf({
    hora: fields.fin,
    named: fields.diaFin,
    near: turno?.fin ?? begun ?? noon,
    fits: (instante) => isPast(instante) && (begun === null || Temporal.Instant.compare(instante, begun) > 0),
  });

  const added: NewMark[] = [
    ...(tipo && start.chosen ? [{ tipo, momento: start.chosen.instante }] : []),
    ...(lastTipo && end.chosen ? [{ tipo: lastTipo, momento: end.chosen.instante }] : []),
  ];
  return {
    modo,
    tipo,
    start,
    end,
    added,
    before: previewDay(day),
    /** Null until all hours are typed. */
    after: added.length === (modo === 'dia' ? 2 : 1) ? previewDay({ ...day, added }) : null,
    suggestions: modo === 'salida' ? leaveSuggestions({ ...day, dia, ahora }) : [],
    /** The planned shift of a day that nobody clocked, once it is over. */
    plan: modo === 'dia' && turno && !turno.flexible && isPast(turno.fin) ? turno : null,
  };
}

/** The record types of the marks: one, or those of beginning and end. */
function typesOf(modo: Mode, chosen: string, tipos: readonly TipoRegistroVista[]): (TipoRegistroVista | undefined)[] {
  const firstOf = (clase: TipoRegistroVista['clase']) => tipos.find((tipo) => tipo.clase === clase);
  if (modo === 'dia') return [firstOf('entrada'), firstOf('salida')];
  if (modo === 'salida') return [firstOf('salida')];
  return [tipos.find(({ id }) => id === Number(chosen)) ?? firstOf('salida')];
}
