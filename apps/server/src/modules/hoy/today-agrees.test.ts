import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ESTADOS_HOY } from '@jornada/domain/hoy/index.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createEntidadesService } from '../../shared/company/configuration.ts';
import { seenBy } from '../../shared/reach/reach.ts';
import { NOCHES } from '../../testing/test-company.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';
import { createPlansReader } from '../personas/reads.ts';
import { findToday } from './people-repo.ts';

// What is counted of today, beside the plain question: each person by themselves, and nothing about how the database is to find it.

const CAME = `exists (
      select from instancia.jornadas t
      where t.entidad_id = $entidadId and t.usuario_id = u.usuario_id and t.fecha = p.debia
        and (t.fin is not null or (p.debia < p.hoy and t.estado <> 'vacia')))`;

const ANSWERED_BEFORE = `(exists (
      select from instancia.jornadas t where t.entidad_id = $entidadId and t.usuario_id = u.usuario_id and t.fecha = p.anterior and t.estado <> 'vacia')
    or exists (
      select from instancia.incidencias x
      where x.entidad_id = $entidadId and x.usuario_id = u.usuario_id and x.fecha = p.anterior and x.clase in ('tarde', 'no-vino', 'sin-fichajes')
        and (x.respondida is not null or x.resuelta is not null))
    or not exists (
      select from instancia.jornadas t where t.entidad_id = $entidadId and t.usuario_id = u.usuario_id and t.fecha < p.anterior))`;

const UNUSED = `(u.password_hash is null and not exists (
      select from instancia.jornadas t where t.entidad_id = $entidadId and t.usuario_id = u.usuario_id)
    and not exists (select from instancia.sesiones s where s.entidad_id = $entidadId and s.usuario_id = u.usuario_id))`;
const counted = (where = 'true') =>
  `json_build_object('todas', count(*) filter (where ${where}), ${(
    [
      ['trabajando', 'trabajando'],
      ['pausa', 'pausa'],
      ['tarde', 'tarde'],
      ['noVino', 'no-vino'],
      ['sinSalida', 'sin-salida'],
      ['ausente', 'ausente'],
      ['fuera', 'fuera'],
      ['sinEstrenar', 'sin-estrenar'],
    ] as const
  )
    .map(([name, estado]) => `'${name}', count(*) filter (where estado = '${estado}')`)
    .join(', ')})`;

const PLAIN = `
  with planes as (
    select de.id, p.*
    from unnest($ids::int[], $lugares::int[]) as de (id, lugar)
    join jsonb_to_recordset($planes) as p (lugar int, hoy date, debia date, "centroId" int, centro text, zona text, ausente boolean, tarde boolean,
        falto boolean, anterior date, entra timestamptz, turno text)
      using (lugar)),
  halladas as (
    select u.usuario_id as id, u.nombre_completo as nombre, p."centroId", p.centro, p.zona, p.debia, p.anterior,
      p.entra, p.turno,
      case when u.usuario_id = any ($olvidadas::int[]) then 'sin-salida'
        when j.situacion in ('trabajando', 'pausa') then j.situacion
        when p.ausente then 'ausente'
        when ${UNUSED} then 'sin-estrenar'
        when p.tarde and not ${CAME} then case when p.falto then 'no-vino' else 'tarde' end
        when p.anterior is not null and not ${ANSWERED_BEFORE} then 'no-vino-antes'
        else 'fuera' end as clase
    from instancia.usuarios u
    join planes p on p.id = u.usuario_id
    left join instancia.jornadas j on j.entidad_id = $entidadId and j.usuario_id = u.usuario_id and j.estado = 'abierta'
    where u.entidad_id = $entidadId and not u.es_quiosco and u.activo and u.suspendida is null and (u.ultimo_dia is null or u.ultimo_dia >= p.hoy)
      and ${seenBy('$jefes', '$personaId')}
      and ($centro::int is null or p."centroId" = $centro) and ($departamento::int is null or u.departamento_id = $departamento)),
  gente as materialized (
    select id, nombre, "centroId", centro, zona, entra, turno, case clase when 'no-vino-antes' then 'no-vino' else clase end as estado,
      case clase when 'no-vino-antes' then anterior else debia end as debia
    from halladas),
  pagina as (
    select id, estado, debia, row_number() over (
      order by array_position('{tarde,no-vino,sin-salida}', estado), centro collate "und-x-icu", "centroId", nombre collate "und-x-icu", id) as lugar
    from gente where $estado::text is null or estado = $estado
    order by lugar offset $start limit $limit)
  select (select ${counted()} from gente) as cuentas,
    (select count(*)::int from gente where $estado::text is null or estado = $estado) as total,
    (select coalesce(json_agg(c order by c.nombre), '[]') from (
      select "centroId" as id, coalesce(centro, '') as nombre, min(zona) as zona, ${counted()} as cuentas from gente group by 1, 2) c) as centros,
    (select count(*)::int from gente g where exists (
      select from instancia.jornadas a
      where a.entidad_id = $entidadId and a.usuario_id = g.id and a.fecha between $diaAntes::date - 1 and $diaAntes and a.inicio <= $antes
        and coalesce(a.fin, a.inicio + interval '12 hours') > $antes)) as ayer,
    (select coalesce(json_agg(s order by s.hora, s.centro, s.nombre), '[]') from (
      select entra as hora, turno as nombre, coalesce(centro, '') as centro, min(zona) as zona, count(*)::int as personas
      from gente where entra is not null and estado in ('fuera', 'sin-estrenar') group by 1, 2, 3 order by 1, 3, 2 limit 5) s) as turnos,
    (select coalesce(json_agg(json_build_object('id', id, 'estado', estado, 'debia', debia) order by lugar), '[]') from pagina) as pagina`;

