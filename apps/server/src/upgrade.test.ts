import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { migrate } from './platform/database/migrate.ts';
import { describeSchema } from './testing/schema/schema-files.ts';

// A database of an earlier version, with people and records in it, is brought to this version. Row-level security hides rows from a
// migration that names no company, and then it changes nothing and says nothing: so there are two companies, and their rows are read
// afterwards.

const MIGRATIONS = join(import.meta.dirname, '../migrations/before');
/** The first migration that the old database does not have. */
const SINCE = '20261125090000';

let database: TestDatabase;
const sql = (text: string) => runSql(database.superuserUrl, text);

/** The database as an earlier version made it. */
async function makeOld(): Promise<void> {
  for (const schema of ['instancia', 'central']) await sql(`drop schema ${schema} cascade`);
  await sql('delete from public.migraciones');
  const folder = mkdtempSync(join(tmpdir(), 'jornada-upgrade-'));
  for (const name of readdirSync(MIGRATIONS)) if (name < SINCE) copyFileSync(join(MIGRATIONS, name), join(folder, name));
  await migrate({ ownerUrl: database.ownerUrl, folder });
  rmSync(folder, { recursive: true });
}

/** A company with two centres of the same name and one person, and of their days a complete and an incomplete one. */
const COMPANY = `
  with empresa as (insert into central.entidades (nombre, creada) values ($1, now()) returning entidad_id),
  datos as (
    insert into instancia.entidades (entidad_id, nombre, zona, idioma) select entidad_id, $1, 'Europe/Madrid', 'es' from empresa returning entidad_id),
  centros as (
    insert into instancia.centros (entidad_id, nombre, zona, pais)
    select entidad_id, nombre, 'Europe/Madrid', 'ES' from datos, unnest(array['Nave', 'NAVE']) as nombre),
  persona as (
    insert into instancia.usuarios (entidad_id, user_name, nombre_completo, email)
    select entidad_id, 'P' || entidad_id, 'Zoe Échegaray', 'zoe@example.com' from datos returning entidad_id, usuario_id, user_name),
  enlace as (
    insert into central.directorio (user_name, entidad_id, usuario_id) select user_name, entidad_id, usuario_id from persona),
  proyecto as (
    insert into instancia.proyectos (entidad_id, nombre, cliente)
    select entidad_id, nombre, cliente from datos, (values ('Obra', 'Acme'), ('Nave', ' ACME '), ('Propio', null)) as p (nombre, cliente)
    returning entidad_id, proyecto_id, nombre),
  horas as (
    insert into instancia.horas_proyectos (entidad_id, usuario_id, fecha, proyecto_id, minutos)
    select entidad_id, usuario_id, fecha, proyecto_id, minutos
    from persona join proyecto using (entidad_id) join (values ('Obra', date '2026-03-09', 90), ('Nave', '2026-03-09', 30), ('Obra', '2026-03-10', 1600))
      as h (nombre, fecha, minutos) using (nombre)),
  linea as (
    insert into instancia.registros (entidad_id, usuario_id, numero, fecha, evento, zona, recibido, modo, confianza, origen, autor_id, canonico)
    select entidad_id, usuario_id, n, '2026-03-09', 'olvido', 'Europe/Madrid', '2026-03-10T08:00:00Z', 'automatico', 'directa', 'servidor', usuario_id, 'x'
    from persona, generate_series(1, 2) n),
  propuesta as (
    insert into instancia.registros (entidad_id, usuario_id, numero, fecha, evento, refiere_a, zona, recibido, modo, confianza, origen, autor_id, canonico)
    select entidad_id, usuario_id, n, date '2026-03-01' + n, 'correccion', 1, 'Europe/Madrid',
      timestamptz '2026-03-20T08:00:00Z' - n * interval '1 hour', 'declarado', 'directa', 'web', usuario_id, 'x'
    from persona, generate_series(8, 9) n),
  jornada as (
    insert into instancia.jornadas (entidad_id, usuario_id, fecha, zona, estado, situacion, tramos, incidencias, corregida, pendientes)
    select entidad_id, usuario_id, d.fecha, 'Europe/Madrid', d.estado, 'fuera', '[]', '{}', false, 1
    from persona, (values (date '2026-03-09', 'incompleta'), (date '2026-03-10', 'cerrada')) as d (fecha, estado) returning entidad_id, usuario_id, fecha)
  insert into instancia.dias (entidad_id, usuario_id, fecha, presencia, trabajado, efectivo, pausa_pagada, pausa_no_pagada, nocturnos)
  select entidad_id, usuario_id, fecha, 240, 240, 240, 0, 0, 60 from jornada`;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeOld();
  for (const nombre of ['Una', 'Otra']) await runSql(database.superuserUrl, COMPANY, [nombre]);
  await migrate({ ownerUrl: database.ownerUrl });
});
afterAll(() => database.drop());

