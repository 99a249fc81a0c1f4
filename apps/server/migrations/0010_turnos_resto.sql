-- What is left of shifts: what each calendar was told last, and the requests of corrections by person.

alter table instancia.agendas add column dicho jsonb not null default '[]' check (jsonb_typeof(dicho) = 'array');
comment on column instancia.agendas.dicho is 'What the calendar said when it was read last: what is another thing by now has a higher number, and what is gone is told as cancelled.';

-- For one person it read the answers of the whole company, and asked whose they are only then.
create or replace function instancia.pedir_correcciones(p_entidad integer, p_usuario integer, p_desde timestamp with time zone)
 returns integer
 language plpgsql
as $function$
declare
  dia record;
  pedida bigint;
  hechas int := 0;
  -- One person, or all of them: as a span, so that an index finds them whatever plan is kept.
  primera int := coalesce(p_usuario, 0);
  ultima int := coalesce(p_usuario, 2147483647);
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  for dia in
    select l.usuario_id, l.fecha, l.respuesta, l.decidida, l.decidida_por, max(left(l.observaciones, 500)) as motivo, min(l.propuesta) as propuesta,
      array_agg(l.registro_id order by l.registro_id) as registros
    from (
      select c.usuario_id, c.fecha, c.registro_id, c.recibido as propuesta, null as respuesta, null::timestamptz as decidida, null::int as decidida_por,
        null as observaciones
      from instancia.correcciones_pendientes c where c.entidad_id = p_entidad and c.usuario_id between primera and ultima and c.autor_id = c.usuario_id
      union all
      select c.usuario_id, c.fecha, c.registro_id, c.recibido, a.evento, a.recibido, a.autor_id, a.observaciones
      from instancia.registros a
      join instancia.registros c on c.entidad_id = a.entidad_id and c.usuario_id = a.usuario_id and c.registro_id = a.refiere_a and c.evento = 'correccion' and c.autor_id = c.usuario_id
      where a.entidad_id = p_entidad and a.usuario_id between primera and ultima and a.evento in ('acuerdo', 'desacuerdo') and a.modo <> 'automatico' and a.autor_id <> a.usuario_id
        and a.recibido > p_desde) l
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
end $function$;
