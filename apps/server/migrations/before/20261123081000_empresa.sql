-- Departments, and what is needed to manage centres, schedules, record types and settings: whether they are still in use, and a version,
-- by which whoever saves notices that somebody else has saved since.
create table instancia.departamentos (
  entidad_id int not null references instancia.entidades on delete cascade,
  departamento_id int generated always as identity,
  nombre text not null check (length(nombre) between 1 and 80),
  padre_id int,
  responsable_id int,
  activo boolean not null default true,
  version int not null default 1,
  primary key (entidad_id, departamento_id),
  foreign key (entidad_id, padre_id) references instancia.departamentos (entidad_id, departamento_id),
  foreign key (entidad_id, responsable_id) references instancia.usuarios (entidad_id, usuario_id),
  check (padre_id <> departamento_id)
);
comment on table instancia.departamentos is 'Departments of a company, each at the top or within one of the top. None is deleted: people were in it.';
create unique index departamentos_nombre_abierto on instancia.departamentos (entidad_id, coalesce(padre_id, 0), lower(nombre collate "und-x-icu")) where activo;
alter table instancia.departamentos enable row level security;
alter table instancia.departamentos force row level security;
create policy entidad on instancia.departamentos using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual());
grant select, insert, update on instancia.departamentos to jornada_app;

-- Somebody is responsible for a department, and people are in one: the two tables refer to each other. A back-up that is put back loads people
-- first, so this reference may wait for the end of a transaction that says so.
alter table instancia.usuarios
  add column departamento_id int,
  add foreign key (entidad_id, departamento_id) references instancia.departamentos (entidad_id, departamento_id) deferrable initially immediate;
create index usuarios_por_departamento on instancia.usuarios (entidad_id, departamento_id);

alter table instancia.centros
  add column direccion text not null default '' check (length(direccion) <= 200),
  add column activo boolean not null default true,
  add column version int not null default 1;
comment on column instancia.centros.activo is 'False: closed. Its records and months stay; nobody is assigned to it and no position is compared with it.';

alter table instancia.horarios
  add column activo boolean not null default true,
  add column version int not null default 1;
comment on column instancia.horarios.version is 'Rises with its name, its dated versions and its closing.';

alter table instancia.tipos add column version int not null default 1;
alter table instancia.entidades add column version int not null default 1;
comment on column instancia.entidades.version is 'Rises with the name, the language and the settings; revision also with everything else that is configured.';

-- Those of one centre for its map. Companies that do not keep coordinates pay nothing for it.
create index posiciones_por_centro on instancia.posiciones (entidad_id, centro_id, registro_id) where latitud is not null;

grant delete on instancia.horarios_versiones to jornada_app;

-- A company may be called something else from now on, also where somebody with several chooses one.
grant update (nombre) on central.entidades to jornada_app;
