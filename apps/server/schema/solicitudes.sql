-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What people ask for. The fields of a module are in a table of its own with the same key.
create table instancia.solicitudes (
  entidad_id integer not null,
  solicitud_id bigint generated always as identity not null,
  modulo text not null,
  usuario_id integer not null,
  -- Who wrote it: the person, or somebody who acted for them.
  autor_id integer not null,
  ano integer not null,
  estado text not null,
  version integer default 1 not null,
  desde date not null,
  hasta date not null,
  unidad text,
  -- Ten-thousandths of a day, minutes, or cents.
  cantidad integer,
  moneda text,
  titulo text,
  comentario text,
  creada timestamp with time zone not null,
  -- Since when it waits for a decision.
  turno_desde timestamp with time zone,
  -- Who decides now. Empty while it waits: anybody who decides for the whole company.
  espera_de integer,
  -- The same for the index: 0 for the company, empty if it waits for nobody.
  espera integer generated always as (
CASE
    WHEN (turno_desde IS NOT NULL) THEN COALESCE(espera_de, 0)
    ELSE NULL::integer
END) stored,
  recordar_dias integer,
  -- When whoever decides was last reminded.
  recordada timestamp with time zone,
  decidida timestamp with time zone,
  decidida_por integer,
  motivo text,
  -- When both sides were told that it waits for a closed month.
  mes_cerrado_dicho timestamp with time zone,
  -- A draft that was thrown away. Its state is that of what was taken back.
  descartada boolean default false not null,
  constraint solicitudes_pkey PRIMARY KEY (entidad_id, solicitud_id),
  constraint solicitudes_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint solicitudes_entidad_id_decidida_por_fkey FOREIGN KEY (entidad_id, decidida_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint solicitudes_entidad_id_espera_de_fkey FOREIGN KEY (entidad_id, espera_de) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint solicitudes_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint solicitudes_ano_check CHECK (ano >= 1900 AND ano <= 2200),
  constraint solicitudes_check CHECK (hasta >= desde),
  constraint solicitudes_check1 CHECK ((unidad IS NULL) = (cantidad IS NULL)),
  constraint solicitudes_check2 CHECK ((unidad = 'centimos'::text) = (moneda IS NOT NULL)),
  constraint solicitudes_check3 CHECK ((turno_desde IS NOT NULL) = (estado = ANY (ARRAY['pendiente'::text, 'en-curso'::text, 'anulacion-solicitada'::text])) OR modulo = 'cambio-turnos'::text AND turno_desde IS NULL AND (estado = ANY (ARRAY['pendiente'::text, 'en-curso'::text]))),
  constraint solicitudes_check4 CHECK (espera_de IS NULL OR turno_desde IS NOT NULL),
  constraint solicitudes_check5 CHECK (espera_de IS DISTINCT FROM usuario_id),
  constraint solicitudes_check6 CHECK ((decidida IS NULL) = (decidida_por IS NULL)),
  constraint solicitudes_comentario_check CHECK (length(comentario) <= 500),
  constraint solicitudes_estado_check CHECK (estado = ANY (ARRAY['borrador'::text, 'pendiente'::text, 'en-curso'::text, 'aprobada'::text, 'rechazada'::text, 'anulacion-solicitada'::text, 'anulada'::text, 'pagada'::text])),
  constraint solicitudes_modulo_check CHECK (modulo = ANY (ARRAY['vacaciones'::text, 'bajas'::text, 'permisos'::text, 'reservas'::text, 'horas-extra'::text, 'gastos'::text, 'correcciones'::text, 'cambio-turnos'::text])),
  constraint solicitudes_moneda_check CHECK (moneda ~ '^[A-Z]{3}$'::text),
  constraint solicitudes_motivo_check CHECK (length(motivo) <= 500),
  constraint solicitudes_titulo_check CHECK (length(titulo) <= 200),
  constraint solicitudes_unidad_check CHECK (unidad = ANY (ARRAY['dias'::text, 'minutos'::text, 'centimos'::text]))
);
CREATE INDEX solicitudes_abiertas ON instancia.solicitudes USING btree (entidad_id, usuario_id, ano DESC, desde DESC, solicitud_id DESC) INCLUDE (hasta, modulo, estado, creada, descartada) WHERE (estado = ANY (ARRAY['borrador'::text, 'pendiente'::text, 'en-curso'::text, 'anulacion-solicitada'::text]));
CREATE INDEX solicitudes_aprobadas_abiertas ON instancia.solicitudes USING btree (entidad_id, usuario_id, modulo, ano DESC, desde DESC, solicitud_id DESC) INCLUDE (hasta, estado, creada, descartada) WHERE ((estado = 'aprobada'::text) AND (modulo = ANY (ARRAY['gastos'::text, 'reservas'::text, 'bajas'::text, 'permisos'::text])));
CREATE INDEX solicitudes_de_bajas ON instancia.solicitudes USING btree (entidad_id, desde DESC, solicitud_id DESC) INCLUDE (usuario_id, estado, hasta) WHERE ((modulo = 'bajas'::text) AND (estado <> 'borrador'::text));
CREATE INDEX solicitudes_de_dos_anos ON instancia.solicitudes USING btree (entidad_id, usuario_id, hasta) WHERE ((ano)::numeric < EXTRACT(year FROM hasta));
CREATE INDEX solicitudes_decididas ON instancia.solicitudes USING btree (entidad_id, decidida DESC, solicitud_id DESC) INCLUDE (usuario_id, modulo) WHERE (decidida IS NOT NULL);
CREATE INDEX solicitudes_decididas_por ON instancia.solicitudes USING btree (entidad_id, decidida_por, decidida DESC, solicitud_id DESC) INCLUDE (usuario_id, modulo) WHERE (decidida IS NOT NULL);
CREATE INDEX solicitudes_gastos ON instancia.solicitudes USING btree (entidad_id, desde DESC, solicitud_id DESC) INCLUDE (usuario_id, estado) WHERE ((modulo = 'gastos'::text) AND (estado <> 'borrador'::text));
CREATE INDEX solicitudes_gastos_abiertos ON instancia.solicitudes USING btree (entidad_id, desde DESC, solicitud_id DESC) INCLUDE (usuario_id, estado) WHERE ((modulo = 'gastos'::text) AND (estado = ANY (ARRAY['borrador'::text, 'pendiente'::text, 'en-curso'::text, 'anulacion-solicitada'::text, 'aprobada'::text])));
CREATE INDEX solicitudes_horas_extra ON instancia.solicitudes USING btree (entidad_id, desde) INCLUDE (usuario_id) WHERE ((modulo = 'horas-extra'::text) AND (estado = ANY (ARRAY['aprobada'::text, 'anulacion-solicitada'::text])));
CREATE INDEX solicitudes_por_persona ON instancia.solicitudes USING btree (entidad_id, usuario_id, ano DESC, desde DESC, solicitud_id DESC) INCLUDE (hasta, modulo, estado, creada, descartada);
CREATE INDEX solicitudes_que_esperan ON instancia.solicitudes USING btree (entidad_id, espera, turno_desde, solicitud_id) INCLUDE (usuario_id, autor_id, modulo) WHERE (espera IS NOT NULL);
CREATE INDEX solicitudes_que_esperan_por_dia ON instancia.solicitudes USING btree (entidad_id, espera, desde, solicitud_id) INCLUDE (usuario_id, autor_id, modulo) WHERE (espera IS NOT NULL);
CREATE INDEX solicitudes_que_esperan_todas ON instancia.solicitudes USING btree (entidad_id, turno_desde, solicitud_id) INCLUDE (usuario_id, autor_id, modulo) WHERE (espera IS NOT NULL);
CREATE INDEX solicitudes_que_esperan_todas_por_dia ON instancia.solicitudes USING btree (entidad_id, desde, solicitud_id) INCLUDE (usuario_id, autor_id, modulo) WHERE (espera IS NOT NULL);
CREATE UNIQUE INDEX solicitudes_correccion_del_dia ON instancia.solicitudes USING btree (entidad_id, usuario_id, desde) WHERE ((modulo = 'correcciones'::text) AND (turno_desde IS NOT NULL));
alter table instancia.solicitudes enable row level security, force row level security;
create policy entidad on instancia.solicitudes using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER revision_de_extra AFTER INSERT OR UPDATE OF estado, cantidad, desde ON instancia.solicitudes FOR EACH ROW WHEN (new.modulo = 'horas-extra'::text AND current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision_por_extra();
grant insert, select, update on instancia.solicitudes to jornada_app;

-- Who decides about requests of a module: of a department, or of the whole company. Without a row, the default of the rules.
create table instancia.solicitudes_cadenas (
  entidad_id integer not null,
  cadena_id integer generated always as identity not null,
  modulo text not null,
  departamento_id integer,
  pasos jsonb not null,
  recordar_dias integer,
  version integer default 1 not null,
  constraint solicitudes_cadenas_pkey PRIMARY KEY (entidad_id, cadena_id),
  constraint solicitudes_cadenas_entidad_id_departamento_id_fkey FOREIGN KEY (entidad_id, departamento_id) REFERENCES instancia.departamentos(entidad_id, departamento_id),
  constraint solicitudes_cadenas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint solicitudes_cadenas_modulo_check CHECK (modulo = ANY (ARRAY['vacaciones'::text, 'bajas'::text, 'permisos'::text, 'reservas'::text, 'horas-extra'::text, 'gastos'::text, 'correcciones'::text, 'cambio-turnos'::text])),
  constraint solicitudes_cadenas_pasos_check CHECK (jsonb_typeof(pasos) = 'array'::text),
  constraint solicitudes_cadenas_recordar_dias_check CHECK (recordar_dias >= 1 AND recordar_dias <= 30)
);
CREATE UNIQUE INDEX solicitudes_cadenas_de ON instancia.solicitudes_cadenas USING btree (entidad_id, modulo, COALESCE(departamento_id, 0));
alter table instancia.solicitudes_cadenas enable row level security, force row level security;
create policy entidad on instancia.solicitudes_cadenas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.solicitudes_cadenas to jornada_app;

-- What was done to each request, by whom, and the state that it had then.
create table instancia.solicitudes_historia (
  entidad_id integer not null,
  hecho_id bigint generated always as identity not null,
  solicitud_id bigint not null,
  -- Whose request it is.
  usuario_id integer not null,
  accion text not null,
  estado text not null,
  version integer not null,
  autor_id integer not null,
  momento timestamp with time zone not null,
  motivo text,
  -- The key of the call, with a hash of its body: sent again, nothing is done again.
  clave uuid,
  cuerpo_huella bytea,
  constraint solicitudes_historia_pkey PRIMARY KEY (entidad_id, hecho_id),
  constraint solicitudes_historia_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint solicitudes_historia_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id),
  constraint solicitudes_historia_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint solicitudes_historia_check CHECK ((clave IS NULL) = (cuerpo_huella IS NULL)),
  constraint solicitudes_historia_motivo_check CHECK (length(motivo) <= 500)
);
CREATE INDEX solicitudes_historia_de ON instancia.solicitudes_historia USING btree (entidad_id, solicitud_id, hecho_id);
CREATE UNIQUE INDEX solicitudes_historia_clave ON instancia.solicitudes_historia USING btree (entidad_id, usuario_id, clave) WHERE (clave IS NOT NULL);
alter table instancia.solicitudes_historia enable row level security, force row level security;
create policy entidad on instancia.solicitudes_historia using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.solicitudes_historia FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.solicitudes_historia FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.solicitudes_historia to jornada_app;

-- The chain of a request as it was when it was sent: who decides, in order. `anular`: about its cancellation.
create table instancia.solicitudes_pasos (
  entidad_id integer not null,
  solicitud_id bigint not null,
  para text not null,
  paso smallint not null,
  papel text not null,
  -- Empty: anybody who decides for the whole company.
  decisor_id integer,
  estado text not null,
  decidido_por integer,
  momento timestamp with time zone,
  motivo text,
  modulo text,
  -- Whose request it is. Like the module, always as in the request: see the trigger.
  solicitante_id integer,
  constraint solicitudes_pasos_pkey PRIMARY KEY (entidad_id, solicitud_id, para, paso),
  constraint solicitudes_pasos_entidad_id_decidido_por_fkey FOREIGN KEY (entidad_id, decidido_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint solicitudes_pasos_entidad_id_decisor_id_fkey FOREIGN KEY (entidad_id, decisor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint solicitudes_pasos_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id),
  constraint solicitudes_pasos_check CHECK ((momento IS NULL) = (decidido_por IS NULL)),
  constraint solicitudes_pasos_estado_check CHECK (estado = ANY (ARRAY['futuro'::text, 'turno'::text, 'conforme'::text, 'rechazado'::text, 'saltado'::text])),
  constraint solicitudes_pasos_motivo_check CHECK (length(motivo) <= 500),
  constraint solicitudes_pasos_papel_check CHECK (papel = ANY (ARRAY['responsable'::text, 'departamento'::text, 'persona'::text, 'administracion'::text, 'companero'::text])),
  constraint solicitudes_pasos_para_check CHECK (para = ANY (ARRAY['aprobar'::text, 'anular'::text])),
  constraint solicitudes_pasos_paso_check CHECK (paso >= 1 AND paso <= 9)
);
CREATE INDEX solicitudes_pasos_de_companeros ON instancia.solicitudes_pasos USING btree (entidad_id, decisor_id) WHERE ((papel = 'companero'::text) AND (estado = 'turno'::text));
CREATE INDEX solicitudes_pasos_decididos ON instancia.solicitudes_pasos USING btree (entidad_id, decidido_por, para, momento DESC, solicitud_id DESC) INCLUDE (modulo, solicitante_id) WHERE (momento IS NOT NULL);
alter table instancia.solicitudes_pasos enable row level security, force row level security;
create policy entidad on instancia.solicitudes_pasos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER de_su_solicitud BEFORE INSERT ON instancia.solicitudes_pasos FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.paso_de_su_solicitud();
grant delete, insert, select, update on instancia.solicitudes_pasos to jornada_app;

-- Who decides for whom, and on which days.
create table instancia.suplencias (
  entidad_id integer not null,
  suplencia_id integer generated always as identity not null,
  titular_id integer not null,
  suplente_id integer not null,
  desde date not null,
  hasta date not null,
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint suplencias_pkey PRIMARY KEY (entidad_id, suplencia_id),
  constraint suplencias_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint suplencias_entidad_id_suplente_id_fkey FOREIGN KEY (entidad_id, suplente_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint suplencias_entidad_id_titular_id_fkey FOREIGN KEY (entidad_id, titular_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint suplencias_check CHECK (hasta >= desde),
  constraint suplencias_check1 CHECK (titular_id <> suplente_id)
);
CREATE INDEX suplencias_de_suplente ON instancia.suplencias USING btree (entidad_id, suplente_id, hasta);
CREATE INDEX suplencias_de_titular ON instancia.suplencias USING btree (entidad_id, titular_id, hasta);
alter table instancia.suplencias enable row level security, force row level security;
create policy entidad on instancia.suplencias using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.suplencias to jornada_app;

CREATE OR REPLACE FUNCTION instancia.borrar_solicitudes(p_entidad integer, p_usuario integer, p_motivo text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION instancia.paso_de_su_solicitud()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  select s.modulo, s.usuario_id into new.modulo, new.solicitante_id
    from instancia.solicitudes s where s.entidad_id = new.entidad_id and s.solicitud_id = new.solicitud_id;
  return new;
end $function$;
