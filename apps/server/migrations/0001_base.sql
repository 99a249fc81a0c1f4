-- The whole schema as version 3.3.8 had it, for a new database; read it in apps/server/schema, where it is in the order of the modules.
-- Written by pg_dump from the migrations in `before`, which bring an older database to the same place: `upgrade.test.ts` compares both.
set local check_function_bodies = off;
set local search_path = '';

CREATE SCHEMA central;

CREATE SCHEMA instancia;

CREATE FUNCTION central.confirmar_entidad(entidad integer, momento timestamp with time zone) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
    update central.entidades set confirmada = momento where entidad_id = entidad and confirmada is null returning true
  $$;

CREATE FUNCTION central.crear_entidad(nombre text, creada timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare nueva int;
begin
  if (select count(*) from central.entidades e where e.confirmada is null) >= 500 then
    raise exception 'too many companies wait for their confirmation' using errcode = 'program_limit_exceeded';
  end if;
  insert into central.entidades (nombre, creada) values (crear_entidad.nombre, crear_entidad.creada) returning entidad_id into nueva;
  return nueva;
end $$;

CREATE FUNCTION central.poner_en_directorio(p_usuario integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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

CREATE FUNCTION central.rechazar_en_mudanza() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare destino text;
begin
  select e.mudada_a into destino from central.entidades e where e.entidad_id = tg_argv[0]::int;
  if destino is null then
    raise exception 'company % is being moved', tg_argv[0] using errcode = '57M01';
  end if;
  raise exception 'company % has been moved', tg_argv[0] using errcode = '57M02', detail = destino;
end $$;

CREATE FUNCTION central.retirar_altas(antes timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  vieja int;
  retiradas int := 0;
  actual text := current_setting('jornada.entidad', true);
begin
  for vieja in
    select e.entidad_id from central.entidades e
    where e.confirmada is null and e.creada < antes and not exists (select from central.directorio d where d.entidad_id = e.entidad_id)
    for update skip locked
  loop
    -- Row-level security holds for the owner as well.
    perform set_config('jornada.entidad', vieja::text, true);
    -- An assignment holds on to its schedule and centre; everything else goes with the company.
    delete from instancia.asignaciones where entidad_id = vieja;
    delete from central.entidades where entidad_id = vieja;
    retiradas := retiradas + 1;
  end loop;
  perform set_config('jornada.entidad', coalesce(actual, ''), true);
  return retiradas;
end $$;

CREATE FUNCTION instancia.anos_de_conservacion(p_pais text) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $$
  select case p_pais when 'ES' then 4 when 'PT' then 5 when 'DE' then 2 when 'IE' then 3 when 'GB' then 2 else 5 end
$$;

CREATE FUNCTION instancia.anotar_trozos() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
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
end $$;

CREATE FUNCTION instancia.bloquear_registros(p_entidad integer, p_usuario integer, p_motivo text) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare nuevo int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  insert into instancia.bloqueos (entidad_id, usuario_id, motivo) values (p_entidad, p_usuario, p_motivo) returning bloqueo_id into nuevo;
  return nuevo;
end $$;

CREATE FUNCTION instancia.borrar_chat(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text) RETURNS integer
    LANGUAGE plpgsql
    AS $$
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
  update instancia.chat_mensajes m set texto = null, detalle = null, huella = null, con_ficheros = false, borrado = coalesce(m.borrado, clock_timestamp())
    where m.entidad_id = p_entidad and m.autor_id = p_usuario and m.suceso is null and m.momento < p_hasta + 1;
  get diagnostics borrados = row_count;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borrados, p_motivo || ' (chat)');
  return borrados;
end $$;

CREATE FUNCTION instancia.borrar_ficheros(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text) RETURNS integer
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION instancia.borrar_firmas(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  anos int;
  borradas int;
  mas int;
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
    raise exception 'what was signed is kept for % years', anos using errcode = 'check_violation';
  end if;
  perform set_config('jornada.borrado', 'firmas', true);
  delete from instancia.firmas where entidad_id = p_entidad and usuario_id = p_usuario and (mes + interval '1 month')::date <= p_hasta + 1;
  get diagnostics borradas = row_count;
  perform set_config('jornada.borrado', 'resumenes_mensuales', true);
  delete from instancia.resumenes_mensuales where entidad_id = p_entidad and usuario_id = p_usuario and (mes + interval '1 month')::date <= p_hasta + 1;
  get diagnostics mas = row_count;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borradas + mas, p_motivo || ' (firmas)');
  perform set_config('jornada.borrado', '', true);
  return borradas + mas;
end $$;

CREATE FUNCTION instancia.borrar_lecturas(p_entidad integer, p_usuario integer, p_motivo text) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  anos int;
  salida timestamptz;
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
  if salida is null or salida + make_interval(years => anos) >= clock_timestamp() then
    raise exception 'what somebody has confirmed is kept until % years after they left', anos using errcode = 'check_violation';
  end if;
  delete from instancia.comunicados_lecturas where entidad_id = p_entidad and usuario_id = p_usuario;
  get diagnostics borradas = row_count;
  delete from instancia.comunicados_audiencia where entidad_id = p_entidad and clave = 'persona:' || p_usuario;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, current_date, borradas, p_motivo || ' (comunicados)');
  return borradas;
end $$;

CREATE FUNCTION instancia.borrar_registros(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  borradas int;
  anos int;
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
  delete from instancia.horas_proyectos where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borradas, p_motivo);
  perform set_config('jornada.borrado', '', true);
  return borradas;
end $$;

CREATE FUNCTION instancia.borrar_solicitudes(p_entidad integer, p_usuario integer, p_motivo text) RETURNS integer
    LANGUAGE plpgsql
    AS $_$
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
end $_$;

CREATE FUNCTION instancia.claves_de_persona(p_entidad integer, p_hoy date, p_ahora timestamp with time zone) RETURNS TABLE(usuario_id integer, clave text)
    LANGUAGE sql STABLE
    AS $$
  select u.usuario_id, k.clave
  from instancia.usuarios u
  left join instancia.departamentos d on d.entidad_id = u.entidad_id and d.departamento_id = u.departamento_id
  left join lateral (
    select a.centro_id from instancia.asignaciones a
    where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id and a.desde <= p_hoy
    order by a.desde desc limit 1) c on true
  cross join lateral (
    select 'todos'
    union all select 'persona:' || u.usuario_id
    union all select 'centro:' || c.centro_id where c.centro_id is not null
    union all select 'departamento:' || d.departamento_id where d.departamento_id is not null
    union all select 'departamento:' || d.padre_id where d.padre_id is not null
    union all select 'rol:' || r from unnest(u.roles) as r) as k (clave)
  where u.entidad_id = p_entidad and u.activo and not u.es_quiosco and (u.cierra is null or u.cierra > p_ahora)
$$;

CREATE FUNCTION instancia.comprobar_cierres(p_entidad integer, p_version integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_advisory_xact_lock_shared(20261122, p_entidad);
  if p_version is distinct from (select coalesce(max(c.cierre_id), 0) from instancia.cierres c where c.entidad_id = p_entidad) then
    raise exception 'a month was closed or reopened meanwhile' using errcode = 'serialization_failure';
  end if;
end $$;

CREATE FUNCTION instancia.contar_ficheros() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION instancia.crear_listas_de_gastos() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into instancia.gastos_tipos (entidad_id, categoria, justificante_desde)
    values (new.entidad_id, 'comida', 0), (new.entidad_id, 'comida-clientes', 0), (new.entidad_id, 'alojamiento', 0),
      (new.entidad_id, 'transporte', 0), (new.entidad_id, 'kilometraje', null), (new.entidad_id, 'dieta', null), (new.entidad_id, 'otro', 0);
  insert into instancia.gastos_formas_pago (entidad_id, habitual, reembolsa)
    values (new.entidad_id, 'propio', true), (new.entidad_id, 'tarjeta', false), (new.entidad_id, 'anticipo', false);
  return null;
end $$;

CREATE FUNCTION instancia.entidad_actual() RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('jornada.entidad', true), '')::int $$;

CREATE FUNCTION instancia.escribir_registros(p_entidad integer, p_cierres integer[], p_eventos json, p_jornadas json, p_posiciones json, p_sin_lineas integer[]) RETURNS bigint[]
    LANGUAGE plpgsql
    AS $$
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
end $$;

CREATE FUNCTION instancia.esta_cerrado(p_entidad integer, p_usuario integer, p_fecha date) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select exists (
    select from instancia.meses_cerrados x where x.entidad_id = p_entidad and x.mes = date_trunc('month', p_fecha)::date
      and x.centro_id = coalesce((
        select a.centro_id from instancia.asignaciones a
        where a.entidad_id = p_entidad and a.usuario_id = p_usuario and a.centro_id is not null and a.horario_id is not null
        order by a.desde <= p_fecha desc, abs(a.desde - p_fecha) limit 1), x.centro_id))
$$;

CREATE FUNCTION instancia.estado_de_firma(p_entidad integer, p_usuario integer, p_mes date) RETURNS TABLE(estado text, firma_id bigint, momento timestamp with time zone, metodo text, huella bytea)
    LANGUAGE sql STABLE
    AS $$
  select case
      when f.accion is null then 'pendiente'
      when f.accion = 'objecion' then 'objetado'
      when exists (
        select from instancia.registros r
        where r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.fecha >= p_mes and r.fecha < (p_mes + interval '1 month')::date
          and r.numero > f.numero and r.evento not in ('observacion', 'olvido')) then 'cambiado'
      else 'firmado' end,
    f.firma_id, f.momento, f.metodo, f.huella
  from (select 1) as uno
  left join lateral (
    select x.accion, x.numero, x.firma_id, x.momento, x.metodo, x.huella from instancia.firmas x
    where x.entidad_id = p_entidad and x.usuario_id = p_usuario and x.mes = p_mes and x.accion <> 'respuesta'
    order by x.firma_id desc limit 1) f on true
$$;

CREATE FUNCTION instancia.exportaciones_solo_anadir() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' and current_setting('jornada.borrado', true) = tg_table_name then return old; end if;
  raise exception 'instancia.exportaciones is append-only' using errcode = 'insufficient_privilege';
end $$;

CREATE FUNCTION instancia.leer_bolsa(p_entidad integer, p_usuario integer) RETURNS jsonb
    LANGUAGE plpgsql
    AS $$
declare resultado jsonb;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select jsonb_build_object(
    'movimientos', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.movimiento_id, 'clase', m.clase, 'fecha', m.fecha, 'minutos', m.minutos, 'origen', m.origen, 'caduca', m.caduca,
        'refiereA', m.refiere_a, 'motivo', m.motivo, 'autorId', m.autor_id,
        'autor', (select u.nombre_completo from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = m.autor_id),
        'momento', m.momento) order by m.movimiento_id)
      from instancia.bolsa_movimientos m where m.entidad_id = p_entidad and m.usuario_id = p_usuario), '[]'),
    'ausencias', coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = p_entidad and a.usuario_id = p_usuario
        and a.hasta >= (select date_trunc('month', min(m.fecha)) from instancia.bolsa_movimientos m where m.entidad_id = p_entidad and m.usuario_id = p_usuario)), '[]'),
    'reglas', coalesce((
      select jsonb_agg(jsonb_build_object('desde', r.desde, 'caducidadMeses', jsonb_build_object('irregular', r.irregular_meses, 'extra', r.extra_meses),
        'topeMinutos', r.tope_minutos) order by r.desde)
      from instancia.bolsa_reglas r where r.entidad_id = p_entidad), '[]'))
  into resultado;
  return resultado;
end $$;

CREATE FUNCTION instancia.leer_persona(p_entidad integer, p_usuario integer, p_eventos_desde date, p_eventos_hasta date, p_dias_desde date, p_dias_hasta date, p_dia date, p_clave uuid) RETURNS json
    LANGUAGE plpgsql
    AS $$
declare
  resultado json;
  abierta date;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select j.fecha into abierta from instancia.jornadas j where j.entidad_id = p_entidad and j.usuario_id = p_usuario and j.estado = 'abierta';
  select json_build_object(
    'revision', (select e.revision from instancia.entidades e where e.entidad_id = p_entidad),
    'punto', (
      select u.usuario_id || '.' || u.revision || '.' || coalesce((select max(c.cierre_id) from instancia.cierres c where c.entidad_id = p_entidad), 0) || '.' || coalesce((
        select r.numero || '.' || r.registro_id from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p_usuario order by r.numero desc limit 1), '0.0')
      from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = p_usuario),
    'ultimoNumero', coalesce((select max(r.numero) from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p_usuario), 0),
    'asignaciones', coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p_usuario), '[]'),
    'ausencias', coalesce((
      select json_agg(json_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = p_entidad and a.usuario_id = p_usuario and a.hasta >= least(p_eventos_desde, p_dias_desde, p_dia)), '[]'),
    'eventos', coalesce((
      select json_agg(json_build_object(
        'registroId', r.registro_id, 'numero', r.numero, 'fecha', r.fecha, 'evento', r.evento, 'clase', r.clase, 'tipoId', r.tipo_id,
        'momento', r.momento, 'zona', r.zona, 'recibido', r.recibido, 'modo', r.modo, 'confianza', r.confianza, 'refiereA', r.refiere_a,
        'proyectoId', r.proyecto_id, 'observaciones', r.observaciones, 'autorId', r.autor_id, 'primero', coalesce(r.primero, r.numero),
        'cerca', (select p.cerca from instancia.posiciones p where p.entidad_id = p_entidad and p.registro_id = r.registro_id)) order by r.numero)
      from instancia.registros r
      where r.entidad_id = p_entidad and r.usuario_id = p_usuario
        and (r.fecha between p_eventos_desde and p_eventos_hasta or r.fecha between p_dia - 2 and p_dia + 2
          or r.fecha between abierta - 2 and abierta + 2)), '[]'),
    'jornadas', coalesce((
      select json_agg(json_build_object(
        'fecha', j.fecha, 'zona', j.zona, 'estado', j.estado, 'situacion', j.situacion, 'desde', j.desde, 'inicio', j.inicio, 'fin', j.fin,
        'tramos', j.tramos, 'incidencias', j.incidencias, 'corregida', j.corregida, 'pendientes', j.pendientes) order by j.fecha)
      from instancia.jornadas j
      where j.entidad_id = p_entidad and j.usuario_id = p_usuario and (j.fecha between p_dias_desde and p_dias_hasta or j.fecha = p_dia)), '[]'),
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
            and (c.centro_id in (select a.centro_id from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p_usuario)
              or not exists (
                select 1 from instancia.asignaciones a
                where a.entidad_id = p_entidad and a.usuario_id = p_usuario and a.centro_id is not null))), '[]'))
      from (select least(p_eventos_desde, p_dias_desde, p_dia - 2, abierta - 2) as desde) d),
    'repetido', (
      select json_build_object('registroId', r.registro_id, 'fecha', r.fecha, 'cuerpo', encode(r.cuerpo_huella, 'hex'))
      from instancia.registros r where p_clave is not null and r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.clave = p_clave))
  into resultado;
  return resultado;
end $$;

CREATE FUNCTION instancia.leer_punto(p_entidad integer, p_usuario integer) RETURNS text
    LANGUAGE plpgsql
    AS $$
declare resultado text;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select u.usuario_id || '.' || u.revision || '.' || coalesce((select max(c.cierre_id) from instancia.cierres c where c.entidad_id = p_entidad), 0) || '.' || coalesce((
      select r.numero || '.' || r.registro_id from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p_usuario order by r.numero desc limit 1), '0.0')
  into resultado from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = p_usuario;
  return resultado;
end $$;

CREATE FUNCTION instancia.leer_sesion(p_entidad integer, p_sesion uuid) RETURNS json
    LANGUAGE plpgsql
    AS $$
declare resultado json;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select json_build_object(
    'usuarioId', s.usuario_id, 'clase', s.clase, 'caduca', s.caduca, 'revocada', s.revocada is not null, 'simuladoId', s.simulado_id,
    'activo', u.activo, 'cierra', u.cierra, 'roles', u.roles, 'idioma', u.idioma, 'esQuiosco', u.es_quiosco and not u.es_invitado,
    'subtipos', case when u.es_quiosco then (select q.subtipos from instancia.quioscos q where q.entidad_id = p_entidad and q.quiosco_id = u.usuario_id) end,
    'esInvitado', u.es_invitado,
    'simuladoActivo', v.activo, 'simuladoCierra', v.cierra, 'simuladoRoles', v.roles, 'simuladoIdioma', v.idioma, 'revision', e.revision)
  into resultado
  from instancia.sesiones s
  join instancia.usuarios u on u.entidad_id = s.entidad_id and u.usuario_id = s.usuario_id
  join instancia.entidades e on e.entidad_id = s.entidad_id
  left join instancia.usuarios v on v.entidad_id = s.entidad_id and v.usuario_id = s.simulado_id
  where s.entidad_id = p_entidad and s.sesion_id = p_sesion;
  return resultado;
end $$;

CREATE FUNCTION instancia.levantar_bloqueo(p_entidad integer, p_bloqueo integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  update instancia.bloqueos set levantado = clock_timestamp() where entidad_id = p_entidad and bloqueo_id = p_bloqueo and levantado is null;
  if not found then raise exception 'there is no such hold, or it was lifted before'; end if;
end $$;

CREATE FUNCTION instancia.marcar_asignaciones() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct c.entidad_id, c.usuario_id, date '-infinity', date 'infinity' from cambiadas c;
  return null;
end $$;

CREATE FUNCTION instancia.marcar_ausencias() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if tg_op <> 'INSERT' then
    insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
      values (old.entidad_id, old.usuario_id, instancia.primero_de_mes(old.desde - 1), instancia.primero_de_mes(old.hasta + 1));
  end if;
  if tg_op <> 'DELETE' then
    insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
      values (new.entidad_id, new.usuario_id, instancia.primero_de_mes(new.desde - 1), instancia.primero_de_mes(new.hasta + 1));
  end if;
  return null;
end $$;

CREATE FUNCTION instancia.marcar_centros() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, date '-infinity', date 'infinity'
    from instancia.asignaciones a where a.entidad_id = new.entidad_id and a.centro_id = new.centro_id;
  return null;
end $$;

CREATE FUNCTION instancia.marcar_confirmados() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, make_date(c.ano - 1, 12, 1), make_date(c.ano + 1, 1, 1)
    from cambiadas c join instancia.asignaciones a on a.entidad_id = c.entidad_id and a.centro_id = c.centro_id;
  return null;
end $$;

CREATE FUNCTION instancia.marcar_festivos() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, instancia.primero_de_mes(c.fecha - 1), instancia.primero_de_mes(c.fecha + 1)
    from cambiadas c join instancia.asignaciones a on a.entidad_id = c.entidad_id and a.centro_id = c.centro_id;
  return null;
end $$;

CREATE FUNCTION instancia.marcar_horarios() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, date '-infinity', date 'infinity'
    from cambiadas c join instancia.asignaciones a on a.entidad_id = c.entidad_id and a.horario_id = c.horario_id;
  return null;
end $$;

CREATE FUNCTION instancia.marcar_jornadas() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct c.entidad_id, c.usuario_id, m.mes, m.mes
    from cambiadas c cross join lateral (select instancia.primero_de_mes(c.fecha) as mes) m;
  return null;
end $$;

CREATE FUNCTION instancia.marcar_reabiertos() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, instancia.primero_de_mes(new.mes - 1), instancia.primero_de_mes((new.mes + interval '1 month')::date)
    from instancia.asignaciones a where a.entidad_id = new.entidad_id and a.centro_id = new.centro_id;
  return null;
end $$;

CREATE FUNCTION instancia.marcar_retenidos() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    values (new.entidad_id, new.usuario_id, instancia.primero_de_mes(new.fecha), instancia.primero_de_mes(new.fecha));
  return null;
end $$;

CREATE FUNCTION instancia.para_buscar(p_texto text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select lower(regexp_replace(normalize(p_texto, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu") $$;

CREATE FUNCTION instancia.paso_de_su_solicitud() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  select s.modulo, s.usuario_id into new.modulo, new.solicitante_id
    from instancia.solicitudes s where s.entidad_id = new.entidad_id and s.solicitud_id = new.solicitud_id;
  return new;
end $$;

CREATE FUNCTION instancia.pedir_correcciones(p_entidad integer, p_usuario integer, p_desde timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  dia record;
  pedida bigint;
  hechas int := 0;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  for dia in
    select l.usuario_id, l.fecha, l.respuesta, l.decidida, l.decidida_por, max(left(l.observaciones, 500)) as motivo, min(l.propuesta) as propuesta,
      array_agg(l.registro_id order by l.registro_id) as registros
    from (
      select c.usuario_id, c.fecha, c.registro_id, c.recibido as propuesta, null as respuesta, null::timestamptz as decidida, null::int as decidida_por,
        null as observaciones
      from instancia.correcciones_pendientes c where c.entidad_id = p_entidad and c.autor_id = c.usuario_id
      union all
      select c.usuario_id, c.fecha, c.registro_id, c.recibido, a.evento, a.recibido, a.autor_id, a.observaciones
      from instancia.registros a
      join instancia.registros c on c.entidad_id = a.entidad_id and c.registro_id = a.refiere_a and c.evento = 'correccion' and c.autor_id = c.usuario_id
      where a.entidad_id = p_entidad and a.evento in ('acuerdo', 'desacuerdo') and a.modo <> 'automatico' and a.autor_id <> a.usuario_id
        and a.recibido > p_desde) l
    where p_usuario is null or l.usuario_id = p_usuario
    group by l.usuario_id, l.fecha, l.respuesta, l.decidida, l.decidida_por order by propuesta, l.usuario_id, l.fecha
  loop
    select s.solicitud_id into pedida from instancia.solicitudes s
      join instancia.correcciones c on c.entidad_id = s.entidad_id and c.solicitud_id = s.solicitud_id
      where s.entidad_id = p_entidad and s.usuario_id = dia.usuario_id and s.desde = dia.fecha and s.modulo = 'correcciones' and c.registros = dia.registros;
    if pedida is null then
      insert into instancia.solicitudes (entidad_id, modulo, usuario_id, autor_id, ano, estado, desde, hasta, creada, turno_desde, espera_de)
        values (p_entidad, 'correcciones', dia.usuario_id, dia.usuario_id, extract(year from dia.fecha)::int, 'pendiente', dia.fecha, dia.fecha, dia.propuesta,
          dia.propuesta, coalesce(dia.decidida_por, instancia.quien_corrige(p_entidad, dia.usuario_id))) returning solicitud_id into pedida;
      insert into instancia.correcciones (entidad_id, solicitud_id, registros) values (p_entidad, pedida, dia.registros);
      insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado)
        select p_entidad, pedida, 'aprobar', 1, case when s.espera_de is null then 'administracion' else 'responsable' end, s.espera_de, 'turno'
        from instancia.solicitudes s where s.entidad_id = p_entidad and s.solicitud_id = pedida;
      insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento)
        values (p_entidad, pedida, dia.usuario_id, 'enviar', 'pendiente', 1, dia.usuario_id, dia.propuesta);
      hechas := hechas + 1;
    end if;
    if dia.respuesta is not null then
      update instancia.solicitudes s set estado = case dia.respuesta when 'acuerdo' then 'aprobada' else 'rechazada' end, version = 2, turno_desde = null,
          espera_de = null, decidida = dia.decidida, decidida_por = dia.decidida_por, motivo = dia.motivo
        where s.entidad_id = p_entidad and s.solicitud_id = pedida and s.turno_desde is not null;
      if found then
        update instancia.solicitudes_pasos p set estado = case dia.respuesta when 'acuerdo' then 'conforme' else 'rechazado' end, decidido_por = dia.decidida_por,
            momento = dia.decidida, motivo = dia.motivo
          where p.entidad_id = p_entidad and p.solicitud_id = pedida;
        insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento, motivo)
          select p_entidad, pedida, dia.usuario_id, case dia.respuesta when 'acuerdo' then 'aprobar' else 'rechazar' end, s.estado, 2, dia.decidida_por, dia.decidida,
            dia.motivo
          from instancia.solicitudes s where s.entidad_id = p_entidad and s.solicitud_id = pedida;
      end if;
    end if;
  end loop;
  return hechas;
end $$;

CREATE FUNCTION instancia.primero_de_mes(p_fecha date) RETURNS date
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select case when isfinite(p_fecha) then date_trunc('month', p_fecha)::date else p_fecha end $$;

CREATE FUNCTION instancia.proteger(p_tabla text, p_permisos text[] DEFAULT '{select,insert,update}'::text[], p_solo_anadir boolean DEFAULT false) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
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
end $$;

CREATE FUNCTION instancia.puntos_de_excesos(p_entidad integer) RETURNS TABLE(usuario_id integer, punto text)
    LANGUAGE sql STABLE
    AS $$
  select u.usuario_id, e.revision || '.' || u.revision || '.' || coalesce((
    select max(r.numero) from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = u.usuario_id), 0)
  from instancia.usuarios u join instancia.entidades e on e.entidad_id = u.entidad_id
  where u.entidad_id = p_entidad and not u.es_quiosco
$$;

CREATE FUNCTION instancia.quien_corrige(p_entidad integer, p_usuario integer) RETURNS integer
    LANGUAGE sql STABLE
    AS $$
  with recursive arriba as (
    select r.usuario_id as decisor, r.responsable_id as jefe, 1 as nivel
    from instancia.usuarios u join instancia.usuarios r on r.entidad_id = p_entidad and r.usuario_id = u.responsable_id
    where u.entidad_id = p_entidad and u.usuario_id = p_usuario and r.usuario_id <> p_usuario and r.activo and not r.es_quiosco
      and r.roles && '{responsable,admin}' and (r.cierra is null or r.cierra > clock_timestamp())
    union all
    select a.decisor, u.responsable_id, a.nivel + 1
    from arriba a join instancia.usuarios u on u.entidad_id = p_entidad and u.usuario_id = a.jefe where a.nivel < 20 and a.jefe <> p_usuario)
  select decisor from arriba group by decisor having not coalesce(bool_or(jefe = p_usuario), false)
$$;

CREATE FUNCTION instancia.solo_anadir() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' and current_setting('jornada.borrado', true) = 'si' then
    return old;
  end if;
  raise exception 'instancia.registros is append-only' using errcode = 'insufficient_privilege';
end $$;

CREATE FUNCTION instancia.solo_anadir_filas() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' and current_setting('jornada.borrado', true) = tg_table_name then return old; end if;
  raise exception 'instancia.% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

CREATE FUNCTION instancia.solo_estado_de_fichero() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (new.autor_id, new.clave, new.nombre, new.tipo, new.bytes, new.sha256, new.vista_bytes)
    is distinct from (old.autor_id, old.clave, old.nombre, old.tipo, old.bytes, old.sha256, old.vista_bytes)
    or (new.usuario_id <> old.usuario_id and not (old.estado = 'temporal' and new.estado = 'guardado'))
    or old.estado = 'borrado' or (old.estado = 'guardado' and new.estado <> 'borrado') then
    raise exception 'a file does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;

CREATE FUNCTION instancia.subir_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update instancia.entidades set revision = revision + 1 where entidad_id = instancia.entidad_actual();
  return null;
end $$;

CREATE FUNCTION instancia.subir_revision_de_persona() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'INSERT' then
    update instancia.usuarios set revision = revision + 1 where entidad_id = old.entidad_id and usuario_id = old.usuario_id;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.usuario_id <> old.usuario_id) then
    update instancia.usuarios set revision = revision + 1 where entidad_id = new.entidad_id and usuario_id = new.usuario_id;
  end if;
  return null;
end $$;

CREATE FUNCTION instancia.subir_revision_por_departamento() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (
    select from instancia.permisos_asignaciones a
    where a.entidad_id = new.entidad_id and a.departamento_id in (old.departamento_id, new.departamento_id)) then
    update instancia.entidades set revision = revision + 1 where entidad_id = new.entidad_id;
  end if;
  return null;
end $$;

CREATE FUNCTION instancia.subir_revision_por_extra() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update instancia.usuarios set revision = revision + 1 where entidad_id = new.entidad_id and usuario_id = new.usuario_id;
  return null;
end $$;

CREATE FUNCTION instancia.subir_revision_propia() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

CREATE FUNCTION instancia.terminar_actuacion() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  with terminada as (
    update instancia.actuaciones a set hasta = greatest(new.revocada, a.desde)
    where a.entidad_id = new.entidad_id and a.sesion_id = new.sesion_id and a.hasta is null returning a.persona_id)
  insert into instancia.auditoria (entidad_id, momento, autor_id, accion, sobre, sobre_id, dispositivo)
    select new.entidad_id, new.revocada, new.usuario_id, 'simulado.terminar', 'persona', t.persona_id, new.dispositivo from terminada t;
  return null;
end $$;

CREATE FUNCTION instancia.trabaja_en_mes(p_entidad integer, p_usuario integer, p_mes date) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select exists (
    select from (
      select a.desde, a.horario_id, lead(a.desde) over (order by a.desde) as siguiente
      from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p_usuario) a
    where a.horario_id is not null and a.desde < (p_mes + interval '1 month')::date and (a.siguiente is null or a.siguiente > p_mes))
  or exists (
    select from instancia.jornadas j
    where j.entidad_id = p_entidad and j.usuario_id = p_usuario and j.fecha >= p_mes and j.fecha < (p_mes + interval '1 month')::date)
$$;

CREATE FUNCTION instancia.trozos_de(p_busqueda text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select distinct left(substr(palabra, desde), 8)
  from regexp_split_to_table(p_busqueda, '\s+') as palabra, generate_series(1, length(palabra) - 2) as desde
$$;

CREATE FUNCTION instancia.turno_de_cierre(p_entidad integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_advisory_xact_lock(20261122, p_entidad);
end $$;

CREATE TABLE central.accesos (
    id_login uuid NOT NULL,
    navegador bytea NOT NULL,
    estado bytea NOT NULL,
    entidad_id integer NOT NULL,
    proveedor text NOT NULL,
    user_name text NOT NULL,
    recordada boolean NOT NULL,
    origen text NOT NULL,
    secretos bytea NOT NULL,
    creado timestamp with time zone NOT NULL,
    fase text DEFAULT 'abierto'::text NOT NULL,
    codigo text,
    usuario_id integer,
    sujeto text,
    token bytea,
    sesion_id uuid,
    segundo_paso boolean DEFAULT false NOT NULL,
    CONSTRAINT accesos_check CHECK (((fase = 'fallido'::text) = (codigo IS NOT NULL))),
    CONSTRAINT accesos_check1 CHECK (((fase = 'listo'::text) = (usuario_id IS NOT NULL))),
    CONSTRAINT accesos_estado_check CHECK ((length(estado) = 32)),
    CONSTRAINT accesos_fase_check CHECK ((fase = ANY (ARRAY['abierto'::text, 'canje'::text, 'listo'::text, 'fallido'::text]))),
    CONSTRAINT accesos_navegador_check CHECK ((length(navegador) = 32)),
    CONSTRAINT accesos_proveedor_check CHECK ((proveedor = ANY (ARRAY['365'::text, 'sso'::text])))
);

COMMENT ON TABLE central.accesos IS 'Attempts to sign in at a provider; each lives for ten minutes and opens one session, in the browser that began it.';

COMMENT ON COLUMN central.accesos.navegador IS 'SHA-256 of the secret in the cookie of the browser that began it.';

COMMENT ON COLUMN central.accesos.estado IS 'SHA-256 of the state parameter.';

COMMENT ON COLUMN central.accesos.origen IS 'Address of the server as the browser knew it: the provider sends it back there.';

COMMENT ON COLUMN central.accesos.secretos IS 'State, nonce and PKCE verifier, encrypted.';

COMMENT ON COLUMN central.accesos.sesion_id IS 'The session that this attempt renews, of the same company and person; null: it opens one.';

COMMENT ON COLUMN central.accesos.segundo_paso IS 'The ID token says that the provider asked for more than one factor.';

CREATE TABLE central.captchas_usados (
    huella bytea NOT NULL,
    caduca timestamp with time zone NOT NULL,
    CONSTRAINT captchas_usados_huella_check CHECK ((length(huella) = 32))
);

CREATE TABLE central.correos_por_enviar (
    entidad_id integer NOT NULL,
    correo_id bigint NOT NULL,
    desde timestamp with time zone NOT NULL,
    caduca timestamp with time zone NOT NULL
);

COMMENT ON TABLE central.correos_por_enviar IS 'Names the mails that wait, and from when on each is to be tried. Whoever takes one moves that on, so that two nodes never take the same.';

CREATE TABLE central.destinos_push (
    huella bytea NOT NULL,
    entidad_id integer NOT NULL,
    CONSTRAINT destinos_push_huella_check CHECK ((length(huella) = 32))
);

COMMENT ON TABLE central.destinos_push IS 'Which company a device is told by: one at a time, that of whoever signed in on it last.';

CREATE TABLE central.directorio (
    user_name text NOT NULL,
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    aceptada timestamp with time zone,
    CONSTRAINT directorio_user_name_check CHECK ((user_name = upper(user_name)))
);

COMMENT ON TABLE central.directorio IS 'Which companies a person belongs to. Credentials live in the instance.';

COMMENT ON COLUMN central.directorio.aceptada IS 'Since when the person has accepted to belong there, by entering; null: only the company says so.';

CREATE TABLE central.emparejamientos (
    huella text NOT NULL,
    entidad_id integer NOT NULL,
    quiosco_id integer NOT NULL,
    caduca timestamp with time zone NOT NULL
);

CREATE TABLE central.entidades (
    entidad_id integer NOT NULL,
    nombre text NOT NULL,
    creada timestamp with time zone NOT NULL,
    confirmada timestamp with time zone,
    mudanza uuid,
    mudada_a text,
    CONSTRAINT entidades_check CHECK (((mudada_a IS NULL) OR (mudanza IS NOT NULL))),
    CONSTRAINT entidades_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 200)))
);

COMMENT ON TABLE central.entidades IS 'Client companies and where their data lives.';

COMMENT ON COLUMN central.entidades.confirmada IS 'When it became a company that people can sign in to. Null: it registered itself and waits for its first admin.';

COMMENT ON COLUMN central.entidades.mudanza IS 'The move by which this company leaves: from now on nothing of it may change here.';

COMMENT ON COLUMN central.entidades.mudada_a IS 'Where the company is now. Null: it is here, even if it is about to leave.';

ALTER TABLE central.entidades ALTER COLUMN entidad_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME central.entidades_entidad_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE central.intentos (
    clave text NOT NULL,
    fallos integer NOT NULL,
    desde timestamp with time zone NOT NULL
);

COMMENT ON TABLE central.intentos IS 'Tries per account and per device within a window; shared by all nodes.';

CREATE TABLE central.mudanzas (
    mudanza uuid NOT NULL,
    empresa integer NOT NULL,
    llegada boolean,
    momento timestamp with time zone NOT NULL
);

COMMENT ON TABLE central.mudanzas IS 'Moves to this instance, by their id. llegada: it has arrived, or was taken back before; null: it may still arrive.';

CREATE TABLE central.retos_usados (
    huella bytea NOT NULL,
    caduca timestamp with time zone NOT NULL,
    CONSTRAINT retos_usados_huella_check CHECK ((length(huella) = 32))
);

COMMENT ON TABLE central.retos_usados IS 'Signed one-time tokens that have been used, kept until they expire.';

CREATE TABLE instancia.acceso_proveedores (
    entidad_id integer NOT NULL,
    proveedor text NOT NULL,
    nombre text NOT NULL,
    emisor text NOT NULL,
    cliente_id text NOT NULL,
    secreto bytea,
    dominios text[] DEFAULT '{}'::text[] NOT NULL,
    claim text NOT NULL,
    comparar_con text NOT NULL,
    activo boolean NOT NULL,
    permite_contrasena boolean NOT NULL,
    cambiado timestamp with time zone NOT NULL,
    CONSTRAINT acceso_proveedores_claim_check CHECK ((claim = ANY (ARRAY['upn'::text, 'preferred_username'::text, 'email'::text, 'sub'::text]))),
    CONSTRAINT acceso_proveedores_cliente_id_check CHECK (((length(cliente_id) >= 1) AND (length(cliente_id) <= 200))),
    CONSTRAINT acceso_proveedores_comparar_con_check CHECK ((comparar_con = ANY (ARRAY['usuario'::text, 'correo'::text]))),
    CONSTRAINT acceso_proveedores_emisor_check CHECK (((length(emisor) >= 1) AND (length(emisor) <= 500))),
    CONSTRAINT acceso_proveedores_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 60))),
    CONSTRAINT acceso_proveedores_proveedor_check CHECK ((proveedor = ANY (ARRAY['365'::text, 'sso'::text])))
);

