-- Two schemas. central: the directory that finds a person's company, without row-level security, a short listed set.
-- instancia: the data of many companies; every primary key leads with entidad_id and row-level security is forced.
create schema central;
create schema instancia;
grant usage on schema central, instancia to jornada_app;

-- The company of this transaction. After a transaction-local setting has ended its value is '', hence the nullif.
create function instancia.entidad_actual() returns int
  language sql stable parallel safe
  as $$ select nullif(current_setting('jornada.entidad', true), '')::int $$;

create table central.entidades (
  entidad_id int generated always as identity primary key,
  nombre text not null check (length(nombre) between 1 and 200),
  creada timestamptz not null
);
comment on table central.entidades is 'Client companies and where their data lives.';

create table central.directorio (
  user_name text not null check (user_name = upper(user_name)),
  entidad_id int not null references central.entidades on delete cascade,
  usuario_id int not null,
  primary key (user_name, entidad_id)
);
comment on table central.directorio is 'Which companies a person belongs to. Credentials live in the instance.';

create table central.intentos (
  clave text primary key,
  fallos int not null,
  desde timestamptz not null
);
create index intentos_por_desde on central.intentos (desde);
comment on table central.intentos is 'Tries per account and per device within a window; shared by all nodes.';

grant select, insert on central.entidades, central.directorio to jornada_app;
grant select, insert, update, delete on central.intentos to jornada_app;

create table instancia.entidades (
  entidad_id int primary key references central.entidades on delete cascade,
  nombre text not null,
  nif text not null default '',
  zona text not null,
  idioma text not null check (idioma in ('es', 'en', 'pt', 'de')),
  ajustes jsonb not null default '{}',
  revision int not null default 1
);
comment on column instancia.entidades.revision is 'Rises with every change of configuration; caches compare it.';

create table instancia.centros (
  entidad_id int not null references instancia.entidades on delete cascade,
  centro_id int generated always as identity,
  nombre text not null,
  zona text not null,
  pais text not null check (pais ~ '^[A-Z]{2}$'),
  latitud double precision check (latitud between -90 and 90),
  longitud double precision check (longitud between -180 and 180),
  radio_metros int check (radio_metros > 0),
  primary key (entidad_id, centro_id),
  check ((latitud is null) = (longitud is null)),
  check ((latitud is null) = (radio_metros is null))
);
comment on table instancia.centros is 'Work centres. Without coordinates: a remote place, which no position is compared with.';

create table instancia.festivos (
  entidad_id int not null,
  centro_id int not null,
  fecha date not null,
  nombre text not null,
  primary key (entidad_id, centro_id, fecha),
  foreign key (entidad_id, centro_id) references instancia.centros on delete cascade
);

create table instancia.horarios (
  entidad_id int not null references instancia.entidades on delete cascade,
  horario_id int generated always as identity,
  nombre text not null,
  primary key (entidad_id, horario_id)
);

create table instancia.horarios_versiones (
  entidad_id int not null,
  horario_id int not null,
  desde date not null,
  definicion jsonb not null,
  primary key (entidad_id, horario_id, desde),
  foreign key (entidad_id, horario_id) references instancia.horarios on delete cascade
);
comment on table instancia.horarios_versiones is 'What a schedule says from a day on, until its next version. The past is never recomputed with a newer one.';

create table instancia.usuarios (
  entidad_id int not null references instancia.entidades on delete cascade,
  usuario_id int generated always as identity,
  user_name text not null check (user_name = upper(user_name)),
  nombre_completo text not null,
  email text not null default '',
  idioma text check (idioma in ('es', 'en', 'pt', 'de')),
  password_hash text,
  roles text[] not null default '{empleado}',
  es_quiosco boolean not null default false,
  responsable_id int,
  activo boolean not null default true,
  primary key (entidad_id, usuario_id),
  unique (entidad_id, user_name),
  foreign key (entidad_id, responsable_id) references instancia.usuarios (entidad_id, usuario_id)
);

