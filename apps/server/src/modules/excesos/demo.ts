import type { CategoriaExceso } from '@jornada/domain/excesos/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DemoEnd } from '../../shared/module.ts';
import { createDecision, findClosed } from './list-repo.ts';
import { refreshPeople } from './refresh.ts';

/** What is decided by hand about long days, in turn. */
const DECISIONES: readonly { categoria: CategoriaExceso; motivo: string }[] = [
  { categoria: 'pagada', motivo: 'Cierre del trimestre, acordado con el equipo.' },
  { categoria: 'descanso', motivo: 'Lo descansa en cuanto baje el trabajo.' },
  { categoria: 'pagada', motivo: 'Inventario del almacén.' },
  { categoria: 'fuerza-mayor', motivo: 'Fuga de agua en la nave.' },
  { categoria: 'descanso', motivo: 'Visita de un cliente que se alargó.' },
];
const MOST = 24;
/** A few: the server answers meanwhile, and thirteen months of fifty people would take it two seconds. */
const AT_ONCE = 5;

const LARGOS = statement(
  'excesos/demo.LARGOS',
  `
  select x.usuario_id as persona, x.fecha, x.exceso as minutos from instancia.excesos x
  where x.entidad_id = $1 and x.fecha between $2 and $3 and x.flexible = x.exceso
    and x.usuario_id <> all($5::int[]) order by x.exceso desc, x.usuario_id limit $4`,
);

/** Sums up everybody of the demo company, and decides by hand about the longest days whose months are open. */
export async function decideOfDemo(tx: Transaction, story: DemoEnd): Promise<void> {
  const refreshAll = async (): Promise<void> => {
    let found = AT_ONCE;
    while (found === AT_ONCE) found = await refreshPeople(tx, story, story.entidadId, { limit: AT_ONCE });
  };
  await refreshAll();
  await decide(tx, story);
  await refreshAll();
}

async function decide(tx: Queryable, { entidadId, autorId, ahora, lately: { desde, hasta }, people }: DemoEnd): Promise<void> {
  const momento = ahora.toString();
  // The listed accounts have stories of their own.
  const sin = people.filter(({ isNamed }) => isNamed).map(({ id }) => id);
  const long = await tx.query(LARGOS, [entidadId, desde, hasta, MOST, sin]);
  const days = long.map(({ persona, fecha }) => ({ personaId: persona, fecha }));
  const closed = new Set((await findClosed(tx, entidadId, days)).map(({ personaId, fecha }) => `${personaId} ${fecha}`));
  const open = long.filter(({ persona, fecha }) => !closed.has(`${persona} ${fecha}`));
  for (const [index, { persona, fecha, minutos }] of open.entries()) {
    const decision = DECISIONES[index % DECISIONES.length];
    if (!decision) continue;
    const { categoria, motivo } = decision;
    await createDecision(tx, entidadId, { persona, fecha, partes: [{ categoria, minutos }], motivo, autorId, momento });
  }
}
