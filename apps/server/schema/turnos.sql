-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Published single days: each is the whole day of a person, in the place of their schedule. A row is never deleted, for its number answers late drafts.
create table instancia.dias_sueltos (
  entidad_id integer not null,
  usuario_id integer not null,
  fecha date not null,
  -- Its shifts, each with its post: `[{turno, puestoId}]`; none: a day off. Null: it was taken back, and the schedule holds.
  partes jsonb,
  -- Rises with each publication of the day, and each change between people.
  numero integer default 1 not null,
  publicacion_id bigint,
  -- The change between people that made it so; null: a publication did.
  cambio_id bigint,
  -- Whether the day became another one when it was written last: what its person is told.
  distinto boolean default true not null,
  constraint dias_sueltos_pkey PRIMARY KEY (entidad_id, usuario_id, fecha),
  constraint dias_sueltos_entidad_id_publicacion_id_fkey FOREIGN KEY (entidad_id, publicacion_id) REFERENCES instancia.turnos_publicaciones(entidad_id, publicacion_id),
  constraint dias_sueltos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint dias_sueltos_check CHECK (num_nonnulls(publicacion_id, cambio_id) = 1),
  constraint dias_sueltos_numero_check CHECK (numero > 0),
  constraint dias_sueltos_partes_check CHECK (jsonb_typeof(partes) = 'array'::text)
);
CREATE INDEX dias_sueltos_de_publicacion ON instancia.dias_sueltos USING btree (entidad_id, publicacion_id, usuario_id);
alter table instancia.dias_sueltos enable row level security, force row level security;
create policy entidad on instancia.dias_sueltos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER plan_altas AFTER INSERT ON instancia.dias_sueltos REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.marcar_sueltos();
CREATE TRIGGER plan_cambios AFTER UPDATE ON instancia.dias_sueltos REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_sueltos();
grant insert, select, update on instancia.dias_sueltos to jornada_app;

-- What planners draw, before it is published: one cell for a day of a person, so nothing is drawn twice.
create table instancia.turnos_borrador (
  entidad_id integer not null,
  usuario_id integer not null,
  fecha date not null,
  -- As in dias_sueltos; null: the schedule shows again.
  partes jsonb,
  -- The number of the published day that it was drawn upon; null: there was none. If that is another one by now, the cell is not published.
  sobre integer,
  -- Any number, another one at each write: of two planners who draw the same cell the second one sees the first.
  version integer not null,
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint turnos_borrador_pkey PRIMARY KEY (entidad_id, usuario_id, fecha),
  constraint turnos_borrador_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint turnos_borrador_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint turnos_borrador_partes_check CHECK (jsonb_typeof(partes) = 'array'::text)
);
alter table instancia.turnos_borrador enable row level security, force row level security;
create policy entidad on instancia.turnos_borrador using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.turnos_borrador to jornada_app;

-- How many people are needed at a centre from one hour to another: to the next day if the end is not after the beginning.
create table instancia.turnos_necesidades (
  entidad_id integer not null,
  necesidad_id integer generated always as identity not null,
  centro_id integer not null,
  nombre text not null,
  puesto_id integer,
  inicio text not null,
  fin text not null,
  -- By day of the week, Monday first.
  personas integer[] not null,
  -- On public holidays; null: as on any such day of the week.
  en_festivos integer,
  vigente_desde date not null,
  vigente_hasta date,
  version integer default 1 not null,
  constraint turnos_necesidades_pkey PRIMARY KEY (entidad_id, necesidad_id),
  constraint turnos_necesidades_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint turnos_necesidades_entidad_id_puesto_id_fkey FOREIGN KEY (entidad_id, puesto_id) REFERENCES instancia.turnos_puestos(entidad_id, puesto_id),
  constraint turnos_necesidades_check CHECK (vigente_hasta >= vigente_desde),
  constraint turnos_necesidades_en_festivos_check CHECK (en_festivos >= 0),
  constraint turnos_necesidades_fin_check CHECK (fin ~ '^([01]\d|2[0-3]):[0-5]\d$'::text),
  constraint turnos_necesidades_inicio_check CHECK (inicio ~ '^([01]\d|2[0-3]):[0-5]\d$'::text),
  constraint turnos_necesidades_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60),
  constraint turnos_necesidades_personas_check CHECK (cardinality(personas) = 7 AND (0 <= ALL (personas)))
);
CREATE INDEX turnos_necesidades_de_centro ON instancia.turnos_necesidades USING btree (entidad_id, centro_id);
alter table instancia.turnos_necesidades enable row level security, force row level security;
create policy entidad on instancia.turnos_necesidades using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.turnos_necesidades to jornada_app;

