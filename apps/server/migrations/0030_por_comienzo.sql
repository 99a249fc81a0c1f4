-- What waits for somebody is also listed by when it begins.
create index solicitudes_que_esperan_por_dia on instancia.solicitudes (entidad_id, espera, desde, solicitud_id) include (usuario_id, autor_id, modulo)
  where espera is not null;
create index solicitudes_que_esperan_todas_por_dia on instancia.solicitudes (entidad_id, desde, solicitud_id) include (usuario_id, autor_id, modulo)
  where espera is not null;
