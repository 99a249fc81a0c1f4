import { askedOf, type EntradaInforme } from '@jornada/server/modules/informe-proyectos/asked.ts';
import { readBudgets } from '@jornada/server/modules/informe-proyectos/budgets.ts';
import { findLines } from '@jornada/server/modules/informe-proyectos/report-repo.ts';
import { monotonicMs } from '@jornada/server/platform/clock.ts';
import { createDatabase } from '@jornada/server/platform/database/database.ts';
import { migrate } from '@jornada/server/platform/database/migrate.ts';
import { createPool, type Queryable } from '@jornada/server/platform/database/pool.ts';
import { createTestCompany } from '@jornada/server/testing/test-company.ts';
import { runSql, startTestCluster } from '@jornada/testkit/database/index.ts';
import type { Figure } from '../report/figure.ts';
import { spreadOf } from '../report/stats.ts';
import type { BlockOutcome } from './block.ts';

const ENTRIES = 1_000_000;
const PEOPLE = 500;
const PROJECTS = 200;
const PASSES = 7;
const HOY = '2026-11-27';
/** Three years of everybody: all of them are in the report. */
const WHOLE = { desde: '2024-01-01', hasta: HOY } as const;

/** A company with a million entries of three years, rates of people that went up each year, and budgets. */
const fill = (entidadId: number): string[] => [
  `insert into instancia.clientes (entidad_id, nombre) select ${entidadId}, 'Cliente ' || n from generate_series(1, 40) n`,
  `insert into instancia.proyectos (entidad_id, nombre, cliente_id, responsable_id, presupuesto_minutos, entrega)
   select ${entidadId}, 'Proyecto ' || n, (select min(cliente_id) from instancia.clientes) + n % 40, (select min(usuario_id) from instancia.usuarios where entidad_id = ${entidadId}),
     case when n % 2 = 0 then 600000 end, '2027-03-31' from generate_series(1, ${PROJECTS}) n`,
  `insert into instancia.tareas (entidad_id, proyecto_id, nombre, buscable) select ${entidadId}, p.proyecto_id, 'Tarea ' || n, ''
   from instancia.proyectos p, generate_series(1, 20) n where p.entidad_id = ${entidadId}`,
  `insert into instancia.tarifas (entidad_id, usuario_id, proyecto_id, desde, precio, coste)
   select ${entidadId}, null::int, null::int, '2020-01-01'::date, 6000, 3500 union all
   select ${entidadId}, u.usuario_id, null, make_date(y, 1 + u.usuario_id % 12, 1), null, 3000 + (u.usuario_id % 30) * 100 from instancia.usuarios u, generate_series(2023, 2026) y where u.entidad_id = ${entidadId} union all
   select ${entidadId}, null, p.proyecto_id, make_date(y, 1, 1), 7000 + (p.proyecto_id % 9) * 500, null from instancia.proyectos p, generate_series(2024, 2026) y where p.entidad_id = ${entidadId} and p.proyecto_id % 3 = 0`,
  `insert into instancia.imputaciones (entidad_id, usuario_id, fecha, proyecto_id, tarea_id, minutos, facturable, origen, autor_id, momento)
   select ${entidadId}, u.id, '2024-01-01'::date + (n / 940), t.proyecto_id, t.tarea_id, 15 * (1 + n % 20), n % 5 <> 0, 'persona', u.id, now()
   from generate_series(0, ${ENTRIES - 1}) n
   join (select usuario_id as id, row_number() over (order by usuario_id) - 1 as puesto from instancia.usuarios where entidad_id = ${entidadId}) u on u.puesto = n % ${PEOPLE}
   join (select tarea_id, proyecto_id, row_number() over (order by tarea_id) - 1 as puesto from instancia.tareas where entidad_id = ${entidadId}) t
     on t.puesto = (n::bigint * 7919 + n / 500) % ${PROJECTS * 20}`,
  'vacuum (analyze) instancia.imputaciones, instancia.proyectos, instancia.tareas, instancia.tarifas, instancia.usuarios',
];

async function measure(): Promise<BlockOutcome> {
  const cluster = await startTestCluster();
  try {
    const at = (url: string): string => Object.assign(new URL(url), { pathname: 'informes' }).toString();
    await runSql(cluster.superuserUrl, 'create database informes owner jornada_owner');
    const urls = { appUrl: at(cluster.appUrl), ownerUrl: at(cluster.ownerUrl), superuserUrl: at(cluster.superuserUrl) };
    await migrate({ ownerUrl: urls.ownerUrl });
    const owner = createDatabase(createPool({ url: urls.ownerUrl, max: 2, onError: () => undefined }));
    const personas = Array.from({ length: PEOPLE }, (_, index) => ({ userName: `P${index}` }));
    const { entidadId } = await createTestCompany(owner, { personas });
    for (const sql of fill(entidadId)) await runSql(urls.superuserUrl, sql);
    await owner.close();
    const db = createDatabase(createPool({ url: urls.appUrl, max: 1, onError: () => undefined }));
    const permisos = new Set(['informe-proyectos.ver:all', 'tarifas.ver:all']) as never;
    const timed = async (work: (tx: Queryable) => Promise<unknown>): Promise<number[]> => {
      const seconds: number[] = [];
      for (let pass = 0; pass < PASSES; pass += 1) {
        const begun = monotonicMs();
        await db.tenant(entidadId, work);
        seconds.push((monotonicMs() - begun) / 1000);
      }
      return seconds;
    };
    const report = (input: EntradaInforme) => {
      const { entradas, columnas, conTarifas, por } = askedOf({ usuarioId: 1, permisos }, input, HOY);
      return timed((tx) =>
        findLines(tx, entidadId, { ...entradas, por, conTarifas, columnas: columnas.map(({ desde }) => desde), limite: 200 }),
      );
    };
    const figures: Figure[] = [];
    const add = (what: string, seconds: readonly number[]): void => {
      const ours = spreadOf(seconds);
      figures.push({ what, unit: 's', ours, judged: ours, bar: { atMost: 1 } });
    };
    for (const por of ['proyecto', 'cliente', 'tarea', 'categoria', 'persona', 'semana', 'mes'] as const)
      add(`hours and cost of a million entries by ${por}`, await report({ por, ...WHOLE }));
    add('three months of them by proyecto', await report({ por: 'proyecto', periodo: '3-meses' }));
    add('one project by persona, three years', await report({ por: 'persona', proyecto: 5, ...WHOLE }));
    const reach = { responsableId: null, conTarifas: true };
    add('100 budgets, all that was spent', await timed((tx) => readBudgets(tx, entidadId, reach, { hoy: HOY })));
    await db.close();
    return {
      figures,
      notes: [`${ENTRIES.toLocaleString('en')} entries of ${PEOPLE} people in ${PROJECTS} projects, with ${PEOPLE * 4 + 200} rates.`],
    };
  } finally {
    await cluster.stop();
  }
}

export const informes = { name: 'informes', title: 'Reports over a million entries', measure };
