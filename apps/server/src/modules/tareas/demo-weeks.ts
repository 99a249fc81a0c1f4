import { lunesDe, masDias } from '@jornada/domain/horario/calendario.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { DemoStory } from '../../shared/module.ts';
import { insertAsked } from './asked-repo.ts';
import { PEDIDA_DEMO, TELLS } from './demo-lists.ts';
import { findWeeks, insertWeeks, updateWeek } from './weeks-repo.ts';

/** As many weeks before this one were approved, and so many people have sent the last one, which waits. */
const APPROVED = 3;
const WAITING = 2;

/**
 * Sends the weeks of a new demo company that want to be approved: some wait, earlier ones are approved, and somebody misses a task. The weeks of the
 * person on whom people try the product stay open.
 */
export async function writeWeeksOfDemo(tx: Queryable, { entidadId, ahora, people }: DemoStory): Promise<void> {
  const today = ahora.toString().slice(0, 10);
  const last = masDias(lunesDe(today), -7);
  let waiting = 0;
  for (const { id: personaId, userName } of people) {
    if (userName === TELLS) {
      await insertAsked(tx, { entidadId, personaId }, PEDIDA_DEMO, masDias(today, -1));
      continue;
    }
    const who = { entidadId, personaId };
    const found = await findWeeks(tx, who, { desde: masDias(last, -7 * APPROVED), hasta: masDias(last, 6) });
    const weeks = found.filter(({ estado, minutos, responsableId }) => estado === null && minutos > 0 && responsableId !== personaId);
    if (weeks.some(({ lunes }) => lunes === last)) waiting += 1;
    for (const { lunes, proyectoId, minutos, responsableId } of weeks) {
      if (responsableId === null || (lunes === last && waiting > WAITING)) continue;
      // On the Friday evening, and decided about on the Monday after it.
      const sent = `${masDias(lunes, 4)}T17:00:00Z`;
      await insertWeeks(tx, who, { lunes, semanas: [{ proyectoId, minutos }], momento: sent });
      if (lunes === last) continue;
      const decision = { estado: 'aprobada', momento: `${masDias(lunes, 7)}T07:30:00Z`, autorId: responsableId, motivo: null } as const;
      await updateWeek(tx, entidadId, { personaId, proyectoId, lunes }, decision);
    }
  }
}
