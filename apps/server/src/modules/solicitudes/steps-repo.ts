import type { EstadoPaso, PapelEnSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';
import type { AsuntoDePasos, PasoGuardado } from './model.ts';

const PASOS = statement(
  'solicitudes/steps.PASOS',
  `
  select p.para, p.paso, p.papel, p.decisor_id as "decisorId", p.estado, p.decidido_por as "decididoPor", p.momento, p.motivo
  from instancia.solicitudes_pasos p where p.entidad_id = $1 and p.solicitud_id = $2 and p.para = $3 order by p.paso`,
);

/** The steps of a request, or of its cancellation, in order. */
export const findSteps = (tx: Queryable, entidadId: number, id: number, para: AsuntoDePasos): Promise<PasoGuardado[]> =>
  tx.query(PASOS, [entidadId, id, para]);

/** Replaces the steps: the first has its turn. */
export async function replaceSteps(
  tx: Queryable,
  entidadId: number,
  { id, para, pasos }: { id: number; para: AsuntoDePasos; pasos: readonly { papel: PapelEnSolicitud; decisorId: number | null }[] },
): Promise<void> {
  await run(
    tx,
    sql
      .deleteFrom('instancia.solicitudes_pasos')
      .where('entidad_id', '=', entidadId)
      .where('solicitud_id', '=', id)
      .where('para', '=', para),
  );
  if (pasos.length === 0) return;
  await run(
    tx,
    sql.insertInto('instancia.solicitudes_pasos').values(
      pasos.map(({ papel, decisorId }, index) => ({
        entidad_id: entidadId,
        solicitud_id: id,
        para,
        paso: index + 1,
        papel,
        decisor_id: decisorId,
        estado: index === 0 ? 'turno' : 'futuro',
      })),
    ),
  );
}

/** The new state of a step; `decision`: who decided in it. */
export async function updateStep(
  tx: Queryable,
  entidadId: number,
  { id, para, paso }: { id: number; para: AsuntoDePasos; paso: number },
  { estado, decision }: { estado: EstadoPaso; decision?: { decidido_por: number; momento: string; motivo: string | null } },
): Promise<void> {
  await run(
    tx,
    sql
      .updateTable('instancia.solicitudes_pasos')
      .set({ estado, ...decision })
      .where('entidad_id', '=', entidadId)
      .where('solicitud_id', '=', id)
      .where('para', '=', para)
      .where('paso', '=', paso),
  );
}

/** Gives a step that waits to the company, because whoever had it has left. */
export async function giveStepToCompany(
  tx: Queryable,
  entidadId: number,
  { id, para }: { id: number; para: AsuntoDePasos },
): Promise<void> {
  await run(
    tx,
    sql
      .updateTable('instancia.solicitudes_pasos')
      .set({ decisor_id: null, papel: 'administracion' })
      .where('entidad_id', '=', entidadId)
      .where('solicitud_id', '=', id)
      .where('para', '=', para)
      .where('estado', '=', 'turno'),
  );
}

/** Nobody has to decide in the steps that are left. */
export async function skipSteps(tx: Queryable, entidadId: number, which: { id: number; para: AsuntoDePasos }): Promise<void> {
  for (const { paso, estado } of await findSteps(tx, entidadId, which.id, which.para))
    if (estado === 'turno' || estado === 'futuro') await updateStep(tx, entidadId, { ...which, paso }, { estado: 'saltado' });
}
