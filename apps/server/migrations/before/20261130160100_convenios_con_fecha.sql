-- Whom an agreement is given to has its days, so that another one changes nothing of what was before it. What there is holds as it did: since ever.
alter table instancia.permisos_asignaciones
  drop constraint permisos_asignaciones_check,
  add column desde date,
  add column hasta date,
  add column dada date,
  add constraint permisos_asignaciones_dias check (hasta >= desde),
  add constraint permisos_asignaciones_una check (num_nonnulls(centro_id, departamento_id, usuario_id) <= 1),
  drop constraint permisos_asignaciones_entidad_id_centro_id_key,
  drop constraint permisos_asignaciones_entidad_id_departamento_id_key,
  drop constraint permisos_asignaciones_entidad_id_usuario_id_key;
comment on table instancia.permisos_asignaciones is 'Which centre, department or person has an agreement, from when until when. None of them: everybody in its country who has no other one.';
comment on column instancia.permisos_asignaciones.desde is 'Empty: since ever.';
comment on column instancia.permisos_asignaciones.dada is 'On which day it was given. Taken away on the same day, it never was. Empty: before this was kept.';
comment on column instancia.permisos_asignaciones.hasta is 'The last day. Empty: it goes on. Each centre, department and person has one that goes on at most.';
create unique index permisos_asignaciones_centro on instancia.permisos_asignaciones (entidad_id, centro_id) where hasta is null and centro_id is not null;
create unique index permisos_asignaciones_departamento on instancia.permisos_asignaciones (entidad_id, departamento_id) where hasta is null and departamento_id is not null;
create unique index permisos_asignaciones_usuario on instancia.permisos_asignaciones (entidad_id, usuario_id) where hasta is null and usuario_id is not null;
create unique index permisos_asignaciones_de_todos on instancia.permisos_asignaciones (entidad_id, familia_id)
  where hasta is null and num_nonnulls(centro_id, departamento_id, usuario_id) = 0;
grant update (hasta) on instancia.permisos_asignaciones to jornada_app;

alter table instancia.permisos_familias no force row level security;
alter table instancia.permisos_asignaciones no force row level security;
insert into instancia.permisos_asignaciones (entidad_id, familia_id)
  select f.entidad_id, f.familia_id from instancia.permisos_familias f where f.predeterminada and f.activo;
alter table instancia.permisos_familias force row level security;
alter table instancia.permisos_asignaciones force row level security;
