-- Where no mail server is set, a link is read by an admin to be handed over: whoever comes next is told, so that it is not handed over twice.
alter table instancia.correos
  add column entregado timestamptz,
  add column entregado_por int,
  add foreign key (entidad_id, entregado_por) references instancia.usuarios (entidad_id, usuario_id),
  add constraint entregado_por_alguien check ((entregado is null) = (entregado_por is null));
comment on column instancia.correos.entregado is 'When its link was last read by somebody who hands it over; null while nobody did.';
grant update (entregado, entregado_por) on instancia.correos to jornada_app;
