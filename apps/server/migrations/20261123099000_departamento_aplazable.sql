-- A department has somebody responsible, and people are in a department: the two tables refer to each other. A back-up that is put back loads
-- people first and their departments after them, so this reference may wait for the end of a transaction that says so.
do $$
declare restriccion text;
begin
  select conname into strict restriccion from pg_constraint
  where conrelid = 'instancia.usuarios'::regclass and confrelid = 'instancia.departamentos'::regclass and contype = 'f';
  execute format('alter table instancia.usuarios alter constraint %I deferrable initially immediate', restriccion);
end $$;
