-- Files. Their bytes lie in a store outside of the database, under `clave`; here is whose they are, what they belong to, and what they hold.
-- A row is there before its bytes are, and goes only after they are gone: so no bytes are ever without a row.
create table instancia.ficheros (
  entidad_id int not null,
  fichero_id int generated always as identity,
  usuario_id int not null,
  autor_id int not null,
  estado text not null check (estado in ('subiendo', 'temporal', 'guardado', 'borrado')),
  clave text not null unique,
  nombre text not null check (length(nombre) between 1 and 120),
  tipo text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  vista_bytes int check (vista_bytes > 0),
  modulo text,
  asunto_id int,
  momento timestamptz not null,
  guardado timestamptz,
  primary key (entidad_id, fichero_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios,
  check ((modulo is null) = (asunto_id is null) and (modulo is null) = (guardado is null)),
  check (case estado when 'guardado' then modulo is not null when 'borrado' then true else modulo is null end)
);
comment on table instancia.ficheros is 'Files, without their bytes.';
comment on column instancia.ficheros.usuario_id is 'Whose it is. The author differs where somebody acts for this person.';
comment on column instancia.ficheros.estado is 'subiendo: its bytes are being stored. temporal: it belongs to nothing yet. guardado: it belongs to something. borrado: its bytes are to be deleted, and then this row.';
comment on column instancia.ficheros.clave is 'Where the store has its bytes. The small picture is beside it.';
comment on column instancia.ficheros.sha256 is 'Of the bytes as they are stored, hexadecimal.';
comment on column instancia.ficheros.vista_bytes is 'The size of the small picture; null if there is none.';
comment on column instancia.ficheros.modulo is 'The part of the product that it belongs to, with the id that the thing has there.';
create index ficheros_de_asunto on instancia.ficheros (entidad_id, modulo, asunto_id) where estado = 'guardado';
create index ficheros_de_persona on instancia.ficheros (entidad_id, usuario_id);
create index ficheros_por_barrer on instancia.ficheros (entidad_id, momento) where estado <> 'guardado';
select instancia.proteger('ficheros', '{select,insert,update,delete}');

-- How many bytes a company has, kept by a trigger, so that an upload does not add up all of its files.
create table instancia.ficheros_uso (
  entidad_id int primary key references instancia.entidades on delete cascade,
  bytes bigint not null check (bytes >= 0)
);
comment on table instancia.ficheros_uso is 'The bytes of all files of a company, small pictures included.';
select instancia.proteger('ficheros_uso', '{select,insert,update}');

create function instancia.contar_ficheros() returns trigger language plpgsql as $$
declare diferencia bigint := 0;
begin
  if tg_op = 'INSERT' then
    diferencia := new.bytes + coalesce(new.vista_bytes, 0);
    insert into instancia.ficheros_uso as u (entidad_id, bytes) values (new.entidad_id, diferencia)
      on conflict (entidad_id) do update set bytes = u.bytes + excluded.bytes;
  else
    update instancia.ficheros_uso set bytes = bytes - old.bytes - coalesce(old.vista_bytes, 0) where entidad_id = old.entidad_id;
  end if;
  return null;
end $$;
create trigger contar after insert or delete on instancia.ficheros for each row execute function instancia.contar_ficheros();

-- What a file holds never changes; only what it belongs to.
create function instancia.solo_estado_de_fichero() returns trigger language plpgsql as $$
begin
  if (new.usuario_id, new.autor_id, new.clave, new.nombre, new.tipo, new.bytes, new.sha256, new.vista_bytes)
    is distinct from (old.usuario_id, old.autor_id, old.clave, old.nombre, old.tipo, old.bytes, old.sha256, old.vista_bytes)
    or old.estado = 'borrado' or (old.estado = 'guardado' and new.estado <> 'borrado') then
    raise exception 'a file does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger solo_estado before update on instancia.ficheros for each row execute function instancia.solo_estado_de_fichero();

-- Erases what a person has saved up to a day, after its retention; the server deletes the bytes within the hour. Nothing under a hold.
create function instancia.borrar_ficheros(p_entidad int, p_usuario int, p_hasta date, p_motivo text) returns int language plpgsql as $$
declare borrados int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  if exists (
    select from instancia.bloqueos b
    where b.entidad_id = p_entidad and b.levantado is null and (b.usuario_id is null or b.usuario_id = p_usuario)) then
    raise exception 'there is a hold on what belongs to this person' using errcode = 'check_violation';
  end if;
  update instancia.ficheros set estado = 'borrado'
    where entidad_id = p_entidad and usuario_id = p_usuario and estado <> 'borrado' and momento < p_hasta + 1;
  get diagnostics borrados = row_count;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borrados, p_motivo || ' (ficheros)');
  return borrados;
end $$;
revoke execute on function instancia.borrar_ficheros from public;
