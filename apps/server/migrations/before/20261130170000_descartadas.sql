-- A draft that its person threw away was never a request: lists leave it out, from the index that gives their order.

alter table instancia.solicitudes add column descartada boolean not null default false;
comment on column instancia.solicitudes.descartada is 'A draft that was thrown away. Its state is that of what was taken back.';
alter table instancia.solicitudes no force row level security;
alter table instancia.solicitudes_historia no force row level security;
update instancia.solicitudes s set descartada = true
  where s.estado = 'anulada' and exists (
    select from instancia.solicitudes_historia h where h.entidad_id = s.entidad_id and h.solicitud_id = s.solicitud_id)
  and not exists (
    select from instancia.solicitudes_historia h
    where h.entidad_id = s.entidad_id and h.solicitud_id = s.solicitud_id and h.accion not in ('guardar', 'retirar'));
alter table instancia.solicitudes force row level security;
alter table instancia.solicitudes_historia force row level security;

drop index instancia.solicitudes_por_persona;
create index solicitudes_por_persona on instancia.solicitudes (entidad_id, usuario_id, ano desc, desde desc, solicitud_id desc)
  include (hasta, modulo, estado, creada, descartada);
