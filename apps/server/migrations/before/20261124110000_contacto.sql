-- Requests for help are answered by those who run the company, and somebody says when one is done.
alter table instancia.contactos
  add column hecho timestamptz,
  add column hecho_por int,
  add foreign key (entidad_id, hecho_por) references instancia.usuarios (entidad_id, usuario_id),
  add constraint hecho_por_alguien check ((hecho is null) = (hecho_por is null));
comment on table instancia.contactos is 'Requests for help, as they were written, and whether they are done.';
comment on column instancia.contactos.hecho is 'When somebody said that it is done; null while it waits.';
create index contactos_pendientes on instancia.contactos (entidad_id, contacto_id) where hecho is null;
create index contactos_por_usuario on instancia.contactos (entidad_id, usuario_id, contacto_id);
grant update (hecho, hecho_por) on instancia.contactos to jornada_app;

create table instancia.respuestas_contacto (
  entidad_id int not null,
  respuesta_id int generated always as identity,
  contacto_id int not null,
  autor_id int not null,
  momento timestamptz not null,
  texto text not null check (length(texto) between 1 and 2000),
  por_correo boolean not null,
  primary key (entidad_id, respuesta_id),
  foreign key (entidad_id, contacto_id) references instancia.contactos on delete cascade,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.respuestas_contacto is 'What was answered to a request for help. It is not changed afterwards.';
comment on column instancia.respuestas_contacto.por_correo is 'Whether it was put into the outbox as well: the person had an address.';
create index respuestas_por_contacto on instancia.respuestas_contacto (entidad_id, contacto_id, respuesta_id);
alter table instancia.respuestas_contacto enable row level security;
alter table instancia.respuestas_contacto force row level security;
create policy entidad on instancia.respuestas_contacto using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual());
grant select, insert on instancia.respuestas_contacto to jornada_app;
