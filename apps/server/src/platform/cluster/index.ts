export { ClusterError } from './cluster-error.ts';
export { ensureCluster, findRunningCluster, type Cluster } from './cluster.ts';
