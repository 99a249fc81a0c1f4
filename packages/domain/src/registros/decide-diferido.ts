import { masDias } from '../horario/calendario.ts';
import type { Fecha, Instante } from '../horario/modelo.ts';
import {
  acuerdoPermanente,
  admitsRemark,
  hasAcuerdoPermanente,
  rechazo,
  write,
  type ContextoFichaje,
  type Decision,
  type Linea,
} from './decision.ts';
import { fechaDeEntrada, maximoFin, SIGUE_SIENDO_HOY } from './dia.ts';
import { jornadasDe } from './hoy.ts';
import type { Confianza, Jornada, TipoRegistro } from './modelo.ts';
import { writeAnyhow } from './orden.ts';
import { alMinuto, ms } from './tiempo.ts';

/** A mark that a device recorded without a connection; `momento` and `confianza` are its official time (see horaOficial). */
export type OrdenDiferida = {
  tipoId: number;
  momento: Instante;
  confianza: Confianza;
  proyectoId: number | null;
  observaciones: string | null;
  /** The last time that the server had signed for the device by then; null: none, so that the device could say any time. */
  sellado: Instante | null;
  /** When the server got it. */
  recibido: Instante;
  /** Why it is a proposal, if it does not count by itself; null: then it is refused. */
  motivo: string | null;
};

/**
 * The day that was in progress at an instant: the latest one that had begun by then, could still last, and had not ended long
 * before.
 */
function jornadaAt(ctx: ContextoFichaje, momento: Instante): Jornada | undefined {
  const latest = ({ fecha }: Jornada, inicio: Instante): number => maximoFin(ms(inicio), ctx.laboral.planDia(fecha));
  const isOver = ({ estado, fin }: Jornada): boolean => estado === 'cerrada' && fin !== null && ms(momento) - ms(fin) > SIGUE_SIENDO_HOY;
  const begun = jornadasDe(ctx).filter(
    (jornada) =>
      jornada.inicio !== null && ms(jornada.inicio) <= ms(momento) && ms(momento) <= latest(jornada, jornada.inicio) && !isOver(jornada),
  );
  return begun.toSorted((a, b) => ms(a.inicio ?? '') - ms(b.inicio ?? '')).at(-1);
}

function dayFor(ctx: ContextoFichaje, { clase }: TipoRegistro, momento: Instante) {
  const jornadas = jornadasDe(ctx);
  const lived = clase === 'entrada' ? undefined : jornadaAt(ctx, momento);
  const fecha = lived?.fecha ?? fechaDeEntrada(ctx.laboral, momento);
  const zona = jornadas.find((jornada) => jornada.fecha === fecha)?.zona ?? ctx.laboral.planDia(fecha).zona;
  return { fecha, zona };
}

/** The day of a late mark; null if its type is unknown. */
export function fechaDeDiferido(ctx: ContextoFichaje, { tipoId, momento }: Pick<OrdenDiferida, 'tipoId' | 'momento'>): Fecha | null {
  const tipo = ctx.tipos.find(({ id }) => id === tipoId);
  return tipo ? dayFor(ctx, tipo, momento).fecha : null;
}

/**
 * Whether a late mark counts without anybody's agreement. It was made between two times that the server knows: the one that it had signed, and the receipt.
 * Within them a device can say any time, so they may be no more days (UTC) apart than the company says.
 */
export function countsByItself(
  { ajustes }: Pick<ContextoFichaje, 'ajustes'>,
  { sellado, recibido }: Pick<OrdenDiferida, 'sellado' | 'recibido'>,
): boolean {
  return sellado !== null && masDias(sellado.slice(0, 10), ajustes.diasSinConexion) >= recibido.slice(0, 10);
}

/**
 * A mark that comes late because there was no connection. It happened, so it is written whatever the record contains by now. If
 * it does not fit, it becomes an incidence of its day, for both sides to resolve. Missing details (project, remark, position) are
 * accepted; a remark that the company does not show is left out. One that does not count by itself is no less kept, but as a proposal of the person.
 * Refused: tipo-no-valido, mes-cerrado; hora-no-permitida without a reason for the proposal.
 */
export function decideDiferido(ctx: ContextoFichaje, orden: OrdenDiferida): Decision {
  const { tipoId, momento, confianza, proyectoId, motivo } = orden;
  // A type that was closed meanwhile was still offered when the button was pressed.
  const tipo = ctx.tipos.find(({ id }) => id === tipoId);
  if (!tipo) return rechazo('registros.tipo-no-valido');
  const dia = dayFor(ctx, tipo, momento);
  const observaciones = admitsRemark(ctx.ajustes, tipo) ? orden.observaciones : null;
  const mark = { clase: tipo.clase, tipoId, momento, confianza, proyectoId, observaciones };
  if (countsByItself(ctx, orden)) return writeAnyhow(ctx, dia, [{ ...mark, evento: 'fichaje' }]);
  if (motivo === null) return rechazo('registros.hora-no-permitida');
  // The reason of a proposal is always shown, and what the person said belongs to it.
  const said = orden.observaciones === null ? motivo : `${motivo} ${orden.observaciones}`;
  const proposal: Linea = { ...mark, evento: 'correccion', momento: alMinuto(momento), observaciones: said, modo: 'declarado' };
  if (hasAcuerdoPermanente(ctx)) return writeAnyhow(ctx, dia, [proposal, acuerdoPermanente(0)]);
  // Once somebody has agreed to its hour, nobody has to look at it again.
  return write(ctx, dia, [{ ...proposal, confianza: 'tardia' }]);
}