-- The plan that each planner had proposed last: what was asked, how far it is, and the days that it would draw.
create table instancia.turnos_propuestas (
  entidad_id integer not null,
  autor_id integer not null,
  -- Another one for each request, so that work on an older one is not written.
  numero integer not null,
  centro_id integer not null,
  desde date not null,
  hasta date not null,
  -- What was chosen: what is filled, seconds, weights.
  pedido jsonb not null,
  personas integer[] not null,
  estado text not null,
  parar boolean default false not null,
  -- Cost, bound and how many are missing, while it becomes better.
  avance jsonb,
  -- The days that it would draw, what it could not meet, and what it costs.
  resultado jsonb,
  momento timestamp with time zone not null,
  constraint turnos_propuestas_pkey PRIMARY KEY (entidad_id, autor_id),
  constraint turnos_propuestas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint turnos_propuestas_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id) ON DELETE CASCADE,
  constraint turnos_propuestas_check CHECK (hasta >= desde),
  constraint turnos_propuestas_estado_check CHECK (estado = ANY (ARRAY['espera'::text, 'haciendo'::text, 'hecha'::text, 'sin-plan'::text, 'fallo'::text]))
);
alter table instancia.turnos_propuestas enable row level security, force row level security;
create policy entidad on instancia.turnos_propuestas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.turnos_propuestas to jornada_app;

-- Each time that a planner published days: of how many people, and how many days were written.
create table instancia.turnos_publicaciones (
  entidad_id integer not null,
  publicacion_id bigint generated always as identity not null,
  autor_id integer not null,
  momento timestamp with time zone not null,
  desde date not null,
  hasta date not null,
  personas integer not null,
  dias integer not null,
  constraint turnos_publicaciones_pkey PRIMARY KEY (entidad_id, publicacion_id),
  constraint turnos_publicaciones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint turnos_publicaciones_check CHECK (hasta >= desde),
  constraint turnos_publicaciones_dias_check CHECK (dias >= 0),
  constraint turnos_publicaciones_personas_check CHECK (personas >= 0)
);
alter table instancia.turnos_publicaciones enable row level security, force row level security;
create policy entidad on instancia.turnos_publicaciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.turnos_publicaciones FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.turnos_publicaciones FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.turnos_publicaciones to jornada_app;

-- Days of which somebody has been told what they are, in spans that do not overlap. Whoever has none was never planned by day: they were told their schedule, so all their days are published.
create table instancia.turnos_publicado (
  entidad_id integer not null,
  usuario_id integer not null,
  desde date not null,
  hasta date not null,
  publicacion_id bigint not null,
  constraint turnos_publicado_pkey PRIMARY KEY (entidad_id, usuario_id, desde),
  constraint turnos_publicado_entidad_id_publicacion_id_fkey FOREIGN KEY (entidad_id, publicacion_id) REFERENCES instancia.turnos_publicaciones(entidad_id, publicacion_id),
  constraint turnos_publicado_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint turnos_publicado_check CHECK (hasta >= desde)
);
alter table instancia.turnos_publicado enable row level security, force row level security;
create policy entidad on instancia.turnos_publicado using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.turnos_publicado to jornada_app;

-- Posts that shifts may need.
create table instancia.turnos_puestos (
  entidad_id integer not null,
  puesto_id integer generated always as identity not null,
  nombre text not null,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint turnos_puestos_pkey PRIMARY KEY (entidad_id, puesto_id),
  constraint turnos_puestos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint turnos_puestos_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60)
);
CREATE UNIQUE INDEX turnos_puestos_por_nombre ON instancia.turnos_puestos USING btree (entidad_id, lower(nombre));
alter table instancia.turnos_puestos enable row level security, force row level security;
create policy entidad on instancia.turnos_puestos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.turnos_puestos to jornada_app;

-- The posts that each person can work in.
create table instancia.turnos_puestos_de (
  entidad_id integer not null,
  usuario_id integer not null,
  puesto_id integer not null,
  -- It is their own post: that of the shifts of their schedule.
  principal boolean default false not null,
  constraint turnos_puestos_de_pkey PRIMARY KEY (entidad_id, usuario_id, puesto_id),
  constraint turnos_puestos_de_entidad_id_puesto_id_fkey FOREIGN KEY (entidad_id, puesto_id) REFERENCES instancia.turnos_puestos(entidad_id, puesto_id) ON DELETE CASCADE,
  constraint turnos_puestos_de_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
CREATE INDEX turnos_puestos_de_un_puesto ON instancia.turnos_puestos_de USING btree (entidad_id, puesto_id);
CREATE UNIQUE INDEX turnos_un_puesto_propio ON instancia.turnos_puestos_de USING btree (entidad_id, usuario_id) WHERE principal;
alter table instancia.turnos_puestos_de enable row level security, force row level security;
create policy entidad on instancia.turnos_puestos_de using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.turnos_puestos_de to jornada_app;

CREATE OR REPLACE FUNCTION instancia.leer_sueltos(p_entidad integer, p_usuario integer, p_desde date)
 RETURNS json
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(json_agg(json_build_object('fecha', d.fecha, 'partes', d.partes) order by d.fecha), '[]')
  from instancia.dias_sueltos d
  where d.entidad_id = p_entidad and d.usuario_id = p_usuario and d.fecha >= p_desde and d.partes is not null
$function$;

CREATE OR REPLACE FUNCTION instancia.marcar_sueltos()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update instancia.usuarios u set revision = u.revision + 1, sueltos_hasta = greatest(u.sueltos_hasta, c.hasta)
    from (select c.entidad_id, c.usuario_id, max(c.fecha) as hasta from cambiadas c group by 1, 2) c
    where u.entidad_id = c.entidad_id and u.usuario_id = c.usuario_id;
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct c.entidad_id, c.usuario_id, instancia.primero_de_mes(c.fecha - 1), instancia.primero_de_mes(c.fecha + 1) from cambiadas c;
  return null;
end $function$;