ALTER TABLE ONLY instancia.acceso_proveedores FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.acceso_proveedores IS 'Where the people of a company may sign in beside a password.';

COMMENT ON COLUMN instancia.acceso_proveedores.secreto IS 'Client secret, encrypted under a key that is not in the database. Null: a public client, which proves itself by PKCE alone.';

COMMENT ON COLUMN instancia.acceso_proveedores.dominios IS 'Domains of the accounts that may enter; with none, every account of the issuer.';

COMMENT ON COLUMN instancia.acceso_proveedores.claim IS 'What of the ID token says who it is.';

COMMENT ON COLUMN instancia.acceso_proveedores.comparar_con IS 'With what of a person it is compared.';

CREATE TABLE instancia.accesos_externos (
    entidad_id integer NOT NULL,
    acceso_id integer NOT NULL,
    usuario_id integer NOT NULL,
    perfil text NOT NULL,
    nombre text NOT NULL,
    organismo text NOT NULL,
    desde date NOT NULL,
    hasta date NOT NULL,
    centros integer[],
    creado timestamp with time zone NOT NULL,
    autor_id integer NOT NULL,
    caduca timestamp with time zone NOT NULL,
    revocado timestamp with time zone,
    revocado_por integer,
    CONSTRAINT accesos_externos_centros_check CHECK ((cardinality(centros) > 0)),
    CONSTRAINT accesos_externos_check CHECK ((hasta >= desde)),
    CONSTRAINT accesos_externos_check1 CHECK ((caduca > creado)),
    CONSTRAINT accesos_externos_check2 CHECK (((revocado IS NULL) = (revocado_por IS NULL))),
    CONSTRAINT accesos_externos_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 120))),
    CONSTRAINT accesos_externos_organismo_check CHECK ((length(organismo) <= 120)),
    CONSTRAINT accesos_externos_perfil_check CHECK ((perfil = ANY (ARRAY['inspeccion'::text, 'representacion'::text])))
);

ALTER TABLE ONLY instancia.accesos_externos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.accesos_externos IS 'What a guest may see of the record, and until when.';

ALTER TABLE instancia.accesos_externos ALTER COLUMN acceso_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.accesos_externos_acceso_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.actuaciones (
    entidad_id integer NOT NULL,
    actuacion_id bigint NOT NULL,
    sesion_id uuid NOT NULL,
    autor_id integer NOT NULL,
    persona_id integer NOT NULL,
    desde timestamp with time zone NOT NULL,
    hasta timestamp with time zone,
    motivo text DEFAULT ''::text NOT NULL,
    CONSTRAINT actuaciones_check CHECK ((persona_id <> autor_id)),
    CONSTRAINT actuaciones_check1 CHECK ((hasta >= desde)),
    CONSTRAINT actuaciones_motivo_check CHECK ((length(motivo) <= 500))
);

ALTER TABLE ONLY instancia.actuaciones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.actuaciones IS 'Who acted for whom, from when to when. Without an end it lasted as long as the session did.';

COMMENT ON COLUMN instancia.actuaciones.motivo IS 'Why, in the words of whoever acted. The person sees it.';

ALTER TABLE instancia.actuaciones ALTER COLUMN actuacion_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.actuaciones_actuacion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.afiliaciones (
    entidad_id integer NOT NULL,
    afiliacion_id integer NOT NULL,
    usuario_id integer NOT NULL,
    naf text,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT afiliaciones_naf_check CHECK ((naf ~ '^[0-9]{12}$'::text))
);

ALTER TABLE ONLY instancia.afiliaciones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.afiliaciones IS 'The Social Security number of a person (NAF); the last line counts. Empty: not known any more. Only those who manage contracts see it.';

ALTER TABLE instancia.afiliaciones ALTER COLUMN afiliacion_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.afiliaciones_afiliacion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.altas_confirmadas (
    entidad_id integer NOT NULL,
    huella bytea NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT altas_confirmadas_huella_check CHECK ((length(huella) = 32))
);

ALTER TABLE ONLY instancia.altas_confirmadas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.altas_confirmadas IS 'The link by which a company was confirmed, as the hash of its secret. It opens nothing any more.';

CREATE TABLE instancia.asignaciones (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    desde date NOT NULL,
    horario_id integer,
    centro_id integer,
    CONSTRAINT asignaciones_check CHECK (((horario_id IS NULL) = (centro_id IS NULL)))
);

ALTER TABLE ONLY instancia.asignaciones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.asignaciones IS 'Schedule and centre of a person from a day on, until the next row. A row without schedule ends the contract. So two can never overlap.';

CREATE TABLE instancia.auditoria (
    entidad_id integer NOT NULL,
    auditoria_id bigint NOT NULL,
    momento timestamp with time zone NOT NULL,
    autor_id integer NOT NULL,
    por_id integer,
    accion text NOT NULL,
    sobre text NOT NULL,
    sobre_id bigint,
    datos jsonb DEFAULT '{}'::jsonb NOT NULL,
    dispositivo text DEFAULT ''::text NOT NULL,
    direccion text DEFAULT ''::text NOT NULL,
    CONSTRAINT auditoria_accion_check CHECK (((length(accion) >= 3) AND (length(accion) <= 60))),
    CONSTRAINT auditoria_datos_check CHECK ((jsonb_typeof(datos) = 'object'::text)),
    CONSTRAINT auditoria_direccion_check CHECK ((length(direccion) <= 60)),
    CONSTRAINT auditoria_dispositivo_check CHECK ((length(dispositivo) <= 300)),
    CONSTRAINT auditoria_sobre_check CHECK (((length(sobre) >= 3) AND (length(sobre) <= 30)))
);

ALTER TABLE ONLY instancia.auditoria FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.auditoria IS 'What whoever manages a company did and looked at: append-only.';

COMMENT ON COLUMN instancia.auditoria.por_id IS 'The person for whom the author acted; null where they acted as themselves.';

COMMENT ON COLUMN instancia.auditoria.sobre IS 'What kind of thing the action is about; follows from the action.';

COMMENT ON COLUMN instancia.auditoria.sobre_id IS 'Its id; null where it is the company itself. No reference: what the line says stays, whatever becomes of the thing.';

COMMENT ON COLUMN instancia.auditoria.datos IS 'What changed, before and after, and the reason. Never a secret.';

COMMENT ON COLUMN instancia.auditoria.dispositivo IS 'How the browser calls itself.';

COMMENT ON COLUMN instancia.auditoria.direccion IS 'The network it came from, without the part that names the device.';

ALTER TABLE instancia.auditoria ALTER COLUMN auditoria_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.auditoria_auditoria_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.ausencias (
    entidad_id integer NOT NULL,
    ausencia_id bigint NOT NULL,
    usuario_id integer NOT NULL,
    desde date NOT NULL,
    hasta date NOT NULL,
    clase text NOT NULL,
    aprobada boolean NOT NULL,
    minutos integer,
    mitad text,
    solicitud_id bigint,
    CONSTRAINT ausencias_check CHECK ((hasta >= desde)),
    CONSTRAINT ausencias_check1 CHECK (((mitad IS NULL) OR (minutos IS NULL))),
    CONSTRAINT ausencias_clase_check CHECK ((clase = ANY (ARRAY['vacaciones'::text, 'baja'::text, 'permiso'::text, 'compensacion'::text]))),
    CONSTRAINT ausencias_minutos_check CHECK ((minutos > 0)),
    CONSTRAINT ausencias_mitad_check CHECK ((mitad = ANY (ARRAY['manana'::text, 'tarde'::text])))
);

ALTER TABLE ONLY instancia.ausencias FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN instancia.ausencias.mitad IS 'Half of the planned minutes of each day. Neither this nor minutes: whole days.';

COMMENT ON COLUMN instancia.ausencias.solicitud_id IS 'The request that it follows from. Empty: it was written otherwise.';

ALTER TABLE instancia.ausencias ALTER COLUMN ausencia_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.ausencias_ausencia_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.avisos_dados (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    clave text NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT avisos_dados_clave_check CHECK (((length(clave) >= 3) AND (length(clave) <= 80)))
);

ALTER TABLE ONLY instancia.avisos_dados FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.avisos_dados IS 'Reminders that were given: each once. Swept away after some weeks.';

CREATE TABLE instancia.avisos_preferencias (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    clase text NOT NULL,
    canal text NOT NULL,
    activo boolean NOT NULL,
    CONSTRAINT avisos_preferencias_canal_check CHECK ((canal = ANY (ARRAY['push'::text, 'correo'::text]))),
    CONSTRAINT avisos_preferencias_clase_check CHECK (((length(clase) >= 3) AND (length(clase) <= 40)))
);

ALTER TABLE ONLY instancia.avisos_preferencias FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.avisos_preferencias IS 'What somebody has chosen; the default where they have not.';

CREATE TABLE instancia.bajas (
    entidad_id integer NOT NULL,
    solicitud_id bigint NOT NULL,
    usuario_id integer NOT NULL,
    tipo text NOT NULL,
    duracion_dias integer,
    alta date,
    recaida_de bigint,
    revision date,
    abierta boolean DEFAULT false NOT NULL,
    vence date,
    CONSTRAINT bajas_check CHECK (((duracion_dias IS NOT NULL) OR (alta IS NOT NULL))),
    CONSTRAINT bajas_check1 CHECK ((recaida_de IS DISTINCT FROM solicitud_id)),
    CONSTRAINT bajas_duracion_dias_check CHECK (((duracion_dias >= 1) AND (duracion_dias <= 730))),
    CONSTRAINT bajas_tipo_check CHECK ((tipo = ANY (ARRAY['enfermedad-comun'::text, 'accidente-no-laboral'::text, 'accidente-trabajo'::text, 'enfermedad-profesional'::text, 'observacion'::text, 'menstruacion-incapacitante'::text, 'interrupcion-embarazo'::text, 'semana-39'::text, 'donacion-organos'::text, 'nacimiento'::text, 'riesgo-embarazo'::text, 'riesgo-lactancia'::text])))
);

ALTER TABLE ONLY instancia.bajas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.bajas IS 'What a sick leave has beside other requests. Read by the person and by those who may see health data.';

COMMENT ON COLUMN instancia.bajas.duracion_dias IS 'Expected days, the first one included.';

COMMENT ON COLUMN instancia.bajas.alta IS 'Its last day, once that is known.';

COMMENT ON COLUMN instancia.bajas.recaida_de IS 'The earlier leave of which it is a relapse.';

COMMENT ON COLUMN instancia.bajas.revision IS 'The latest day of the next review, by the rules that held when it was written.';

COMMENT ON COLUMN instancia.bajas.abierta IS 'It is noted and has no end yet: for the list of those that go on.';

COMMENT ON COLUMN instancia.bajas.vence IS 'While it goes on: the day of its next review or its expected end, the earlier one.';

CREATE TABLE instancia.bajas_confirmaciones (
    entidad_id integer NOT NULL,
    confirmacion_id bigint NOT NULL,
    solicitud_id bigint NOT NULL,
    fecha date NOT NULL,
    duracion_dias integer NOT NULL,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT bajas_confirmaciones_duracion_dias_check CHECK (((duracion_dias >= 1) AND (duracion_dias <= 730)))
);

ALTER TABLE ONLY instancia.bajas_confirmaciones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.bajas_confirmaciones IS 'Days on which a sick leave was confirmed: it goes on, and how long it was expected to last then.';

ALTER TABLE instancia.bajas_confirmaciones ALTER COLUMN confirmacion_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.bajas_confirmaciones_confirmacion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.bloqueos (
    entidad_id integer NOT NULL,
    bloqueo_id integer NOT NULL,
    usuario_id integer,
    motivo text NOT NULL,
    momento timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    levantado timestamp with time zone,
    CONSTRAINT bloqueos_motivo_check CHECK (((length(motivo) >= 1) AND (length(motivo) <= 500)))
);

ALTER TABLE ONLY instancia.bloqueos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.bloqueos IS 'Holds: what may not be erased, until they are lifted. Without a person: everybody''s.';

ALTER TABLE instancia.bloqueos ALTER COLUMN bloqueo_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.bloqueos_bloqueo_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.bolsa_movimientos (
    entidad_id integer NOT NULL,
    movimiento_id bigint NOT NULL,
    usuario_id integer NOT NULL,
    clase text NOT NULL,
    fecha date NOT NULL,
    minutos integer NOT NULL,
    origen text NOT NULL,
    caduca date,
    refiere_a bigint,
    cierre_id integer,
    motivo text,
    autor_id integer,
    momento timestamp with time zone NOT NULL,
    clave text NOT NULL,
    solicitud_id bigint,
    exceso date,
    CONSTRAINT bolsa_movimientos_check CHECK ((caduca >= fecha)),
    CONSTRAINT bolsa_movimientos_check1 CHECK (((clase = 'cierre'::text) = (cierre_id IS NOT NULL))),
    CONSTRAINT bolsa_movimientos_clase_check CHECK ((clase = ANY (ARRAY['cierre'::text, 'abono'::text, 'ajuste'::text, 'extra'::text]))),
    CONSTRAINT bolsa_movimientos_extra CHECK ((num_nonnulls(solicitud_id, exceso) = ((clase = 'extra'::text))::integer)),
    CONSTRAINT bolsa_movimientos_minutos_check CHECK ((minutos <> 0)),
    CONSTRAINT bolsa_movimientos_motivo_check CHECK ((length(motivo) <= 500)),
    CONSTRAINT bolsa_movimientos_origen_check CHECK ((origen = ANY (ARRAY['irregular'::text, 'extra'::text])))
);

ALTER TABLE ONLY instancia.bolsa_movimientos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.bolsa_movimientos IS 'The hour bank as it was written: balances of closed months, payouts, adjustments. Time off and expiry follow from absences and calendar and are not stored.';

COMMENT ON COLUMN instancia.bolsa_movimientos.refiere_a IS 'The movement that this one takes back: its month was reopened.';

COMMENT ON COLUMN instancia.bolsa_movimientos.clave IS 'What the movement is about; unique per person, so that nothing is booked twice.';

COMMENT ON COLUMN instancia.bolsa_movimientos.solicitud_id IS 'The overtime that the rest is for.';

COMMENT ON COLUMN instancia.bolsa_movimientos.exceso IS 'The day whose overtime the rest is for, where no request asked for it.';

ALTER TABLE instancia.bolsa_movimientos ALTER COLUMN movimiento_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.bolsa_movimientos_movimiento_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.bolsa_reglas (
    entidad_id integer NOT NULL,
    desde date NOT NULL,
    irregular_meses integer NOT NULL,
    extra_meses integer NOT NULL,
    tope_minutos integer,
    CONSTRAINT bolsa_reglas_extra_meses_check CHECK (((extra_meses >= 1) AND (extra_meses <= 60))),
    CONSTRAINT bolsa_reglas_irregular_meses_check CHECK (((irregular_meses >= 1) AND (irregular_meses <= 60))),
    CONSTRAINT bolsa_reglas_tope_minutos_check CHECK ((tope_minutos >= 0))
);

ALTER TABLE ONLY instancia.bolsa_reglas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.bolsa_reglas IS 'How long minutes last and how many may gather, from a day on. The past is never recomputed with a newer rule.';

CREATE TABLE instancia.borrados (
    entidad_id integer NOT NULL,
    borrado_id bigint NOT NULL,
    momento timestamp with time zone NOT NULL,
    usuario_id integer NOT NULL,
    hasta date NOT NULL,
    lineas integer NOT NULL,
    motivo text NOT NULL
);

ALTER TABLE ONLY instancia.borrados FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.borrados IS 'What was erased from the log after its retention, and why.';

ALTER TABLE instancia.borrados ALTER COLUMN borrado_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.borrados_borrado_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.centros (
    entidad_id integer NOT NULL,
    centro_id integer NOT NULL,
    nombre text NOT NULL,
    zona text NOT NULL,
    pais text NOT NULL,
    latitud double precision,
    longitud double precision,
    radio_metros integer,
    region text,
    direccion text DEFAULT ''::text NOT NULL,
    activo boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    ccc text DEFAULT ''::text NOT NULL,
    municipio text DEFAULT ''::text NOT NULL,
    CONSTRAINT centros_ccc_check CHECK ((ccc ~ '^([0-9]{11}|[0-9]{15})?$'::text)),
    CONSTRAINT centros_check CHECK (((latitud IS NULL) = (longitud IS NULL))),
    CONSTRAINT centros_check1 CHECK (((latitud IS NULL) = (radio_metros IS NULL))),
    CONSTRAINT centros_direccion_check CHECK ((length(direccion) <= 200)),
    CONSTRAINT centros_latitud_check CHECK (((latitud >= ('-90'::integer)::double precision) AND (latitud <= (90)::double precision))),
    CONSTRAINT centros_longitud_check CHECK (((longitud >= ('-180'::integer)::double precision) AND (longitud <= (180)::double precision))),
    CONSTRAINT centros_municipio_check CHECK ((length(municipio) <= 100)),
    CONSTRAINT centros_pais_check CHECK ((pais ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT centros_radio_metros_check CHECK ((radio_metros > 0)),
    CONSTRAINT centros_region_check CHECK ((region ~ '^[A-Z0-9]{1,4}(-[A-Z0-9]{1,4})?$'::text))
);

ALTER TABLE ONLY instancia.centros FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.centros IS 'Work centres. Without coordinates: a remote place, which no position is compared with.';

COMMENT ON COLUMN instancia.centros.region IS 'State or province, and the place within it, by whose calendar public holidays are proposed.';

COMMENT ON COLUMN instancia.centros.activo IS 'False: closed. Its records and months stay; nobody is assigned to it and no position is compared with it.';

COMMENT ON COLUMN instancia.centros.ccc IS 'The account of this centre, if it has one of its own.';

COMMENT ON COLUMN instancia.centros.municipio IS 'Where it is: centres of one municipality have the same local holidays.';

ALTER TABLE instancia.centros ALTER COLUMN centro_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.centros_centro_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.chat_ajustes (
    entidad_id integer NOT NULL,
    salas_departamento boolean NOT NULL,
    salas_centro boolean NOT NULL,
    conserva_meses integer,
    urgentes boolean NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    historial_completo boolean DEFAULT false NOT NULL,
    CONSTRAINT chat_ajustes_conserva_meses_check CHECK (((conserva_meses >= 1) AND (conserva_meses <= 120)))
);

ALTER TABLE ONLY instancia.chat_ajustes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.chat_ajustes IS 'What a company has decided about conversations.';

COMMENT ON COLUMN instancia.chat_ajustes.historial_completo IS 'Who comes into the room of a department or a centre also reads what was written before.';

CREATE TABLE instancia.chat_aperturas (
    entidad_id integer NOT NULL,
    apertura_id integer NOT NULL,
    sala_id integer NOT NULL,
    autor_id integer NOT NULL,
    motivo text NOT NULL,
    momento timestamp with time zone NOT NULL,
    hasta timestamp with time zone NOT NULL,
    CONSTRAINT chat_aperturas_motivo_check CHECK (((length(motivo) >= 10) AND (length(motivo) <= 300)))
);

ALTER TABLE ONLY instancia.chat_aperturas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.chat_aperturas IS 'Who has read a room of others, and why. Its members have been told.';

ALTER TABLE instancia.chat_aperturas ALTER COLUMN apertura_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.chat_aperturas_apertura_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.chat_avisos (
    entidad_id integer NOT NULL,
    sala_id integer NOT NULL,
    usuario_id integer NOT NULL,
    suena timestamp with time zone NOT NULL
);

ALTER TABLE ONLY instancia.chat_avisos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.chat_avisos IS 'Rooms that ring for a person later, when they are at work again.';

CREATE TABLE instancia.chat_entradas (
    entidad_id integer NOT NULL,
    sala_id integer NOT NULL,
    usuario_id integer NOT NULL,
    desde_numero integer NOT NULL
);

ALTER TABLE ONLY instancia.chat_entradas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.chat_entradas IS 'Since which message people are in the rooms of departments and centres. Each message writes down who has come since the one before it, and forgets who has left.';

CREATE TABLE instancia.chat_lecturas (
    entidad_id integer NOT NULL,
    sala_id integer NOT NULL,
    usuario_id integer NOT NULL,
    leido integer DEFAULT 0 NOT NULL,
    silenciada boolean DEFAULT false NOT NULL,
    momento timestamp with time zone NOT NULL
);

ALTER TABLE ONLY instancia.chat_lecturas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.chat_lecturas IS 'The last message that each person has read in a room, and whether it rings for them.';

CREATE TABLE instancia.chat_mensajes (
    entidad_id integer NOT NULL,
    mensaje_id bigint NOT NULL,
    sala_id integer NOT NULL,
    numero integer NOT NULL,
    cambio integer NOT NULL,
    autor_id integer,
    clave uuid,
    huella text,
    texto text,
    respuesta_a integer,
    urgente boolean DEFAULT false NOT NULL,
    con_ficheros boolean DEFAULT false NOT NULL,
    suceso text,
    detalle text,
    momento timestamp with time zone NOT NULL,
    editado timestamp with time zone,
    borrado timestamp with time zone,
    busqueda tsvector GENERATED ALWAYS AS (
CASE
    WHEN (texto IS NULL) THEN NULL::tsvector
    ELSE to_tsvector('simple'::regconfig, ((('sala'::text || (sala_id)::text) || ' '::text) || instancia.para_buscar(texto)))
END) STORED,
    CONSTRAINT chat_mensajes_check CHECK (((suceso IS NULL) = (clave IS NOT NULL))),
    CONSTRAINT chat_mensajes_check1 CHECK (((suceso IS NOT NULL) OR (autor_id IS NOT NULL))),
    CONSTRAINT chat_mensajes_check2 CHECK (((suceso IS NOT NULL) OR (borrado IS NOT NULL) OR (texto IS NOT NULL) OR con_ficheros)),
    CONSTRAINT chat_mensajes_detalle_check CHECK ((length(detalle) <= 1000)),
    CONSTRAINT chat_mensajes_numero_check CHECK ((numero > 0)),
    CONSTRAINT chat_mensajes_suceso_check CHECK ((suceso = ANY (ARRAY['creada'::text, 'entra'::text, 'sale'::text, 'nombre'::text, 'archivada'::text, 'abierta'::text, 'leida'::text]))),
    CONSTRAINT chat_mensajes_texto_check CHECK (((length(texto) >= 1) AND (length(texto) <= 4000)))
);

ALTER TABLE ONLY instancia.chat_mensajes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.chat_mensajes IS 'What was written, and what rooms say themselves (suceso).';

COMMENT ON COLUMN instancia.chat_mensajes.clave IS 'The UUID of the device: sent again, it is the same message.';

COMMENT ON COLUMN instancia.chat_mensajes.huella IS 'Digest of what was sent under the key.';

COMMENT ON COLUMN instancia.chat_mensajes.borrado IS 'Its author deleted it: the text and the files are gone, and this row says that it was there.';

ALTER TABLE instancia.chat_mensajes ALTER COLUMN mensaje_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.chat_mensajes_mensaje_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.chat_miembros (
    entidad_id integer NOT NULL,
    sala_id integer NOT NULL,
    usuario_id integer NOT NULL,
    desde_numero integer DEFAULT 0 NOT NULL,
    administra boolean DEFAULT false NOT NULL,
    entrada timestamp with time zone NOT NULL,
    salida timestamp with time zone
);

ALTER TABLE ONLY instancia.chat_miembros FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.chat_miembros IS 'Who was put into rooms of two and groups. In the other rooms nobody is put: it follows from where people work.';

COMMENT ON COLUMN instancia.chat_miembros.desde_numero IS 'Messages up to this number were written before the person came, and are not shown to them.';

CREATE TABLE instancia.chat_rrhh (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL
);

ALTER TABLE ONLY instancia.chat_rrhh FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.chat_rrhh IS 'Who answers what people write to HR. Without a row, the admins.';

CREATE TABLE instancia.usuarios (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    user_name text NOT NULL,
    nombre_completo text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    idioma text,
    password_hash text,
    roles text[] DEFAULT '{empleado}'::text[] NOT NULL,
    es_quiosco boolean DEFAULT false NOT NULL,
    responsable_id integer,
    activo boolean DEFAULT true NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    foto_version text,
    puesto text DEFAULT ''::text NOT NULL,
    movil text DEFAULT ''::text NOT NULL,
    alta date,
    ultimo_dia date,
    cierra timestamp with time zone,
    suspendida timestamp with time zone,
    invitada timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    departamento_id integer,
    respuestas_vistas timestamp with time zone,
    busqueda text GENERATED ALWAYS AS (instancia.para_buscar(((((((nombre_completo || ' '::text) || user_name) || ' '::text) || email) || ' '::text) || puesto))) STORED NOT NULL,
    oculta_telefono boolean DEFAULT false NOT NULL,
    oculta_foto boolean DEFAULT false NOT NULL,
    busqueda_equipo text GENERATED ALWAYS AS (instancia.para_buscar(((nombre_completo || ' '::text) || puesto))) STORED NOT NULL,
    es_invitado boolean DEFAULT false NOT NULL,
    CONSTRAINT usuarios_check CHECK ((ultimo_dia >= alta)),
    CONSTRAINT usuarios_foto_version_check CHECK (((length(foto_version) >= 1) AND (length(foto_version) <= 64))),
    CONSTRAINT usuarios_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text]))),
    CONSTRAINT usuarios_invitado_ajeno CHECK ((es_quiosco OR (NOT es_invitado))),
    CONSTRAINT usuarios_movil_check CHECK ((length(movil) <= 30)),
    CONSTRAINT usuarios_puesto_check CHECK ((length(puesto) <= 100)),
    CONSTRAINT usuarios_user_name_check CHECK ((user_name = upper(user_name)))
);

ALTER TABLE ONLY instancia.usuarios FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN instancia.usuarios.es_quiosco IS 'The account is no person of the company: a kiosk, or a guest. Lists of people leave it out.';

COMMENT ON COLUMN instancia.usuarios.revision IS 'Rises with every change of what the rules read of a person, beside the log itself; caches compare it.';

COMMENT ON COLUMN instancia.usuarios.foto_version IS 'Digest of the photo; null without one. Addresses of photos carry it, so that browsers keep them for ever.';

COMMENT ON COLUMN instancia.usuarios.alta IS 'First day of the contract; null where it is only known since when the person is recorded here.';

COMMENT ON COLUMN instancia.usuarios.ultimo_dia IS 'Last day of the contract; null: no end.';

COMMENT ON COLUMN instancia.usuarios.cierra IS 'From this instant on nobody comes in with the account: the last day is over, at the centre.';

COMMENT ON COLUMN instancia.usuarios.suspendida IS 'Since when the account is suspended.';

COMMENT ON COLUMN instancia.usuarios.version IS 'Rises with every change by those who manage people, so that two of them notice each other.';

COMMENT ON COLUMN instancia.usuarios.respuestas_vistas IS 'Answers to what the person asked are seen up to this instant; null: none were yet.';

COMMENT ON COLUMN instancia.usuarios.busqueda IS 'What a person is found by, in small letters and without accents.';

COMMENT ON COLUMN instancia.usuarios.oculta_telefono IS 'Colleagues do not see the telephone, where the company lets people choose.';

COMMENT ON COLUMN instancia.usuarios.oculta_foto IS 'Colleagues do not see the photo, where the company lets people choose.';

COMMENT ON COLUMN instancia.usuarios.busqueda_equipo IS 'What colleagues find a person by, in small letters and without accents.';

COMMENT ON COLUMN instancia.usuarios.es_invitado IS 'A guest: a labour inspector or a representative, who sees the record within an access (accesos_externos).';

CREATE VIEW instancia.chat_responden WITH (security_invoker='true') AS
 SELECT h.entidad_id,
    h.usuario_id
   FROM instancia.chat_rrhh h
UNION ALL
 SELECT r.entidad_id,
    r.usuario_id
   FROM instancia.usuarios r
  WHERE (('admin'::text = ANY (r.roles)) AND (NOT (EXISTS ( SELECT
           FROM instancia.chat_rrhh h
          WHERE (h.entidad_id = r.entidad_id)))));

COMMENT ON VIEW instancia.chat_responden IS 'Who answers what people write to HR: those whom the company has named; without any, the admins.';

CREATE TABLE instancia.chat_salas (
    entidad_id integer NOT NULL,
    sala_id integer NOT NULL,
    clase text NOT NULL,
    nombre text,
    departamento_id integer,
    centro_id integer,
    persona_id integer,
    una_id integer,
    otra_id integer,
    estado text DEFAULT 'abierto'::text NOT NULL,
    creada timestamp with time zone NOT NULL,
    autor_id integer,
    ultima integer DEFAULT 0 NOT NULL,
    cambio integer DEFAULT 0 NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT chat_salas_check CHECK (((clase = 'grupo'::text) = (nombre IS NOT NULL))),
    CONSTRAINT chat_salas_check1 CHECK (((clase = 'departamento'::text) = (departamento_id IS NOT NULL))),
    CONSTRAINT chat_salas_check2 CHECK (((clase = 'centro'::text) = (centro_id IS NOT NULL))),
    CONSTRAINT chat_salas_check3 CHECK (((clase = 'rrhh'::text) = (persona_id IS NOT NULL))),
    CONSTRAINT chat_salas_check4 CHECK ((((clase = 'dos'::text) = (una_id IS NOT NULL)) AND ((una_id IS NULL) = (otra_id IS NULL)) AND (una_id < otra_id))),
    CONSTRAINT chat_salas_clase_check CHECK ((clase = ANY (ARRAY['dos'::text, 'grupo'::text, 'departamento'::text, 'centro'::text, 'rrhh'::text]))),
    CONSTRAINT chat_salas_estado_check CHECK ((estado = ANY (ARRAY['abierto'::text, 'archivado'::text]))),
    CONSTRAINT chat_salas_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 80)))
);

ALTER TABLE ONLY instancia.chat_salas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.chat_salas IS 'Rooms. Who is in them is said by chat_pertenencias.';

COMMENT ON COLUMN instancia.chat_salas.persona_id IS 'Who writes to HR in this room.';

COMMENT ON COLUMN instancia.chat_salas.una_id IS 'The two people of a room of two, the smaller id first, so that there is one room for them.';

COMMENT ON COLUMN instancia.chat_salas.ultima IS 'The number of its last message. Whoever writes locks the row, so numbers have no gaps.';

COMMENT ON COLUMN instancia.chat_salas.cambio IS 'Rises with each message, change, reaction: who knows one number asks for what came after it.';

