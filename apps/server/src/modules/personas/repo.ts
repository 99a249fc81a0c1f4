import type { RolPersona } from '@jornada/domain/personas/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';

/** The data of a person, as stored. */
export type DatosPersona = {
  documento: string;
  nombre: string;
  email: string;
  movil: string;
  puesto: string;
  idioma: string | null;
  departamentoId: number | null;
  responsableId: number | null;
};

/** The person, and the version that the writer has read. */
type Cual = { entidadId: number; id: number; version: number };

const columnsOf = (datos: DatosPersona) => ({
  user_name: datos.documento,
  nombre_completo: datos.nombre,
  email: datos.email,
  movil: datos.movil,
  puesto: datos.puesto,
  idioma: datos.idioma,
  departamento_id: datos.departamentoId,
  responsable_id: datos.responsableId,
});

export async function createPerson(
  tx: Queryable,
  entidadId: number,
  persona: DatosPersona & { roles: readonly RolPersona[]; alta: string | null },
): Promise<number> {
  const { roles, alta } = persona;
  const [row] = await run(
    tx,
    sql
      .insertInto('instancia.usuarios')
      .values({ ...columnsOf(persona), entidad_id: entidadId, roles: [...roles], es_quiosco: roles.includes('quiosco'), alta })
      .returning('usuario_id as id'),
  );
  if (!row) throw new Error('the person was not written');
  return row.id;
}

/** Raises the version that the writer has read. @returns false if somebody else has written since. */
export async function takeVersion(tx: Queryable, { entidadId, id, version }: Cual): Promise<boolean> {
  const rows = await run(
    tx,
    sql
      .updateTable('instancia.usuarios')
      .set({ version: version + 1 })
      .where('entidad_id', '=', entidadId)
      .where('usuario_id', '=', id)
      .where('version', '=', version)
      .returning('version'),
  );
  return rows.length > 0;
}

const EN_DIRECTORIO = statement('personas.EN_DIRECTORIO', 'select central.poner_en_directorio($1)');

/** Updates the directory from the person's row. */
export async function putInDirectory(tx: Queryable, id: number): Promise<void> {
  await tx.query(EN_DIRECTORIO, [id]);
}

type Cambio = Partial<{
  nombre_completo: string;
  email: string;
  movil: string;
  puesto: string;
  idioma: string | null;
  departamento_id: number | null;
  responsable_id: number | null;
  roles: RolPersona[];
  es_quiosco: boolean;
  activo: boolean;
  suspendida: string | null;
  invitada: string | null;
  alta: string | null;
  ultimo_dia: string | null;
  cierra: string | null;
}>;

export async function updatePerson(tx: Queryable, entidadId: number, id: number, cambio: DatosPersona | Cambio): Promise<void> {
  const columns = 'documento' in cambio ? columnsOf(cambio) : cambio;
  await run(tx, sql.updateTable('instancia.usuarios').set(columns).where('entidad_id', '=', entidadId).where('usuario_id', '=', id));
}

const ADMINS = statement(
  'personas.ADMINS',
  `
  select u.usuario_id as id from instancia.usuarios u
  where u.entidad_id = $1 and 'admin' = any(u.roles) and u.activo and (u.cierra is null or u.cierra > $2) and u.ultimo_dia is null`,
);

/** The admins who can sign in and will stay. In the turn of the admins none of them can be lost until the transaction ends. */
export async function findAdmins(tx: Queryable, entidadId: number, ahora: string): Promise<number[]> {
  return (await tx.query(ADMINS, [entidadId, ahora])).map(({ id }) => id);
}

const REVOCAR = statement(
  'personas.REVOCAR',
  `
  update instancia.sesiones set revocada = $3, simulado_id = null where entidad_id = $1 and usuario_id = $2 and revocada is null`,
);
const ACABAR = statement(
  'personas.ACABAR',
  'update instancia.actuaciones set hasta = greatest($3, desde) where entidad_id = $1 and persona_id = $2 and hasta is null',
);
const SOLTAR = statement('personas.SOLTAR', 'update instancia.sesiones set simulado_id = null where entidad_id = $1 and simulado_id = $2');

