-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Schedule and centre of a person from a day on, until the next row. A row without schedule ends the contract. So two can never overlap.
create table instancia.asignaciones (
  entidad_id integer not null,
  usuario_id integer not null,
  desde date not null,
  horario_id integer,
  centro_id integer,
  constraint asignaciones_pkey PRIMARY KEY (entidad_id, usuario_id, desde),
  constraint asignaciones_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint asignaciones_entidad_id_horario_id_fkey FOREIGN KEY (entidad_id, horario_id) REFERENCES instancia.horarios(entidad_id, horario_id),
  constraint asignaciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint asignaciones_check CHECK ((horario_id IS NULL) = (centro_id IS NULL))
);
CREATE INDEX asignaciones_por_centro ON instancia.asignaciones USING btree (entidad_id, centro_id, usuario_id);
CREATE INDEX asignaciones_por_horario ON instancia.asignaciones USING btree (entidad_id, horario_id, usuario_id);
alter table instancia.asignaciones enable row level security, force row level security;
create policy entidad on instancia.asignaciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER meses_altas AFTER INSERT ON instancia.asignaciones REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.marcar_asignaciones();
CREATE TRIGGER meses_bajas AFTER DELETE ON instancia.asignaciones REFERENCING OLD TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_asignaciones();
CREATE TRIGGER meses_cambios AFTER UPDATE ON instancia.asignaciones REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_asignaciones();
CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.asignaciones FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision_de_persona();
grant delete, insert, select, update on instancia.asignaciones to jornada_app;

-- The endings of the words by which a person is found, three letters and more, of each the first eight. Kept by a trigger.
create table instancia.trozos (
  entidad_id integer not null,
  trozo text collate "C" not null,
  usuario_id integer not null,
  constraint trozos_pkey PRIMARY KEY (entidad_id, trozo, usuario_id)
);
alter table instancia.trozos enable row level security, force row level security;
create policy entidad on instancia.trozos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.trozos to jornada_app;

