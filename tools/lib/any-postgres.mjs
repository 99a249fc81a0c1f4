/**
 * The server's tests that also run on the oldest PostgreSQL that it runs on (`TEST_PG=15`): each file for something that a version of
 * PostgreSQL may do in another way. What the product makes of the answers is the same on all of them. Every one of these runs begins
 * with all migrations.
 */
export const ANY_POSTGRES = {
  'apps/server/src/statements.test.ts': 'a version may not know the syntax or a function of a fixed statement: each is prepared',
  'apps/server/src/sent-statements.test.ts': 'nor of one that is composed: each that the other tests have sent is prepared',
  'apps/server/src/upgrade.test.ts': 'migrations that change rows: generated columns, triggers and functions on the way',
  'packages/postgres/src/migrate.test.ts': 'tables are made within a transaction, and two migrate at once',
  'packages/postgres/src/cluster/roles.test.ts': 'until 15 whoever may make roles has rights to all of them',
  'packages/testkit/src/database/company-tables.test.ts':
    'row-level security, views with the rights of their reader, and the catalogue that tells of both',
  'packages/testkit/src/database/test-database.test.ts': 'from 17 on there is one more provider of collations',
  'apps/server/src/platform/jobs.test.ts': "the queue's library has tables, functions and statements of its own, with `skip locked`",
  'apps/server/src/platform/bus.test.ts': 'notices between connections',
  // A function in PL/pgSQL is understood only when it runs.
  'apps/server/src/modules/registros/calls/clocking.test.ts':
    'functions that read and write the record, and triggers that keep its log as it is',
  'apps/server/src/modules/registros/calls/held.test.ts': 'the trigger of clockings that are held back',
  'apps/server/src/modules/registros/log/erasing.test.ts':
    'functions that take days away in spite of the triggers of the log, or keep them',
  'apps/server/src/modules/solicitudes/erasing.test.ts': 'the same for requests',
  'apps/server/src/modules/ficheros/saved.test.ts': 'the same for files, and the triggers that count them',
  'apps/server/src/modules/chat/manage.test.ts': 'the same for what was written, which is found by an index of words',
  'apps/server/src/modules/wiki/writing.test.ts': 'the same for what was read',
  'apps/server/src/modules/auditoria/auditoria.test.ts': 'triggers of every other table that is only added to',
  'apps/server/src/modules/simulado/simulado.test.ts': 'the trigger of a session that ends',
  'apps/server/src/modules/registro/registro.test.ts': 'functions with the rights of their owner',
  'apps/server/src/modules/cierres/cierres.test.ts': 'locks: closings take turns',
  'apps/server/src/modules/reservas/reservas.test.ts': 'bookings exclude each other, by a constraint over ranges',
  'apps/server/src/modules/personas/list.test.ts': 'names are sorted and found by ICU, whose rules come with the version',
};
