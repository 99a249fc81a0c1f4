-- Visitors: the types of visits with their questions, the visits themselves, and the counting of everybody inside.

create table instancia.visitas_tipos (
  entidad_id int not null references instancia.entidades on delete cascade,
  tipo_id int generated always as identity,
  nombre text not null check (length(nombre) between 1 and 60),
  contenido jsonb not null,
  icono text not null check (icono in ('reunion', 'paquete', 'obra', 'maletin', 'formacion', 'otro')),
  anfitrion text not null check (anfitrion in ('necesario', 'opcional', 'no')),
  pide_matricula boolean not null default false,
  pide_documento boolean not null default false,
  activo boolean not null default true,
  version int not null default 1,
  primary key (entidad_id, tipo_id)
);
comment on table instancia.visitas_tipos is 'What somebody comes for.';
comment on column instancia.visitas_tipos.contenido is 'Translations of the name, description, safety rules and questions.';
create unique index visitas_tipos_nombre_abierto on instancia.visitas_tipos (entidad_id, lower(nombre collate "und-x-icu")) where activo;
select instancia.proteger('visitas_tipos');

create table instancia.visitas_ajustes (
  entidad_id int not null references instancia.entidades on delete cascade,
  conserva_dias int not null check (conserva_dias between 1 and 90),
  cierre text not null check (cierre ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  contacto text not null check (length(contacto) <= 120),
  version int not null default 1,
  primary key (entidad_id)
);
comment on table instancia.visitas_ajustes is 'How long visits are kept and when they end by themselves. Without a row: 30 days, midnight.';
select instancia.proteger('visitas_ajustes');

create table instancia.visitas (
  entidad_id int not null references instancia.entidades on delete cascade,
  visita_id int generated always as identity,
  centro_id int not null,
  tipo_id int not null,
  -- The account of the tablet.
  autor_id int not null,
  clave uuid,
  codigo text not null check (codigo ~ '^[0-9]{4,6}$'),
  nombre text not null check (length(nombre) between 2 and 100),
  empresa text check (length(empresa) <= 100),
  contacto text check (length(contacto) <= 100),
  matricula text check (length(matricula) <= 20),
  documento text check (length(documento) <= 30),
  anfitrion_id int,
  respuestas jsonb not null default '[]',
  normas text,
  entrada timestamptz not null,
  salida timestamptz check (salida >= entrada),
  modo_salida text check (modo_salida in ('codigo', 'iniciales', 'intranet', 'automatica')),
  primary key (entidad_id, visita_id),
  foreign key (entidad_id, centro_id) references instancia.centros,
  foreign key (entidad_id, tipo_id) references instancia.visitas_tipos,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, anfitrion_id) references instancia.usuarios (entidad_id, usuario_id),
  check ((salida is null) = (modo_salida is null))
);
comment on table instancia.visitas is 'Who came, to whom, and when they left. Deleted after the days that the company keeps them.';
comment on column instancia.visitas.respuestas is 'With the words of the questions; signatures are strokes.';
comment on column instancia.visitas.normas is 'The safety rules that were accepted, as they were read.';
create unique index visitas_codigo_dentro on instancia.visitas (entidad_id, codigo) where salida is null;
create unique index visitas_una_vez on instancia.visitas (entidad_id, clave) where clave is not null;
create index visitas_dentro on instancia.visitas (entidad_id, centro_id, entrada) where salida is null;
create index visitas_por_entrada on instancia.visitas (entidad_id, entrada desc, visita_id desc);
create index visitas_de_anfitrion on instancia.visitas (entidad_id, anfitrion_id, entrada);
select instancia.proteger('visitas', '{select,insert,update,delete}');

create table instancia.visitas_recuentos (
  entidad_id int not null,
  centro_id int not null,
  desde timestamptz not null,
  primary key (entidad_id, centro_id),
  foreign key (entidad_id, centro_id) references instancia.centros
);
comment on table instancia.visitas_recuentos is 'When the last count of everybody inside began.';
select instancia.proteger('visitas_recuentos', '{select,insert,update,delete}');

create table instancia.visitas_marcas (
  entidad_id int not null,
  centro_id int not null,
  clase text not null check (clase in ('persona', 'visita')),
  sujeto_id int not null,
  presente boolean not null,
  momento timestamptz not null,
  autor_id int not null,
  primary key (entidad_id, centro_id, clase, sujeto_id),
  foreign key (entidad_id, centro_id) references instancia.visitas_recuentos on delete cascade,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.visitas_marcas is 'Who was found in the count that goes on. Of each person the latest tick.';
select instancia.proteger('visitas_marcas', '{select,insert,update,delete}');
