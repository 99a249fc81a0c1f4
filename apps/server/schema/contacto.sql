-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Requests for help, as they were written, and whether they are done.
create table instancia.contactos (
  entidad_id integer not null,
  contacto_id integer generated always as identity not null,
  usuario_id integer not null,
  momento timestamp with time zone not null,
  comentario text not null,
  -- When somebody said that it is done; null while it waits.
  hecho timestamp with time zone,
  hecho_por integer,
  constraint contactos_pkey PRIMARY KEY (entidad_id, contacto_id),
  constraint contactos_entidad_id_hecho_por_fkey FOREIGN KEY (entidad_id, hecho_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint contactos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint contactos_comentario_check CHECK (length(comentario) >= 1 AND length(comentario) <= 2000),
  constraint hecho_por_alguien CHECK ((hecho IS NULL) = (hecho_por IS NULL))
);
CREATE INDEX contactos_pendientes ON instancia.contactos USING btree (entidad_id, contacto_id) WHERE (hecho IS NULL);
CREATE INDEX contactos_por_usuario ON instancia.contactos USING btree (entidad_id, usuario_id, contacto_id);
alter table instancia.contactos enable row level security, force row level security;
create policy entidad on instancia.contactos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.contactos to jornada_app;
grant update (hecho, hecho_por) on instancia.contactos to jornada_app;

-- What was answered to a request for help. It is not changed afterwards.
create table instancia.respuestas_contacto (
  entidad_id integer not null,
  respuesta_id integer generated always as identity not null,
  contacto_id integer not null,
  autor_id integer not null,
  momento timestamp with time zone not null,
  texto text not null,
  -- Whether it was put into the outbox as well: the person had an address.
  por_correo boolean not null,
  constraint respuestas_contacto_pkey PRIMARY KEY (entidad_id, respuesta_id),
  constraint respuestas_contacto_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint respuestas_contacto_entidad_id_contacto_id_fkey FOREIGN KEY (entidad_id, contacto_id) REFERENCES instancia.contactos(entidad_id, contacto_id) ON DELETE CASCADE,
  constraint respuestas_contacto_texto_check CHECK (length(texto) >= 1 AND length(texto) <= 2000)
);
CREATE INDEX respuestas_por_contacto ON instancia.respuestas_contacto USING btree (entidad_id, contacto_id, respuesta_id);
alter table instancia.respuestas_contacto enable row level security, force row level security;
create policy entidad on instancia.respuestas_contacto using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.respuestas_contacto to jornada_app;
