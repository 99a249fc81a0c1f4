import type { CategoriaExceso } from '@jornada/domain/excesos/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { createDecision, findClosed } from './list-repo.ts';

/** What is decided by hand about long days, in turn. */
const DECISIONES: readonly { categoria: CategoriaExceso; motivo: string }[] = [
  { categoria: 'pagada', motivo: 'Cierre del trimestre, acordado con el equipo.' },
  { categoria: 'descanso', motivo: 'Lo descansa en cuanto baje el trabajo.' },
  { categoria: 'pagada', motivo: 'Inventario del almacén.' },
  { categoria: 'fuerza-mayor', motivo: 'Fuga de agua en la nave.' },
  { categoria: 'descanso', motivo: 'Visita de un cliente que se alargó.' },
];
const MOST = 24;

const LARGOS = statement(
  'excesos/demo.LARGOS',
  `
  select x.usuario_id as persona, x.fecha, x.exceso as minutos from instancia.excesos x
  where x.entidad_id = $1 and x.fecha between $2 and $3 and x.flexible = x.exceso
    and x.usuario_id <> all($5::int[]) order by x.exceso desc, x.usuario_id limit $4`,
);

/** `sin`: people who are left out. */
type Escena = { entidadId: number; autorId: number; momento: string; desde: string; hasta: string; sin: readonly number[] };

/** Decides by hand about the longest days of the demo company whose months are open. */
export async function decideOfDemo(tx: Queryable, { entidadId, autorId, momento, desde, hasta, sin }: Escena): Promise<void> {
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
