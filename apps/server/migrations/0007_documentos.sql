-- Documents that the company gives to people (docs/adr/0063), what they sign, and what has happened to each.

create table instancia.tipos_documento (
  entidad_id int not null references instancia.entidades on delete cascade,
  tipo_documento_id int generated always as identity,
  nombre text not null check (length(nombre) between 1 and 60),
  clase text not null check (clase in ('nomina', 'prevencion', 'formacion', 'certificado', 'contrato', 'otro')),
  firma text not null default 'ninguna' check (firma in ('ninguna', 'recibo', 'conforme')),
  conserva_anos smallint check (conserva_anos between 1 and 50),
  ve_responsable boolean not null default false,
  activo boolean not null default true,
  version int not null default 1,
  primary key (entidad_id, tipo_documento_id)
);
comment on table instancia.tipos_documento is 'Kinds of documents, as each company sets them up.';
comment on column instancia.tipos_documento.firma is 'What is asked of people where nothing else is said.';
comment on column instancia.tipos_documento.conserva_anos is 'For how many years documents are kept; null: until somebody takes them away.';
comment on column instancia.tipos_documento.ve_responsable is 'Whoever answers for a person sees these documents of them.';
create unique index tipos_documento_nombre_abierto on instancia.tipos_documento (entidad_id, lower(nombre collate "und-x-icu")) where activo;
select instancia.proteger('tipos_documento');

create table instancia.contenidos_documento (
  entidad_id int not null,
  contenido_id bigint generated always as identity,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  paginas int not null check (paginas > 0),
  primary key (entidad_id, contenido_id)
);
comment on table instancia.contenidos_documento is 'A file that was given to one person or to many; files have its id as what they belong to.';
comment on column instancia.contenidos_documento.sha256 is 'Of the file as it was published, hexadecimal.';
select instancia.proteger('contenidos_documento');

create table instancia.documentos (
  entidad_id int not null,
  documento_id bigint generated always as identity,
  usuario_id int not null,
  tipo_documento_id int not null,
  contenido_id bigint not null,
  titulo text not null check (length(titulo) between 1 and 120),
  periodo date,
  firma text not null check (firma in ('ninguna', 'recibo', 'conforme')),
  plazo date,
  publicado timestamptz not null,
  autor_id int not null,
  vistas int[] not null default '{}',
  abierto timestamptz,
  respuesta text check (respuesta in ('firmado', 'disconforme')),
  respondido timestamptz,
  recordado timestamptz,
  sustituye_a bigint,
  sustituido_por bigint,
  retirado timestamptz,
  primary key (entidad_id, documento_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, tipo_documento_id) references instancia.tipos_documento,
  foreign key (entidad_id, contenido_id) references instancia.contenidos_documento,
  foreign key (entidad_id, sustituye_a) references instancia.documentos,
  foreign key (entidad_id, sustituido_por) references instancia.documentos,
  check (plazo is null or firma <> 'ninguna'),
  check ((respuesta is null) = (respondido is null)),
  check (respuesta is null or firma <> 'ninguna')
);
comment on table instancia.documentos is 'A document of one person. It is never deleted while it is kept: taken back or replaced, it stays for its history.';
comment on column instancia.documentos.periodo is 'The month or day that it is about, by its first day.';
comment on column instancia.documentos.plazo is 'The last day to sign.';
comment on column instancia.documentos.vistas is 'The pages that the person has seen, from 1, in ascending order.';
comment on column instancia.documentos.abierto is 'When the person opened it first.';
comment on column instancia.documentos.respuesta is 'What the person has said to it.';
create index documentos_de_persona on instancia.documentos (entidad_id, usuario_id, publicado desc, documento_id desc) where retirado is null;
create index documentos_por_fecha on instancia.documentos (entidad_id, publicado desc, documento_id desc);
create index documentos_de_contenido on instancia.documentos (entidad_id, contenido_id);
create index documentos_por_firmar on instancia.documentos (entidad_id, usuario_id, plazo)
  where firma <> 'ninguna' and respuesta is null and retirado is null and sustituido_por is null;
create index documentos_sin_abrir on instancia.documentos (entidad_id, usuario_id) where abierto is null and retirado is null and sustituido_por is null;
select instancia.proteger('documentos');

create table instancia.documentos_actos (
  entidad_id int not null,
  acto_id bigint generated always as identity,
  documento_id bigint not null,
  accion text not null
    check (accion in ('publicado', 'abierto', 'visto', 'firmado', 'disconforme', 'descargado', 'recordado', 'sustituido', 'retirado')),
  momento timestamptz not null,
  autor_id int not null,
  metodo text check (metodo in ('pin', 'llave', 'contrasena', 'sesion')),
  aparato text,
  idioma text,
  texto_version int,
  texto text,
  paginas int,
  huella text check (huella ~ '^[0-9a-f]{64}$'),
  primary key (entidad_id, acto_id),
  foreign key (entidad_id, documento_id) references instancia.documentos,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  check ((metodo is not null) = (accion in ('firmado', 'disconforme'))),
  check ((huella is not null and texto is not null) or accion not in ('firmado', 'disconforme'))
);
comment on table instancia.documentos_actos is 'Append-only: what has happened to a document, by whom and when.';
comment on column instancia.documentos_actos.texto is 'The words that were signed, why the person does not agree, or why it was taken back.';
comment on column instancia.documentos_actos.paginas is 'How many pages had been seen by then.';
create index documentos_actos_de on instancia.documentos_actos (entidad_id, documento_id, acto_id);
select instancia.proteger('documentos_actos', '{select,insert}', true);
