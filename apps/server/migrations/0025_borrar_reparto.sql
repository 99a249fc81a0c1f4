-- What somebody did with the tasks of an erased day goes with it: where they stopped the clock, and what they looked for in vain.

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
  delete from instancia.dias_sin_reloj where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  delete from instancia.tareas_pedidas where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borradas, p_motivo);
  perform set_config('jornada.borrado', '', true);
  return borradas;
end $$;
