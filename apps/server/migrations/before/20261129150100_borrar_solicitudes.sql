-- Erasing what somebody has asked for, after its retention.

-- As before, but the owner may delete from the table that it names in its transaction: what is erased after its retention.
create or replace function instancia.solo_anadir_filas() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('jornada.borrado', true) = tg_table_name then return old; end if;
  raise exception 'instancia.% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- Erases all that a person has asked for, of every module, with its steps, history and files, their stand-ins and the days that they were given, once they have
-- left for as long as their record is kept. What they decided about others stays with those. Chains that name them ask the company instead. Nothing under a
-- hold. Returns how many requests there were.
create function instancia.borrar_solicitudes(p_entidad int, p_usuario int, p_motivo text) returns int language plpgsql as $$
declare
  anos int;
  salida timestamptz;
  colgada record;
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
  -- Of somebody who works here, later balances follow from earlier requests.
  if salida is null or salida + make_interval(years => anos) >= clock_timestamp() then
    raise exception 'what somebody asked for is kept until % years after they left', anos using errcode = 'check_violation';
  end if;

  -- The tables that hang on requests, whatever modules there are; those that hang on others first.
  for colgada in
    with recursive arbol as (
      select 'instancia.solicitudes'::regclass::oid as tabla, 0 as nivel
      union
      select k.conrelid, a.nivel + 1
      from arbol a join pg_catalog.pg_constraint k on k.contype = 'f' and k.confrelid = a.tabla and k.conrelid <> a.tabla
      where a.nivel < 9)
    select c.relname as nombre, max(a.nivel) as nivel from arbol a join pg_catalog.pg_class c on c.oid = a.tabla group by c.relname order by 2 desc, 1
  loop
    perform set_config('jornada.borrado', colgada.nombre, true);
    execute format(
      'delete from instancia.%I t where t.entidad_id = $1 and t.solicitud_id in (
        select s.solicitud_id from instancia.solicitudes s where s.entidad_id = $1 and s.usuario_id = $2)', colgada.nombre) using p_entidad, p_usuario;
    get diagnostics borradas = row_count;
  end loop;
  perform set_config('jornada.borrado', 'vacaciones_concesiones', true);
  delete from instancia.vacaciones_concesiones where entidad_id = p_entidad and usuario_id = p_usuario;
  perform set_config('jornada.borrado', '', true);

  delete from instancia.suplencias where entidad_id = p_entidad and p_usuario in (titular_id, suplente_id);
  update instancia.solicitudes_cadenas c set version = version + 1, pasos = (
      select jsonb_agg(case when (p.paso ->> 'personaId')::int = p_usuario then '{"papel": "administracion", "personaId": null}' else p.paso end order by p.lugar)
      from jsonb_array_elements(c.pasos) with ordinality as p (paso, lugar))
    where c.entidad_id = p_entidad and c.pasos @> jsonb_build_array(jsonb_build_object('personaId', p_usuario));
  perform instancia.borrar_ficheros(p_entidad, p_usuario, current_date, p_motivo);
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, current_date, borradas, p_motivo || ' (solicitudes)');
  return borradas;
end $$;
revoke execute on function instancia.borrar_solicitudes from public;
