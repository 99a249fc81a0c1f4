-- Two trips for a clock action: one reads everything that the rules need, one writes what they decided. Each is a
-- single statement that sets the company first, so that row-level security holds without a transaction of five trips. What is
-- only sent on is json: building jsonb sorts and copies what the client parses anyway.

create function instancia.leer_sesion(p_entidad int, p_sesion uuid) returns json language plpgsql as $$
declare resultado json;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select json_build_object(
    'usuarioId', s.usuario_id, 'clase', s.clase, 'caduca', s.caduca, 'revocada', s.revocada is not null, 'simuladoId', s.simulado_id,
    'activo', u.activo, 'roles', u.roles, 'idioma', u.idioma, 'esQuiosco', u.es_quiosco,
    'simuladoActivo', v.activo, 'simuladoRoles', v.roles, 'simuladoIdioma', v.idioma, 'revision', e.revision)
  into resultado
  from instancia.sesiones s
  join instancia.usuarios u on u.entidad_id = s.entidad_id and u.usuario_id = s.usuario_id
  join instancia.entidades e on e.entidad_id = s.entidad_id
  left join instancia.usuarios v on v.entidad_id = s.entidad_id and v.usuario_id = s.simulado_id
  where s.entidad_id = p_entidad and s.sesion_id = p_sesion;
  return resultado;
end $$;

-- Everything about one person that the rules of the clock need. Log lines of the days p_eventos_desde..hasta and of the
-- open day and of p_dia with its neighbours; projected days p_dias_desde..hasta and p_dia; the line already written under p_clave.
create function instancia.leer_persona(
  p_entidad int, p_usuario int, p_eventos_desde date, p_eventos_hasta date, p_dias_desde date, p_dias_hasta date, p_dia date, p_clave uuid
) returns json language plpgsql as $$
declare resultado json;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select json_build_object(
    'revision', (select e.revision from instancia.entidades e where e.entidad_id = p_entidad),
    'ultimoNumero', coalesce((select max(r.numero) from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p_usuario), 0),
    'asignaciones', coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p_usuario), '[]'),
    'ausencias', coalesce((
      select json_agg(json_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos) order by a.desde)
      from instancia.ausencias a where a.entidad_id = p_entidad and a.usuario_id = p_usuario and a.hasta >= least(p_eventos_desde, p_dias_desde, p_dia)), '[]'),
    'eventos', coalesce((
      select json_agg(json_build_object(
        'registroId', r.registro_id, 'numero', r.numero, 'fecha', r.fecha, 'evento', r.evento, 'clase', r.clase, 'tipoId', r.tipo_id,
        'momento', r.momento, 'zona', r.zona, 'recibido', r.recibido, 'modo', r.modo, 'confianza', r.confianza, 'refiereA', r.refiere_a,
        'proyectoId', r.proyecto_id, 'observaciones', r.observaciones, 'autorId', r.autor_id,
        'cerca', (select p.cerca from instancia.posiciones p where p.entidad_id = p_entidad and p.registro_id = r.registro_id)) order by r.numero)
      from instancia.registros r
      where r.entidad_id = p_entidad and r.usuario_id = p_usuario
        and (r.fecha between p_eventos_desde and p_eventos_hasta or r.fecha between p_dia - 1 and p_dia + 1
          or r.fecha = (select j.fecha from instancia.jornadas j where j.entidad_id = p_entidad and j.usuario_id = p_usuario and j.estado = 'abierta'))), '[]'),
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
          from (
            select distinct on (u.centro_id, u.mes) u.centro_id, u.mes, u.accion from instancia.cierres u
            where u.entidad_id = p_entidad and u.mes >= date_trunc('month', d.desde)
              and (u.centro_id in (select a.centro_id from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p_usuario)
                or not exists (
                  select 1 from instancia.asignaciones a
                  where a.entidad_id = p_entidad and a.usuario_id = p_usuario and a.centro_id is not null))
            order by u.centro_id, u.mes, u.cierre_id desc) c
          where c.accion is distinct from 'reapertura'), '[]'))
      from (select least(p_eventos_desde, p_dias_desde, p_dia - 1, (
        select j.fecha from instancia.jornadas j where j.entidad_id = p_entidad and j.usuario_id = p_usuario and j.estado = 'abierta')) as desde) d),
    'repetido', (
      select json_build_object('registroId', r.registro_id, 'fecha', r.fecha, 'cuerpo', encode(r.cuerpo_huella, 'hex'))
      from instancia.registros r where p_clave is not null and r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.clave = p_clave))
  into resultado;
  return resultado;
end $$;

