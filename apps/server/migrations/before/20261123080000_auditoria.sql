-- What whoever manages a company did and looked at. Nobody changes a line or takes one away, the owner of the tables included.
create table instancia.auditoria (
  entidad_id int not null,
  auditoria_id bigint generated always as identity,
  momento timestamptz not null,
  autor_id int not null,
  por_id int,
  accion text not null check (length(accion) between 3 and 60),
  sobre text not null check (length(sobre) between 3 and 30),
  sobre_id int,
  datos jsonb not null default '{}' check (jsonb_typeof(datos) = 'object'),
  dispositivo text not null default '' check (length(dispositivo) <= 300),
  direccion text not null default '' check (length(direccion) <= 60),
  primary key (entidad_id, auditoria_id),
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, por_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.auditoria is 'What whoever manages a company did and looked at: append-only.';
comment on column instancia.auditoria.por_id is 'The person for whom the author acted; null where they acted as themselves.';
comment on column instancia.auditoria.sobre is 'What kind of thing the action is about; follows from the action.';
comment on column instancia.auditoria.sobre_id is 'Its id; null where it is the company itself. No reference: what the line says stays, whatever becomes of the thing.';
comment on column instancia.auditoria.datos is 'What changed, before and after, and the reason. Never a secret.';
comment on column instancia.auditoria.dispositivo is 'How the browser calls itself.';
comment on column instancia.auditoria.direccion is 'The network it came from, without the part that names the device.';
create index auditoria_por_momento on instancia.auditoria (entidad_id, momento);
create index auditoria_por_autor on instancia.auditoria (entidad_id, autor_id, auditoria_id);
create index auditoria_por_cosa on instancia.auditoria (entidad_id, sobre, sobre_id, auditoria_id);

alter table instancia.auditoria enable row level security;
alter table instancia.auditoria force row level security;
create policy entidad on instancia.auditoria using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual());
grant select, insert on instancia.auditoria to jornada_app;
create trigger solo_anadir before update or delete on instancia.auditoria for each row execute function instancia.solo_anadir_filas();
create trigger solo_anadir_todo before truncate on instancia.auditoria for each statement execute function instancia.solo_anadir_filas();
