-- What is wrong with days is stored beside what was asked about it, so that a page of a large company reads as much as that of a small one. Whoever sums up
-- a month (`modules/mes`) writes it, together with the sums.
alter table instancia.incidencias
  add column viva boolean not null default true,
  add column centro_id int,
  add column estado text generated always as (
    case when resuelta is not null or not viva then 'resuelta'
      when respondida is not null then 'respondida'
      when preguntada is not null then 'preguntada'
      else 'abierta' end) stored;
alter table instancia.incidencias drop constraint incidencias_check4;
alter table instancia.incidencias add constraint incidencias_con_motivo check (viva or preguntada is not null or resuelta is not null);
comment on table instancia.incidencias is 'What is wrong with days of people, and what was asked about it, answered and settled. One row for each thing.';
comment on column instancia.incidencias.viva is 'Whether it is wrong by now. What nobody was asked about goes away when it is no longer wrong.';
comment on column instancia.incidencias.centro_id is 'The centre of that day.';

drop index instancia.incidencias_por_dia;
create index incidencias_por_dia on instancia.incidencias (entidad_id, fecha desc, usuario_id, clase, centro_id);
-- Pages of a state, and all counts. Both indexes hold what is filtered by.
create index incidencias_por_estado on instancia.incidencias (entidad_id, estado, fecha desc, usuario_id, clase, centro_id);
grant delete on instancia.incidencias to jornada_app;

-- A mark that is held makes its month read otherwise.
create function instancia.marcar_retenidos() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    values (new.entidad_id, new.usuario_id, instancia.primero_de_mes(new.fecha), instancia.primero_de_mes(new.fecha));
  return null;
end $$;
create trigger meses after insert on instancia.fichajes_retenidos for each row execute function instancia.marcar_retenidos();

-- Months that are stored already are summed up once more, to find what is wrong with their days.
update instancia.meses_sumados set hasta_usuario = 0;

-- Marks of other months, of which everybody has some, are passed over within the index.
drop index instancia.cambiados_de_varios;
create index cambiados_de_varios on instancia.meses_cambiados (entidad_id, hasta, desde, usuario_id) where hasta > desde;
