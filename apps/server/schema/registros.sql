-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Reminders that were given: each once. Swept away after some weeks.
create table instancia.avisos_dados (
  entidad_id integer not null,
  usuario_id integer not null,
  clave text not null,
  momento timestamp with time zone not null,
  constraint avisos_dados_pkey PRIMARY KEY (entidad_id, usuario_id, clave),
  constraint avisos_dados_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint avisos_dados_clave_check CHECK (length(clave) >= 3 AND length(clave) <= 80)
);
CREATE INDEX avisos_dados_por_momento ON instancia.avisos_dados USING btree (entidad_id, momento);
alter table instancia.avisos_dados enable row level security, force row level security;
create policy entidad on instancia.avisos_dados using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.avisos_dados to jornada_app;

-- Minutes of each recorded day up to its last mark.
create table instancia.dias (
  entidad_id integer not null,
  usuario_id integer not null,
  fecha date not null,
  presencia integer not null,
  trabajado integer not null,
  efectivo integer not null,
  pausa_pagada integer not null,
  pausa_no_pagada integer not null,
  nocturnos integer not null,
  constraint dias_pkey PRIMARY KEY (entidad_id, usuario_id, fecha),
  constraint dias_entidad_id_usuario_id_fecha_fkey FOREIGN KEY (entidad_id, usuario_id, fecha) REFERENCES instancia.jornadas(entidad_id, usuario_id, fecha) ON DELETE CASCADE,
  constraint dias_efectivo_check CHECK (efectivo >= 0),
  constraint dias_nocturnos_check CHECK (nocturnos >= 0),
  constraint dias_pausa_no_pagada_check CHECK (pausa_no_pagada >= 0),
  constraint dias_pausa_pagada_check CHECK (pausa_pagada >= 0),
  constraint dias_presencia_check CHECK (presencia >= 0),
  constraint dias_trabajado_check CHECK (trabajado >= 0)
);
alter table instancia.dias enable row level security, force row level security;
create policy entidad on instancia.dias using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.dias to jornada_app;

-- Marks that came after their month had been closed. Append-only: one is settled once the log has its key.
create table instancia.fichajes_retenidos (
  entidad_id integer not null,
  retenido_id bigint generated always as identity not null,
  usuario_id integer not null,
  clave uuid not null,
  -- The day that it belongs to, as it was reckoned at its receipt.
  fecha date not null,
  tipo_id integer not null,
  -- Its official time, made of what the device knew of the time and of the receipt.
  momento timestamp with time zone not null,
  confianza text not null,
  momento_dispositivo timestamp with time zone not null,
  recibido timestamp with time zone not null,
  aparato text not null,
  -- What was asked for, as it came: as text, for its digest goes with the key.
  datos json not null,
  -- It counts once the company agrees: the device had no time that the server had signed, or one that was too old.
  propuesto boolean default false not null,
  constraint fichajes_retenidos_pkey PRIMARY KEY (entidad_id, retenido_id),
  constraint fichajes_retenidos_entidad_id_usuario_id_clave_key UNIQUE (entidad_id, usuario_id, clave),
  constraint fichajes_retenidos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint fichajes_retenidos_aparato_check CHECK (aparato = ANY (ARRAY['web'::text, 'pwa'::text, 'app'::text])),
  constraint fichajes_retenidos_confianza_check CHECK (confianza = ANY (ARRAY['tardia'::text, 'dudosa'::text])),
  constraint fichajes_retenidos_datos_check CHECK (length(datos::text) <= 20000)
);
CREATE INDEX fichajes_retenidos_por_dia ON instancia.fichajes_retenidos USING btree (entidad_id, usuario_id, fecha);
alter table instancia.fichajes_retenidos enable row level security, force row level security;
create policy entidad on instancia.fichajes_retenidos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER meses AFTER INSERT ON instancia.fichajes_retenidos FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.marcar_retenidos();
grant insert, select on instancia.fichajes_retenidos to jornada_app;

