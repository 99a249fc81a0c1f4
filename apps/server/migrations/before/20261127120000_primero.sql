-- Each line names the first line that was written in the same action, so that nobody has to guess it from its neighbours: a repeated request answers with all
-- of them, and an undo takes all of them back. Lines from before are each their own: they cannot be undone any more.
alter table instancia.registros add column primero int;
comment on column instancia.registros.primero is 'The number of the first line of the same action. Empty for lines from before there was this column.';

-- As before, with the action of each line.
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
        'proyectoId', r.proyecto_id, 'observaciones', r.observaciones, 'autorId', r.autor_id, 'primero', coalesce(r.primero, r.numero),
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
          from instancia.meses_cerrados c
          where c.entidad_id = p_entidad and c.mes >= date_trunc('month', d.desde)
            and (c.centro_id in (select a.centro_id from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p_usuario)
              or not exists (
                select 1 from instancia.asignaciones a
                where a.entidad_id = p_entidad and a.usuario_id = p_usuario and a.centro_id is not null))), '[]'))
      from (select least(p_eventos_desde, p_dias_desde, p_dia - 1, (
        select j.fecha from instancia.jornadas j where j.entidad_id = p_entidad and j.usuario_id = p_usuario and j.estado = 'abierta')) as desde) d),
    'repetido', (
      select json_build_object('registroId', r.registro_id, 'fecha', r.fecha, 'cuerpo', encode(r.cuerpo_huella, 'hex'))
      from instancia.registros r where p_clave is not null and r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.clave = p_clave))
  into resultado;
  return resultado;
end $$;

-- As before, with the action of each line.
create or replace function instancia.escribir_registros(
  p_entidad int, p_cierres int[], p_eventos json, p_jornadas json, p_posiciones json, p_sin_lineas int[])
returns int[] language plpgsql as $$
declare
  cierre int;
  ids int[];
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  foreach cierre in array p_cierres loop
    perform instancia.comprobar_cierres(p_entidad, cierre);
  end loop;
  if cardinality(p_sin_lineas) > 0 then
    update instancia.usuarios set revision = revision + 1 where entidad_id = p_entidad and usuario_id = any(p_sin_lineas);
  end if;

  select array_agg(nextval('instancia.registros_id')::int) into ids from generate_series(1, json_array_length(p_eventos));
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
    "refiereA" int, "proyectoId" int, observaciones text, "autorId" int, clave uuid, cuerpo bytea, canonico text, primero int)) with ordinality as e (
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
