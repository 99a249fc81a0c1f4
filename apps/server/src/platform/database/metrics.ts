import { Counter, type Registry } from 'prom-client';

/** Counts the deadlocks of this process. Each is two places that take the same locks in another order: a fault to find. */
export function createDatabaseMetrics(registry: Registry): { deadlock(): void } {
  const deadlocks = new Counter({
    name: 'jornada_deadlocks_total',
    help: 'Statements and transactions that the database ended because they and others waited for each other',
    registers: [registry],
  });
  return { deadlock: () => deadlocks.inc() };
}