/** What PostgreSQL knows of our schemas beyond what `apps/server/schema` shows: who may do what, and which triggers are on. */
const RIGHTS = `
  select 'table' as kind, c.oid::regclass::text as name, array(select unnest(c.relacl)::text order by 1) as rights, c.relforcerowsecurity as forced, null as col
  from pg_class c where c.relnamespace in ('central'::regnamespace, 'instancia'::regnamespace) and c.relkind in ('r', 'v', 'S', 'p')
  union all
  select 'column', c.oid::regclass::text, array(select unnest(a.attacl)::text order by 1), null, a.attname
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace in ('central'::regnamespace, 'instancia'::regnamespace) and a.attacl is not null
  union all
  select 'function', p.oid::regprocedure::text, array(select unnest(p.proacl)::text order by 1), p.prosecdef, array_to_string(p.proconfig, ',')
  from pg_proc p where p.pronamespace in ('central'::regnamespace, 'instancia'::regnamespace)
  union all
  select 'trigger', t.tgrelid::regclass || '.' || t.tgname, '{}', t.tgenabled = 'O', pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace in ('central'::regnamespace, 'instancia'::regnamespace) and not t.tgisinternal
  union all
  select 'schema', nspname, array(select unnest(nspacl)::text order by 1), null, null from pg_namespace where nspname in ('central', 'instancia')
  order by kind, name, col`;

test('an older database becomes the same as a new one', async () => {
  const fresh = await createTestDatabase();
  try {
    expect(await describeSchema(database.ownerUrl)).toEqual(await describeSchema(fresh.ownerUrl));
    expect(await sql(RIGHTS)).toEqual(await runSql(fresh.superuserUrl, RIGHTS));
    // Of two indexes that cost the same PostgreSQL takes the first one.
    const indexes = `
      select i.indrelid::regclass::text as tabla, c.relname as indice from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace in ('central'::regnamespace, 'instancia'::regnamespace) order by 1, c.oid`;
    expect(await sql(indexes)).toEqual(await runSql(fresh.superuserUrl, indexes));
    const noted = 'select nombre, huella from public.migraciones order by nombre';
    expect(await sql(noted)).toEqual(await runSql(fresh.superuserUrl, noted));
  } finally {
    await fresh.drop();
  }
});

const twice = <T>(rows: T[]): T[] => [...rows, ...rows];

test('an incomplete day has no minutes in any company, and a complete one keeps its own', async () => {
  const rows = await sql('select presencia, trabajado, efectivo, nocturnos from instancia.dias order by entidad_id, fecha');
  expect(rows).toEqual(
    twice([
      { presencia: 0, trabajado: 0, efectivo: 0, nocturnos: 0 },
      { presencia: 240, trabajado: 240, efectivo: 240, nocturnos: 60 },
    ]),
  );
});

