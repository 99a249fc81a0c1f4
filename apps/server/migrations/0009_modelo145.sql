-- Modelo 145 (docs/adr/0065): what people tell for the withholding of their tax, and the receipt of the company.

create table instancia.modelos145_borradores (
  entidad_id int not null,
  usuario_id int not null,
  contenido bytea not null,
  version int not null default 1,
  guardado timestamptz not null,
  primary key (entidad_id, usuario_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.modelos145_borradores is 'What somebody has changed in their form and not signed: one draft a person.';
comment on column instancia.modelos145_borradores.contenido is 'Sealed: it says something about health, family and courts.';
select instancia.proteger('modelos145_borradores', '{select,insert,update,delete}');

create table instancia.modelos145 (
  entidad_id int not null,
  modelo_id bigint generated always as identity,
  usuario_id int not null,
  anterior_id bigint,
  momento timestamptz not null,
  efecto date not null,
  metodo text not null check (metodo in ('pin', 'llave', 'contrasena', 'sesion')),
  aparato text not null,
  texto_version int not null,
  texto text not null,
  huella bytea not null check (length(huella) = 32),
  contenido bytea not null,
  pdf bytea not null,
  primary key (entidad_id, modelo_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, anterior_id) references instancia.modelos145
);
comment on table instancia.modelos145 is 'Append-only: the forms that people have signed. The last one of a person counts.';
comment on column instancia.modelos145.anterior_id is 'What they had signed before.';
comment on column instancia.modelos145.efecto is 'The first day of the month from whose payroll on it counts.';
comment on column instancia.modelos145.huella is 'SHA-256 of the canonical content, which has a random part in it.';
comment on column instancia.modelos145.contenido is 'The canonical content, sealed.';
comment on column instancia.modelos145.pdf is 'The form as it was printed when it was signed, sealed.';
create index modelos145_de on instancia.modelos145 (entidad_id, usuario_id, modelo_id desc);
create unique index modelos145_uno_tras_otro on instancia.modelos145 (entidad_id, anterior_id) where anterior_id is not null;
select instancia.proteger('modelos145', '{select,insert}', true);

create table instancia.modelos145_acuses (
  entidad_id int not null,
  modelo_id bigint not null,
  autor_id int not null,
  momento timestamptz not null,
  metodo text not null check (metodo in ('pin', 'llave', 'contrasena', 'sesion')),
  aparato text not null,
  texto_version int not null,
  texto text not null,
  pdf bytea not null,
  primary key (entidad_id, modelo_id),
  foreign key (entidad_id, modelo_id) references instancia.modelos145,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.modelos145_acuses is 'Append-only: with what the company has acknowledged a form, a signed event of its own.';
comment on column instancia.modelos145_acuses.pdf is 'The form with the receipt, sealed.';
select instancia.proteger('modelos145_acuses', '{select,insert}', true);