/** Ends every session of a person, and the acting of people who act for them. */
export async function endSessions(tx: Queryable, entidadId: number, id: number, ahora: string): Promise<void> {
  await tx.query(REVOCAR, [entidadId, id, ahora]);
  await tx.query(ACABAR, [entidadId, id, ahora]);
  await tx.query(SOLTAR, [entidadId, id]);
}

const PONER = statement(
  'personas.PONER',
  `
  insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id) values ($1, $2, $3, $4, $5)
  on conflict (entidad_id, usuario_id, desde) do update set horario_id = excluded.horario_id, centro_id = excluded.centro_id`,
);
const QUITAR = statement('personas.QUITAR', 'delete from instancia.asignaciones where entidad_id = $1 and usuario_id = $2 and desde >= $3');

/** Assigns this schedule and centre from `desde` on; without them, no contract. */
export async function putAssignment(
  tx: Queryable,
  entidadId: number,
  { id, desde, horarioId, centroId }: { id: number; desde: string; horarioId: number | null; centroId: number | null },
): Promise<void> {
  await tx.query(PONER, [entidadId, id, desde, horarioId, centroId]);
}

/** Deletes assignments that begin on a day or later. */
export async function deleteAssignmentsFrom(tx: Queryable, entidadId: number, id: number, desde: string): Promise<void> {
  await tx.query(QUITAR, [entidadId, id, desde]);
}

const DESPUES = statement(
  'personas.DESPUES',
  `
  select min(fecha)::text as fecha from instancia.jornadas where entidad_id = $1 and usuario_id = $2 and fecha > $3 and estado <> 'vacia'`,
);

/** The first recorded day after a day, or null. */
export async function findRecordAfter(tx: Queryable, entidadId: number, id: number, fecha: string): Promise<string | null> {
  const [row] = await tx.query(DESPUES, [entidadId, id, fecha]);
  return row?.fecha ?? null;
}

const RESPONSABLES = statement(
  'personas.RESPONSABLES',
  `
  select u.usuario_id as id, u.nombre_completo as nombre from instancia.usuarios u
  where u.entidad_id = $1 and u.activo and not u.es_quiosco and (u.cierra is null or u.cierra > $2) and u.roles && '{responsable,admin}'`,
);

/** People who may be managers of others. */
export async function findManagers(tx: Queryable, entidadId: number, ahora: string): Promise<{ id: number; nombre: string }[]> {
  return tx.query(RESPONSABLES, [entidadId, ahora]);
}

const CONFIGURADO = statement(
  'personas.CONFIGURADO',
  `
  select json_build_object(
    'departamentos', coalesce((select json_agg(json_build_object('id', d.departamento_id, 'nombre', d.nombre)) from instancia.departamentos d
      where d.entidad_id = $1 and d.activo), '[]'),
    'centros', coalesce((select json_agg(json_build_object('id', c.centro_id, 'nombre', c.nombre, 'pais', c.pais, 'zona', c.zona)) from instancia.centros c
      where c.entidad_id = $1 and c.activo), '[]'),
    'horarios', coalesce((select json_agg(json_build_object('id', h.horario_id, 'nombre', h.nombre)) from instancia.horarios h
      where h.entidad_id = $1 and h.activo and exists (
        select from instancia.horarios_versiones v where v.entidad_id = $1 and v.horario_id = h.horario_id)), '[]')) as todo`,
);

export type Configurado = {
  departamentos: { id: number; nombre: string }[];
  centros: { id: number; nombre: string; pais: string; zona: string }[];
  horarios: { id: number; nombre: string }[];
};

/** What can be assigned: departments, centres and schedules in use. */
export async function findChoices(tx: Queryable, entidadId: number): Promise<Configurado> {
  const [row] = await tx.query(CONFIGURADO, [entidadId]);
  if (!row) throw new Error(`company ${entidadId} is not there`);
  return row.todo;
}

const CERRADOS = statement(
  'personas.CERRADOS',
  `
  select c.centro_id as id, max(to_char(c.mes, 'YYYY-MM')) as mes from instancia.meses_cerrados c where c.entidad_id = $1 group by c.centro_id`,
);

/** The last closed month of each centre, `YYYY-MM`. All earlier months are closed, too. */
export async function findClosedUntil(tx: Queryable, entidadId: number): Promise<Map<number, string>> {
  const rows = await tx.query(CERRADOS, [entidadId]);
  return new Map(rows.map(({ id, mes }) => [id, mes]));
}
