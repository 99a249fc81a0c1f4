-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Files, without their bytes.
create table instancia.ficheros (
  entidad_id integer not null,
  fichero_id bigint generated always as identity not null,
  -- Whose it is. The author differs where somebody acts for this person.
  usuario_id integer not null,
  autor_id integer not null,
  -- subiendo: its bytes are being stored. temporal: it belongs to nothing yet. guardado: it belongs to something. borrado: its bytes are to be deleted, and then this row.
  estado text not null,
  -- Where the store has its bytes. The small picture is beside it.
  clave text not null,
  nombre text not null,
  tipo text not null,
  bytes bigint not null,
  -- Of the bytes as they are stored, hexadecimal.
  sha256 text not null,
  -- The size of the small picture; null if there is none.
  vista_bytes integer,
  -- The part of the product that it belongs to, with the id that the thing has there.
  modulo text,
  asunto_id bigint,
  momento timestamp with time zone not null,
  guardado timestamp with time zone,
  -- No: it is from before, and may lie in the store as it is. Yes: nothing but its encrypted bytes is accepted.
  cifrado boolean default false not null,
  -- How many pages it has; a picture has one. Null: nobody has counted them.
  paginas integer,
  constraint ficheros_pkey PRIMARY KEY (entidad_id, fichero_id),
  constraint ficheros_clave_key UNIQUE (clave),
  constraint ficheros_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint ficheros_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint ficheros_bytes_check CHECK (bytes > 0),
  constraint ficheros_check CHECK ((modulo IS NULL) = (asunto_id IS NULL) AND (modulo IS NULL) = (guardado IS NULL)),
  constraint ficheros_check1 CHECK (
CASE estado
    WHEN 'guardado'::text THEN modulo IS NOT NULL
    WHEN 'borrado'::text THEN true
    ELSE modulo IS NULL
END),
  constraint ficheros_estado_check CHECK (estado = ANY (ARRAY['subiendo'::text, 'temporal'::text, 'guardado'::text, 'borrado'::text])),
  constraint ficheros_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 120),
  constraint ficheros_paginas_check CHECK (paginas > 0),
  constraint ficheros_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  constraint ficheros_vista_bytes_check CHECK (vista_bytes > 0)
);
CREATE INDEX ficheros_de_asunto ON instancia.ficheros USING btree (entidad_id, modulo, asunto_id) WHERE (estado = 'guardado'::text);
CREATE INDEX ficheros_de_gastos ON instancia.ficheros USING btree (entidad_id, sha256) WHERE ((modulo = 'gastos'::text) AND (estado = 'guardado'::text));
CREATE INDEX ficheros_de_persona ON instancia.ficheros USING btree (entidad_id, usuario_id);
CREATE INDEX ficheros_firmados_por_huella ON instancia.ficheros USING btree (entidad_id, sha256) WHERE ((modulo = 'documentos-firmados'::text) AND (estado = 'guardado'::text));
CREATE INDEX ficheros_por_barrer ON instancia.ficheros USING btree (entidad_id, momento) WHERE (estado <> 'guardado'::text);
CREATE INDEX ficheros_por_cifrar ON instancia.ficheros USING btree (entidad_id, fichero_id) WHERE (NOT cifrado);
CREATE UNIQUE INDEX ficheros_de_firmados ON instancia.ficheros USING btree (entidad_id, asunto_id) WHERE ((modulo = 'documentos-firmados'::text) AND (estado = 'guardado'::text));
alter table instancia.ficheros enable row level security, force row level security;
create policy entidad on instancia.ficheros using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER contar AFTER INSERT OR DELETE ON instancia.ficheros FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.contar_ficheros();
CREATE TRIGGER huellas AFTER INSERT OR UPDATE OF estado ON instancia.ficheros FOR EACH ROW WHEN (new.estado = 'guardado'::text AND new.modulo = 'documentos-firmados'::text AND current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION central.anotar_huellas('sha256');
CREATE TRIGGER solo_estado BEFORE UPDATE ON instancia.ficheros FOR EACH ROW EXECUTE FUNCTION instancia.solo_estado_de_fichero();
grant delete, insert, select, update on instancia.ficheros to jornada_app;

-- The keys of a company for its files.
create table instancia.ficheros_claves (
  entidad_id integer not null,
  clave_id uuid not null,
  -- The key, sealed by a data key of the installation.
  sellada bytea not null,
  -- New files take it.
  actual boolean default true not null,
  creada timestamp with time zone not null,
  -- When the round began that gives this key to the files of before. Null: none is under way.
  vuelta timestamp with time zone,
  -- The files up to this id have it already.
  hasta bigint default 0 not null,
  -- When all files had it. Null: they are still following.
  terminada timestamp with time zone,
  constraint ficheros_claves_pkey PRIMARY KEY (entidad_id, clave_id),
  constraint ficheros_claves_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX ficheros_claves_actual ON instancia.ficheros_claves USING btree (entidad_id) WHERE actual;
alter table instancia.ficheros_claves enable row level security, force row level security;
create policy entidad on instancia.ficheros_claves using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.ficheros_claves to jornada_app;

-- The bytes of all files of a company, small pictures included.
create table instancia.ficheros_uso (
  entidad_id integer not null,
  bytes bigint not null,
  constraint ficheros_uso_pkey PRIMARY KEY (entidad_id),
  constraint ficheros_uso_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint ficheros_uso_bytes_check CHECK (bytes >= 0)
);
alter table instancia.ficheros_uso enable row level security, force row level security;
create policy entidad on instancia.ficheros_uso using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.ficheros_uso to jornada_app;

CREATE OR REPLACE FUNCTION instancia.borrar_ficheros(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text)
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
  update instancia.ficheros set estado = 'borrado'
    where entidad_id = p_entidad and usuario_id = p_usuario and estado <> 'borrado' and momento < p_hasta + 1
      and (modulo is null or modulo not in ('documentacion', 'documentos-firmados'));
  get diagnostics borrados = row_count;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borrados, p_motivo || ' (ficheros)');
  return borrados;
end $function$;

CREATE OR REPLACE FUNCTION instancia.contar_ficheros()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION instancia.solo_estado_de_fichero()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- That its bytes are encrypted now changes nothing of the file.
  if (to_jsonb(new) - 'cifrado') = (to_jsonb(old) - 'cifrado') and new.cifrado and not old.cifrado then
    return new;
  end if;
  if (new.autor_id, new.clave, new.nombre, new.tipo, new.bytes, new.sha256, new.vista_bytes)
    is distinct from (old.autor_id, old.clave, old.nombre, old.tipo, old.bytes, old.sha256, old.vista_bytes)
    or (old.cifrado and not new.cifrado)
    or (new.usuario_id <> old.usuario_id and not (old.estado = 'temporal' and new.estado = 'guardado'))
    or old.estado = 'borrado' or (old.estado = 'guardado' and new.estado <> 'borrado') then
    raise exception 'a file does not change' using errcode = 'check_violation';
  end if;
  return new;
end $function$;
