import type { Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';

/** The rooms of the demo company. */
export async function createDemoRooms(_tx: Queryable, _company: DemoCompany): Promise<void> {
  await Promise.resolve();
}
