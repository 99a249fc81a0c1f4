-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Days whose entries by the clock somebody has changed or taken away: the clock writes none there any more.
create table instancia.dias_sin_reloj (
  entidad_id integer not null,
  usuario_id integer not null,
  fecha date not null,
  constraint dias_sin_reloj_pkey PRIMARY KEY (entidad_id, usuario_id, fecha),
  constraint dias_sin_reloj_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
alter table instancia.dias_sin_reloj enable row level security, force row level security;
create policy entidad on instancia.dias_sin_reloj using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.dias_sin_reloj to jornada_app;

-- What was sent with a key: sent again, it is not written again.
create table instancia.envios_tareas (
  entidad_id integer not null,
  usuario_id integer not null,
  clave uuid not null,
  cuerpo bytea not null,
  momento timestamp with time zone not null,
  constraint envios_tareas_pkey PRIMARY KEY (entidad_id, usuario_id, clave),
  constraint envios_tareas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
CREATE INDEX envios_tareas_viejos ON instancia.envios_tareas USING btree (entidad_id, momento);
alter table instancia.envios_tareas enable row level security, force row level security;
create policy entidad on instancia.envios_tareas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.envios_tareas to jornada_app;

-- Minutes of a day that somebody gave to a project or to a task of it.
create table instancia.imputaciones (
  entidad_id integer not null,
  imputacion_id bigint generated always as identity not null,
  usuario_id integer not null,
  -- The day of the record that they belong to, also where they lie after midnight. Lists and reports know no other day.
  fecha date not null,
  proyecto_id integer not null,
  -- Empty: the project alone, as at the end of the day or by the clock.
  tarea_id integer,
  categoria_id integer,
  -- When it began, if somebody said so; it has no gap. Empty: only how long.
  desde timestamp with time zone,
  minutos integer not null,
  observacion text,
  facturable boolean not null,
  -- Written by somebody, by the project that was clocked, at the end of the day, or imported.
  origen text not null,
  facturacion_id integer,
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint imputaciones_pkey PRIMARY KEY (entidad_id, imputacion_id),
  constraint imputaciones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint imputaciones_entidad_id_categoria_id_fkey FOREIGN KEY (entidad_id, categoria_id) REFERENCES instancia.categorias_tarea(entidad_id, categoria_id),
  constraint imputaciones_entidad_id_facturacion_id_fkey FOREIGN KEY (entidad_id, facturacion_id) REFERENCES instancia.facturaciones(entidad_id, facturacion_id),
  constraint imputaciones_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id),
  constraint imputaciones_entidad_id_tarea_id_fkey FOREIGN KEY (entidad_id, tarea_id) REFERENCES instancia.tareas(entidad_id, tarea_id),
  constraint imputaciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint imputaciones_minutos_check CHECK (minutos >= 1 AND minutos <= 1500),
  constraint imputaciones_observacion_check CHECK (length(observacion) >= 1 AND length(observacion) <= 500),
  constraint imputaciones_origen_check CHECK (origen = ANY (ARRAY['persona'::text, 'reloj'::text, 'jornada'::text, 'importe'::text]))
);
CREATE INDEX imputaciones_de_un_dia ON instancia.imputaciones USING btree (entidad_id, usuario_id, fecha);
CREATE INDEX imputaciones_de_un_proyecto ON instancia.imputaciones USING btree (entidad_id, proyecto_id, fecha);
CREATE INDEX imputaciones_de_una_tarea ON instancia.imputaciones USING btree (entidad_id, tarea_id, usuario_id, fecha);
CREATE INDEX imputaciones_facturadas ON instancia.imputaciones USING btree (entidad_id, facturacion_id) WHERE (facturacion_id IS NOT NULL);
CREATE INDEX imputaciones_importadas ON instancia.imputaciones USING btree (entidad_id, usuario_id, fecha) WHERE (origen = 'importe'::text);
CREATE INDEX imputaciones_por_dia ON instancia.imputaciones USING btree (entidad_id, fecha) INCLUDE (usuario_id, proyecto_id, tarea_id, categoria_id, minutos, facturable, facturacion_id);
CREATE INDEX imputaciones_sin_facturar ON instancia.imputaciones USING btree (entidad_id, proyecto_id, fecha) WHERE (facturable AND (facturacion_id IS NULL));
alter table instancia.imputaciones enable row level security, force row level security;
create policy entidad on instancia.imputaciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.imputaciones to jornada_app;

-- Weeks of a project that wants them approved, as each person has sent them. While one is sent or approved, its entries stay as they are.
create table instancia.semanas_tareas (
  entidad_id integer not null,
  usuario_id integer not null,
  lunes date not null,
  proyecto_id integer not null,
  estado text not null,
  minutos integer not null,
  enviada timestamp with time zone not null,
  decidida timestamp with time zone,
  decidida_por integer,
  motivo text,
  version integer default 1 not null,
  constraint semanas_tareas_pkey PRIMARY KEY (entidad_id, usuario_id, lunes, proyecto_id),
  constraint semanas_tareas_entidad_id_decidida_por_fkey FOREIGN KEY (entidad_id, decidida_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint semanas_tareas_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id),
  constraint semanas_tareas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint semanas_tareas_check CHECK ((estado = 'enviada'::text) = (decidida IS NULL)),
  constraint semanas_tareas_check1 CHECK (estado <> 'devuelta'::text OR motivo IS NOT NULL),
  constraint semanas_tareas_estado_check CHECK (estado = ANY (ARRAY['enviada'::text, 'aprobada'::text, 'devuelta'::text])),
  constraint semanas_tareas_lunes_check CHECK (EXTRACT(isodow FROM lunes) = 1::numeric),
  constraint semanas_tareas_motivo_check CHECK (length(motivo) >= 1 AND length(motivo) <= 500)
);
CREATE INDEX semanas_tareas_pendientes ON instancia.semanas_tareas USING btree (entidad_id, proyecto_id, lunes) WHERE (estado = 'enviada'::text);
alter table instancia.semanas_tareas enable row level security, force row level security;
create policy entidad on instancia.semanas_tareas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.semanas_tareas to jornada_app;

-- How many open tasks a project has: to count them one by one takes as long as there are tasks. Kept by a trigger.
create table instancia.tareas_abiertas (
  entidad_id integer not null,
  proyecto_id integer not null,
  cuantas integer not null,
  constraint tareas_abiertas_pkey PRIMARY KEY (entidad_id, proyecto_id)
);
alter table instancia.tareas_abiertas enable row level security, force row level security;
create policy entidad on instancia.tareas_abiertas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.tareas_abiertas to jornada_app;

-- The tasks that people keep at hand.
create table instancia.tareas_ancladas (
  entidad_id integer not null,
  usuario_id integer not null,
  tarea_id integer not null,
  momento timestamp with time zone not null,
  constraint tareas_ancladas_pkey PRIMARY KEY (entidad_id, usuario_id, tarea_id),
  constraint tareas_ancladas_entidad_id_tarea_id_fkey FOREIGN KEY (entidad_id, tarea_id) REFERENCES instancia.tareas(entidad_id, tarea_id),
  constraint tareas_ancladas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
alter table instancia.tareas_ancladas enable row level security, force row level security;
create policy entidad on instancia.tareas_ancladas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.tareas_ancladas to jornada_app;

-- Tasks that somebody looked for and did not find.
create table instancia.tareas_pedidas (
  entidad_id integer not null,
  pedida_id integer generated always as identity not null,
  usuario_id integer not null,
  nombre text not null,
  fecha date not null,
  constraint tareas_pedidas_pkey PRIMARY KEY (entidad_id, pedida_id),
  constraint tareas_pedidas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint tareas_pedidas_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 120)
);
CREATE UNIQUE INDEX tareas_pedidas_una ON instancia.tareas_pedidas USING btree (entidad_id, usuario_id, fecha, lower((nombre COLLATE "und-x-icu")));
alter table instancia.tareas_pedidas enable row level security, force row level security;
create policy entidad on instancia.tareas_pedidas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.tareas_pedidas to jornada_app;

-- The words in the names of open tasks and their endings of three letters and more, of each the first thirty letters. Kept by a trigger.
create table instancia.trozos_tareas (
  entidad_id integer not null,
  trozo text collate "C" not null,
  tarea_id integer not null,
  proyecto_id integer not null,
  constraint trozos_tareas_pkey PRIMARY KEY (entidad_id, trozo, tarea_id) INCLUDE (proyecto_id)
);
alter table instancia.trozos_tareas enable row level security, force row level security;
create policy entidad on instancia.trozos_tareas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.trozos_tareas to jornada_app;

CREATE OR REPLACE FUNCTION instancia.anotar_tareas()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  eran int[] := '{}';
  son int[] := '{}';
begin
  if tg_op = 'INSERT' then
    select coalesce(array_agg(n.tarea_id), '{}') into son from nuevas n where n.activo;
  elsif tg_op = 'DELETE' then
    select coalesce(array_agg(v.tarea_id), '{}') into eran from viejas v where v.activo;
  else
    select coalesce(array_agg(v.tarea_id) filter (where v.activo), '{}'), coalesce(array_agg(v.tarea_id) filter (where n.activo), '{}') into eran, son
      from viejas v join nuevas n on n.entidad_id = v.entidad_id and n.tarea_id = v.tarea_id
      where (n.activo, n.nombre, n.proyecto_id) is distinct from (v.activo, v.nombre, v.proyecto_id);
  end if;
  if cardinality(eran) = 0 and cardinality(son) = 0 then return null; end if;
  if tg_op <> 'INSERT' then
    delete from instancia.trozos_tareas t
      using (select v.entidad_id, trozo, v.tarea_id from viejas v, instancia.trozos_de_tarea(v.nombre) as trozo where v.tarea_id = any(eran)) x
      where t.entidad_id = x.entidad_id and t.trozo = x.trozo and t.tarea_id = x.tarea_id;
    insert into instancia.tareas_abiertas as a (entidad_id, proyecto_id, cuantas)
      select v.entidad_id, v.proyecto_id, -count(*) from viejas v where v.tarea_id = any(eran) group by 1, 2 order by 1, 2
      on conflict (entidad_id, proyecto_id) do update set cuantas = a.cuantas + excluded.cuantas;
  end if;
  if tg_op <> 'DELETE' then
    insert into instancia.trozos_tareas (entidad_id, trozo, tarea_id, proyecto_id)
      select n.entidad_id, trozo, n.tarea_id, n.proyecto_id from nuevas n, instancia.trozos_de_tarea(n.nombre) as trozo where n.tarea_id = any(son)
      order by 1, 2, 3;
    insert into instancia.tareas_abiertas as a (entidad_id, proyecto_id, cuantas)
      select n.entidad_id, n.proyecto_id, count(*) from nuevas n where n.tarea_id = any(son) group by 1, 2 order by 1, 2
      on conflict (entidad_id, proyecto_id) do update set cuantas = a.cuantas + excluded.cuantas;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.trozos_de_tarea(p_nombre text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select distinct left(substr(palabra, desde), 30)
  from regexp_split_to_table(instancia.para_buscar(p_nombre), '\s+') as palabra, generate_series(1, length(palabra)) as desde
  where desde = 1 or desde <= length(palabra) - 2
$function$;

CREATE OR REPLACE FUNCTION instancia.trozos_parecidos(p_entidad integer, p_palabra text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
  with recursive comienzo as (
    select left(p_palabra, 2) as comienzo
    union
    select substr(p_palabra, i, 3) from generate_series(1, least(length(p_palabra), 20) - 2) as i
  ), paso as (
    select c.comienzo, 1 as n, (
      select t.trozo from instancia.trozos_tareas t
      where t.entidad_id = p_entidad and t.trozo >= c.comienzo and t.trozo < c.comienzo || chr(1114111) order by t.trozo limit 1) as trozo
    from comienzo c
    union all
    select p.comienzo, p.n + 1, (
      select t.trozo from instancia.trozos_tareas t
      where t.entidad_id = p_entidad and t.trozo > p.trozo and t.trozo < p.comienzo || chr(1114111) order by t.trozo limit 1)
    from paso p where p.trozo is not null and p.n < 24
  )
  select x.trozo from (
    select distinct p.trozo, public.word_similarity(p_palabra, p.trozo) as cuanto from paso p where p.trozo is not null) x
  where x.cuanto >= 0.3 order by x.cuanto desc, x.trozo limit 20
$function$;
