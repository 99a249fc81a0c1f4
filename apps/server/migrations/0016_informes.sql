-- Reports about projects (docs/adr/0069): whoever answers for a project is told of its budget once.

create table instancia.presupuestos_avisados (
  entidad_id int not null,
  proyecto_id int not null,
  umbral smallint not null check (umbral in (0, 80, 100)),
  momento timestamptz not null,
  primary key (entidad_id, proyecto_id, umbral),
  foreign key (entidad_id, proyecto_id) references instancia.proyectos
);
comment on table instancia.presupuestos_avisados is 'That whoever answers for a project was told of its budget.';
comment on column instancia.presupuestos_avisados.umbral is 'The share in per cent that was passed; 0: somebody asked for it to be said.';
select instancia.proteger('presupuestos_avisados', '{select,insert,update,delete}');

-- A report of a company reads its days in their order, whoever they are of.
create index imputaciones_por_dia on instancia.imputaciones (entidad_id, fecha)
  include (usuario_id, proyecto_id, tarea_id, categoria_id, minutos, facturable, facturacion_id);
-- What can be billed is little beside what was billed.
create index imputaciones_sin_facturar on instancia.imputaciones (entidad_id, proyecto_id, fecha) where facturable and facturacion_id is null;
