-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Photos of people as square WebP files, encoded anew from what was sent.
create table instancia.fotos (
  entidad_id integer not null,
  usuario_id integer not null,
  -- Edge in pixels.
  lado integer not null,
  bytes bytea not null,
  momento timestamp with time zone not null,
  constraint fotos_pkey PRIMARY KEY (entidad_id, usuario_id, lado),
  constraint fotos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint fotos_bytes_check CHECK (length(bytes) <= 300000),
  constraint fotos_lado_check CHECK (lado = ANY (ARRAY[96, 192, 512]))
);
alter table instancia.fotos enable row level security, force row level security;
create policy entidad on instancia.fotos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.fotos to jornada_app;
