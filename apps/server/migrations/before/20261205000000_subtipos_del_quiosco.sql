-- What a kiosk offers is read with its session: what is switched off there is refused, whoever asks for it.
create or replace function instancia.leer_sesion(p_entidad int, p_sesion uuid) returns json language plpgsql as $$
declare resultado json;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select json_build_object(
    'usuarioId', s.usuario_id, 'clase', s.clase, 'caduca', s.caduca, 'revocada', s.revocada is not null, 'simuladoId', s.simulado_id,
    'activo', u.activo, 'cierra', u.cierra, 'roles', u.roles, 'idioma', u.idioma, 'esQuiosco', u.es_quiosco and not u.es_invitado,
    'subtipos', case when u.es_quiosco then (select q.subtipos from instancia.quioscos q where q.entidad_id = p_entidad and q.quiosco_id = u.usuario_id) end,
    'esInvitado', u.es_invitado,
    'simuladoActivo', v.activo, 'simuladoCierra', v.cierra, 'simuladoRoles', v.roles, 'simuladoIdioma', v.idioma, 'revision', e.revision)
  into resultado
  from instancia.sesiones s
  join instancia.usuarios u on u.entidad_id = s.entidad_id and u.usuario_id = s.usuario_id
  join instancia.entidades e on e.entidad_id = s.entidad_id
  left join instancia.usuarios v on v.entidad_id = s.entidad_id and v.usuario_id = s.simulado_id
  where s.entidad_id = p_entidad and s.sesion_id = p_sesion;
  return resultado;
end $$;
