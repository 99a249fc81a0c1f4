-- What is open stands in the lists of every year. It is found without reading what is over: what waits, and what was approved of modules in which that is not the end of it.
create index solicitudes_abiertas on instancia.solicitudes (entidad_id, usuario_id, ano desc, desde desc, solicitud_id desc)
  include (hasta, modulo, estado, creada, descartada) where estado in ('borrador', 'pendiente', 'en-curso', 'anulacion-solicitada');
create index solicitudes_aprobadas_abiertas on instancia.solicitudes (entidad_id, usuario_id, modulo, ano desc, desde desc, solicitud_id desc)
  include (hasta, estado, creada, descartada) where estado = 'aprobada' and modulo in ('gastos', 'reservas', 'bajas', 'permisos');
-- The same of the expenses of a company.
create index solicitudes_gastos_abiertos on instancia.solicitudes (entidad_id, desde desc, solicitud_id desc) include (usuario_id, estado)
  where modulo = 'gastos' and estado in ('borrador', 'pendiente', 'en-curso', 'anulacion-solicitada', 'aprobada');
