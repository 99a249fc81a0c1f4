-- Tasks are found by the pieces of their words. Row-level security lets no index of trigrams be used: with it, a search reads every task of a company.

drop index instancia.tareas_buscar;
create index tareas_por_nombre on instancia.tareas (entidad_id, nombre collate "und-x-icu", tarea_id) where activo;

create table instancia.trozos_tareas (
  entidad_id int not null,
  trozo text collate "C" not null,
  tarea_id int not null,
  proyecto_id int not null,
  primary key (entidad_id, trozo, tarea_id) include (proyecto_id)
);
comment on table instancia.trozos_tareas is 'The words in the names of open tasks and their endings of three letters and more, of each the first thirty letters. Kept by a trigger.';
select instancia.proteger('trozos_tareas', '{select,insert,delete}');

create table instancia.tareas_abiertas (
  entidad_id int not null,
  proyecto_id int not null,
  cuantas int not null,
  primary key (entidad_id, proyecto_id)
);
comment on table instancia.tareas_abiertas is 'How many open tasks a project has: to count them one by one takes as long as there are tasks. Kept by a trigger.';
select instancia.proteger('tareas_abiertas');

create function instancia.trozos_de_tarea(p_nombre text) returns setof text
  language sql immutable parallel safe
as $$
  select distinct left(substr(palabra, desde), 30)
  from regexp_split_to_table(instancia.para_buscar(p_nombre), '\s+') as palabra, generate_series(1, length(palabra)) as desde
  where desde = 1 or desde <= length(palabra) - 2
$$;

-- The pieces that are most like a word, twenty at most. Whoever types a word wrong gets three letters of it right, or its beginning. Of the pieces that
-- begin like that each is met once, and only the first ones: the index leads from one to the next.
create function instancia.trozos_parecidos(p_entidad int, p_palabra text) returns setof text
  language sql stable
as $$
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
$$;

-- For one statement, however many tasks it writes. Projects are counted in the order of their ids, so that two statements never wait for each other.
create function instancia.anotar_tareas() returns trigger language plpgsql set search_path = '' as $$
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
end $$;
create trigger trozos_nuevas after insert on instancia.tareas referencing new table as nuevas for each statement
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function instancia.anotar_tareas();
create trigger trozos_cambiadas after update on instancia.tareas referencing old table as viejas new table as nuevas for each statement
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function instancia.anotar_tareas();
create trigger trozos_quitadas after delete on instancia.tareas referencing old table as viejas for each statement
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function instancia.anotar_tareas();

-- Those that are there, company by company: row-level security hides them otherwise.
do $$
declare empresa int;
begin
  for empresa in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', empresa::text, true);
    insert into instancia.trozos_tareas (entidad_id, trozo, tarea_id, proyecto_id)
      select t.entidad_id, trozo, t.tarea_id, t.proyecto_id from instancia.tareas t, instancia.trozos_de_tarea(t.nombre) as trozo
      where t.entidad_id = empresa and t.activo;
    insert into instancia.tareas_abiertas (entidad_id, proyecto_id, cuantas)
      select t.entidad_id, t.proyecto_id, count(*) from instancia.tareas t where t.entidad_id = empresa and t.activo group by 1, 2;
  end loop;
  perform set_config('jornada.entidad', '', true);
end $$;

-- What a company that moves brings along is written already.
drop trigger buscable on instancia.tareas;
create trigger buscable before insert or update of nombre, proyecto_id, buscable on instancia.tareas for each row
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function instancia.tarea_buscable();
