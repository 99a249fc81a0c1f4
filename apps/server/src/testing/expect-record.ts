import { expect } from 'vitest';
import type { TestSite } from './test-site.ts';

/** A clock-in that the server has confirmed. */
export type Acknowledged = { clave: string; id: number };

/** Every confirmed record exists once and under its id, no person's numbers have a gap, and no key is there twice. */
export async function expectRecord(site: Pick<TestSite, 'rows'>, acknowledged: readonly Acknowledged[]): Promise<void> {
  const lines = await site.rows<{ clave: string; id: number }>(
    'select clave, registro_id as id from instancia.registros where clave is not null order by registro_id',
  );
  const written = Map.groupBy(lines, ({ clave }) => clave);
  expect([...written.values()].filter((same) => same.length > 1)).toEqual([]);
  const lost = acknowledged.filter(({ clave, id }) => written.get(clave)?.[0]?.id !== id);
  expect(lost).toEqual([]);
  const gaps = await site.rows(
    'select entidad_id, usuario_id, count(*), max(numero) from instancia.registros group by 1, 2 having count(*) <> max(numero) or min(numero) <> 1',
  );
  expect(gaps).toEqual([]);
}
