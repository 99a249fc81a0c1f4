-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Who came, to whom, and when they left. Deleted after the days that the company keeps them.
create table instancia.visitas (
  entidad_id integer not null,
  visita_id integer generated always as identity not null,
  centro_id integer not null,
  tipo_id integer not null,
  autor_id integer not null,
  clave uuid,
  codigo text not null,
  nombre text not null,
  empresa text,
  contacto text,
  matricula text,
  documento text,
  anfitrion_id integer,
  -- With the words of the questions; signatures are strokes.
  respuestas jsonb default '[]'::jsonb not null,
  -- The safety rules that were accepted, as they were read.
  normas text,
  entrada timestamp with time zone not null,
  salida timestamp with time zone,
  modo_salida text,
  constraint visitas_pkey PRIMARY KEY (entidad_id, visita_id),
  constraint visitas_entidad_id_anfitrion_id_fkey FOREIGN KEY (entidad_id, anfitrion_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint visitas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint visitas_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint visitas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint visitas_entidad_id_tipo_id_fkey FOREIGN KEY (entidad_id, tipo_id) REFERENCES instancia.visitas_tipos(entidad_id, tipo_id),
  constraint visitas_check CHECK (salida >= entrada),
  constraint visitas_check1 CHECK ((salida IS NULL) = (modo_salida IS NULL)),
  constraint visitas_codigo_check CHECK (codigo ~ '^[0-9]{4,6}$'::text),
  constraint visitas_contacto_check CHECK (length(contacto) <= 100),
  constraint visitas_documento_check CHECK (length(documento) <= 30),
  constraint visitas_empresa_check CHECK (length(empresa) <= 100),
  constraint visitas_matricula_check CHECK (length(matricula) <= 20),
  constraint visitas_modo_salida_check CHECK (modo_salida = ANY (ARRAY['codigo'::text, 'iniciales'::text, 'intranet'::text, 'automatica'::text])),
  constraint visitas_nombre_check CHECK (length(nombre) >= 2 AND length(nombre) <= 100)
);
CREATE INDEX visitas_de_anfitrion ON instancia.visitas USING btree (entidad_id, anfitrion_id, entrada);
CREATE INDEX visitas_dentro ON instancia.visitas USING btree (entidad_id, centro_id, entrada) WHERE (salida IS NULL);
CREATE INDEX visitas_por_entrada ON instancia.visitas USING btree (entidad_id, entrada DESC, visita_id DESC);
CREATE UNIQUE INDEX visitas_codigo_dentro ON instancia.visitas USING btree (entidad_id, codigo) WHERE (salida IS NULL);
CREATE UNIQUE INDEX visitas_una_vez ON instancia.visitas USING btree (entidad_id, clave) WHERE (clave IS NOT NULL);
alter table instancia.visitas enable row level security, force row level security;
create policy entidad on instancia.visitas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.visitas to jornada_app;

-- How long visits are kept and when they end by themselves. Without a row: one month, midnight.
create table instancia.visitas_ajustes (
  entidad_id integer not null,
  -- For how many days visits are kept. Empty: for one month by the calendar.
  conserva_dias integer,
  cierre text not null,
  contacto text not null,
  version integer default 1 not null,
  constraint visitas_ajustes_pkey PRIMARY KEY (entidad_id),
  constraint visitas_ajustes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint visitas_ajustes_cierre_check CHECK (cierre ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint visitas_ajustes_conserva_dias_check CHECK (conserva_dias >= 1 AND conserva_dias <= 90),
  constraint visitas_ajustes_contacto_check CHECK (length(contacto) <= 120)
);
alter table instancia.visitas_ajustes enable row level security, force row level security;
create policy entidad on instancia.visitas_ajustes using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.visitas_ajustes to jornada_app;

-- Who is expected, by whom. Deleted two days after the day, or as soon as the host takes it back.
create table instancia.visitas_anunciadas (
  entidad_id integer not null,
  anuncio_id integer generated always as identity not null,
  centro_id integer not null,
  tipo_id integer not null,
  anfitrion_id integer not null,
  codigo text not null,
  nombre text not null,
  empresa text,
  correo text,
  fecha date not null,
  hora text,
  clave uuid,
  creado timestamp with time zone not null,
  -- The visit that it became; null: they have not come.
  visita_id integer,
  constraint visitas_anunciadas_pkey PRIMARY KEY (entidad_id, anuncio_id),
  constraint visitas_anunciadas_entidad_id_anfitrion_id_fkey FOREIGN KEY (entidad_id, anfitrion_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint visitas_anunciadas_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint visitas_anunciadas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint visitas_anunciadas_entidad_id_tipo_id_fkey FOREIGN KEY (entidad_id, tipo_id) REFERENCES instancia.visitas_tipos(entidad_id, tipo_id),
  constraint visitas_anunciadas_entidad_id_visita_id_fkey FOREIGN KEY (entidad_id, visita_id) REFERENCES instancia.visitas(entidad_id, visita_id) ON DELETE CASCADE,
  constraint visitas_anunciadas_codigo_check CHECK (codigo ~ '^[0-9]{6}$'::text),
  constraint visitas_anunciadas_correo_check CHECK (length(correo) <= 254),
  constraint visitas_anunciadas_empresa_check CHECK (length(empresa) <= 100),
  constraint visitas_anunciadas_hora_check CHECK (hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint visitas_anunciadas_nombre_check CHECK (length(nombre) >= 2 AND length(nombre) <= 100)
);
CREATE INDEX visitas_anunciadas_de_anfitrion ON instancia.visitas_anunciadas USING btree (entidad_id, anfitrion_id, fecha);
CREATE INDEX visitas_anunciadas_de_visita ON instancia.visitas_anunciadas USING btree (entidad_id, visita_id) WHERE (visita_id IS NOT NULL);
CREATE INDEX visitas_anunciadas_por_dia ON instancia.visitas_anunciadas USING btree (entidad_id, centro_id, fecha) WHERE (visita_id IS NULL);
CREATE UNIQUE INDEX visitas_anunciadas_codigo ON instancia.visitas_anunciadas USING btree (entidad_id, codigo);
CREATE UNIQUE INDEX visitas_anunciadas_una_vez ON instancia.visitas_anunciadas USING btree (entidad_id, clave) WHERE (clave IS NOT NULL);
alter table instancia.visitas_anunciadas enable row level security, force row level security;
create policy entidad on instancia.visitas_anunciadas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.visitas_anunciadas to jornada_app;

-- Who was found in the count that goes on. Of each person the latest tick.
create table instancia.visitas_marcas (
  entidad_id integer not null,
  centro_id integer not null,
  clase text not null,
  sujeto_id integer not null,
  presente boolean not null,
  momento timestamp with time zone not null,
  autor_id integer not null,
  constraint visitas_marcas_pkey PRIMARY KEY (entidad_id, centro_id, clase, sujeto_id),
  constraint visitas_marcas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint visitas_marcas_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.visitas_recuentos(entidad_id, centro_id) ON DELETE CASCADE,
  constraint visitas_marcas_clase_check CHECK (clase = ANY (ARRAY['persona'::text, 'visita'::text]))
);
alter table instancia.visitas_marcas enable row level security, force row level security;
create policy entidad on instancia.visitas_marcas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.visitas_marcas to jornada_app;

-- When the last count of everybody inside began.
create table instancia.visitas_recuentos (
  entidad_id integer not null,
  centro_id integer not null,
  desde timestamp with time zone not null,
  constraint visitas_recuentos_pkey PRIMARY KEY (entidad_id, centro_id),
  constraint visitas_recuentos_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id)
);
alter table instancia.visitas_recuentos enable row level security, force row level security;
create policy entidad on instancia.visitas_recuentos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.visitas_recuentos to jornada_app;

-- What somebody comes for.
create table instancia.visitas_tipos (
  entidad_id integer not null,
  tipo_id integer generated always as identity not null,
  nombre text not null,
  -- Translations of the name, description, safety rules and questions.
  contenido jsonb not null,
  icono text not null,
  anfitrion text not null,
  pide_matricula boolean default false not null,
  pide_documento boolean default false not null,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint visitas_tipos_pkey PRIMARY KEY (entidad_id, tipo_id),
  constraint visitas_tipos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint visitas_tipos_anfitrion_check CHECK (anfitrion = ANY (ARRAY['necesario'::text, 'opcional'::text, 'no'::text])),
  constraint visitas_tipos_icono_check CHECK (icono = ANY (ARRAY['reunion'::text, 'paquete'::text, 'obra'::text, 'maletin'::text, 'formacion'::text, 'otro'::text])),
  constraint visitas_tipos_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60)
);
CREATE UNIQUE INDEX visitas_tipos_nombre_abierto ON instancia.visitas_tipos USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.visitas_tipos enable row level security, force row level security;
create policy entidad on instancia.visitas_tipos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.visitas_tipos to jornada_app;
