import { isMesCerrado, type MesesCerrados } from '../cierres/modelo.ts';
import type { ContextoLaboral, Fecha, Instante } from '../horario/modelo.ts';
import type { CodigoRegistros } from './codigos.ts';
import { addLines, type DiaDeLog } from './dias.ts';
import type { Evento, Jornada, TipoRegistro } from './modelo.ts';
import { ms } from './tiempo.ts';

/** The settings of a company about clocking. `posicion`: not asked for, asked for, or required with every mark. */
export type AjustesFichaje = {
  /** Standing agreement to people's own corrections. */
  usuarioPuedeModificar: boolean;
  opcionesFinJornada: readonly ('sugerido' | 'personalizado' | 'presencia')[];
  posicion: 'no' | 'pedir' | 'exigir';
  /** Metres. */
  minimumAccuracy: number;
  /** Refuses a mark outside the centre's radius, where a position is demanded. */
  radioObligatorio: boolean;
};

/** Everything that a decision about one person's record depends on. */
export type ContextoFichaje = {
  ahora: Instante;
  personaId: number;
  /** Who acts: the person, or somebody who acts for them. */
  autorId: number;
  laboral: ContextoLaboral;
  tipos: readonly TipoRegistro[];
  /** Open projects. */
  proyectos: ReadonlySet<number>;
  /**
   * Whole logs of the open day; of every day from the one before yesterday (UTC) on; of the day of a record that is
   * named, and of those beside each of them. Days without lines are left out. Oldest first.
   */
  dias: readonly DiaDeLog[];
  siguienteNumero: number;
  ajustes: AjustesFichaje;
  /** Closed months, in which nothing is written; null where they could not be read, and then nothing is written at all. */
  cierres: MesesCerrados | null;
};

/**
 * What to write, all of it or nothing: the lines (the requested one first), and every day that they change, as it is with them.
 * Until they are written the ids of the lines are negative (`provisionalId`), here and in the days. `fecha`: the day that it is about.
 */
export type Decidido = { ok: true; fecha: Fecha; lines: readonly Evento[]; jornadas: readonly Jornada[] };

/** What to write, or the reason not to, with the parameters of its message. */
export type Decision = Decidido | { ok: false; error: CodigoRegistros; datos?: Record<string, string | number> };

/** A refusal; `datos` are the parameters of its message. */
export const rechazo = (error: CodigoRegistros, datos?: Record<string, string | number>): Decision => ({
  ok: false,
  error,
  ...(datos ? { datos } : {}),
});

/** Seconds after its receipt within which the person who made a mark can take it back at once. */
export const SEGUNDOS_PARA_DESHACER = 10;

/** The id of a line that is not written yet. No other line of that person can have it. */
const provisionalId = (numero: number): number => -numero;

/** The part of a line in which lines differ. `refiereA` as `{ nuevo }` refers to a line of the same batch by its index. */
export type Linea = Partial<Omit<Evento, 'registroId' | 'numero' | 'fecha' | 'zona' | 'refiereA'>> &
  Pick<Evento, 'evento'> & { refiereA?: number | { nuevo: number } | null };

/** Numbers the lines of a day and fills in what every line has. */
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
    ...part,
    numero: ctx.siguienteNumero + index,
    registroId: provisionalId(ctx.siguienteNumero + index),
    refiereA: refiereA !== null && typeof refiereA === 'object' ? provisionalId(ctx.siguienteNumero + refiereA.nuevo) : refiereA,
  }));
}

/**
 * Every decision to write ends here, so rules that hold for all decisions belong here. `fecha`: the requested day;
 * `after`: the days as they stand with the lines.
 */
export function decidido(
  { laboral, cierres, dias }: ContextoFichaje,
  { fecha, lines, after }: { fecha: Fecha; lines: readonly Evento[]; after: readonly DiaDeLog[] },
): Decision {
  if (lines.some((line) => isMesCerrado(laboral, cierres, line.fecha))) return rechazo('registros.mes-cerrado');
  // A day without a line of its own changes where another one begins or ends within it.
  const before = new Map(dias.map((dia) => [dia.fecha, dia.jornada]));
  const touched = after.filter((dia) => dia.jornada !== before.get(dia.fecha));
  return { ok: true, fecha, lines, jornadas: touched.map(({ jornada }) => jornada) };
}

/** Decides to write lines that cannot bring the record out of order. */
export function write(ctx: ContextoFichaje, { fecha, zona }: { fecha: Fecha; zona: string }, parts: readonly Linea[]): Decision {
  const lines = lineas(ctx, { fecha, zona }, parts);
  return decidido(ctx, { fecha, lines, after: addLines(ctx.dias, lines, ctx.tipos) });
}

/** The line that wrote a record, in a day that is known here: a mark that was clocked, or an addition that was agreed. */
export function findRegistro(ctx: ContextoFichaje, registroId: number): Evento | null {
  const lines = ctx.dias.flatMap(({ eventos }) => eventos);
  const found = lines.find((one) => one.registroId === registroId) ?? null;
  if (found?.evento === 'fichaje') return found;
  const isAgreed = lines.some(({ evento, refiereA }) => evento === 'acuerdo' && refiereA === registroId);
  return found?.evento === 'correccion' && found.refiereA === null && isAgreed ? found : null;
}

/** Whether the company's standing agreement answers. It answers a person's own proposals, never those that somebody makes for them. */
export const hasAcuerdoPermanente = ({ ajustes, autorId, personaId }: ContextoFichaje): boolean =>
  ajustes.usuarioPuedeModificar && autorId === personaId;

/** The standing agreement with the line of the same batch at `place`. */
export const acuerdoPermanente = (place: number): Linea => ({ evento: 'acuerdo', refiereA: { nuevo: place }, modo: 'automatico' });

/** Is it the author's own mark, clocked a moment ago? */
export const isReciente = (ctx: ContextoFichaje, evento: Evento): boolean =>
  evento.evento === 'fichaje' && evento.autorId === ctx.autorId && ms(ctx.ahora) - ms(evento.recibido) <= SEGUNDOS_PARA_DESHACER * 1000;
