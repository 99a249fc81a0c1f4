export { ClusterError } from './cluster/cluster-error.ts';
export { ensureCluster, findRunningCluster, type Cluster } from './cluster/cluster.ts';
export { findMigrations, findReplaced, migrate, MIGRATION_LOCK, MigrationError } from './migrate.ts';
