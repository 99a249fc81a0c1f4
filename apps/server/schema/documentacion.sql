-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- PIN of the documents: argon2id of a digest that takes the server's secret, so that a copy of the database does not tell it.
create table instancia.pines_documentacion (
  entidad_id integer not null,
  usuario_id integer not null,
  -- Id of the data key of that digest.
  clave text not null,
  hash text not null,
  puesto timestamp with time zone not null,
  constraint pines_documentacion_pkey PRIMARY KEY (entidad_id, usuario_id),
  constraint pines_documentacion_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
alter table instancia.pines_documentacion enable row level security, force row level security;
create policy entidad on instancia.pines_documentacion using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.pines_documentacion to jornada_app;
