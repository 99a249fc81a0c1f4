export { runSql } from './run-sql.ts';
export { startTestCluster, type TestCluster } from './start-test-cluster.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
