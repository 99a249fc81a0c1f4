import type { DiaPrevisto, Fecha, Instante } from '../horario/modelo.ts';
import { accionesPosibles } from './acciones.ts';
import type { ContextoFichaje } from './decision.ts';
import { isOlvidada, fechaDeEntrada, inicioPrevisto, SIGUE_SIENDO_HOY } from './dia.ts';
import type { Jornada, Marca, TipoRegistro } from './modelo.ts';
import { ms } from './tiempo.ts';

/** The current state of a person. */
export type EstadoDeHoy = {
  fecha: Fecha;
  previsto: DiaPrevisto;
  jornada: Jornada | null;
  situacion: 'fuera' | 'trabajando' | 'pausa' | 'terminada';
  desde: Instante | null;
  /** The latest earlier day without its clock-out. */
  olvidada: { fecha: Fecha; inicio: Instante; ultimo: Instante } | null;
  /** Ids of the record types that are allowed now, the most likely one first. */
  acciones: number[];
};

/** Every day of the context, projected, oldest first. They must not be changed. */
export const jornadasDe = ({ dias }: Pick<ContextoFichaje, 'dias'>): Jornada[] => dias.map(({ jornada }) => jornada);

/** The valid mark of a record. */
export const marcaEn = ({ marcas }: Pick<Jornada, 'marcas'>, registroId: number): Marca | undefined =>
  marcas.find((marca) => marca.registroId === registroId);

type Vivido = Pick<ContextoFichaje, 'laboral' | 'ahora'> & {
  jornadas: readonly Pick<Jornada, 'fecha' | 'estado' | 'inicio' | 'fin' | 'tramos'>[];
};

/**
 * A day that has just ended stays today for a while, so that a record does not disappear at midnight, or at the end of a night
 * shift.
 */
function justEnded({ jornadas, laboral, ahora }: Vivido, next: Fecha): Fecha | null {
  const last = jornadas.findLast(({ estado }) => estado === 'cerrada');
  if (!last || last.fin === null || last.fecha >= next) return null;
  const now = ms(ahora);
  const start = inicioPrevisto(laboral.planDia(next));
  const isFar = start === null || start - now > SIGUE_SIENDO_HOY;
  return isFar && now - ms(last.fin) < SIGUE_SIENDO_HOY && now >= ms(last.fin) ? last.fecha : null;
}

/** The day that is today for a person: the open day if it is not forgotten; otherwise the day of an entry made now. `jornadas`: oldest first. */
export function fechaDeHoy(vivido: Vivido): Fecha {
  const { jornadas, laboral, ahora } = vivido;
  const abierta = jornadas.find(({ estado }) => estado === 'abierta');
  if (abierta && !isOlvidada(laboral, abierta, ahora)) return abierta.fecha;
  const next = fechaDeEntrada(laboral, ahora);
  return justEnded(vivido, next) ?? next;
}

/** Without open projects, an action that requires a project is impossible. */
const usableTypes = ({ tipos, proyectos }: ContextoFichaje): readonly TipoRegistro[] =>
  proyectos.size > 0 ? tipos : tipos.filter(({ clase, requiereProyecto }) => clase !== 'proyecto' && !requiereProyecto);

function situationOf(jornada: Jornada | null, isForgotten: boolean): EstadoDeHoy['situacion'] {
  if (jornada?.estado === 'cerrada') return 'terminada';
  return jornada?.estado === 'abierta' && !isForgotten ? jornada.situacion : 'fuera';
}

/** The current state of a person. */
export function estadoDeHoy(ctx: ContextoFichaje): EstadoDeHoy {
  const jornadas = jornadasDe(ctx);
  const abierta = jornadas.find(({ estado }) => estado === 'abierta');
  const isForgotten = abierta !== undefined && isOlvidada(ctx.laboral, abierta, ctx.ahora);
  const fecha = fechaDeHoy({ ...ctx, jornadas });
  const found = jornadas.find((one) => one.fecha === fecha) ?? null;
  const jornada = found?.estado === 'vacia' ? null : found;
  const previsto = ctx.laboral.planDia(fecha);
  const situacion = situationOf(jornada, isForgotten);
  const lacking = isForgotten ? abierta : jornadas.findLast((one) => one.incidencias.includes('falta-salida') && one.fecha < fecha);
  const estado = {
    fecha,
    previsto,
    jornada,
    situacion,
    desde: situacion === 'terminada' ? (jornada?.fin ?? null) : (jornada?.desde ?? null),
  } as const;
  return {
    ...estado,
    olvidada: lacking?.inicio
      ? { fecha: lacking.fecha, inicio: lacking.inicio, ultimo: lacking.marcas.at(-1)?.momento ?? lacking.inicio }
      : null,
    acciones: accionesPosibles({ ...estado, tipos: usableTypes(ctx), ahora: ctx.ahora }),
  };
}
