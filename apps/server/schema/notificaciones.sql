-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What somebody has chosen; the default where they have not.
create table instancia.avisos_preferencias (
  entidad_id integer not null,
  usuario_id integer not null,
  clase text not null,
  canal text not null,
  activo boolean not null,
  constraint avisos_preferencias_pkey PRIMARY KEY (entidad_id, usuario_id, clase, canal),
  constraint avisos_preferencias_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint avisos_preferencias_canal_check CHECK (canal = ANY (ARRAY['push'::text, 'correo'::text])),
  constraint avisos_preferencias_clase_check CHECK (length(clase) >= 3 AND length(clase) <= 40)
);
alter table instancia.avisos_preferencias enable row level security, force row level security;
create policy entidad on instancia.avisos_preferencias using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.avisos_preferencias to jornada_app;

-- Devices that are told: one row each, of the session that is open there.
create table instancia.destinos_push (
  entidad_id integer not null,
  destino_id integer generated always as identity not null,
  usuario_id integer not null,
  sesion_id uuid not null,
  canal text not null,
  huella bytea not null,
  -- web: endpoint, p256dh, auth; firebase: token.
  datos jsonb not null,
  creado timestamp with time zone not null,
  constraint destinos_push_pkey PRIMARY KEY (entidad_id, destino_id),
  constraint destinos_push_entidad_id_huella_key UNIQUE (entidad_id, huella),
  constraint destinos_push_entidad_id_sesion_id_fkey FOREIGN KEY (entidad_id, sesion_id) REFERENCES instancia.sesiones(entidad_id, sesion_id) ON DELETE CASCADE,
  constraint destinos_push_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint destinos_push_canal_check CHECK (canal = ANY (ARRAY['web'::text, 'firebase'::text])),
  constraint destinos_push_huella_check CHECK (length(huella) = 32)
);
CREATE INDEX destinos_push_por_persona ON instancia.destinos_push USING btree (entidad_id, usuario_id, creado);
CREATE INDEX destinos_push_por_sesion ON instancia.destinos_push USING btree (entidad_id, sesion_id);
alter table instancia.destinos_push enable row level security, force row level security;
create policy entidad on instancia.destinos_push using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.destinos_push to jornada_app;

-- Which company a device is told by: one at a time, that of whoever signed in on it last.
create table central.destinos_push (
  huella bytea not null,
  entidad_id integer not null,
  constraint destinos_push_pkey PRIMARY KEY (huella),
  constraint destinos_push_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE,
  constraint destinos_push_huella_check CHECK (length(huella) = 32)
);
grant delete, insert, select, update on central.destinos_push to jornada_app;