create table instancia.jornadas (
  entidad_id integer not null,
  usuario_id integer not null,
  fecha date not null,
  zona text not null,
  estado text not null,
  situacion text not null,
  desde timestamp with time zone,
  inicio timestamp with time zone,
  fin timestamp with time zone,
  tramos jsonb not null,
  incidencias text[] not null,
  corregida boolean not null,
  -- Corrections that wait for the other side.
  pendientes integer not null,
  constraint jornadas_pkey PRIMARY KEY (entidad_id, usuario_id, fecha),
  constraint jornadas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint jornadas_estado_check CHECK (estado = ANY (ARRAY['abierta'::text, 'cerrada'::text, 'incompleta'::text, 'vacia'::text])),
  constraint jornadas_situacion_check CHECK (situacion = ANY (ARRAY['trabajando'::text, 'pausa'::text, 'fuera'::text]))
);
CREATE INDEX jornadas_abiertas_por_dia ON instancia.jornadas USING btree (entidad_id, fecha) WHERE ((estado = 'abierta'::text) AND (inicio IS NOT NULL));
CREATE INDEX jornadas_con_incidencias ON instancia.jornadas USING btree (entidad_id, fecha) WHERE (incidencias <> '{}'::text[]);
CREATE INDEX jornadas_con_pendientes ON instancia.jornadas USING btree (entidad_id, usuario_id, fecha) WHERE (pendientes > 0);
CREATE INDEX jornadas_por_fecha ON instancia.jornadas USING btree (entidad_id, fecha, usuario_id);
CREATE UNIQUE INDEX una_jornada_abierta ON instancia.jornadas USING btree (entidad_id, usuario_id) WHERE (estado = 'abierta'::text);
alter table instancia.jornadas enable row level security, force row level security;
create policy entidad on instancia.jornadas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER meses_altas AFTER INSERT ON instancia.jornadas REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.marcar_jornadas();
CREATE TRIGGER meses_bajas AFTER DELETE ON instancia.jornadas REFERENCING OLD TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_jornadas();
CREATE TRIGGER meses_cambios AFTER UPDATE ON instancia.jornadas REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_jornadas();
grant insert, select, update on instancia.jornadas to jornada_app;