test('of two open centres of one name the later one says its number', async () => {
  const rows = await sql("select nombre = 'NAVE (' || centro_id || ')' as dice, nombre from instancia.centros order by centro_id");
  expect(rows.map(({ nombre, dice }) => (dice ? 'with its number' : nombre))).toEqual(twice(['Nave', 'with its number']));
});

test('what was answered before anybody noted it is no news', async () => {
  expect(await sql('select respuestas_vistas is not null as vistas from instancia.usuarios')).toEqual(twice([{ vistas: true }]));
});

test('whoever was in the directory is believed to belong there', async () => {
  expect(await sql('select aceptada is not null as aceptada from central.directorio')).toEqual(twice([{ aceptada: true }]));
});

test('each line from before is an action of its own', async () => {
  const rows = await sql(`
    select (linea ->> 'numero')::int as numero, (linea ->> 'primero')::int as primero
    from instancia.usuarios u, json_array_elements(instancia.leer_persona(
      u.entidad_id, u.usuario_id, '2026-03-01', '2026-03-31', '2026-03-01', '2026-03-31', null, null) -> 'eventos') as linea
    order by u.entidad_id, 1`);
  expect(rows).toEqual(twice([1, 2, 8, 9].map((numero) => ({ numero, primero: numero }))));
});

test('a correction that waited is a request that waits since then, in the same order', async () => {
  const rows = await sql(`
    select s.modulo, s.desde::text, s.estado, s.espera_de as "esperaDe", s.turno_desde = (
      select r.recibido from instancia.registros r where r.registro_id = any(c.registros)) as "desdeEntonces", p.papel, h.accion
    from instancia.solicitudes s join instancia.correcciones c using (entidad_id, solicitud_id)
    join instancia.solicitudes_pasos p using (entidad_id, solicitud_id) join instancia.solicitudes_historia h using (entidad_id, solicitud_id)
    order by s.entidad_id, s.solicitud_id`);
  const waiting = {
    modulo: 'correcciones',
    estado: 'pendiente',
    esperaDe: null,
    desdeEntonces: true,
    papel: 'administracion',
    accion: 'enviar',
  };
  expect(rows).toEqual(
    twice([
      { ...waiting, desde: '2026-03-10' },
      { ...waiting, desde: '2026-03-09' },
    ]),
  );
});

test('people from before are found by each of their words, and by colleagues only by those of name and position', async () => {
  const found = async (trozo: string, tabla = 'trozos') =>
    (await sql(`select count(distinct entidad_id)::int as n from instancia.${tabla} where trozo = '${trozo}'`))[0]?.['n'];
  expect([await found('echegara'), await found('garay'), await found('zoe@exam'), await found('nadie')]).toEqual([2, 2, 2, 0]);
  expect([await found('garay', 'trozos_equipo'), await found('zoe@exam', 'trozos_equipo')]).toEqual([2, 0]);
});

test('minutes given to projects are entries of time, and what was written of clients is one client', async () => {
  expect(
    await sql(`
      select p.nombre, c.nombre as cliente, i.fecha::text, i.tarea_id as tarea, i.desde, i.minutos, i.facturable, i.origen,
        i.autor_id = i.usuario_id as propia
      from instancia.imputaciones i join instancia.proyectos p using (entidad_id, proyecto_id) left join instancia.clientes c using (entidad_id, cliente_id)
      order by i.entidad_id, i.fecha, p.nombre`),
  ).toEqual(
    twice(
      (
        [
          ['Nave', '2026-03-09', 30],
          ['Obra', '2026-03-09', 90],
          // No day has more, whatever was written then.
          ['Obra', '2026-03-10', 1500],
        ] as const
      ).map(([nombre, fecha, minutos]) => ({
        nombre,
        cliente: 'Acme',
        fecha,
        tarea: null,
        desde: null,
        minutos,
        facturable: true,
        origen: 'jornada',
        propia: true,
      })),
    ),
  );
  expect(await sql('select nombre from instancia.clientes order by entidad_id')).toEqual(twice([{ nombre: 'Acme' }]));
});
