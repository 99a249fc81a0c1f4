import { isMesCerrado } from '../cierres/modelo.ts';
import type { Instante } from '../horario/modelo.ts';
import type { CodigoRegistros } from './codigos.ts';
import {
  acuerdoPermanente,
  admitsRemark,
  findRegistro,
  write,
  isReciente,
  hasAcuerdoPermanente,
  rechazo,
  type ContextoFichaje,
  type Decision,
  type Linea,
} from './decision.ts';
import { linesOfUndo } from './undo-window.ts';
import { estadoDeHoy, jornadasDe, marcaEn } from './hoy.ts';
import type { Evento, Jornada, Marca } from './modelo.ts';
import { writeInOrder } from './orden.ts';
import { alMinuto, ms } from './tiempo.ts';

const DIA_MS = 24 * 3_600_000;

type Encontrado = { evento: Evento; jornada: Jornada; marca: Marca };

/** A valid record with its day; otherwise the reason of the refusal. */
function findStanding(ctx: ContextoFichaje, registroId: number): Encontrado | CodigoRegistros {
  const evento = findRegistro(ctx, registroId);
  if (!evento) return 'registros.no-existe';
  if (isMesCerrado(ctx.laboral, ctx.cierres, evento.fecha)) return 'registros.mes-cerrado';
  const jornada = jornadasDe(ctx).find(({ fecha }) => fecha === evento.fecha);
  const marca = jornada && marcaEn(jornada, registroId);
  return jornada && marca ? { evento, jornada, marca } : 'registros.ya-anulado';
}

const isPending = ({ correcciones }: Jornada, registroId: number): boolean =>
  correcciones.some(({ refiereA, estado }) => refiereA === registroId && estado === 'pendiente');

type Propuesta = { registroId: number; momento: Instante | null; motivo: string | null };

/** A proposal to move a mark to another hour, or to void it (`momento` null). */
const proposalOf = ({ registroId, momento, motivo }: Propuesta): Linea => ({
  evento: 'correccion',
  refiereA: registroId,
  momento: momento === null ? null : alMinuto(momento),
  observaciones: motivo,
  modo: 'declarado',
});

/** The lines that an immediate agreement would write; refused if they do not fit the record. */
const applyAgreement = (ctx: ContextoFichaje, jornada: Jornada, propuesta: Propuesta): Decision =>
  writeInOrder(ctx, jornada, [proposalOf(propuesta), acuerdoPermanente(0)], 'registros.hora-fuera-de-orden');

/** Writes lines, and then a proposal. With the company's standing agreement it takes effect at once. */
function propose(ctx: ContextoFichaje, jornada: Jornada, propuesta: Propuesta, before: readonly Linea[] = []): Decision {
  const lines = [...before, proposalOf(propuesta)];
  if (!hasAcuerdoPermanente(ctx)) return write(ctx, jornada, lines);
  return writeInOrder(ctx, jornada, [...lines, acuerdoPermanente(before.length)], 'registros.hora-fuera-de-orden');
}

/** What is wrong with a new hour for a mark, checked as if it were agreed. */
function refuseHour(ctx: ContextoFichaje, { jornada, marca }: Encontrado, momento: Instante): CodigoRegistros | null {
  const { registroId } = marca;
  if (ms(momento) > ms(ctx.ahora)) return 'registros.hora-futura';
  if (alMinuto(momento) === marca.momento) return 'registros.cambio-sin-efecto';
  if (isPending(jornada, registroId)) return 'registros.correccion-pendiente';
  if (Math.abs(ms(momento) - ms(marca.momentoOriginal ?? marca.momento)) > DIA_MS) return 'registros.hora-fuera-de-orden';
  const agreed = applyAgreement(ctx, jornada, { registroId, momento, motivo: null });
  return agreed.ok ? null : agreed.error;
}

/**
 * Proposes another hour for a record. It takes effect at once only with the company's standing agreement. Refused: no-existe,
 * mes-cerrado, ya-anulado, hora-futura, cambio-sin-efecto, correccion-pendiente, hora-fuera-de-orden.
 */
export function decideCorreccion(ctx: ContextoFichaje, orden: { registroId: number; momento: Instante; motivo: string }): Decision {
  const found = findStanding(ctx, orden.registroId);
  if (typeof found === 'string') return rechazo(found);
  const refused = refuseHour(ctx, found, orden.momento);
  return refused ? rechazo(refused) : propose(ctx, found.jornada, orden);
}

/**
 * Undoes a mark: at once if its author does it within ten seconds, later as a request. If the mark replaced others a moment ago,
 * these are valid again. Refused: no-existe, mes-cerrado, ya-anulado, correccion-pendiente, hora-fuera-de-orden.
 */
export function decideAnulacion(ctx: ContextoFichaje, { registroId }: { registroId: number }): Decision {
  const found = findStanding(ctx, registroId);
  if (typeof found === 'string') return rechazo(found);
  const { evento, jornada } = found;
  if (isReciente(ctx, evento)) return writeInOrder(ctx, jornada, linesOfUndo(ctx, evento), 'registros.hora-fuera-de-orden');
  if (isPending(jornada, registroId)) return rechazo('registros.correccion-pendiente');
  const propuesta = { registroId, momento: null, motivo: null };
  const agreed = applyAgreement(ctx, jornada, propuesta);
  return agreed.ok ? propose(ctx, jornada, propuesta) : agreed;
}

/**
 * Writes a remark about a record, and proposes another hour if one is given. If the hour is refused, so is the remark. Where the company shows
 * no remarks, it is only the reason for the other hour; without one it is refused (observacion-no-admitida). One from before can be taken away.
 */
export function decideObservacion(
  ctx: ContextoFichaje,
  orden: { registroId: number; observaciones: string | null; momento: Instante | null },
): Decision {
  const { registroId, observaciones, momento } = orden;
  const found = findStanding(ctx, registroId);
  if (typeof found === 'string') return rechazo(found);
  const { jornada, marca } = found;
  const isShown = admitsRemark(
    ctx.ajustes,
    ctx.tipos.find(({ id }) => id === marca.tipoId),
  );
  const isWritten = observaciones !== marca.observaciones && (isShown || observaciones === null);
  const remark: Linea[] = isWritten ? [{ evento: 'observacion', refiereA: registroId, observaciones }] : [];
  if (momento === null || alMinuto(momento) === marca.momento) {
    if (!isShown && observaciones !== null) return rechazo('registros.observacion-no-admitida');
    return remark.length > 0 ? write(ctx, jornada, remark) : rechazo('registros.cambio-sin-efecto');
  }
  const refused = refuseHour(ctx, found, momento);
  return refused ? rechazo(refused) : propose(ctx, jornada, { registroId, momento, motivo: observaciones }, remark);
}

/**
 * Reopens today by voiding its last clock-out. Refused: no-existe, mes-cerrado, ya-anulado, no-es-salida (or not the last one),
 * hora-no-permitida (a past day), hora-fuera-de-orden.
 */
export function decideRectificarFin(ctx: ContextoFichaje, { registroId }: { registroId: number }): Decision {
  const found = findStanding(ctx, registroId);
  if (typeof found === 'string') return rechazo(found);
  const { jornada, marca } = found;
  if (marca.clase !== 'salida' || jornada.marcas.at(-1)?.registroId !== registroId) return rechazo('registros.no-es-salida');
  if (estadoDeHoy(ctx).fecha !== jornada.fecha) return rechazo('registros.hora-no-permitida');
  return writeInOrder(ctx, jornada, [{ evento: 'anulacion', refiereA: registroId }], 'registros.hora-fuera-de-orden');
}
