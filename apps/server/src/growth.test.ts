import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';

// What keeps the way open to more people than one PostgreSQL serves: see docs/guides/scale.md.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const names = async (sql: string): Promise<string[]> => (await runSql(database.superuserUrl, sql)).map(({ nombre }) => String(nombre));

/** What a company sets up, and what people do a few times in a year: numbers of four bytes last for centuries. */
const FEW = `
  accesos_externos afiliaciones bloqueos categorias_tarea centros chat_aperturas chat_salas cierres cierres_en_marcha clientes comunicados contactos
  contratos departamentos destinos_push disponibilidad excesos_decisiones excesos_reglas exportaciones exportes exportes_plantillas facturaciones
  festivos_confirmados gastos_actividades gastos_formas_pago gastos_tipos horarios horas_extra_regimenes horas_extra_tipologias
  incumplimientos_respuestas llaves nacimientos permisos_asignaciones permisos_familias proyectos quiosco_claves quiosco_tarjetas
  respuestas_contacto salas salas_cierres solicitudes_cadenas suplencias tareas tareas_pedidas tarifas tipos tipos_documento turnos_necesidades turnos_puestos
  usuarios vacaciones_concesiones visitas visitas_anunciadas visitas_tipos vistas_informe`;

test('what people make every day is numbered with eight bytes', async () => {
  const found = await names(`
    select c.table_name as nombre from information_schema.columns c
    where c.table_schema = 'instancia' and c.is_identity = 'YES' and c.data_type <> 'bigint' order by 1`);
  expect(found).toEqual(FEW.trim().split(/\s+/).toSorted());
  expect(
    await names(
      `select sequencename as nombre from pg_sequences where schemaname = 'instancia' and sequencename = 'registros_id' and data_type <> 'bigint'::regtype`,
    ),
  ).toEqual([]);
});

test('a column that names such a number is as wide as the number', async () => {
  const narrow = await names(`
    select conrelid::regclass || '.' || a.attname as nombre
    from pg_constraint k cross join lateral unnest(k.conkey, k.confkey) as x (de, a_donde)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = x.de
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = x.a_donde
    where k.contype = 'f' and k.connamespace = 'instancia'::regnamespace and a.atttypid <> b.atttypid
    union
    select c.table_name || '.' || c.column_name from information_schema.columns c
    where c.table_schema = 'instancia' and c.data_type = 'integer'
      and c.column_name in ('registro_id', 'solicitud_id', 'fichero_id', 'mensaje_id', 'correo_id', 'firma_id', 'asunto_id') order by 1`);
  expect(narrow).toEqual([]);
});

// The rules of Citus for tables that are distributed by one column, as its documentation has them. What does not keep them is listed
// with what has to be done about it first.

test('every unique index of a company has the company in it, as Citus demands', async () => {
  const faults = await names(`
    select i.indexrelid::regclass as nombre from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'instancia'::regnamespace and i.indisunique and not exists (
      select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = 'entidad_id') order by 1`);
  // A random key: unique within a company is enough there.
  expect(faults).toEqual(['instancia.ficheros_clave_key']);
});

test('every foreign key between tables of companies stays within the company, and none empties a column', async () => {
  const faults = await names(`
    select conrelid::regclass || ' ' || conname as nombre from pg_constraint k
    where contype = 'f' and connamespace = 'instancia'::regnamespace
      and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd') or not exists (
        select from unnest(conkey, confkey) as x (de, a_donde)
        join pg_attribute l on l.attrelid = conrelid and l.attnum = x.de
        join pg_attribute r on r.attrelid = confrelid and r.attnum = x.a_donde
        where l.attname = 'entidad_id' and r.attname = 'entidad_id')) order by 1`);
  expect(faults).toEqual([]);
});

test('the tables that many companies share, and would be copied to every node, name no table of a company', async () => {
  const faults = await names(`
    select conrelid::regclass || ' ' || conname as nombre from pg_constraint
    where contype = 'f' and connamespace = 'central'::regnamespace
      and (select relnamespace from pg_class where oid = confrelid) <> 'central'::regnamespace`);
  expect(faults).toEqual([]);
});

test('what is excluded is excluded within a company', async () => {
  const faults = await names(`
    select conrelid::regclass || ' ' || conname as nombre from pg_constraint
    where contype = 'x' and connamespace = 'instancia'::regnamespace and pg_get_constraintdef(oid) !~ '\\(entidad_id WITH ='`);
  // Holds the company as a range, because nothing more needs to be installed for that: it becomes entidad_id with = and btree_gist.
  expect(faults).toEqual(['instancia.reservas_ocupacion reservas_sin_choque']);
});
