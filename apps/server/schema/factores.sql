-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Codes on paper in the place of the app, each good once; as keyed digests.
create table instancia.codigos_recuperacion (
  entidad_id integer not null,
  usuario_id integer not null,
  huella text not null,
  usado timestamp with time zone,
  constraint codigos_recuperacion_pkey PRIMARY KEY (entidad_id, usuario_id, huella),
  constraint codigos_recuperacion_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
alter table instancia.codigos_recuperacion enable row level security, force row level security;
create policy entidad on instancia.codigos_recuperacion using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.codigos_recuperacion to jornada_app;

-- Codes of an app (RFC 6238). They count once confirmed by the first of them.
create table instancia.factores_totp (
  entidad_id integer not null,
  usuario_id integer not null,
  -- Encrypted with a data key of the secrets.
  secreto bytea not null,
  -- The last time step that was used: it and those before are not taken again.
  ultimo_paso bigint default 0 not null,
  preparado timestamp with time zone not null,
  confirmado timestamp with time zone,
  constraint factores_totp_pkey PRIMARY KEY (entidad_id, usuario_id),
  constraint factores_totp_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
alter table instancia.factores_totp enable row level security, force row level security;
create policy entidad on instancia.factores_totp using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.factores_totp to jornada_app;

-- Passkeys (WebAuthn): public keys only.
create table instancia.llaves (
  entidad_id integer not null,
  llave_id integer generated always as identity not null,
  usuario_id integer not null,
  credencial text not null,
  clave_publica bytea not null,
  contador bigint not null,
  transportes text[] default '{}'::text[] not null,
  -- The domain it was made for, and the only one it opens.
  rp_id text not null,
  nombre text not null,
  respaldada boolean not null,
  creada timestamp with time zone not null,
  ultimo_uso timestamp with time zone,
  constraint llaves_pkey PRIMARY KEY (entidad_id, llave_id),
  constraint llaves_entidad_id_credencial_key UNIQUE (entidad_id, credencial),
  constraint llaves_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint llaves_credencial_check CHECK (length(credencial) <= 1500),
  constraint llaves_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60)
);
CREATE INDEX llaves_por_persona ON instancia.llaves USING btree (entidad_id, usuario_id);
alter table instancia.llaves enable row level security, force row level security;
create policy entidad on instancia.llaves using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.llaves to jornada_app;
