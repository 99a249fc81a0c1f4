-- A day says whether it overlaps the one before or after it. So whoever changes a day needs the neighbours of its neighbours too: with one on each side, a
-- neighbour that no longer overlaps this day was stored as if it overlapped none. As before, but for two days on each side of the named and of the open one.
create or replace function instancia.leer_persona(
  p_entidad int, p_usuario int, p_eventos_desde date, p_eventos_hasta date, p_dias_desde date, p_dias_hasta date, p_dia date, p_clave uuid
) returns json language plpgsql as $$
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
