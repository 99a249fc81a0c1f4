import { isMesCerrado, type MesesCerrados } from '../cierres/modelo.ts';
import type { ContextoLaboral, Fecha, Instante } from '../horario/modelo.ts';
import type { CodigoRegistros } from './codigos.ts';
import { addLines, type DiaDeLog } from './dias.ts';
import type { Evento, Jornada, TipoRegistro } from './modelo.ts';
import { ms } from './tiempo.ts';

/** The settings of a company about clocking. `posicion`: not asked for, asked for, or required with every mark. */
export type AjustesFichaje = {
  /** The company accepts people's own corrections in advance (standing agreement). */
  usuarioPuedeModificar: boolean;
  opcionesFinJornada: readonly ('sugerido' | 'personalizado' | 'presencia')[];
  posicion: 'no' | 'pedir' | 'exigir';
  /** The largest accepted inaccuracy, in metres. */
  minimumAccuracy: number;
  /** For how many days after it was made a mark that waited on a device counts by itself. Later it is a proposal. */
  diasSinConexion: number;
  /** Refuses a mark outside the centre's radius, if a position is required. */
  radioObligatorio: boolean;
  /** Marks may have a remark. Otherwise only those whose type asks for one. */
  comentarios: boolean;
};

/** Whether a mark of this type may have a remark, and whether it is shown. */
export const admitsRemark = (
  { comentarios }: Pick<AjustesFichaje, 'comentarios'>,
  tipo: Pick<TipoRegistro, 'requiereObservaciones'> | undefined,
): boolean => comentarios || tipo?.requiereObservaciones === true;

/** Everything that a decision about one person's record needs. */
export type ContextoFichaje = {
  ahora: Instante;
  personaId: number;
  /** The author: the person, or somebody acting for them. */
  autorId: number;
  laboral: ContextoLaboral;
  tipos: readonly TipoRegistro[];
  /** Open projects. */
  proyectos: Pick<ReadonlySet<number>, 'has' | 'size'>;
  /**
   * Complete logs of these days: the open day; all days from the day before yesterday (UTC) on; the day of a named record; and
   * two days on each side of both, because a change may concern a neighbour, and that one overlaps its own neighbours. Days
   * without lines are left out. Oldest first.
   */
  dias: readonly DiaDeLog[];
  siguienteNumero: number;
  ajustes: AjustesFichaje;
  /** Closed months, in which nothing is written. Null if they could not be read; then nothing is written at all. */
  cierres: MesesCerrados | null;
};

/**
 * What to write, all or nothing: the lines (the requested one first), and every changed day with these lines. Unwritten lines
 * have negative ids (`provisionalId`), here and in the days. `fecha`: the day of the action.
 */
export type Decidido = { ok: true; fecha: Fecha; lines: readonly Evento[]; jornadas: readonly Jornada[] };

/** What to write, or the reason of the refusal with the parameters of its message. */
export type Decision = Decidido | { ok: false; error: CodigoRegistros; datos?: Record<string, string | number> };

/** A refusal; `datos` are the parameters of its message. */
export const rechazo = (error: CodigoRegistros, datos?: Record<string, string | number>): Decision => ({
  ok: false,
  error,
  ...(datos ? { datos } : {}),
});

/** Within this many seconds after its receipt, the person who made a mark can undo it at once. */
export const SEGUNDOS_PARA_DESHACER = 10;

/** The id of a line that is not written yet. It is unique for the person. */
const provisionalId = (numero: number): number => -numero;

/** The part of a line in which lines differ. `refiereA` as `{ nuevo }` refers to a line of the same batch by its index. */
export type Linea = Partial<Omit<Evento, 'registroId' | 'numero' | 'primero' | 'fecha' | 'zona' | 'refiereA'>> &
  Pick<Evento, 'evento'> & { refiereA?: number | { nuevo: number } | null };

/** Numbers the lines of a day and fills in the common fields. */
export function lineas(ctx: ContextoFichaje, { fecha, zona }: { fecha: Fecha; zona: string }, parts: readonly Linea[]): Evento[] {
  return parts.map(({ refiereA = null, ...part }, index) => ({
    fecha,
    zona,
    clase: null,
    tipoId: null,
    momento: null,
    recibido: ctx.ahora,
    modo: 'directo',
    confianza: 'directa',
    proyectoId: null,
    observaciones: null,
    autorId: ctx.autorId,
    primero: ctx.siguienteNumero,
    ...part,
    numero: ctx.siguienteNumero + index,
    registroId: provisionalId(ctx.siguienteNumero + index),
    refiereA: refiereA !== null && typeof refiereA === 'object' ? provisionalId(ctx.siguienteNumero + refiereA.nuevo) : refiereA,
  }));
}

/**
 * Every decision to write ends here, so rules for all decisions belong here. `fecha`: the requested day; `after`: the days with
 * the lines.
 */
export function decidido(
  { laboral, cierres, dias }: ContextoFichaje,
  { fecha, lines, after }: { fecha: Fecha; lines: readonly Evento[]; after: readonly DiaDeLog[] },
): Decision {
  if (lines.some((line) => isMesCerrado(laboral, cierres, line.fecha))) return rechazo('registros.mes-cerrado');
  // A day without a new line changes, too, if another day begins or ends within it.
  const before = new Map(dias.map((dia) => [dia.fecha, dia.jornada]));
  const touched = after.filter((dia) => dia.jornada !== before.get(dia.fecha));
  // Other days that are left with it belong to the same action.
  const primero = lines[0]?.numero ?? 0;
  return { ok: true, fecha, lines: lines.map((line) => ({ ...line, primero })), jornadas: touched.map(({ jornada }) => jornada) };
}

/** Writes lines that cannot put the record out of order. */
export function write(ctx: ContextoFichaje, { fecha, zona }: { fecha: Fecha; zona: string }, parts: readonly Linea[]): Decision {
  const lines = lineas(ctx, { fecha, zona }, parts);
  return decidido(ctx, { fecha, lines, after: addLines(ctx.dias, lines, ctx.tipos) });
}

/** The line of a record in the known days: a clocked mark, or an agreed addition. */
export function findRegistro(ctx: ContextoFichaje, registroId: number): Evento | null {
  const lines = ctx.dias.flatMap(({ eventos }) => eventos);
  const found = lines.find((one) => one.registroId === registroId) ?? null;
  if (found?.evento === 'fichaje') return found;
  const isAgreed = lines.some(({ evento, refiereA }) => evento === 'acuerdo' && refiereA === registroId);
  return found?.evento === 'correccion' && found.refiereA === null && isAgreed ? found : null;
}

/**
 * Whether the company's standing agreement applies. It is only for the person's own proposals, never for those that somebody
 * makes for them.
 */
export const hasAcuerdoPermanente = ({ ajustes, autorId, personaId }: ContextoFichaje): boolean =>
  ajustes.usuarioPuedeModificar && autorId === personaId;

/** The standing agreement to the line with index `place` of the same batch. */
export const acuerdoPermanente = (place: number): Linea => ({ evento: 'acuerdo', refiereA: { nuevo: place }, modo: 'automatico' });

/** Whether it is the author's own mark, clocked a moment ago. */
export const isReciente = (ctx: ContextoFichaje, evento: Evento): boolean =>
  evento.evento === 'fichaje' && evento.autorId === ctx.autorId && ms(ctx.ahora) - ms(evento.recibido) <= SEGUNDOS_PARA_DESHACER * 1000;
