import { type Queryable, statement } from '../../platform/database/pool.ts';

const REVISION = statement('shared/company/companies.REVISION', 'select revision from instancia.entidades where entidad_id = $1');

/** The revision of a company's configuration. */
export async function findRevision(tx: Queryable, entidadId: number): Promise<number> {
  const [row] = await tx.query(REVISION, [entidadId]);
  return row?.revision ?? 0;
}

const EMPRESAS = statement(
  'shared/company/companies.EMPRESAS',
  'select entidad_id as id from central.entidades where mudanza is null order by 1',
);

/** Every company of the installation. */
export async function findCompanies(db: Queryable): Promise<number[]> {
  return (await db.query(EMPRESAS, [])).map(({ id }) => id);
}
