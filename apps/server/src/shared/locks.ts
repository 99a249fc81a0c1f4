import { statement, told, type Queryable } from '../platform/database/pool.ts';

/** The numbers of the locks that are no rows: any of ours, each once. */
export const KEYS = {
  admins: 20_261_212,
  person: 20_261_128,
  tree: 20_261_129,
  rooms: 20_261_130,
  closing: 20_261_122,
  addresses: 20_261_213,
  pins: 20_261_216,
  excess: 20_261_201,
  bank: 20_261_123,
  sums: 20_261_211,
  projects: 20_261_214,
  signing: 20_261_215,
  summary: 20_261_202,
} as const;

/** All locks, in the one order in which a transaction takes them (apps/server/README.md, "The order of locks"). `people` and `company` are rows. */
export const LOCKS = [
  'admins',
  'person',
  'tree',
  'rooms',
  'closing',
  'addresses',
  'pins',
  'people',
  'company',
  'excess',
  'bank',
  'sums',
  'projects',
  'signing',
  'summary',
] as const satisfies readonly (keyof typeof KEYS | 'people' | 'company')[];
export type Lock = (typeof LOCKS)[number];

const ALONE = statement('shared/locks.ALONE', 'select pg_advisory_xact_lock($1, $2)');
// Sorted before any is taken, so that two who take several never wait for each other.
const EACH = statement(
  'shared/locks.EACH',
  'select pg_advisory_xact_lock($1, q.id) from (select distinct x as id from unnest($2::int[]) as x order by 1) q',
);
const SHARED = statement('shared/locks.SHARED', 'select pg_advisory_xact_lock_shared($1, $2)');
const IF_FREE = statement('shared/locks.IF_FREE', 'select pg_try_advisory_xact_lock($1, $2) as taken', told<{ taken: boolean }>());
const PEOPLE = statement(
  'shared/locks.PEOPLE',
  'select usuario_id from instancia.usuarios where entidad_id = $1 and usuario_id = any($2) order by usuario_id for no key update',
);
const COMPANY = statement('shared/locks.COMPANY', 'select entidad_id from instancia.entidades where entidad_id = $1 for no key update');

const alone =
  (name: keyof typeof KEYS) =>
  async (tx: Queryable, id: number): Promise<void> =>
    void (await tx.query(ALONE, [KEYS[name], id]));
const shared =
  (name: keyof typeof KEYS) =>
  async (tx: Queryable, id: number): Promise<void> =>
    void (await tx.query(SHARED, [KEYS[name], id]));

/** Each waits until nobody else holds it, and is held until the transaction ends. What is judged is read after it. */
export const lock = {
  /** Of a company: nobody else takes an admin away. */
  admins: alone('admins'),
  /** Of a person: nobody else writes about their requests. */
  person: alone('person'),
  /** The turn of several people, in the order of their ids: a change of their plan concerns all of them. */
  persons: async (tx: Queryable, ids: readonly number[]): Promise<void> => void (await tx.query(EACH, [KEYS.person, ids])),
  /** Of a company: `read` keeps the tree of its rooms as it is, `write` keeps everybody from booking. */
  tree: { read: shared('tree'), write: alone('tree') },
  /** Of a top room: nobody else books anything below it. */
  rooms: alone('rooms'),
  /**
   * Of a company: `read` is for those who write what a closed month forbids, and nobody closes or reopens one meanwhile. `write` waits for
   * everybody who is writing to the record, and blocks later writers.
   */
  closing: { read: shared('closing'), write: alone('closing') },
  /** Of a company: nobody else gives somebody a mail address. */
  addresses: alone('addresses'),
  /** Of a company: nobody else sums up its months. */
  sums: alone('sums'),
  /** Of a company: nobody else computes hours above the plan. `ifFree` does not wait, and says whether it was taken. */
  excess: {
    write: alone('excess'),
    ifFree: async (tx: Queryable, entidadId: number): Promise<boolean> =>
      (await tx.query(IF_FREE, [KEYS.excess, entidadId]))[0]?.taken === true,
  },
  /** Of a person: nobody else writes into their hour bank. */
  bank: alone('bank'),
  /** Of a person: of two writes of project hours the later one counts completely. */
  projects: alone('projects'),
  /** The turn of several people's project hours, in the order of their ids. */
  projectsOf: async (tx: Queryable, ids: readonly number[]): Promise<void> => void (await tx.query(EACH, [KEYS.projects, ids])),
  /** Of a person: of two signatures the second one sees the first. */
  signing: alone('signing'),
  /** Of a person: of two monthly summaries the second one sees the first. */
  summary: alone('summary'),
  /** Of a company: two new PINs are drawn one after the other. */
  pins: alone('pins'),
  /** Rows of people, in the order of their ids: nobody else changes them. */
  people: async (tx: Queryable, entidadId: number, ids: readonly number[]): Promise<void> =>
    void (await tx.query(PEOPLE, [entidadId, ids])),
  /** The row of a company: changes to its catalogues wait for each other, because some checks look at a whole catalogue. */
  catalogues: async (tx: Queryable, entidadId: number): Promise<void> => void (await tx.query(COMPANY, [entidadId])),
};
