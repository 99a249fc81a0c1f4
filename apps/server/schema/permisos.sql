-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What a request for a permit has beside others.
create table instancia.permisos (
  entidad_id integer not null,
  solicitud_id bigint not null,
  codigo text not null,
  -- The permit as law or agreement gave it when it was sent. A later version does not change it.
  regla jsonb not null,
  -- The day of the event, or of the birth of the child. Empty: neither matters.
  hecho date,
  -- Of each day. Empty: whole days.
  minutos integer,
  grado integer,
  -- How far one must travel. Empty: one need not.
  km integer,
  monoparental boolean default false not null,
  de_ambos boolean default false not null,
  -- What each day takes, 1 for a day or minutes: `[{fecha, cantidad}]`. Days to come are counted again when holidays or a schedule change; days that have come are not.
  dias jsonb not null,
  -- The last day for the proof. Empty: there is no deadline.
  justificante_hasta date,
  -- When the person was reminded of the proof.
  justificante_dicho timestamp with time zone,
  -- From which hour of each day, `HH:MM`. Empty: whole days, or nobody said it.
  hora_inicio text,
  -- How many children were born. Empty: one, or it does not matter.
  hijos integer,
  -- Days that take something else than when the request was sent, with what they took then: `[{fecha, antes}]`.
  recontados jsonb default '[]'::jsonb not null,
  constraint permisos_pkey PRIMARY KEY (entidad_id, solicitud_id),
  constraint permisos_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id),
  constraint permisos_codigo_check CHECK (length(codigo) <= 40),
  constraint permisos_dias_check CHECK (jsonb_typeof(dias) = 'array'::text),
  constraint permisos_grado_check CHECK (grado >= 1 AND grado <= 2),
  constraint permisos_hijos_check CHECK (hijos >= 1 AND hijos <= 9),
  constraint permisos_hora_inicio_valida CHECK (hora_inicio IS NULL OR minutos IS NOT NULL AND hora_inicio ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint permisos_km_check CHECK (km >= 0),
  constraint permisos_minutos_check CHECK (minutos >= 1 AND minutos <= 1440),
  constraint permisos_recontados_check CHECK (jsonb_typeof(recontados) = 'array'::text),
  constraint permisos_regla_check CHECK (jsonb_typeof(regla) = 'object'::text)
);
CREATE INDEX permisos_por_justificar ON instancia.permisos USING btree (entidad_id, justificante_hasta) WHERE ((justificante_hasta IS NOT NULL) AND (justificante_dicho IS NULL));
alter table instancia.permisos enable row level security, force row level security;
create policy entidad on instancia.permisos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.permisos to jornada_app;

-- Which centre, department or person has an agreement, from when until when. None of them: everybody in its country who has no other one.
create table instancia.permisos_asignaciones (
  entidad_id integer not null,
  asignacion_id integer generated always as identity not null,
  familia_id integer not null,
  centro_id integer,
  departamento_id integer,
  usuario_id integer,
  -- Empty: since ever.
  desde date,
  -- The last day. Empty: it goes on. Each centre, department and person has one that goes on at most.
  hasta date,
  -- On which day it was given. Taken away on the same day, it never was. Empty: before this was kept.
  dada date,
  constraint permisos_asignaciones_pkey PRIMARY KEY (entidad_id, asignacion_id),
  constraint permisos_asignaciones_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint permisos_asignaciones_entidad_id_departamento_id_fkey FOREIGN KEY (entidad_id, departamento_id) REFERENCES instancia.departamentos(entidad_id, departamento_id),
  constraint permisos_asignaciones_entidad_id_familia_id_fkey FOREIGN KEY (entidad_id, familia_id) REFERENCES instancia.permisos_familias(entidad_id, familia_id) ON DELETE CASCADE,
  constraint permisos_asignaciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint permisos_asignaciones_dias CHECK (hasta >= desde),
  constraint permisos_asignaciones_una CHECK (num_nonnulls(centro_id, departamento_id, usuario_id) <= 1)
);
CREATE INDEX permisos_asignaciones_de ON instancia.permisos_asignaciones USING btree (entidad_id, familia_id);
CREATE UNIQUE INDEX permisos_asignaciones_centro ON instancia.permisos_asignaciones USING btree (entidad_id, centro_id) WHERE ((hasta IS NULL) AND (centro_id IS NOT NULL));
CREATE UNIQUE INDEX permisos_asignaciones_de_todos ON instancia.permisos_asignaciones USING btree (entidad_id, familia_id) WHERE ((hasta IS NULL) AND (num_nonnulls(centro_id, departamento_id, usuario_id) = 0));
CREATE UNIQUE INDEX permisos_asignaciones_departamento ON instancia.permisos_asignaciones USING btree (entidad_id, departamento_id) WHERE ((hasta IS NULL) AND (departamento_id IS NOT NULL));
CREATE UNIQUE INDEX permisos_asignaciones_usuario ON instancia.permisos_asignaciones USING btree (entidad_id, usuario_id) WHERE ((hasta IS NULL) AND (usuario_id IS NOT NULL));
alter table instancia.permisos_asignaciones enable row level security, force row level security;
create policy entidad on instancia.permisos_asignaciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER configuracion AFTER INSERT OR DELETE OR UPDATE ON instancia.permisos_asignaciones FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
grant delete, insert, select on instancia.permisos_asignaciones to jornada_app;
grant update (hasta) on instancia.permisos_asignaciones to jornada_app;

-- Agreements: the permits that each gives beside the law of its country, or better than it.
create table instancia.permisos_familias (
  entidad_id integer not null,
  familia_id integer generated always as identity not null,
  nombre text not null,
  pais text not null,
  -- It holds for everybody in its country who has no other one.
  predeterminada boolean default false not null,
  -- Permits in all their versions, each from its day on (`vigente`). What was asked for keeps the version that it had.
  reglas jsonb default '[]'::jsonb not null,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint permisos_familias_pkey PRIMARY KEY (entidad_id, familia_id),
  constraint permisos_familias_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint permisos_familias_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 80),
  constraint permisos_familias_pais_check CHECK (pais ~ '^[A-Z]{2}$'::text),
  constraint permisos_familias_reglas_check CHECK (jsonb_typeof(reglas) = 'array'::text)
);
CREATE UNIQUE INDEX permisos_familias_de_pais ON instancia.permisos_familias USING btree (entidad_id, pais) WHERE (predeterminada AND activo);
CREATE UNIQUE INDEX permisos_familias_nombre_abierto ON instancia.permisos_familias USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.permisos_familias enable row level security, force row level security;
create policy entidad on instancia.permisos_familias using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.permisos_familias to jornada_app;
