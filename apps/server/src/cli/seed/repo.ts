import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { composed, statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { Role } from './role.ts';

const ENTIDADES = statement(
  'cli/seed.ENTIDADES',
  `
  select e.entidad_id as id, e.nombre, array(select d.user_name from central.directorio d
    where d.entidad_id = e.entidad_id and (d.user_name = 'CARGA' || e.entidad_id || '-00001' or d.user_name = $1)) as marcas
  from central.entidades e order by e.entidad_id`,
);

/** All companies. `marcas`: the accounts that only the demo company (its kiosk) and seeded companies have. */
export const findCompanies = (db: Queryable, kiosk: string): Promise<{ id: number; nombre: string; marcas: string[] }[]> =>
  db.query(ENTIDADES, [kiosk]);

const CENTRAL = statement('cli/seed.CENTRAL', 'select central.crear_entidad($1, $2) as id', told<{ id: number }>());
const CONFIRMAR = statement('cli/seed.CONFIRMAR', 'select central.confirmar_entidad($1, $2)');
const INSTANCIA = statement(
  'cli/seed.INSTANCIA',
  'insert into instancia.entidades (entidad_id, nombre, nif, zona, idioma, ajustes) values ($1, $2, $3, $4, $5, $6)',
);

/** Makes the company in both schemas. `speak` selects it for the transaction, between the two. */
export async function createEntidad(
  tx: Queryable,
  company: { nombre: string; nif: string; zona: string; idioma: string; ajustes: object; creada: string },
  speak: (entidadId: number) => Promise<void>,
): Promise<number> {
  const [row] = await tx.query(CENTRAL, [company.nombre, company.creada]);
  if (!row) throw new Error('the company was not written');
  await tx.query(CONFIRMAR, [row.id, company.creada]);
  await speak(row.id);
  const { nombre, nif, zona, idioma, ajustes } = company;
  await tx.query(INSTANCIA, [row.id, nombre, nif, zona, idioma, JSON.stringify(ajustes)]);
  return row.id;
}

/** A person to be added; `responsable` is the user name of their manager. */
export type Employee = {
  userName: string;
  nombre: string;
  email: string;
  idioma: string;
  rol: string;
  responsable: string | null;
  horarioId: number;
  centroId: number;
};

const EMPLOYEES = `jsonb_to_recordset($2::jsonb) as e (
  "userName" text, nombre text, email text, idioma text, rol text, responsable text, "horarioId" int, "centroId" int)`;
const USUARIOS = statement(
  'cli/seed.USUARIOS',
  `
  insert into instancia.usuarios (entidad_id, user_name, nombre_completo, email, idioma, roles, password_hash)
  select $1, e."userName", e.nombre, e.email, e.idioma, array[e.rol], $3 from ${EMPLOYEES}`,
);
const RESPONSABLES = statement(
  'cli/seed.RESPONSABLES',
  `
  update instancia.usuarios u set responsable_id = r.usuario_id from ${EMPLOYEES} join instancia.usuarios r on r.user_name = e.responsable
  where u.entidad_id = $1 and r.entidad_id = $1 and u.user_name = e."userName"`,
);
const DIRECTORIO = statement(
  'cli/seed.DIRECTORIO',
  `
  insert into central.directorio (user_name, entidad_id, usuario_id)
  select u.user_name, $1, u.usuario_id from ${EMPLOYEES} join instancia.usuarios u on u.user_name = e."userName" where u.entidad_id = $1`,
);
const ASIGNACIONES = statement(
  'cli/seed.ASIGNACIONES',
  `
  insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
  select $1, u.usuario_id, $3, e."horarioId", e."centroId" from ${EMPLOYEES} join instancia.usuarios u on u.user_name = e."userName" where u.entidad_id = $1`,
);

/** Makes accounts, managers, entries in the directory, and schedules from `desde`. */
export async function createEmployees(
  tx: Queryable,
  entidadId: number,
  { employees, passwordHash, desde }: { employees: readonly Employee[]; passwordHash: string; desde: Fecha },
): Promise<void> {
  const list = JSON.stringify(employees);
  await tx.query(USUARIOS, [entidadId, list, passwordHash]);
  await tx.query(RESPONSABLES, [entidadId, list]);
  await tx.query(DIRECTORIO, [entidadId, list]);
  await tx.query(ASIGNACIONES, [entidadId, list, desde]);
}

export type SeedAccount = { id: number; userName: string; responsableId: number | null; isNew: boolean };

const CUENTAS = statement(
  'cli/seed.CUENTAS',
  `
  select u.usuario_id as id, u.user_name as "userName", u.responsable_id as "responsableId",
    not exists (select from instancia.registros r where r.entidad_id = u.entidad_id and r.usuario_id = u.usuario_id)
      and not exists (select from instancia.ausencias a where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id) as "isNew"
  from instancia.usuarios u where u.entidad_id = $1 order by u.user_name`,
);

/** All accounts of the company; `isNew`: without records and absences. */
export const findAccounts = (tx: Queryable, entidadId: number): Promise<SeedAccount[]> => tx.query(CUENTAS, [entidadId]);

const IDS = statement('cli/seed.IDS', `select nextval('instancia.registros_id') as id from generate_series(1, $1)`);

/** Takes `count` ids for lines of the log. */
export const takeLineIds = async (tx: Queryable, count: number): Promise<number[]> => (await tx.query(IDS, [count])).map(({ id }) => id);

/** The values that differ between people, column by column: for each number of the role's lines, one value per person. */
export type Copies = {
  usuarioId: number[];
  numero: number[];
  id: number[];
  refiereA: (number | null)[];
  autorId: number[];
  canonico: string[];
};

const LINEAS = statement(
  'cli/seed.LINEAS',
  `
  insert into instancia.registros (
    entidad_id, usuario_id, numero, registro_id, fecha, evento, clase, tipo_id, momento, zona, desplazamiento_minutos, recibido,
    zona_dispositivo, modo, confianza, origen, refiere_a, proyecto_id, observaciones, autor_id, canonico)
  select $1, c.usuario_id, c.numero, c.registro_id, l.fecha, l.evento, l.clase, l."tipoId", l.momento, l.zona, l."desplazamientoMinutos",
    l.recibido, l."zonaDispositivo", l.modo, l.confianza, l.origen, c.refiere_a, l."proyectoId", l.observaciones, c.autor_id, c.canonico
  from unnest($3::int[], $4::int[], $5::bigint[], $6::bigint[], $7::int[], $8::text[])
    as c (usuario_id, numero, registro_id, refiere_a, autor_id, canonico)
  join jsonb_to_recordset($2::jsonb) as l (
    numero int, fecha date, evento text, clase text, "tipoId" int, momento timestamptz, zona text, "desplazamientoMinutos" smallint,
    recibido timestamptz, "zonaDispositivo" text, modo text, confianza text, origen text, "proyectoId" int, observaciones text) using (numero)
  order by c.usuario_id, c.numero`,
);

export async function insertLines(tx: Queryable, entidadId: number, eventos: Role['eventos'], c: Copies): Promise<void> {
  await tx.query(LINEAS, [entidadId, JSON.stringify(eventos), c.usuarioId, c.numero, c.id, c.refiereA, c.autorId, c.canonico]);
}

const JORNADAS = statement(
  'cli/seed.JORNADAS',
  `
  insert into instancia.jornadas (entidad_id, usuario_id, fecha, zona, estado, situacion, desde, inicio, fin, tramos, incidencias, corregida, pendientes)
  select $1, p.id, j.fecha, j.zona, j.estado, j.situacion, j.desde, j.inicio, j.fin, j.tramos,
    array(select jsonb_array_elements_text(j.incidencias)), j.corregida, j.pendientes
  from unnest($3::int[]) as p (id) cross join jsonb_to_recordset($2::jsonb) as j (
    fecha date, zona text, estado text, situacion text, desde timestamptz, inicio timestamptz, fin timestamptz, tramos jsonb,
    incidencias jsonb, corregida boolean, pendientes int)
  order by p.id, j.fecha`,
);
const DIAS = statement(
  'cli/seed.DIAS',
  `
  insert into instancia.dias (entidad_id, usuario_id, fecha, presencia, trabajado, efectivo, pausa_pagada, pausa_no_pagada, nocturnos)
  select $1, p.id, j.fecha, m.presencia, m.trabajado, m.efectivo, m."pausaPagada", m."pausaNoPagada", m.nocturnos
  from unnest($3::int[]) as p (id) cross join jsonb_to_recordset($2::jsonb) as j (fecha date, minutos jsonb)
    cross join jsonb_to_record(j.minutos) as m (
      presencia int, trabajado int, efectivo int, "pausaPagada" int, "pausaNoPagada" int, nocturnos int)
  order by p.id, j.fecha`,
);

/**
 * Writes the same projected days for several people, one person after the other, so that the rows of one person are stored close
 * together.
 */
export async function insertDays(tx: Queryable, entidadId: number, jornadas: Role['jornadas'], people: readonly number[]): Promise<void> {
  const list = JSON.stringify(jornadas);
  await tx.query(JORNADAS, [entidadId, list, people]);
  await tx.query(DIAS, [entidadId, list, people]);
}

const AUSENCIAS = statement(
  'cli/seed.AUSENCIAS',
  `
  insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada, minutos, mitad)
  select $1, p.id, a.desde, a.hasta, a.clase, a.aprobada, a.minutos, a.mitad from unnest($3::int[]) as p (id)
    cross join jsonb_to_recordset($2::jsonb) as a (desde date, hasta date, clase text, aprobada boolean, minutos int, mitad text)`,
);

/** Writes the same absences for several people. */
export async function insertAbsences(
  tx: Queryable,
  entidadId: number,
  ausencias: Role['ausencias'],
  people: readonly number[],
): Promise<void> {
  if (ausencias.length > 0) await tx.query(AUSENCIAS, [entidadId, JSON.stringify(ausencias), people]);
}

const ANALYZE = composed('analyze');

/** Updates the statistics that the query planner needs after so many new rows. */
export const refreshStatistics = (db: Queryable): Promise<unknown> => db.query(ANALYZE, []);
