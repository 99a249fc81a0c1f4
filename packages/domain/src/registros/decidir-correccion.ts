import { estaCerrado } from '../cierres/modelo.ts';
import type { Instante } from '../horario/modelo.ts';
import type { CodigoRegistros } from './codigos.ts';
import {
  acuerdoPermanente,
  buscarRegistro,
  escribir,
  esReciente,
  hayAcuerdoPermanente,
  rechazo,
  type ContextoFichaje,
  type Decision,
  type Linea,
} from './decision.ts';
import { linesOfUndo } from './deshacer.ts';
import { estadoDeHoy, jornadasDe, marcaEn } from './hoy.ts';
import type { Evento, Jornada, Marca } from './modelo.ts';
import { escribirEnOrden } from './orden.ts';
import { alMinuto, ms } from './tiempo.ts';

const DIA_MS = 24 * 3_600_000;

type Encontrado = { evento: Evento; jornada: Jornada; marca: Marca };

/** A record that stands, with its day; else why not. */
function findStanding(ctx: ContextoFichaje, registroId: number): Encontrado | CodigoRegistros {
  const evento = buscarRegistro(ctx, registroId);
  if (!evento) return 'registros.no-existe';
  if (estaCerrado(ctx.laboral, ctx.cierres, evento.fecha)) return 'registros.mes-cerrado';
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

/** The lines that an immediate agreement would write; refused if the record would not allow them. */
const asAgreed = (ctx: ContextoFichaje, jornada: Jornada, propuesta: Propuesta): Decision =>
  escribirEnOrden(ctx, jornada, [proposalOf(propuesta), acuerdoPermanente(0)], 'registros.hora-fuera-de-orden');

/** Writes lines and a proposal after them. The company's standing agreement makes it effective at once. */
function propose(ctx: ContextoFichaje, jornada: Jornada, propuesta: Propuesta, before: readonly Linea[] = []): Decision {
  const lines = [...before, proposalOf(propuesta)];
  if (!hayAcuerdoPermanente(ctx)) return escribir(ctx, jornada, lines);
  return escribirEnOrden(ctx, jornada, [...lines, acuerdoPermanente(before.length)], 'registros.hora-fuera-de-orden');
}

/** What is wrong with a new hour for a mark, judged as if it were agreed. */
function refuseHour(ctx: ContextoFichaje, { jornada, marca }: Encontrado, momento: Instante): CodigoRegistros | null {
  const { registroId } = marca;
  if (ms(momento) > ms(ctx.ahora)) return 'registros.hora-futura';
  if (alMinuto(momento) === marca.momento) return 'registros.cambio-sin-efecto';
  if (isPending(jornada, registroId)) return 'registros.correccion-pendiente';
  if (Math.abs(ms(momento) - ms(marca.momentoOriginal ?? marca.momento)) > DIA_MS) return 'registros.hora-fuera-de-orden';
  const agreed = asAgreed(ctx, jornada, { registroId, momento, motivo: null });
  return agreed.ok ? null : agreed.error;
}

/**
 * Proposes another hour for a record. It is effective at once only under the company's standing agreement. Refused:
 * no-existe, mes-cerrado, ya-anulado, hora-futura, cambio-sin-efecto, correccion-pendiente, hora-fuera-de-orden.
 */
export function decidirCorreccion(ctx: ContextoFichaje, orden: { registroId: number; momento: Instante; motivo: string }): Decision {
  const found = findStanding(ctx, orden.registroId);
  if (typeof found === 'string') return rechazo(found);
  const refused = refuseHour(ctx, found, orden.momento);
  return refused ? rechazo(refused) : propose(ctx, found.jornada, orden);
}

/**
 * Takes a mark back: at once within ten seconds and by its author, as a request to correct later. What the mark had
 * replaced a moment ago stands again. Refused: no-existe, mes-cerrado, ya-anulado, correccion-pendiente, hora-fuera-de-orden.
 */
export function decidirAnulacion(ctx: ContextoFichaje, { registroId }: { registroId: number }): Decision {
  const found = findStanding(ctx, registroId);
  if (typeof found === 'string') return rechazo(found);
  const { evento, jornada } = found;
  if (esReciente(ctx, evento)) return escribirEnOrden(ctx, jornada, linesOfUndo(ctx, evento), 'registros.hora-fuera-de-orden');
  if (isPending(jornada, registroId)) return rechazo('registros.correccion-pendiente');
  const propuesta = { registroId, momento: null, motivo: null };
  const agreed = asAgreed(ctx, jornada, propuesta);
  return agreed.ok ? propose(ctx, jornada, propuesta) : agreed;
}

/** Writes a remark beside a record, and proposes another hour where one is given. Refused as a correction is, and then as a whole. */
export function decidirObservacion(
  ctx: ContextoFichaje,
  orden: { registroId: number; observaciones: string | null; momento: Instante | null },
): Decision {
  const { registroId, observaciones, momento } = orden;
  const found = findStanding(ctx, registroId);
  if (typeof found === 'string') return rechazo(found);
  const { jornada, marca } = found;
  const remark: Linea[] = observaciones === marca.observaciones ? [] : [{ evento: 'observacion', refiereA: registroId, observaciones }];
  if (momento === null || alMinuto(momento) === marca.momento) {
    return remark.length > 0 ? escribir(ctx, jornada, remark) : rechazo('registros.cambio-sin-efecto');
  }
  const refused = refuseHour(ctx, found, momento);
  return refused ? rechazo(refused) : propose(ctx, jornada, { registroId, momento, motivo: observaciones }, remark);
}

/**
 * Reopens today by voiding its last clock-out. Refused: no-existe, mes-cerrado, ya-anulado, no-es-salida (nor any but the last),
 * hora-no-permitida (a day of the past), hora-fuera-de-orden.
 */
export function decidirRectificarFin(ctx: ContextoFichaje, { registroId }: { registroId: number }): Decision {
  const found = findStanding(ctx, registroId);
  if (typeof found === 'string') return rechazo(found);
  const { jornada, marca } = found;
  if (marca.clase !== 'salida' || jornada.marcas.at(-1)?.registroId !== registroId) return rechazo('registros.no-es-salida');
  if (estadoDeHoy(ctx).fecha !== jornada.fecha) return rechazo('registros.hora-no-permitida');
  return escribirEnOrden(ctx, jornada, [{ evento: 'anulacion', refiereA: registroId }], 'registros.hora-fuera-de-orden');
}
