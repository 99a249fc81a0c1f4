import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../../platform/database/pool.ts';
import type { EventoLeido } from '../log/model.ts';
import { withUtc, type PersonaLeida } from './repo.ts';
import { sueltosSql, type SueltoLeido } from './sueltos.ts';

/** One day of one person, with the data for its plan: the assignments, and the absences around it. */
export type DiaDePersona = Pick<PersonaLeida, 'asignaciones' | 'ausencias' | 'sueltos'> & {
  personaId: number;
  nombre: string;
  fecha: Fecha;
  eventos: EventoLeido[];
  /** Minutes that the person has given to tasks, without those that follow the record by themselves. */
  enTareas: number;
};

// A planned night shift, and an absence, may reach into the next day.
const DIAS = statement(
  'registros/person/days.DIAS',
  `
  select u.usuario_id as "personaId", u.nombre_completo as nombre, d.fecha,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = d.usuario_id), '[]') as asignaciones,
    ${sueltosSql('u', 'd.fecha - 2')} as sueltos,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a
      where a.entidad_id = $1 and a.usuario_id = d.usuario_id and a.desde <= d.fecha + 2 and a.hasta >= d.fecha - 2), '[]') as ausencias,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'registroId', r.registro_id, 'numero', r.numero, 'fecha', r.fecha, 'evento', r.evento, 'clase', r.clase, 'tipoId', r.tipo_id,
        'momento', r.momento, 'zona', r.zona, 'recibido', r.recibido, 'modo', r.modo, 'confianza', r.confianza, 'refiereA', r.refiere_a,
        'proyectoId', r.proyecto_id, 'observaciones', r.observaciones, 'autorId', r.autor_id,
        'primero', coalesce(r.primero, r.numero), 'cerca', null) order by r.numero)
      from instancia.registros r where r.entidad_id = $1 and r.usuario_id = d.usuario_id and r.fecha = d.fecha), '[]') as eventos,
    (select coalesce(sum(i.minutos), 0)::int from instancia.imputaciones i
      where i.entidad_id = $1 and i.usuario_id = d.usuario_id and i.fecha = d.fecha and i.origen <> 'reloj') as "enTareas"
  from unnest($2::int[], $3::date[]) with ordinality as d (usuario_id, fecha, lugar)
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = d.usuario_id
  order by d.lugar`,
  told<{ fecha: DiaDePersona['fecha']; sueltos: SueltoLeido[]; enTareas: number }>(),
);

/** The logs of given days and people, in the order of the request, in one round trip. Positions are not read. */
export async function findDays(
  tx: Queryable,
  entidadId: number,
  dias: readonly { personaId: number; fecha: Fecha }[],
): Promise<DiaDePersona[]> {
  if (dias.length === 0) return [];
  const rows = await tx.query(DIAS, [entidadId, dias.map(({ personaId }) => personaId), dias.map(({ fecha }) => fecha)]);
  return rows.map((row) => ({ ...row, eventos: row.eventos.map(withUtc) }));
}