CREATE VIEW instancia.chat_pertenencias WITH (security_invoker='true') AS
 SELECT p.entidad_id,
    p.sala_id,
    p.usuario_id,
    p.desde_numero,
    p.administra,
    p.desde,
    p.hasta,
    u.cierra,
    p.responde
   FROM (( SELECT m.entidad_id,
            m.sala_id,
            m.usuario_id,
            m.desde_numero,
            m.administra,
            '-infinity'::date AS desde,
            'infinity'::date AS hasta,
            false AS responde
           FROM instancia.chat_miembros m
          WHERE (m.salida IS NULL)
        UNION ALL
         SELECT s.entidad_id,
            s.sala_id,
            d.usuario_id,
                CASE
                    WHEN h.historial_completo THEN 0
                    ELSE COALESCE(e.desde_numero, s.ultima)
                END AS "coalesce",
            false,
            '-infinity'::date AS date,
            'infinity'::date AS date,
            false
           FROM (((instancia.chat_salas s
             JOIN instancia.usuarios d ON (((d.entidad_id = s.entidad_id) AND (d.departamento_id = s.departamento_id))))
             LEFT JOIN instancia.chat_entradas e ON (((e.entidad_id = s.entidad_id) AND (e.sala_id = s.sala_id) AND (e.usuario_id = d.usuario_id))))
             LEFT JOIN instancia.chat_ajustes h ON ((h.entidad_id = s.entidad_id)))
          WHERE (s.clase = 'departamento'::text)
        UNION ALL
         SELECT s.entidad_id,
            s.sala_id,
            a.usuario_id,
                CASE
                    WHEN h.historial_completo THEN 0
                    ELSE COALESCE(e.desde_numero, s.ultima)
                END AS "coalesce",
            false,
            a.desde,
            COALESCE(( SELECT (min(b.desde) - 1)
                   FROM instancia.asignaciones b
                  WHERE ((b.entidad_id = a.entidad_id) AND (b.usuario_id = a.usuario_id) AND (b.desde > a.desde))), 'infinity'::date) AS "coalesce",
            false
           FROM (((instancia.chat_salas s
             JOIN instancia.asignaciones a ON (((a.entidad_id = s.entidad_id) AND (a.centro_id = s.centro_id))))
             LEFT JOIN instancia.chat_entradas e ON (((e.entidad_id = s.entidad_id) AND (e.sala_id = s.sala_id) AND (e.usuario_id = a.usuario_id))))
             LEFT JOIN instancia.chat_ajustes h ON ((h.entidad_id = s.entidad_id)))
          WHERE (s.clase = 'centro'::text)
        UNION ALL
         SELECT s.entidad_id,
            s.sala_id,
            s.persona_id,
            0,
            false,
            '-infinity'::date AS date,
            'infinity'::date AS date,
            false
           FROM instancia.chat_salas s
          WHERE (s.clase = 'rrhh'::text)
        UNION ALL
         SELECT s.entidad_id,
            s.sala_id,
            r.usuario_id,
            0,
            false,
            '-infinity'::date AS date,
            'infinity'::date AS date,
            true
           FROM (instancia.chat_responden r
             JOIN instancia.chat_salas s ON (((s.entidad_id = r.entidad_id) AND (s.clase = 'rrhh'::text) AND (s.persona_id <> r.usuario_id))))) p
     JOIN instancia.usuarios u ON (((u.entidad_id = p.entidad_id) AND (u.usuario_id = p.usuario_id))))
  WHERE (u.activo AND (u.suspendida IS NULL) AND (NOT u.es_quiosco));

COMMENT ON VIEW instancia.chat_pertenencias IS 'Who belongs to which room. A person is at most once in a room on a day.';

COMMENT ON COLUMN instancia.chat_pertenencias.responde IS 'In it only because they answer for HR. They have as many such rooms as people write to HR.';

CREATE TABLE instancia.chat_reacciones (
    entidad_id integer NOT NULL,
    mensaje_id bigint NOT NULL,
    usuario_id integer NOT NULL,
    simbolo text NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT chat_reacciones_simbolo_check CHECK ((simbolo = ANY (ARRAY['bien'::text, 'hecho'::text, 'fiesta'::text, 'corazon'::text, 'risa'::text, 'visto'::text])))
);

ALTER TABLE ONLY instancia.chat_reacciones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.chat_reacciones IS 'Reactions to messages.';

ALTER TABLE instancia.chat_salas ALTER COLUMN sala_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.chat_salas_sala_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.cierres (
    entidad_id integer NOT NULL,
    cierre_id integer NOT NULL,
    centro_id integer NOT NULL,
    mes date NOT NULL,
    accion text NOT NULL,
    momento timestamp with time zone NOT NULL,
    autor_id integer NOT NULL,
    motivo text,
    forzado boolean DEFAULT false NOT NULL,
    incompletas integer DEFAULT 0 NOT NULL,
    pendientes integer DEFAULT 0 NOT NULL,
    festivos jsonb,
    CONSTRAINT cierres_accion_check CHECK ((accion = ANY (ARRAY['cierre'::text, 'reapertura'::text]))),
    CONSTRAINT cierres_check CHECK (((accion = 'cierre'::text) OR (motivo IS NOT NULL))),
    CONSTRAINT cierres_check1 CHECK (((NOT forzado) OR (motivo IS NOT NULL))),
    CONSTRAINT cierres_festivos_check CHECK ((jsonb_typeof(festivos) = 'array'::text)),
    CONSTRAINT cierres_mes_check CHECK ((EXTRACT(day FROM mes) = (1)::numeric)),
    CONSTRAINT cierres_motivo_check CHECK (((length(motivo) >= 1) AND (length(motivo) <= 500)))
);

ALTER TABLE ONLY instancia.cierres FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.cierres IS 'Acts of closing and reopening a month of a centre; the last one of each counts, and what is no reopening counts as closed.';

COMMENT ON COLUMN instancia.cierres.mes IS 'The first day of the month.';

COMMENT ON COLUMN instancia.cierres.festivos IS 'The public holidays that the month was closed with, where nobody had confirmed those of its year. Empty: the confirmed ones, or for a month that was closed before proposals held, those of `instancia.festivos`.';

ALTER TABLE instancia.cierres ALTER COLUMN cierre_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.cierres_cierre_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.cierres_en_marcha (
    entidad_id integer NOT NULL,
    encargo_id integer NOT NULL,
    mes date NOT NULL,
    centro_id integer,
    motivo text,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    hechas integer DEFAULT 0 NOT NULL,
    total integer NOT NULL,
    acabado timestamp with time zone,
    fallo text,
    CONSTRAINT cierres_en_marcha_check CHECK (((hechas >= 0) AND (hechas <= total))),
    CONSTRAINT cierres_en_marcha_mes_check CHECK ((EXTRACT(day FROM mes) = (1)::numeric)),
    CONSTRAINT cierres_en_marcha_motivo_check CHECK (((length(motivo) >= 1) AND (length(motivo) <= 500)))
);

ALTER TABLE ONLY instancia.cierres_en_marcha FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.cierres_en_marcha IS 'Closings that are left to a job. centro_id null: all centres whose month is open.';

COMMENT ON COLUMN instancia.cierres_en_marcha.fallo IS 'The code of what was in the way.';

ALTER TABLE instancia.cierres_en_marcha ALTER COLUMN encargo_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.cierres_en_marcha_encargo_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.codigos_recuperacion (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    huella text NOT NULL,
    usado timestamp with time zone
);

ALTER TABLE ONLY instancia.codigos_recuperacion FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.codigos_recuperacion IS 'Codes on paper in the place of the app, each good once; as keyed digests.';

CREATE TABLE instancia.comunicados (
    entidad_id integer NOT NULL,
    comunicado_id integer NOT NULL,
    autor_id integer NOT NULL,
    borrador boolean NOT NULL,
    publica timestamp with time zone,
    caduca timestamp with time zone,
    retirado timestamp with time zone,
    fijado boolean NOT NULL,
    confirmacion boolean NOT NULL,
    confirmar_antes date,
    idioma text NOT NULL,
    titulo text NOT NULL,
    documento jsonb NOT NULL,
    texto text NOT NULL,
    comienzo text NOT NULL,
    segundo_idioma text,
    segundo_titulo text,
    segundo_documento jsonb,
    segundo_texto text,
    segundo_comienzo text,
    creado timestamp with time zone NOT NULL,
    cambiado timestamp with time zone NOT NULL,
    corregido timestamp with time zone,
    avisado timestamp with time zone,
    terminado timestamp with time zone,
    recordado timestamp with time zone,
    destinatarios integer,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT comunicados_check CHECK (((segundo_idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text])) AND (segundo_idioma <> idioma))),
    CONSTRAINT comunicados_check1 CHECK ((borrador OR (publica IS NOT NULL))),
    CONSTRAINT comunicados_check2 CHECK ((caduca > publica)),
    CONSTRAINT comunicados_check3 CHECK (((confirmar_antes IS NULL) OR confirmacion)),
    CONSTRAINT comunicados_check4 CHECK ((num_nulls(segundo_idioma, segundo_titulo, segundo_documento, segundo_texto, segundo_comienzo) = ANY (ARRAY[0, 5]))),
    CONSTRAINT comunicados_comienzo_check CHECK ((length(comienzo) <= 200)),
    CONSTRAINT comunicados_destinatarios_check CHECK ((destinatarios >= 0)),
    CONSTRAINT comunicados_documento_check CHECK ((jsonb_typeof(documento) = 'array'::text)),
    CONSTRAINT comunicados_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text]))),
    CONSTRAINT comunicados_segundo_comienzo_check CHECK ((length(segundo_comienzo) <= 200)),
    CONSTRAINT comunicados_segundo_documento_check CHECK ((jsonb_typeof(segundo_documento) = 'array'::text)),
    CONSTRAINT comunicados_segundo_titulo_check CHECK (((length(segundo_titulo) >= 1) AND (length(segundo_titulo) <= 120))),
    CONSTRAINT comunicados_titulo_check CHECK (((length(titulo) >= 1) AND (length(titulo) <= 120)))
);

ALTER TABLE ONLY instancia.comunicados FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.comunicados IS 'Announcements. Where one stands follows from its hours; nothing has to run for it to be read, or not any more.';

COMMENT ON COLUMN instancia.comunicados.publica IS 'Read from this instant on; of a draft: as planned. The hour was chosen in the company''s zone.';

COMMENT ON COLUMN instancia.comunicados.documento IS 'Blocks, checked against a closed schema (packages/contract/src/wiki/documento.ts). Never HTML.';

COMMENT ON COLUMN instancia.comunicados.texto IS 'The words of title and document, to be searched.';

COMMENT ON COLUMN instancia.comunicados.avisado IS 'Its publication was told; so nobody is told twice.';

COMMENT ON COLUMN instancia.comunicados.terminado IS 'Its end was told to open apps, and its audience rests.';

COMMENT ON COLUMN instancia.comunicados.destinatarios IS 'How many people it was for when it was published.';

CREATE TABLE instancia.comunicados_audiencia (
    entidad_id integer NOT NULL,
    comunicado_id integer NOT NULL,
    clave text NOT NULL,
    publica timestamp with time zone NOT NULL,
    hasta timestamp with time zone NOT NULL,
    destacado boolean NOT NULL,
    vigente boolean NOT NULL,
    CONSTRAINT comunicados_audiencia_clave_check CHECK ((clave ~ '^(todos|rol:[a-z]+|(centro|departamento|persona):[0-9]+)$'::text))
);

ALTER TABLE ONLY instancia.comunicados_audiencia FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.comunicados_audiencia IS 'Whom an announcement is for, a word for each group; claves_de_persona gives the same words to people. With copies of what a page of the list is found by.';

COMMENT ON COLUMN instancia.comunicados_audiencia.destacado IS 'It is pinned or asks for a confirmation, so it is looked for however old it is.';

COMMENT ON COLUMN instancia.comunicados_audiencia.vigente IS 'False: a draft, taken back or over. Those stay out of the indexes, whatever their number.';

ALTER TABLE instancia.comunicados ALTER COLUMN comunicado_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.comunicados_comunicado_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.comunicados_lecturas (
    entidad_id integer NOT NULL,
    comunicado_id integer NOT NULL,
    usuario_id integer NOT NULL,
    leido timestamp with time zone NOT NULL,
    confirmado timestamp with time zone
);

ALTER TABLE ONLY instancia.comunicados_lecturas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.comunicados_lecturas IS 'Who has opened an announcement, and confirmed it, and when first.';

CREATE TABLE instancia.contactos (
    entidad_id integer NOT NULL,
    contacto_id integer NOT NULL,
    usuario_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    comentario text NOT NULL,
    hecho timestamp with time zone,
    hecho_por integer,
    CONSTRAINT contactos_comentario_check CHECK (((length(comentario) >= 1) AND (length(comentario) <= 2000))),
    CONSTRAINT hecho_por_alguien CHECK (((hecho IS NULL) = (hecho_por IS NULL)))
);

ALTER TABLE ONLY instancia.contactos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.contactos IS 'Requests for help, as they were written, and whether they are done.';

COMMENT ON COLUMN instancia.contactos.hecho IS 'When somebody said that it is done; null while it waits.';

ALTER TABLE instancia.contactos ALTER COLUMN contacto_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.contactos_contacto_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.contratos (
    entidad_id integer NOT NULL,
    contrato_id integer NOT NULL,
    usuario_id integer NOT NULL,
    desde date NOT NULL,
    por_mil integer,
    duracion text,
    complementarias_por_cien integer,
    voluntarias boolean,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT contratos_check CHECK ((num_nonnulls(por_mil, duracion, complementarias_por_cien, voluntarias) = ANY (ARRAY[0, 4]))),
    CONSTRAINT contratos_complementarias_por_cien_check CHECK (((complementarias_por_cien >= 0) AND (complementarias_por_cien <= 100))),
    CONSTRAINT contratos_duracion_check CHECK ((duracion = ANY (ARRAY['indefinido'::text, 'fijo-discontinuo'::text, 'temporal'::text, 'formacion'::text]))),
    CONSTRAINT contratos_por_mil_check CHECK (((por_mil >= 1) AND (por_mil <= 1000)))
);

ALTER TABLE ONLY instancia.contratos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.contratos IS 'What the contract of a person says from a day on. Of several lines of one day the last counts; one without values takes the earlier ones back.';

COMMENT ON COLUMN instancia.contratos.por_mil IS 'The share of full time: 1000 is full time.';

COMMENT ON COLUMN instancia.contratos.complementarias_por_cien IS 'Agreed complementary hours, in hundredths of the ordinary ones.';

ALTER TABLE instancia.contratos ALTER COLUMN contrato_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.contratos_contrato_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW instancia.contratos_vigentes WITH (security_invoker='true') AS
 SELECT c.entidad_id,
    c.usuario_id,
    c.desde,
    c.por_mil,
    c.duracion,
    c.complementarias_por_cien,
    c.voluntarias,
    c.autor_id,
    c.momento
   FROM ( SELECT DISTINCT ON (x.entidad_id, x.usuario_id, x.desde) x.entidad_id,
            x.contrato_id,
            x.usuario_id,
            x.desde,
            x.por_mil,
            x.duracion,
            x.complementarias_por_cien,
            x.voluntarias,
            x.autor_id,
            x.momento
           FROM instancia.contratos x
          ORDER BY x.entidad_id, x.usuario_id, x.desde, x.contrato_id DESC) c
  WHERE (c.por_mil IS NOT NULL);

CREATE TABLE instancia.correcciones (
    entidad_id integer NOT NULL,
    solicitud_id bigint NOT NULL,
    registros bigint[] NOT NULL,
    CONSTRAINT correcciones_registros_check CHECK ((cardinality(registros) > 0))
);

ALTER TABLE ONLY instancia.correcciones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.correcciones IS 'The proposals in the log that a request is about: those of one day that its person made.';

CREATE TABLE instancia.jornadas (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    fecha date NOT NULL,
    zona text NOT NULL,
    estado text NOT NULL,
    situacion text NOT NULL,
    desde timestamp with time zone,
    inicio timestamp with time zone,
    fin timestamp with time zone,
    tramos jsonb NOT NULL,
    incidencias text[] NOT NULL,
    corregida boolean NOT NULL,
    pendientes integer NOT NULL,
    CONSTRAINT jornadas_estado_check CHECK ((estado = ANY (ARRAY['abierta'::text, 'cerrada'::text, 'incompleta'::text, 'vacia'::text]))),
    CONSTRAINT jornadas_situacion_check CHECK ((situacion = ANY (ARRAY['trabajando'::text, 'pausa'::text, 'fuera'::text])))
);

ALTER TABLE ONLY instancia.jornadas FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN instancia.jornadas.pendientes IS 'Corrections that wait for the other side.';

CREATE SEQUENCE instancia.registros_id
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE instancia.registros (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    numero integer NOT NULL,
    registro_id bigint DEFAULT nextval('instancia.registros_id'::regclass) NOT NULL,
    fecha date NOT NULL,
    evento text NOT NULL,
    clase text,
    tipo_id integer,
    momento timestamp with time zone,
    zona text NOT NULL,
    desplazamiento_minutos smallint,
    recibido timestamp with time zone NOT NULL,
    momento_dispositivo timestamp with time zone,
    zona_dispositivo text,
    modo text NOT NULL,
    confianza text NOT NULL,
    origen text NOT NULL,
    refiere_a bigint,
    proyecto_id integer,
    observaciones text,
    autor_id integer NOT NULL,
    clave uuid,
    cuerpo_huella bytea,
    canonico text NOT NULL,
    primero integer,
    CONSTRAINT registros_check CHECK (((evento <> 'fichaje'::text) OR ((clase IS NOT NULL) AND (tipo_id IS NOT NULL) AND (momento IS NOT NULL)))),
    CONSTRAINT registros_check1 CHECK (((evento <> ALL (ARRAY['anulacion'::text, 'acuerdo'::text, 'desacuerdo'::text, 'observacion'::text])) OR (refiere_a IS NOT NULL))),
    CONSTRAINT registros_check2 CHECK (((evento <> 'correccion'::text) OR (refiere_a IS NOT NULL) OR ((clase IS NOT NULL) AND (tipo_id IS NOT NULL) AND (momento IS NOT NULL)))),
    CONSTRAINT registros_clase_check CHECK ((clase = ANY (ARRAY['entrada'::text, 'salida'::text, 'pausa'::text, 'regreso'::text, 'proyecto'::text]))),
    CONSTRAINT registros_confianza_check CHECK ((confianza = ANY (ARRAY['directa'::text, 'tardia'::text, 'dudosa'::text]))),
    CONSTRAINT registros_evento_check CHECK ((evento = ANY (ARRAY['fichaje'::text, 'anulacion'::text, 'correccion'::text, 'acuerdo'::text, 'desacuerdo'::text, 'observacion'::text, 'olvido'::text]))),
    CONSTRAINT registros_modo_check CHECK ((modo = ANY (ARRAY['directo'::text, 'sugerido'::text, 'declarado'::text, 'automatico'::text]))),
    CONSTRAINT registros_numero_check CHECK ((numero > 0)),
    CONSTRAINT registros_observaciones_check CHECK ((length(observaciones) <= 500)),
    CONSTRAINT registros_origen_check CHECK ((origen = ANY (ARRAY['web'::text, 'pwa'::text, 'app'::text, 'quiosco'::text, 'admin'::text, 'importacion'::text, 'servidor'::text])))
);

ALTER TABLE ONLY instancia.registros FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN instancia.registros.numero IS 'Gapless per person: the order of writing, and what makes two writers at once notice each other.';

COMMENT ON COLUMN instancia.registros.fecha IS 'The day it belongs to: that of the shift''s start, in the zone of the centre.';

COMMENT ON COLUMN instancia.registros.canonico IS 'The line in its canonical form, ready to be chained.';

COMMENT ON COLUMN instancia.registros.primero IS 'The number of the first line of the same action. Empty for lines from before there was this column.';

CREATE VIEW instancia.correcciones_pendientes WITH (security_invoker='true') AS
 SELECT c.entidad_id,
    c.usuario_id,
    c.fecha,
    c.registro_id,
    c.recibido,
    c.autor_id
   FROM (instancia.jornadas j
     JOIN instancia.registros c ON (((c.entidad_id = j.entidad_id) AND (c.usuario_id = j.usuario_id) AND (c.fecha = j.fecha) AND (c.evento = 'correccion'::text))))
  WHERE ((j.pendientes > 0) AND (NOT (EXISTS ( SELECT
           FROM instancia.registros r
          WHERE ((r.entidad_id = c.entidad_id) AND (r.usuario_id = c.usuario_id) AND (r.fecha = c.fecha) AND (r.refiere_a = c.registro_id) AND (r.evento = ANY (ARRAY['acuerdo'::text, 'desacuerdo'::text, 'anulacion'::text])))))) AND (NOT (EXISTS ( SELECT
           FROM instancia.registros v
          WHERE ((v.entidad_id = c.entidad_id) AND (v.usuario_id = c.usuario_id) AND (v.fecha = c.fecha) AND (v.refiere_a = c.refiere_a) AND (v.evento = 'anulacion'::text) AND (NOT (EXISTS ( SELECT
                   FROM instancia.registros w
                  WHERE ((w.entidad_id = v.entidad_id) AND (w.usuario_id = v.usuario_id) AND (w.fecha = v.fecha) AND (w.refiere_a = v.registro_id) AND (w.evento = 'anulacion'::text))))))))));

CREATE TABLE instancia.correos (
    entidad_id integer NOT NULL,
    correo_id bigint NOT NULL,
    plantilla text NOT NULL,
    idioma text NOT NULL,
    para text NOT NULL,
    asunto text NOT NULL,
    datos jsonb,
    es_secreto boolean NOT NULL,
    estado text DEFAULT 'pendiente'::text NOT NULL,
    creado timestamp with time zone NOT NULL,
    caduca timestamp with time zone NOT NULL,
    enviado timestamp with time zone,
    intentos integer DEFAULT 0 NOT NULL,
    motivo text,
    entregado timestamp with time zone,
    entregado_por integer,
    CONSTRAINT correos_asunto_check CHECK ((length(asunto) <= 300)),
    CONSTRAINT correos_check CHECK (((estado = 'enviado'::text) = (enviado IS NOT NULL))),
    CONSTRAINT correos_estado_check CHECK ((estado = ANY (ARRAY['pendiente'::text, 'enviado'::text, 'fallido'::text]))),
    CONSTRAINT correos_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text]))),
    CONSTRAINT correos_motivo_check CHECK ((length(motivo) <= 300)),
    CONSTRAINT correos_para_check CHECK (((length(para) >= 3) AND (length(para) <= 254))),
    CONSTRAINT entregado_por_alguien CHECK (((entregado IS NULL) = (entregado_por IS NULL)))
);

ALTER TABLE ONLY instancia.correos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.correos IS 'Mails of a company: those that wait, were sent, or could not be.';

COMMENT ON COLUMN instancia.correos.datos IS 'What fills the template. Null once a mail with a secret was sent or has run out.';

COMMENT ON COLUMN instancia.correos.caduca IS 'From here on it is not sent any more.';

COMMENT ON COLUMN instancia.correos.entregado IS 'When its link was last read by somebody who hands it over; null while nobody did.';

ALTER TABLE instancia.correos ALTER COLUMN correo_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.correos_correo_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.departamentos (
    entidad_id integer NOT NULL,
    departamento_id integer NOT NULL,
    nombre text NOT NULL,
    padre_id integer,
    responsable_id integer,
    activo boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT departamentos_check CHECK ((padre_id <> departamento_id)),
    CONSTRAINT departamentos_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 80)))
);

ALTER TABLE ONLY instancia.departamentos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.departamentos IS 'Departments of a company, each at the top or within one of the top. None is deleted: people were in it.';

ALTER TABLE instancia.departamentos ALTER COLUMN departamento_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.departamentos_departamento_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.destinos_push (
    entidad_id integer NOT NULL,
    destino_id integer NOT NULL,
    usuario_id integer NOT NULL,
    sesion_id uuid NOT NULL,
    canal text NOT NULL,
    huella bytea NOT NULL,
    datos jsonb NOT NULL,
    creado timestamp with time zone NOT NULL,
    CONSTRAINT destinos_push_canal_check CHECK ((canal = ANY (ARRAY['web'::text, 'firebase'::text]))),
    CONSTRAINT destinos_push_huella_check CHECK ((length(huella) = 32))
);

ALTER TABLE ONLY instancia.destinos_push FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.destinos_push IS 'Devices that are told: one row each, of the session that is open there.';

COMMENT ON COLUMN instancia.destinos_push.datos IS 'web: endpoint, p256dh, auth; firebase: token.';

ALTER TABLE instancia.destinos_push ALTER COLUMN destino_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.destinos_push_destino_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.dias (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    fecha date NOT NULL,
    presencia integer NOT NULL,
    trabajado integer NOT NULL,
    efectivo integer NOT NULL,
    pausa_pagada integer NOT NULL,
    pausa_no_pagada integer NOT NULL,
    nocturnos integer NOT NULL,
    CONSTRAINT dias_efectivo_check CHECK ((efectivo >= 0)),
    CONSTRAINT dias_nocturnos_check CHECK ((nocturnos >= 0)),
    CONSTRAINT dias_pausa_no_pagada_check CHECK ((pausa_no_pagada >= 0)),
    CONSTRAINT dias_pausa_pagada_check CHECK ((pausa_pagada >= 0)),
    CONSTRAINT dias_presencia_check CHECK ((presencia >= 0)),
    CONSTRAINT dias_trabajado_check CHECK ((trabajado >= 0))
);

ALTER TABLE ONLY instancia.dias FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.dias IS 'Minutes of each recorded day up to its last mark.';

CREATE TABLE instancia.meses_de_persona (
    entidad_id integer NOT NULL,
    mes date NOT NULL,
    usuario_id integer NOT NULL,
    centro_id integer,
    participa boolean NOT NULL,
    previsto integer NOT NULL,
    trabajado integer NOT NULL,
    efectivo integer NOT NULL,
    ordinario integer NOT NULL,
    exceso integer NOT NULL,
    nocturno integer NOT NULL,
    retraso integer NOT NULL,
    saldo integer NOT NULL,
    vacaciones integer NOT NULL,
    baja integer NOT NULL,
    permiso integer NOT NULL,
    compensacion integer NOT NULL,
    ausencia_minutos integer NOT NULL,
    incidencias integer NOT NULL,
    incompletas integer NOT NULL,
    pendientes integer NOT NULL,
    avisos integer NOT NULL,
    tira text NOT NULL,
    dias jsonb NOT NULL,
    vence timestamp with time zone,
    CONSTRAINT meses_de_persona_mes_check CHECK ((EXTRACT(day FROM mes) = (1)::numeric))
);

ALTER TABLE ONLY instancia.meses_de_persona FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.meses_de_persona IS 'A person''s month: the sums of the days that count, in minutes, and the days themselves.';

COMMENT ON COLUMN instancia.meses_de_persona.centro_id IS 'The centre with which its last day is closed.';

COMMENT ON COLUMN instancia.meses_de_persona.participa IS 'Whether there is a contract or a record on any day.';

COMMENT ON COLUMN instancia.meses_de_persona.vacaciones IS 'Days of absence of a class, in halves.';

COMMENT ON COLUMN instancia.meses_de_persona.avisos IS 'Days with anything that somebody should look at.';

COMMENT ON COLUMN instancia.meses_de_persona.tira IS 'The kind of each day, one letter each.';

COMMENT ON COLUMN instancia.meses_de_persona.vence IS 'Until when it is true if nothing is written: a shift ends, or a day becomes another one.';

CREATE VIEW instancia.dias_sumados WITH (security_invoker='true') AS
 SELECT m.entidad_id,
    m.mes,
    m.usuario_id,
    d.fecha,
    d."centroId" AS centro_id,
    COALESCE(d.previsto, 0) AS previsto,
    COALESCE(d.trabajado, 0) AS trabajado,
    COALESCE(d.efectivo, 0) AS efectivo,
    COALESCE(d.ordinario, 0) AS ordinario,
    COALESCE(d.exceso, 0) AS exceso,
    COALESCE(d.nocturno, 0) AS nocturno,
    COALESCE(d.retraso, 0) AS retraso,
    COALESCE(d.saldo, 0) AS saldo,
    COALESCE(d.cuenta, false) AS cuenta,
    d.porque,
    d.motivo,
    d.ausencia,
    COALESCE(d."ausenciaMedios", 0) AS ausencia_medios,
    COALESCE(d."ausenciaMinutos", 0) AS ausencia_minutos,
    COALESCE(d.incidencias, '{}'::text[]) AS incidencias,
    COALESCE(d.pendientes, 0) AS pendientes,
    d.estado
   FROM (instancia.meses_de_persona m
     CROSS JOIN LATERAL jsonb_to_recordset(m.dias) d(fecha date, "centroId" integer, previsto integer, trabajado integer, efectivo integer, ordinario integer, exceso integer, nocturno integer, retraso integer, saldo integer, cuenta boolean, porque text, motivo text, ausencia text, "ausenciaMedios" integer, "ausenciaMinutos" integer, incidencias text[], pendientes integer, estado text));

COMMENT ON VIEW instancia.dias_sumados IS 'The stored sums of each day. Whoever reads it names the months, too, by `mes`.';

CREATE TABLE instancia.enlaces (
    entidad_id integer NOT NULL,
    huella bytea NOT NULL,
    tipo text NOT NULL,
    usuario_id integer NOT NULL,
    datos jsonb DEFAULT '{}'::jsonb NOT NULL,
    creado timestamp with time zone NOT NULL,
    caduca timestamp with time zone NOT NULL,
    CONSTRAINT enlaces_check CHECK ((caduca > creado)),
    CONSTRAINT enlaces_huella_check CHECK ((length(huella) = 32)),
    CONSTRAINT enlaces_tipo_check CHECK ((tipo = ANY (ARRAY['recuperacion'::text, 'registro'::text, 'invitacion'::text, 'acceso'::text, 'entrada'::text])))
);

ALTER TABLE ONLY instancia.enlaces FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.enlaces IS 'One-time links that have neither been used nor replaced. A used one is deleted: what is not here opens nothing.';

COMMENT ON COLUMN instancia.enlaces.huella IS 'SHA-256 of the secret, which is kept nowhere.';

CREATE TABLE instancia.entidades (
    entidad_id integer NOT NULL,
    nombre text NOT NULL,
    nif text DEFAULT ''::text NOT NULL,
    zona text NOT NULL,
    idioma text NOT NULL,
    ajustes jsonb DEFAULT '{}'::jsonb NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    ccc text DEFAULT ''::text NOT NULL,
    CONSTRAINT entidades_ccc_check CHECK ((ccc ~ '^([0-9]{11}|[0-9]{15})?$'::text)),
    CONSTRAINT entidades_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text])))
);

ALTER TABLE ONLY instancia.entidades FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN instancia.entidades.revision IS 'Rises with every change of configuration; caches compare it.';

COMMENT ON COLUMN instancia.entidades.version IS 'Rises with the name, the language and the settings; revision also with everything else that is configured.';

COMMENT ON COLUMN instancia.entidades.ccc IS 'The employer''s account at the Social Security (CCC), with or without the four digits of its regime. That of a centre comes before it.';

CREATE TABLE instancia.excesos (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    fecha date NOT NULL,
    exceso integer NOT NULL,
    pagada integer NOT NULL,
    descanso integer NOT NULL,
    fuerza_mayor integer NOT NULL,
    complementaria integer NOT NULL,
    flexible integer NOT NULL,
    cuentan integer NOT NULL,
    cuentan_aparte integer NOT NULL,
    aparte integer NOT NULL,
    a_mano boolean NOT NULL,
    partes jsonb NOT NULL,
    CONSTRAINT excesos_check CHECK ((exceso = ((((pagada + descanso) + fuerza_mayor) + complementaria) + flexible))),
    CONSTRAINT excesos_exceso_check CHECK ((exceso > 0))
);

ALTER TABLE ONLY instancia.excesos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.excesos IS 'Days with more minutes than planned, by category. Days without any have no row. Computed; `excesos_calculos` says until where.';

COMMENT ON COLUMN instancia.excesos.cuentan IS 'Minutes that count for the limit of a year, as of the last computing: paid, or not rested in time.';

COMMENT ON COLUMN instancia.excesos.cuentan_aparte IS 'Those of them that no approved request has.';

COMMENT ON COLUMN instancia.excesos.aparte IS 'Minutes that no request has and that do not go into the balance of the month.';

CREATE TABLE instancia.excesos_calculos (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    punto text NOT NULL,
    dia date NOT NULL
);

ALTER TABLE ONLY instancia.excesos_calculos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.excesos_calculos IS 'By which state of a person and company (`punto_de_excesos`) and on which day somebody was computed.';

CREATE TABLE instancia.excesos_decisiones (
    entidad_id integer NOT NULL,
    decision_id integer NOT NULL,
    usuario_id integer NOT NULL,
    fecha date NOT NULL,
    partes jsonb NOT NULL,
    motivo text NOT NULL,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT excesos_decisiones_motivo_check CHECK (((length(motivo) >= 1) AND (length(motivo) <= 500))),
    CONSTRAINT excesos_decisiones_partes_check CHECK ((jsonb_typeof(partes) = 'array'::text))
);

ALTER TABLE ONLY instancia.excesos_decisiones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.excesos_decisiones IS 'What somebody of the company decided by hand about a day, with the reason. The last one counts; without parts it gives the day back to the rule.';

COMMENT ON COLUMN instancia.excesos_decisiones.partes IS '`[{categoria, minutos}]`, in the order in which they take the minutes that no approved request has.';

ALTER TABLE instancia.excesos_decisiones ALTER COLUMN decision_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.excesos_decisiones_decision_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.excesos_reglas (
    entidad_id integer NOT NULL,
    regla_id integer NOT NULL,
    desde date NOT NULL,
    familia_id integer,
    completa text NOT NULL,
    parcial text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT excesos_reglas_completa_check CHECK ((completa = ANY (ARRAY['pagada'::text, 'descanso'::text, 'fuerza-mayor'::text, 'complementaria'::text, 'flexible'::text]))),
    CONSTRAINT excesos_reglas_parcial_check CHECK ((parcial = ANY (ARRAY['pagada'::text, 'descanso'::text, 'fuerza-mayor'::text, 'complementaria'::text, 'flexible'::text])))
);

ALTER TABLE ONLY instancia.excesos_reglas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.excesos_reglas IS 'What minutes above the plan are if nobody says otherwise, from a day on, for those with full and with part time; of an agreement, or (no familia_id) of all others.';

