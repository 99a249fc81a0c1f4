-- Signing in at an identity provider: which providers a company has, attempts under way, and the sessions that came of them.

create table instancia.acceso_proveedores (
  entidad_id int not null references instancia.entidades on delete cascade,
  proveedor text not null check (proveedor in ('365', 'sso')),
  nombre text not null check (length(nombre) between 1 and 60),
  emisor text not null check (length(emisor) between 1 and 500),
  cliente_id text not null check (length(cliente_id) between 1 and 200),
  secreto bytea,
  dominios text[] not null default '{}',
  claim text not null check (claim in ('upn', 'preferred_username', 'email', 'sub')),
  comparar_con text not null check (comparar_con in ('usuario', 'correo')),
  activo boolean not null,
  permite_contrasena boolean not null,
  cambiado timestamptz not null,
  primary key (entidad_id, proveedor)
);
comment on table instancia.acceso_proveedores is 'Where the people of a company may sign in beside a password.';
comment on column instancia.acceso_proveedores.secreto is 'Client secret, encrypted under a key that is not in the database. Null: a public client, which proves itself by PKCE alone.';
comment on column instancia.acceso_proveedores.dominios is 'Domains of the accounts that may enter; with none, every account of the issuer.';
comment on column instancia.acceso_proveedores.claim is 'What of the ID token says who it is.';
comment on column instancia.acceso_proveedores.comparar_con is 'With what of a person it is compared.';

create table instancia.sesiones_sso (
  entidad_id int not null,
  sesion_id uuid not null,
  proveedor text not null check (proveedor in ('365', 'sso')),
  sujeto text not null,
  token bytea,
  turno timestamptz,
  primary key (entidad_id, sesion_id),
  foreign key (entidad_id, sesion_id) references instancia.sesiones on delete cascade
);
comment on table instancia.sesiones_sso is 'Sessions that came by single sign-on: they are renewed only while the provider agrees.';
comment on column instancia.sesiones_sso.sujeto is 'Who it is to the provider (sub). Another one renews nothing.';
comment on column instancia.sesiones_sso.token is 'The provider''s refresh token, encrypted. Null: it gave none, so the session is not renewed.';
comment on column instancia.sesiones_sso.turno is 'Since when a renewal is asking the provider; others wait for it.';

do $$
declare tabla text;
begin
  foreach tabla in array array['acceso_proveedores', 'sesiones_sso'] loop
    execute format('alter table instancia.%I enable row level security', tabla);
    execute format('alter table instancia.%I force row level security', tabla);
    execute format('create policy entidad on instancia.%I using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual())', tabla);
    execute format('grant select, insert, update, delete on instancia.%I to jornada_app', tabla);
  end loop;
end $$;
revoke delete on instancia.sesiones_sso from jornada_app;

-- An attempt begins before anybody is signed in, and is found again by what the provider sends back: so it is central.
create table central.accesos (
  id_login uuid primary key,
  navegador bytea not null check (length(navegador) = 32),
  estado bytea not null unique check (length(estado) = 32),
  entidad_id int not null references central.entidades on delete cascade,
  proveedor text not null check (proveedor in ('365', 'sso')),
  user_name text not null,
  recordada boolean not null,
  origen text not null,
  secretos bytea not null,
  creado timestamptz not null,
  fase text not null default 'abierto' check (fase in ('abierto', 'canje', 'listo', 'fallido')),
  codigo text,
  usuario_id int,
  sujeto text,
  token bytea,
  check ((fase = 'fallido') = (codigo is not null)),
  check ((fase = 'listo') = (usuario_id is not null))
);
create index accesos_por_creado on central.accesos (creado);
comment on table central.accesos is 'Attempts to sign in at a provider; each lives for ten minutes and opens one session, in the browser that began it.';
comment on column central.accesos.navegador is 'SHA-256 of the secret in the cookie of the browser that began it.';
comment on column central.accesos.estado is 'SHA-256 of the state parameter.';
comment on column central.accesos.origen is 'Address of the server as the browser knew it: the provider sends it back there.';
comment on column central.accesos.secretos is 'State, nonce and PKCE verifier, encrypted.';
grant select, insert, update, delete on central.accesos to jornada_app;
