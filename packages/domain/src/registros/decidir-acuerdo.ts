import type { CodigoRegistros } from './codigos.ts';
import { escribir, rechazo, type ContextoFichaje, type Decision, type Linea } from './decision.ts';
import { jornadasDe, marcaEn } from './hoy.ts';
import type { Correccion, Jornada } from './modelo.ts';
import { escribirEnOrden } from './orden.ts';

type Encontradas = { jornada: Jornada; correcciones: Correccion[] };

/** Proposals of one day, all of them; null where one is not there, or of another day. */
function findProposals(ctx: ContextoFichaje, correccionIds: readonly number[]): Encontradas | null {
  const wanted = new Set(correccionIds);
  const of = (jornada: Jornada): Correccion[] => jornada.correcciones.filter(({ registroId }) => wanted.has(registroId));
  const jornada = jornadasDe(ctx).find((one) => of(one).length > 0);
  const correcciones = jornada ? of(jornada) : [];
  return jornada && correcciones.length === wanted.size ? { jornada, correcciones } : null;
}

/** Why there is nothing to say about a proposal any more, or null while it waits. */
function refuseSettled(jornada: Jornada, { estado, refiereA }: Correccion): CodigoRegistros | null {
  if (estado === 'pendiente') return null;
  const isOvertaken = estado === 'retirada' && refiereA !== null && !marcaEn(jornada, refiereA);
  return isOvertaken ? 'registros.ya-anulado' : 'registros.ya-resuelta';
}

/**
 * Agrees with proposals of one day, or disagrees: then both versions stay, and the reason with them. All of them or none. It
 * takes the other side: the person for the company's, the company for theirs. Refused: no-existe, ya-resuelta, ya-anulado,
 * opcion-no-ofrecida (one's own side), falta-observacion (a disagreement without its reason), hora-fuera-de-orden.
 */
export function decidirAcuerdo(
  ctx: ContextoFichaje,
  orden: { correccionIds: readonly number[]; acepta: boolean; motivo: string | null },
): Decision {
  const found = findProposals(ctx, orden.correccionIds);
  if (!found) return rechazo('registros.no-existe');
  const { jornada, correcciones } = found;
  const isByPerson = ctx.autorId === ctx.personaId;
  if (correcciones.some(({ propuestaPor }) => (propuestaPor === ctx.personaId) === isByPerson)) {
    return rechazo('registros.opcion-no-ofrecida');
  }
  for (const correccion of correcciones) {
    const settled = refuseSettled(jornada, correccion);
    if (settled) return rechazo(settled);
  }
  const observaciones = orden.motivo?.trim() || null;
  if (!orden.acepta && observaciones === null) return rechazo('registros.falta-observacion');
  const evento = orden.acepta ? 'acuerdo' : 'desacuerdo';
  const answers = correcciones.map(({ registroId }): Linea => ({ evento, refiereA: registroId, observaciones }));
  // What was fine when it was proposed need not be any more.
  return orden.acepta ? escribirEnOrden(ctx, jornada, answers, 'registros.hora-fuera-de-orden') : escribir(ctx, jornada, answers);
}

/**
 * Takes back proposals of one day that nobody has answered, by whoever made them. They stay in the log. Refused: no-existe,
 * opcion-no-ofrecida (somebody else's), ya-resuelta, ya-anulado.
 */
export function decidirRetirada(ctx: ContextoFichaje, { correccionIds }: { correccionIds: readonly number[] }): Decision {
  const found = findProposals(ctx, correccionIds);
  if (!found) return rechazo('registros.no-existe');
  const { jornada, correcciones } = found;
  if (correcciones.some(({ propuestaPor }) => propuestaPor !== ctx.autorId)) return rechazo('registros.opcion-no-ofrecida');
  for (const correccion of correcciones) {
    const settled = refuseSettled(jornada, correccion);
    if (settled) return rechazo(settled);
  }
  return escribir(
    ctx,
    jornada,
    correcciones.map(({ registroId }) => ({ evento: 'anulacion', refiereA: registroId })),
  );
}
