-- What the company uploads for somebody belongs to that person as soon as it belongs to a thing of theirs: for their own data, and for its retention.
create or replace function instancia.solo_estado_de_fichero() returns trigger language plpgsql as $$
begin
  if (new.autor_id, new.clave, new.nombre, new.tipo, new.bytes, new.sha256, new.vista_bytes)
    is distinct from (old.autor_id, old.clave, old.nombre, old.tipo, old.bytes, old.sha256, old.vista_bytes)
    or (new.usuario_id <> old.usuario_id and not (old.estado = 'temporal' and new.estado = 'guardado'))
    or old.estado = 'borrado' or (old.estado = 'guardado' and new.estado <> 'borrado') then
    raise exception 'a file does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