/** Statements of tests have no names for what they are given. */
const NAMES = [...new Set(PLAIN.match(/\$[a-zA-Z]+/g))];
const ASKED = composed(PLAIN.replaceAll(/\$[a-zA-Z]+/g, (name) => `$${NAMES.indexOf(name) + 1}`));

const DIAS = ['2026-03-06', '2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11'];
const KIWI = { zona: 'Pacific/Auckland', pais: 'NZ' };
const CANARY = { zona: 'Atlantic/Canary' };
const PEOPLE = 24;
const CROWD = 5000;
const NAMED = ['Ñoño', 'Ágata', 'ana', 'Zoe'];

let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({
    now: '2026-03-05T07:00:00Z',
    gente: Array.from({ length: PEOPLE }, (_, index) => ({
      userName: `P${index}`,
      nombre: `${NAMED[index % NAMED.length]} ${index % 5}`,
      ...[{}, { horario: NOCHES }, KIWI, { horario: NOCHES, ...CANARY }, { horario: null }][index % 5],
    })),
  });
  await runSql(
    world.server.superuserUrl,
    `insert into instancia.departamentos (entidad_id, nombre, responsable_id) values (${world.empresa.entidadId}, 'Muelle', ${world.empresa.personas['P1']})`,
  );
});
afterAll(() => world.close());

const instant = fc
  .integer({ min: 0, max: 6 * 96 })
  .map((quarter) => Temporal.Instant.from('2026-03-06T00:00:00Z').add({ minutes: 15 * quarter }));
const day = fc.record({
  fecha: fc.constantFrom(...DIAS),
  estado: fc.constantFrom('abierta', 'cerrada', 'incompleta', 'vacia'),
  situacion: fc.constantFrom('trabajando', 'pausa', 'fuera'),
  hora: fc.integer({ min: 0, max: 23 }),
  horas: fc.integer({ min: 1, max: 14 }),
});
const person = fc.record({
  dias: fc.uniqueArray(day, { maxLength: 3, selector: ({ fecha }) => fecha }),
  ausencia: fc.option(
    fc.record({ desde: fc.constantFrom(...DIAS), dias: fc.nat({ max: 2 }), aprobada: fc.boolean(), minutos: fc.constantFrom(null, 120) }),
    {
      nil: null,
      freq: 3,
    },
  ),
  incidencia: fc.option(fc.record({ fecha: fc.constantFrom(...DIAS), resuelta: fc.boolean() }), { nil: null }),
  tieneClave: fc.boolean(),
  sesion: fc.boolean(),
  estaDepartamento: fc.boolean(),
  account: fc.constantFrom('open', 'open', 'open', 'suspended', 'inactive', 'leaving', 'kiosk'),
});

const quoted = (text: string | number | null): string => (text === null ? 'null' : `'${text}'`);

/** The rows of a person, in SQL. Of several open days only the first one is open. */
function rowsOf(
  entidadId: number,
  id: number,
  { dias, ausencia, incidencia, ...one }: typeof person extends fc.Arbitrary<infer T> ? T : never,
): string {
  const open = dias.findIndex(({ estado }) => estado === 'abierta');
  const days = dias.map(({ fecha, hora, horas, situacion, ...rest }, index) => {
    const estado = rest.estado === 'abierta' && index !== open ? 'cerrada' : rest.estado;
    const inicio = Temporal.Instant.from(`${fecha}T${String(hora).padStart(2, '0')}:00:00Z`);
    const [begins, ends] = [
      estado === 'vacia' ? null : inicio.toString(),
      estado === 'cerrada' ? inicio.add({ hours: horas }).toString() : null,
    ];
    return `insert into instancia.jornadas (entidad_id, usuario_id, fecha, zona, estado, situacion, inicio, fin, tramos, incidencias, corregida, pendientes)
      values (${entidadId}, ${id}, '${fecha}', 'Europe/Madrid', '${estado}', '${estado === 'abierta' ? situacion : 'fuera'}', ${quoted(begins)}, ${quoted(ends)}, '[]', '{}', false, 0);`;
  });
  return [
    `update instancia.usuarios set password_hash = ${one.tieneClave ? "'x'" : 'null'}, es_quiosco = ${one.account === 'kiosk'}, activo = ${one.account !== 'inactive'},
      suspendida = ${one.account === 'suspended' ? "'2026-01-01Z'" : 'null'}, ultimo_dia = ${one.account === 'leaving' ? "'2026-03-09'" : 'null'},
      departamento_id = ${one.estaDepartamento ? `(select departamento_id from instancia.departamentos where entidad_id = ${entidadId})` : 'null'}
      where entidad_id = ${entidadId} and usuario_id = ${id};`,
    ...days,
    ausencia &&
      `insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada, minutos)
       values (${entidadId}, ${id}, '${ausencia.desde}', date '${ausencia.desde}' + ${ausencia.dias}, 'permiso', ${ausencia.aprobada}, ${quoted(ausencia.minutos)});`,
    incidencia &&
      `insert into instancia.incidencias (entidad_id, usuario_id, fecha, clase, resuelta, resuelta_por)
       values (${entidadId}, ${id}, '${incidencia.fecha}', 'no-vino', ${incidencia.resuelta ? `now(), ${id}` : 'null, null'});`,
    one.sesion &&
      `insert into instancia.sesiones (entidad_id, sesion_id, usuario_id, clase, secreto, rotado, creada, ultimo_uso, caduca)
       values (${entidadId}, gen_random_uuid(), ${id}, 'normal', '', now(), now(), now(), now());`,
  ]
    .filter((row) => row !== null && row !== false)
    .join('\n');
}

