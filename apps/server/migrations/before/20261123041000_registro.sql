-- Companies that register themselves. A company is made by one function only, waits until the address of its first admin
-- is confirmed, and until then nobody is in the directory for it: nobody can sign in to it.
alter table central.entidades add column confirmada timestamptz;
update central.entidades set confirmada = creada;
comment on column central.entidades.confirmada is 'When it became a company that people can sign in to. Null: it registered itself and waits for its first admin.';

revoke insert on central.entidades from jornada_app;

-- The server's role makes companies by this alone. It brakes what a flood of registrations could do: as many as may wait
-- are counted, those that were confirmed are not.
create function central.crear_entidad(nombre text, creada timestamptz) returns int
  language plpgsql security definer set search_path = ''
  as $$
declare nueva int;
begin
  if (select count(*) from central.entidades e where e.confirmada is null) >= 500 then
    raise exception 'too many companies wait for their confirmation' using errcode = 'program_limit_exceeded';
  end if;
  insert into central.entidades (nombre, creada) values (crear_entidad.nombre, crear_entidad.creada) returning entidad_id into nueva;
  return nueva;
end $$;

create function central.confirmar_entidad(entidad int, momento timestamptz) returns boolean
  language sql security definer set search_path = ''
  as $$
    update central.entidades set confirmada = momento where entidad_id = entidad and confirmada is null returning true
  $$;

-- Takes away, with all that was set up for them, companies that nobody confirmed; never one that was, or that somebody is in the directory for.
create function central.retirar_altas(antes timestamptz) returns int
  language plpgsql security definer set search_path = ''
  as $$
declare
  vieja int;
  retiradas int := 0;
  actual text := current_setting('jornada.entidad', true);
begin
  for vieja in
    select e.entidad_id from central.entidades e
    where e.confirmada is null and e.creada < antes and not exists (select from central.directorio d where d.entidad_id = e.entidad_id)
    for update skip locked
  loop
    -- Row-level security holds for the owner as well.
    perform set_config('jornada.entidad', vieja::text, true);
    -- An assignment holds on to its schedule and centre; everything else goes with the company.
    delete from instancia.asignaciones where entidad_id = vieja;
    delete from central.entidades where entidad_id = vieja;
    retiradas := retiradas + 1;
  end loop;
  perform set_config('jornada.entidad', coalesce(actual, ''), true);
  return retiradas;
end $$;

revoke all on function central.crear_entidad(text, timestamptz), central.confirmar_entidad(int, timestamptz), central.retirar_altas(timestamptz) from public;
grant execute on function central.crear_entidad(text, timestamptz), central.confirmar_entidad(int, timestamptz), central.retirar_altas(timestamptz) to jornada_app;

-- Solutions of a captcha that have been used, until they would have run out anyway.
create table central.captchas_usados (
  huella bytea primary key check (length(huella) = 32),
  caduca timestamptz not null
);
create index captchas_usados_caduca on central.captchas_usados (caduca);
grant select, insert, delete on central.captchas_usados to jornada_app;

-- What people have asked their company for.
create table instancia.contactos (
  entidad_id int not null,
  contacto_id int generated always as identity,
  usuario_id int not null,
  momento timestamptz not null,
  comentario text not null check (length(comentario) between 1 and 2000),
  primary key (entidad_id, contacto_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.contactos is 'Requests for help, as they were written. A mail tells whoever is to answer.';
alter table instancia.contactos enable row level security;
alter table instancia.contactos force row level security;
create policy entidad on instancia.contactos using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual());
grant select, insert on instancia.contactos to jornada_app;