create table instancia.registros (
  entidad_id integer not null,
  usuario_id integer not null,
  -- Gapless per person: the order of writing, and what makes two writers at once notice each other.
  numero integer not null,
  registro_id bigint default nextval('instancia.registros_id'::regclass) not null,
  -- The day it belongs to: that of the shift's start, in the zone of the centre.
  fecha date not null,
  evento text not null,
  clase text,
  tipo_id integer,
  momento timestamp with time zone,
  zona text not null,
  desplazamiento_minutos smallint,
  recibido timestamp with time zone not null,
  momento_dispositivo timestamp with time zone,
  zona_dispositivo text,
  modo text not null,
  confianza text not null,
  origen text not null,
  refiere_a bigint,
  proyecto_id integer,
  observaciones text,
  autor_id integer not null,
  clave uuid,
  cuerpo_huella bytea,
  -- The line in its canonical form, ready to be chained.
  canonico text not null,
  -- The number of the first line of the same action. Empty for lines from before there was this column.
  primero integer,
  constraint registros_pkey PRIMARY KEY (entidad_id, usuario_id, numero),
  constraint registros_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint registros_entidad_id_tipo_id_fkey FOREIGN KEY (entidad_id, tipo_id) REFERENCES instancia.tipos(entidad_id, tipo_id),
  constraint registros_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint registros_check CHECK (evento <> 'fichaje'::text OR clase IS NOT NULL AND tipo_id IS NOT NULL AND momento IS NOT NULL),
  constraint registros_check1 CHECK ((evento <> ALL (ARRAY['anulacion'::text, 'acuerdo'::text, 'desacuerdo'::text, 'observacion'::text])) OR refiere_a IS NOT NULL),
  constraint registros_check2 CHECK (evento <> 'correccion'::text OR refiere_a IS NOT NULL OR clase IS NOT NULL AND tipo_id IS NOT NULL AND momento IS NOT NULL),
  constraint registros_clase_check CHECK (clase = ANY (ARRAY['entrada'::text, 'salida'::text, 'pausa'::text, 'regreso'::text, 'proyecto'::text])),
  constraint registros_confianza_check CHECK (confianza = ANY (ARRAY['directa'::text, 'tardia'::text, 'dudosa'::text])),
  constraint registros_evento_check CHECK (evento = ANY (ARRAY['fichaje'::text, 'anulacion'::text, 'correccion'::text, 'acuerdo'::text, 'desacuerdo'::text, 'observacion'::text, 'olvido'::text])),
  constraint registros_modo_check CHECK (modo = ANY (ARRAY['directo'::text, 'sugerido'::text, 'declarado'::text, 'automatico'::text])),
  constraint registros_numero_check CHECK (numero > 0),
  constraint registros_observaciones_check CHECK (length(observaciones) <= 500),
  constraint registros_origen_check CHECK (origen = ANY (ARRAY['web'::text, 'pwa'::text, 'app'::text, 'quiosco'::text, 'admin'::text, 'importacion'::text, 'servidor'::text]))
);
CREATE INDEX registros_correcciones_por_dia ON instancia.registros USING btree (entidad_id, fecha DESC, usuario_id) WHERE (evento = 'correccion'::text);
CREATE INDEX registros_por_dia ON instancia.registros USING btree (entidad_id, usuario_id, fecha);
CREATE INDEX registros_propuestas_a_otros ON instancia.registros USING btree (entidad_id, autor_id, recibido) WHERE ((evento = 'correccion'::text) AND (autor_id <> usuario_id));
CREATE INDEX registros_respuestas ON instancia.registros USING btree (entidad_id, recibido) WHERE ((evento = ANY (ARRAY['acuerdo'::text, 'desacuerdo'::text, 'anulacion'::text])) AND (modo <> 'automatico'::text));
CREATE INDEX registros_respuestas_de ON instancia.registros USING btree (entidad_id, usuario_id, recibido) WHERE ((evento = ANY (ARRAY['acuerdo'::text, 'desacuerdo'::text, 'anulacion'::text])) AND (modo <> 'automatico'::text));
CREATE UNIQUE INDEX registros_por_clave ON instancia.registros USING btree (entidad_id, usuario_id, clave) WHERE (clave IS NOT NULL);
CREATE UNIQUE INDEX registros_por_id ON instancia.registros USING btree (entidad_id, registro_id);
alter table instancia.registros enable row level security, force row level security;
create policy entidad on instancia.registros using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.registros FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.registros FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir();
grant insert, select on instancia.registros to jornada_app;