ALTER TABLE instancia.excesos_reglas ALTER COLUMN regla_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.excesos_reglas_regla_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.exportaciones (
    entidad_id integer NOT NULL,
    exportacion_id integer NOT NULL,
    usuario_id integer NOT NULL,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    desde date NOT NULL,
    hasta date NOT NULL,
    formato text NOT NULL,
    nombre text NOT NULL,
    sha256 bytea NOT NULL,
    huella_datos bytea NOT NULL,
    bytes integer NOT NULL,
    huella_mes bytea,
    CONSTRAINT exportaciones_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT exportaciones_check CHECK ((hasta >= desde)),
    CONSTRAINT exportaciones_formato_check CHECK ((formato = ANY (ARRAY['pdf'::text, 'xlsx'::text, 'csv'::text]))),
    CONSTRAINT exportaciones_huella_datos_check CHECK ((length(huella_datos) = 32)),
    CONSTRAINT exportaciones_huella_mes_check CHECK ((length(huella_mes) = 32)),
    CONSTRAINT exportaciones_nombre_check CHECK ((length(nombre) <= 200)),
    CONSTRAINT exportaciones_sha256_check CHECK ((length(sha256) = 32))
);

ALTER TABLE ONLY instancia.exportaciones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.exportaciones IS 'Files with a person''s record that were handed out. Append-only; the files themselves are not kept.';

COMMENT ON COLUMN instancia.exportaciones.usuario_id IS 'Whose record it is.';

COMMENT ON COLUMN instancia.exportaciones.autor_id IS 'Who took it out.';

COMMENT ON COLUMN instancia.exportaciones.sha256 IS 'Of the bytes of the file.';

COMMENT ON COLUMN instancia.exportaciones.huella_datos IS 'SHA-256 of the data in it, printed in the file: the same in every format and for as long as the record is.';

COMMENT ON COLUMN instancia.exportaciones.huella_mes IS 'SHA-256 of the canonical month (packages/domain/src/firmas) at that instant; null for a year, and for files of before.';

ALTER TABLE instancia.exportaciones ALTER COLUMN exportacion_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.exportaciones_exportacion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.exportes (
    entidad_id integer NOT NULL,
    exporte_id integer NOT NULL,
    usuario_id integer NOT NULL,
    clase text NOT NULL,
    desde date NOT NULL,
    hasta date NOT NULL,
    centros integer[],
    idioma text NOT NULL,
    plantilla jsonb,
    estado text DEFAULT 'espera'::text NOT NULL,
    hecho integer DEFAULT 0 NOT NULL,
    total integer,
    intentos integer DEFAULT 0 NOT NULL,
    pedido timestamp with time zone NOT NULL,
    latido timestamp with time zone,
    terminado timestamp with time zone,
    caduca timestamp with time zone,
    problema text,
    clave text,
    nombre text,
    bytes bigint,
    sha256 bytea,
    ficheros jsonb,
    CONSTRAINT exportes_check CHECK ((hasta >= desde)),
    CONSTRAINT exportes_check1 CHECK (((estado = 'listo'::text) = (sha256 IS NOT NULL))),
    CONSTRAINT exportes_clase_check CHECK ((clase = ANY (ARRAY['inspeccion'::text, 'representantes'::text, 'mensual'::text, 'nominas'::text, 'auditoria'::text]))),
    CONSTRAINT exportes_estado_check CHECK ((estado = ANY (ARRAY['espera'::text, 'en-curso'::text, 'listo'::text, 'fallido'::text]))),
    CONSTRAINT exportes_problema_check CHECK ((problema = ANY (ARRAY['interrumpido'::text, 'demasiado-grande'::text, 'sin-sitio'::text, 'error'::text]))),
    CONSTRAINT exportes_sha256_check CHECK ((length(sha256) = 32))
);

ALTER TABLE ONLY instancia.exportes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.exportes IS 'Exports about everybody, kept for a week.';

COMMENT ON COLUMN instancia.exportes.centros IS 'Null: every centre.';

COMMENT ON COLUMN instancia.exportes.plantilla IS 'The payroll template as it was when the export was asked for, with its name.';

COMMENT ON COLUMN instancia.exportes.latido IS 'When its process last said that it is at work.';

COMMENT ON COLUMN instancia.exportes.clave IS 'The key in the store of files.';

COMMENT ON COLUMN instancia.exportes.ficheros IS 'Name, size and SHA-256 of each file in the archive.';

ALTER TABLE instancia.exportes ALTER COLUMN exporte_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.exportes_exporte_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.exportes_plantillas (
    entidad_id integer NOT NULL,
    plantilla_id integer NOT NULL,
    nombre text NOT NULL,
    definicion jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT exportes_plantillas_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 60)))
);

ALTER TABLE ONLY instancia.exportes_plantillas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.exportes_plantillas IS 'How the payroll program of the company wants to be told.';

ALTER TABLE instancia.exportes_plantillas ALTER COLUMN plantilla_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.exportes_plantillas_plantilla_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.factores_totp (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    secreto bytea NOT NULL,
    ultimo_paso bigint DEFAULT 0 NOT NULL,
    preparado timestamp with time zone NOT NULL,
    confirmado timestamp with time zone
);

ALTER TABLE ONLY instancia.factores_totp FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.factores_totp IS 'Codes of an app (RFC 6238). They count once confirmed by the first of them.';

COMMENT ON COLUMN instancia.factores_totp.secreto IS 'Encrypted with a data key of the secrets.';

COMMENT ON COLUMN instancia.factores_totp.ultimo_paso IS 'The last time step that was used: it and those before are not taken again.';

CREATE TABLE instancia.festivos (
    entidad_id integer NOT NULL,
    centro_id integer NOT NULL,
    fecha date NOT NULL,
    nombre text NOT NULL
);

ALTER TABLE ONLY instancia.festivos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.festivos IS 'The public holidays of a centre, in the years that somebody has confirmed. In other years the calendar of country and region holds.';

CREATE TABLE instancia.festivos_confirmados (
    entidad_id integer NOT NULL,
    confirmacion_id integer NOT NULL,
    centro_id integer NOT NULL,
    ano integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    autor_id integer NOT NULL,
    festivos jsonb NOT NULL,
    CONSTRAINT festivos_confirmados_ano_check CHECK (((ano >= 2000) AND (ano <= 2100)))
);

ALTER TABLE ONLY instancia.festivos_confirmados FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.festivos_confirmados IS 'Who confirmed the public holidays of a centre and year, when, and the list that was confirmed.';

ALTER TABLE instancia.festivos_confirmados ALTER COLUMN confirmacion_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.festivos_confirmados_confirmacion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.festivos_recordados (
    entidad_id integer NOT NULL,
    ano integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT festivos_recordados_ano_check CHECK (((ano >= 2000) AND (ano <= 2100)))
);

ALTER TABLE ONLY instancia.festivos_recordados FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.festivos_recordados IS 'The years of whose public holidays those who confirm them were reminded.';

CREATE TABLE instancia.fichajes_retenidos (
    entidad_id integer NOT NULL,
    retenido_id bigint NOT NULL,
    usuario_id integer NOT NULL,
    clave uuid NOT NULL,
    fecha date NOT NULL,
    tipo_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    confianza text NOT NULL,
    momento_dispositivo timestamp with time zone NOT NULL,
    recibido timestamp with time zone NOT NULL,
    aparato text NOT NULL,
    datos json NOT NULL,
    propuesto boolean DEFAULT false NOT NULL,
    CONSTRAINT fichajes_retenidos_aparato_check CHECK ((aparato = ANY (ARRAY['web'::text, 'pwa'::text, 'app'::text]))),
    CONSTRAINT fichajes_retenidos_confianza_check CHECK ((confianza = ANY (ARRAY['tardia'::text, 'dudosa'::text]))),
    CONSTRAINT fichajes_retenidos_datos_check CHECK ((length((datos)::text) <= 20000))
);

ALTER TABLE ONLY instancia.fichajes_retenidos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.fichajes_retenidos IS 'Marks that came after their month had been closed. Append-only: one is settled once the log has its key.';

COMMENT ON COLUMN instancia.fichajes_retenidos.fecha IS 'The day that it belongs to, as it was reckoned at its receipt.';

COMMENT ON COLUMN instancia.fichajes_retenidos.momento IS 'Its official time, made of what the device knew of the time and of the receipt.';

COMMENT ON COLUMN instancia.fichajes_retenidos.datos IS 'What was asked for, as it came: as text, for its digest goes with the key.';

COMMENT ON COLUMN instancia.fichajes_retenidos.propuesto IS 'It counts once the company agrees: the device had no time that the server had signed, or one that was too old.';

ALTER TABLE instancia.fichajes_retenidos ALTER COLUMN retenido_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.fichajes_retenidos_retenido_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.ficheros (
    entidad_id integer NOT NULL,
    fichero_id bigint NOT NULL,
    usuario_id integer NOT NULL,
    autor_id integer NOT NULL,
    estado text NOT NULL,
    clave text NOT NULL,
    nombre text NOT NULL,
    tipo text NOT NULL,
    bytes bigint NOT NULL,
    sha256 text NOT NULL,
    vista_bytes integer,
    modulo text,
    asunto_id bigint,
    momento timestamp with time zone NOT NULL,
    guardado timestamp with time zone,
    CONSTRAINT ficheros_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT ficheros_check CHECK ((((modulo IS NULL) = (asunto_id IS NULL)) AND ((modulo IS NULL) = (guardado IS NULL)))),
    CONSTRAINT ficheros_check1 CHECK (
CASE estado
    WHEN 'guardado'::text THEN (modulo IS NOT NULL)
    WHEN 'borrado'::text THEN true
    ELSE (modulo IS NULL)
END),
    CONSTRAINT ficheros_estado_check CHECK ((estado = ANY (ARRAY['subiendo'::text, 'temporal'::text, 'guardado'::text, 'borrado'::text]))),
    CONSTRAINT ficheros_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 120))),
    CONSTRAINT ficheros_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT ficheros_vista_bytes_check CHECK ((vista_bytes > 0))
);

ALTER TABLE ONLY instancia.ficheros FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.ficheros IS 'Files, without their bytes.';

COMMENT ON COLUMN instancia.ficheros.usuario_id IS 'Whose it is. The author differs where somebody acts for this person.';

COMMENT ON COLUMN instancia.ficheros.estado IS 'subiendo: its bytes are being stored. temporal: it belongs to nothing yet. guardado: it belongs to something. borrado: its bytes are to be deleted, and then this row.';

COMMENT ON COLUMN instancia.ficheros.clave IS 'Where the store has its bytes. The small picture is beside it.';

COMMENT ON COLUMN instancia.ficheros.sha256 IS 'Of the bytes as they are stored, hexadecimal.';

COMMENT ON COLUMN instancia.ficheros.vista_bytes IS 'The size of the small picture; null if there is none.';

COMMENT ON COLUMN instancia.ficheros.modulo IS 'The part of the product that it belongs to, with the id that the thing has there.';

ALTER TABLE instancia.ficheros ALTER COLUMN fichero_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.ficheros_fichero_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.ficheros_uso (
    entidad_id integer NOT NULL,
    bytes bigint NOT NULL,
    CONSTRAINT ficheros_uso_bytes_check CHECK ((bytes >= 0))
);

ALTER TABLE ONLY instancia.ficheros_uso FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.ficheros_uso IS 'The bytes of all files of a company, small pictures included.';

CREATE TABLE instancia.firmas (
    entidad_id integer NOT NULL,
    firma_id bigint NOT NULL,
    usuario_id integer NOT NULL,
    mes date NOT NULL,
    accion text NOT NULL,
    momento timestamp with time zone NOT NULL,
    autor_id integer NOT NULL,
    metodo text,
    aparato text NOT NULL,
    idioma text NOT NULL,
    texto_version integer,
    texto text NOT NULL,
    dias date[] NOT NULL,
    huella bytea NOT NULL,
    contenido text NOT NULL,
    numero integer NOT NULL,
    CONSTRAINT firmas_accion_check CHECK ((accion = ANY (ARRAY['firma'::text, 'objecion'::text, 'respuesta'::text]))),
    CONSTRAINT firmas_aparato_check CHECK ((length(aparato) <= 200)),
    CONSTRAINT firmas_check CHECK (((accion = 'firma'::text) = ((metodo IS NOT NULL) AND (texto_version IS NOT NULL)))),
    CONSTRAINT firmas_check1 CHECK (((accion = 'respuesta'::text) OR (autor_id = usuario_id))),
    CONSTRAINT firmas_huella_check CHECK ((length(huella) = 32)),
    CONSTRAINT firmas_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text]))),
    CONSTRAINT firmas_mes_check CHECK ((EXTRACT(day FROM mes) = (1)::numeric)),
    CONSTRAINT firmas_metodo_check CHECK ((metodo = ANY (ARRAY['pin'::text, 'llave'::text, 'contrasena'::text, 'sesion'::text]))),
    CONSTRAINT firmas_numero_check CHECK ((numero >= 0)),
    CONSTRAINT firmas_texto_check CHECK (((length(texto) >= 1) AND (length(texto) <= 1000)))
);

ALTER TABLE ONLY instancia.firmas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.firmas IS 'Append-only. The newest firma or objecion of a month says where it stands; later changes of the record take nothing away.';

COMMENT ON COLUMN instancia.firmas.texto IS 'The words that were signed, or what the person says is wrong, or the answer to it.';

COMMENT ON COLUMN instancia.firmas.dias IS 'The days that an objection is about.';

COMMENT ON COLUMN instancia.firmas.huella IS 'SHA-256 of contenido.';

COMMENT ON COLUMN instancia.firmas.contenido IS 'The month as it was signed, in its canonical form (packages/domain/src/firmas).';

COMMENT ON COLUMN instancia.firmas.numero IS 'The last line of the record of that month at that instant: a later one has changed the month.';

CREATE TABLE instancia.firmas_ajustes (
    entidad_id integer NOT NULL,
    activa boolean NOT NULL,
    desde date NOT NULL,
    hasta_dia integer NOT NULL,
    metodos text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT firmas_ajustes_desde_check CHECK ((EXTRACT(day FROM desde) = (1)::numeric)),
    CONSTRAINT firmas_ajustes_hasta_dia_check CHECK (((hasta_dia >= 1) AND (hasta_dia <= 15))),
    CONSTRAINT firmas_ajustes_metodos_check CHECK (((metodos <@ '{pin,llave,contrasena}'::text[]) AND (cardinality(metodos) > 0)))
);

ALTER TABLE ONLY instancia.firmas_ajustes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.firmas_ajustes IS 'Without a row nothing is asked for: no law wants a signature.';

COMMENT ON COLUMN instancia.firmas_ajustes.desde IS 'The first month that is asked for, so that nobody is asked for years before.';

COMMENT ON COLUMN instancia.firmas_ajustes.hasta_dia IS 'The day of the following month until which people are asked.';

CREATE TABLE instancia.firmas_avisos (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    mes date NOT NULL,
    clave text NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT firmas_avisos_clave_check CHECK ((length(clave) <= 40))
);

ALTER TABLE ONLY instancia.firmas_avisos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.firmas_avisos IS 'Reminders that were sent, so that nobody gets one twice.';

ALTER TABLE instancia.firmas ALTER COLUMN firma_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.firmas_firma_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.fotos (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    lado integer NOT NULL,
    bytes bytea NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT fotos_bytes_check CHECK ((length(bytes) <= 300000)),
    CONSTRAINT fotos_lado_check CHECK ((lado = ANY (ARRAY[96, 192, 512])))
);
ALTER TABLE ONLY instancia.fotos ALTER COLUMN bytes SET STORAGE EXTERNAL;

ALTER TABLE ONLY instancia.fotos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.fotos IS 'Photos of people as square WebP files, encoded anew from what was sent.';

COMMENT ON COLUMN instancia.fotos.lado IS 'Edge in pixels.';

CREATE TABLE instancia.gastos (
    entidad_id integer NOT NULL,
    solicitud_id bigint NOT NULL,
    clase text NOT NULL,
    tipo_id integer,
    actividad_id integer,
    proyecto_id integer,
    forma_pago_id integer,
    dia date,
    campos jsonb NOT NULL,
    parecido text,
    moneda text NOT NULL,
    en_moneda integer,
    total integer,
    exento integer,
    sujeto integer,
    deducible integer,
    a_cobrar integer,
    calculo jsonb NOT NULL,
    pagada date,
    factura text,
    CONSTRAINT gastos_calculo_check CHECK ((jsonb_typeof(calculo) = 'object'::text)),
    CONSTRAINT gastos_campos_check CHECK ((jsonb_typeof(campos) = 'object'::text)),
    CONSTRAINT gastos_check CHECK (
CASE
    WHEN (total IS NULL) THEN (num_nonnulls(exento, sujeto, deducible, a_cobrar) = 0)
    ELSE ((exento >= 0) AND (sujeto >= 0) AND ((exento + sujeto) = total) AND ((deducible >= 0) AND (deducible <= total)) AND ((a_cobrar = 0) OR (a_cobrar = total)))
END),
    CONSTRAINT gastos_clase_check CHECK ((clase = ANY (ARRAY['ticket'::text, 'kilometros'::text, 'dieta'::text]))),
    CONSTRAINT gastos_en_moneda_check CHECK ((en_moneda >= 0)),
    CONSTRAINT gastos_moneda_check CHECK ((moneda ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT gastos_total_check CHECK ((total > 0))
);

ALTER TABLE ONLY instancia.gastos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.gastos IS 'What a request for an expense has beside others. Amounts are cents of euros.';

COMMENT ON COLUMN instancia.gastos.campos IS 'The fields as they were typed, without those that are columns.';

COMMENT ON COLUMN instancia.gastos.parecido IS 'The merchant, or the way and its length, without what people write differently each time, to find the same expense again.';

COMMENT ON COLUMN instancia.gastos.en_moneda IS 'The total in hundredths of its currency.';

COMMENT ON COLUMN instancia.gastos.total IS 'Empty: a draft that cannot be computed yet.';

COMMENT ON COLUMN instancia.gastos.calculo IS 'How it came about, with the rates of its day, as it was when it was sent. Nothing recomputes it.';

COMMENT ON COLUMN instancia.gastos.pagada IS 'The day on which it was paid.';

COMMENT ON COLUMN instancia.gastos.factura IS 'Tax number of the merchant and number of the invoice, without what people write differently each time.';

CREATE TABLE instancia.gastos_actividades (
    entidad_id integer NOT NULL,
    actividad_id integer NOT NULL,
    nombre text NOT NULL,
    cuenta text,
    activo boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT gastos_actividades_cuenta_check CHECK (((length(cuenta) >= 1) AND (length(cuenta) <= 20))),
    CONSTRAINT gastos_actividades_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 60)))
);

ALTER TABLE ONLY instancia.gastos_actividades FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.gastos_actividades IS 'What expenses are given to, beside projects: a fair, a training, a delegation.';

ALTER TABLE instancia.gastos_actividades ALTER COLUMN actividad_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.gastos_actividades_actividad_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.gastos_cambios (
    entidad_id integer NOT NULL,
    moneda text NOT NULL,
    desde date NOT NULL,
    millonesimas bigint NOT NULL,
    CONSTRAINT gastos_cambios_millonesimas_check CHECK ((millonesimas > 0)),
    CONSTRAINT gastos_cambios_moneda_check CHECK ((moneda ~ '^[A-Z]{3}$'::text))
);

ALTER TABLE ONLY instancia.gastos_cambios FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.gastos_cambios IS 'Exchange rates from a day on.';

COMMENT ON COLUMN instancia.gastos_cambios.millonesimas IS 'Units of the currency for one euro, in millionths.';

CREATE TABLE instancia.gastos_formas_pago (
    entidad_id integer NOT NULL,
    forma_pago_id integer NOT NULL,
    habitual text,
    nombre text,
    reembolsa boolean NOT NULL,
    cuenta text,
    activo boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT gastos_formas_pago_check CHECK (((nombre IS NOT NULL) OR (habitual IS NOT NULL))),
    CONSTRAINT gastos_formas_pago_cuenta_check CHECK (((length(cuenta) >= 1) AND (length(cuenta) <= 20))),
    CONSTRAINT gastos_formas_pago_habitual_check CHECK ((habitual = ANY (ARRAY['propio'::text, 'tarjeta'::text, 'anticipo'::text]))),
    CONSTRAINT gastos_formas_pago_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 60)))
);

ALTER TABLE ONLY instancia.gastos_formas_pago FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.gastos_formas_pago IS 'Ways of paying. `habitual`: one of the three that every company starts with, which have a usual name.';

COMMENT ON COLUMN instancia.gastos_formas_pago.reembolsa IS 'The company pays it back to the person.';

ALTER TABLE instancia.gastos_formas_pago ALTER COLUMN forma_pago_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.gastos_formas_pago_forma_pago_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.gastos_politicas (
    entidad_id integer NOT NULL,
    desde date NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    tarifas jsonb NOT NULL
);

ALTER TABLE ONLY instancia.gastos_politicas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.gastos_politicas IS 'What is paid for kilometres and days of travel, for expenses from a day on. What was sent keeps what it came to.';

CREATE TABLE instancia.gastos_tipos (
    entidad_id integer NOT NULL,
    tipo_id integer NOT NULL,
    categoria text NOT NULL,
    nombre text,
    cuenta text,
    justificante_desde integer,
    limite_dia integer,
    limite_impide boolean DEFAULT false NOT NULL,
    activo boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT gastos_tipos_categoria_check CHECK ((categoria = ANY (ARRAY['comida'::text, 'comida-clientes'::text, 'alojamiento'::text, 'transporte'::text, 'kilometraje'::text, 'dieta'::text, 'otro'::text]))),
    CONSTRAINT gastos_tipos_cuenta_check CHECK (((length(cuenta) >= 1) AND (length(cuenta) <= 20))),
    CONSTRAINT gastos_tipos_justificante_desde_check CHECK ((justificante_desde >= 0)),
    CONSTRAINT gastos_tipos_limite_dia_check CHECK ((limite_dia >= 0)),
    CONSTRAINT gastos_tipos_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 60)))
);

ALTER TABLE ONLY instancia.gastos_tipos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.gastos_tipos IS 'Types of expenses. Amounts are cents.';

COMMENT ON COLUMN instancia.gastos_tipos.nombre IS 'Empty: the usual name of its category, in the language of each reader.';

COMMENT ON COLUMN instancia.gastos_tipos.cuenta IS 'The account under which the accounting books it.';

COMMENT ON COLUMN instancia.gastos_tipos.justificante_desde IS 'From this amount on it needs a receipt. Empty: never.';

COMMENT ON COLUMN instancia.gastos_tipos.limite_dia IS 'For all expenses of the type on one day. Empty: no limit.';

ALTER TABLE instancia.gastos_tipos ALTER COLUMN tipo_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.gastos_tipos_tipo_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.horarios (
    entidad_id integer NOT NULL,
    horario_id integer NOT NULL,
    nombre text NOT NULL,
    activo boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY instancia.horarios FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN instancia.horarios.version IS 'Rises with its name, its dated versions and its closing.';

ALTER TABLE instancia.horarios ALTER COLUMN horario_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.horarios_horario_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.horarios_versiones (
    entidad_id integer NOT NULL,
    horario_id integer NOT NULL,
    desde date NOT NULL,
    definicion jsonb NOT NULL
);

ALTER TABLE ONLY instancia.horarios_versiones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.horarios_versiones IS 'What a schedule says from a day on, until its next version. The past is never recomputed with a newer one.';

CREATE TABLE instancia.horas_extra (
    entidad_id integer NOT NULL,
    solicitud_id bigint NOT NULL,
    tipologia_id integer NOT NULL,
    tipologia jsonb NOT NULL,
    compensacion text NOT NULL,
    inicio text,
    fin text,
    proyecto_id integer,
    previa boolean NOT NULL,
    CONSTRAINT horas_extra_check CHECK (((inicio IS NULL) = (fin IS NULL))),
    CONSTRAINT horas_extra_compensacion_check CHECK ((compensacion = ANY (ARRAY['descanso'::text, 'pago'::text]))),
    CONSTRAINT horas_extra_fin_check CHECK ((fin ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
    CONSTRAINT horas_extra_inicio_check CHECK ((inicio ~ '^([01]\d|2[0-3]):[0-5]\d$'::text))
);

ALTER TABLE ONLY instancia.horas_extra FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.horas_extra IS 'What a request for overtime has beside others. Its minutes are those of the request.';

COMMENT ON COLUMN instancia.horas_extra.tipologia IS 'The kind as it was when it was sent. A later version does not change it.';

COMMENT ON COLUMN instancia.horas_extra.previa IS 'Asked for before the record knew the day: an authorisation, of which counts what is worked.';

CREATE TABLE instancia.horas_extra_regimenes (
    entidad_id integer NOT NULL,
    regimen_id integer NOT NULL,
    usuario_id integer NOT NULL,
    regimen text NOT NULL,
    desde date NOT NULL,
    hasta date,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT horas_extra_regimenes_check CHECK ((hasta >= desde)),
    CONSTRAINT horas_extra_regimenes_regimen_check CHECK ((regimen = ANY (ARRAY['parcial'::text, 'nocturno'::text, 'menor'::text])))
);

ALTER TABLE ONLY instancia.horas_extra_regimenes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.horas_extra_regimenes IS 'For whom the law allows no overtime, and on which days, where the schedule does not say so.';

ALTER TABLE instancia.horas_extra_regimenes ALTER COLUMN regimen_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.horas_extra_regimenes_regimen_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.horas_extra_reglas (
    entidad_id integer NOT NULL,
    desde date NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    reglas jsonb NOT NULL
);

ALTER TABLE ONLY instancia.horas_extra_reglas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.horas_extra_reglas IS 'The rules for overtime from a day on.';

CREATE TABLE instancia.horas_extra_tipologias (
    entidad_id integer NOT NULL,
    tipologia_id integer NOT NULL,
    desde date NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    datos jsonb NOT NULL
);

ALTER TABLE ONLY instancia.horas_extra_tipologias FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.horas_extra_tipologias IS 'Kinds of overtime of a company, each from a day on. Those below 100 replace the ones that every company has.';

ALTER TABLE instancia.horas_extra_tipologias ALTER COLUMN tipologia_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME instancia.horas_extra_tipologias_tipologia_id_seq
    START WITH 100
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.horas_proyectos (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    fecha date NOT NULL,
    proyecto_id integer NOT NULL,
    minutos integer NOT NULL,
    CONSTRAINT horas_proyectos_minutos_check CHECK ((minutos > 0))
);

ALTER TABLE ONLY instancia.horas_proyectos FORCE ROW LEVEL SECURITY;

CREATE TABLE instancia.incidencias (
    entidad_id integer NOT NULL,
    incidencia_id bigint NOT NULL,
    usuario_id integer NOT NULL,
    fecha date NOT NULL,
    clase text NOT NULL,
    preguntada timestamp with time zone,
    pregunta_de integer,
    respuesta text,
    respondida timestamp with time zone,
    resuelta timestamp with time zone,
    resuelta_por integer,
    nota text,
    viva boolean DEFAULT true NOT NULL,
    centro_id integer,
    estado text GENERATED ALWAYS AS (
CASE
    WHEN ((resuelta IS NOT NULL) OR (NOT viva)) THEN 'resuelta'::text
    WHEN (respondida IS NOT NULL) THEN 'respondida'::text
    WHEN (preguntada IS NOT NULL) THEN 'preguntada'::text
    ELSE 'abierta'::text
END) STORED,
    CONSTRAINT incidencias_check CHECK (((preguntada IS NULL) = (pregunta_de IS NULL))),
    CONSTRAINT incidencias_check1 CHECK (((respuesta IS NULL) = (respondida IS NULL))),
    CONSTRAINT incidencias_check2 CHECK (((respuesta IS NULL) OR (preguntada IS NOT NULL))),
    CONSTRAINT incidencias_check3 CHECK (((resuelta IS NULL) = (resuelta_por IS NULL))),
    CONSTRAINT incidencias_clase_check CHECK ((clase = ANY (ARRAY['falta-salida'::text, 'falta-entrada'::text, 'orden'::text, 'solape'::text, 'desacuerdo'::text, 'dudosa'::text, 'en-ausencia'::text, 'sin-fichajes'::text, 'sin-salida'::text, 'no-vino'::text, 'tarde'::text, 'retenido'::text]))),
    CONSTRAINT incidencias_con_motivo CHECK ((viva OR (preguntada IS NOT NULL) OR (resuelta IS NOT NULL))),
    CONSTRAINT incidencias_nota_check CHECK (((length(nota) >= 1) AND (length(nota) <= 300))),
    CONSTRAINT incidencias_respuesta_check CHECK ((respuesta = ANY (ARRAY['olvido'::text, 'no-trabajo'::text, 'sigo'::text, 'corrijo'::text, 'correcta'::text])))
);

ALTER TABLE ONLY instancia.incidencias FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.incidencias IS 'What is wrong with days of people, and what was asked about it, answered and settled. One row for each thing.';

COMMENT ON COLUMN instancia.incidencias.nota IS 'What whoever settled it wrote down.';

COMMENT ON COLUMN instancia.incidencias.viva IS 'Whether it is wrong by now. What nobody was asked about goes away when it is no longer wrong.';

COMMENT ON COLUMN instancia.incidencias.centro_id IS 'The centre of that day.';

ALTER TABLE instancia.incidencias ALTER COLUMN incidencia_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.incidencias_incidencia_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.incumplimientos (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    fecha date NOT NULL,
    regla text NOT NULL,
    norma text NOT NULL,
    limite integer NOT NULL,
    valor integer NOT NULL,
    vigente boolean DEFAULT true NOT NULL
);

ALTER TABLE ONLY instancia.incumplimientos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.incumplimientos IS 'Limits of working time that days broke, with the source, the limit and the value in minutes. Computed.';

COMMENT ON COLUMN instancia.incumplimientos.vigente IS 'False: the record says otherwise by now. Kept only for its answers.';

CREATE TABLE instancia.incumplimientos_respuestas (
    entidad_id integer NOT NULL,
    respuesta_id integer NOT NULL,
    usuario_id integer NOT NULL,
    fecha date NOT NULL,
    regla text NOT NULL,
    causa text NOT NULL,
    texto text NOT NULL,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT incumplimientos_respuestas_causa_check CHECK ((causa = ANY (ARRAY['fuerza-mayor'::text, 'necesidad'::text, 'voluntad'::text, 'error'::text, 'otra'::text]))),
    CONSTRAINT incumplimientos_respuestas_texto_check CHECK (((length(texto) >= 1) AND (length(texto) <= 500)))
);

ALTER TABLE ONLY instancia.incumplimientos_respuestas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.incumplimientos_respuestas IS 'Why a limit was broken, as somebody of the company explains it. It stays with it.';

ALTER TABLE instancia.incumplimientos_respuestas ALTER COLUMN respuesta_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.incumplimientos_respuestas_respuesta_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.llaves (
    entidad_id integer NOT NULL,
    llave_id integer NOT NULL,
    usuario_id integer NOT NULL,
    credencial text NOT NULL,
    clave_publica bytea NOT NULL,
    contador bigint NOT NULL,
    transportes text[] DEFAULT '{}'::text[] NOT NULL,
    rp_id text NOT NULL,
    nombre text NOT NULL,
    respaldada boolean NOT NULL,
    creada timestamp with time zone NOT NULL,
    ultimo_uso timestamp with time zone,
    CONSTRAINT llaves_credencial_check CHECK ((length(credencial) <= 1500)),
    CONSTRAINT llaves_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 60)))
);

ALTER TABLE ONLY instancia.llaves FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.llaves IS 'Passkeys (WebAuthn): public keys only.';

COMMENT ON COLUMN instancia.llaves.rp_id IS 'The domain it was made for, and the only one it opens.';

ALTER TABLE instancia.llaves ALTER COLUMN llave_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.llaves_llave_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.meses_cambiados (
    entidad_id integer NOT NULL,
    marca_id bigint NOT NULL,
    usuario_id integer NOT NULL,
    desde date NOT NULL,
    hasta date NOT NULL,
    CONSTRAINT meses_cambiados_check CHECK ((hasta >= desde))
);

ALTER TABLE ONLY instancia.meses_cambiados FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.meses_cambiados IS 'People whose stored months are no longer true, from a month to another one, both by their first day.';

ALTER TABLE instancia.meses_cambiados ALTER COLUMN marca_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.meses_cambiados_marca_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW instancia.meses_cerrados WITH (security_invoker='true') AS
 SELECT c.entidad_id,
    c.centro_id,
    c.mes
   FROM instancia.cierres c
  WHERE ((c.accion IS DISTINCT FROM 'reapertura'::text) AND (NOT (EXISTS ( SELECT
           FROM instancia.cierres d
          WHERE ((d.entidad_id = c.entidad_id) AND (d.centro_id = c.centro_id) AND (d.mes = c.mes) AND (d.cierre_id > c.cierre_id))))));

COMMENT ON VIEW instancia.meses_cerrados IS 'Closed months by their first day, as the acts of `cierres` leave them.';

