-- Leaves that were written before had no such day: the rows of all companies were out of reach.
alter table instancia.bajas no force row level security;
alter table instancia.solicitudes no force row level security;
update instancia.bajas b set vence = least(b.revision, s.hasta)
  from instancia.solicitudes s where b.abierta and s.entidad_id = b.entidad_id and s.solicitud_id = b.solicitud_id;
alter table instancia.bajas force row level security;
alter table instancia.solicitudes force row level security;
