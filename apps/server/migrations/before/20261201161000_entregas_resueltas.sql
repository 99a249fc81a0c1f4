-- What came sealed from a kiosk and did not fit is ended by somebody: proposed as a correction, or dismissed with a reason.
alter table instancia.quiosco_entregas
  add column resolucion text check (resolucion in ('asentada', 'descartada')),
  add column resuelta timestamptz,
  add column resuelta_por int,
  add column resolucion_motivo text check (length(resolucion_motivo) between 1 and 500),
  add check ((resolucion is null) = (resuelta is null) and (resolucion is null) = (resuelta_por is null)),
  add foreign key (entidad_id, resuelta_por) references instancia.usuarios (entidad_id, usuario_id);
drop index instancia.quiosco_entregas_por_mirar;
create index quiosco_entregas_por_mirar on instancia.quiosco_entregas (entidad_id, recibida desc) where resultado <> 'fichado' and resolucion is null;
create index quiosco_entregas_de_quiosco on instancia.quiosco_entregas (entidad_id, quiosco_id) where resultado <> 'fichado' and resolucion is null;
