/**
 * The server's tests that also run on the oldest PostgreSQL that it runs on (`TEST_PG=15`): each file for something that a version of
 * PostgreSQL may do in another way. What the product makes of the answers is the same on all of them. Every one of these runs begins
 * with all migrations.
 */
export const ANY_POSTGRES = {
  'apps/server/src/statements.test.ts': 'a version may not know the syntax or a function of a fixed statement: each is prepared',
  'apps/server/src/sent-statements.test.ts': 'nor of one that is composed: each that the other tests have sent is prepared',
  'apps/server/src/upgrade.test.ts': 'migrations that change rows: functions and triggers on the way, generated columns',
  'packages/postgres/src/migrate.test.ts': 'tables are made and changed within a transaction, and two migrate at once',
  'packages/postgres/src/cluster/roles.test.ts': 'until 15 a role that makes roles needs no right to each of them',
  'packages/testkit/src/database/company-tables.test.ts': 'row-level security, views with the rights of their reader, and the catalogue that tells of them',
  'packages/testkit/src/database/test-database.test.ts': 'from 17 on there is one more provider of collations, and defaults differ',
  'apps/server/src/platform/jobs.test.ts': "the queue's library has statements of its own, with `skip locked`, and sets up its tables by version",
  'apps/server/src/platform/bus.test.ts': 'notices between processes',
  'apps/server/src/cli/commands.test.ts': 'a back-up reads the catalogue and copies rows out, and restoring copies them in',
  'apps/server/src/modules/registros/calls/clocking.test.ts': 'functions that read and write the record, and the triggers that keep its log as it is',
  'apps/server/src/modules/registros/log/erasing.test.ts': 'functions that take old days away, in spite of these triggers',
  'apps/server/src/modules/auditoria/auditoria.test.ts': 'the same triggers, as every other table has them that is only added to',
  'apps/server/src/modules/cierres/cierres.test.ts': 'locks: closings take turns',
  'apps/server/src/modules/personas/list.test.ts': 'names are sorted and found by ICU, in which letters with accents differ by version',
  'apps/server/src/modules/reservas/reservas.test.ts': 'two that exclude each other, by a constraint over ranges',
  'apps/server/src/modules/registro/registro.test.ts': 'functions with the rights of their owner',
};
