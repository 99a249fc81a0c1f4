-- Files with somebody's record that were handed out: who took what, when, and the digest by which the file is known again.
create table instancia.exportaciones (
  entidad_id int not null,
  exportacion_id int generated always as identity,
  usuario_id int not null,
  autor_id int not null,
  momento timestamptz not null,
  desde date not null,
  hasta date not null check (hasta >= desde),
  formato text not null check (formato in ('pdf', 'xlsx', 'csv')),
  nombre text not null check (length(nombre) <= 200),
  sha256 bytea not null check (length(sha256) = 32),
  huella_datos bytea not null check (length(huella_datos) = 32),
  bytes int not null check (bytes > 0),
  primary key (entidad_id, exportacion_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.exportaciones is 'Files with a person''s record that were handed out. Append-only; the files themselves are not kept.';
comment on column instancia.exportaciones.usuario_id is 'Whose record it is.';
comment on column instancia.exportaciones.autor_id is 'Who took it out.';
comment on column instancia.exportaciones.sha256 is 'Of the bytes of the file.';
comment on column instancia.exportaciones.huella_datos is 'SHA-256 of the data in it, printed in the file: the same in every format and for as long as the record is.';
create index exportaciones_por_huella on instancia.exportaciones (entidad_id, usuario_id, sha256);

alter table instancia.exportaciones enable row level security;
alter table instancia.exportaciones force row level security;
create policy entidad on instancia.exportaciones using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual());
grant select, insert on instancia.exportaciones to jornada_app;

create function instancia.exportaciones_solo_anadir() returns trigger language plpgsql as $$
begin
  raise exception 'instancia.exportaciones is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger solo_anadir before update or delete on instancia.exportaciones for each row execute function instancia.exportaciones_solo_anadir();
create trigger solo_anadir_todo before truncate on instancia.exportaciones for each statement execute function instancia.exportaciones_solo_anadir();
