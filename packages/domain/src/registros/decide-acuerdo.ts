import { isMesCerrado } from '../cierres/modelo.ts';
import type { CodigoRegistros } from './codigos.ts';
import { write, rechazo, type ContextoFichaje, type Decision, type Linea } from './decision.ts';
import { jornadasDe, marcaEn } from './hoy.ts';
import type { Correccion, Jornada } from './modelo.ts';
import { writeInOrder } from './orden.ts';

type Encontradas = { jornada: Jornada; correcciones: Correccion[] };

/** The proposals, if all exist and belong to one day; otherwise null. */
function findProposals(ctx: ContextoFichaje, correccionIds: readonly number[]): Encontradas | null {
  const wanted = new Set(correccionIds);
  const of = (jornada: Jornada): Correccion[] => jornada.correcciones.filter(({ registroId }) => wanted.has(registroId));
  const jornada = jornadasDe(ctx).find((one) => of(one).length > 0);
  const correcciones = jornada ? of(jornada) : [];
  return jornada && correcciones.length === wanted.size ? { jornada, correcciones } : null;
}

/** Why a proposal cannot be answered any more; null while it waits. */
function refuseSettled(jornada: Jornada, { estado, refiereA }: Correccion): CodigoRegistros | null {
  if (estado === 'pendiente') return null;
  const isOvertaken = estado === 'retirada' && refiereA !== null && !marcaEn(jornada, refiereA);
  return isOvertaken ? 'registros.ya-anulado' : 'registros.ya-resuelta';
}

/** Why these proposals cannot be settled together; null if they can. Marks that were proposed together are settled together. */
function refuseSettling({ jornada, correcciones }: Encontradas): CodigoRegistros | null {
  for (const correccion of correcciones) {
    const settled = refuseSettled(jornada, correccion);
    if (settled) return settled;
  }
  // A day has at most one set of added marks waiting, so all that wait belong to it.
  const set = jornada.correcciones.filter(({ clase, estado }) => clase === 'alta' && estado === 'pendiente');
  const settled = correcciones.filter(({ clase }) => clase === 'alta');
  return settled.length > 0 && settled.length < set.length ? 'registros.propuesta-entera' : null;
}

/**
 * Accepts or rejects proposals of one day. After a rejection both versions stay, with the reason. It settles all of them or none,
 * and of marks that were proposed together all. Only the other side may answer: the person for the company's proposals, the
 * company for the person's. Refused: no-existe, mes-cerrado, responde-la-otra-parte (one's own side), ya-resuelta, ya-anulado,
 * propuesta-entera (a part of a set), falta-motivo (a rejection without its reason), hora-fuera-de-orden.
 */
export function decideAcuerdo(
  ctx: ContextoFichaje,
  orden: { correccionIds: readonly number[]; acepta: boolean; motivo: string | null },
): Decision {
  const found = findProposals(ctx, orden.correccionIds);
  if (!found) return rechazo('registros.no-existe');
  const { jornada, correcciones } = found;
  if (isMesCerrado(ctx.laboral, ctx.cierres, jornada.fecha)) return rechazo('registros.mes-cerrado');
  const isByPerson = ctx.autorId === ctx.personaId;
  if (correcciones.some(({ propuestaPor }) => (propuestaPor === ctx.personaId) === isByPerson)) {
    return rechazo('registros.responde-la-otra-parte');
  }
  const refused = refuseSettling(found);
  if (refused) return rechazo(refused);
  const observaciones = orden.motivo?.trim() || null;
  if (!orden.acepta && observaciones === null) return rechazo('registros.falta-motivo');
  const evento = orden.acepta ? 'acuerdo' : 'desacuerdo';
  const answers = correcciones.map(({ registroId }): Linea => ({ evento, refiereA: registroId, observaciones }));
  // The proposal was valid when it was made, but may no longer be.
  return orden.acepta ? writeInOrder(ctx, jornada, answers, 'registros.hora-fuera-de-orden') : write(ctx, jornada, answers);
}

/**
 * Withdraws unanswered proposals of one day. Only their author may do so; of marks that were proposed together, all are
 * withdrawn. They stay in the log. Refused: no-existe, mes-cerrado, retira-quien-propuso (somebody else's), ya-resuelta,
 * ya-anulado, propuesta-entera.
 */
export function decideRetirada(ctx: ContextoFichaje, { correccionIds }: { correccionIds: readonly number[] }): Decision {
  const found = findProposals(ctx, correccionIds);
  if (!found) return rechazo('registros.no-existe');
  const { jornada, correcciones } = found;
  if (isMesCerrado(ctx.laboral, ctx.cierres, jornada.fecha)) return rechazo('registros.mes-cerrado');
  if (correcciones.some(({ propuestaPor }) => propuestaPor !== ctx.autorId)) return rechazo('registros.retira-quien-propuso');
  const refused = refuseSettling(found);
  if (refused) return rechazo(refused);
  return write(
    ctx,
    jornada,
    correcciones.map(({ registroId }) => ({ evento: 'anulacion', refiereA: registroId })),
  );
}
