-- Erasing what somebody has read and confirmed, after its retention: once they have left for as long as their record is kept, and not under a hold.
-- The announcements stay. Returns how many readings there were.
create function instancia.borrar_lecturas(p_entidad int, p_usuario int, p_motivo text) returns int language plpgsql as $$
declare
  anos int;
  salida timestamptz;
  borradas int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  if exists (
    select from instancia.bloqueos b
    where b.entidad_id = p_entidad and b.levantado is null and (b.usuario_id is null or b.usuario_id = p_usuario)) then
    raise exception 'there is a hold on what belongs to this person' using errcode = 'check_violation';
  end if;
  select max(instancia.anos_de_conservacion(c.pais)) into anos
    from instancia.asignaciones a join instancia.centros c on c.entidad_id = a.entidad_id and c.centro_id = a.centro_id
    where a.entidad_id = p_entidad and a.usuario_id = p_usuario;
  anos := coalesce(anos, instancia.anos_de_conservacion(null));
  select u.cierra into salida from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = p_usuario;
  if salida is null or salida + make_interval(years => anos) >= clock_timestamp() then
    raise exception 'what somebody has confirmed is kept until % years after they left', anos using errcode = 'check_violation';
  end if;
  delete from instancia.comunicados_lecturas where entidad_id = p_entidad and usuario_id = p_usuario;
  get diagnostics borradas = row_count;
  delete from instancia.comunicados_audiencia where entidad_id = p_entidad and clave = 'persona:' || p_usuario;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, current_date, borradas, p_motivo || ' (comunicados)');
  return borradas;
end $$;
revoke execute on function instancia.borrar_lecturas from public;