CREATE OR REPLACE FUNCTION instancia.bloquear_registros(p_entidad integer, p_usuario integer, p_motivo text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare nuevo int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  insert into instancia.bloqueos (entidad_id, usuario_id, motivo) values (p_entidad, p_usuario, p_motivo) returning bloqueo_id into nuevo;
  return nuevo;
end $function$;

CREATE OR REPLACE FUNCTION instancia.borrar_registros(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  anos int;
  borradas int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  if exists (
    select from instancia.bloqueos b
    where b.entidad_id = p_entidad and b.levantado is null and (b.usuario_id is null or b.usuario_id = p_usuario)) then
    raise exception 'there is a hold on this record' using errcode = 'check_violation';
  end if;
  select max(instancia.anos_de_conservacion(c.pais)) into anos
    from instancia.asignaciones a join instancia.centros c on c.entidad_id = a.entidad_id and c.centro_id = a.centro_id
    where a.entidad_id = p_entidad and a.usuario_id = p_usuario;
  anos := coalesce(anos, instancia.anos_de_conservacion(null));
  if p_hasta + make_interval(years => anos) >= current_date then
    raise exception 'the record is kept for % years: up to % it may be erased', anos, (current_date - make_interval(years => anos))::date - 1
      using errcode = 'check_violation';
  end if;
  perform set_config('jornada.borrado', 'si', true);
  delete from instancia.posiciones p using instancia.registros r
    where r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.fecha <= p_hasta and p.entidad_id = r.entidad_id and p.registro_id = r.registro_id;
  delete from instancia.registros where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  get diagnostics borradas = row_count;
  delete from instancia.jornadas where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  delete from instancia.imputaciones where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  delete from instancia.semanas_tareas where entidad_id = p_entidad and usuario_id = p_usuario and lunes + 6 <= p_hasta;
  delete from instancia.dias_sin_reloj where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  delete from instancia.tareas_pedidas where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borradas, p_motivo);
  perform set_config('jornada.borrado', '', true);
  return borradas;
end $function$;

CREATE OR REPLACE FUNCTION instancia.escribir_registros(p_entidad integer, p_cierres integer[], p_eventos json, p_jornadas json, p_posiciones json, p_sin_lineas integer[])
 RETURNS bigint[]
 LANGUAGE plpgsql
AS $function$
declare
  cierre int;
  ids bigint[];
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  foreach cierre in array p_cierres loop
    perform instancia.comprobar_cierres(p_entidad, cierre);
  end loop;
  if cardinality(p_sin_lineas) > 0 then
    update instancia.usuarios set revision = revision + 1 where entidad_id = p_entidad and usuario_id = any(p_sin_lineas);
  end if;

  select array_agg(nextval('instancia.registros_id')) into ids from generate_series(1, json_array_length(p_eventos));
  insert into instancia.registros (
    entidad_id, usuario_id, numero, registro_id, fecha, evento, clase, tipo_id, momento, zona, desplazamiento_minutos, recibido,
    momento_dispositivo, zona_dispositivo, modo, confianza, origen, refiere_a, proyecto_id, observaciones, autor_id, clave, cuerpo_huella, canonico, primero)
  select
    p_entidad, e."personaId", e.numero, ids[e.lugar], e.fecha, e.evento, e.clase, e."tipoId", e.momento, e.zona, e."desplazamientoMinutos", e.recibido,
    e."momentoDispositivo", e."zonaDispositivo", e.modo, e.confianza, e.origen, coalesce(ids[e."refiereNuevo"], e."refiereA"), e."proyectoId",
    e.observaciones, e."autorId", e.clave, e.cuerpo, e.canonico, e.primero
  from rows from (json_to_recordset(p_eventos) as (
    "personaId" int, numero int, fecha date, evento text, clase text, "tipoId" int, momento timestamptz, zona text, "desplazamientoMinutos" smallint,
    recibido timestamptz, "momentoDispositivo" timestamptz, "zonaDispositivo" text, modo text, confianza text, origen text, "refiereNuevo" int,
    "refiereA" bigint, "proyectoId" int, observaciones text, "autorId" int, clave uuid, cuerpo bytea, canonico text, primero int)) with ordinality as e (
    "personaId", numero, fecha, evento, clase, "tipoId", momento, zona, "desplazamientoMinutos", recibido, "momentoDispositivo", "zonaDispositivo", modo,
    confianza, origen, "refiereNuevo", "refiereA", "proyectoId", observaciones, "autorId", clave, cuerpo, canonico, primero, lugar);

  with dia as materialized (
    select * from json_to_recordset(p_jornadas) as d (
      "personaId" int, fecha date, zona text, estado text, situacion text, desde timestamptz, inicio timestamptz, fin timestamptz, tramos jsonb,
      incidencias text[], corregida boolean, pendientes int, presencia int, trabajado int, efectivo int, "pausaPagada" int, "pausaNoPagada" int, nocturnos int)),
  jornada as (
    insert into instancia.jornadas as j (entidad_id, usuario_id, fecha, zona, estado, situacion, desde, inicio, fin, tramos, incidencias, corregida, pendientes)
    select p_entidad, "personaId", fecha, zona, estado, situacion, desde, inicio, fin, tramos, incidencias, corregida, pendientes from dia
    on conflict (entidad_id, usuario_id, fecha) do update set
      zona = excluded.zona, estado = excluded.estado, situacion = excluded.situacion, desde = excluded.desde, inicio = excluded.inicio, fin = excluded.fin,
      tramos = excluded.tramos, incidencias = excluded.incidencias, corregida = excluded.corregida, pendientes = excluded.pendientes)
  insert into instancia.dias as d (entidad_id, usuario_id, fecha, presencia, trabajado, efectivo, pausa_pagada, pausa_no_pagada, nocturnos)
  select p_entidad, "personaId", fecha, presencia, trabajado, efectivo, "pausaPagada", "pausaNoPagada", nocturnos from dia
  on conflict (entidad_id, usuario_id, fecha) do update set
    presencia = excluded.presencia, trabajado = excluded.trabajado, efectivo = excluded.efectivo,
    pausa_pagada = excluded.pausa_pagada, pausa_no_pagada = excluded.pausa_no_pagada, nocturnos = excluded.nocturnos;

  if json_array_length(p_posiciones) > 0 then
    insert into instancia.posiciones (entidad_id, registro_id, latitud, longitud, precision_metros, centro_id, distancia_metros, cerca)
    select p_entidad, ids[p.lugar], p.latitud, p.longitud, p."precision", p."centroId", p."distanciaMetros", p.cerca
    from json_to_recordset(p_posiciones) as p (
      lugar int, latitud float8, longitud float8, "precision" float8, "centroId" int, "distanciaMetros" int, cerca boolean);
  end if;
  return coalesce(ids, '{}');
end $function$;

CREATE OR REPLACE FUNCTION instancia.leer_persona(p_entidad integer, p_usuario integer, p_eventos_desde date, p_eventos_hasta date, p_dias_desde date, p_dias_hasta date, p_dia date, p_clave uuid)
 RETURNS json
 LANGUAGE sql
AS $function$
  select instancia.leer_personas(
    p_entidad, array[p_usuario], array[p_eventos_desde], array[p_eventos_hasta], array[p_dias_desde], array[p_dias_hasta], array[p_dia],
    array[p_clave])
$function$;

CREATE OR REPLACE FUNCTION instancia.leer_personas(p_entidad integer, p_personas integer[], p_eventos_desde date[], p_eventos_hasta date[], p_dias_desde date[], p_dias_hasta date[], p_dias date[], p_claves uuid[])
 RETURNS SETOF json
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  return query select json_build_object(
    'revision', (select e.revision from instancia.entidades e where e.entidad_id = p_entidad),
    'punto', u.punto,
    'ultimoNumero', coalesce((select max(r.numero) from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p.persona), 0),
    'asignaciones', coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p.persona), '[]'),
    'ausencias', coalesce((
      select json_agg(json_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = p_entidad and a.usuario_id = p.persona and a.hasta >= least(p.eventos_desde, p.dias_desde, p.dia)), '[]'),
    -- Whoever has no single day from there on costs nothing.
    'sueltos', case when u.sueltos_hasta >= least(p.eventos_desde, p.dias_desde, p.dia, abierta.fecha - 2)
      then instancia.leer_sueltos(p_entidad, p.persona, least(p.eventos_desde, p.dias_desde, p.dia, abierta.fecha - 2)) else '[]' end,
    'eventos', coalesce((
      select json_agg(json_build_object(
        'registroId', r.registro_id, 'numero', r.numero, 'fecha', r.fecha, 'evento', r.evento, 'clase', r.clase, 'tipoId', r.tipo_id,
        'momento', r.momento, 'zona', r.zona, 'recibido', r.recibido, 'modo', r.modo, 'confianza', r.confianza, 'refiereA', r.refiere_a,
        'proyectoId', r.proyecto_id, 'observaciones', r.observaciones, 'autorId', r.autor_id, 'primero', coalesce(r.primero, r.numero),
        'cerca', (select x.cerca from instancia.posiciones x where x.entidad_id = p_entidad and x.registro_id = r.registro_id)) order by r.numero)
      from instancia.registros r
      where r.entidad_id = p_entidad and r.usuario_id = p.persona
        and (r.fecha between p.eventos_desde and p.eventos_hasta or r.fecha between p.dia - 2 and p.dia + 2
          or r.fecha between abierta.fecha - 2 and abierta.fecha + 2)), '[]'),
    'jornadas', coalesce((
      select json_agg(json_build_object(
        'fecha', j.fecha, 'zona', j.zona, 'estado', j.estado, 'situacion', j.situacion, 'desde', j.desde, 'inicio', j.inicio, 'fin', j.fin,
        'tramos', j.tramos, 'incidencias', j.incidencias, 'corregida', j.corregida, 'pendientes', j.pendientes) order by j.fecha)
      from instancia.jornadas j
      where j.entidad_id = p_entidad and j.usuario_id = p.persona and (j.fecha between p.dias_desde and p.dias_hasta or j.fecha = p.dia)), '[]'),
    -- Closed months of the person's centres (of all, for somebody without any), from that of the earliest day that is read on; what is
    -- before it is not known, and so taken as closed.
    'cierres', (
      select json_build_object(
        'desde', to_char(d.desde, 'YYYY-MM'),
        'version', coalesce((select max(c.cierre_id) from instancia.cierres c where c.entidad_id = p_entidad), 0),
        'cerrados', coalesce((
          select json_agg(json_build_object('centroId', c.centro_id, 'mes', to_char(c.mes, 'YYYY-MM')) order by c.mes, c.centro_id)
          from instancia.meses_cerrados c
          where c.entidad_id = p_entidad and c.mes >= date_trunc('month', d.desde)
            and (c.centro_id in (select a.centro_id from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p.persona)
              or not exists (
                select 1 from instancia.asignaciones a
                where a.entidad_id = p_entidad and a.usuario_id = p.persona and a.centro_id is not null))), '[]'))
      from (select least(p.eventos_desde, p.dias_desde, p.dia - 2, abierta.fecha - 2) as desde) d),
    'repetido', (
      select json_build_object('registroId', r.registro_id, 'fecha', r.fecha, 'cuerpo', encode(r.cuerpo_huella, 'hex'))
      from instancia.registros r where p.clave is not null and r.entidad_id = p_entidad and r.usuario_id = p.persona and r.clave = p.clave))
  from unnest(p_personas, p_eventos_desde, p_eventos_hasta, p_dias_desde, p_dias_hasta, p_dias, p_claves)
    with ordinality as p (persona, eventos_desde, eventos_hasta, dias_desde, dias_hasta, dia, clave, orden)
  left join lateral (
    select j.fecha from instancia.jornadas j
    where j.entidad_id = p_entidad and j.usuario_id = p.persona and j.estado = 'abierta' limit 1) abierta on true
  left join lateral (
    select u.usuario_id || '.' || u.revision || '.' || coalesce((select max(c.cierre_id) from instancia.cierres c where c.entidad_id = p_entidad), 0) || '.' || coalesce((
        select r.numero || '.' || r.registro_id from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p.persona order by r.numero desc limit 1), '0.0') as punto,
      u.sueltos_hasta
    from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = p.persona) u on true
  order by p.orden;
end $function$;

CREATE OR REPLACE FUNCTION instancia.leer_punto(p_entidad integer, p_usuario integer)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare resultado text;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select u.usuario_id || '.' || u.revision || '.' || coalesce((select max(c.cierre_id) from instancia.cierres c where c.entidad_id = p_entidad), 0) || '.' || coalesce((
      select r.numero || '.' || r.registro_id from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p_usuario order by r.numero desc limit 1), '0.0')
  into resultado from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = p_usuario;
  return resultado;
end $function$;
