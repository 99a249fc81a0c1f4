-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Which companies a person belongs to. Credentials live in the instance.
create table central.directorio (
  user_name text not null,
  entidad_id integer not null,
  usuario_id integer not null,
  -- Since when the person has accepted to belong there, by entering; null: only the company says so.
  aceptada timestamp with time zone,
  constraint directorio_pkey PRIMARY KEY (user_name, entidad_id),
  constraint directorio_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE,
  constraint directorio_user_name_check CHECK (user_name = upper(user_name))
);
grant insert, select on central.directorio to jornada_app;
grant update (aceptada) on central.directorio to jornada_app;

-- Client companies and where their data lives.
create table central.entidades (
  entidad_id integer generated always as identity not null,
  nombre text not null,
  creada timestamp with time zone not null,
  -- When it became a company that people can sign in to. Null: it registered itself and waits for its first admin.
  confirmada timestamp with time zone,
  -- The move by which this company leaves: from now on nothing of it may change here.
  mudanza uuid,
  -- Where the company is now. Null: it is here, even if it is about to leave.
  mudada_a text,
  constraint entidades_pkey PRIMARY KEY (entidad_id),
  constraint entidades_check CHECK (mudada_a IS NULL OR mudanza IS NOT NULL),
  constraint entidades_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 200)
);
grant select on central.entidades to jornada_app;
grant update (nombre) on central.entidades to jornada_app;

create table instancia.entidades (
  entidad_id integer not null,
  nombre text not null,
  nif text default ''::text not null,
  zona text not null,
  idioma text not null,
  ajustes jsonb default '{}'::jsonb not null,
  -- Rises with every change of configuration; caches compare it.
  revision integer default 1 not null,
  -- Rises with the name, the language and the settings; revision also with everything else that is configured.
  version integer default 1 not null,
  -- The employer's account at the Social Security (CCC), with or without the four digits of its regime. That of a centre comes before it.
  ccc text default ''::text not null,
  constraint entidades_pkey PRIMARY KEY (entidad_id),
  constraint entidades_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE,
  constraint entidades_ccc_check CHECK (ccc ~ '^([0-9]{11}|[0-9]{15})?$'::text),
  constraint entidades_idioma_check CHECK (idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text]))
);
alter table instancia.entidades enable row level security, force row level security;
create policy entidad on instancia.entidades using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER listas_de_gastos AFTER INSERT ON instancia.entidades FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.crear_listas_de_gastos();
CREATE TRIGGER revision BEFORE UPDATE ON instancia.entidades FOR EACH ROW EXECUTE FUNCTION instancia.subir_revision_propia();
CREATE TRIGGER tipos_de_documento AFTER INSERT ON instancia.entidades FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.empezar_con_tipos_de_documento();
grant insert, select, update on instancia.entidades to jornada_app;

-- Moves to this instance, by their id. llegada: it has arrived, or was taken back before; null: it may still arrive.
create table central.mudanzas (
  mudanza uuid not null,
  empresa integer not null,
  llegada boolean,
  momento timestamp with time zone not null,
  constraint mudanzas_pkey PRIMARY KEY (mudanza)
);

CREATE OR REPLACE FUNCTION central.confirmar_entidad(entidad integer, momento timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    update central.entidades set confirmada = momento where entidad_id = entidad and confirmada is null returning true
  $function$;
grant execute on function central.confirmar_entidad(integer,timestamp with time zone) to jornada_app;

CREATE OR REPLACE FUNCTION central.crear_entidad(nombre text, creada timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare nueva int;
begin
  if (select count(*) from central.entidades e where e.confirmada is null) >= 500 then
    raise exception 'too many companies wait for their confirmation' using errcode = 'program_limit_exceeded';
  end if;
  insert into central.entidades (nombre, creada) values (crear_entidad.nombre, crear_entidad.creada) returning entidad_id into nueva;
  return nueva;
end $function$;
grant execute on function central.crear_entidad(text,timestamp with time zone) to jornada_app;

CREATE OR REPLACE FUNCTION central.poner_en_directorio(p_usuario integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function central.poner_en_directorio(integer) to jornada_app;

CREATE OR REPLACE FUNCTION central.rechazar_en_mudanza()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare destino text;
begin
  select e.mudada_a into destino from central.entidades e where e.entidad_id = tg_argv[0]::int;
  if destino is null then
    raise exception 'company % is being moved', tg_argv[0] using errcode = '57M01';
  end if;
  raise exception 'company % has been moved', tg_argv[0] using errcode = '57M02', detail = destino;
end $function$;
