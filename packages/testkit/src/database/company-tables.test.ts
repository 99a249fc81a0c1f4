import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from './index.ts';

// Each row of every table in `instancia` belongs to one company, and no other company sees it. The test finds new tables by
// itself.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const sql = (text: string) => runSql(database.ownerUrl, text);

const TABLES = `
  select c.relname as tabla,
    array_remove(array[
      case when not c.relrowsecurity or not c.relforcerowsecurity then 'without forced row-level security' end,
      case when not exists (
        select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisprimary and a.attname = 'entidad_id') then 'no primary key that leads with entidad_id' end,
      case when (select array_agg(p.polname::text || pg_get_expr(p.polqual, p.polrelid) || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '-') || p.polcmd::text || p.polpermissive::text || p.polroles::text)
        from pg_policy p where p.polrelid = c.oid)
        is distinct from array['entidad(entidad_id = instancia.entidad_actual())(entidad_id = instancia.entidad_actual())*true{0}'] then 'another policy' end,
      case when has_table_privilege('jornada_app', c.oid, 'truncate, references, trigger') then 'more rights than reading and writing' end,
      case when not has_any_column_privilege('jornada_app', c.oid, 'select') then 'not to be read' end,
      case when exists (select from aclexplode(c.relacl) x where x.grantee = 0 or x.is_grantable and x.grantee <> c.relowner) then 'rights for everybody' end
    ], null) as faults
  from pg_class c where c.relnamespace = 'instancia'::regnamespace and c.relkind in ('r', 'p') order by 1`;

const faultsOf = async (): Promise<unknown[]> =>
  (await sql(TABLES)).filter(({ faults }) => (faults as string[]).length > 0).map(({ tabla, faults }) => [tabla, faults]);

test('every table of a company has its row-level security, its leading key and no right too many', async () => {
  expect((await sql(TABLES)).length).toBeGreaterThan(20);
  expect(await faultsOf()).toEqual([]);
});

test('what is only added to can be neither changed nor taken away by the server, and this is said by its rights too', async () => {
  const rows = await sql(`
    select c.relname as tabla from pg_class c
    join pg_trigger t on t.tgrelid = c.oid and t.tgname like 'solo_anadir%' and (t.tgtype & 24) > 0 and (t.tgtype & 1) > 0
    where c.relnamespace = 'instancia'::regnamespace
      and (has_any_column_privilege('jornada_app', c.oid, 'update') or has_table_privilege('jornada_app', c.oid, 'delete'))`);
  expect(rows).toEqual([]);
});

const WITH_DELETE = [
  'acceso_proveedores',
  'agendas',
  'asignaciones',
  'ausencias',
  'avisos_dados',
  'chat_avisos',
  'chat_entradas',
  'chat_mensajes',
  'chat_reacciones',
  'chat_rrhh',
  'codigos_recuperacion',
  'comunicados',
  'comunicados_audiencia',
  'comunicados_lecturas',
  'destinos_push',
  'disponibilidad',
  'enlaces',
  'envios_tareas',
  'excesos',
  'exportes',
  'exportes_plantillas',
  'factores_totp',
  'festivos',
  'ficheros',
  'firmas_avisos',
  'fotos',
  'gastos_cambios',
  'horarios_versiones',
  'horas_extra_regimenes',
  'imputaciones',
  'incidencias',
  'incumplimientos',
  'llaves',
  'meses_cambiados',
  'meses_de_persona',
  'meses_sumados',
  'modelos145_borradores',
  'permisos_asignaciones',
  'presupuestos_avisados',
  'proyectos_miembros',
  'quiosco_fotos',
  'quiosco_pins',
  'repartos',
  'repartos_paginas',
  'reservas_ocupacion',
  'retribuciones',
  'retribuciones_ocultas',
  'salas_cierres',
  'salas_departamentos',
  'semanas_tareas',
  'solicitudes_cadenas',
  'solicitudes_pasos',
  'suplencias',
  'tareas_ancladas',
  'tarifas',
  'trozos',
  'trozos_equipo',
  'trozos_tareas',
  'turnos_apuntados',
  'turnos_borrador',
  'turnos_necesidades',
  'turnos_propuestas',
  'turnos_puestos_de',
  'visitas',
  'visitas_anunciadas',
  'visitas_marcas',
  'visitas_recuentos',
  'vistas_informe',
];

test('rows are only taken away where a table is named here', async () => {
  const rows = await sql(`
    select c.relname as tabla from pg_class c
    where c.relnamespace = 'instancia'::regnamespace and c.relkind in ('r', 'p') and has_table_privilege('jornada_app', c.oid, 'delete') order by 1`);
  expect(rows.map(({ tabla }) => tabla)).toEqual(WITH_DELETE);
});

test('a view shows what its reader may see, and not what its owner may', async () => {
  const rows = await sql(`
    select c.relname as vista, coalesce(c.reloptions @> '{security_invoker=true}', false) as "isSafe"
    from pg_class c where c.relnamespace = 'instancia'::regnamespace and c.relkind = 'v' order by 1`);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ isSafe }) => !isSafe)).toEqual([]);
});

test('a table that was made without the call is found, and one that was made with it is not', async () => {
  await sql(`
    create table instancia.atadas (entidad_id int not null, atada_id int generated always as identity, nombre text not null, primary key (entidad_id, atada_id));
    create table instancia.sueltas (suelta_id int primary key, entidad_id int not null);
    grant all on instancia.sueltas to jornada_app`);
  expect(await faultsOf()).toEqual([
    ['atadas', ['without forced row-level security', 'another policy', 'not to be read']],
    [
      'sueltas',
      [
        'without forced row-level security',
        'no primary key that leads with entidad_id',
        'another policy',
        'more rights than reading and writing',
      ],
    ],
  ]);
  await sql(`select instancia.proteger('atadas', '{select,insert}', true)`);
  await expect(sql(`select instancia.proteger('sueltas')`)).rejects.toThrow('does not lead with entidad_id');
  expect((await faultsOf()).map((one) => (one as unknown[])[0])).toEqual(['sueltas']);
  const [who] = await sql(`insert into central.entidades (nombre, creada) values ('Una', now()) returning entidad_id`);
  const entidad = Number(who?.['entidad_id']);
  const asApp = (text: string, company = entidad) =>
    runSql(database.appUrl, `begin; select set_config('jornada.entidad', '${company}', true); ${text}`);
  await runSql(
    database.appUrl,
    `begin; select set_config('jornada.entidad', '${entidad}', true); insert into instancia.atadas (entidad_id, nombre) values (${entidad}, 'Azul'); commit`,
  );
  expect(await asApp('select nombre from instancia.atadas')).toEqual([{ nombre: 'Azul' }]);
  expect(await asApp('select nombre from instancia.atadas', entidad + 1)).toEqual([]);
  await expect(asApp(`update instancia.atadas set nombre = 'Verde'`)).rejects.toThrow('permission denied');
});
