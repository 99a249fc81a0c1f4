import type { DiaPrevisto, Instante } from '../horario/modelo.ts';
import { admitsRemark, rechazo, type AjustesFichaje, type ContextoFichaje, type Decision, type Linea } from './decision.ts';
import { maximoFin } from './dia.ts';
import { estadoDeHoy, type EstadoDeHoy } from './hoy.ts';
import type { Clase, Jornada, Marca } from './modelo.ts';
import { writeInOrder } from './orden.ts';
import { horaDeSalida } from './salida.ts';
import { alMinuto, ms } from './tiempo.ts';
import { returnsFrom } from './tipos.ts';

type Opcion = AjustesFichaje['opcionesFinJornada'][number];
type Cerrada = { estado: EstadoDeHoy; jornada: Jornada; salida: Marca };

/**
 * Whether worked time differs from the plan by more than the schedule's courtesy. A day without a contract has no plan to differ
 * from; a day off has a plan of zero minutes. Minutes.
 */
export function differsFromPlan({ motivo, minutos, cortesiaMinutos }: DiaPrevisto, trabajadoMinutos: number): boolean {
  return motivo !== 'sin-contrato' && Math.abs(trabajadoMinutos - minutos) > cortesiaMinutos;
}

/** Today's day, if it has ended. The other ways to end a day apply only to it. */
function closedToday(ctx: ContextoFichaje, opcion: Opcion): Cerrada | Decision {
  if (!ctx.ajustes.opcionesFinJornada.includes(opcion)) return rechazo('registros.opcion-no-ofrecida');
  const estado = estadoDeHoy(ctx);
  const salida = estado.jornada?.marcas.at(-1);
  if (!estado.jornada || estado.jornada.estado !== 'cerrada' || salida?.clase !== 'salida') return rechazo('registros.no-es-salida');
  return { estado, jornada: estado.jornada, salida };
}

/** Whether a mark of this type would get a remark that the company does not show. */
const hasUnwantedRemark = ({ ajustes, tipos }: ContextoFichaje, tipoId: number, observaciones: string | null): boolean =>
  Boolean(observaciones?.trim()) &&
  !admitsRemark(
    ajustes,
    tipos.find(({ id }) => id === tipoId),
  );

/**
 * Ends the day at the suggested hour. The clock-out is marked as suggested for ever, and the clocked hour stays in the log. Marks
 * after the suggested hour are voided with the old end. Refused: opcion-no-ofrecida, no-es-salida,
 * observacion-no-admitida, sin-turno-previsto.
 */
export function decideSugerido(ctx: ContextoFichaje, { observaciones }: { observaciones: string | null }): Decision {
  const today = closedToday(ctx, 'sugerido');
  if ('ok' in today) return today;
  const { estado, jornada, salida } = today;
  if (hasUnwantedRemark(ctx, salida.tipoId, observaciones)) return rechazo('registros.observacion-no-admitida');
  const { momento } = horaDeSalida({ previsto: estado.previsto, jornada, ahora: ctx.ahora });
  if (momento === null) return rechazo('registros.sin-turno-previsto');
  const replaced = jornada.marcas.filter((marca) => ms(marca.momento) > ms(momento));
  return writeInOrder(
    ctx,
    jornada,
    [
      { evento: 'fichaje', clase: 'salida', tipoId: salida.tipoId, momento, modo: 'sugerido', refiereA: salida.registroId, observaciones },
      ...replaced.map(({ registroId }): Linea => ({ evento: 'anulacion', refiereA: registroId })),
    ],
    'registros.hora-fuera-de-orden',
  );
}

type Intervalo = { inicio: Instante; fin: Instante };

/** Whether intervals are in order, each with a length, and without overlaps. One may begin where the previous one ends. */
function areInOrder(intervalos: readonly Intervalo[]): boolean {
  return intervalos.every(({ inicio, fin }, index) => {
    const previous = intervalos[index - 1];
    return ms(alMinuto(inicio)) < ms(alMinuto(fin)) && (!previous || ms(alMinuto(previous.fin)) <= ms(alMinuto(inicio)));
  });
}

type Declarada = { clase: Clase; tipoId: number; momento: Instante };

