-- The inbox: what waits for an answer is few among many days, and what was answered is looked for by when.
create index jornadas_con_pendientes on instancia.jornadas (entidad_id, usuario_id, fecha) where pendientes > 0;
create index registros_respuestas on instancia.registros (entidad_id, recibido)
  where evento in ('acuerdo', 'desacuerdo') and modo <> 'automatico';
create index registros_respuestas_de on instancia.registros (entidad_id, usuario_id, recibido)
  where evento in ('acuerdo', 'desacuerdo') and modo <> 'automatico';
create index usuarios_por_responsable on instancia.usuarios (entidad_id, responsable_id) where responsable_id is not null;

-- The proposals that nobody has answered or taken back, of marks that stand: those that `jornadas.pendientes` counts. It is
-- read from the few days that have any, never from the whole log.
create view instancia.correcciones_pendientes with (security_invoker = true) as
  select c.entidad_id, c.usuario_id, c.fecha, c.registro_id, c.recibido, c.autor_id
  from instancia.jornadas j
  join instancia.registros c on c.entidad_id = j.entidad_id and c.usuario_id = j.usuario_id and c.fecha = j.fecha and c.evento = 'correccion'
  where j.pendientes > 0
    and not exists (
      select from instancia.registros r
      where r.entidad_id = c.entidad_id and r.usuario_id = c.usuario_id and r.fecha = c.fecha and r.refiere_a = c.registro_id
        and r.evento in ('acuerdo', 'desacuerdo', 'anulacion'))
    -- A voiding counts unless it was voided itself.
    and not exists (
      select from instancia.registros v
      where v.entidad_id = c.entidad_id and v.usuario_id = c.usuario_id and v.fecha = c.fecha and v.refiere_a = c.refiere_a and v.evento = 'anulacion'
        and not exists (
          select from instancia.registros w
          where w.entidad_id = v.entidad_id and w.usuario_id = v.usuario_id and w.fecha = v.fecha and w.refiere_a = v.registro_id and w.evento = 'anulacion'));
grant select on instancia.correcciones_pendientes to jornada_app;
