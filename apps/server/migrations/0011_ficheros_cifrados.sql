-- Files are encrypted in their store: each by a key of its own, which stands in the file, wrapped by a key of its company.

create table instancia.ficheros_claves (
  entidad_id int not null references instancia.entidades on delete cascade,
  clave_id uuid not null,
  sellada bytea not null,
  actual boolean not null default true,
  creada timestamptz not null,
  primary key (entidad_id, clave_id)
);
comment on table instancia.ficheros_claves is 'The keys of a company for its files.';
comment on column instancia.ficheros_claves.sellada is 'The key, sealed by a data key of the installation.';
comment on column instancia.ficheros_claves.actual is 'New files take it.';
create unique index ficheros_claves_actual on instancia.ficheros_claves (entidad_id) where actual;
select instancia.proteger('ficheros_claves', '{select,insert,update}');

-- Servers of before may still store files as they are while this one starts: so the default is no.
alter table instancia.ficheros add column cifrado boolean not null default false;
comment on column instancia.ficheros.cifrado is 'No: it is from before, and may lie in the store as it is. Yes: nothing but its encrypted bytes is accepted.';
create index ficheros_por_cifrar on instancia.ficheros (entidad_id, fichero_id) where not cifrado;
alter table instancia.exportes add column cifrado boolean not null default false;
comment on column instancia.exportes.cifrado is 'As that of `ficheros`.';

create or replace function instancia.solo_estado_de_fichero() returns trigger language plpgsql as $$
begin
  -- That its bytes are encrypted now changes nothing of the file.
  if (to_jsonb(new) - 'cifrado') = (to_jsonb(old) - 'cifrado') and new.cifrado and not old.cifrado then
    return new;
  end if;
  if (new.autor_id, new.clave, new.nombre, new.tipo, new.bytes, new.sha256, new.vista_bytes)
    is distinct from (old.autor_id, old.clave, old.nombre, old.tipo, old.bytes, old.sha256, old.vista_bytes)
    or (old.cifrado and not new.cifrado)
    or (new.usuario_id <> old.usuario_id and not (old.estado = 'temporal' and new.estado = 'guardado'))
    or old.estado = 'borrado' or (old.estado = 'guardado' and new.estado <> 'borrado') then
    raise exception 'a file does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Who seals what the product makes: the installation, or a company by a certificate of its own.

create table central.sello (
  unico boolean primary key default true check (unico),
  cadena bytea[] not null,
  clave bytea not null,
  creado timestamptz not null
);
comment on table central.sello is 'The certificate of the installation, made when something is sealed for the first time.';
comment on column central.sello.cadena is 'Its certificate and those that vouch for it, in DER.';
comment on column central.sello.clave is 'The private key (PKCS #8), sealed by a data key of the installation.';
grant select, insert, update on central.sello to jornada_app;

create table instancia.sellos (
  entidad_id int not null references instancia.entidades on delete cascade,
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  cadena bytea[] not null,
  clave bytea,
  actual boolean not null default false check (clave is not null or not actual),
  desde timestamptz not null,
  autor_id int,
  primary key (entidad_id, huella),
  foreign key (entidad_id, autor_id) references instancia.usuarios
);
comment on table instancia.sellos is 'The certificates that have sealed for a company: by them it knows later what was its own.';
comment on column instancia.sellos.huella is 'SHA-256 of the certificate.';
comment on column instancia.sellos.clave is 'The private key of a certificate of the company, sealed by a data key of the installation. Null: that of an installation, or taken out of use.';
comment on column instancia.sellos.actual is 'The company seals with it, instead of with that of the installation.';
create unique index sellos_actual on instancia.sellos (entidad_id) where actual;
select instancia.proteger('sellos', '{select,insert,update}');
