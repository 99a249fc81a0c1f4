import { masDias } from '../horario/calendario.ts';
import type { Instante } from '../horario/modelo.ts';
import type { PosicionJuzgada } from '../distancia/index.ts';
import type { CodigoRegistros } from './codigos.ts';
import { admitsRemark, findRegistro, write, isReciente, rechazo, type ContextoFichaje, type Decision, type Linea } from './decision.ts';
import { ATRASO_DEL_RELOJ, isOlvidada, fechaDeEntrada } from './dia.ts';
import { estadoDeHoy, jornadasDe, marcaEn } from './hoy.ts';
import type { Jornada, TipoRegistro } from './modelo.ts';
import { writeAnyhow, writeInOrder } from './orden.ts';
import { alMinuto, ms } from './tiempo.ts';

/** The request for a mark. Its position has already been judged. */
export type OrdenFichaje = {
  tipoId: number;
  /** Null: now. With `modificar`: the hour of the replaced record. */
  momento: Instante | null;
  proyectoId: number | null;
  observaciones: string | null;
  posicion: PosicionJuzgada | null;
  /** Id of the record that this one replaces. */
  modificar: number | null;
};

type Fallo = { error: CodigoRegistros; datos?: Record<string, string | number> };

/** The details that a record type requires, or does not admit: project, remark, position. */
function missing(ctx: ContextoFichaje, tipo: TipoRegistro, orden: OrdenFichaje): Fallo | null {
  const { proyectoId, observaciones, posicion } = orden;
  if ((tipo.requiereProyecto || tipo.clase === 'proyecto') && proyectoId === null) return { error: 'registros.falta-proyecto' };
  if (proyectoId !== null && !ctx.proyectos.has(proyectoId)) return { error: 'registros.proyecto-no-valido' };
  if (tipo.requiereObservaciones && !observaciones?.trim()) return { error: 'registros.falta-observacion' };
  // What replaces a mark may need a reason, which is written beside the old one.
  if (orden.modificar === null && observaciones?.trim() && !admitsRemark(ctx.ajustes, tipo))
    return { error: 'registros.observacion-no-admitida' };
  if (ctx.ajustes.posicion !== 'exigir' && !tipo.requierePosicion) return null;
  if (posicion === null || posicion.motivo === 'sin-posicion') return { error: 'registros.falta-posicion' };
  if (posicion.motivo === 'imprecisa') return { error: 'registros.posicion-imprecisa', datos: { metros: ctx.ajustes.minimumAccuracy } };
  if (ctx.ajustes.radioObligatorio && posicion.cerca === false) {
    return { error: 'registros.demasiado-lejos', datos: { metros: posicion.distanciaMetros ?? 0, radio: posicion.radioMetros ?? 0 } };
  }
  return null;
}

/** Replaces a mark: the new one is written, and the old one is voided in the same batch. */
function replace(ctx: ContextoFichaje, tipo: TipoRegistro, orden: OrdenFichaje, modificar: number): Decision {
  const evento = findRegistro(ctx, modificar);
  if (!evento) return rechazo('registros.no-existe');
  const jornada = jornadasDe(ctx).find(({ fecha }) => fecha === evento.fecha);
  const marca = jornada && marcaEn(jornada, modificar);
  if (!jornada || !marca) return rechazo('registros.ya-anulado');
  // A new mark may still be changed by its author. Later it needs the company's standing agreement, which is only for the person.
  const isOwnChange = ctx.ajustes.usuarioPuedeModificar && ctx.autorId === ctx.personaId;
  if (!isOwnChange && (orden.momento !== null || !isReciente(ctx, evento))) return rechazo('registros.hora-no-permitida');
  const needsReason = orden.momento !== null || !isReciente(ctx, evento);
  const isRemark = admitsRemark(ctx.ajustes, tipo);
  if (!needsReason && !isRemark && orden.observaciones?.trim()) return rechazo('registros.observacion-no-admitida');
  const decision = writeInOrder(
    ctx,
    evento,
    [
      {
        evento: 'fichaje',
        clase: tipo.clase,
        tipoId: tipo.id,
        momento: orden.momento ?? marca.momento,
        modo: orden.momento === null ? evento.modo : 'declarado',
        refiereA: modificar,
        proyectoId: orden.proyectoId,
        observaciones: isRemark ? orden.observaciones : null,
      },
      { evento: 'anulacion', refiereA: modificar, observaciones: orden.observaciones },
    ],
    'registros.hora-fuera-de-orden',
  );
  // The agreement stands for a correction, and a correction has its reason.
  const lacksReason = needsReason && !orden.observaciones?.trim();
  return decision.ok && lacksReason ? rechazo('registros.falta-observacion') : decision;
}

/**
 * The day of a mark that is not a clock-in: the open one. A declared clock-out from before it completes the earlier day without
 * one.
 */
