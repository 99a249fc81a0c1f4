import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Jornada, Tramo } from '@jornada/domain/registros/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

/** Closed days on which a project was clocked, or was before a correction, of open months, in the order of people. */
const DIAS = statement(
  'tareas/clock.DIAS',
  `
  select j.usuario_id as "personaId", j.fecha, j.estado, j.tramos from instancia.jornadas j
  where j.entidad_id = $1 and j.fecha between $2 and $3 and (j.usuario_id, j.fecha) > ($4, $5::date) and ($7::int is null or j.usuario_id = $7) 
    and (j.estado = 'cerrada' and j.tramos @? '$[*] ? (@.proyectoId > 0)'
      or j.estado in ('cerrada', 'vacia') and exists (
        select from instancia.imputaciones i where i.entidad_id = $1 and i.usuario_id = j.usuario_id and i.fecha = j.fecha and i.origen = 'reloj'))
    and not exists (select from instancia.dias_sin_reloj d where d.entidad_id = $1 and d.usuario_id = j.usuario_id and d.fecha = j.fecha)
    and not instancia.esta_cerrado($1, j.usuario_id, j.fecha)
  order by 1, 2 limit $6`,
  told<{ estado: Jornada['estado']; tramos: Tramo[] }>(),
);
export type DiaConProyecto = { personaId: number; fecha: Fecha };

export const findClockedDays = (
  tx: Queryable,
  entidadId: number,
  { desde, hasta, after, limit, of }: { desde: Fecha; hasta: Fecha; after: DiaConProyecto; limit: number; of?: number },
) => tx.query(DIAS, [entidadId, desde, hasta, after.personaId, after.fecha, limit, of ?? null]);

const CERRADO = statement('tareas/clock.CERRADO', 'select instancia.esta_cerrado($1, $2, $3) as cerrado', told<{ cerrado: boolean }>());
/** Whether the month of a day is closed for somebody. Asked after the turn of closing was taken. */
export const isClosedFor = async (tx: Queryable, entidadId: number, { personaId, fecha }: DiaConProyecto): Promise<boolean> =>
  (await tx.query(CERRADO, [entidadId, personaId, fecha]))[0]?.cerrado === true;