create table instancia.usuarios (
  entidad_id integer not null,
  usuario_id integer generated always as identity not null,
  user_name text not null,
  nombre_completo text not null,
  email text default ''::text not null,
  idioma text,
  password_hash text,
  roles text[] default '{empleado}'::text[] not null,
  -- The account is no person of the company: a kiosk, or a guest. Lists of people leave it out.
  es_quiosco boolean default false not null,
  responsable_id integer,
  activo boolean default true not null,
  -- Rises with every change of what the rules read of a person, beside the log itself; caches compare it.
  revision integer default 1 not null,
  -- Digest of the photo; null without one. Addresses of photos carry it, so that browsers keep them for ever.
  foto_version text,
  puesto text default ''::text not null,
  movil text default ''::text not null,
  -- First day of the contract; null where it is only known since when the person is recorded here.
  alta date,
  -- Last day of the contract; null: no end.
  ultimo_dia date,
  -- From this instant on nobody comes in with the account: the last day is over, at the centre.
  cierra timestamp with time zone,
  -- Since when the account is suspended.
  suspendida timestamp with time zone,
  invitada timestamp with time zone,
  -- Rises with every change by those who manage people, so that two of them notice each other.
  version integer default 1 not null,
  departamento_id integer,
  -- Answers to what the person asked are seen up to this instant; null: none were yet.
  respuestas_vistas timestamp with time zone,
  -- What a person is found by, in small letters and without accents.
  busqueda text generated always as (instancia.para_buscar(((((((nombre_completo || ' '::text) || user_name) || ' '::text) || email) || ' '::text) || puesto))) stored not null,
  -- Colleagues do not see the telephone, where the company lets people choose.
  oculta_telefono boolean default false not null,
  -- Colleagues do not see the photo, where the company lets people choose.
  oculta_foto boolean default false not null,
  -- What colleagues find a person by, in small letters and without accents.
  busqueda_equipo text generated always as (instancia.para_buscar(((nombre_completo || ' '::text) || puesto))) stored not null,
  -- A guest: a labour inspector or a representative, who sees the record within an access (accesos_externos).
  es_invitado boolean default false not null,
  -- The last single day that they ever had; null: none. Whoever reads later days need not look for any.
  sueltos_hasta date,
  constraint usuarios_pkey PRIMARY KEY (entidad_id, usuario_id),
  constraint usuarios_entidad_id_user_name_key UNIQUE (entidad_id, user_name),
  constraint usuarios_entidad_id_departamento_id_fkey FOREIGN KEY (entidad_id, departamento_id) REFERENCES instancia.departamentos(entidad_id, departamento_id) DEFERRABLE,
  constraint usuarios_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint usuarios_entidad_id_responsable_id_fkey FOREIGN KEY (entidad_id, responsable_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint usuarios_check CHECK (ultimo_dia >= alta),
  constraint usuarios_foto_version_check CHECK (length(foto_version) >= 1 AND length(foto_version) <= 64),
  constraint usuarios_idioma_check CHECK (idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text])),
  constraint usuarios_invitado_ajeno CHECK (es_quiosco OR NOT es_invitado),
  constraint usuarios_movil_check CHECK (length(movil) <= 30),
  constraint usuarios_puesto_check CHECK (length(puesto) <= 100),
  constraint usuarios_user_name_check CHECK (user_name = upper(user_name))
);
CREATE INDEX usuarios_admins ON instancia.usuarios USING btree (entidad_id, usuario_id) WHERE ('admin'::text = ANY (roles));
CREATE INDEX usuarios_con_fin ON instancia.usuarios USING btree (entidad_id, nombre_completo COLLATE "und-x-icu", usuario_id) WHERE (ultimo_dia IS NOT NULL);
CREATE INDEX usuarios_de_departamento ON instancia.usuarios USING btree (entidad_id, departamento_id, nombre_completo COLLATE "und-x-icu", usuario_id);
CREATE INDEX usuarios_por_nombre ON instancia.usuarios USING btree (entidad_id, nombre_completo COLLATE "und-x-icu", usuario_id);
CREATE INDEX usuarios_por_responsable ON instancia.usuarios USING btree (entidad_id, responsable_id) WHERE (responsable_id IS NOT NULL);
CREATE INDEX usuarios_quioscos ON instancia.usuarios USING btree (entidad_id, nombre_completo COLLATE "und-x-icu", usuario_id) WHERE es_quiosco;
CREATE INDEX usuarios_sin_clave ON instancia.usuarios USING btree (entidad_id, nombre_completo COLLATE "und-x-icu", usuario_id) WHERE (password_hash IS NULL);
CREATE INDEX usuarios_suspendidos ON instancia.usuarios USING btree (entidad_id, nombre_completo COLLATE "und-x-icu", usuario_id) WHERE ((suspendida IS NOT NULL) OR (NOT activo));
alter table instancia.usuarios enable row level security, force row level security;
create policy entidad on instancia.usuarios using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER departamento AFTER UPDATE OF departamento_id ON instancia.usuarios FOR EACH ROW WHEN (old.departamento_id IS DISTINCT FROM new.departamento_id) EXECUTE FUNCTION instancia.subir_revision_por_departamento();
CREATE TRIGGER trozos AFTER INSERT OR DELETE OR UPDATE OF busqueda ON instancia.usuarios FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.anotar_trozos();
grant insert, select, update on instancia.usuarios to jornada_app;

CREATE OR REPLACE FUNCTION instancia.anotar_trozos()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and new.busqueda = old.busqueda and new.busqueda_equipo = old.busqueda_equipo then return null; end if;
  if tg_op <> 'INSERT' then
    delete from instancia.trozos t
      where t.entidad_id = old.entidad_id and t.usuario_id = old.usuario_id and t.trozo in (select instancia.trozos_de(old.busqueda));
    delete from instancia.trozos_equipo t
      where t.entidad_id = old.entidad_id and t.usuario_id = old.usuario_id and t.trozo in (select instancia.trozos_de(old.busqueda_equipo));
  end if;
  if tg_op <> 'DELETE' then
    insert into instancia.trozos (entidad_id, trozo, usuario_id)
      select new.entidad_id, trozo, new.usuario_id from instancia.trozos_de(new.busqueda) as trozo;
    insert into instancia.trozos_equipo (entidad_id, trozo, usuario_id)
      select new.entidad_id, trozo, new.usuario_id from instancia.trozos_de(new.busqueda_equipo) as trozo;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.para_buscar(p_texto text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select lower(regexp_replace(normalize(p_texto, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu") $function$;

CREATE OR REPLACE FUNCTION instancia.trozos_de(p_busqueda text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select distinct left(substr(palabra, desde), 8)
  from regexp_split_to_table(p_busqueda, '\s+') as palabra, generate_series(1, length(palabra) - 2) as desde
$function$;
