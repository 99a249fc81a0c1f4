-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Tries per account and per device within a window; shared by all nodes.
create table central.intentos (
  clave text not null,
  fallos integer not null,
  desde timestamp with time zone not null,
  constraint intentos_pkey PRIMARY KEY (clave)
);
CREATE INDEX intentos_por_desde ON central.intentos USING btree (desde);
grant delete, insert, select, update on central.intentos to jornada_app;

-- Signed one-time tokens that have been used, kept until they expire.
create table central.retos_usados (
  huella bytea not null,
  caduca timestamp with time zone not null,
  constraint retos_usados_pkey PRIMARY KEY (huella),
  constraint retos_usados_huella_check CHECK (length(huella) = 32)
);
CREATE INDEX retos_usados_por_fin ON central.retos_usados USING btree (caduca);
grant delete, insert, select on central.retos_usados to jornada_app;

-- The certificate of the installation, made when something is sealed for the first time.
create table central.sello (
  unico boolean default true not null,
  -- Its certificate and those that vouch for it, in DER.
  cadena bytea[] not null,
  -- The private key (PKCS #8), sealed by a data key of the installation.
  clave bytea not null,
  creado timestamp with time zone not null,
  constraint sello_pkey PRIMARY KEY (unico),
  constraint sello_unico_check CHECK (unico)
);
grant insert, select, update on central.sello to jornada_app;

-- The certificates that have sealed for a company: by them it knows later what was its own.
create table instancia.sellos (
  entidad_id integer not null,
  -- SHA-256 of the certificate.
  huella text not null,
  cadena bytea[] not null,
  -- The private key of a certificate of the company, sealed by a data key of the installation. Null: that of an installation, or taken out of use.
  clave bytea,
  -- The company seals with it, instead of with that of the installation.
  actual boolean default false not null,
  desde timestamp with time zone not null,
  autor_id integer,
  constraint sellos_pkey PRIMARY KEY (entidad_id, huella),
  constraint sellos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint sellos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint sellos_check CHECK (clave IS NOT NULL OR NOT actual),
  constraint sellos_huella_check CHECK (huella ~ '^[0-9a-f]{64}$'::text)
);
CREATE UNIQUE INDEX sellos_actual ON instancia.sellos USING btree (entidad_id) WHERE actual;
alter table instancia.sellos enable row level security, force row level security;
create policy entidad on instancia.sellos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER huellas AFTER INSERT ON instancia.sellos FOR EACH ROW WHEN (new.autor_id IS NOT NULL AND current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION central.anotar_huellas('huella');
grant insert, select, update on instancia.sellos to jornada_app;

CREATE OR REPLACE FUNCTION instancia.entidad_actual()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('jornada.entidad', true), '')::int $function$;

CREATE OR REPLACE FUNCTION instancia.proteger(p_tabla text, p_permisos text[] DEFAULT '{select,insert,update}'::text[], p_solo_anadir boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare permiso text;
begin
  if not exists (
    select from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = format('instancia.%I', p_tabla)::regclass and i.indisprimary and a.attname = 'entidad_id') then
    raise exception 'the primary key of instancia.% does not lead with entidad_id', p_tabla;
  end if;
  if p_solo_anadir and p_permisos && '{update,delete}' then
    raise exception 'what is only added to is neither updated nor deleted: instancia.%', p_tabla;
  end if;
  execute format('alter table instancia.%I enable row level security', p_tabla);
  execute format('alter table instancia.%I force row level security', p_tabla);
  execute format('create policy entidad on instancia.%I using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual())', p_tabla);
  execute format('revoke all on instancia.%I from public, jornada_app', p_tabla);
  foreach permiso in array p_permisos loop
    if permiso <> all ('{select,insert,update,delete}') then
      raise exception 'nobody is given the right to % a table', permiso;
    end if;
    execute format('grant %s on instancia.%I to jornada_app', permiso, p_tabla);
  end loop;
  if p_solo_anadir then
    execute format('create trigger solo_anadir before update or delete on instancia.%I for each row execute function instancia.solo_anadir_filas()', p_tabla);
    execute format('create trigger solo_anadir_todo before truncate on instancia.%I for each statement execute function instancia.solo_anadir_filas()', p_tabla);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION instancia.solo_anadir()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('jornada.borrado', true) = 'si' then
    return old;
  end if;
  raise exception 'instancia.registros is append-only' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION instancia.solo_anadir_filas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('jornada.borrado', true) = tg_table_name then return old; end if;
  raise exception 'instancia.% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION instancia.subir_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update instancia.entidades set revision = revision + 1 where entidad_id = instancia.entidad_actual();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.subir_revision_de_persona()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    update instancia.usuarios set revision = revision + 1 where entidad_id = old.entidad_id and usuario_id = old.usuario_id;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.usuario_id <> old.usuario_id) then
    update instancia.usuarios set revision = revision + 1 where entidad_id = new.entidad_id and usuario_id = new.usuario_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.subir_revision_por_departamento()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from instancia.permisos_asignaciones a
    where a.entidad_id = new.entidad_id and a.departamento_id in (old.departamento_id, new.departamento_id)) then
    update instancia.entidades set revision = revision + 1 where entidad_id = new.entidad_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.subir_revision_por_extra()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update instancia.usuarios set revision = revision + 1 where entidad_id = new.entidad_id and usuario_id = new.usuario_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.subir_revision_propia()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.revision := old.revision + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION instancia.terminar_actuacion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with terminada as (
    update instancia.actuaciones a set hasta = greatest(new.revocada, a.desde)
    where a.entidad_id = new.entidad_id and a.sesion_id = new.sesion_id and a.hasta is null returning a.persona_id)
  insert into instancia.auditoria (entidad_id, momento, autor_id, accion, sobre, sobre_id, dispositivo)
    select new.entidad_id, new.revocada, new.usuario_id, 'simulado.terminar', 'persona', t.persona_id, new.dispositivo from terminada t;
  return null;
end $function$;
