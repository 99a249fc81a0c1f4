import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createEntidadesService } from '../../shared/company/configuration.ts';
import { NOCHES } from '../../testing/test-company.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';
import { createSumMonths } from '../mes/module.ts';
import { createApart } from './apart.ts';
import { countMonth, countsOf, reviewMonth } from './review.ts';

// What is counted of a month before it is closed, beside the plain rule that closes it: each person by themselves.

const MES = '2026-03';
const DIAS = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-13', '2026-03-30', '2026-03-31', '2026-04-01'];
const PEOPLE = 24;
/** Within the month, on its last day and the first ones after it, when a shift may still go on, and when all of it is over. */
const MOMENTS = [
  '2026-03-13T10:00:00Z',
  '2026-03-31T15:00:00Z',
  '2026-03-31T23:00:00Z',
  '2026-04-01T05:00:00Z',
  '2026-04-02T09:00:00Z',
  '2026-04-20T09:00:00Z',
];

let world: TestPeople;
let centros: number[];
let horarios: number[];
beforeAll(async () => {
  world = await createTestPeople({
    now: '2026-03-13T10:00:00Z',
    gente: Array.from({ length: PEOPLE }, (_, index) => ({
      userName: `P${index}`,
      ...[{}, { horario: NOCHES }, { zona: 'Atlantic/Canary' }, { horario: NOCHES, zona: 'Pacific/Auckland' }][index % 4],
    })),
  });
  const { entidadId, centroIds, personas } = world.empresa;
  centros = [...centroIds];
  const ids = [0, 1].map((index) => personas[`P${index}`] ?? 0);
  const rows = await runSql(
    world.server.superuserUrl,
    `select horario_id from instancia.asignaciones where entidad_id = ${entidadId} and usuario_id in (${ids.join()}) order by usuario_id`,
  );
  horarios = rows.map((row) => Number(row['horario_id']));
});
afterAll(() => world.close());

const day = fc.record({
  fecha: fc.constantFrom(...DIAS),
  estado: fc.constantFrom('abierta', 'cerrada', 'cerrada', 'incompleta', 'vacia'),
  hora: fc.integer({ min: 0, max: 23 }),
  horas: fc.integer({ min: 1, max: 9 }),
  incidencias: fc.constantFrom('{}', '{}', '{}', '{orden}', '{solape,orden}'),
  pendientes: fc.constantFrom(0, 0, 0, 1, 2),
});
/** `desde` of an assignment; `centro` and `horario`: places in the lists, or none. */
const assignment = fc.record({
  desde: fc.constantFrom('2025-06-01', '2026-02-15', '2026-03-01', '2026-03-02', '2026-03-16', '2026-03-31', '2026-04-01'),
  centro: fc.constantFrom(0, 0, 1, 2),
  horario: fc.constantFrom(0, 1, null),
});
const person = fc.record({
  dias: fc.uniqueArray(day, { maxLength: 4, selector: ({ fecha }) => fecha }),
  asignaciones: fc.uniqueArray(assignment, { maxLength: 3, selector: ({ desde }) => desde }),
  ausencia: fc.option(fc.record({ desde: fc.constantFrom(...DIAS), dias: fc.nat({ max: 20 }), aprobada: fc.boolean() }), { nil: null }),
});
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;