create table instancia.asignaciones (
  entidad_id int not null,
  usuario_id int not null,
  desde date not null,
  horario_id int,
  centro_id int,
  primary key (entidad_id, usuario_id, desde),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade,
  foreign key (entidad_id, horario_id) references instancia.horarios,
  foreign key (entidad_id, centro_id) references instancia.centros,
  check ((horario_id is null) = (centro_id is null))
);
comment on table instancia.asignaciones is 'Schedule and centre of a person from a day on, until the next row. A row without schedule ends the contract. So two can never overlap.';

create table instancia.ausencias (
  entidad_id int not null,
  ausencia_id int generated always as identity,
  usuario_id int not null,
  desde date not null,
  hasta date not null check (hasta >= desde),
  clase text not null check (clase in ('vacaciones', 'baja', 'permiso', 'compensacion')),
  aprobada boolean not null,
  minutos int check (minutos > 0),
  primary key (entidad_id, ausencia_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
create index ausencias_por_persona on instancia.ausencias (entidad_id, usuario_id, hasta);

create table instancia.tipos (
  entidad_id int not null references instancia.entidades on delete cascade,
  tipo_id int generated always as identity,
  clase text not null check (clase in ('entrada', 'salida', 'pausa', 'regreso', 'proyecto')),
  subtipo text not null,
  nombres jsonb not null default '{}',
  efectivo boolean not null,
  pagado boolean not null,
  requiere_proyecto boolean not null default false,
  requiere_observaciones boolean not null default false,
  requiere_posicion boolean not null default false,
  orden int not null default 0,
  activo boolean not null default true,
  primary key (entidad_id, tipo_id)
);
comment on column instancia.tipos.nombres is 'The company''s own names by language; where one is missing the catalogue''s name of the subtype stands.';

create table instancia.proyectos (
  entidad_id int not null references instancia.entidades on delete cascade,
  proyecto_id int generated always as identity,
  nombre text not null,
  cliente text,
  activo boolean not null default true,
  primary key (entidad_id, proyecto_id)
);

-- Every change of configuration raises the company's revision.
create function instancia.subir_revision() returns trigger language plpgsql as $$
begin
  update instancia.entidades set revision = revision + 1 where entidad_id = instancia.entidad_actual();
  return null;
end $$;
create function instancia.subir_revision_propia() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger revision before update on instancia.entidades for each row execute function instancia.subir_revision_propia();
create trigger revision after insert or update or delete on instancia.centros for each statement execute function instancia.subir_revision();
create trigger revision after insert or update or delete on instancia.festivos for each statement execute function instancia.subir_revision();
create trigger revision after insert or update or delete on instancia.horarios for each statement execute function instancia.subir_revision();
create trigger revision after insert or update or delete on instancia.horarios_versiones for each statement execute function instancia.subir_revision();
create trigger revision after insert or update or delete on instancia.tipos for each statement execute function instancia.subir_revision();
create trigger revision after insert or update or delete on instancia.proyectos for each statement execute function instancia.subir_revision();

create table instancia.sesiones (
  entidad_id int not null,
  sesion_id uuid not null,
  usuario_id int not null,
  clase text not null check (clase in ('normal', 'recordada', 'quiosco')),
  secreto bytea not null,
  secreto_anterior bytea,
  rotado timestamptz not null,
  creada timestamptz not null,
  ultimo_uso timestamptz not null,
  caduca timestamptz,
  revocada timestamptz,
  dispositivo text not null default '',
  simulado_id int,
  primary key (entidad_id, sesion_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade,
  foreign key (entidad_id, simulado_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on column instancia.sesiones.secreto is 'SHA-256 of the rotating refresh secret.';
comment on column instancia.sesiones.simulado_id is 'Whom this session acts for, where it may.';
create index sesiones_por_persona on instancia.sesiones (entidad_id, usuario_id);

do $$
declare tabla text;
begin
  foreach tabla in array array['entidades', 'centros', 'festivos', 'horarios', 'horarios_versiones', 'usuarios', 'asignaciones', 'ausencias', 'tipos', 'proyectos', 'sesiones'] loop
    execute format('alter table instancia.%I enable row level security', tabla);
    execute format('alter table instancia.%I force row level security', tabla);
    execute format('create policy entidad on instancia.%I using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual())', tabla);
    execute format('grant select, insert, update on instancia.%I to jornada_app', tabla);
  end loop;
end $$;
grant delete on instancia.festivos, instancia.asignaciones to jornada_app;
