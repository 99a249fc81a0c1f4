import type { Regla } from '@jornada/domain/limites/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { DemoEnd } from '../../shared/module.ts';
import { createAnswer } from './repo.ts';

/** Why limits were broken, in turn; every third one is not explained yet. */
const RESPUESTAS = [
  { causa: 'necesidad', texto: 'Faltó una persona del turno y no hubo quien la cubriera.' },
  { causa: 'voluntad', texto: 'Cambió el turno con una compañera y lo pidió por escrito.' },
  null,
] as const;
const MOST = 60;

const ROTOS = statement(
  'limites/demo.ROTOS',
  `
  select i.usuario_id as persona, i.fecha, i.regla from instancia.incumplimientos i
  where i.entidad_id = $1 and i.fecha between $2 and $3 and i.vigente order by i.fecha, i.usuario_id, i.regla limit $4`,
  told<{ regla: Regla }>(),
);

/** Explains the first broken limits of some days of the demo company. */
export async function explainOfDemo(tx: Queryable, { entidadId, autorId, ahora, lately: { desde, hasta } }: DemoEnd): Promise<void> {
  const momento = ahora.toString();
  const broken = await tx.query(ROTOS, [entidadId, desde, hasta, MOST]);
  for (const [index, one] of broken.entries()) {
    const answer = RESPUESTAS[index % RESPUESTAS.length];
    if (answer) await createAnswer(tx, entidadId, { ...one, ...answer, autorId, momento });
  }
}