/** The rows of a person, in SQL. Of several open days only the first one is open. */
function rowsOf(entidadId: number, id: number, { dias, asignaciones, ausencia }: Person): string {
  const open = dias.findIndex(({ estado }) => estado === 'abierta');
  const days = dias.map(({ fecha, hora, horas, incidencias, pendientes, ...rest }, index) => {
    const estado = rest.estado === 'abierta' && index !== open ? 'cerrada' : rest.estado;
    const inicio = Temporal.Instant.from(`${fecha}T${String(hora).padStart(2, '0')}:00:00Z`);
    const [begins, ends] = [
      estado === 'vacia' ? 'null' : `'${inicio.toString()}'`,
      estado === 'cerrada' ? `'${inicio.add({ hours: horas }).toString()}'` : 'null',
    ];
    return `insert into instancia.jornadas (entidad_id, usuario_id, fecha, zona, estado, situacion, inicio, fin, tramos, incidencias, corregida, pendientes)
      values (${entidadId}, ${id}, '${fecha}', 'Europe/Madrid', '${estado}', '${estado === 'abierta' ? 'trabajando' : 'fuera'}', ${begins}, ${ends}, '[]', '${incidencias}', false, ${pendientes});`;
  });
  const assigned = asignaciones.map(
    ({ desde, centro, horario }) =>
      `insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
       values (${entidadId}, ${id}, '${desde}', ${horario === null ? 'null, null' : `${horarios[horario]}, ${centros[centro]}`});`,
  );
  const away =
    ausencia &&
    `insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada)
     values (${entidadId}, ${id}, '${ausencia.desde}', date '${ausencia.desde}' + ${ausencia.dias}, 'permiso', ${ausencia.aprobada});`;
  return [...days, ...assigned, away ?? ''].join('\n');
}

test('of any people, records and changes of centre, at any hour, the counts are those of the review that closes', async () => {
  const { server, empresa } = world;
  const { entidadId } = empresa;
  const ids = Array.from({ length: PEOPLE }, (_, index) => empresa.personas[`P${index}`] ?? 0);
  const entidades = createEntidadesService({ db: server.db });
  const apart = createApart();
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { minLength: PEOPLE, maxLength: PEOPLE }),
      fc.shuffledSubarray(MOMENTS, { minLength: 2, maxLength: 2 }),
      fc.record({ some: fc.subarray([0, 1, 2], { minLength: 1 }), isRunning: fc.boolean(), limit: fc.constantFrom(0, 3, 100) }),
      async (people, moments, { some, isRunning, limit }) => {
        const tables = ['jornadas', 'ausencias', 'asignaciones'].map(
          (table) => `delete from instancia.${table} where entidad_id = ${entidadId} and usuario_id in (${ids.join()});`,
        );
        await runSql(
          server.superuserUrl,
          `do $do$ begin set local jornada.borrado = 'si'; ${tables.join('\n')} ${people.map((one, index) => rowsOf(entidadId, ids[index] ?? 0, one)).join('\n')} end $do$`,
        );
        const centroIds = some.map((place) => centros[place] ?? 0);
        for (const at of moments.toSorted()) {
          server.clock.set(at);
          await createSumMonths({ db: server.db, clock: server.clock, entidades }).refresh(entidadId, MES);
          const options = { mes: MES, centroIds, hoy: isRunning ? at.slice(0, 10) : undefined };
          await server.db.tenant(entidadId, async (tx) => {
            const plain = await reviewMonth(tx, entidadId, { ...options, apart });
            const counted = await countMonth(tx, entidadId, { ...options, limit });
            expect({ ...counted, centros: new Map([...counted.centros].map(([id, one]) => [id, countsOf(one)])) }).toEqual({
              total: plain.total,
              centros: new Map([...plain.centros].map(([id, one]) => [id, countsOf(one)])),
              casos: plain.casos.slice(0, limit),
              casosEnTotal: plain.casos.length,
            });
            for (const [key, many] of Object.entries(plain.total)) if (many > 0) met.add(key);
            const apiece = [...plain.centros.values()].reduce((sum, { personas }) => sum + personas, 0);
            if (apiece > plain.total.personas) met.add('moved');
            if (plain.casos.length > limit) met.add('more');
          });
        }
      },
    ),
    { numRuns: 25, seed: 20_260_331 },
  );
  // The people were as different as they can be.
  expect([...met].toSorted()).toEqual(['enCurso', 'incidencias', 'incompletas', 'more', 'moved', 'pendientes', 'personas']);
}, 120_000);