CREATE TABLE instancia.meses_sumados (
    entidad_id integer NOT NULL,
    mes date NOT NULL,
    hasta_usuario integer DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY instancia.meses_sumados FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.meses_sumados IS 'The months whose sums are stored, and up to which person they were when they were stored first.';

CREATE TABLE instancia.nacimientos (
    entidad_id integer NOT NULL,
    nacimiento_id integer NOT NULL,
    usuario_id integer NOT NULL,
    fecha date,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL
);

ALTER TABLE ONLY instancia.nacimientos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.nacimientos IS 'When somebody was born; the last line counts. Empty: not known any more. Only those who manage contracts see it.';

ALTER TABLE instancia.nacimientos ALTER COLUMN nacimiento_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.nacimientos_nacimiento_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.permisos (
    entidad_id integer NOT NULL,
    solicitud_id bigint NOT NULL,
    codigo text NOT NULL,
    regla jsonb NOT NULL,
    hecho date,
    minutos integer,
    grado integer,
    km integer,
    monoparental boolean DEFAULT false NOT NULL,
    de_ambos boolean DEFAULT false NOT NULL,
    dias jsonb NOT NULL,
    justificante_hasta date,
    justificante_dicho timestamp with time zone,
    hora_inicio text,
    hijos integer,
    recontados jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT permisos_codigo_check CHECK ((length(codigo) <= 40)),
    CONSTRAINT permisos_dias_check CHECK ((jsonb_typeof(dias) = 'array'::text)),
    CONSTRAINT permisos_grado_check CHECK (((grado >= 1) AND (grado <= 2))),
    CONSTRAINT permisos_hijos_check CHECK (((hijos >= 1) AND (hijos <= 9))),
    CONSTRAINT permisos_hora_inicio_valida CHECK (((hora_inicio IS NULL) OR ((minutos IS NOT NULL) AND (hora_inicio ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)))),
    CONSTRAINT permisos_km_check CHECK ((km >= 0)),
    CONSTRAINT permisos_minutos_check CHECK (((minutos >= 1) AND (minutos <= 1440))),
    CONSTRAINT permisos_recontados_check CHECK ((jsonb_typeof(recontados) = 'array'::text)),
    CONSTRAINT permisos_regla_check CHECK ((jsonb_typeof(regla) = 'object'::text))
);

ALTER TABLE ONLY instancia.permisos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.permisos IS 'What a request for a permit has beside others.';

COMMENT ON COLUMN instancia.permisos.regla IS 'The permit as law or agreement gave it when it was sent. A later version does not change it.';

COMMENT ON COLUMN instancia.permisos.hecho IS 'The day of the event, or of the birth of the child. Empty: neither matters.';

COMMENT ON COLUMN instancia.permisos.minutos IS 'Of each day. Empty: whole days.';

COMMENT ON COLUMN instancia.permisos.km IS 'How far one must travel. Empty: one need not.';

COMMENT ON COLUMN instancia.permisos.dias IS 'What each day takes, 1 for a day or minutes: `[{fecha, cantidad}]`. Days to come are counted again when holidays or a schedule change; days that have come are not.';

COMMENT ON COLUMN instancia.permisos.justificante_hasta IS 'The last day for the proof. Empty: there is no deadline.';

COMMENT ON COLUMN instancia.permisos.justificante_dicho IS 'When the person was reminded of the proof.';

COMMENT ON COLUMN instancia.permisos.hora_inicio IS 'From which hour of each day, `HH:MM`. Empty: whole days, or nobody said it.';

COMMENT ON COLUMN instancia.permisos.hijos IS 'How many children were born. Empty: one, or it does not matter.';

COMMENT ON COLUMN instancia.permisos.recontados IS 'Days that take something else than when the request was sent, with what they took then: `[{fecha, antes}]`.';

CREATE TABLE instancia.permisos_asignaciones (
    entidad_id integer NOT NULL,
    asignacion_id integer NOT NULL,
    familia_id integer NOT NULL,
    centro_id integer,
    departamento_id integer,
    usuario_id integer,
    desde date,
    hasta date,
    dada date,
    CONSTRAINT permisos_asignaciones_dias CHECK ((hasta >= desde)),
    CONSTRAINT permisos_asignaciones_una CHECK ((num_nonnulls(centro_id, departamento_id, usuario_id) <= 1))
);

ALTER TABLE ONLY instancia.permisos_asignaciones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.permisos_asignaciones IS 'Which centre, department or person has an agreement, from when until when. None of them: everybody in its country who has no other one.';

COMMENT ON COLUMN instancia.permisos_asignaciones.desde IS 'Empty: since ever.';

COMMENT ON COLUMN instancia.permisos_asignaciones.hasta IS 'The last day. Empty: it goes on. Each centre, department and person has one that goes on at most.';

COMMENT ON COLUMN instancia.permisos_asignaciones.dada IS 'On which day it was given. Taken away on the same day, it never was. Empty: before this was kept.';

ALTER TABLE instancia.permisos_asignaciones ALTER COLUMN asignacion_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.permisos_asignaciones_asignacion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.permisos_familias (
    entidad_id integer NOT NULL,
    familia_id integer NOT NULL,
    nombre text NOT NULL,
    pais text NOT NULL,
    predeterminada boolean DEFAULT false NOT NULL,
    reglas jsonb DEFAULT '[]'::jsonb NOT NULL,
    activo boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT permisos_familias_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 80))),
    CONSTRAINT permisos_familias_pais_check CHECK ((pais ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT permisos_familias_reglas_check CHECK ((jsonb_typeof(reglas) = 'array'::text))
);

ALTER TABLE ONLY instancia.permisos_familias FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.permisos_familias IS 'Agreements: the permits that each gives beside the law of its country, or better than it.';

COMMENT ON COLUMN instancia.permisos_familias.predeterminada IS 'It holds for everybody in its country who has no other one.';

COMMENT ON COLUMN instancia.permisos_familias.reglas IS 'Permits in all their versions, each from its day on (`vigente`). What was asked for keeps the version that it had.';

ALTER TABLE instancia.permisos_familias ALTER COLUMN familia_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.permisos_familias_familia_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.pines_documentacion (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    clave text NOT NULL,
    hash text NOT NULL,
    puesto timestamp with time zone NOT NULL
);

ALTER TABLE ONLY instancia.pines_documentacion FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.pines_documentacion IS 'PIN of the documents: argon2id of a digest that takes the server''s secret, so that a copy of the database does not tell it.';

COMMENT ON COLUMN instancia.pines_documentacion.clave IS 'Id of the data key of that digest.';

CREATE TABLE instancia.posiciones (
    entidad_id integer NOT NULL,
    registro_id bigint NOT NULL,
    latitud double precision,
    longitud double precision,
    precision_metros double precision,
    centro_id integer,
    distancia_metros integer,
    cerca boolean
);

ALTER TABLE ONLY instancia.posiciones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.posiciones IS 'Where a mark was made. Coordinates only where the company keeps exact ones.';

CREATE TABLE instancia.proyectos (
    entidad_id integer NOT NULL,
    proyecto_id integer NOT NULL,
    nombre text NOT NULL,
    cliente text,
    activo boolean DEFAULT true NOT NULL,
    creado timestamp with time zone,
    creado_por integer,
    cambiado timestamp with time zone,
    cambiado_por integer,
    cerrado timestamp with time zone,
    cerrado_por integer,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY instancia.proyectos FORCE ROW LEVEL SECURITY;

ALTER TABLE instancia.proyectos ALTER COLUMN proyecto_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.proyectos_proyecto_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.quiosco_claves (
    entidad_id integer NOT NULL,
    clave_id integer NOT NULL,
    publica bytea NOT NULL,
    privada bytea NOT NULL,
    creada timestamp with time zone NOT NULL
);

ALTER TABLE ONLY instancia.quiosco_claves FORCE ROW LEVEL SECURITY;

ALTER TABLE instancia.quiosco_claves ALTER COLUMN clave_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.quiosco_claves_clave_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.quiosco_entregas (
    entidad_id integer NOT NULL,
    clave uuid NOT NULL,
    quiosco_id integer NOT NULL,
    persona_id integer,
    tipo_id integer,
    momento timestamp with time zone,
    recibida timestamp with time zone NOT NULL,
    resultado text NOT NULL,
    motivo text,
    resolucion text,
    resuelta timestamp with time zone,
    resuelta_por integer,
    resolucion_motivo text,
    CONSTRAINT quiosco_entregas_check CHECK ((((resolucion IS NULL) = (resuelta IS NULL)) AND ((resolucion IS NULL) = (resuelta_por IS NULL)))),
    CONSTRAINT quiosco_entregas_resolucion_check CHECK ((resolucion = ANY (ARRAY['asentada'::text, 'descartada'::text]))),
    CONSTRAINT quiosco_entregas_resolucion_motivo_check CHECK (((length(resolucion_motivo) >= 1) AND (length(resolucion_motivo) <= 500))),
    CONSTRAINT quiosco_entregas_resultado_check CHECK ((resultado = ANY (ARRAY['fichado'::text, 'sin-persona'::text, 'rechazado'::text, 'ilegible'::text])))
);

ALTER TABLE ONLY instancia.quiosco_entregas FORCE ROW LEVEL SECURITY;

CREATE TABLE instancia.quiosco_fotos (
    entidad_id integer NOT NULL,
    registro_id bigint NOT NULL,
    persona_id integer NOT NULL,
    quiosco_id integer NOT NULL,
    imagen bytea NOT NULL,
    tomada timestamp with time zone NOT NULL
);

ALTER TABLE ONLY instancia.quiosco_fotos FORCE ROW LEVEL SECURITY;

CREATE TABLE instancia.quiosco_moviles (
    entidad_id integer NOT NULL,
    movil_id uuid NOT NULL,
    usuario_id integer NOT NULL,
    publica bytea NOT NULL,
    creado timestamp with time zone NOT NULL,
    anulado timestamp with time zone,
    ultimo_paso bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY instancia.quiosco_moviles FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN instancia.quiosco_moviles.ultimo_paso IS 'The step of the last code that was used, so that a copied code is worth nothing.';

CREATE TABLE instancia.quiosco_pins (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    huella text NOT NULL,
    cifras integer NOT NULL,
    sellado bytea NOT NULL,
    creado timestamp with time zone NOT NULL,
    CONSTRAINT quiosco_pins_cifras_check CHECK (((cifras >= 6) AND (cifras <= 12)))
);

ALTER TABLE ONLY instancia.quiosco_pins FORCE ROW LEVEL SECURITY;

CREATE TABLE instancia.quiosco_tarjetas (
    entidad_id integer NOT NULL,
    tarjeta_id integer NOT NULL,
    usuario_id integer NOT NULL,
    huella bytea NOT NULL,
    emitida timestamp with time zone NOT NULL,
    anulada timestamp with time zone
);

ALTER TABLE ONLY instancia.quiosco_tarjetas FORCE ROW LEVEL SECURITY;

ALTER TABLE instancia.quiosco_tarjetas ALTER COLUMN tarjeta_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.quiosco_tarjetas_tarjeta_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.quioscos (
    entidad_id integer NOT NULL,
    quiosco_id integer NOT NULL,
    centro_id integer,
    subtipos text[],
    identificacion text[] DEFAULT '{pin,codigo}'::text[] NOT NULL,
    otros_centros boolean DEFAULT false NOT NULL,
    foto boolean DEFAULT false NOT NULL,
    dias_foto integer DEFAULT 30 NOT NULL,
    visitas boolean DEFAULT false NOT NULL,
    mensaje text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    creado timestamp with time zone NOT NULL,
    emparejado timestamp with time zone,
    contacto timestamp with time zone,
    abierto_hasta timestamp with time zone,
    CONSTRAINT quioscos_dias_foto_check CHECK (((dias_foto >= 1) AND (dias_foto <= 90))),
    CONSTRAINT quioscos_identificacion_check CHECK (((identificacion <@ '{pin,nombre,codigo}'::text[]) AND (cardinality(identificacion) > 0)))
);

ALTER TABLE ONLY instancia.quioscos FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN instancia.quioscos.subtipos IS 'The subtypes of the record types that it offers; null: all of them.';

COMMENT ON COLUMN instancia.quioscos.contacto IS 'When the device last asked for something.';

COMMENT ON COLUMN instancia.quioscos.abierto_hasta IS 'Until then its configuration may be changed at the device: somebody typed the password.';

CREATE TABLE instancia.reservas (
    entidad_id integer NOT NULL,
    solicitud_id bigint NOT NULL,
    sala_id integer NOT NULL,
    inicio timestamp with time zone NOT NULL,
    fin timestamp with time zone NOT NULL,
    asunto text,
    asistentes integer,
    CONSTRAINT reservas_asistentes_check CHECK (((asistentes >= 1) AND (asistentes <= 10000))),
    CONSTRAINT reservas_asunto_check CHECK ((length(asunto) <= 120)),
    CONSTRAINT reservas_check CHECK ((fin > inicio))
);

ALTER TABLE ONLY instancia.reservas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.reservas IS 'What a booking has beside other requests.';

CREATE TABLE instancia.reservas_ajustes (
    entidad_id integer NOT NULL,
    muestra_nombres boolean NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY instancia.reservas_ajustes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.reservas_ajustes IS 'Whether everybody sees who has booked what. Without a row, nobody does.';

CREATE TABLE instancia.reservas_ocupacion (
    entidad_id integer NOT NULL,
    solicitud_id bigint NOT NULL,
    sala_id integer NOT NULL,
    inicio timestamp with time zone NOT NULL,
    fin timestamp with time zone NOT NULL,
    CONSTRAINT reservas_ocupacion_check CHECK ((fin > inicio))
);

ALTER TABLE ONLY instancia.reservas_ocupacion FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.reservas_ocupacion IS 'What is taken: the room of each booking that stands or waits, and all its parts. Nothing is taken twice.';

CREATE TABLE instancia.respuestas_contacto (
    entidad_id integer NOT NULL,
    respuesta_id integer NOT NULL,
    contacto_id integer NOT NULL,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    texto text NOT NULL,
    por_correo boolean NOT NULL,
    CONSTRAINT respuestas_contacto_texto_check CHECK (((length(texto) >= 1) AND (length(texto) <= 2000)))
);

ALTER TABLE ONLY instancia.respuestas_contacto FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.respuestas_contacto IS 'What was answered to a request for help. It is not changed afterwards.';

COMMENT ON COLUMN instancia.respuestas_contacto.por_correo IS 'Whether it was put into the outbox as well: the person had an address.';

ALTER TABLE instancia.respuestas_contacto ALTER COLUMN respuesta_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.respuestas_contacto_respuesta_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.resumenes_mensuales (
    entidad_id integer NOT NULL,
    usuario_id integer NOT NULL,
    mes date NOT NULL,
    version integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    causa text NOT NULL,
    huella bytea NOT NULL,
    contenido text NOT NULL,
    CONSTRAINT resumenes_mensuales_causa_check CHECK ((causa = ANY (ARRAY['cierre'::text, 'peticion'::text]))),
    CONSTRAINT resumenes_mensuales_huella_check CHECK ((length(huella) = 32)),
    CONSTRAINT resumenes_mensuales_mes_check CHECK ((EXTRACT(day FROM mes) = (1)::numeric)),
    CONSTRAINT resumenes_mensuales_version_check CHECK ((version > 0))
);

ALTER TABLE ONLY instancia.resumenes_mensuales FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.resumenes_mensuales IS 'Append-only: what has changed in a month since makes another version.';

COMMENT ON COLUMN instancia.resumenes_mensuales.contenido IS 'Its fixed text (packages/domain/src/resumen/mensual.ts); huella is its SHA-256.';

CREATE TABLE instancia.salas (
    entidad_id integer NOT NULL,
    sala_id integer NOT NULL,
    padre_id integer,
    centro_id integer,
    nombre text NOT NULL,
    clase text DEFAULT 'sala'::text NOT NULL,
    reservable boolean DEFAULT true NOT NULL,
    divisible boolean DEFAULT false NOT NULL,
    aforo integer,
    equipamiento text[] DEFAULT '{}'::text[] NOT NULL,
    dias smallint[] DEFAULT '{1,2,3,4,5}'::smallint[] NOT NULL,
    abre integer DEFAULT 480 NOT NULL,
    cierra integer DEFAULT 1200 NOT NULL,
    maximo_minutos integer DEFAULT 480 NOT NULL,
    antelacion_dias integer DEFAULT 90 NOT NULL,
    aviso_minutos integer DEFAULT 0 NOT NULL,
    con_aprobacion boolean DEFAULT false NOT NULL,
    activo boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT salas_abre_check CHECK (((abre >= 0) AND (abre <= 1435))),
    CONSTRAINT salas_aforo_check CHECK (((aforo >= 1) AND (aforo <= 10000))),
    CONSTRAINT salas_antelacion_dias_check CHECK (((antelacion_dias >= 0) AND (antelacion_dias <= 730))),
    CONSTRAINT salas_aviso_minutos_check CHECK (((aviso_minutos >= 0) AND (aviso_minutos <= 44640))),
    CONSTRAINT salas_check CHECK ((padre_id <> sala_id)),
    CONSTRAINT salas_check1 CHECK ((cierra > abre)),
    CONSTRAINT salas_cierra_check CHECK (((cierra >= 5) AND (cierra <= 1440))),
    CONSTRAINT salas_clase_check CHECK ((clase = ANY (ARRAY['sala'::text, 'mesa'::text, 'vehiculo'::text, 'plaza'::text]))),
    CONSTRAINT salas_dias_check CHECK ((dias <@ '{1,2,3,4,5,6,7}'::smallint[])),
    CONSTRAINT salas_maximo_minutos_check CHECK (((maximo_minutos >= 5) AND (maximo_minutos <= 44640))),
    CONSTRAINT salas_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 80)))
);

ALTER TABLE ONLY instancia.salas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.salas IS 'What can be booked, and the places that hold it, in a tree.';

COMMENT ON COLUMN instancia.salas.centro_id IS 'Empty: the centre of the one above it, or none. The zone follows from it.';

COMMENT ON COLUMN instancia.salas.reservable IS 'False: a place that only holds others, as a site or a floor.';

COMMENT ON COLUMN instancia.salas.divisible IS 'What is directly in it are its parts: a booking of the whole takes all of them.';

COMMENT ON COLUMN instancia.salas.abre IS 'Minutes of the day, in the zone of the room. From 0 to 1440 it is open day and night.';

CREATE TABLE instancia.salas_cierres (
    entidad_id integer NOT NULL,
    cierre_id integer NOT NULL,
    sala_id integer NOT NULL,
    desde date NOT NULL,
    hasta date NOT NULL,
    motivo text,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT salas_cierres_check CHECK ((hasta >= desde)),
    CONSTRAINT salas_cierres_motivo_check CHECK ((length(motivo) <= 200))
);

ALTER TABLE ONLY instancia.salas_cierres FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.salas_cierres IS 'Days on which a room, and all in it, cannot be used.';

ALTER TABLE instancia.salas_cierres ALTER COLUMN cierre_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.salas_cierres_cierre_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.salas_departamentos (
    entidad_id integer NOT NULL,
    sala_id integer NOT NULL,
    departamento_id integer NOT NULL
);

ALTER TABLE ONLY instancia.salas_departamentos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.salas_departamentos IS 'Who may book a room. Without a row, everybody.';

ALTER TABLE instancia.salas ALTER COLUMN sala_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.salas_sala_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.sesiones (
    entidad_id integer NOT NULL,
    sesion_id uuid NOT NULL,
    usuario_id integer NOT NULL,
    clase text NOT NULL,
    secreto bytea NOT NULL,
    secreto_anterior bytea,
    rotado timestamp with time zone NOT NULL,
    creada timestamp with time zone NOT NULL,
    ultimo_uso timestamp with time zone NOT NULL,
    caduca timestamp with time zone,
    revocada timestamp with time zone,
    dispositivo text DEFAULT ''::text NOT NULL,
    simulado_id integer,
    sello bytea DEFAULT sha256((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))) NOT NULL,
    CONSTRAINT sesiones_clase_check CHECK ((clase = ANY (ARRAY['normal'::text, 'recordada'::text, 'quiosco'::text]))),
    CONSTRAINT sesiones_sello_check CHECK ((length(sello) = 32))
);

ALTER TABLE ONLY instancia.sesiones FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN instancia.sesiones.secreto IS 'SHA-256 of the rotating refresh secret.';

COMMENT ON COLUMN instancia.sesiones.ultimo_uso IS 'When the session was opened or last renewed. While it is in use that is every quarter of an hour, so it may be that much behind.';

COMMENT ON COLUMN instancia.sesiones.simulado_id IS 'Whom this session acts for, where it may.';

COMMENT ON COLUMN instancia.sesiones.sello IS 'Key with which the refresh secrets of this session are signed. Opens nothing by itself.';

CREATE TABLE instancia.sesiones_sso (
    entidad_id integer NOT NULL,
    sesion_id uuid NOT NULL,
    proveedor text NOT NULL,
    sujeto text NOT NULL,
    token bytea,
    turno timestamp with time zone,
    CONSTRAINT sesiones_sso_proveedor_check CHECK ((proveedor = ANY (ARRAY['365'::text, 'sso'::text])))
);

ALTER TABLE ONLY instancia.sesiones_sso FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.sesiones_sso IS 'Sessions that came by single sign-on: they are renewed only while the provider agrees.';

COMMENT ON COLUMN instancia.sesiones_sso.sujeto IS 'Who it is to the provider (sub). Another one renews nothing.';

COMMENT ON COLUMN instancia.sesiones_sso.token IS 'The provider''s refresh token, encrypted. Null: there is none that is worth anything, so the session is renewed by signing in there again.';

COMMENT ON COLUMN instancia.sesiones_sso.turno IS 'Since when a renewal is asking the provider; others wait for it.';

