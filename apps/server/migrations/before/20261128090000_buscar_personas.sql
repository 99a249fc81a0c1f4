-- A word that few people have is found by an index. Row-level security lets an index serve only comparisons that tell nothing, such as `<` and `>=` of texts.
-- So each ending of each word is kept by its first letters: whoever has "rcí" in a word has an ending that begins with it.
create table instancia.trozos (
  entidad_id int not null,
  trozo text collate "C" not null,
  usuario_id int not null,
  primary key (entidad_id, trozo, usuario_id)
);
comment on table instancia.trozos is 'The endings of the words by which a person is found, three letters and more, of each the first eight. Kept by a trigger.';
select instancia.proteger('trozos', '{select,insert,delete}');

create function instancia.trozos_de(p_busqueda text) returns setof text language sql immutable parallel safe as $$
  select distinct left(substr(palabra, desde), 8)
  from regexp_split_to_table(p_busqueda, '\s+') as palabra, generate_series(1, length(palabra) - 2) as desde
$$;

create function instancia.anotar_trozos() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.busqueda = old.busqueda then return null; end if;
  if tg_op <> 'INSERT' then
    delete from instancia.trozos t
      where t.entidad_id = old.entidad_id and t.usuario_id = old.usuario_id and t.trozo in (select instancia.trozos_de(old.busqueda));
  end if;
  if tg_op <> 'DELETE' then
    insert into instancia.trozos (entidad_id, trozo, usuario_id)
      select new.entidad_id, trozo, new.usuario_id from instancia.trozos_de(new.busqueda) as trozo;
  end if;
  return null;
end $$;
create trigger trozos after insert or delete or update of busqueda on instancia.usuarios for each row execute function instancia.anotar_trozos();

-- Those who are there, company by company: row-level security hides them otherwise.
do $$
declare empresa int;
begin
  for empresa in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', empresa::text, true);
    insert into instancia.trozos (entidad_id, trozo, usuario_id)
      select u.entidad_id, trozo, u.usuario_id from instancia.usuarios u, instancia.trozos_de(u.busqueda) as trozo where u.entidad_id = empresa;
  end loop;
end $$;

-- A department in the order of names; and who has, or had, a centre or a schedule.
create index usuarios_de_departamento on instancia.usuarios (entidad_id, departamento_id, nombre_completo collate "und-x-icu", usuario_id);
drop index instancia.usuarios_por_departamento;
create index asignaciones_por_centro on instancia.asignaciones (entidad_id, centro_id, usuario_id);
create index asignaciones_por_horario on instancia.asignaciones (entidad_id, horario_id, usuario_id);
-- Accounts that few people have, each in the order of names.
create index usuarios_quioscos on instancia.usuarios (entidad_id, nombre_completo collate "und-x-icu", usuario_id) where es_quiosco;
create index usuarios_sin_clave on instancia.usuarios (entidad_id, nombre_completo collate "und-x-icu", usuario_id) where password_hash is null;
create index usuarios_suspendidos on instancia.usuarios (entidad_id, nombre_completo collate "und-x-icu", usuario_id)
  where suspendida is not null or not activo;
create index usuarios_con_fin on instancia.usuarios (entidad_id, nombre_completo collate "und-x-icu", usuario_id) where ultimo_dia is not null;
-- Who is away: of those who will be some day, only the index is read.
create index ausencias_en_curso on instancia.ausencias (entidad_id, hasta, desde, usuario_id) where aprobada and minutos is null;
