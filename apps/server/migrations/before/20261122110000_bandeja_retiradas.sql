-- What was taken back is shown among what was resolved, and so found by when as answers are.
drop index instancia.registros_respuestas;
drop index instancia.registros_respuestas_de;
create index registros_respuestas on instancia.registros (entidad_id, recibido)
  where evento in ('acuerdo', 'desacuerdo', 'anulacion') and modo <> 'automatico';
create index registros_respuestas_de on instancia.registros (entidad_id, usuario_id, recibido)
  where evento in ('acuerdo', 'desacuerdo', 'anulacion') and modo <> 'automatico';
