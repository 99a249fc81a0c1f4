-- Any company can write any ID number into the directory. Which of them a person has entered themselves decides whose provider they are offered.
alter table central.directorio add column aceptada timestamptz;
comment on column central.directorio.aceptada is 'Since when the person has accepted to belong there, by entering; null: only the company says so.';
-- Until now everybody was believed.
update central.directorio set aceptada = now();
grant update (aceptada) on central.directorio to jornada_app;

-- As before; what was accepted stays so as long as the name does.
create or replace function central.poner_en_directorio(p_usuario int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  antes central.directorio;
begin
  delete from central.directorio d where d.entidad_id = instancia.entidad_actual() and d.usuario_id = p_usuario returning * into antes;
  insert into central.directorio (user_name, entidad_id, usuario_id, aceptada)
    select u.user_name, u.entidad_id, u.usuario_id, case when u.user_name = antes.user_name then antes.aceptada end
    from instancia.usuarios u
    where u.entidad_id = instancia.entidad_actual() and u.usuario_id = p_usuario;
  if not found then
    raise exception 'nobody of this company has that id' using errcode = 'no_data_found';
  end if;
end $$;