test('of any people, plans, records and absences, at any hour, today is what the plain question answers', async () => {
  const { server, empresa } = world;
  const { entidadId } = empresa;
  const ids = Array.from({ length: PEOPLE }, (_, index) => empresa.personas[`P${index}`] ?? 0);
  const configuration = createEntidadesService({ db: server.db });
  const readPlans = createPlansReader();
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { minLength: PEOPLE, maxLength: PEOPLE }),
      fc.array(instant, { minLength: 3, maxLength: 3 }),
      fc.record({
        estado: fc.option(fc.constantFrom(...ESTADOS_HOY), { nil: undefined }),
        isFiltered: fc.boolean(),
        isTeam: fc.boolean(),
        isCrowd: fc.boolean(),
        start: fc.nat({ max: 4 }),
      }),
      async (people, moments, { estado, isFiltered, isTeam, isCrowd, start }) => {
        const tables = ['jornadas', 'ausencias', 'incidencias', 'sesiones'].map(
          (table) => `delete from instancia.${table} where entidad_id = ${entidadId};`,
        );
        await runSql(
          server.superuserUrl,
          `do $do$ begin set local jornada.borrado = 'si'; ${tables.join('\n')} ${people.map((one, index) => rowsOf(entidadId, ids[index] ?? 0, one)).join('\n')} end $do$`,
        );
        await server.db.tenant(entidadId, async (tx) => {
          const [muelle] = await tx.query(
            composed<{ id: number }>('select departamento_id as id from instancia.departamentos where entidad_id = $1'),
            [entidadId],
          );
          for (const ahora of moments) {
            const company = await configuration.getConfiguration(entidadId, 0);
            const read = await readPlans(tx, entidadId, company, ahora);
            // Of a crowd that is late the day is read at once, which these few people are taken for.
            const plans = isCrowd ? { ...read, plans: read.plans.map((plan) => ({ ...plan, cuantas: CROWD })) } : read;
            const ayer = ahora.toZonedDateTimeISO(company.zona).subtract({ days: 1 });
            const filter = {
              departamento: isFiltered ? muelle?.id : undefined,
              centro: isFiltered && start === 1 ? (plans.plans[0]?.centroId ?? undefined) : undefined,
              estado,
              start,
              limit: 9,
            };
            const reach = { entidadId, personaId: ids[1] ?? 0, jefes: isTeam ? [ids[1] ?? 0] : null };
            const found = await findToday(tx, reach, plans, { ...filter, ayer });
            const values: Record<string, unknown> = {
              $ids: plans.ids,
              $lugares: plans.of,
              $planes: JSON.stringify(plans.plans.map((plan, lugar) => ({ lugar, ...plan }))),
              $olvidadas: plans.forgotten,
              $entidadId: entidadId,
              $personaId: reach.personaId,
              $jefes: reach.jefes,
              $centro: filter.centro ?? null,
              $departamento: filter.departamento ?? null,
              $estado: estado ?? null,
              $start: start,
              $limit: 9,
              $antes: ayer.toInstant().toString(),
              $diaAntes: ayer.toPlainDate().toString(),
            };
            const [plain] = await tx.query(
              ASKED,
              NAMES.map((name) => values[name]),
            );
            expect(found).toEqual(plain);
            for (const one of found.pagina) met.add(one.estado);
            if (found.ayer > 0) met.add('ayer');
          }
        });
      },
    ),
    { numRuns: 25, seed: 20_260_310 },
  );
  // The people were as different as they can be.
  expect([...met].toSorted()).toEqual([...ESTADOS_HOY, 'ayer'].toSorted());
}, 120_000);
