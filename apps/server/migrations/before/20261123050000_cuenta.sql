-- The account of a person: photo, second factors, PIN of the documents.

alter table instancia.usuarios add column foto_version text check (length(foto_version) between 1 and 64);
comment on column instancia.usuarios.foto_version is 'Digest of the photo; null without one. Addresses of photos carry it, so that browsers keep them for ever.';

create table instancia.fotos (
  entidad_id int not null,
  usuario_id int not null,
  lado int not null check (lado in (96, 192, 512)),
  bytes bytea not null check (length(bytes) <= 300000),
  momento timestamptz not null,
  primary key (entidad_id, usuario_id, lado),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
-- Pictures are compressed already.
alter table instancia.fotos alter column bytes set storage external;
comment on table instancia.fotos is 'Photos of people as square WebP files, encoded anew from what was sent.';
comment on column instancia.fotos.lado is 'Edge in pixels.';

create table instancia.factores_totp (
  entidad_id int not null,
  usuario_id int not null,
  secreto bytea not null,
  ultimo_paso bigint not null default 0,
  preparado timestamptz not null,
  confirmado timestamptz,
  primary key (entidad_id, usuario_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.factores_totp is 'Codes of an app (RFC 6238). They count once confirmed by the first of them.';
comment on column instancia.factores_totp.secreto is 'Encrypted with a data key of the secrets.';
comment on column instancia.factores_totp.ultimo_paso is 'The last time step that was used: it and those before are not taken again.';

create table instancia.codigos_recuperacion (
  entidad_id int not null,
  usuario_id int not null,
  huella text not null,
  usado timestamptz,
  primary key (entidad_id, usuario_id, huella),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.codigos_recuperacion is 'Codes on paper in the place of the app, each good once; as keyed digests.';

create table instancia.llaves (
  entidad_id int not null,
  llave_id int generated always as identity,
  usuario_id int not null,
  credencial text not null check (length(credencial) <= 1500),
  clave_publica bytea not null,
  contador bigint not null,
  transportes text[] not null default '{}',
  rp_id text not null,
  nombre text not null check (length(nombre) between 1 and 60),
  respaldada boolean not null,
  creada timestamptz not null,
  ultimo_uso timestamptz,
  primary key (entidad_id, llave_id),
  unique (entidad_id, credencial),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
create index llaves_por_persona on instancia.llaves (entidad_id, usuario_id);
comment on table instancia.llaves is 'Passkeys (WebAuthn): public keys only.';
comment on column instancia.llaves.rp_id is 'The domain it was made for, and the only one it opens.';

create table instancia.pines_documentacion (
  entidad_id int not null,
  usuario_id int not null,
  clave text not null,
  hash text not null,
  puesto timestamptz not null,
  primary key (entidad_id, usuario_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.pines_documentacion is 'PIN of the documents: argon2id of a digest that takes the server''s secret, so that a copy of the database does not tell it.';
comment on column instancia.pines_documentacion.clave is 'Id of the data key of that digest.';

do $$
declare tabla text;
begin
  foreach tabla in array array['fotos', 'factores_totp', 'codigos_recuperacion', 'llaves', 'pines_documentacion'] loop
    execute format('alter table instancia.%I enable row level security', tabla);
    execute format('alter table instancia.%I force row level security', tabla);
    execute format('create policy entidad on instancia.%I using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual())', tabla);
  end loop;
end $$;
grant select, insert, delete on instancia.fotos to jornada_app;
grant select, insert, update, delete on instancia.factores_totp, instancia.codigos_recuperacion, instancia.llaves to jornada_app;
grant select, insert, update on instancia.pines_documentacion to jornada_app;

-- Challenges and links that are signed by the server and good once: what was used, until it would have ended by itself.
create table central.retos_usados (
  huella bytea primary key check (length(huella) = 32),
  caduca timestamptz not null
);
create index retos_usados_por_fin on central.retos_usados (caduca);
comment on table central.retos_usados is 'Signed one-time tokens that have been used, kept until they expire.';
grant select, insert, delete on central.retos_usados to jornada_app;
