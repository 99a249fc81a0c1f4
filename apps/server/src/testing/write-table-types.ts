import { writeFileSync } from 'node:fs';
import { startTestCluster } from '@jornada/testkit/database/index.ts';
import { migrate } from '../platform/database/migrate.ts';
import { generateStatementTypes, STATEMENT_TYPES_FILE } from './statements/statement-types.ts';
import { writeSchemaFiles } from './schema/schema-files.ts';
import { generateTableTypes, TABLE_TYPES_FILE } from './table-types.ts';

// npm run db-types: writes the types of the tables and statements and the files of the schema again, from a throw-away database with every migration.
const cluster = await startTestCluster();
try {
  await migrate({ ownerUrl: cluster.ownerUrl });
  writeFileSync(TABLE_TYPES_FILE, await generateTableTypes(cluster.ownerUrl));
  writeFileSync(STATEMENT_TYPES_FILE, await generateStatementTypes(cluster.ownerUrl));
  await writeSchemaFiles(cluster.ownerUrl);
} finally {
  await cluster.stop();
}
