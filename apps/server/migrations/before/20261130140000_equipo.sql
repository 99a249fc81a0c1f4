-- The directory of colleagues: what each person keeps from it, and a search that finds nobody by what colleagues may not see.
alter table instancia.usuarios
  add column oculta_telefono boolean not null default false,
  add column oculta_foto boolean not null default false,
  add column busqueda_equipo text not null generated always as (instancia.para_buscar(nombre_completo || ' ' || puesto)) stored;
comment on column instancia.usuarios.oculta_telefono is 'Colleagues do not see the telephone, where the company lets people choose.';
comment on column instancia.usuarios.oculta_foto is 'Colleagues do not see the photo, where the company lets people choose.';
comment on column instancia.usuarios.busqueda_equipo is 'What colleagues find a person by, in small letters and without accents.';

-- Their endings, as in trozos: in one table with all endings the planner looked through what colleagues may not see.
create table instancia.trozos_equipo (
  entidad_id int not null,
  trozo text collate "C" not null,
  usuario_id int not null,
  primary key (entidad_id, trozo, usuario_id)
);
comment on table instancia.trozos_equipo is 'The endings of the words by which colleagues find a person, as in trozos. Kept by a trigger.';
select instancia.proteger('trozos_equipo', '{select,insert,delete}');

create or replace function instancia.anotar_trozos() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.busqueda = old.busqueda and new.busqueda_equipo = old.busqueda_equipo then return null; end if;
  if tg_op <> 'INSERT' then
    delete from instancia.trozos t
      where t.entidad_id = old.entidad_id and t.usuario_id = old.usuario_id and t.trozo in (select instancia.trozos_de(old.busqueda));
    delete from instancia.trozos_equipo t
      where t.entidad_id = old.entidad_id and t.usuario_id = old.usuario_id and t.trozo in (select instancia.trozos_de(old.busqueda_equipo));
  end if;
  if tg_op <> 'DELETE' then
    insert into instancia.trozos (entidad_id, trozo, usuario_id)
      select new.entidad_id, trozo, new.usuario_id from instancia.trozos_de(new.busqueda) as trozo;
    insert into instancia.trozos_equipo (entidad_id, trozo, usuario_id)
      select new.entidad_id, trozo, new.usuario_id from instancia.trozos_de(new.busqueda_equipo) as trozo;
  end if;
  return null;
end $$;

-- Those who are there, company by company: row-level security hides them otherwise.
do $$
declare empresa int;
begin
  for empresa in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', empresa::text, true);
    insert into instancia.trozos_equipo (entidad_id, trozo, usuario_id)
      select u.entidad_id, trozo, u.usuario_id from instancia.usuarios u, instancia.trozos_de(u.busqueda_equipo) as trozo where u.entidad_id = empresa;
  end loop;
end $$;
