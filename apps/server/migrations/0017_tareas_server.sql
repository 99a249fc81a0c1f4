-- The minutes that people gave to projects at the end of the day are entries like all others (docs/adr/0068).

-- Company by company: the owner of the tables sees no rows but those of the company that it names.
do $$
declare una record;
begin
  for una in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', una.entidad_id::text, true);
    insert into instancia.imputaciones (entidad_id, usuario_id, fecha, proyecto_id, minutos, facturable, origen, autor_id, momento)
      select h.entidad_id, h.usuario_id, h.fecha, h.proyecto_id, least(h.minutos, 1500), p.facturable, 'jornada', h.usuario_id, h.fecha::timestamptz
      from instancia.horas_proyectos h join instancia.proyectos p on p.entidad_id = h.entidad_id and p.proyecto_id = h.proyecto_id
      where h.entidad_id = una.entidad_id
      order by h.usuario_id, h.fecha, h.proyecto_id;
  end loop;
  perform set_config('jornada.entidad', '', true);
end $$;
drop table instancia.horas_proyectos;

create or replace function instancia.borrar_registros(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text) returns integer
  language plpgsql
as $$
declare
  anos int;
  borradas int;
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
  delete from instancia.imputaciones where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  delete from instancia.semanas_tareas where entidad_id = p_entidad and usuario_id = p_usuario and lunes + 6 <= p_hasta;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borradas, p_motivo);
  perform set_config('jornada.borrado', '', true);
  return borradas;
end $$;

create table instancia.envios_tareas (
  entidad_id int not null,
  usuario_id int not null,
  clave uuid not null,
  cuerpo bytea not null,
  momento timestamptz not null,
  primary key (entidad_id, usuario_id, clave),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.envios_tareas is 'What was sent with a key: sent again, it is not written again.';
create index envios_tareas_viejos on instancia.envios_tareas (entidad_id, momento);
select instancia.proteger('envios_tareas', '{select,insert,delete}');

create table instancia.dias_sin_reloj (
  entidad_id int not null,
  usuario_id int not null,
  fecha date not null,
  primary key (entidad_id, usuario_id, fecha),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.dias_sin_reloj is 'Days whose entries by the clock somebody has changed or taken away: the clock writes none there any more.';
select instancia.proteger('dias_sin_reloj', '{select,insert}');

create table instancia.tareas_pedidas (
  entidad_id int not null,
  pedida_id int generated always as identity,
  usuario_id int not null,
  nombre text not null check (length(nombre) between 1 and 120),
  fecha date not null,
  primary key (entidad_id, pedida_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.tareas_pedidas is 'Tasks that somebody looked for and did not find.';
create unique index tareas_pedidas_una on instancia.tareas_pedidas (entidad_id, fecha, lower(nombre collate "und-x-icu"));
select instancia.proteger('tareas_pedidas', '{select,insert}');
