-- From which hour of each day somebody is away for a permit of hours, by the clock of where they work.
alter table instancia.permisos add column hora_inicio text;
alter table instancia.permisos add constraint permisos_hora_inicio_valida
  check (hora_inicio is null or (minutos is not null and hora_inicio ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'));
comment on column instancia.permisos.hora_inicio is 'From which hour of each day, `HH:MM`. Empty: whole days, or nobody said it.';
-- The kind of a permit was kept in the language of whoever asked: now it is named in that of whoever reads. A kind of an agreement has a name of its own.
update instancia.solicitudes s set titulo = 'permisos.tipos.' || p.codigo
  from instancia.permisos p
  where p.entidad_id = s.entidad_id and p.solicitud_id = s.solicitud_id and s.modulo = 'permisos' and p.regla ->> 'nombre' is null;
