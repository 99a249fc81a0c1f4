-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- The secret address of the calendar of each person who wants one. A renewed one replaces the earlier one.
create table instancia.agendas (
  entidad_id integer not null,
  usuario_id integer not null,
  -- SHA-256 of the secret part.
  huella bytea not null,
  creada timestamp with time zone not null,
  -- What the calendar said when it was read last: what is another thing by now has a higher number, and what is gone is told as cancelled.
  dicho jsonb default '[]'::jsonb not null,
  constraint agendas_pkey PRIMARY KEY (entidad_id, usuario_id),
  constraint agendas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint agendas_dicho_check CHECK (jsonb_typeof(dicho) = 'array'::text),
  constraint agendas_huella_check CHECK (length(huella) = 32)
);
CREATE UNIQUE INDEX agendas_por_huella ON instancia.agendas USING btree (entidad_id, huella);
alter table instancia.agendas enable row level security, force row level security;
create policy entidad on instancia.agendas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.agendas to jornada_app;
