-- When somebody has to ask how a leave goes on: on the day of its review, or of its expected end. The list of those that go on is in this order.
alter table instancia.bajas add column vence date;
comment on column instancia.bajas.vence is 'While it goes on: the day of its next review or its expected end, the earlier one.';
update instancia.bajas b set vence = least(b.revision, s.hasta)
  from instancia.solicitudes s where b.abierta and s.entidad_id = b.entidad_id and s.solicitud_id = b.solicitud_id;
drop index instancia.bajas_abiertas;
create index bajas_abiertas on instancia.bajas (entidad_id, vence, solicitud_id) where abierta;
