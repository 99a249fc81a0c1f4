-- A company can be moved to another instance (ADR 50).
alter table central.entidades
  add column mudanza uuid,
  add column mudada_a text check (mudada_a is null or mudanza is not null);
comment on column central.entidades.mudanza is 'The move by which this company leaves: from now on nothing of it may change here.';
comment on column central.entidades.mudada_a is 'Where the company is now. Null: it is here, even if it is about to leave.';

-- What is to come here. One of two ends is written, once: it has arrived, or it shall never arrive. Whoever writes second waits for the first,
-- and finds that it has been decided, whatever was killed in between.
create table central.mudanzas (
  mudanza uuid primary key,
  empresa int not null,
  llegada boolean,
  momento timestamptz not null
);
comment on table central.mudanzas is 'Moves to this instance, by their id. llegada: it has arrived, or was taken back before; null: it may still arrive.';

-- While a company leaves, each of its tables has a trigger with this function, so the lock of making the trigger waits for whoever is
-- just writing. Both states mean "not now" to every client; the second one names the new address.
create function central.rechazar_en_mudanza() returns trigger language plpgsql set search_path = '' as $$
declare destino text;
begin
  select e.mudada_a into destino from central.entidades e where e.entidad_id = tg_argv[0]::int;
  if destino is null then
    raise exception 'company % is being moved', tg_argv[0] using errcode = '57M01';
  end if;
  raise exception 'company % has been moved', tg_argv[0] using errcode = '57M02', detail = destino;
end $$;
revoke execute on function central.rechazar_en_mudanza from public;

-- Rows that arrive bring along what triggers have once derived from them. So no trigger that answers an insertion may fire then.
do $$
declare
  uno record;
  callado constant text := $c$current_setting('jornada.mudanza', true) is distinct from 'si'$c$;
begin
  for uno in
    select replace(pg_get_triggerdef(t.oid), 'CREATE TRIGGER', 'create or replace trigger') as texto
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'instancia'::regnamespace and not t.tgisinternal and (t.tgtype & 4) > 0
  loop
    if uno.texto like '% WHEN (%' then
      execute regexp_replace(uno.texto, ' WHEN \((.*)\) EXECUTE FUNCTION ', ' when ((\1) and ' || callado || ') execute function ');
    else
      execute replace(uno.texto, ' EXECUTE FUNCTION ', ' when (' || callado || ') execute function ');
    end if;
  end loop;
end $$;

-- As the other tables that are only added to: the owner may erase a row who says that this is what they want. Nobody else may delete.
create or replace function instancia.exportaciones_solo_anadir() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('jornada.borrado', true) = tg_table_name then return old; end if;
  raise exception 'instancia.exportaciones is append-only' using errcode = 'insufficient_privilege';
end $$;