CREATE TABLE instancia.solicitudes (
    entidad_id integer NOT NULL,
    solicitud_id bigint NOT NULL,
    modulo text NOT NULL,
    usuario_id integer NOT NULL,
    autor_id integer NOT NULL,
    ano integer NOT NULL,
    estado text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    desde date NOT NULL,
    hasta date NOT NULL,
    unidad text,
    cantidad integer,
    moneda text,
    titulo text,
    comentario text,
    creada timestamp with time zone NOT NULL,
    turno_desde timestamp with time zone,
    espera_de integer,
    espera integer GENERATED ALWAYS AS (
CASE
    WHEN (turno_desde IS NOT NULL) THEN COALESCE(espera_de, 0)
    ELSE NULL::integer
END) STORED,
    recordar_dias integer,
    recordada timestamp with time zone,
    decidida timestamp with time zone,
    decidida_por integer,
    motivo text,
    mes_cerrado_dicho timestamp with time zone,
    descartada boolean DEFAULT false NOT NULL,
    CONSTRAINT solicitudes_ano_check CHECK (((ano >= 1900) AND (ano <= 2200))),
    CONSTRAINT solicitudes_check CHECK ((hasta >= desde)),
    CONSTRAINT solicitudes_check1 CHECK (((unidad IS NULL) = (cantidad IS NULL))),
    CONSTRAINT solicitudes_check2 CHECK (((unidad = 'centimos'::text) = (moneda IS NOT NULL))),
    CONSTRAINT solicitudes_check3 CHECK (((turno_desde IS NOT NULL) = (estado = ANY (ARRAY['pendiente'::text, 'en-curso'::text, 'anulacion-solicitada'::text])))),
    CONSTRAINT solicitudes_check4 CHECK (((espera_de IS NULL) OR (turno_desde IS NOT NULL))),
    CONSTRAINT solicitudes_check5 CHECK ((espera_de IS DISTINCT FROM usuario_id)),
    CONSTRAINT solicitudes_check6 CHECK (((decidida IS NULL) = (decidida_por IS NULL))),
    CONSTRAINT solicitudes_comentario_check CHECK ((length(comentario) <= 500)),
    CONSTRAINT solicitudes_estado_check CHECK ((estado = ANY (ARRAY['borrador'::text, 'pendiente'::text, 'en-curso'::text, 'aprobada'::text, 'rechazada'::text, 'anulacion-solicitada'::text, 'anulada'::text, 'pagada'::text]))),
    CONSTRAINT solicitudes_modulo_check CHECK ((modulo = ANY (ARRAY['vacaciones'::text, 'bajas'::text, 'permisos'::text, 'reservas'::text, 'horas-extra'::text, 'gastos'::text, 'correcciones'::text]))),
    CONSTRAINT solicitudes_moneda_check CHECK ((moneda ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT solicitudes_motivo_check CHECK ((length(motivo) <= 500)),
    CONSTRAINT solicitudes_titulo_check CHECK ((length(titulo) <= 200)),
    CONSTRAINT solicitudes_unidad_check CHECK ((unidad = ANY (ARRAY['dias'::text, 'minutos'::text, 'centimos'::text])))
);

ALTER TABLE ONLY instancia.solicitudes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.solicitudes IS 'What people ask for. The fields of a module are in a table of its own with the same key.';

COMMENT ON COLUMN instancia.solicitudes.autor_id IS 'Who wrote it: the person, or somebody who acted for them.';

COMMENT ON COLUMN instancia.solicitudes.cantidad IS 'Ten-thousandths of a day, minutes, or cents.';

COMMENT ON COLUMN instancia.solicitudes.turno_desde IS 'Since when it waits for a decision.';

COMMENT ON COLUMN instancia.solicitudes.espera_de IS 'Who decides now. Empty while it waits: anybody who decides for the whole company.';

COMMENT ON COLUMN instancia.solicitudes.espera IS 'The same for the index: 0 for the company, empty if it waits for nobody.';

COMMENT ON COLUMN instancia.solicitudes.recordada IS 'When whoever decides was last reminded.';

COMMENT ON COLUMN instancia.solicitudes.mes_cerrado_dicho IS 'When both sides were told that it waits for a closed month.';

COMMENT ON COLUMN instancia.solicitudes.descartada IS 'A draft that was thrown away. Its state is that of what was taken back.';

CREATE TABLE instancia.solicitudes_cadenas (
    entidad_id integer NOT NULL,
    cadena_id integer NOT NULL,
    modulo text NOT NULL,
    departamento_id integer,
    pasos jsonb NOT NULL,
    recordar_dias integer,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT solicitudes_cadenas_modulo_check CHECK ((modulo = ANY (ARRAY['vacaciones'::text, 'bajas'::text, 'permisos'::text, 'reservas'::text, 'horas-extra'::text, 'gastos'::text, 'correcciones'::text]))),
    CONSTRAINT solicitudes_cadenas_pasos_check CHECK ((jsonb_typeof(pasos) = 'array'::text)),
    CONSTRAINT solicitudes_cadenas_recordar_dias_check CHECK (((recordar_dias >= 1) AND (recordar_dias <= 30)))
);

ALTER TABLE ONLY instancia.solicitudes_cadenas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.solicitudes_cadenas IS 'Who decides about requests of a module: of a department, or of the whole company. Without a row, the default of the rules.';

ALTER TABLE instancia.solicitudes_cadenas ALTER COLUMN cadena_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.solicitudes_cadenas_cadena_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.solicitudes_historia (
    entidad_id integer NOT NULL,
    hecho_id bigint NOT NULL,
    solicitud_id bigint NOT NULL,
    usuario_id integer NOT NULL,
    accion text NOT NULL,
    estado text NOT NULL,
    version integer NOT NULL,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    motivo text,
    clave uuid,
    cuerpo_huella bytea,
    CONSTRAINT solicitudes_historia_check CHECK (((clave IS NULL) = (cuerpo_huella IS NULL))),
    CONSTRAINT solicitudes_historia_motivo_check CHECK ((length(motivo) <= 500))
);

ALTER TABLE ONLY instancia.solicitudes_historia FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.solicitudes_historia IS 'What was done to each request, by whom, and the state that it had then.';

COMMENT ON COLUMN instancia.solicitudes_historia.usuario_id IS 'Whose request it is.';

COMMENT ON COLUMN instancia.solicitudes_historia.clave IS 'The key of the call, with a hash of its body: sent again, nothing is done again.';

ALTER TABLE instancia.solicitudes_historia ALTER COLUMN hecho_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.solicitudes_historia_hecho_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.solicitudes_pasos (
    entidad_id integer NOT NULL,
    solicitud_id bigint NOT NULL,
    para text NOT NULL,
    paso smallint NOT NULL,
    papel text NOT NULL,
    decisor_id integer,
    estado text NOT NULL,
    decidido_por integer,
    momento timestamp with time zone,
    motivo text,
    modulo text,
    solicitante_id integer,
    CONSTRAINT solicitudes_pasos_check CHECK (((momento IS NULL) = (decidido_por IS NULL))),
    CONSTRAINT solicitudes_pasos_estado_check CHECK ((estado = ANY (ARRAY['futuro'::text, 'turno'::text, 'conforme'::text, 'rechazado'::text, 'saltado'::text]))),
    CONSTRAINT solicitudes_pasos_motivo_check CHECK ((length(motivo) <= 500)),
    CONSTRAINT solicitudes_pasos_papel_check CHECK ((papel = ANY (ARRAY['responsable'::text, 'departamento'::text, 'persona'::text, 'administracion'::text]))),
    CONSTRAINT solicitudes_pasos_para_check CHECK ((para = ANY (ARRAY['aprobar'::text, 'anular'::text]))),
    CONSTRAINT solicitudes_pasos_paso_check CHECK (((paso >= 1) AND (paso <= 9)))
);

ALTER TABLE ONLY instancia.solicitudes_pasos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.solicitudes_pasos IS 'The chain of a request as it was when it was sent: who decides, in order. `anular`: about its cancellation.';

COMMENT ON COLUMN instancia.solicitudes_pasos.decisor_id IS 'Empty: anybody who decides for the whole company.';

COMMENT ON COLUMN instancia.solicitudes_pasos.solicitante_id IS 'Whose request it is. Like the module, always as in the request: see the trigger.';

ALTER TABLE instancia.solicitudes ALTER COLUMN solicitud_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.solicitudes_solicitud_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.suplencias (
    entidad_id integer NOT NULL,
    suplencia_id integer NOT NULL,
    titular_id integer NOT NULL,
    suplente_id integer NOT NULL,
    desde date NOT NULL,
    hasta date NOT NULL,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    CONSTRAINT suplencias_check CHECK ((hasta >= desde)),
    CONSTRAINT suplencias_check1 CHECK ((titular_id <> suplente_id))
);

ALTER TABLE ONLY instancia.suplencias FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.suplencias IS 'Who decides for whom, and on which days.';

ALTER TABLE instancia.suplencias ALTER COLUMN suplencia_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.suplencias_suplencia_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.tipos (
    entidad_id integer NOT NULL,
    tipo_id integer NOT NULL,
    clase text NOT NULL,
    subtipo text NOT NULL,
    nombres jsonb DEFAULT '{}'::jsonb NOT NULL,
    efectivo boolean NOT NULL,
    pagado boolean NOT NULL,
    requiere_proyecto boolean DEFAULT false NOT NULL,
    requiere_observaciones boolean DEFAULT false NOT NULL,
    requiere_posicion boolean DEFAULT false NOT NULL,
    orden integer DEFAULT 0 NOT NULL,
    activo boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT tipos_clase_check CHECK ((clase = ANY (ARRAY['entrada'::text, 'salida'::text, 'pausa'::text, 'regreso'::text, 'proyecto'::text])))
);

ALTER TABLE ONLY instancia.tipos FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN instancia.tipos.nombres IS 'The company''s own names by language; where one is missing the catalogue''s name of the subtype stands.';

ALTER TABLE instancia.tipos ALTER COLUMN tipo_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.tipos_tipo_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.trozos (
    entidad_id integer NOT NULL,
    trozo text NOT NULL COLLATE pg_catalog."C",
    usuario_id integer NOT NULL
);

ALTER TABLE ONLY instancia.trozos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.trozos IS 'The endings of the words by which a person is found, three letters and more, of each the first eight. Kept by a trigger.';

CREATE TABLE instancia.trozos_equipo (
    entidad_id integer NOT NULL,
    trozo text NOT NULL COLLATE pg_catalog."C",
    usuario_id integer NOT NULL
);

ALTER TABLE ONLY instancia.trozos_equipo FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.trozos_equipo IS 'The endings of the words by which colleagues find a person, as in trozos. Kept by a trigger.';

ALTER TABLE instancia.usuarios ALTER COLUMN usuario_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.usuarios_usuario_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.vacaciones (
    entidad_id integer NOT NULL,
    solicitud_id bigint NOT NULL,
    mitad text,
    dias jsonb NOT NULL,
    recontados jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT vacaciones_dias_check CHECK ((jsonb_typeof(dias) = 'array'::text)),
    CONSTRAINT vacaciones_mitad_check CHECK ((mitad = ANY (ARRAY['manana'::text, 'tarde'::text]))),
    CONSTRAINT vacaciones_recontados_check CHECK ((jsonb_typeof(recontados) = 'array'::text))
);

ALTER TABLE ONLY instancia.vacaciones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.vacaciones IS 'What a request for vacations has beside others.';

COMMENT ON COLUMN instancia.vacaciones.dias IS 'What each day takes, in ten-thousandths: `[{fecha, cantidad}]`. Days to come are counted again when holidays or a schedule change; days that have come are not.';

COMMENT ON COLUMN instancia.vacaciones.recontados IS 'Days that take something else than when the request was sent, with what they took then: `[{fecha, antes}]`.';

CREATE TABLE instancia.vacaciones_concesiones (
    entidad_id integer NOT NULL,
    concesion_id integer NOT NULL,
    usuario_id integer NOT NULL,
    ano integer NOT NULL,
    clase text NOT NULL,
    cantidad integer NOT NULL,
    dia date NOT NULL,
    desde date NOT NULL,
    hasta date,
    motivo text NOT NULL,
    autor_id integer NOT NULL,
    momento timestamp with time zone NOT NULL,
    clave uuid NOT NULL,
    CONSTRAINT vacaciones_concesiones_ano_check CHECK (((ano >= 1900) AND (ano <= 2200))),
    CONSTRAINT vacaciones_concesiones_cantidad_check CHECK ((cantidad <> 0)),
    CONSTRAINT vacaciones_concesiones_check CHECK ((hasta >= desde)),
    CONSTRAINT vacaciones_concesiones_clase_check CHECK ((clase = ANY (ARRAY['compensacion'::text, 'ajuste'::text]))),
    CONSTRAINT vacaciones_concesiones_motivo_check CHECK (((length(motivo) >= 1) AND (length(motivo) <= 500)))
);

ALTER TABLE ONLY instancia.vacaciones_concesiones FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.vacaciones_concesiones IS 'Days that somebody was given or lost by hand, in ten-thousandths. Those of a year, of seniority and carried over follow from rules and contract and are not stored.';

COMMENT ON COLUMN instancia.vacaciones_concesiones.dia IS 'On which day it was done: what is taken away is taken from what could be used then.';

ALTER TABLE instancia.vacaciones_concesiones ALTER COLUMN concesion_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.vacaciones_concesiones_concesion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.vacaciones_politicas (
    entidad_id integer NOT NULL,
    desde date NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    reglas jsonb NOT NULL
);

ALTER TABLE ONLY instancia.vacaciones_politicas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.vacaciones_politicas IS 'The rules for vacations from a day on. Years before keep the rules that they had.';

CREATE TABLE instancia.visitas (
    entidad_id integer NOT NULL,
    visita_id integer NOT NULL,
    centro_id integer NOT NULL,
    tipo_id integer NOT NULL,
    autor_id integer NOT NULL,
    clave uuid,
    codigo text NOT NULL,
    nombre text NOT NULL,
    empresa text,
    contacto text,
    matricula text,
    documento text,
    anfitrion_id integer,
    respuestas jsonb DEFAULT '[]'::jsonb NOT NULL,
    normas text,
    entrada timestamp with time zone NOT NULL,
    salida timestamp with time zone,
    modo_salida text,
    CONSTRAINT visitas_check CHECK ((salida >= entrada)),
    CONSTRAINT visitas_check1 CHECK (((salida IS NULL) = (modo_salida IS NULL))),
    CONSTRAINT visitas_codigo_check CHECK ((codigo ~ '^[0-9]{4,6}$'::text)),
    CONSTRAINT visitas_contacto_check CHECK ((length(contacto) <= 100)),
    CONSTRAINT visitas_documento_check CHECK ((length(documento) <= 30)),
    CONSTRAINT visitas_empresa_check CHECK ((length(empresa) <= 100)),
    CONSTRAINT visitas_matricula_check CHECK ((length(matricula) <= 20)),
    CONSTRAINT visitas_modo_salida_check CHECK ((modo_salida = ANY (ARRAY['codigo'::text, 'iniciales'::text, 'intranet'::text, 'automatica'::text]))),
    CONSTRAINT visitas_nombre_check CHECK (((length(nombre) >= 2) AND (length(nombre) <= 100)))
);

ALTER TABLE ONLY instancia.visitas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.visitas IS 'Who came, to whom, and when they left. Deleted after the days that the company keeps them.';

COMMENT ON COLUMN instancia.visitas.respuestas IS 'With the words of the questions; signatures are strokes.';

COMMENT ON COLUMN instancia.visitas.normas IS 'The safety rules that were accepted, as they were read.';

CREATE TABLE instancia.visitas_ajustes (
    entidad_id integer NOT NULL,
    conserva_dias integer,
    cierre text NOT NULL,
    contacto text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT visitas_ajustes_cierre_check CHECK ((cierre ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT visitas_ajustes_conserva_dias_check CHECK (((conserva_dias >= 1) AND (conserva_dias <= 90))),
    CONSTRAINT visitas_ajustes_contacto_check CHECK ((length(contacto) <= 120))
);

ALTER TABLE ONLY instancia.visitas_ajustes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.visitas_ajustes IS 'How long visits are kept and when they end by themselves. Without a row: one month, midnight.';

COMMENT ON COLUMN instancia.visitas_ajustes.conserva_dias IS 'For how many days visits are kept. Empty: for one month by the calendar.';

CREATE TABLE instancia.visitas_anunciadas (
    entidad_id integer NOT NULL,
    anuncio_id integer NOT NULL,
    centro_id integer NOT NULL,
    tipo_id integer NOT NULL,
    anfitrion_id integer NOT NULL,
    codigo text NOT NULL,
    nombre text NOT NULL,
    empresa text,
    correo text,
    fecha date NOT NULL,
    hora text,
    clave uuid,
    creado timestamp with time zone NOT NULL,
    visita_id integer,
    CONSTRAINT visitas_anunciadas_codigo_check CHECK ((codigo ~ '^[0-9]{6}$'::text)),
    CONSTRAINT visitas_anunciadas_correo_check CHECK ((length(correo) <= 254)),
    CONSTRAINT visitas_anunciadas_empresa_check CHECK ((length(empresa) <= 100)),
    CONSTRAINT visitas_anunciadas_hora_check CHECK ((hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT visitas_anunciadas_nombre_check CHECK (((length(nombre) >= 2) AND (length(nombre) <= 100)))
);

ALTER TABLE ONLY instancia.visitas_anunciadas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.visitas_anunciadas IS 'Who is expected, by whom. Deleted two days after the day, or as soon as the host takes it back.';

COMMENT ON COLUMN instancia.visitas_anunciadas.visita_id IS 'The visit that it became; null: they have not come.';

ALTER TABLE instancia.visitas_anunciadas ALTER COLUMN anuncio_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.visitas_anunciadas_anuncio_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE instancia.visitas_marcas (
    entidad_id integer NOT NULL,
    centro_id integer NOT NULL,
    clase text NOT NULL,
    sujeto_id integer NOT NULL,
    presente boolean NOT NULL,
    momento timestamp with time zone NOT NULL,
    autor_id integer NOT NULL,
    CONSTRAINT visitas_marcas_clase_check CHECK ((clase = ANY (ARRAY['persona'::text, 'visita'::text])))
);

ALTER TABLE ONLY instancia.visitas_marcas FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.visitas_marcas IS 'Who was found in the count that goes on. Of each person the latest tick.';

CREATE TABLE instancia.visitas_recuentos (
    entidad_id integer NOT NULL,
    centro_id integer NOT NULL,
    desde timestamp with time zone NOT NULL
);

ALTER TABLE ONLY instancia.visitas_recuentos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.visitas_recuentos IS 'When the last count of everybody inside began.';

CREATE TABLE instancia.visitas_tipos (
    entidad_id integer NOT NULL,
    tipo_id integer NOT NULL,
    nombre text NOT NULL,
    contenido jsonb NOT NULL,
    icono text NOT NULL,
    anfitrion text NOT NULL,
    pide_matricula boolean DEFAULT false NOT NULL,
    pide_documento boolean DEFAULT false NOT NULL,
    activo boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT visitas_tipos_anfitrion_check CHECK ((anfitrion = ANY (ARRAY['necesario'::text, 'opcional'::text, 'no'::text]))),
    CONSTRAINT visitas_tipos_icono_check CHECK ((icono = ANY (ARRAY['reunion'::text, 'paquete'::text, 'obra'::text, 'maletin'::text, 'formacion'::text, 'otro'::text]))),
    CONSTRAINT visitas_tipos_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 60)))
);

ALTER TABLE ONLY instancia.visitas_tipos FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE instancia.visitas_tipos IS 'What somebody comes for.';

COMMENT ON COLUMN instancia.visitas_tipos.contenido IS 'Translations of the name, description, safety rules and questions.';

ALTER TABLE instancia.visitas_tipos ALTER COLUMN tipo_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.visitas_tipos_tipo_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE instancia.visitas ALTER COLUMN visita_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME instancia.visitas_visita_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY central.directorio
    ADD CONSTRAINT directorio_pkey PRIMARY KEY (user_name, entidad_id);

ALTER TABLE ONLY central.intentos
    ADD CONSTRAINT intentos_pkey PRIMARY KEY (clave);

CREATE INDEX intentos_por_desde ON central.intentos USING btree (desde);

ALTER TABLE ONLY central.entidades
    ADD CONSTRAINT entidades_pkey PRIMARY KEY (entidad_id);

ALTER TABLE ONLY instancia.entidades
    ADD CONSTRAINT entidades_pkey PRIMARY KEY (entidad_id);

ALTER TABLE ONLY instancia.centros
    ADD CONSTRAINT centros_pkey PRIMARY KEY (entidad_id, centro_id);

ALTER TABLE ONLY instancia.festivos
    ADD CONSTRAINT festivos_pkey PRIMARY KEY (entidad_id, centro_id, fecha);

ALTER TABLE ONLY instancia.horarios
    ADD CONSTRAINT horarios_pkey PRIMARY KEY (entidad_id, horario_id);

ALTER TABLE ONLY instancia.horarios_versiones
    ADD CONSTRAINT horarios_versiones_pkey PRIMARY KEY (entidad_id, horario_id, desde);

ALTER TABLE ONLY instancia.usuarios
    ADD CONSTRAINT usuarios_pkey PRIMARY KEY (entidad_id, usuario_id);

ALTER TABLE ONLY instancia.usuarios
    ADD CONSTRAINT usuarios_entidad_id_user_name_key UNIQUE (entidad_id, user_name);

ALTER TABLE ONLY instancia.asignaciones
    ADD CONSTRAINT asignaciones_pkey PRIMARY KEY (entidad_id, usuario_id, desde);

CREATE INDEX ausencias_por_persona ON instancia.ausencias USING btree (entidad_id, usuario_id, hasta);

ALTER TABLE ONLY instancia.tipos
    ADD CONSTRAINT tipos_pkey PRIMARY KEY (entidad_id, tipo_id);

ALTER TABLE ONLY instancia.proyectos
    ADD CONSTRAINT proyectos_pkey PRIMARY KEY (entidad_id, proyecto_id);

ALTER TABLE ONLY instancia.sesiones
    ADD CONSTRAINT sesiones_pkey PRIMARY KEY (entidad_id, sesion_id);

CREATE INDEX sesiones_por_persona ON instancia.sesiones USING btree (entidad_id, usuario_id);

ALTER TABLE ONLY instancia.registros
    ADD CONSTRAINT registros_pkey PRIMARY KEY (entidad_id, usuario_id, numero);

CREATE INDEX registros_por_dia ON instancia.registros USING btree (entidad_id, usuario_id, fecha);

CREATE UNIQUE INDEX registros_por_clave ON instancia.registros USING btree (entidad_id, usuario_id, clave) WHERE (clave IS NOT NULL);

ALTER TABLE ONLY instancia.jornadas
    ADD CONSTRAINT jornadas_pkey PRIMARY KEY (entidad_id, usuario_id, fecha);

CREATE UNIQUE INDEX una_jornada_abierta ON instancia.jornadas USING btree (entidad_id, usuario_id) WHERE (estado = 'abierta'::text);

ALTER TABLE ONLY instancia.dias
    ADD CONSTRAINT dias_pkey PRIMARY KEY (entidad_id, usuario_id, fecha);

ALTER TABLE ONLY instancia.horas_proyectos
    ADD CONSTRAINT horas_proyectos_pkey PRIMARY KEY (entidad_id, usuario_id, fecha, proyecto_id);

CREATE INDEX jornadas_con_pendientes ON instancia.jornadas USING btree (entidad_id, usuario_id, fecha) WHERE (pendientes > 0);

CREATE INDEX usuarios_por_responsable ON instancia.usuarios USING btree (entidad_id, responsable_id) WHERE (responsable_id IS NOT NULL);

ALTER TABLE ONLY instancia.cierres
    ADD CONSTRAINT cierres_pkey PRIMARY KEY (entidad_id, cierre_id);

CREATE INDEX cierres_por_mes ON instancia.cierres USING btree (entidad_id, centro_id, mes, cierre_id);

ALTER TABLE ONLY instancia.bolsa_movimientos
    ADD CONSTRAINT bolsa_movimientos_entidad_id_usuario_id_clave_key UNIQUE (entidad_id, usuario_id, clave);

CREATE INDEX bolsa_movimientos_por_cierre ON instancia.bolsa_movimientos USING btree (entidad_id, cierre_id);

ALTER TABLE ONLY instancia.bolsa_reglas
    ADD CONSTRAINT bolsa_reglas_pkey PRIMARY KEY (entidad_id, desde);

ALTER TABLE ONLY instancia.festivos_confirmados
    ADD CONSTRAINT festivos_confirmados_pkey PRIMARY KEY (entidad_id, confirmacion_id);

CREATE INDEX festivos_confirmados_por_centro ON instancia.festivos_confirmados USING btree (entidad_id, centro_id, ano, confirmacion_id);

CREATE UNIQUE INDEX proyectos_nombre_abierto ON instancia.proyectos USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;

ALTER TABLE ONLY instancia.exportaciones
    ADD CONSTRAINT exportaciones_pkey PRIMARY KEY (entidad_id, exportacion_id);

CREATE INDEX exportaciones_por_huella ON instancia.exportaciones USING btree (entidad_id, usuario_id, sha256);

CREATE INDEX registros_respuestas ON instancia.registros USING btree (entidad_id, recibido) WHERE ((evento = ANY (ARRAY['acuerdo'::text, 'desacuerdo'::text, 'anulacion'::text])) AND (modo <> 'automatico'::text));

CREATE INDEX registros_respuestas_de ON instancia.registros USING btree (entidad_id, usuario_id, recibido) WHERE ((evento = ANY (ARRAY['acuerdo'::text, 'desacuerdo'::text, 'anulacion'::text])) AND (modo <> 'automatico'::text));

CREATE INDEX exportaciones_por_fichero ON instancia.exportaciones USING btree (entidad_id, sha256);

CREATE INDEX exportaciones_por_datos ON instancia.exportaciones USING btree (entidad_id, huella_datos);

ALTER TABLE ONLY instancia.acceso_proveedores
    ADD CONSTRAINT acceso_proveedores_pkey PRIMARY KEY (entidad_id, proveedor);

ALTER TABLE ONLY instancia.sesiones_sso
    ADD CONSTRAINT sesiones_sso_pkey PRIMARY KEY (entidad_id, sesion_id);

ALTER TABLE ONLY central.accesos
    ADD CONSTRAINT accesos_pkey PRIMARY KEY (id_login);

ALTER TABLE ONLY central.accesos
    ADD CONSTRAINT accesos_estado_key UNIQUE (estado);

CREATE INDEX accesos_por_creado ON central.accesos USING btree (creado);

ALTER TABLE ONLY instancia.enlaces
    ADD CONSTRAINT enlaces_pkey PRIMARY KEY (entidad_id, huella);

CREATE INDEX enlaces_por_persona ON instancia.enlaces USING btree (entidad_id, usuario_id, tipo);

CREATE INDEX enlaces_por_fin ON instancia.enlaces USING btree (entidad_id, caduca);

CREATE INDEX correos_por_enviar_desde ON central.correos_por_enviar USING btree (desde);

CREATE INDEX correos_por_enviar_caduca ON central.correos_por_enviar USING btree (caduca);

ALTER TABLE ONLY central.captchas_usados
    ADD CONSTRAINT captchas_usados_pkey PRIMARY KEY (huella);

CREATE INDEX captchas_usados_caduca ON central.captchas_usados USING btree (caduca);

ALTER TABLE ONLY instancia.contactos
    ADD CONSTRAINT contactos_pkey PRIMARY KEY (entidad_id, contacto_id);

ALTER TABLE ONLY instancia.fotos
    ADD CONSTRAINT fotos_pkey PRIMARY KEY (entidad_id, usuario_id, lado);

ALTER TABLE ONLY instancia.factores_totp
    ADD CONSTRAINT factores_totp_pkey PRIMARY KEY (entidad_id, usuario_id);

ALTER TABLE ONLY instancia.codigos_recuperacion
    ADD CONSTRAINT codigos_recuperacion_pkey PRIMARY KEY (entidad_id, usuario_id, huella);

ALTER TABLE ONLY instancia.llaves
    ADD CONSTRAINT llaves_pkey PRIMARY KEY (entidad_id, llave_id);

ALTER TABLE ONLY instancia.llaves
    ADD CONSTRAINT llaves_entidad_id_credencial_key UNIQUE (entidad_id, credencial);

CREATE INDEX llaves_por_persona ON instancia.llaves USING btree (entidad_id, usuario_id);

ALTER TABLE ONLY instancia.pines_documentacion
    ADD CONSTRAINT pines_documentacion_pkey PRIMARY KEY (entidad_id, usuario_id);

ALTER TABLE ONLY central.retos_usados
    ADD CONSTRAINT retos_usados_pkey PRIMARY KEY (huella);

CREATE INDEX retos_usados_por_fin ON central.retos_usados USING btree (caduca);

ALTER TABLE ONLY central.destinos_push
    ADD CONSTRAINT destinos_push_pkey PRIMARY KEY (huella);

ALTER TABLE ONLY instancia.destinos_push
    ADD CONSTRAINT destinos_push_pkey PRIMARY KEY (entidad_id, destino_id);

ALTER TABLE ONLY instancia.destinos_push
    ADD CONSTRAINT destinos_push_entidad_id_huella_key UNIQUE (entidad_id, huella);

CREATE INDEX destinos_push_por_persona ON instancia.destinos_push USING btree (entidad_id, usuario_id, creado);

CREATE INDEX destinos_push_por_sesion ON instancia.destinos_push USING btree (entidad_id, sesion_id);

ALTER TABLE ONLY instancia.avisos_preferencias
    ADD CONSTRAINT avisos_preferencias_pkey PRIMARY KEY (entidad_id, usuario_id, clase, canal);

ALTER TABLE ONLY instancia.avisos_dados
    ADD CONSTRAINT avisos_dados_pkey PRIMARY KEY (entidad_id, usuario_id, clave);

CREATE INDEX avisos_dados_por_momento ON instancia.avisos_dados USING btree (entidad_id, momento);

CREATE INDEX actuaciones_por_persona ON instancia.actuaciones USING btree (entidad_id, persona_id, desde);

CREATE INDEX actuaciones_por_sesion ON instancia.actuaciones USING btree (entidad_id, sesion_id) WHERE (hasta IS NULL);

ALTER TABLE ONLY instancia.auditoria
    ADD CONSTRAINT auditoria_pkey PRIMARY KEY (entidad_id, auditoria_id);

CREATE INDEX auditoria_por_momento ON instancia.auditoria USING btree (entidad_id, momento);

CREATE INDEX auditoria_por_autor ON instancia.auditoria USING btree (entidad_id, autor_id, auditoria_id);

ALTER TABLE ONLY instancia.departamentos
    ADD CONSTRAINT departamentos_pkey PRIMARY KEY (entidad_id, departamento_id);

CREATE UNIQUE INDEX departamentos_nombre_abierto ON instancia.departamentos USING btree (entidad_id, COALESCE(padre_id, 0), lower((nombre COLLATE "und-x-icu"))) WHERE activo;

ALTER TABLE ONLY instancia.fichajes_retenidos
    ADD CONSTRAINT fichajes_retenidos_entidad_id_usuario_id_clave_key UNIQUE (entidad_id, usuario_id, clave);

CREATE INDEX fichajes_retenidos_por_dia ON instancia.fichajes_retenidos USING btree (entidad_id, usuario_id, fecha);

CREATE INDEX contactos_pendientes ON instancia.contactos USING btree (entidad_id, contacto_id) WHERE (hecho IS NULL);

CREATE INDEX contactos_por_usuario ON instancia.contactos USING btree (entidad_id, usuario_id, contacto_id);

ALTER TABLE ONLY instancia.respuestas_contacto
    ADD CONSTRAINT respuestas_contacto_pkey PRIMARY KEY (entidad_id, respuesta_id);

CREATE INDEX respuestas_por_contacto ON instancia.respuestas_contacto USING btree (entidad_id, contacto_id, respuesta_id);

ALTER TABLE ONLY instancia.altas_confirmadas
    ADD CONSTRAINT altas_confirmadas_pkey PRIMARY KEY (entidad_id, huella);

CREATE INDEX usuarios_por_nombre ON instancia.usuarios USING btree (entidad_id, nombre_completo COLLATE "und-x-icu", usuario_id);

CREATE INDEX ausencias_por_fin ON instancia.ausencias USING btree (entidad_id, hasta);

CREATE UNIQUE INDEX centros_nombre_abierto ON instancia.centros USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;

CREATE UNIQUE INDEX horarios_nombre_abierto ON instancia.horarios USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;

ALTER TABLE ONLY instancia.bloqueos
    ADD CONSTRAINT bloqueos_pkey PRIMARY KEY (entidad_id, bloqueo_id);

ALTER TABLE ONLY instancia.trozos
    ADD CONSTRAINT trozos_pkey PRIMARY KEY (entidad_id, trozo, usuario_id);

CREATE INDEX usuarios_de_departamento ON instancia.usuarios USING btree (entidad_id, departamento_id, nombre_completo COLLATE "und-x-icu", usuario_id);

CREATE INDEX asignaciones_por_centro ON instancia.asignaciones USING btree (entidad_id, centro_id, usuario_id);

CREATE INDEX asignaciones_por_horario ON instancia.asignaciones USING btree (entidad_id, horario_id, usuario_id);

CREATE INDEX usuarios_quioscos ON instancia.usuarios USING btree (entidad_id, nombre_completo COLLATE "und-x-icu", usuario_id) WHERE es_quiosco;

CREATE INDEX usuarios_sin_clave ON instancia.usuarios USING btree (entidad_id, nombre_completo COLLATE "und-x-icu", usuario_id) WHERE (password_hash IS NULL);

CREATE INDEX usuarios_suspendidos ON instancia.usuarios USING btree (entidad_id, nombre_completo COLLATE "und-x-icu", usuario_id) WHERE ((suspendida IS NOT NULL) OR (NOT activo));

CREATE INDEX usuarios_con_fin ON instancia.usuarios USING btree (entidad_id, nombre_completo COLLATE "und-x-icu", usuario_id) WHERE (ultimo_dia IS NOT NULL);

CREATE INDEX ausencias_en_curso ON instancia.ausencias USING btree (entidad_id, hasta, desde, usuario_id) WHERE (aprobada AND (minutos IS NULL));

ALTER TABLE ONLY instancia.ficheros
    ADD CONSTRAINT ficheros_clave_key UNIQUE (clave);

CREATE INDEX ficheros_de_persona ON instancia.ficheros USING btree (entidad_id, usuario_id);

CREATE INDEX ficheros_por_barrer ON instancia.ficheros USING btree (entidad_id, momento) WHERE (estado <> 'guardado'::text);

ALTER TABLE ONLY instancia.ficheros_uso
    ADD CONSTRAINT ficheros_uso_pkey PRIMARY KEY (entidad_id);

CREATE UNIQUE INDEX solicitudes_historia_clave ON instancia.solicitudes_historia USING btree (entidad_id, usuario_id, clave) WHERE (clave IS NOT NULL);

ALTER TABLE ONLY instancia.solicitudes_cadenas
    ADD CONSTRAINT solicitudes_cadenas_pkey PRIMARY KEY (entidad_id, cadena_id);

CREATE UNIQUE INDEX solicitudes_cadenas_de ON instancia.solicitudes_cadenas USING btree (entidad_id, modulo, COALESCE(departamento_id, 0));

ALTER TABLE ONLY instancia.suplencias
    ADD CONSTRAINT suplencias_pkey PRIMARY KEY (entidad_id, suplencia_id);

CREATE INDEX suplencias_de_suplente ON instancia.suplencias USING btree (entidad_id, suplente_id, hasta);

CREATE INDEX suplencias_de_titular ON instancia.suplencias USING btree (entidad_id, titular_id, hasta);

ALTER TABLE ONLY instancia.vacaciones_politicas
    ADD CONSTRAINT vacaciones_politicas_pkey PRIMARY KEY (entidad_id, desde);

ALTER TABLE ONLY instancia.vacaciones_concesiones
    ADD CONSTRAINT vacaciones_concesiones_pkey PRIMARY KEY (entidad_id, concesion_id);

ALTER TABLE ONLY instancia.vacaciones_concesiones
    ADD CONSTRAINT vacaciones_concesiones_entidad_id_usuario_id_clave_key UNIQUE (entidad_id, usuario_id, clave);

CREATE INDEX jornadas_abiertas_por_dia ON instancia.jornadas USING btree (entidad_id, fecha) WHERE ((estado = 'abierta'::text) AND (inicio IS NOT NULL));

CREATE INDEX bajas_de_persona ON instancia.bajas USING btree (entidad_id, usuario_id);

ALTER TABLE ONLY instancia.permisos_familias
    ADD CONSTRAINT permisos_familias_pkey PRIMARY KEY (entidad_id, familia_id);

CREATE UNIQUE INDEX permisos_familias_nombre_abierto ON instancia.permisos_familias USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;

CREATE UNIQUE INDEX permisos_familias_de_pais ON instancia.permisos_familias USING btree (entidad_id, pais) WHERE (predeterminada AND activo);

ALTER TABLE ONLY instancia.permisos_asignaciones
    ADD CONSTRAINT permisos_asignaciones_pkey PRIMARY KEY (entidad_id, asignacion_id);

CREATE INDEX permisos_asignaciones_de ON instancia.permisos_asignaciones USING btree (entidad_id, familia_id);

CREATE INDEX permisos_por_justificar ON instancia.permisos USING btree (entidad_id, justificante_hasta) WHERE ((justificante_hasta IS NOT NULL) AND (justificante_dicho IS NULL));

ALTER TABLE ONLY instancia.salas
    ADD CONSTRAINT salas_pkey PRIMARY KEY (entidad_id, sala_id);

CREATE UNIQUE INDEX salas_nombre_abierto ON instancia.salas USING btree (entidad_id, COALESCE(padre_id, 0), lower((nombre COLLATE "und-x-icu"))) WHERE activo;

ALTER TABLE ONLY instancia.salas_departamentos
    ADD CONSTRAINT salas_departamentos_pkey PRIMARY KEY (entidad_id, sala_id, departamento_id);

ALTER TABLE ONLY instancia.salas_cierres
    ADD CONSTRAINT salas_cierres_pkey PRIMARY KEY (entidad_id, cierre_id);

CREATE INDEX salas_cierres_de ON instancia.salas_cierres USING btree (entidad_id, hasta);

ALTER TABLE ONLY instancia.reservas_ajustes
    ADD CONSTRAINT reservas_ajustes_pkey PRIMARY KEY (entidad_id);

CREATE INDEX reservas_de_sala ON instancia.reservas USING btree (entidad_id, sala_id, inicio);

ALTER TABLE ONLY instancia.reservas_ocupacion
    ADD CONSTRAINT reservas_sin_choque EXCLUDE USING gist (int4range(entidad_id, entidad_id, '[]'::text) WITH &&, int4range(sala_id, sala_id, '[]'::text) WITH &&, tstzrange(inicio, fin) WITH &&);

CREATE INDEX reservas_ocupacion_por_fin ON instancia.reservas_ocupacion USING btree (entidad_id, fin);

CREATE INDEX solicitudes_horas_extra ON instancia.solicitudes USING btree (entidad_id, desde) INCLUDE (usuario_id) WHERE ((modulo = 'horas-extra'::text) AND (estado = ANY (ARRAY['aprobada'::text, 'anulacion-solicitada'::text])));

ALTER TABLE ONLY instancia.horas_extra_tipologias
    ADD CONSTRAINT horas_extra_tipologias_pkey PRIMARY KEY (entidad_id, tipologia_id, desde);

ALTER TABLE ONLY instancia.horas_extra_reglas
    ADD CONSTRAINT horas_extra_reglas_pkey PRIMARY KEY (entidad_id, desde);

ALTER TABLE ONLY instancia.horas_extra_regimenes
    ADD CONSTRAINT horas_extra_regimenes_pkey PRIMARY KEY (entidad_id, regimen_id);

CREATE INDEX horas_extra_regimenes_de ON instancia.horas_extra_regimenes USING btree (entidad_id, usuario_id);

ALTER TABLE ONLY instancia.gastos_tipos
    ADD CONSTRAINT gastos_tipos_pkey PRIMARY KEY (entidad_id, tipo_id);

CREATE UNIQUE INDEX gastos_tipos_nombre_abierto ON instancia.gastos_tipos USING btree (entidad_id, COALESCE(lower((nombre COLLATE "und-x-icu")), ('='::text || categoria))) WHERE activo;

ALTER TABLE ONLY instancia.gastos_actividades
    ADD CONSTRAINT gastos_actividades_pkey PRIMARY KEY (entidad_id, actividad_id);

CREATE UNIQUE INDEX gastos_actividades_nombre_abierto ON instancia.gastos_actividades USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;

ALTER TABLE ONLY instancia.gastos_formas_pago
    ADD CONSTRAINT gastos_formas_pago_pkey PRIMARY KEY (entidad_id, forma_pago_id);

CREATE UNIQUE INDEX gastos_formas_pago_nombre_abierto ON instancia.gastos_formas_pago USING btree (entidad_id, COALESCE(lower((nombre COLLATE "und-x-icu")), ('='::text || habitual))) WHERE activo;

ALTER TABLE ONLY instancia.gastos_politicas
    ADD CONSTRAINT gastos_politicas_pkey PRIMARY KEY (entidad_id, desde);

ALTER TABLE ONLY instancia.gastos_cambios
    ADD CONSTRAINT gastos_cambios_pkey PRIMARY KEY (entidad_id, moneda, desde);

CREATE INDEX gastos_parecidos ON instancia.gastos USING btree (entidad_id, parecido, dia, en_moneda) WHERE (parecido IS NOT NULL);

CREATE INDEX ficheros_de_gastos ON instancia.ficheros USING btree (entidad_id, sha256) WHERE ((modulo = 'gastos'::text) AND (estado = 'guardado'::text));

CREATE UNIQUE INDEX solicitudes_correccion_del_dia ON instancia.solicitudes USING btree (entidad_id, usuario_id, desde) WHERE ((modulo = 'correcciones'::text) AND (turno_desde IS NOT NULL));

CREATE INDEX registros_propuestas_a_otros ON instancia.registros USING btree (entidad_id, autor_id, recibido) WHERE ((evento = 'correccion'::text) AND (autor_id <> usuario_id));

ALTER TABLE ONLY instancia.quioscos
    ADD CONSTRAINT quioscos_pkey PRIMARY KEY (entidad_id, quiosco_id);

ALTER TABLE ONLY central.emparejamientos
    ADD CONSTRAINT emparejamientos_pkey PRIMARY KEY (huella);

ALTER TABLE ONLY central.emparejamientos
    ADD CONSTRAINT emparejamientos_entidad_id_quiosco_id_key UNIQUE (entidad_id, quiosco_id);

ALTER TABLE ONLY instancia.quiosco_pins
    ADD CONSTRAINT quiosco_pins_pkey PRIMARY KEY (entidad_id, usuario_id);

ALTER TABLE ONLY instancia.quiosco_pins
    ADD CONSTRAINT quiosco_pins_entidad_id_huella_key UNIQUE (entidad_id, huella);

ALTER TABLE ONLY instancia.quiosco_tarjetas
    ADD CONSTRAINT quiosco_tarjetas_pkey PRIMARY KEY (entidad_id, tarjeta_id);

ALTER TABLE ONLY instancia.quiosco_tarjetas
    ADD CONSTRAINT quiosco_tarjetas_entidad_id_huella_key UNIQUE (entidad_id, huella);

CREATE UNIQUE INDEX quiosco_tarjetas_vigentes ON instancia.quiosco_tarjetas USING btree (entidad_id, usuario_id) WHERE (anulada IS NULL);

ALTER TABLE ONLY instancia.quiosco_moviles
    ADD CONSTRAINT quiosco_moviles_pkey PRIMARY KEY (entidad_id, movil_id);

CREATE INDEX quiosco_moviles_por_persona ON instancia.quiosco_moviles USING btree (entidad_id, usuario_id) WHERE (anulado IS NULL);

ALTER TABLE ONLY instancia.quiosco_claves
    ADD CONSTRAINT quiosco_claves_pkey PRIMARY KEY (entidad_id, clave_id);

ALTER TABLE ONLY instancia.quiosco_entregas
    ADD CONSTRAINT quiosco_entregas_pkey PRIMARY KEY (entidad_id, clave);

CREATE INDEX quiosco_entregas_por_persona ON instancia.quiosco_entregas USING btree (entidad_id, persona_id);

ALTER TABLE ONLY instancia.quiosco_fotos
    ADD CONSTRAINT quiosco_fotos_pkey PRIMARY KEY (entidad_id, registro_id);

CREATE INDEX quiosco_fotos_por_dia ON instancia.quiosco_fotos USING btree (entidad_id, tomada);

CREATE INDEX quiosco_fotos_por_persona ON instancia.quiosco_fotos USING btree (entidad_id, persona_id);

ALTER TABLE ONLY instancia.visitas_tipos
    ADD CONSTRAINT visitas_tipos_pkey PRIMARY KEY (entidad_id, tipo_id);

CREATE UNIQUE INDEX visitas_tipos_nombre_abierto ON instancia.visitas_tipos USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;

ALTER TABLE ONLY instancia.visitas_ajustes
    ADD CONSTRAINT visitas_ajustes_pkey PRIMARY KEY (entidad_id);

ALTER TABLE ONLY instancia.visitas
    ADD CONSTRAINT visitas_pkey PRIMARY KEY (entidad_id, visita_id);

CREATE UNIQUE INDEX visitas_codigo_dentro ON instancia.visitas USING btree (entidad_id, codigo) WHERE (salida IS NULL);

CREATE UNIQUE INDEX visitas_una_vez ON instancia.visitas USING btree (entidad_id, clave) WHERE (clave IS NOT NULL);

CREATE INDEX visitas_dentro ON instancia.visitas USING btree (entidad_id, centro_id, entrada) WHERE (salida IS NULL);

CREATE INDEX visitas_por_entrada ON instancia.visitas USING btree (entidad_id, entrada DESC, visita_id DESC);

CREATE INDEX visitas_de_anfitrion ON instancia.visitas USING btree (entidad_id, anfitrion_id, entrada);

ALTER TABLE ONLY instancia.visitas_recuentos
    ADD CONSTRAINT visitas_recuentos_pkey PRIMARY KEY (entidad_id, centro_id);

ALTER TABLE ONLY instancia.visitas_marcas
    ADD CONSTRAINT visitas_marcas_pkey PRIMARY KEY (entidad_id, centro_id, clase, sujeto_id);

ALTER TABLE ONLY instancia.comunicados
    ADD CONSTRAINT comunicados_pkey PRIMARY KEY (entidad_id, comunicado_id);

CREATE INDEX comunicados_por_fecha ON instancia.comunicados USING btree (entidad_id, COALESCE(publica, 'infinity'::timestamp with time zone) DESC, comunicado_id DESC);

CREATE INDEX comunicados_por_avisar ON instancia.comunicados USING btree (entidad_id, publica) WHERE ((NOT borrador) AND (avisado IS NULL) AND (retirado IS NULL));

CREATE INDEX comunicados_por_terminar ON instancia.comunicados USING btree (entidad_id, caduca) WHERE ((NOT borrador) AND (terminado IS NULL));

CREATE INDEX comunicados_de_autor ON instancia.comunicados USING btree (entidad_id, autor_id);

ALTER TABLE ONLY instancia.comunicados_audiencia
    ADD CONSTRAINT comunicados_audiencia_pkey PRIMARY KEY (entidad_id, comunicado_id, clave);

CREATE INDEX comunicados_para ON instancia.comunicados_audiencia USING btree (entidad_id, clave, publica DESC, comunicado_id DESC) INCLUDE (hasta) WHERE vigente;

CREATE INDEX comunicados_destacados ON instancia.comunicados_audiencia USING btree (entidad_id, clave, publica DESC, comunicado_id DESC) INCLUDE (hasta) WHERE (vigente AND destacado);

ALTER TABLE ONLY instancia.comunicados_lecturas
    ADD CONSTRAINT comunicados_lecturas_pkey PRIMARY KEY (entidad_id, comunicado_id, usuario_id);

CREATE INDEX comunicados_leidos_por ON instancia.comunicados_lecturas USING btree (entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_salas
    ADD CONSTRAINT chat_salas_pkey PRIMARY KEY (entidad_id, sala_id);

CREATE UNIQUE INDEX chat_salas_dos ON instancia.chat_salas USING btree (entidad_id, una_id, otra_id) WHERE (clase = 'dos'::text);

CREATE UNIQUE INDEX chat_salas_departamento ON instancia.chat_salas USING btree (entidad_id, departamento_id) WHERE (clase = 'departamento'::text);

CREATE UNIQUE INDEX chat_salas_centro ON instancia.chat_salas USING btree (entidad_id, centro_id) WHERE (clase = 'centro'::text);

CREATE UNIQUE INDEX chat_salas_rrhh ON instancia.chat_salas USING btree (entidad_id, persona_id) WHERE (clase = 'rrhh'::text);

CREATE INDEX chat_salas_por_momento ON instancia.chat_salas USING btree (entidad_id, momento DESC, sala_id DESC);

ALTER TABLE ONLY instancia.chat_miembros
    ADD CONSTRAINT chat_miembros_pkey PRIMARY KEY (entidad_id, sala_id, usuario_id);

CREATE INDEX chat_miembros_de_persona ON instancia.chat_miembros USING btree (entidad_id, usuario_id) WHERE (salida IS NULL);

ALTER TABLE ONLY instancia.chat_rrhh
    ADD CONSTRAINT chat_rrhh_pkey PRIMARY KEY (entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_ajustes
    ADD CONSTRAINT chat_ajustes_pkey PRIMARY KEY (entidad_id);

ALTER TABLE ONLY instancia.chat_mensajes
    ADD CONSTRAINT chat_mensajes_entidad_id_sala_id_numero_key UNIQUE (entidad_id, sala_id, numero);

ALTER TABLE ONLY instancia.chat_mensajes
    ADD CONSTRAINT chat_mensajes_entidad_id_autor_id_clave_key UNIQUE (entidad_id, autor_id, clave);

CREATE INDEX chat_mensajes_por_cambio ON instancia.chat_mensajes USING btree (entidad_id, sala_id, cambio);

CREATE INDEX chat_mensajes_por_momento ON instancia.chat_mensajes USING btree (entidad_id, momento);

CREATE INDEX chat_mensajes_busqueda ON instancia.chat_mensajes USING gin (busqueda);

ALTER TABLE ONLY instancia.chat_lecturas
    ADD CONSTRAINT chat_lecturas_pkey PRIMARY KEY (entidad_id, sala_id, usuario_id);

ALTER TABLE ONLY instancia.chat_avisos
    ADD CONSTRAINT chat_avisos_pkey PRIMARY KEY (entidad_id, sala_id, usuario_id);

CREATE INDEX chat_avisos_por_hora ON instancia.chat_avisos USING btree (entidad_id, suena);

ALTER TABLE ONLY instancia.chat_aperturas
    ADD CONSTRAINT chat_aperturas_pkey PRIMARY KEY (entidad_id, apertura_id);

CREATE INDEX chat_aperturas_de_sala ON instancia.chat_aperturas USING btree (entidad_id, sala_id, apertura_id);

ALTER TABLE ONLY instancia.trozos_equipo
    ADD CONSTRAINT trozos_equipo_pkey PRIMARY KEY (entidad_id, trozo, usuario_id);

CREATE INDEX solicitudes_de_dos_anos ON instancia.solicitudes USING btree (entidad_id, usuario_id, hasta) WHERE ((ano)::numeric < EXTRACT(year FROM hasta));

CREATE UNIQUE INDEX permisos_asignaciones_centro ON instancia.permisos_asignaciones USING btree (entidad_id, centro_id) WHERE ((hasta IS NULL) AND (centro_id IS NOT NULL));

CREATE UNIQUE INDEX permisos_asignaciones_departamento ON instancia.permisos_asignaciones USING btree (entidad_id, departamento_id) WHERE ((hasta IS NULL) AND (departamento_id IS NOT NULL));

CREATE UNIQUE INDEX permisos_asignaciones_usuario ON instancia.permisos_asignaciones USING btree (entidad_id, usuario_id) WHERE ((hasta IS NULL) AND (usuario_id IS NOT NULL));

CREATE UNIQUE INDEX permisos_asignaciones_de_todos ON instancia.permisos_asignaciones USING btree (entidad_id, familia_id) WHERE ((hasta IS NULL) AND (num_nonnulls(centro_id, departamento_id, usuario_id) = 0));

ALTER TABLE ONLY instancia.contratos
    ADD CONSTRAINT contratos_pkey PRIMARY KEY (entidad_id, contrato_id);

CREATE INDEX contratos_de ON instancia.contratos USING btree (entidad_id, usuario_id, desde, contrato_id);

ALTER TABLE ONLY instancia.nacimientos
    ADD CONSTRAINT nacimientos_pkey PRIMARY KEY (entidad_id, nacimiento_id);

CREATE INDEX nacimientos_de ON instancia.nacimientos USING btree (entidad_id, usuario_id, nacimiento_id DESC);

ALTER TABLE ONLY instancia.excesos_reglas
    ADD CONSTRAINT excesos_reglas_pkey PRIMARY KEY (entidad_id, regla_id);

ALTER TABLE ONLY instancia.excesos_reglas
    ADD CONSTRAINT excesos_reglas_entidad_id_familia_id_desde_key UNIQUE NULLS NOT DISTINCT (entidad_id, familia_id, desde);

ALTER TABLE ONLY instancia.excesos_decisiones
    ADD CONSTRAINT excesos_decisiones_pkey PRIMARY KEY (entidad_id, decision_id);

CREATE INDEX excesos_decisiones_de ON instancia.excesos_decisiones USING btree (entidad_id, usuario_id, fecha, decision_id DESC);

ALTER TABLE ONLY instancia.excesos
    ADD CONSTRAINT excesos_pkey PRIMARY KEY (entidad_id, usuario_id, fecha);

CREATE INDEX excesos_por_fecha ON instancia.excesos USING btree (entidad_id, fecha, usuario_id);

ALTER TABLE ONLY instancia.excesos_calculos
    ADD CONSTRAINT excesos_calculos_pkey PRIMARY KEY (entidad_id, usuario_id);

ALTER TABLE ONLY instancia.incumplimientos
    ADD CONSTRAINT incumplimientos_pkey PRIMARY KEY (entidad_id, usuario_id, fecha, regla);

CREATE INDEX incumplimientos_por_fecha ON instancia.incumplimientos USING btree (entidad_id, fecha DESC, usuario_id);

ALTER TABLE ONLY instancia.incumplimientos_respuestas
    ADD CONSTRAINT incumplimientos_respuestas_pkey PRIMARY KEY (entidad_id, respuesta_id);

CREATE INDEX incumplimientos_respuestas_de ON instancia.incumplimientos_respuestas USING btree (entidad_id, usuario_id, fecha, regla, respuesta_id);

ALTER TABLE ONLY instancia.meses_de_persona
    ADD CONSTRAINT meses_de_persona_pkey PRIMARY KEY (entidad_id, mes, usuario_id);

CREATE INDEX meses_por_vencer ON instancia.meses_de_persona USING btree (entidad_id, mes, vence) WHERE (vence IS NOT NULL);

ALTER TABLE ONLY instancia.meses_sumados
    ADD CONSTRAINT meses_sumados_pkey PRIMARY KEY (entidad_id, mes);

ALTER TABLE ONLY instancia.meses_cambiados
    ADD CONSTRAINT meses_cambiados_pkey PRIMARY KEY (entidad_id, marca_id);

CREATE INDEX cambiados_de_un_mes ON instancia.meses_cambiados USING btree (entidad_id, desde, usuario_id);

ALTER TABLE ONLY instancia.exportes
    ADD CONSTRAINT exportes_pkey PRIMARY KEY (entidad_id, exporte_id);

CREATE INDEX exportes_de_persona ON instancia.exportes USING btree (entidad_id, usuario_id, exporte_id DESC);

ALTER TABLE ONLY instancia.exportes_plantillas
    ADD CONSTRAINT exportes_plantillas_pkey PRIMARY KEY (entidad_id, plantilla_id);

CREATE UNIQUE INDEX exportes_plantillas_nombre ON instancia.exportes_plantillas USING btree (entidad_id, lower((nombre COLLATE "und-x-icu")));

ALTER TABLE ONLY instancia.accesos_externos
    ADD CONSTRAINT accesos_externos_pkey PRIMARY KEY (entidad_id, acceso_id);

CREATE UNIQUE INDEX accesos_externos_de_cuenta ON instancia.accesos_externos USING btree (entidad_id, usuario_id);

ALTER TABLE ONLY instancia.incidencias
    ADD CONSTRAINT incidencias_entidad_id_usuario_id_fecha_clase_key UNIQUE (entidad_id, usuario_id, fecha, clase);

CREATE INDEX incidencias_por_responder ON instancia.incidencias USING btree (entidad_id, usuario_id) WHERE ((preguntada IS NOT NULL) AND (respondida IS NULL) AND (resuelta IS NULL));

CREATE INDEX jornadas_con_incidencias ON instancia.jornadas USING btree (entidad_id, fecha) WHERE (incidencias <> '{}'::text[]);

ALTER TABLE ONLY instancia.firmas_ajustes
    ADD CONSTRAINT firmas_ajustes_pkey PRIMARY KEY (entidad_id);

CREATE INDEX firmas_por_huella ON instancia.firmas USING btree (entidad_id, huella);

ALTER TABLE ONLY instancia.firmas_avisos
    ADD CONSTRAINT firmas_avisos_pkey PRIMARY KEY (entidad_id, usuario_id, mes, clave);

ALTER TABLE ONLY instancia.resumenes_mensuales
    ADD CONSTRAINT resumenes_mensuales_pkey PRIMARY KEY (entidad_id, usuario_id, mes, version);

ALTER TABLE ONLY instancia.visitas_anunciadas
    ADD CONSTRAINT visitas_anunciadas_pkey PRIMARY KEY (entidad_id, anuncio_id);

CREATE UNIQUE INDEX visitas_anunciadas_codigo ON instancia.visitas_anunciadas USING btree (entidad_id, codigo);

CREATE UNIQUE INDEX visitas_anunciadas_una_vez ON instancia.visitas_anunciadas USING btree (entidad_id, clave) WHERE (clave IS NOT NULL);

CREATE INDEX visitas_anunciadas_por_dia ON instancia.visitas_anunciadas USING btree (entidad_id, centro_id, fecha) WHERE (visita_id IS NULL);

CREATE INDEX visitas_anunciadas_de_anfitrion ON instancia.visitas_anunciadas USING btree (entidad_id, anfitrion_id, fecha);

CREATE INDEX visitas_anunciadas_de_visita ON instancia.visitas_anunciadas USING btree (entidad_id, visita_id) WHERE (visita_id IS NOT NULL);

CREATE INDEX quiosco_entregas_por_mirar ON instancia.quiosco_entregas USING btree (entidad_id, recibida DESC) WHERE ((resultado <> 'fichado'::text) AND (resolucion IS NULL));

CREATE INDEX quiosco_entregas_de_quiosco ON instancia.quiosco_entregas USING btree (entidad_id, quiosco_id) WHERE ((resultado <> 'fichado'::text) AND (resolucion IS NULL));

ALTER TABLE ONLY instancia.chat_entradas
    ADD CONSTRAINT chat_entradas_pkey PRIMARY KEY (entidad_id, sala_id, usuario_id);

ALTER TABLE ONLY instancia.cierres_en_marcha
    ADD CONSTRAINT cierres_en_marcha_pkey PRIMARY KEY (entidad_id, encargo_id);

CREATE UNIQUE INDEX un_cierre_en_marcha ON instancia.cierres_en_marcha USING btree (entidad_id) WHERE (acabado IS NULL);

CREATE INDEX registros_correcciones_por_dia ON instancia.registros USING btree (entidad_id, fecha DESC, usuario_id) WHERE (evento = 'correccion'::text);

CREATE INDEX usuarios_admins ON instancia.usuarios USING btree (entidad_id, usuario_id) WHERE ('admin'::text = ANY (roles));

CREATE INDEX chat_salas_rrhh_por_momento ON instancia.chat_salas USING btree (entidad_id, momento DESC, sala_id DESC) WHERE (clase = 'rrhh'::text);

CREATE INDEX chat_salas_rrhh_abiertas ON instancia.chat_salas USING btree (entidad_id, momento DESC, sala_id DESC) WHERE ((clase = 'rrhh'::text) AND (estado = 'abierto'::text));

CREATE UNIQUE INDEX registros_por_id ON instancia.registros USING btree (entidad_id, registro_id);

ALTER TABLE ONLY instancia.posiciones
    ADD CONSTRAINT posiciones_pkey PRIMARY KEY (entidad_id, registro_id);

CREATE INDEX posiciones_por_centro ON instancia.posiciones USING btree (entidad_id, centro_id, registro_id) WHERE (latitud IS NOT NULL);

ALTER TABLE ONLY instancia.correcciones
    ADD CONSTRAINT correcciones_pkey PRIMARY KEY (entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.solicitudes
    ADD CONSTRAINT solicitudes_pkey PRIMARY KEY (entidad_id, solicitud_id);

CREATE INDEX solicitudes_que_esperan ON instancia.solicitudes USING btree (entidad_id, espera, turno_desde, solicitud_id) INCLUDE (usuario_id, autor_id, modulo) WHERE (espera IS NOT NULL);

CREATE INDEX solicitudes_decididas ON instancia.solicitudes USING btree (entidad_id, decidida DESC, solicitud_id DESC) INCLUDE (usuario_id, modulo) WHERE (decidida IS NOT NULL);

CREATE INDEX solicitudes_decididas_por ON instancia.solicitudes USING btree (entidad_id, decidida_por, decidida DESC, solicitud_id DESC) INCLUDE (usuario_id, modulo) WHERE (decidida IS NOT NULL);

CREATE INDEX solicitudes_de_bajas ON instancia.solicitudes USING btree (entidad_id, desde DESC, solicitud_id DESC) INCLUDE (usuario_id, estado, hasta) WHERE ((modulo = 'bajas'::text) AND (estado <> 'borrador'::text));

CREATE INDEX solicitudes_que_esperan_todas ON instancia.solicitudes USING btree (entidad_id, turno_desde, solicitud_id) INCLUDE (usuario_id, autor_id, modulo) WHERE (espera IS NOT NULL);

CREATE INDEX solicitudes_gastos ON instancia.solicitudes USING btree (entidad_id, desde DESC, solicitud_id DESC) INCLUDE (usuario_id, estado) WHERE ((modulo = 'gastos'::text) AND (estado <> 'borrador'::text));

CREATE INDEX solicitudes_por_persona ON instancia.solicitudes USING btree (entidad_id, usuario_id, ano DESC, desde DESC, solicitud_id DESC) INCLUDE (hasta, modulo, estado, creada, descartada);

ALTER TABLE ONLY instancia.solicitudes_pasos
    ADD CONSTRAINT solicitudes_pasos_pkey PRIMARY KEY (entidad_id, solicitud_id, para, paso);

CREATE INDEX solicitudes_pasos_decididos ON instancia.solicitudes_pasos USING btree (entidad_id, decidido_por, para, momento DESC, solicitud_id DESC) INCLUDE (modulo, solicitante_id) WHERE (momento IS NOT NULL);

ALTER TABLE ONLY instancia.solicitudes_historia
    ADD CONSTRAINT solicitudes_historia_pkey PRIMARY KEY (entidad_id, hecho_id);

CREATE INDEX solicitudes_historia_de ON instancia.solicitudes_historia USING btree (entidad_id, solicitud_id, hecho_id);

ALTER TABLE ONLY instancia.ausencias
    ADD CONSTRAINT ausencias_pkey PRIMARY KEY (entidad_id, ausencia_id);

CREATE UNIQUE INDEX ausencias_de_solicitud ON instancia.ausencias USING btree (entidad_id, solicitud_id) WHERE (solicitud_id IS NOT NULL);

ALTER TABLE ONLY instancia.vacaciones
    ADD CONSTRAINT vacaciones_pkey PRIMARY KEY (entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.bajas
    ADD CONSTRAINT bajas_pkey PRIMARY KEY (entidad_id, solicitud_id);

CREATE INDEX bajas_abiertas ON instancia.bajas USING btree (entidad_id, vence, solicitud_id) WHERE abierta;

ALTER TABLE ONLY instancia.bajas_confirmaciones
    ADD CONSTRAINT bajas_confirmaciones_pkey PRIMARY KEY (entidad_id, confirmacion_id);

CREATE INDEX bajas_confirmaciones_de ON instancia.bajas_confirmaciones USING btree (entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.permisos
    ADD CONSTRAINT permisos_pkey PRIMARY KEY (entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.reservas
    ADD CONSTRAINT reservas_pkey PRIMARY KEY (entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.reservas_ocupacion
    ADD CONSTRAINT reservas_ocupacion_pkey PRIMARY KEY (entidad_id, solicitud_id, sala_id);

ALTER TABLE ONLY instancia.horas_extra
    ADD CONSTRAINT horas_extra_pkey PRIMARY KEY (entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.gastos
    ADD CONSTRAINT gastos_pkey PRIMARY KEY (entidad_id, solicitud_id);

CREATE INDEX gastos_por_dia ON instancia.gastos USING btree (entidad_id, dia, solicitud_id);

ALTER TABLE ONLY instancia.bolsa_movimientos
    ADD CONSTRAINT bolsa_movimientos_pkey PRIMARY KEY (entidad_id, movimiento_id);

CREATE INDEX bolsa_movimientos_de_solicitud ON instancia.bolsa_movimientos USING btree (entidad_id, solicitud_id) WHERE (solicitud_id IS NOT NULL);

ALTER TABLE ONLY instancia.ficheros
    ADD CONSTRAINT ficheros_pkey PRIMARY KEY (entidad_id, fichero_id);

CREATE INDEX ficheros_de_asunto ON instancia.ficheros USING btree (entidad_id, modulo, asunto_id) WHERE (estado = 'guardado'::text);

ALTER TABLE ONLY instancia.chat_mensajes
    ADD CONSTRAINT chat_mensajes_pkey PRIMARY KEY (entidad_id, mensaje_id);

ALTER TABLE ONLY instancia.chat_reacciones
    ADD CONSTRAINT chat_reacciones_pkey PRIMARY KEY (entidad_id, mensaje_id, usuario_id, simbolo);

ALTER TABLE ONLY instancia.correos
    ADD CONSTRAINT correos_pkey PRIMARY KEY (entidad_id, correo_id);

ALTER TABLE ONLY central.correos_por_enviar
    ADD CONSTRAINT correos_por_enviar_pkey PRIMARY KEY (entidad_id, correo_id);

ALTER TABLE ONLY instancia.firmas
    ADD CONSTRAINT firmas_pkey PRIMARY KEY (entidad_id, firma_id);

CREATE INDEX firmas_de_mes ON instancia.firmas USING btree (entidad_id, usuario_id, mes, firma_id DESC);

ALTER TABLE ONLY instancia.incidencias
    ADD CONSTRAINT incidencias_pkey PRIMARY KEY (entidad_id, incidencia_id);

ALTER TABLE ONLY instancia.fichajes_retenidos
    ADD CONSTRAINT fichajes_retenidos_pkey PRIMARY KEY (entidad_id, retenido_id);

ALTER TABLE ONLY instancia.actuaciones
    ADD CONSTRAINT actuaciones_pkey PRIMARY KEY (entidad_id, actuacion_id);

CREATE INDEX auditoria_por_cosa ON instancia.auditoria USING btree (entidad_id, sobre, sobre_id, auditoria_id);

ALTER TABLE ONLY instancia.borrados
    ADD CONSTRAINT borrados_pkey PRIMARY KEY (entidad_id, borrado_id);

CREATE INDEX incidencias_por_dia ON instancia.incidencias USING btree (entidad_id, fecha DESC, usuario_id, clase, centro_id);

CREATE INDEX incidencias_por_estado ON instancia.incidencias USING btree (entidad_id, estado, fecha DESC, usuario_id, clase, centro_id);

CREATE INDEX cambiados_de_varios ON instancia.meses_cambiados USING btree (entidad_id, hasta, desde, usuario_id) WHERE (hasta > desde);

ALTER TABLE ONLY instancia.afiliaciones
    ADD CONSTRAINT afiliaciones_pkey PRIMARY KEY (entidad_id, afiliacion_id);

CREATE INDEX afiliaciones_de ON instancia.afiliaciones USING btree (entidad_id, usuario_id, afiliacion_id DESC);

ALTER TABLE ONLY central.mudanzas
    ADD CONSTRAINT mudanzas_pkey PRIMARY KEY (mudanza);

CREATE INDEX solicitudes_abiertas ON instancia.solicitudes USING btree (entidad_id, usuario_id, ano DESC, desde DESC, solicitud_id DESC) INCLUDE (hasta, modulo, estado, creada, descartada) WHERE (estado = ANY (ARRAY['borrador'::text, 'pendiente'::text, 'en-curso'::text, 'anulacion-solicitada'::text]));

CREATE INDEX solicitudes_aprobadas_abiertas ON instancia.solicitudes USING btree (entidad_id, usuario_id, modulo, ano DESC, desde DESC, solicitud_id DESC) INCLUDE (hasta, estado, creada, descartada) WHERE ((estado = 'aprobada'::text) AND (modulo = ANY (ARRAY['gastos'::text, 'reservas'::text, 'bajas'::text, 'permisos'::text])));

CREATE INDEX solicitudes_gastos_abiertos ON instancia.solicitudes USING btree (entidad_id, desde DESC, solicitud_id DESC) INCLUDE (usuario_id, estado) WHERE ((modulo = 'gastos'::text) AND (estado = ANY (ARRAY['borrador'::text, 'pendiente'::text, 'en-curso'::text, 'anulacion-solicitada'::text, 'aprobada'::text])));

ALTER TABLE ONLY instancia.festivos_recordados
    ADD CONSTRAINT festivos_recordados_pkey PRIMARY KEY (entidad_id, ano);

CREATE INDEX chat_mensajes_borrados ON instancia.chat_mensajes USING btree (entidad_id, sala_id, numero) WHERE (borrado IS NOT NULL);

CREATE INDEX gastos_facturas ON instancia.gastos USING btree (entidad_id, factura) WHERE (factura IS NOT NULL);

CREATE TRIGGER configuracion AFTER INSERT ON instancia.nacimientos FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision();

CREATE TRIGGER configuracion AFTER INSERT OR DELETE OR UPDATE ON instancia.permisos_asignaciones FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision();

CREATE TRIGGER contar AFTER INSERT OR DELETE ON instancia.ficheros FOR EACH ROW WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.contar_ficheros();

CREATE TRIGGER de_su_solicitud BEFORE INSERT ON instancia.solicitudes_pasos FOR EACH ROW WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.paso_de_su_solicitud();

CREATE TRIGGER departamento AFTER UPDATE OF departamento_id ON instancia.usuarios FOR EACH ROW WHEN ((old.departamento_id IS DISTINCT FROM new.departamento_id)) EXECUTE FUNCTION instancia.subir_revision_por_departamento();

CREATE TRIGGER listas_de_gastos AFTER INSERT ON instancia.entidades FOR EACH ROW WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.crear_listas_de_gastos();

CREATE TRIGGER meses AFTER INSERT OR DELETE OR UPDATE ON instancia.ausencias FOR EACH ROW WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.marcar_ausencias();

CREATE TRIGGER meses AFTER UPDATE ON instancia.centros FOR EACH ROW WHEN (((old.zona IS DISTINCT FROM new.zona) OR (old.pais IS DISTINCT FROM new.pais) OR (old.region IS DISTINCT FROM new.region))) EXECUTE FUNCTION instancia.marcar_centros();

CREATE TRIGGER meses AFTER INSERT ON instancia.cierres FOR EACH ROW WHEN (((new.accion = 'reapertura'::text) AND (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text))) EXECUTE FUNCTION instancia.marcar_reabiertos();

CREATE TRIGGER meses AFTER INSERT ON instancia.festivos_confirmados REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.marcar_confirmados();

CREATE TRIGGER meses AFTER INSERT ON instancia.fichajes_retenidos FOR EACH ROW WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.marcar_retenidos();

CREATE TRIGGER meses_altas AFTER INSERT ON instancia.asignaciones REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.marcar_asignaciones();

CREATE TRIGGER meses_altas AFTER INSERT ON instancia.festivos REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.marcar_festivos();

CREATE TRIGGER meses_altas AFTER INSERT ON instancia.horarios_versiones REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.marcar_horarios();

CREATE TRIGGER meses_altas AFTER INSERT ON instancia.jornadas REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.marcar_jornadas();

CREATE TRIGGER meses_bajas AFTER DELETE ON instancia.asignaciones REFERENCING OLD TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_asignaciones();

CREATE TRIGGER meses_bajas AFTER DELETE ON instancia.festivos REFERENCING OLD TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_festivos();

CREATE TRIGGER meses_bajas AFTER DELETE ON instancia.horarios_versiones REFERENCING OLD TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_horarios();

CREATE TRIGGER meses_bajas AFTER DELETE ON instancia.jornadas REFERENCING OLD TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_jornadas();

CREATE TRIGGER meses_cambios AFTER UPDATE ON instancia.asignaciones REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_asignaciones();

CREATE TRIGGER meses_cambios AFTER UPDATE ON instancia.festivos REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_festivos();

CREATE TRIGGER meses_cambios AFTER UPDATE ON instancia.horarios_versiones REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_horarios();

CREATE TRIGGER meses_cambios AFTER UPDATE ON instancia.jornadas REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_jornadas();

CREATE TRIGGER meses_de_antes AFTER UPDATE ON instancia.festivos REFERENCING OLD TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_festivos();

CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.asignaciones FOR EACH ROW WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision_de_persona();

CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.ausencias FOR EACH ROW WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision_de_persona();

CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.centros FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision();

CREATE TRIGGER revision AFTER INSERT ON instancia.cierres FOR EACH ROW WHEN (((new.accion = 'reapertura'::text) AND (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text))) EXECUTE FUNCTION instancia.subir_revision();

CREATE TRIGGER revision AFTER INSERT ON instancia.contratos FOR EACH ROW WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision_de_persona();

CREATE TRIGGER revision BEFORE UPDATE ON instancia.entidades FOR EACH ROW EXECUTE FUNCTION instancia.subir_revision_propia();

CREATE TRIGGER revision AFTER INSERT ON instancia.excesos_decisiones FOR EACH ROW WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision_de_persona();

CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.excesos_reglas FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision();

CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.festivos FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision();

CREATE TRIGGER revision AFTER INSERT ON instancia.festivos_confirmados FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision();

CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.horarios FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision();

CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.horarios_versiones FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision();

CREATE TRIGGER revision AFTER INSERT ON instancia.nacimientos FOR EACH ROW WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision_de_persona();

CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.proyectos FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision();

CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.tipos FOR EACH STATEMENT WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.subir_revision();

CREATE TRIGGER revision_de_extra AFTER INSERT OR UPDATE OF estado, cantidad, desde ON instancia.solicitudes FOR EACH ROW WHEN (((new.modulo = 'horas-extra'::text) AND (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text))) EXECUTE FUNCTION instancia.subir_revision_por_extra();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.afiliaciones FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.auditoria FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.bajas_confirmaciones FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.bolsa_movimientos FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.chat_aperturas FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.cierres FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.contratos FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.excesos_decisiones FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.exportaciones FOR EACH ROW EXECUTE FUNCTION instancia.exportaciones_solo_anadir();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.festivos_confirmados FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.firmas FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.incumplimientos_respuestas FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.nacimientos FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.registros FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.resumenes_mensuales FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.solicitudes_historia FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.vacaciones_concesiones FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.afiliaciones FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.auditoria FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.bajas_confirmaciones FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.bolsa_movimientos FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.chat_aperturas FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.cierres FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.contratos FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.excesos_decisiones FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.exportaciones FOR EACH STATEMENT EXECUTE FUNCTION instancia.exportaciones_solo_anadir();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.festivos_confirmados FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.firmas FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.incumplimientos_respuestas FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.nacimientos FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.registros FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.resumenes_mensuales FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.solicitudes_historia FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.vacaciones_concesiones FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();

CREATE TRIGGER solo_estado BEFORE UPDATE ON instancia.ficheros FOR EACH ROW EXECUTE FUNCTION instancia.solo_estado_de_fichero();

CREATE TRIGGER terminar_actuacion AFTER UPDATE OF revocada ON instancia.sesiones FOR EACH ROW WHEN (((old.revocada IS NULL) AND (new.revocada IS NOT NULL) AND (old.simulado_id IS NOT NULL))) EXECUTE FUNCTION instancia.terminar_actuacion();

CREATE TRIGGER trozos AFTER INSERT OR DELETE OR UPDATE OF busqueda ON instancia.usuarios FOR EACH ROW WHEN ((current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text)) EXECUTE FUNCTION instancia.anotar_trozos();

ALTER TABLE ONLY central.accesos
    ADD CONSTRAINT accesos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY central.correos_por_enviar
    ADD CONSTRAINT correos_por_enviar_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY central.destinos_push
    ADD CONSTRAINT destinos_push_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY central.directorio
    ADD CONSTRAINT directorio_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY central.emparejamientos
    ADD CONSTRAINT emparejamientos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.acceso_proveedores
    ADD CONSTRAINT acceso_proveedores_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.accesos_externos
    ADD CONSTRAINT accesos_externos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.accesos_externos
    ADD CONSTRAINT accesos_externos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.accesos_externos
    ADD CONSTRAINT accesos_externos_entidad_id_revocado_por_fkey FOREIGN KEY (entidad_id, revocado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.accesos_externos
    ADD CONSTRAINT accesos_externos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.actuaciones
    ADD CONSTRAINT actuaciones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.actuaciones
    ADD CONSTRAINT actuaciones_entidad_id_persona_id_fkey FOREIGN KEY (entidad_id, persona_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.actuaciones
    ADD CONSTRAINT actuaciones_entidad_id_sesion_id_fkey FOREIGN KEY (entidad_id, sesion_id) REFERENCES instancia.sesiones(entidad_id, sesion_id);

ALTER TABLE ONLY instancia.afiliaciones
    ADD CONSTRAINT afiliaciones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.afiliaciones
    ADD CONSTRAINT afiliaciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.altas_confirmadas
    ADD CONSTRAINT altas_confirmadas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.asignaciones
    ADD CONSTRAINT asignaciones_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id);

ALTER TABLE ONLY instancia.asignaciones
    ADD CONSTRAINT asignaciones_entidad_id_horario_id_fkey FOREIGN KEY (entidad_id, horario_id) REFERENCES instancia.horarios(entidad_id, horario_id);

ALTER TABLE ONLY instancia.asignaciones
    ADD CONSTRAINT asignaciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.auditoria
    ADD CONSTRAINT auditoria_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.auditoria
    ADD CONSTRAINT auditoria_entidad_id_por_id_fkey FOREIGN KEY (entidad_id, por_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.ausencias
    ADD CONSTRAINT ausencias_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.ausencias
    ADD CONSTRAINT ausencias_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.avisos_dados
    ADD CONSTRAINT avisos_dados_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.avisos_preferencias
    ADD CONSTRAINT avisos_preferencias_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.bajas_confirmaciones
    ADD CONSTRAINT bajas_confirmaciones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.bajas_confirmaciones
    ADD CONSTRAINT bajas_confirmaciones_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.bajas(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.bajas
    ADD CONSTRAINT bajas_entidad_id_recaida_de_fkey FOREIGN KEY (entidad_id, recaida_de) REFERENCES instancia.bajas(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.bajas
    ADD CONSTRAINT bajas_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.bajas
    ADD CONSTRAINT bajas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.bloqueos
    ADD CONSTRAINT bloqueos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.bolsa_movimientos
    ADD CONSTRAINT bolsa_movimientos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.bolsa_movimientos
    ADD CONSTRAINT bolsa_movimientos_entidad_id_cierre_id_fkey FOREIGN KEY (entidad_id, cierre_id) REFERENCES instancia.cierres(entidad_id, cierre_id);

ALTER TABLE ONLY instancia.bolsa_movimientos
    ADD CONSTRAINT bolsa_movimientos_entidad_id_refiere_a_fkey FOREIGN KEY (entidad_id, refiere_a) REFERENCES instancia.bolsa_movimientos(entidad_id, movimiento_id);

ALTER TABLE ONLY instancia.bolsa_movimientos
    ADD CONSTRAINT bolsa_movimientos_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.bolsa_movimientos
    ADD CONSTRAINT bolsa_movimientos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.bolsa_reglas
    ADD CONSTRAINT bolsa_reglas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.centros
    ADD CONSTRAINT centros_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.chat_ajustes
    ADD CONSTRAINT chat_ajustes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.chat_aperturas
    ADD CONSTRAINT chat_aperturas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_aperturas
    ADD CONSTRAINT chat_aperturas_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id);

ALTER TABLE ONLY instancia.chat_avisos
    ADD CONSTRAINT chat_avisos_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id);

ALTER TABLE ONLY instancia.chat_avisos
    ADD CONSTRAINT chat_avisos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_entradas
    ADD CONSTRAINT chat_entradas_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id);

ALTER TABLE ONLY instancia.chat_entradas
    ADD CONSTRAINT chat_entradas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_lecturas
    ADD CONSTRAINT chat_lecturas_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id);

ALTER TABLE ONLY instancia.chat_lecturas
    ADD CONSTRAINT chat_lecturas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_mensajes
    ADD CONSTRAINT chat_mensajes_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_mensajes
    ADD CONSTRAINT chat_mensajes_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id);

ALTER TABLE ONLY instancia.chat_miembros
    ADD CONSTRAINT chat_miembros_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id);

ALTER TABLE ONLY instancia.chat_miembros
    ADD CONSTRAINT chat_miembros_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_reacciones
    ADD CONSTRAINT chat_reacciones_entidad_id_mensaje_id_fkey FOREIGN KEY (entidad_id, mensaje_id) REFERENCES instancia.chat_mensajes(entidad_id, mensaje_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.chat_reacciones
    ADD CONSTRAINT chat_reacciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_rrhh
    ADD CONSTRAINT chat_rrhh_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_salas
    ADD CONSTRAINT chat_salas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_salas
    ADD CONSTRAINT chat_salas_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id);

ALTER TABLE ONLY instancia.chat_salas
    ADD CONSTRAINT chat_salas_entidad_id_departamento_id_fkey FOREIGN KEY (entidad_id, departamento_id) REFERENCES instancia.departamentos(entidad_id, departamento_id);

ALTER TABLE ONLY instancia.chat_salas
    ADD CONSTRAINT chat_salas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.chat_salas
    ADD CONSTRAINT chat_salas_entidad_id_otra_id_fkey FOREIGN KEY (entidad_id, otra_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_salas
    ADD CONSTRAINT chat_salas_entidad_id_persona_id_fkey FOREIGN KEY (entidad_id, persona_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.chat_salas
    ADD CONSTRAINT chat_salas_entidad_id_una_id_fkey FOREIGN KEY (entidad_id, una_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.cierres_en_marcha
    ADD CONSTRAINT cierres_en_marcha_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.cierres_en_marcha
    ADD CONSTRAINT cierres_en_marcha_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id);

ALTER TABLE ONLY instancia.cierres_en_marcha
    ADD CONSTRAINT cierres_en_marcha_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.cierres
    ADD CONSTRAINT cierres_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.cierres
    ADD CONSTRAINT cierres_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id);

ALTER TABLE ONLY instancia.codigos_recuperacion
    ADD CONSTRAINT codigos_recuperacion_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.comunicados_audiencia
    ADD CONSTRAINT comunicados_audiencia_entidad_id_comunicado_id_fkey FOREIGN KEY (entidad_id, comunicado_id) REFERENCES instancia.comunicados(entidad_id, comunicado_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.comunicados
    ADD CONSTRAINT comunicados_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.comunicados
    ADD CONSTRAINT comunicados_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.comunicados_lecturas
    ADD CONSTRAINT comunicados_lecturas_entidad_id_comunicado_id_fkey FOREIGN KEY (entidad_id, comunicado_id) REFERENCES instancia.comunicados(entidad_id, comunicado_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.comunicados_lecturas
    ADD CONSTRAINT comunicados_lecturas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.contactos
    ADD CONSTRAINT contactos_entidad_id_hecho_por_fkey FOREIGN KEY (entidad_id, hecho_por) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.contactos
    ADD CONSTRAINT contactos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.contratos
    ADD CONSTRAINT contratos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.contratos
    ADD CONSTRAINT contratos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.correcciones
    ADD CONSTRAINT correcciones_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.correos
    ADD CONSTRAINT correos_entidad_id_entregado_por_fkey FOREIGN KEY (entidad_id, entregado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.correos
    ADD CONSTRAINT correos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.departamentos
    ADD CONSTRAINT departamentos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.departamentos
    ADD CONSTRAINT departamentos_entidad_id_padre_id_fkey FOREIGN KEY (entidad_id, padre_id) REFERENCES instancia.departamentos(entidad_id, departamento_id);

ALTER TABLE ONLY instancia.departamentos
    ADD CONSTRAINT departamentos_entidad_id_responsable_id_fkey FOREIGN KEY (entidad_id, responsable_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.destinos_push
    ADD CONSTRAINT destinos_push_entidad_id_sesion_id_fkey FOREIGN KEY (entidad_id, sesion_id) REFERENCES instancia.sesiones(entidad_id, sesion_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.destinos_push
    ADD CONSTRAINT destinos_push_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.dias
    ADD CONSTRAINT dias_entidad_id_usuario_id_fecha_fkey FOREIGN KEY (entidad_id, usuario_id, fecha) REFERENCES instancia.jornadas(entidad_id, usuario_id, fecha) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.enlaces
    ADD CONSTRAINT enlaces_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.entidades
    ADD CONSTRAINT entidades_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.excesos_calculos
    ADD CONSTRAINT excesos_calculos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.excesos_decisiones
    ADD CONSTRAINT excesos_decisiones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.excesos_decisiones
    ADD CONSTRAINT excesos_decisiones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.excesos
    ADD CONSTRAINT excesos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.excesos_reglas
    ADD CONSTRAINT excesos_reglas_entidad_id_familia_id_fkey FOREIGN KEY (entidad_id, familia_id) REFERENCES instancia.permisos_familias(entidad_id, familia_id);

ALTER TABLE ONLY instancia.excesos_reglas
    ADD CONSTRAINT excesos_reglas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.exportaciones
    ADD CONSTRAINT exportaciones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.exportaciones
    ADD CONSTRAINT exportaciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.exportes
    ADD CONSTRAINT exportes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.exportes
    ADD CONSTRAINT exportes_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.exportes_plantillas
    ADD CONSTRAINT exportes_plantillas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.factores_totp
    ADD CONSTRAINT factores_totp_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.festivos_confirmados
    ADD CONSTRAINT festivos_confirmados_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.festivos_confirmados
    ADD CONSTRAINT festivos_confirmados_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id);

ALTER TABLE ONLY instancia.festivos
    ADD CONSTRAINT festivos_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.festivos_recordados
    ADD CONSTRAINT festivos_recordados_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.fichajes_retenidos
    ADD CONSTRAINT fichajes_retenidos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.ficheros
    ADD CONSTRAINT ficheros_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.ficheros
    ADD CONSTRAINT ficheros_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.ficheros_uso
    ADD CONSTRAINT ficheros_uso_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.firmas_ajustes
    ADD CONSTRAINT firmas_ajustes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.firmas_avisos
    ADD CONSTRAINT firmas_avisos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.firmas
    ADD CONSTRAINT firmas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.firmas
    ADD CONSTRAINT firmas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.fotos
    ADD CONSTRAINT fotos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.gastos_actividades
    ADD CONSTRAINT gastos_actividades_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.gastos_cambios
    ADD CONSTRAINT gastos_cambios_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.gastos
    ADD CONSTRAINT gastos_entidad_id_actividad_id_fkey FOREIGN KEY (entidad_id, actividad_id) REFERENCES instancia.gastos_actividades(entidad_id, actividad_id);

ALTER TABLE ONLY instancia.gastos
    ADD CONSTRAINT gastos_entidad_id_forma_pago_id_fkey FOREIGN KEY (entidad_id, forma_pago_id) REFERENCES instancia.gastos_formas_pago(entidad_id, forma_pago_id);

ALTER TABLE ONLY instancia.gastos
    ADD CONSTRAINT gastos_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id);

ALTER TABLE ONLY instancia.gastos
    ADD CONSTRAINT gastos_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.gastos
    ADD CONSTRAINT gastos_entidad_id_tipo_id_fkey FOREIGN KEY (entidad_id, tipo_id) REFERENCES instancia.gastos_tipos(entidad_id, tipo_id);

ALTER TABLE ONLY instancia.gastos_formas_pago
    ADD CONSTRAINT gastos_formas_pago_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.gastos_politicas
    ADD CONSTRAINT gastos_politicas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.gastos_tipos
    ADD CONSTRAINT gastos_tipos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.horarios
    ADD CONSTRAINT horarios_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.horarios_versiones
    ADD CONSTRAINT horarios_versiones_entidad_id_horario_id_fkey FOREIGN KEY (entidad_id, horario_id) REFERENCES instancia.horarios(entidad_id, horario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.horas_extra
    ADD CONSTRAINT horas_extra_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id);

ALTER TABLE ONLY instancia.horas_extra
    ADD CONSTRAINT horas_extra_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.horas_extra_regimenes
    ADD CONSTRAINT horas_extra_regimenes_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.horas_extra_regimenes
    ADD CONSTRAINT horas_extra_regimenes_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.horas_extra_reglas
    ADD CONSTRAINT horas_extra_reglas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.horas_extra_tipologias
    ADD CONSTRAINT horas_extra_tipologias_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.horas_proyectos
    ADD CONSTRAINT horas_proyectos_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id);

ALTER TABLE ONLY instancia.horas_proyectos
    ADD CONSTRAINT horas_proyectos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.incidencias
    ADD CONSTRAINT incidencias_entidad_id_pregunta_de_fkey FOREIGN KEY (entidad_id, pregunta_de) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.incidencias
    ADD CONSTRAINT incidencias_entidad_id_resuelta_por_fkey FOREIGN KEY (entidad_id, resuelta_por) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.incidencias
    ADD CONSTRAINT incidencias_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.incumplimientos
    ADD CONSTRAINT incumplimientos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.incumplimientos_respuestas
    ADD CONSTRAINT incumplimientos_respuestas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.incumplimientos_respuestas
    ADD CONSTRAINT incumplimientos_respuestas_entidad_id_usuario_id_fecha_reg_fkey FOREIGN KEY (entidad_id, usuario_id, fecha, regla) REFERENCES instancia.incumplimientos(entidad_id, usuario_id, fecha, regla);

ALTER TABLE ONLY instancia.jornadas
    ADD CONSTRAINT jornadas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.llaves
    ADD CONSTRAINT llaves_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.meses_de_persona
    ADD CONSTRAINT meses_de_persona_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.nacimientos
    ADD CONSTRAINT nacimientos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.nacimientos
    ADD CONSTRAINT nacimientos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.permisos_asignaciones
    ADD CONSTRAINT permisos_asignaciones_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id);

ALTER TABLE ONLY instancia.permisos_asignaciones
    ADD CONSTRAINT permisos_asignaciones_entidad_id_departamento_id_fkey FOREIGN KEY (entidad_id, departamento_id) REFERENCES instancia.departamentos(entidad_id, departamento_id);

ALTER TABLE ONLY instancia.permisos_asignaciones
    ADD CONSTRAINT permisos_asignaciones_entidad_id_familia_id_fkey FOREIGN KEY (entidad_id, familia_id) REFERENCES instancia.permisos_familias(entidad_id, familia_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.permisos_asignaciones
    ADD CONSTRAINT permisos_asignaciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.permisos
    ADD CONSTRAINT permisos_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.permisos_familias
    ADD CONSTRAINT permisos_familias_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.pines_documentacion
    ADD CONSTRAINT pines_documentacion_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.proyectos
    ADD CONSTRAINT proyectos_entidad_id_cambiado_por_fkey FOREIGN KEY (entidad_id, cambiado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.proyectos
    ADD CONSTRAINT proyectos_entidad_id_cerrado_por_fkey FOREIGN KEY (entidad_id, cerrado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.proyectos
    ADD CONSTRAINT proyectos_entidad_id_creado_por_fkey FOREIGN KEY (entidad_id, creado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.proyectos
    ADD CONSTRAINT proyectos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.quiosco_claves
    ADD CONSTRAINT quiosco_claves_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.quiosco_entregas
    ADD CONSTRAINT quiosco_entregas_entidad_id_persona_id_fkey FOREIGN KEY (entidad_id, persona_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.quiosco_entregas
    ADD CONSTRAINT quiosco_entregas_entidad_id_quiosco_id_fkey FOREIGN KEY (entidad_id, quiosco_id) REFERENCES instancia.quioscos(entidad_id, quiosco_id);

ALTER TABLE ONLY instancia.quiosco_entregas
    ADD CONSTRAINT quiosco_entregas_entidad_id_resuelta_por_fkey FOREIGN KEY (entidad_id, resuelta_por) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.quiosco_fotos
    ADD CONSTRAINT quiosco_fotos_entidad_id_persona_id_fkey FOREIGN KEY (entidad_id, persona_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.quiosco_fotos
    ADD CONSTRAINT quiosco_fotos_entidad_id_quiosco_id_fkey FOREIGN KEY (entidad_id, quiosco_id) REFERENCES instancia.quioscos(entidad_id, quiosco_id);

ALTER TABLE ONLY instancia.quiosco_moviles
    ADD CONSTRAINT quiosco_moviles_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.quiosco_pins
    ADD CONSTRAINT quiosco_pins_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.quiosco_tarjetas
    ADD CONSTRAINT quiosco_tarjetas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.quioscos
    ADD CONSTRAINT quioscos_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id);

ALTER TABLE ONLY instancia.quioscos
    ADD CONSTRAINT quioscos_entidad_id_quiosco_id_fkey FOREIGN KEY (entidad_id, quiosco_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.registros
    ADD CONSTRAINT registros_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.registros
    ADD CONSTRAINT registros_entidad_id_tipo_id_fkey FOREIGN KEY (entidad_id, tipo_id) REFERENCES instancia.tipos(entidad_id, tipo_id);

ALTER TABLE ONLY instancia.registros
    ADD CONSTRAINT registros_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.reservas_ajustes
    ADD CONSTRAINT reservas_ajustes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.reservas
    ADD CONSTRAINT reservas_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.salas(entidad_id, sala_id);

ALTER TABLE ONLY instancia.reservas
    ADD CONSTRAINT reservas_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.reservas_ocupacion
    ADD CONSTRAINT reservas_ocupacion_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.salas(entidad_id, sala_id);

ALTER TABLE ONLY instancia.reservas_ocupacion
    ADD CONSTRAINT reservas_ocupacion_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.reservas(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.respuestas_contacto
    ADD CONSTRAINT respuestas_contacto_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.respuestas_contacto
    ADD CONSTRAINT respuestas_contacto_entidad_id_contacto_id_fkey FOREIGN KEY (entidad_id, contacto_id) REFERENCES instancia.contactos(entidad_id, contacto_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.resumenes_mensuales
    ADD CONSTRAINT resumenes_mensuales_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.salas_cierres
    ADD CONSTRAINT salas_cierres_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.salas_cierres
    ADD CONSTRAINT salas_cierres_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.salas(entidad_id, sala_id);

ALTER TABLE ONLY instancia.salas_departamentos
    ADD CONSTRAINT salas_departamentos_entidad_id_departamento_id_fkey FOREIGN KEY (entidad_id, departamento_id) REFERENCES instancia.departamentos(entidad_id, departamento_id);

ALTER TABLE ONLY instancia.salas_departamentos
    ADD CONSTRAINT salas_departamentos_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.salas(entidad_id, sala_id);

ALTER TABLE ONLY instancia.salas
    ADD CONSTRAINT salas_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id);

ALTER TABLE ONLY instancia.salas
    ADD CONSTRAINT salas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.salas
    ADD CONSTRAINT salas_entidad_id_padre_id_fkey FOREIGN KEY (entidad_id, padre_id) REFERENCES instancia.salas(entidad_id, sala_id);

ALTER TABLE ONLY instancia.sesiones
    ADD CONSTRAINT sesiones_entidad_id_simulado_id_fkey FOREIGN KEY (entidad_id, simulado_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.sesiones
    ADD CONSTRAINT sesiones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.sesiones_sso
    ADD CONSTRAINT sesiones_sso_entidad_id_sesion_id_fkey FOREIGN KEY (entidad_id, sesion_id) REFERENCES instancia.sesiones(entidad_id, sesion_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.solicitudes_cadenas
    ADD CONSTRAINT solicitudes_cadenas_entidad_id_departamento_id_fkey FOREIGN KEY (entidad_id, departamento_id) REFERENCES instancia.departamentos(entidad_id, departamento_id);

ALTER TABLE ONLY instancia.solicitudes_cadenas
    ADD CONSTRAINT solicitudes_cadenas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.solicitudes
    ADD CONSTRAINT solicitudes_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.solicitudes
    ADD CONSTRAINT solicitudes_entidad_id_decidida_por_fkey FOREIGN KEY (entidad_id, decidida_por) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.solicitudes
    ADD CONSTRAINT solicitudes_entidad_id_espera_de_fkey FOREIGN KEY (entidad_id, espera_de) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.solicitudes
    ADD CONSTRAINT solicitudes_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.solicitudes_historia
    ADD CONSTRAINT solicitudes_historia_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.solicitudes_historia
    ADD CONSTRAINT solicitudes_historia_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.solicitudes_historia
    ADD CONSTRAINT solicitudes_historia_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.solicitudes_pasos
    ADD CONSTRAINT solicitudes_pasos_entidad_id_decidido_por_fkey FOREIGN KEY (entidad_id, decidido_por) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.solicitudes_pasos
    ADD CONSTRAINT solicitudes_pasos_entidad_id_decisor_id_fkey FOREIGN KEY (entidad_id, decisor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.solicitudes_pasos
    ADD CONSTRAINT solicitudes_pasos_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.suplencias
    ADD CONSTRAINT suplencias_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.suplencias
    ADD CONSTRAINT suplencias_entidad_id_suplente_id_fkey FOREIGN KEY (entidad_id, suplente_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.suplencias
    ADD CONSTRAINT suplencias_entidad_id_titular_id_fkey FOREIGN KEY (entidad_id, titular_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.tipos
    ADD CONSTRAINT tipos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.usuarios
    ADD CONSTRAINT usuarios_entidad_id_departamento_id_fkey FOREIGN KEY (entidad_id, departamento_id) REFERENCES instancia.departamentos(entidad_id, departamento_id) DEFERRABLE;

ALTER TABLE ONLY instancia.usuarios
    ADD CONSTRAINT usuarios_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.usuarios
    ADD CONSTRAINT usuarios_entidad_id_responsable_id_fkey FOREIGN KEY (entidad_id, responsable_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.vacaciones_concesiones
    ADD CONSTRAINT vacaciones_concesiones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.vacaciones_concesiones
    ADD CONSTRAINT vacaciones_concesiones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.vacaciones
    ADD CONSTRAINT vacaciones_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id);

ALTER TABLE ONLY instancia.vacaciones_politicas
    ADD CONSTRAINT vacaciones_politicas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.visitas_ajustes
    ADD CONSTRAINT visitas_ajustes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.visitas_anunciadas
    ADD CONSTRAINT visitas_anunciadas_entidad_id_anfitrion_id_fkey FOREIGN KEY (entidad_id, anfitrion_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.visitas_anunciadas
    ADD CONSTRAINT visitas_anunciadas_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id);

ALTER TABLE ONLY instancia.visitas_anunciadas
    ADD CONSTRAINT visitas_anunciadas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.visitas_anunciadas
    ADD CONSTRAINT visitas_anunciadas_entidad_id_tipo_id_fkey FOREIGN KEY (entidad_id, tipo_id) REFERENCES instancia.visitas_tipos(entidad_id, tipo_id);

ALTER TABLE ONLY instancia.visitas_anunciadas
    ADD CONSTRAINT visitas_anunciadas_entidad_id_visita_id_fkey FOREIGN KEY (entidad_id, visita_id) REFERENCES instancia.visitas(entidad_id, visita_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.visitas
    ADD CONSTRAINT visitas_entidad_id_anfitrion_id_fkey FOREIGN KEY (entidad_id, anfitrion_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.visitas
    ADD CONSTRAINT visitas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.visitas
    ADD CONSTRAINT visitas_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id);

ALTER TABLE ONLY instancia.visitas
    ADD CONSTRAINT visitas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.visitas
    ADD CONSTRAINT visitas_entidad_id_tipo_id_fkey FOREIGN KEY (entidad_id, tipo_id) REFERENCES instancia.visitas_tipos(entidad_id, tipo_id);

ALTER TABLE ONLY instancia.visitas_marcas
    ADD CONSTRAINT visitas_marcas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id);

ALTER TABLE ONLY instancia.visitas_marcas
    ADD CONSTRAINT visitas_marcas_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.visitas_recuentos(entidad_id, centro_id) ON DELETE CASCADE;

ALTER TABLE ONLY instancia.visitas_recuentos
    ADD CONSTRAINT visitas_recuentos_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id);

ALTER TABLE ONLY instancia.visitas_tipos
    ADD CONSTRAINT visitas_tipos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE;

ALTER TABLE instancia.acceso_proveedores ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.accesos_externos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.actuaciones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.afiliaciones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.altas_confirmadas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.asignaciones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.auditoria ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.ausencias ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.avisos_dados ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.avisos_preferencias ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.bajas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.bajas_confirmaciones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.bloqueos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.bolsa_movimientos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.bolsa_reglas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.borrados ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.centros ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.chat_ajustes ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.chat_aperturas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.chat_avisos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.chat_entradas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.chat_lecturas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.chat_mensajes ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.chat_miembros ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.chat_reacciones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.chat_rrhh ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.chat_salas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.cierres ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.cierres_en_marcha ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.codigos_recuperacion ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.comunicados ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.comunicados_audiencia ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.comunicados_lecturas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.contactos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.contratos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.correcciones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.correos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.departamentos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.destinos_push ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.dias ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.enlaces ENABLE ROW LEVEL SECURITY;

CREATE POLICY entidad ON instancia.acceso_proveedores USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.accesos_externos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.actuaciones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.afiliaciones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.altas_confirmadas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.asignaciones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.auditoria USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.ausencias USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.avisos_dados USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.avisos_preferencias USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.bajas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.bajas_confirmaciones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.bloqueos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.bolsa_movimientos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.bolsa_reglas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.borrados USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.centros USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.chat_ajustes USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.chat_aperturas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.chat_avisos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.chat_entradas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.chat_lecturas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.chat_mensajes USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.chat_miembros USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.chat_reacciones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.chat_rrhh USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.chat_salas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.cierres USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.cierres_en_marcha USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.codigos_recuperacion USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.comunicados USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.comunicados_audiencia USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.comunicados_lecturas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.contactos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.contratos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.correcciones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.correos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.departamentos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.destinos_push USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.dias USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.enlaces USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.entidades USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.excesos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.excesos_calculos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.excesos_decisiones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.excesos_reglas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.exportaciones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.exportes USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.exportes_plantillas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.factores_totp USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.festivos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.festivos_confirmados USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.festivos_recordados USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.fichajes_retenidos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.ficheros USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.ficheros_uso USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.firmas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.firmas_ajustes USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.firmas_avisos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.fotos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.gastos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.gastos_actividades USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.gastos_cambios USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.gastos_formas_pago USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.gastos_politicas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.gastos_tipos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.horarios USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.horarios_versiones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.horas_extra USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.horas_extra_regimenes USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.horas_extra_reglas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.horas_extra_tipologias USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.horas_proyectos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.incidencias USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.incumplimientos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.incumplimientos_respuestas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.jornadas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.llaves USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.meses_cambiados USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.meses_de_persona USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.meses_sumados USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.nacimientos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.permisos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.permisos_asignaciones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.permisos_familias USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.pines_documentacion USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.posiciones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.proyectos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.quiosco_claves USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.quiosco_entregas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.quiosco_fotos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.quiosco_moviles USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.quiosco_pins USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.quiosco_tarjetas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.quioscos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.registros USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.reservas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.reservas_ajustes USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.reservas_ocupacion USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.respuestas_contacto USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.resumenes_mensuales USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.salas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.salas_cierres USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.salas_departamentos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.sesiones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.sesiones_sso USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.solicitudes USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.solicitudes_cadenas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.solicitudes_historia USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.solicitudes_pasos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.suplencias USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.tipos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.trozos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.trozos_equipo USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.usuarios USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.vacaciones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.vacaciones_concesiones USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.vacaciones_politicas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.visitas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.visitas_ajustes USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.visitas_anunciadas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.visitas_marcas USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.visitas_recuentos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

CREATE POLICY entidad ON instancia.visitas_tipos USING ((entidad_id = instancia.entidad_actual())) WITH CHECK ((entidad_id = instancia.entidad_actual()));

ALTER TABLE instancia.entidades ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.excesos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.excesos_calculos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.excesos_decisiones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.excesos_reglas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.exportaciones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.exportes ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.exportes_plantillas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.factores_totp ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.festivos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.festivos_confirmados ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.festivos_recordados ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.fichajes_retenidos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.ficheros ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.ficheros_uso ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.firmas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.firmas_ajustes ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.firmas_avisos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.fotos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.gastos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.gastos_actividades ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.gastos_cambios ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.gastos_formas_pago ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.gastos_politicas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.gastos_tipos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.horarios ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.horarios_versiones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.horas_extra ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.horas_extra_regimenes ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.horas_extra_reglas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.horas_extra_tipologias ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.horas_proyectos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.incidencias ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.incumplimientos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.incumplimientos_respuestas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.jornadas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.llaves ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.meses_cambiados ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.meses_de_persona ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.meses_sumados ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.nacimientos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.permisos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.permisos_asignaciones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.permisos_familias ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.pines_documentacion ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.posiciones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.proyectos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.quiosco_claves ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.quiosco_entregas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.quiosco_fotos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.quiosco_moviles ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.quiosco_pins ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.quiosco_tarjetas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.quioscos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.registros ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.reservas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.reservas_ajustes ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.reservas_ocupacion ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.respuestas_contacto ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.resumenes_mensuales ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.salas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.salas_cierres ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.salas_departamentos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.sesiones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.sesiones_sso ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.solicitudes ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.solicitudes_cadenas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.solicitudes_historia ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.solicitudes_pasos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.suplencias ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.tipos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.trozos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.trozos_equipo ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.usuarios ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.vacaciones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.vacaciones_concesiones ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.vacaciones_politicas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.visitas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.visitas_ajustes ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.visitas_anunciadas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.visitas_marcas ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.visitas_recuentos ENABLE ROW LEVEL SECURITY;

ALTER TABLE instancia.visitas_tipos ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA central TO jornada_app;

GRANT USAGE ON SCHEMA instancia TO jornada_app;

REVOKE ALL ON FUNCTION central.confirmar_entidad(entidad integer, momento timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION central.confirmar_entidad(entidad integer, momento timestamp with time zone) TO jornada_app;

REVOKE ALL ON FUNCTION central.crear_entidad(nombre text, creada timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION central.crear_entidad(nombre text, creada timestamp with time zone) TO jornada_app;

REVOKE ALL ON FUNCTION central.poner_en_directorio(p_usuario integer) FROM PUBLIC;
GRANT ALL ON FUNCTION central.poner_en_directorio(p_usuario integer) TO jornada_app;

REVOKE ALL ON FUNCTION central.rechazar_en_mudanza() FROM PUBLIC;

REVOKE ALL ON FUNCTION central.retirar_altas(antes timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION central.retirar_altas(antes timestamp with time zone) TO jornada_app;

REVOKE ALL ON FUNCTION instancia.bloquear_registros(p_entidad integer, p_usuario integer, p_motivo text) FROM PUBLIC;

REVOKE ALL ON FUNCTION instancia.borrar_chat(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text) FROM PUBLIC;

REVOKE ALL ON FUNCTION instancia.borrar_ficheros(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text) FROM PUBLIC;

REVOKE ALL ON FUNCTION instancia.borrar_firmas(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text) FROM PUBLIC;

REVOKE ALL ON FUNCTION instancia.borrar_lecturas(p_entidad integer, p_usuario integer, p_motivo text) FROM PUBLIC;

REVOKE ALL ON FUNCTION instancia.borrar_registros(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text) FROM PUBLIC;

REVOKE ALL ON FUNCTION instancia.borrar_solicitudes(p_entidad integer, p_usuario integer, p_motivo text) FROM PUBLIC;

REVOKE ALL ON FUNCTION instancia.levantar_bloqueo(p_entidad integer, p_bloqueo integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION instancia.paso_de_su_solicitud() FROM PUBLIC;

REVOKE ALL ON FUNCTION instancia.proteger(p_tabla text, p_permisos text[], p_solo_anadir boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION instancia.puntos_de_excesos(p_entidad integer) FROM PUBLIC;
GRANT ALL ON FUNCTION instancia.puntos_de_excesos(p_entidad integer) TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE central.accesos TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE central.captchas_usados TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE central.correos_por_enviar TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE central.destinos_push TO jornada_app;

GRANT SELECT,INSERT ON TABLE central.directorio TO jornada_app;

GRANT UPDATE(aceptada) ON TABLE central.directorio TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE central.emparejamientos TO jornada_app;

GRANT SELECT ON TABLE central.entidades TO jornada_app;

GRANT UPDATE(nombre) ON TABLE central.entidades TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE central.intentos TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE central.retos_usados TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.acceso_proveedores TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.accesos_externos TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.actuaciones TO jornada_app;

GRANT UPDATE(hasta) ON TABLE instancia.actuaciones TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.afiliaciones TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.altas_confirmadas TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.asignaciones TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.auditoria TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.ausencias TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.avisos_dados TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.avisos_preferencias TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.bajas TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.bajas_confirmaciones TO jornada_app;

GRANT SELECT ON TABLE instancia.bloqueos TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.bolsa_movimientos TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.bolsa_reglas TO jornada_app;

GRANT SELECT ON TABLE instancia.borrados TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.centros TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.chat_ajustes TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.chat_aperturas TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.chat_avisos TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.chat_entradas TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.chat_lecturas TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.chat_mensajes TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.chat_miembros TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.chat_rrhh TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.usuarios TO jornada_app;

GRANT SELECT ON TABLE instancia.chat_responden TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.chat_salas TO jornada_app;

GRANT SELECT ON TABLE instancia.chat_pertenencias TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.chat_reacciones TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.cierres TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.cierres_en_marcha TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.codigos_recuperacion TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.comunicados TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.comunicados_audiencia TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.comunicados_lecturas TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.contactos TO jornada_app;

GRANT UPDATE(hecho) ON TABLE instancia.contactos TO jornada_app;

GRANT UPDATE(hecho_por) ON TABLE instancia.contactos TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.contratos TO jornada_app;

GRANT SELECT ON TABLE instancia.contratos_vigentes TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.correcciones TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.jornadas TO jornada_app;

GRANT USAGE ON SEQUENCE instancia.registros_id TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.registros TO jornada_app;

GRANT SELECT ON TABLE instancia.correcciones_pendientes TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.correos TO jornada_app;

GRANT UPDATE(datos) ON TABLE instancia.correos TO jornada_app;

GRANT UPDATE(estado) ON TABLE instancia.correos TO jornada_app;

GRANT UPDATE(enviado) ON TABLE instancia.correos TO jornada_app;

GRANT UPDATE(intentos) ON TABLE instancia.correos TO jornada_app;

GRANT UPDATE(motivo) ON TABLE instancia.correos TO jornada_app;

GRANT UPDATE(entregado) ON TABLE instancia.correos TO jornada_app;

GRANT UPDATE(entregado_por) ON TABLE instancia.correos TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.departamentos TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.destinos_push TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.dias TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.meses_de_persona TO jornada_app;

GRANT SELECT ON TABLE instancia.dias_sumados TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.enlaces TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.entidades TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.excesos TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.excesos_calculos TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.excesos_decisiones TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.excesos_reglas TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.exportaciones TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.exportes TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.exportes_plantillas TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.factores_totp TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.festivos TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.festivos_confirmados TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.festivos_recordados TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.fichajes_retenidos TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.ficheros TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.ficheros_uso TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.firmas TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.firmas_ajustes TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.firmas_avisos TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.fotos TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.gastos TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.gastos_actividades TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.gastos_cambios TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.gastos_formas_pago TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.gastos_politicas TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.gastos_tipos TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.horarios TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.horarios_versiones TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.horas_extra TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.horas_extra_regimenes TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.horas_extra_reglas TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.horas_extra_tipologias TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.horas_proyectos TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.incidencias TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.incumplimientos TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.incumplimientos_respuestas TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.llaves TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.meses_cambiados TO jornada_app;

GRANT SELECT ON TABLE instancia.meses_cerrados TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.meses_sumados TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.nacimientos TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.permisos TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.permisos_asignaciones TO jornada_app;

GRANT UPDATE(hasta) ON TABLE instancia.permisos_asignaciones TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.permisos_familias TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.pines_documentacion TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.posiciones TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.proyectos TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.quiosco_claves TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.quiosco_entregas TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.quiosco_fotos TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.quiosco_moviles TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.quiosco_pins TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.quiosco_tarjetas TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.quioscos TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.reservas TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.reservas_ajustes TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.reservas_ocupacion TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.respuestas_contacto TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.resumenes_mensuales TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.salas TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.salas_cierres TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.salas_departamentos TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.sesiones TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.sesiones_sso TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.solicitudes TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.solicitudes_cadenas TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.solicitudes_historia TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.solicitudes_pasos TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.suplencias TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.tipos TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.trozos TO jornada_app;

GRANT SELECT,INSERT,DELETE ON TABLE instancia.trozos_equipo TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.vacaciones TO jornada_app;

GRANT SELECT,INSERT ON TABLE instancia.vacaciones_concesiones TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.vacaciones_politicas TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.visitas TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.visitas_ajustes TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.visitas_anunciadas TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.visitas_marcas TO jornada_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE instancia.visitas_recuentos TO jornada_app;

GRANT SELECT,INSERT,UPDATE ON TABLE instancia.visitas_tipos TO jornada_app;

set local search_path to default;
set local check_function_bodies to default;
