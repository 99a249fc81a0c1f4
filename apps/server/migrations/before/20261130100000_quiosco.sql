-- Kiosks: a shared tablet at a centre, on which people clock by PIN, badge or the code of their phone.

-- The device. Its id is that of its account, so that the record names it as the author of a mark.
create table instancia.quioscos (
  entidad_id int not null,
  quiosco_id int not null,
  centro_id int,
  subtipos text[],
  identificacion text[] not null default '{pin,codigo}' check (identificacion <@ '{pin,nombre,codigo}' and cardinality(identificacion) > 0),
  otros_centros boolean not null default false,
  foto boolean not null default false,
  dias_foto int not null default 30 check (dias_foto between 1 and 90),
  visitas boolean not null default false,
  mensaje text not null default '',
  version int not null default 0,
  creado timestamptz not null,
  emparejado timestamptz,
  contacto timestamptz,
  abierto_hasta timestamptz,
  primary key (entidad_id, quiosco_id),
  foreign key (entidad_id, quiosco_id) references instancia.usuarios (entidad_id, usuario_id) on delete cascade,
  foreign key (entidad_id, centro_id) references instancia.centros
);
select instancia.proteger('quioscos');
comment on column instancia.quioscos.subtipos is 'The subtypes of the record types that it offers; null: all of them.';
comment on column instancia.quioscos.contacto is 'When the device last asked for something.';
comment on column instancia.quioscos.abierto_hasta is 'Until then its configuration may be changed at the device: somebody typed the password.';

-- A code that a tablet is paired with. It is typed before the company is known. Only its digest is stored.
create table central.emparejamientos (
  huella text primary key,
  entidad_id int not null references central.entidades on delete cascade,
  quiosco_id int not null,
  caduca timestamptz not null,
  unique (entidad_id, quiosco_id)
);
grant select, insert, update, delete on central.emparejamientos to jornada_app;

-- PINs are found by a digest with a key that the database does not have. The sealed PIN is for its person to see.
create table instancia.quiosco_pins (
  entidad_id int not null,
  usuario_id int not null,
  huella text not null,
  cifras int not null check (cifras between 6 and 12),
  sellado bytea not null,
  creado timestamptz not null,
  primary key (entidad_id, usuario_id),
  unique (entidad_id, huella),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
select instancia.proteger('quiosco_pins', '{select,insert,update,delete}');

-- A printed badge: an opaque token, of which only the digest is stored.
create table instancia.quiosco_tarjetas (
  entidad_id int not null,
  tarjeta_id int generated always as identity,
  usuario_id int not null,
  huella bytea not null,
  emitida timestamptz not null,
  anulada timestamptz,
  primary key (entidad_id, tarjeta_id),
  unique (entidad_id, huella),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
create unique index quiosco_tarjetas_vigentes on instancia.quiosco_tarjetas (entidad_id, usuario_id) where anulada is null;
select instancia.proteger('quiosco_tarjetas');

-- A person's phone, which signs codes with a key that never leaves it.
create table instancia.quiosco_moviles (
  entidad_id int not null,
  movil_id uuid not null,
  usuario_id int not null,
  publica bytea not null,
  creado timestamptz not null,
  anulado timestamptz,
  ultimo_paso bigint not null default 0,
  primary key (entidad_id, movil_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
create index quiosco_moviles_por_persona on instancia.quiosco_moviles (entidad_id, usuario_id) where anulado is null;
select instancia.proteger('quiosco_moviles');
comment on column instancia.quiosco_moviles.ultimo_paso is 'The step of the last code that was used, so that a copied code is worth nothing.';

-- What a kiosk cannot check without a network is sealed with the public key.
create table instancia.quiosco_claves (
  entidad_id int not null,
  clave_id int generated always as identity,
  publica bytea not null,
  privada bytea not null,
  creada timestamptz not null,
  primary key (entidad_id, clave_id),
  foreign key (entidad_id) references instancia.entidades on delete cascade
);
select instancia.proteger('quiosco_claves', '{select,insert}');

-- What came sealed, once for each key of the device, and what became of it.
create table instancia.quiosco_entregas (
  entidad_id int not null,
  clave uuid not null,
  quiosco_id int not null,
  persona_id int,
  tipo_id int,
  momento timestamptz,
  recibida timestamptz not null,
  resultado text not null check (resultado in ('fichado', 'sin-persona', 'rechazado', 'ilegible')),
  motivo text,
  primary key (entidad_id, clave),
  foreign key (entidad_id, quiosco_id) references instancia.quioscos,
  foreign key (entidad_id, persona_id) references instancia.usuarios (entidad_id, usuario_id) on delete cascade
);
create index quiosco_entregas_por_persona on instancia.quiosco_entregas (entidad_id, persona_id);
create index quiosco_entregas_por_mirar on instancia.quiosco_entregas (entidad_id, recibida desc) where resultado <> 'fichado';
select instancia.proteger('quiosco_entregas');

-- A photo of a clocking: seen by the person and by whoever is responsible, deleted after the company's period.
create table instancia.quiosco_fotos (
  entidad_id int not null,
  registro_id bigint not null,
  persona_id int not null,
  quiosco_id int not null,
  imagen bytea not null,
  tomada timestamptz not null,
  primary key (entidad_id, registro_id),
  foreign key (entidad_id, persona_id) references instancia.usuarios (entidad_id, usuario_id) on delete cascade,
  foreign key (entidad_id, quiosco_id) references instancia.quioscos
);
create index quiosco_fotos_por_dia on instancia.quiosco_fotos (entidad_id, tomada);
create index quiosco_fotos_por_persona on instancia.quiosco_fotos (entidad_id, persona_id);
select instancia.proteger('quiosco_fotos', '{select,insert,delete}');
