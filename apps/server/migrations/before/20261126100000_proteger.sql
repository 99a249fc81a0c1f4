-- What every table of `instancia` has: a primary key that leads with entidad_id, row-level security that is forced even on its owner, and of
-- the rights only those that are named. A migration that makes a table calls this once for it. `p_solo_anadir`: its rows never change.
create function instancia.proteger(p_tabla text, p_permisos text[] default '{select,insert,update}', p_solo_anadir boolean default false)
returns void language plpgsql set search_path = '' as $$
declare permiso text;
begin
  if not exists (
    select from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = format('instancia.%I', p_tabla)::regclass and i.indisprimary and a.attname = 'entidad_id') then
    raise exception 'the primary key of instancia.% does not lead with entidad_id', p_tabla;
  end if;
  if p_solo_anadir and p_permisos && '{update,delete}' then
    raise exception 'what is only added to is neither updated nor deleted: instancia.%', p_tabla;
  end if;
  execute format('alter table instancia.%I enable row level security', p_tabla);
  execute format('alter table instancia.%I force row level security', p_tabla);
  execute format('create policy entidad on instancia.%I using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual())', p_tabla);
  execute format('revoke all on instancia.%I from public, jornada_app', p_tabla);
  foreach permiso in array p_permisos loop
    if permiso <> all ('{select,insert,update,delete}') then
      raise exception 'nobody is given the right to % a table', permiso;
    end if;
    execute format('grant %s on instancia.%I to jornada_app', permiso, p_tabla);
  end loop;
  if p_solo_anadir then
    execute format('create trigger solo_anadir before update or delete on instancia.%I for each row execute function instancia.solo_anadir_filas()', p_tabla);
    execute format('create trigger solo_anadir_todo before truncate on instancia.%I for each statement execute function instancia.solo_anadir_filas()', p_tabla);
  end if;
end $$;
revoke execute on function instancia.proteger from public;
