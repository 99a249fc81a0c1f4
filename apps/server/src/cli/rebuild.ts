import { parseArgs } from 'node:util';
import { createEntidadesService } from '../shared/company/configuration.ts';
import { rebuildProjections } from '../modules/registros/service.ts';
import { createDatabase } from '../platform/database/database.ts';
import { createPool, composed } from '../platform/database/pool.ts';
import { withOwner } from './owner-access.ts';
import { runCommand } from './run-command.ts';

const COMPANIES = composed<{ id: number; nombre: string }>('select entidad_id as id, nombre from central.entidades order by entidad_id');
/** Any revision number will do: a command reads the current configuration. */
const ANY_REVISION = 0;

/** `1 day`, `2 days`, with the digits in groups of three. */
const count = (number: number, one: string, many: string): string => `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

async function rebuildAll(ownerUrl: string, write: boolean): Promise<number> {
  const db = createDatabase(createPool({ url: ownerUrl, max: 2, patienceMs: 60_000, onError: (error) => console.error(error.message) }));
  try {
    const entidades = createEntidadesService({ db });
    let differing = 0;
    for (const { id, nombre } of await db.query(COMPANIES, [])) {
      const empresa = await entidades.getConfiguration(id, ANY_REVISION);
      const { personas, dias, distintos } = await rebuildProjections({ db, entidadId: id, empresa, write });
      differing += distintos.length;
      console.log(
        `${nombre}: ${count(dias, 'day', 'days')} of ${count(personas, 'person', 'people')}, ${distintos.length} differ from the log.`,
      );
      for (const { personaId, fecha } of distintos) console.log(`  person ${personaId}, ${fecha}`);
    }
    return differing;
  } finally {
    await db.close();
  }
}

// npm run rebuild [-- --check]
await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const differing = await withOwner({ isAlone: false, mayCreate: false }, (ownerUrl) => rebuildAll(ownerUrl, !values.check));
  if (differing === 0) console.log('Every stored day is what its log says.');
  else if (values.check) process.exitCode = 1;
  else console.log('They are stored anew from the log.');
});
