-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Mails of a company: those that wait, were sent, or could not be.
create table instancia.correos (
  entidad_id integer not null,
  correo_id bigint generated always as identity not null,
  plantilla text not null,
  idioma text not null,
  para text not null,
  asunto text not null,
  -- What fills the template. Null once a mail with a secret was sent or has run out.
  datos jsonb,
  es_secreto boolean not null,
  estado text default 'pendiente'::text not null,
  creado timestamp with time zone not null,
  -- From here on it is not sent any more.
  caduca timestamp with time zone not null,
  enviado timestamp with time zone,
  intentos integer default 0 not null,
  motivo text,
  -- When its link was last read by somebody who hands it over; null while nobody did.
  entregado timestamp with time zone,
  entregado_por integer,
  constraint correos_pkey PRIMARY KEY (entidad_id, correo_id),
  constraint correos_entidad_id_entregado_por_fkey FOREIGN KEY (entidad_id, entregado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint correos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint correos_asunto_check CHECK (length(asunto) <= 300),
  constraint correos_check CHECK ((estado = 'enviado'::text) = (enviado IS NOT NULL)),
  constraint correos_estado_check CHECK (estado = ANY (ARRAY['pendiente'::text, 'enviado'::text, 'fallido'::text])),
  constraint correos_idioma_check CHECK (idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text])),
  constraint correos_motivo_check CHECK (length(motivo) <= 300),
  constraint correos_para_check CHECK (length(para) >= 3 AND length(para) <= 254),
  constraint entregado_por_alguien CHECK ((entregado IS NULL) = (entregado_por IS NULL))
);
alter table instancia.correos enable row level security, force row level security;
create policy entidad on instancia.correos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.correos to jornada_app;
grant update (datos, estado, enviado, intentos, motivo, entregado, entregado_por) on instancia.correos to jornada_app;

-- Names the mails that wait, and from when on each is to be tried. Whoever takes one moves that on, so that two nodes never take the same.
create table central.correos_por_enviar (
  entidad_id integer not null,
  correo_id bigint not null,
  desde timestamp with time zone not null,
  caduca timestamp with time zone not null,
  constraint correos_por_enviar_pkey PRIMARY KEY (entidad_id, correo_id),
  constraint correos_por_enviar_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE
);
CREATE INDEX correos_por_enviar_caduca ON central.correos_por_enviar USING btree (caduca);
CREATE INDEX correos_por_enviar_desde ON central.correos_por_enviar USING btree (desde);
grant delete, insert, select, update on central.correos_por_enviar to jornada_app;
