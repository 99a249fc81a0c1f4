import type { Evento, Jornada, TipoRegistro } from './modelo.ts';
import { projectJornada } from './project-jornada.ts';

/**
 * A day without some of its proposals, and the day if all of them were agreed: the two versions that the other side chooses from.
 * Given answers are left out of both, so that they show the choice. `eventos`: the complete log of the day.
 */
export function versionesDe(
  eventos: readonly Evento[],
  correccionIds: readonly number[],
  tipos: ReadonlyMap<number, TipoRegistro>,
): { antes: Jornada; despues: Jornada } {
  const ids = new Set(correccionIds);
  const isAnswer = ({ evento, refiereA }: Evento): boolean =>
    (evento === 'acuerdo' || evento === 'desacuerdo') && refiereA !== null && ids.has(refiereA);
  const without = eventos.filter((evento) => !isAnswer(evento));
  // A past agreement takes the position of the answer; a future one would be the last line.
  const answered = new Set(eventos.filter(isAnswer).map(({ refiereA }) => refiereA));
  const last = eventos.reduce((most, { numero }) => Math.max(most, numero), 0);
  const missing = eventos
    .filter(({ evento, registroId }) => evento === 'correccion' && ids.has(registroId) && !answered.has(registroId))
    .map((proposal, index): Evento => ({ ...proposal, evento: 'acuerdo', refiereA: proposal.registroId, numero: last + 1 + index }));
  const agreed = eventos.map((evento): Evento => (isAnswer(evento) ? { ...evento, evento: 'acuerdo' } : evento));
  return { antes: projectJornada(without, tipos), despues: projectJornada([...agreed, ...missing], tipos) };
}
