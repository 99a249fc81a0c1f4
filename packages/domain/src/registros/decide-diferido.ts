import type { Fecha, Instante } from '../horario/modelo.ts';
import { rechazo, type ContextoFichaje, type Decision } from './decision.ts';
import { fechaDeEntrada, maximoFin, SIGUE_SIENDO_HOY } from './dia.ts';
import { jornadasDe } from './hoy.ts';
import type { Confianza, Jornada, TipoRegistro } from './modelo.ts';
import { writeAnyhow } from './orden.ts';
import { ms } from './tiempo.ts';

/** A mark that a device recorded without a connection; `momento` and `confianza` are its official time (see horaOficial). */
export type OrdenDiferida = {
  tipoId: number;
  momento: Instante;
  confianza: Confianza;
  proyectoId: number | null;
  observaciones: string | null;
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
 * A mark that comes late because there was no connection. It happened, so it is written whatever the record contains by now. If
 * it does not fit, it becomes an incidence of its day, for both sides to resolve. Missing details (project, remark, position) are
 * accepted. Refused: tipo-no-valido, mes-cerrado.
 */
export function decideDiferido(ctx: ContextoFichaje, { tipoId, momento, confianza, proyectoId, observaciones }: OrdenDiferida): Decision {
  // A type that was closed meanwhile was still offered when the button was pressed.
  const tipo = ctx.tipos.find(({ id }) => id === tipoId);
  if (!tipo) return rechazo('registros.tipo-no-valido');
  const mark = { evento: 'fichaje', clase: tipo.clase, tipoId, momento, confianza, proyectoId, observaciones } as const;
  return writeAnyhow(ctx, dayFor(ctx, tipo, momento), [mark]);
}
