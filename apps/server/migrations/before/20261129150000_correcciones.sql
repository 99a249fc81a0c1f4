-- Corrections of hours that a person proposes are decided by the chains of requests. The log stays the truth about them.
alter table instancia.solicitudes drop constraint solicitudes_modulo_check;
alter table instancia.solicitudes
  add constraint solicitudes_modulo_check check (modulo in ('vacaciones', 'bajas', 'permisos', 'reservas', 'horas-extra', 'gastos', 'correcciones'));
alter table instancia.solicitudes_cadenas drop constraint solicitudes_cadenas_modulo_check;
alter table instancia.solicitudes_cadenas
  add constraint solicitudes_cadenas_modulo_check check (modulo in ('vacaciones', 'bajas', 'permisos', 'reservas', 'horas-extra', 'gastos', 'correcciones'));

create table instancia.correcciones (
  entidad_id int not null,
  solicitud_id int not null,
  registros int[] not null check (cardinality(registros) > 0),
  primary key (entidad_id, solicitud_id),
  foreign key (entidad_id, solicitud_id) references instancia.solicitudes
);
comment on table instancia.correcciones is 'The proposals in the log that a request is about: those of one day that its person made.';
select instancia.proteger('correcciones');

-- What waits on one day of a person is decided together.
create unique index solicitudes_correccion_del_dia on instancia.solicitudes (entidad_id, usuario_id, desde)
  where modulo = 'correcciones' and turno_desde is not null;

-- What waits in a company, whoever decides it.
create index solicitudes_que_esperan_todas on instancia.solicitudes (entidad_id, turno_desde, solicitud_id) include (usuario_id, autor_id, modulo)
  where espera is not null;

-- What somebody proposed about the record of others, and waits for.
create index registros_propuestas_a_otros on instancia.registros (entidad_id, autor_id, recibido)
  where evento = 'correccion' and autor_id <> usuario_id;

-- Whom the corrections of a person wait for, as it was before there were chains: the manager, if they may decide and do not answer to the person.
create function instancia.quien_corrige(p_entidad int, p_usuario int) returns int language sql stable as $$
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

-- Makes the requests of what is already in the log: what somebody (null: anybody) proposed about their own record and waits, and what was answered since an
-- instant. For companies from before, and for the demo company, whose log is written without the server.
create function instancia.pedir_correcciones(p_entidad int, p_usuario int, p_desde timestamptz) returns int language plpgsql as $$
declare
  dia record;
  pedida int;
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

do $$
declare empresa int;
begin
  for empresa in select entidad_id from central.entidades order by 1 loop
    perform instancia.pedir_correcciones(empresa, null, clock_timestamp() - interval '90 days');
  end loop;
end $$;