-- The one writer of records. p_eventos: lines in order, numbered from the last number known to the caller; a number
-- that somebody else has taken meanwhile breaks the primary key, and the caller decides anew. p_jornadas: the days
-- they project to, with minutes. One line is `principal`: the key, the hash of the body and p_posicion are its. p_cierres: the
-- last act of closing that the caller had read; another one since, and the caller decides anew. Returns the ids of the lines.
create function instancia.escribir_registros(
  p_entidad int, p_usuario int, p_eventos jsonb, p_jornadas jsonb, p_posicion jsonb, p_clave uuid, p_cuerpo bytea, p_cierres int)
returns int[] language plpgsql as $$
declare
  ids int[] := '{}';
  evento jsonb;
  jornada jsonb;
  principal int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  perform instancia.comprobar_cierres(p_entidad, p_cierres);
  for evento in select * from jsonb_array_elements(p_eventos) loop
    ids := ids || nextval('instancia.registros_id')::int;
    insert into instancia.registros (
      entidad_id, usuario_id, numero, registro_id, fecha, evento, clase, tipo_id, momento, zona, desplazamiento_minutos, recibido,
      momento_dispositivo, zona_dispositivo, modo, confianza, origen, refiere_a, proyecto_id, observaciones, autor_id, clave, cuerpo_huella, canonico)
    values (
      p_entidad, p_usuario, (evento->>'numero')::int, ids[cardinality(ids)], (evento->>'fecha')::date, evento->>'evento', evento->>'clase',
      (evento->>'tipoId')::int, (evento->>'momento')::timestamptz, evento->>'zona', (evento->>'desplazamientoMinutos')::smallint,
      (evento->>'recibido')::timestamptz, (evento->>'momentoDispositivo')::timestamptz, evento->>'zonaDispositivo', evento->>'modo', evento->>'confianza', evento->>'origen',
      coalesce(ids[(evento->>'refiereNuevo')::int + 1], (evento->>'refiereA')::int),
      (evento->>'proyectoId')::int, evento->>'observaciones', (evento->>'autorId')::int,
      case when (evento->>'principal')::boolean then p_clave end, case when (evento->>'principal')::boolean then p_cuerpo end, evento->>'canonico');
    if (evento->>'principal')::boolean then
      principal := ids[cardinality(ids)];
    end if;
  end loop;

  for jornada in select * from jsonb_array_elements(p_jornadas) loop
    insert into instancia.jornadas as j (entidad_id, usuario_id, fecha, zona, estado, situacion, desde, inicio, fin, tramos, incidencias, corregida, pendientes)
    values (
      p_entidad, p_usuario, (jornada->>'fecha')::date, jornada->>'zona', jornada->>'estado', jornada->>'situacion', (jornada->>'desde')::timestamptz,
      (jornada->>'inicio')::timestamptz, (jornada->>'fin')::timestamptz, jornada->'tramos',
      array(select jsonb_array_elements_text(jornada->'incidencias')), (jornada->>'corregida')::boolean, (jornada->>'pendientes')::int)
    on conflict (entidad_id, usuario_id, fecha) do update set
      zona = excluded.zona, estado = excluded.estado, situacion = excluded.situacion, desde = excluded.desde, inicio = excluded.inicio, fin = excluded.fin,
      tramos = excluded.tramos, incidencias = excluded.incidencias, corregida = excluded.corregida, pendientes = excluded.pendientes;
    insert into instancia.dias as d (entidad_id, usuario_id, fecha, presencia, trabajado, efectivo, pausa_pagada, pausa_no_pagada, nocturnos)
    values (
      p_entidad, p_usuario, (jornada->>'fecha')::date, (jornada#>>'{minutos,presencia}')::int, (jornada#>>'{minutos,trabajado}')::int,
      (jornada#>>'{minutos,efectivo}')::int, (jornada#>>'{minutos,pausaPagada}')::int, (jornada#>>'{minutos,pausaNoPagada}')::int, (jornada#>>'{minutos,nocturnos}')::int)
    on conflict (entidad_id, usuario_id, fecha) do update set
      presencia = excluded.presencia, trabajado = excluded.trabajado, efectivo = excluded.efectivo,
      pausa_pagada = excluded.pausa_pagada, pausa_no_pagada = excluded.pausa_no_pagada, nocturnos = excluded.nocturnos;
  end loop;

  if p_posicion is not null then
    insert into instancia.posiciones (entidad_id, registro_id, latitud, longitud, precision_metros, centro_id, distancia_metros, cerca)
    values (
      p_entidad, principal, (p_posicion->>'latitud')::float8, (p_posicion->>'longitud')::float8, (p_posicion->>'precision')::float8,
      (p_posicion->>'centroId')::int, (p_posicion->>'distanciaMetros')::int, (p_posicion->>'cerca')::boolean);
  end if;
  return ids;
end $$;
