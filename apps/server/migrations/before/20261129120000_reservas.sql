-- Rooms in a tree, the days on which they are shut, and bookings of them: a module of requests.

create table instancia.salas (
  entidad_id int not null references instancia.entidades on delete cascade,
  sala_id int generated always as identity,
  padre_id int,
  centro_id int,
  nombre text not null check (length(nombre) between 1 and 80),
  clase text not null default 'sala' check (clase in ('sala', 'mesa', 'vehiculo', 'plaza')),
  reservable boolean not null default true,
  divisible boolean not null default false,
  aforo int check (aforo between 1 and 10000),
  equipamiento text[] not null default '{}',
  dias smallint[] not null default '{1,2,3,4,5}' check (dias <@ '{1,2,3,4,5,6,7}'),
  abre int not null default 480 check (abre between 0 and 1435),
  cierra int not null default 1200 check (cierra between 5 and 1440),
  maximo_minutos int not null default 480 check (maximo_minutos between 5 and 44640),
  antelacion_dias int not null default 90 check (antelacion_dias between 0 and 730),
  aviso_minutos int not null default 0 check (aviso_minutos between 0 and 44640),
  con_aprobacion boolean not null default false,
  activo boolean not null default true,
  version int not null default 1,
  primary key (entidad_id, sala_id),
  foreign key (entidad_id, padre_id) references instancia.salas,
  foreign key (entidad_id, centro_id) references instancia.centros,
  check (padre_id <> sala_id),
  check (cierra > abre)
);
comment on table instancia.salas is 'What can be booked, and the places that hold it, in a tree.';
comment on column instancia.salas.reservable is 'False: a place that only holds others, as a site or a floor.';
comment on column instancia.salas.divisible is 'What is directly in it are its parts: a booking of the whole takes all of them.';
comment on column instancia.salas.centro_id is 'Empty: the centre of the one above it, or none. The zone follows from it.';
comment on column instancia.salas.abre is 'Minutes of the day, in the zone of the room. From 0 to 1440 it is open day and night.';
create unique index salas_nombre_abierto on instancia.salas (entidad_id, coalesce(padre_id, 0), lower(nombre collate "und-x-icu")) where activo;
select instancia.proteger('salas');

create table instancia.salas_departamentos (
  entidad_id int not null,
  sala_id int not null,
  departamento_id int not null,
  primary key (entidad_id, sala_id, departamento_id),
  foreign key (entidad_id, sala_id) references instancia.salas,
  foreign key (entidad_id, departamento_id) references instancia.departamentos
);
comment on table instancia.salas_departamentos is 'Who may book a room. Without a row, everybody.';
select instancia.proteger('salas_departamentos', '{select,insert,delete}');

create table instancia.salas_cierres (
  entidad_id int not null,
  cierre_id int generated always as identity,
  sala_id int not null,
  desde date not null,
  hasta date not null check (hasta >= desde),
  motivo text check (length(motivo) <= 200),
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, cierre_id),
  foreign key (entidad_id, sala_id) references instancia.salas,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.salas_cierres is 'Days on which a room, and all in it, cannot be used.';
create index salas_cierres_de on instancia.salas_cierres (entidad_id, hasta);
select instancia.proteger('salas_cierres', '{select,insert,delete}');

create table instancia.reservas_ajustes (
  entidad_id int not null references instancia.entidades on delete cascade,
  muestra_nombres boolean not null,
  version int not null default 1,
  primary key (entidad_id)
);
comment on table instancia.reservas_ajustes is 'Whether everybody sees who has booked what. Without a row, nobody does.';
select instancia.proteger('reservas_ajustes');

create table instancia.reservas (
  entidad_id int not null,
  solicitud_id int not null,
  sala_id int not null,
  inicio timestamptz not null,
  fin timestamptz not null check (fin > inicio),
  asunto text check (length(asunto) <= 120),
  asistentes int check (asistentes between 1 and 10000),
  primary key (entidad_id, solicitud_id),
  foreign key (entidad_id, solicitud_id) references instancia.solicitudes,
  foreign key (entidad_id, sala_id) references instancia.salas
);
comment on table instancia.reservas is 'What a booking has beside other requests.';
create index reservas_de_sala on instancia.reservas (entidad_id, sala_id, inicio);
select instancia.proteger('reservas');

-- Ranges of numbers, so that no extension is needed: gist compares ranges by itself.
create table instancia.reservas_ocupacion (
  entidad_id int not null,
  solicitud_id int not null,
  sala_id int not null,
  inicio timestamptz not null,
  fin timestamptz not null check (fin > inicio),
  primary key (entidad_id, solicitud_id, sala_id),
  foreign key (entidad_id, solicitud_id) references instancia.reservas,
  foreign key (entidad_id, sala_id) references instancia.salas,
  constraint reservas_sin_choque exclude using gist (
    int4range(entidad_id, entidad_id, '[]') with &&, int4range(sala_id, sala_id, '[]') with &&, tstzrange(inicio, fin) with &&)
);
comment on table instancia.reservas_ocupacion is 'What is taken: the room of each booking that stands or waits, and all its parts. Nothing is taken twice.';
create index reservas_ocupacion_por_fin on instancia.reservas_ocupacion (entidad_id, fin);
select instancia.proteger('reservas_ocupacion', '{select,insert,delete}');
