-- The two roles and the database, for a PostgreSQL (15 or later) of your own. Run once, as an administrator (a superuser,
-- or a role with CREATEROLE and CREATEDB):
--
--   psql "$ADMIN_URL" -v owner_password=... -v app_password=... -f packages/postgres/sql/create-roles.sql
--
-- Then start with DATABASE_ADMIN_URL=postgresql://jornada_owner:...@host/jornada (migrations, back-ups)
-- and          DATABASE_URL=postgresql://jornada_app:...@host/jornada (everything else).
-- The embedded PostgreSQL is made with this same file: a blank line ends a statement, and each may be repeated, except
-- that the database is created only where it is missing.

do $$ begin
  if not exists (select from pg_roles where rolname = 'jornada_owner') then create role jornada_owner; end if;
  if not exists (select from pg_roles where rolname = 'jornada_app') then create role jornada_app; end if;
end $$;

-- Owns the database and every table; used by migrations and back-ups only.
alter role jornada_owner login password :'owner_password';

-- The server's role: owns nothing and is no superuser, so that row-level security and the grants hold for it.
alter role jornada_app login password :'app_password';

-- An administrator who is no superuser must belong to the role to which it gives the database.
grant jornada_owner to current_user;

create database jornada owner jornada_owner template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C';

revoke all on database jornada from public;

grant connect on database jornada to jornada_app;
