-- What the rules need about several people of a company, in one query instead of one for each: those who come in the same minute are read
-- together. `p_dias`: of each one more day, or null; `p_claves`: the key of what is written, or null. One plan for all: PostgreSQL takes that of
-- few people for cheaper than that of any number, and would make it anew for each call, which takes three times as long as reading one person.
create function instancia.leer_personas(
  p_entidad integer, p_personas integer[], p_eventos_desde date[], p_eventos_hasta date[], p_dias_desde date[], p_dias_hasta date[],
  p_dias date[], p_claves uuid[]) returns setof json language plpgsql set plan_cache_mode to force_generic_plan as $$
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
end $$;

-- The same of one person, where a query reads it beside something else.
create or replace function instancia.leer_persona(
  p_entidad integer, p_usuario integer, p_eventos_desde date, p_eventos_hasta date, p_dias_desde date, p_dias_hasta date, p_dia date,
  p_clave uuid) returns json language sql as $$
  select instancia.leer_personas(
    p_entidad, array[p_usuario], array[p_eventos_desde], array[p_eventos_hasta], array[p_dias_desde], array[p_dias_hasta], array[p_dia],
    array[p_clave])
$$;
