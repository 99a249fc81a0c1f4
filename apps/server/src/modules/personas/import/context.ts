import type { ContextoImportar } from '@jornada/domain/personas/importar/index.ts';
import { statement, type Queryable } from '../../../platform/database/pool.ts';
import type { Configuracion } from '../../entidades/service.ts';
import { findChoices, findClosedUntil, findManagers } from '../repo.ts';

const PERSONAS = statement(`
  select u.usuario_id as id, u.version, u.user_name as documento, u.nombre_completo as nombre, u.email, u.movil, u.puesto, u.idioma,
    u.departamento_id as "departamentoId", u.responsable_id as "responsableId", u.es_quiosco as "esQuiosco", u.alta, u.ultimo_dia as "ultimoDia",
    coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones
  from instancia.usuarios u where u.entidad_id = $1 order by u.usuario_id`);

const DEPARTAMENTOS = statement('select departamento_id as id, nombre from instancia.departamentos where entidad_id = $1');

const byId = (rows: readonly { id: number; nombre: string }[]): Map<number, string> => new Map(rows.map(({ id, nombre }) => [id, nombre]));

/** The company's data that a file's lines are compared with, read in this transaction. */
export async function readImportContext(
  tx: Queryable,
  entidadId: number,
  { empresa, ahora, desde }: { empresa: Configuracion; ahora: Temporal.Instant; desde: string | undefined },
): Promise<ContextoImportar> {
  const today = ahora.toZonedDateTimeISO(empresa.zona).toPlainDate();
  const { centros, departamentos, horarios } = await findChoices(tx, entidadId);
  const personas = await tx.query<ContextoImportar['personas'][number]>(PERSONAS, [entidadId]);
  const allDepartments = await tx.query<{ id: number; nombre: string }>(DEPARTAMENTOS, [entidadId]);
  return {
    hoy: today.toString(),
    desde: desde ?? today.with({ day: 1 }).add({ months: 1 }).toString(),
    personas,
    responsables: await findManagers(tx, entidadId, ahora.toString()),
    departamentos,
    centros,
    horarios,
    nombres: {
      departamentos: byId(allDepartments),
      centros: byId([...empresa.centros.values()]),
      horarios: new Map([...empresa.horarios].map(([id, versions]) => [id, versions.at(-1)?.nombre ?? ''])),
      personas: byId(personas),
    },
    cerradoHasta: await findClosedUntil(tx, entidadId),
  };
}
