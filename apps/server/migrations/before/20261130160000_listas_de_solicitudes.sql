-- Lists of requests read as many pages whatever their length: what a list asks of a row is in the index that gives its order.

-- What somebody has decided was read request by request, to leave out those of modules that are switched off. A request changes neither its module nor its person.
alter table instancia.solicitudes_pasos add column modulo text, add column solicitante_id int;
comment on column instancia.solicitudes_pasos.solicitante_id is 'Whose request it is. Like the module, always as in the request: see the trigger.';
alter table instancia.solicitudes no force row level security;
alter table instancia.solicitudes_pasos no force row level security;
update instancia.solicitudes_pasos p set modulo = s.modulo, solicitante_id = s.usuario_id
  from instancia.solicitudes s where s.entidad_id = p.entidad_id and s.solicitud_id = p.solicitud_id;
alter table instancia.solicitudes force row level security;
alter table instancia.solicitudes_pasos force row level security;

create function instancia.paso_de_su_solicitud() returns trigger language plpgsql set search_path = '' as $$
begin
  select s.modulo, s.usuario_id into new.modulo, new.solicitante_id
    from instancia.solicitudes s where s.entidad_id = new.entidad_id and s.solicitud_id = new.solicitud_id;
  return new;
end $$;
revoke execute on function instancia.paso_de_su_solicitud from public;
create trigger de_su_solicitud before insert on instancia.solicitudes_pasos for each row execute function instancia.paso_de_su_solicitud();

drop index instancia.solicitudes_pasos_decididos;
create index solicitudes_pasos_decididos on instancia.solicitudes_pasos (entidad_id, decidido_por, para, momento desc, solicitud_id desc)
  include (modulo, solicitante_id) where momento is not null;

-- Somebody's own requests: a year in the order of their days. The few that began in a year before are found by their end.
drop index instancia.solicitudes_por_persona;
create index solicitudes_por_persona on instancia.solicitudes (entidad_id, usuario_id, ano desc, desde desc, solicitud_id desc)
  include (hasta, modulo, estado, creada);
create index solicitudes_de_dos_anos on instancia.solicitudes (entidad_id, usuario_id, hasta)
  where ano < extract(year from hasta);

-- The expenses of a company are listed and counted without their rows.
drop index instancia.solicitudes_gastos;
create index solicitudes_gastos on instancia.solicitudes (entidad_id, desde desc, solicitud_id desc) include (usuario_id, estado)
  where modulo = 'gastos' and estado <> 'borrador';