function dayFor(ctx: ContextoFichaje, tipo: TipoRegistro, declarada: Instante | null): Jornada | undefined {
  const jornadas = jornadasDe(ctx);
  const running = jornadas.find(({ estado }) => estado === 'abierta');
  const isForgotten = running !== undefined && isOlvidada(ctx.laboral, running, ctx.ahora);
  const open = isForgotten ? undefined : running;
  if (tipo.clase !== 'salida' || declarada === null) return open;
  const lacking = isForgotten ? running : jornadas.findLast(({ incidencias }) => incidencias.includes('falta-salida'));
  const isBefore = !open?.inicio || ms(declarada) < ms(open.inicio);
  return lacking && isBefore ? lacking : open;
}

/**
 * The moment of what is done now. No mark is of a time to come: where there is one, the clock was ahead then and has been set right, and what is
 * done now is not before it.
 */
function momentoEnDirecto(ctx: ContextoFichaje): Instante {
  const last = jornadasDe(ctx)
    .flatMap(({ marcas }) => marcas.map((marca) => marca.momento))
    .toSorted((a, b) => ms(a) - ms(b))
    .at(-1);
  const ahead = last === undefined ? 0 : ms(last) - ms(ctx.ahora);
  return last !== undefined && ahead > 0 && ahead <= ATRASO_DEL_RELOJ ? last : ctx.ahora;
}

/** May this class of mark follow the state of the day? */
function transition({ clase }: TipoRegistro, { situacion }: Jornada): CodigoRegistros | null {
  if (clase === 'pausa' && situacion === 'pausa') return 'registros.en-pausa';
  if (clase === 'proyecto' && situacion === 'pausa') return 'registros.en-pausa';
  return clase === 'regreso' && situacion === 'trabajando' ? 'registros.sin-pausa' : null;
}

function clockIn(ctx: ContextoFichaje, mark: Linea & { momento: Instante }, isDeclared: boolean): Decision {
  const open = jornadasDe(ctx).find(({ estado }) => estado === 'abierta');
  if (open && !isOlvidada(ctx.laboral, open, ctx.ahora)) return rechazo('registros.jornada-abierta');
  const fecha = fechaDeEntrada(ctx.laboral, mark.momento);
  // Earlier days are not known here, and the clock button is not for marks of last month.
  if (isDeclared && fecha < masDias(estadoDeHoy(ctx).fecha, -1)) return rechazo('registros.hora-no-permitida');
  const { zona } = ctx.laboral.planDia(fecha);
  const day = { fecha, zona };
  // Marks of later are of a clock that was ahead. What is done now counts beside them, and the day is for both sides to put right.
  const before = jornadasDe(ctx).find((one) => one.fecha === fecha);
  if (!isDeclared && before?.marcas.some(({ momento }) => ms(momento) > ms(ctx.ahora))) return writeAnyhow(ctx, day, [mark]);
  return writeInOrder(ctx, day, [mark], 'registros.hora-fuera-de-orden');
}

/**
 * A clock action: the main button, a link, an own hour, a replaced mark. Returns what to write, or why not: tipo-no-valido;
 * falta-proyecto, proyecto-no-valido, falta-observacion, observacion-no-admitida, falta-posicion, posicion-imprecisa, demasiado-lejos; hora-futura,
 * hora-no-permitida, hora-fuera-de-orden; jornada-abierta, sin-jornada-abierta, en-pausa, sin-pausa; no-existe, ya-anulado.
 */
export function decideFichaje(ctx: ContextoFichaje, orden: OrdenFichaje): Decision {
  const tipo = ctx.tipos.find(({ id, activo }) => id === orden.tipoId && activo !== false);
  if (!tipo) return rechazo('registros.tipo-no-valido');
  const lacking = missing(ctx, tipo, orden);
  if (lacking) return rechazo(lacking.error, lacking.datos);
  const isDeclared = orden.momento !== null;
  if (orden.momento !== null && ms(orden.momento) > ms(ctx.ahora)) return rechazo('registros.hora-futura');
  if (orden.modificar !== null) return replace(ctx, tipo, orden, orden.modificar);
  if (isDeclared && !ctx.ajustes.usuarioPuedeModificar) return rechazo('registros.hora-no-permitida');

  const { proyectoId, observaciones } = orden;
  const momento = orden.momento ?? momentoEnDirecto(ctx);
  const modo = isDeclared ? 'declarado' : 'directo';
  const mark: Linea & { momento: Instante } = {
    evento: 'fichaje',
    clase: tipo.clase,
    tipoId: tipo.id,
    momento,
    modo,
    proyectoId,
    observaciones,
  };
  if (tipo.clase === 'entrada') return clockIn(ctx, mark, isDeclared);

  const jornada = dayFor(ctx, tipo, orden.momento);
  if (!jornada) return rechazo('registros.sin-jornada-abierta');
  const refused = transition(tipo, jornada);
  if (refused) return rechazo(refused);
  const last = jornada.marcas.at(-1);
  if (last && ms(alMinuto(momento)) < ms(last.momento)) {
    const wasAhead = !isDeclared && ms(last.momento) > ms(ctx.ahora);
    return wasAhead ? writeAnyhow(ctx, jornada, [mark]) : rechazo('registros.hora-fuera-de-orden');
  }
  return isDeclared ? writeInOrder(ctx, jornada, [mark], 'registros.hora-fuera-de-orden') : write(ctx, jornada, [mark]);
}
