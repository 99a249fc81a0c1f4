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
