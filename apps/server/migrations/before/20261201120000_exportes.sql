-- Exports about everybody: each one is a job, and the row tells how far it is. The archives lie in the store of files for a week.

create table instancia.exportes (
  entidad_id int not null references instancia.entidades on delete cascade,
  exporte_id int generated always as identity,
  -- Who asked for it. Nobody else sees it.
  usuario_id int not null,
  clase text not null check (clase in ('inspeccion', 'representantes', 'mensual', 'nominas', 'auditoria')),
  desde date not null,
  hasta date not null check (hasta >= desde),
  centros int[],
  idioma text not null,
  plantilla jsonb,
  estado text not null default 'espera' check (estado in ('espera', 'en-curso', 'listo', 'fallido')),
  hecho int not null default 0,
  total int,
  intentos int not null default 0,
  pedido timestamptz not null,
  latido timestamptz,
  terminado timestamptz,
  caduca timestamptz,
  problema text check (problema in ('interrumpido', 'demasiado-grande', 'sin-sitio', 'error')),
  clave text,
  nombre text,
  bytes bigint,
  sha256 bytea check (length(sha256) = 32),
  ficheros jsonb,
  primary key (entidad_id, exporte_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios (entidad_id, usuario_id),
  check ((estado = 'listo') = (sha256 is not null))
);
comment on table instancia.exportes is 'Exports about everybody, kept for a week.';
comment on column instancia.exportes.centros is 'Null: every centre.';
comment on column instancia.exportes.plantilla is 'The payroll template as it was when the export was asked for, with its name.';
comment on column instancia.exportes.latido is 'When its process last said that it is at work.';
comment on column instancia.exportes.clave is 'The key in the store of files.';
comment on column instancia.exportes.ficheros is 'Name, size and SHA-256 of each file in the archive.';
create index exportes_de_persona on instancia.exportes (entidad_id, usuario_id, exporte_id desc);
select instancia.proteger('exportes', '{select,insert,update,delete}');

create table instancia.exportes_plantillas (
  entidad_id int not null references instancia.entidades on delete cascade,
  plantilla_id int generated always as identity,
  nombre text not null check (length(nombre) between 1 and 60),
  definicion jsonb not null,
  version int not null default 1,
  primary key (entidad_id, plantilla_id)
);
comment on table instancia.exportes_plantillas is 'How the payroll program of the company wants to be told.';
create unique index exportes_plantillas_nombre on instancia.exportes_plantillas (entidad_id, lower(nombre collate "und-x-icu"));
select instancia.proteger('exportes_plantillas', '{select,insert,update,delete}');
