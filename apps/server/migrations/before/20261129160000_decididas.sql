-- What somebody has decided, the latest first, also where others had the last word.
create index solicitudes_pasos_decididos on instancia.solicitudes_pasos (entidad_id, decidido_por, momento desc, solicitud_id desc)
  where momento is not null;
