-- The client of a project is one of the company's clients; its name is written once.

-- Company by company: the owner of the tables sees no rows but those of the company that it names.
do $$
declare una record;
begin
  for una in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', una.entidad_id::text, true);
    insert into instancia.clientes (entidad_id, nombre)
      select distinct on (lower(left(btrim(p.cliente), 120) collate "und-x-icu")) p.entidad_id, left(btrim(p.cliente), 120)
      from instancia.proyectos p where p.entidad_id = una.entidad_id and btrim(p.cliente) <> ''
      order by lower(left(btrim(p.cliente), 120) collate "und-x-icu"), p.proyecto_id;
    update instancia.proyectos p set cliente_id = c.cliente_id from instancia.clientes c
      where p.entidad_id = una.entidad_id and c.entidad_id = p.entidad_id
        and lower(c.nombre collate "und-x-icu") = lower(left(btrim(p.cliente), 120) collate "und-x-icu");
  end loop;
  perform set_config('jornada.entidad', '', true);
end $$;
alter table instancia.proyectos drop column cliente;

-- What the clock offers says the client, too: clocks ask again once its name is another one.
create trigger revision after insert or delete or update on instancia.clientes for each statement
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function instancia.subir_revision();

-- A file that comes again finds what came with it before.
create index imputaciones_importadas on instancia.imputaciones (entidad_id, usuario_id, fecha) where origen = 'importe';
create index proyectos_de_cliente on instancia.proyectos (entidad_id, cliente_id);
create index proyectos_a_cargo on instancia.proyectos (entidad_id, responsable_id) where responsable_id is not null;
create index tareas_de_proyecto on instancia.tareas (entidad_id, proyecto_id);

-- Price and cost of an hour in cents, for each person in each project, from day to day: the spans of a pair follow each other without a gap, from
-- -infinity to infinity. Of the rates that say a price (a cost), that of the person in the project counts, then that of the project, then that of the
-- person, then that of everybody; of equal ones the latest that has begun. Null: nobody says one.
create function instancia.tarifas_de(p_entidad int, p_usuarios int[], p_proyectos int[])
  returns table (usuario_id int, proyecto_id int, desde date, hasta date, precio int, coste int)
  language sql stable
as $$
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
$$;

-- Minutes at an amount for an hour, in whole cents, halves up: each entry is rounded by itself, so that sums agree.
create function instancia.importe_de(p_minutos int, p_hora int) returns bigint
  language sql immutable parallel safe
as $$ select (p_minutos::bigint * p_hora * 2 + 60) / 120 $$;
