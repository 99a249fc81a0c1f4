-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What a booking has beside other requests.
create table instancia.reservas (
  entidad_id integer not null,
  solicitud_id bigint not null,
  sala_id integer not null,
  inicio timestamp with time zone not null,
  fin timestamp with time zone not null,
  asunto text,
  asistentes integer,
  constraint reservas_pkey PRIMARY KEY (entidad_id, solicitud_id),
  constraint reservas_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.salas(entidad_id, sala_id),
  constraint reservas_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id),
  constraint reservas_asistentes_check CHECK (asistentes >= 1 AND asistentes <= 10000),
  constraint reservas_asunto_check CHECK (length(asunto) <= 120),
  constraint reservas_check CHECK (fin > inicio)
);
CREATE INDEX reservas_de_sala ON instancia.reservas USING btree (entidad_id, sala_id, inicio);
alter table instancia.reservas enable row level security, force row level security;
create policy entidad on instancia.reservas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.reservas to jornada_app;

-- Whether everybody sees who has booked what. Without a row, nobody does.
create table instancia.reservas_ajustes (
  entidad_id integer not null,
  muestra_nombres boolean not null,
  version integer default 1 not null,
  constraint reservas_ajustes_pkey PRIMARY KEY (entidad_id),
  constraint reservas_ajustes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE
);
alter table instancia.reservas_ajustes enable row level security, force row level security;
create policy entidad on instancia.reservas_ajustes using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.reservas_ajustes to jornada_app;

-- What is taken: the room of each booking that stands or waits, and all its parts. Nothing is taken twice.
create table instancia.reservas_ocupacion (
  entidad_id integer not null,
  solicitud_id bigint not null,
  sala_id integer not null,
  inicio timestamp with time zone not null,
  fin timestamp with time zone not null,
  constraint reservas_ocupacion_pkey PRIMARY KEY (entidad_id, solicitud_id, sala_id),
  constraint reservas_ocupacion_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.salas(entidad_id, sala_id),
  constraint reservas_ocupacion_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.reservas(entidad_id, solicitud_id),
  constraint reservas_ocupacion_check CHECK (fin > inicio),
  constraint reservas_sin_choque EXCLUDE USING gist (int4range(entidad_id, entidad_id, '[]'::text) WITH &&, int4range(sala_id, sala_id, '[]'::text) WITH &&, tstzrange(inicio, fin) WITH &&)
);
CREATE INDEX reservas_ocupacion_por_fin ON instancia.reservas_ocupacion USING btree (entidad_id, fin);
alter table instancia.reservas_ocupacion enable row level security, force row level security;
create policy entidad on instancia.reservas_ocupacion using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.reservas_ocupacion to jornada_app;

-- What can be booked, and the places that hold it, in a tree.
create table instancia.salas (
  entidad_id integer not null,
  sala_id integer generated always as identity not null,
  padre_id integer,
  -- Empty: the centre of the one above it, or none. The zone follows from it.
  centro_id integer,
  nombre text not null,
  clase text default 'sala'::text not null,
  -- False: a place that only holds others, as a site or a floor.
  reservable boolean default true not null,
  -- What is directly in it are its parts: a booking of the whole takes all of them.
  divisible boolean default false not null,
  aforo integer,
  equipamiento text[] default '{}'::text[] not null,
  dias smallint[] default '{1,2,3,4,5}'::smallint[] not null,
  -- Minutes of the day, in the zone of the room. From 0 to 1440 it is open day and night.
  abre integer default 480 not null,
  cierra integer default 1200 not null,
  maximo_minutos integer default 480 not null,
  antelacion_dias integer default 90 not null,
  aviso_minutos integer default 0 not null,
  con_aprobacion boolean default false not null,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint salas_pkey PRIMARY KEY (entidad_id, sala_id),
  constraint salas_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint salas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint salas_entidad_id_padre_id_fkey FOREIGN KEY (entidad_id, padre_id) REFERENCES instancia.salas(entidad_id, sala_id),
  constraint salas_abre_check CHECK (abre >= 0 AND abre <= 1435),
  constraint salas_aforo_check CHECK (aforo >= 1 AND aforo <= 10000),
  constraint salas_antelacion_dias_check CHECK (antelacion_dias >= 0 AND antelacion_dias <= 730),
  constraint salas_aviso_minutos_check CHECK (aviso_minutos >= 0 AND aviso_minutos <= 44640),
  constraint salas_check CHECK (padre_id <> sala_id),
  constraint salas_check1 CHECK (cierra > abre),
  constraint salas_cierra_check CHECK (cierra >= 5 AND cierra <= 1440),
  constraint salas_clase_check CHECK (clase = ANY (ARRAY['sala'::text, 'mesa'::text, 'vehiculo'::text, 'plaza'::text])),
  constraint salas_dias_check CHECK (dias <@ '{1,2,3,4,5,6,7}'::smallint[]),
  constraint salas_maximo_minutos_check CHECK (maximo_minutos >= 5 AND maximo_minutos <= 44640),
  constraint salas_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 80)
);
CREATE UNIQUE INDEX salas_nombre_abierto ON instancia.salas USING btree (entidad_id, COALESCE(padre_id, 0), lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.salas enable row level security, force row level security;
create policy entidad on instancia.salas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.salas to jornada_app;

-- Days on which a room, and all in it, cannot be used.
create table instancia.salas_cierres (
  entidad_id integer not null,
  cierre_id integer generated always as identity not null,
  sala_id integer not null,
  desde date not null,
  hasta date not null,
  motivo text,
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint salas_cierres_pkey PRIMARY KEY (entidad_id, cierre_id),
  constraint salas_cierres_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint salas_cierres_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.salas(entidad_id, sala_id),
  constraint salas_cierres_check CHECK (hasta >= desde),
  constraint salas_cierres_motivo_check CHECK (length(motivo) <= 200)
);
CREATE INDEX salas_cierres_de ON instancia.salas_cierres USING btree (entidad_id, hasta);
alter table instancia.salas_cierres enable row level security, force row level security;
create policy entidad on instancia.salas_cierres using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.salas_cierres to jornada_app;

-- Who may book a room. Without a row, everybody.
create table instancia.salas_departamentos (
  entidad_id integer not null,
  sala_id integer not null,
  departamento_id integer not null,
  constraint salas_departamentos_pkey PRIMARY KEY (entidad_id, sala_id, departamento_id),
  constraint salas_departamentos_entidad_id_departamento_id_fkey FOREIGN KEY (entidad_id, departamento_id) REFERENCES instancia.departamentos(entidad_id, departamento_id),
  constraint salas_departamentos_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.salas(entidad_id, sala_id)
);
alter table instancia.salas_departamentos enable row level security, force row level security;
create policy entidad on instancia.salas_departamentos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.salas_departamentos to jornada_app;
