import { isMesCerrado } from '../cierres/modelo.ts';
import type { Fecha, Instante } from '../horario/modelo.ts';
import type { CodigoRegistros } from './codigos.ts';
import { acuerdoPermanente, write, hasAcuerdoPermanente, rechazo, type ContextoFichaje, type Decision, type Linea } from './decision.ts';
import { fechaDeEntrada, maximoFin } from './dia.ts';
import { jornadasDe } from './hoy.ts';
import type { Clase, Jornada } from './modelo.ts';
import { writeInOrder } from './orden.ts';
import { alMinuto, ms } from './tiempo.ts';

/** One or more marks of one day that nobody clocked, in any order, and the reason. */
export type OrdenAlta = {
  fecha: Fecha;
  marcas: readonly { tipoId: number; momento: Instante; proyectoId: number | null }[];
  motivo: string;
};

type Alta = { clase: Clase; tipoId: number; momento: Instante; proyectoId: number | null };

/**
 * The marks with their class, in the order of their hours (within one minute, in the given order); otherwise the reason of the
 * refusal.
 */
function readMarks(ctx: ContextoFichaje, { marcas }: OrdenAlta): Alta[] | CodigoRegistros {
  const altas: Alta[] = [];
  for (const { tipoId, momento, proyectoId } of marcas) {
    const tipo = ctx.tipos.find(({ id, activo }) => id === tipoId && activo !== false);
    if (!tipo) return 'registros.tipo-no-valido';
    if ((tipo.requiereProyecto || tipo.clase === 'proyecto') && proyectoId === null) return 'registros.falta-proyecto';
    if (proyectoId !== null && !ctx.proyectos.has(proyectoId)) return 'registros.proyecto-no-valido';
    if (ms(momento) > ms(ctx.ahora)) return 'registros.hora-futura';
    altas.push({ clase: tipo.clase, tipoId, momento: alMinuto(momento), proyectoId });
  }
  return altas.toSorted((a, b) => ms(a.momento) - ms(b.momento));
}

/**
 * Whether these marks belong to this day. A clock-in decides its own day; other marks must be within the longest day after its
 * beginning.
 */
function belongTo(ctx: ContextoFichaje, fecha: Fecha, jornada: Jornada | undefined, altas: readonly Alta[]): boolean {
  const beginning = Math.min(...[...(jornada?.marcas ?? []), ...altas].map(({ momento }) => ms(momento)));
  const latest = maximoFin(beginning, ctx.laboral.planDia(fecha));
  return altas.every(
    ({ clase, momento }) => ms(momento) <= latest && (clase !== 'entrada' || fechaDeEntrada(ctx.laboral, momento) === fecha),
  );
}

/** The proposal as if both sides had agreed: the record is in order, and the day itself does not end without its clock-out. */
function applyAgreement(ctx: ContextoFichaje, dia: { fecha: Fecha; zona: string }, proposals: readonly Linea[]): Decision {
  const lines = [...proposals, ...proposals.map((_, place) => acuerdoPermanente(place))];
  const decision = writeInOrder(ctx, dia, lines, 'registros.hora-fuera-de-orden');
  const isLeft = decision.ok && decision.lines.some(({ evento, fecha }) => evento === 'olvido' && fecha === dia.fecha);
  return isLeft ? rechazo('registros.hora-fuera-de-orden') : decision;
}

/**
 * Proposes marks that nobody clocked: a forgotten clock-out, a whole day. Each is a correction that refers to nothing and
 * contains its mark. Once agreed, it counts as declared. A day can have only one such set at a time. It takes effect at once only
 * with the company's standing agreement. Refused: mes-cerrado, tipo-no-valido, falta-proyecto, proyecto-no-valido, hora-futura,
 * correccion-pendiente, hora-fuera-de-orden.
 */
export function decideAlta(ctx: ContextoFichaje, orden: OrdenAlta): Decision {
  const { fecha } = orden;
  if (isMesCerrado(ctx.laboral, ctx.cierres, fecha)) return rechazo('registros.mes-cerrado');
  const altas = readMarks(ctx, orden);
  if (typeof altas === 'string') return rechazo(altas);
  const jornada = jornadasDe(ctx).find((one) => one.fecha === fecha);
  const isWaiting = jornada?.correcciones.some(({ clase, estado }) => clase === 'alta' && estado === 'pendiente');
  if (isWaiting) return rechazo('registros.correccion-pendiente');
  if (!belongTo(ctx, fecha, jornada, altas)) return rechazo('registros.hora-fuera-de-orden');
  const dia = { fecha, zona: jornada?.zona ?? ctx.laboral.planDia(fecha).zona };
  const proposals = altas.map((alta): Linea => ({ ...alta, evento: 'correccion', observaciones: orden.motivo, modo: 'declarado' }));
  const agreed = applyAgreement(ctx, dia, proposals);
  return !agreed.ok || hasAcuerdoPermanente(ctx) ? agreed : write(ctx, dia, proposals);
}
