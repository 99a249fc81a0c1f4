-- Erasing the record looks at how long it must be kept, and at holds.

-- Whose record may not be erased for now, whatever its age: a dispute, an inspection. Without a person it is everybody's.
create table instancia.bloqueos (
  entidad_id int not null,
  bloqueo_id int generated always as identity,
  usuario_id int,
  motivo text not null check (length(motivo) between 1 and 500),
  momento timestamptz not null default clock_timestamp(),
  levantado timestamptz,
  primary key (entidad_id, bloqueo_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on table instancia.bloqueos is 'Holds: what may not be erased, until they are lifted. Without a person: everybody''s.';
select instancia.proteger('bloqueos', '{select}');

-- How many years a country wants the record kept: as `packages/domain/src/registros/conservacion.ts` has them, a test compares. Of other countries nothing
-- is known, so the longest.
create function instancia.anos_de_conservacion(p_pais text) returns int language sql immutable as $$
  select case p_pais when 'ES' then 4 when 'PT' then 5 when 'DE' then 2 when 'IE' then 3 when 'GB' then 2 else 5 end
$$;

create function instancia.bloquear_registros(p_entidad int, p_usuario int, p_motivo text) returns int language plpgsql as $$
declare nuevo int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  insert into instancia.bloqueos (entidad_id, usuario_id, motivo) values (p_entidad, p_usuario, p_motivo) returning bloqueo_id into nuevo;
  return nuevo;
end $$;

create function instancia.levantar_bloqueo(p_entidad int, p_bloqueo int) returns void language plpgsql as $$
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  update instancia.bloqueos set levantado = clock_timestamp() where entidad_id = p_entidad and bloqueo_id = p_bloqueo and levantado is null;
  if not found then raise exception 'there is no such hold, or it was lifted before'; end if;
end $$;

-- As before, but for what must still be kept: of the countries in which the person worked the one that wants it longest, and where none is known the
-- longest of all; and nothing under a hold.
create or replace function instancia.borrar_registros(p_entidad int, p_usuario int, p_hasta date, p_motivo text) returns int language plpgsql as $$
declare
  borradas int;
  anos int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  if exists (
    select from instancia.bloqueos b
    where b.entidad_id = p_entidad and b.levantado is null and (b.usuario_id is null or b.usuario_id = p_usuario)) then
    raise exception 'there is a hold on this record' using errcode = 'check_violation';
  end if;
  select max(instancia.anos_de_conservacion(c.pais)) into anos
    from instancia.asignaciones a join instancia.centros c on c.entidad_id = a.entidad_id and c.centro_id = a.centro_id
    where a.entidad_id = p_entidad and a.usuario_id = p_usuario;
  anos := coalesce(anos, instancia.anos_de_conservacion(null));
  if p_hasta + make_interval(years => anos) >= current_date then
    raise exception 'the record is kept for % years: up to % it may be erased', anos, (current_date - make_interval(years => anos))::date - 1
      using errcode = 'check_violation';
  end if;
  perform set_config('jornada.borrado', 'si', true);
  delete from instancia.posiciones p using instancia.registros r
    where r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.fecha <= p_hasta and p.entidad_id = r.entidad_id and p.registro_id = r.registro_id;
  delete from instancia.registros where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  get diagnostics borradas = row_count;
  delete from instancia.jornadas where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  delete from instancia.horas_proyectos where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borradas, p_motivo);
  perform set_config('jornada.borrado', '', true);
  return borradas;
end $$;
revoke execute on function instancia.bloquear_registros, instancia.levantar_bloqueo from public;

-- The minutes of incomplete days, company by company: without one, row-level security hides them, and the migration before found none.
do $$
declare empresa int;
begin
  for empresa in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', empresa::text, true);
    update instancia.dias d
    set presencia = 0, trabajado = 0, efectivo = 0, pausa_pagada = 0, pausa_no_pagada = 0, nocturnos = 0
    from instancia.jornadas j
    where d.entidad_id = empresa and j.entidad_id = empresa and j.usuario_id = d.usuario_id and j.fecha = d.fecha and j.estado = 'incompleta';
  end loop;
end $$;
