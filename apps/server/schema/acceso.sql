-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Where the people of a company may sign in beside a password.
create table instancia.acceso_proveedores (
  entidad_id integer not null,
  proveedor text not null,
  nombre text not null,
  emisor text not null,
  cliente_id text not null,
  -- Client secret, encrypted under a key that is not in the database. Null: a public client, which proves itself by PKCE alone.
  secreto bytea,
  -- Domains of the accounts that may enter; with none, every account of the issuer.
  dominios text[] default '{}'::text[] not null,
  -- What of the ID token says who it is.
  claim text not null,
  -- With what of a person it is compared.
  comparar_con text not null,
  activo boolean not null,
  permite_contrasena boolean not null,
  cambiado timestamp with time zone not null,
  constraint acceso_proveedores_pkey PRIMARY KEY (entidad_id, proveedor),
  constraint acceso_proveedores_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint acceso_proveedores_claim_check CHECK (claim = ANY (ARRAY['upn'::text, 'preferred_username'::text, 'email'::text, 'sub'::text])),
  constraint acceso_proveedores_cliente_id_check CHECK (length(cliente_id) >= 1 AND length(cliente_id) <= 200),
  constraint acceso_proveedores_comparar_con_check CHECK (comparar_con = ANY (ARRAY['usuario'::text, 'correo'::text])),
  constraint acceso_proveedores_emisor_check CHECK (length(emisor) >= 1 AND length(emisor) <= 500),
  constraint acceso_proveedores_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60),
  constraint acceso_proveedores_proveedor_check CHECK (proveedor = ANY (ARRAY['365'::text, 'sso'::text]))
);
alter table instancia.acceso_proveedores enable row level security, force row level security;
create policy entidad on instancia.acceso_proveedores using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.acceso_proveedores to jornada_app;

-- Attempts to sign in at a provider; each lives for ten minutes and opens one session, in the browser that began it.
create table central.accesos (
  id_login uuid not null,
  -- SHA-256 of the secret in the cookie of the browser that began it.
  navegador bytea not null,
  -- SHA-256 of the state parameter.
  estado bytea not null,
  entidad_id integer not null,
  proveedor text not null,
  user_name text not null,
  recordada boolean not null,
  -- Address of the server as the browser knew it: the provider sends it back there.
  origen text not null,
  -- State, nonce and PKCE verifier, encrypted.
  secretos bytea not null,
  creado timestamp with time zone not null,
  fase text default 'abierto'::text not null,
  codigo text,
  usuario_id integer,
  sujeto text,
  token bytea,
  -- The session that this attempt renews, of the same company and person; null: it opens one.
  sesion_id uuid,
  -- The ID token says that the provider asked for more than one factor.
  segundo_paso boolean default false not null,
  constraint accesos_pkey PRIMARY KEY (id_login),
  constraint accesos_estado_key UNIQUE (estado),
  constraint accesos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE,
  constraint accesos_check CHECK ((fase = 'fallido'::text) = (codigo IS NOT NULL)),
  constraint accesos_check1 CHECK ((fase = 'listo'::text) = (usuario_id IS NOT NULL)),
  constraint accesos_estado_check CHECK (length(estado) = 32),
  constraint accesos_fase_check CHECK (fase = ANY (ARRAY['abierto'::text, 'canje'::text, 'listo'::text, 'fallido'::text])),
  constraint accesos_navegador_check CHECK (length(navegador) = 32),
  constraint accesos_proveedor_check CHECK (proveedor = ANY (ARRAY['365'::text, 'sso'::text]))
);
CREATE INDEX accesos_por_creado ON central.accesos USING btree (creado);
grant delete, insert, select, update on central.accesos to jornada_app;

-- What a guest may see of the record, and until when.
create table instancia.accesos_externos (
  entidad_id integer not null,
  acceso_id integer generated always as identity not null,
  usuario_id integer not null,
  perfil text not null,
  nombre text not null,
  organismo text not null,
  desde date not null,
  hasta date not null,
  centros integer[],
  creado timestamp with time zone not null,
  autor_id integer not null,
  caduca timestamp with time zone not null,
  revocado timestamp with time zone,
  revocado_por integer,
  constraint accesos_externos_pkey PRIMARY KEY (entidad_id, acceso_id),
  constraint accesos_externos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint accesos_externos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint accesos_externos_entidad_id_revocado_por_fkey FOREIGN KEY (entidad_id, revocado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint accesos_externos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint accesos_externos_centros_check CHECK (cardinality(centros) > 0),
  constraint accesos_externos_check CHECK (hasta >= desde),
  constraint accesos_externos_check1 CHECK (caduca > creado),
  constraint accesos_externos_check2 CHECK ((revocado IS NULL) = (revocado_por IS NULL)),
  constraint accesos_externos_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 120),
  constraint accesos_externos_organismo_check CHECK (length(organismo) <= 120),
  constraint accesos_externos_perfil_check CHECK (perfil = ANY (ARRAY['inspeccion'::text, 'representacion'::text]))
);
CREATE UNIQUE INDEX accesos_externos_de_cuenta ON instancia.accesos_externos USING btree (entidad_id, usuario_id);
alter table instancia.accesos_externos enable row level security, force row level security;
create policy entidad on instancia.accesos_externos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.accesos_externos to jornada_app;

-- Who acted for whom, from when to when. Without an end it lasted as long as the session did.
create table instancia.actuaciones (
  entidad_id integer not null,
  actuacion_id bigint generated always as identity not null,
  sesion_id uuid not null,
  autor_id integer not null,
  persona_id integer not null,
  desde timestamp with time zone not null,
  hasta timestamp with time zone,
  -- Why, in the words of whoever acted. The person sees it.
  motivo text default ''::text not null,
  constraint actuaciones_pkey PRIMARY KEY (entidad_id, actuacion_id),
  constraint actuaciones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint actuaciones_entidad_id_persona_id_fkey FOREIGN KEY (entidad_id, persona_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint actuaciones_entidad_id_sesion_id_fkey FOREIGN KEY (entidad_id, sesion_id) REFERENCES instancia.sesiones(entidad_id, sesion_id),
  constraint actuaciones_check CHECK (persona_id <> autor_id),
  constraint actuaciones_check1 CHECK (hasta >= desde),
  constraint actuaciones_motivo_check CHECK (length(motivo) <= 500)
);
CREATE INDEX actuaciones_por_persona ON instancia.actuaciones USING btree (entidad_id, persona_id, desde);
CREATE INDEX actuaciones_por_sesion ON instancia.actuaciones USING btree (entidad_id, sesion_id) WHERE (hasta IS NULL);
alter table instancia.actuaciones enable row level security, force row level security;
create policy entidad on instancia.actuaciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.actuaciones to jornada_app;
grant update (hasta) on instancia.actuaciones to jornada_app;
