-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What an hour is billed at and what it costs, in cents, from a day on: of a person in a project, of a project, of a person, or of everybody. The most particular one that says it counts, price and cost each by itself.
create table instancia.tarifas (
  entidad_id integer not null,
  tarifa_id integer generated always as identity not null,
  usuario_id integer,
  proyecto_id integer,
  desde date not null,
  precio integer,
  coste integer,
  version integer default 1 not null,
  constraint tarifas_pkey PRIMARY KEY (entidad_id, tarifa_id),
  constraint tarifas_una UNIQUE NULLS NOT DISTINCT (entidad_id, usuario_id, proyecto_id, desde),
  constraint tarifas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint tarifas_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id),
  constraint tarifas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint tarifas_check CHECK (precio IS NOT NULL OR coste IS NOT NULL),
  constraint tarifas_coste_check CHECK (coste >= 0),
  constraint tarifas_precio_check CHECK (precio >= 0)
);
alter table instancia.tarifas enable row level security, force row level security;
create policy entidad on instancia.tarifas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.tarifas to jornada_app;

CREATE OR REPLACE FUNCTION instancia.importe_de(p_minutos integer, p_hora integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select (p_minutos::bigint * p_hora * 2 + 60) / 120 $function$;

CREATE OR REPLACE FUNCTION instancia.tarifas_de(p_entidad integer, p_usuarios integer[], p_proyectos integer[])
 RETURNS TABLE(usuario_id integer, proyecto_id integer, desde date, hasta date, precio integer, coste integer)
 LANGUAGE sql
 STABLE
AS $function$
  select x.usuario_id, x.proyecto_id, s.desde, s.hasta, s.precio, s.coste
  from unnest(p_usuarios, p_proyectos) as x (usuario_id, proyecto_id)
  cross join lateral (
    with t as materialized (
      select r.desde, r.precio, r.coste, 3 as peso from instancia.tarifas r
        where r.entidad_id = p_entidad and r.usuario_id = x.usuario_id and r.proyecto_id = x.proyecto_id
      union all
      select r.desde, r.precio, r.coste, 2 from instancia.tarifas r
        where r.entidad_id = p_entidad and r.usuario_id is null and r.proyecto_id = x.proyecto_id
      union all
      select r.desde, r.precio, r.coste, 1 from instancia.tarifas r
        where r.entidad_id = p_entidad and r.usuario_id = x.usuario_id and r.proyecto_id is null
      union all
      select r.desde, r.precio, r.coste, 0 from instancia.tarifas r
        where r.entidad_id = p_entidad and r.usuario_id is null and r.proyecto_id is null)
    select c.desde, coalesce(lead(c.desde) over (order by c.desde) - 1, 'infinity') as hasta,
      (select t.precio from t where t.precio is not null and t.desde <= c.desde order by t.peso desc, t.desde desc limit 1) as precio,
      (select t.coste from t where t.coste is not null and t.desde <= c.desde order by t.peso desc, t.desde desc limit 1) as coste
    from (select '-infinity'::date as desde union select t.desde from t) c) s
$function$;
