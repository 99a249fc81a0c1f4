-- Whom a message names: they are told of it, also where they have muted the room.
alter table instancia.chat_mensajes add column menciones integer[] not null default '{}' check (cardinality(menciones) <= 20);
comment on column instancia.chat_mensajes.menciones is 'The people of the room whom the message names with an @.';

create or replace function instancia.borrar_chat(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare borrados int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  if exists (
    select from instancia.bloqueos b
    where b.entidad_id = p_entidad and b.levantado is null and (b.usuario_id is null or b.usuario_id = p_usuario)) then
    raise exception 'there is a hold on what belongs to this person' using errcode = 'check_violation';
  end if;
  update instancia.ficheros f set estado = 'borrado'
    where f.entidad_id = p_entidad and f.modulo = 'chat' and f.estado = 'guardado' and f.asunto_id in (
      select m.mensaje_id from instancia.chat_mensajes m
      where m.entidad_id = p_entidad and m.autor_id = p_usuario and m.momento < p_hasta + 1);
  delete from instancia.chat_reacciones r where r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.momento < p_hasta + 1;
  update instancia.chat_mensajes m set texto = null, detalle = null, huella = null, menciones = '{}', con_ficheros = false, borrado = coalesce(m.borrado, clock_timestamp())
    where m.entidad_id = p_entidad and m.autor_id = p_usuario and m.suceso is null and m.momento < p_hasta + 1;
  get diagnostics borrados = row_count;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borrados, p_motivo || ' (chat)');
  return borrados;
end $function$;