/** Replaces all marks of the day with declared ones. */
function declare(ctx: ContextoFichaje, { jornada, estado }: Cerrada, marcas: readonly Declarada[], observaciones: string | null): Decision {
  const [first] = marcas;
  const last = marcas.at(-1);
  if (!first || !last || ms(last.momento) > maximoFin(ms(first.momento), estado.previsto))
    return rechazo('registros.intervalos-no-validos');
  if (ms(last.momento) > ms(ctx.ahora)) return rechazo('registros.hora-futura');
  if (hasUnwantedRemark(ctx, first.tipoId, observaciones)) return rechazo('registros.observacion-no-admitida');
  const proyectoId = jornada.tramos[0]?.proyectoId ?? null;
  return writeInOrder(
    ctx,
    jornada,
    [
      ...marcas.map((marca, index): Linea => ({
        ...marca,
        evento: 'fichaje',
        modo: 'declarado',
        proyectoId: marca.clase === 'entrada' ? proyectoId : null,
        // The first new mark refers to the first old one, so that undoing it restores all old marks.
        refiereA: index === 0 ? (jornada.marcas[0]?.registroId ?? null) : null,
        observaciones: index === 0 ? observaciones : null,
      })),
      ...jornada.marcas.map(({ registroId }): Linea => ({ evento: 'anulacion', refiereA: registroId })),
    ],
    'registros.intervalos-no-validos',
  );
}

/** The record type for a declared mark of a class: the day's own, otherwise the company's first. */
function typeFor(ctx: ContextoFichaje, { jornada }: Cerrada, clase: Clase): number | null {
  const own = jornada.marcas.find((marca) => marca.clase === clase)?.tipoId;
  return own ?? ctx.tipos.find((tipo) => tipo.clase === clase && tipo.activo !== false)?.id ?? null;
}

/**
 * Own start, own end and own pauses, marked as declared for ever. Missing ends stay as they were. `tipoId` null is the company's
 * first pause. Refused: opcion-no-ofrecida, no-es-salida, intervalos-no-validos, hora-futura, tipo-no-valido,
 * observacion-no-admitida.
 */
export function decidePersonalizado(
  ctx: ContextoFichaje,
  orden: {
    inicio: Instante | null;
    fin: Instante | null;
    pausas: readonly (Intervalo & { tipoId: number | null })[];
    observaciones: string | null;
  },
): Decision {
  const today = closedToday(ctx, 'personalizado');
  if ('ok' in today) return today;
  const inicio = orden.inicio ?? today.jornada.inicio;
  const fin = orden.fin ?? today.jornada.fin;
  const entrada = typeFor(ctx, today, 'entrada');
  if (inicio === null || fin === null || entrada === null) return rechazo('registros.intervalos-no-validos');
  const inside = orden.pausas.every(
    (pausa) => ms(alMinuto(pausa.inicio)) >= ms(alMinuto(inicio)) && ms(alMinuto(pausa.fin)) <= ms(alMinuto(fin)),
  );
  if (!areInOrder([{ inicio, fin }]) || !areInOrder(orden.pausas) || !inside) return rechazo('registros.intervalos-no-validos');
  const pausas: Declarada[] = [];
  for (const pausa of orden.pausas) {
    const tipo = ctx.tipos.find(
      ({ id, clase, activo }) => clase === 'pausa' && activo !== false && (pausa.tipoId === null || id === pausa.tipoId),
    );
    const [regreso] = tipo ? returnsFrom(ctx.tipos, tipo.subtipo) : [];
    if (!tipo || !regreso) return rechazo('registros.tipo-no-valido');
    pausas.push({ clase: 'pausa', tipoId: tipo.id, momento: pausa.inicio }, { clase: 'regreso', tipoId: regreso.id, momento: pausa.fin });
  }
  const marcas: Declarada[] = [
    { clase: 'entrada', tipoId: entrada, momento: inicio },
    ...pausas,
    { clase: 'salida', tipoId: today.salida.tipoId, momento: fin },
  ];
  return declare(ctx, today, marcas, orden.observaciones);
}

/** One interval for each presence, marked as declared for ever. Refused for the same reasons as own times. */
export function decidePresencia(ctx: ContextoFichaje, orden: { intervalos: readonly Intervalo[]; observaciones: string | null }): Decision {
  const today = closedToday(ctx, 'presencia');
  if ('ok' in today) return today;
  const entrada = typeFor(ctx, today, 'entrada');
  if (entrada === null || orden.intervalos.length === 0 || !areInOrder(orden.intervalos)) return rechazo('registros.intervalos-no-validos');
  const marcas = orden.intervalos.flatMap(({ inicio, fin }): Declarada[] => [
    { clase: 'entrada', tipoId: entrada, momento: inicio },
    { clase: 'salida', tipoId: today.salida.tipoId, momento: fin },
  ]);
  return declare(ctx, today, marcas, orden.observaciones);
}
