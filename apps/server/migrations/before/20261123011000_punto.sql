-- A person's point: where their record stands. While it is the same, nothing that the rules of the clock read of them has changed: the last
-- line of their log, the company's closed months, and their revision, which rises with their assignments, their absences and days that
-- are projected anew. Servers keep people in memory by it. It is read in the trip that reads the session, so it holds on every node.

alter table instancia.usuarios add column revision int not null default 1;
comment on column instancia.usuarios.revision is 'Rises with every change of what the rules read of a person, beside the log itself; caches compare it.';

create function instancia.subir_revision_de_persona() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update instancia.usuarios set revision = revision + 1 where entidad_id = old.entidad_id and usuario_id = old.usuario_id;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.usuario_id <> old.usuario_id) then
    update instancia.usuarios set revision = revision + 1 where entidad_id = new.entidad_id and usuario_id = new.usuario_id;
  end if;
  return null;
end $$;
create trigger revision after insert or update or delete on instancia.asignaciones for each row execute function instancia.subir_revision_de_persona();
create trigger revision after insert or update or delete on instancia.ausencias for each row execute function instancia.subir_revision_de_persona();

-- person.revision.closing.number.id, the last two of the last line; null for somebody who is not there.
create function instancia.leer_punto(p_entidad int, p_usuario int) returns text language plpgsql as $$
declare resultado text;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select u.usuario_id || '.' || u.revision || '.' || coalesce((select max(c.cierre_id) from instancia.cierres c where c.entidad_id = p_entidad), 0) || '.' || coalesce((
      select r.numero || '.' || r.registro_id from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p_usuario order by r.numero desc limit 1), '0.0')
  into resultado from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = p_usuario;
  return resultado;
end $$;

-- As before, and the point as it is in the same look: everything about one person that the rules of the clock need. Log lines of the days p_eventos_desde..hasta and of the
-- open day and of p_dia with its neighbours; projected days p_dias_desde..hasta and p_dia; the line already written under p_clave.
create or replace function instancia.leer_persona(
  p_entidad int, p_usuario int, p_eventos_desde date, p_eventos_hasta date, p_dias_desde date, p_dias_hasta date, p_dia date, p_clave uuid
) returns json language plpgsql as $$
declare resultado json;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
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

-- As before, the one writer of records. p_eventos: lines in order, numbered from the last number known to the caller; a number
-- that somebody else has taken meanwhile breaks the primary key, and the caller decides anew. p_jornadas: the days
-- they project to, with minutes. One line is `principal`: the key, the hash of the body and p_posicion are its. p_cierres: the
-- last act of closing that the caller had read; another one since, and the caller decides anew. Returns the ids of the lines.
create or replace function instancia.escribir_registros(
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
  -- Days without a line are projected anew: no number tells of it.
  if jsonb_array_length(p_eventos) = 0 then
    update instancia.usuarios set revision = revision + 1 where entidad_id = p_entidad and usuario_id = p_usuario;
  end if;
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
