-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- The endings of the words by which colleagues find a person, as in trozos. Kept by a trigger.
create table instancia.trozos_equipo (
  entidad_id integer not null,
  trozo text collate "C" not null,
  usuario_id integer not null,
  constraint trozos_equipo_pkey PRIMARY KEY (entidad_id, trozo, usuario_id)
);
alter table instancia.trozos_equipo enable row level security, force row level security;
create policy entidad on instancia.trozos_equipo using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.trozos_equipo to jornada_app;
