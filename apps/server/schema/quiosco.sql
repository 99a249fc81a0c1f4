-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

create table central.emparejamientos (
  huella text not null,
  entidad_id integer not null,
  quiosco_id integer not null,
  caduca timestamp with time zone not null,
  constraint emparejamientos_pkey PRIMARY KEY (huella),
  constraint emparejamientos_entidad_id_quiosco_id_key UNIQUE (entidad_id, quiosco_id),
  constraint emparejamientos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE
);
grant delete, insert, select, update on central.emparejamientos to jornada_app;

create table instancia.quiosco_claves (
  entidad_id integer not null,
  clave_id integer generated always as identity not null,
  publica bytea not null,
  privada bytea not null,
  creada timestamp with time zone not null,
  constraint quiosco_claves_pkey PRIMARY KEY (entidad_id, clave_id),
  constraint quiosco_claves_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE
);
alter table instancia.quiosco_claves enable row level security, force row level security;
create policy entidad on instancia.quiosco_claves using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.quiosco_claves to jornada_app;

create table instancia.quiosco_entregas (
  entidad_id integer not null,
  clave uuid not null,
  quiosco_id integer not null,
  persona_id integer,
  tipo_id integer,
  momento timestamp with time zone,
  recibida timestamp with time zone not null,
  resultado text not null,
  motivo text,
  resolucion text,
  resuelta timestamp with time zone,
  resuelta_por integer,
  resolucion_motivo text,
  constraint quiosco_entregas_pkey PRIMARY KEY (entidad_id, clave),
  constraint quiosco_entregas_entidad_id_persona_id_fkey FOREIGN KEY (entidad_id, persona_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint quiosco_entregas_entidad_id_quiosco_id_fkey FOREIGN KEY (entidad_id, quiosco_id) REFERENCES instancia.quioscos(entidad_id, quiosco_id),
  constraint quiosco_entregas_entidad_id_resuelta_por_fkey FOREIGN KEY (entidad_id, resuelta_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint quiosco_entregas_check CHECK ((resolucion IS NULL) = (resuelta IS NULL) AND (resolucion IS NULL) = (resuelta_por IS NULL)),
  constraint quiosco_entregas_resolucion_check CHECK (resolucion = ANY (ARRAY['asentada'::text, 'descartada'::text])),
  constraint quiosco_entregas_resolucion_motivo_check CHECK (length(resolucion_motivo) >= 1 AND length(resolucion_motivo) <= 500),
  constraint quiosco_entregas_resultado_check CHECK (resultado = ANY (ARRAY['fichado'::text, 'sin-persona'::text, 'rechazado'::text, 'ilegible'::text]))
);
CREATE INDEX quiosco_entregas_de_quiosco ON instancia.quiosco_entregas USING btree (entidad_id, quiosco_id) WHERE ((resultado <> 'fichado'::text) AND (resolucion IS NULL));
CREATE INDEX quiosco_entregas_por_mirar ON instancia.quiosco_entregas USING btree (entidad_id, recibida DESC) WHERE ((resultado <> 'fichado'::text) AND (resolucion IS NULL));
CREATE INDEX quiosco_entregas_por_persona ON instancia.quiosco_entregas USING btree (entidad_id, persona_id);
alter table instancia.quiosco_entregas enable row level security, force row level security;
create policy entidad on instancia.quiosco_entregas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.quiosco_entregas to jornada_app;

create table instancia.quiosco_fotos (
  entidad_id integer not null,
  registro_id bigint not null,
  persona_id integer not null,
  quiosco_id integer not null,
  imagen bytea not null,
  tomada timestamp with time zone not null,
  constraint quiosco_fotos_pkey PRIMARY KEY (entidad_id, registro_id),
  constraint quiosco_fotos_entidad_id_persona_id_fkey FOREIGN KEY (entidad_id, persona_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint quiosco_fotos_entidad_id_quiosco_id_fkey FOREIGN KEY (entidad_id, quiosco_id) REFERENCES instancia.quioscos(entidad_id, quiosco_id)
);
CREATE INDEX quiosco_fotos_por_dia ON instancia.quiosco_fotos USING btree (entidad_id, tomada);
CREATE INDEX quiosco_fotos_por_persona ON instancia.quiosco_fotos USING btree (entidad_id, persona_id);
alter table instancia.quiosco_fotos enable row level security, force row level security;
create policy entidad on instancia.quiosco_fotos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.quiosco_fotos to jornada_app;

create table instancia.quiosco_moviles (
  entidad_id integer not null,
  movil_id uuid not null,
  usuario_id integer not null,
  publica bytea not null,
  creado timestamp with time zone not null,
  anulado timestamp with time zone,
  -- The step of the last code that was used, so that a copied code is worth nothing.
  ultimo_paso bigint default 0 not null,
  constraint quiosco_moviles_pkey PRIMARY KEY (entidad_id, movil_id),
  constraint quiosco_moviles_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
CREATE INDEX quiosco_moviles_por_persona ON instancia.quiosco_moviles USING btree (entidad_id, usuario_id) WHERE (anulado IS NULL);
alter table instancia.quiosco_moviles enable row level security, force row level security;
create policy entidad on instancia.quiosco_moviles using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.quiosco_moviles to jornada_app;

create table instancia.quiosco_pins (
  entidad_id integer not null,
  usuario_id integer not null,
  huella text not null,
  cifras integer not null,
  sellado bytea not null,
  creado timestamp with time zone not null,
  constraint quiosco_pins_pkey PRIMARY KEY (entidad_id, usuario_id),
  constraint quiosco_pins_entidad_id_huella_key UNIQUE (entidad_id, huella),
  constraint quiosco_pins_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint quiosco_pins_cifras_check CHECK (cifras >= 6 AND cifras <= 12)
);
alter table instancia.quiosco_pins enable row level security, force row level security;
create policy entidad on instancia.quiosco_pins using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.quiosco_pins to jornada_app;

create table instancia.quiosco_tarjetas (
  entidad_id integer not null,
  tarjeta_id integer generated always as identity not null,
  usuario_id integer not null,
  huella bytea not null,
  emitida timestamp with time zone not null,
  anulada timestamp with time zone,
  constraint quiosco_tarjetas_pkey PRIMARY KEY (entidad_id, tarjeta_id),
  constraint quiosco_tarjetas_entidad_id_huella_key UNIQUE (entidad_id, huella),
  constraint quiosco_tarjetas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX quiosco_tarjetas_vigentes ON instancia.quiosco_tarjetas USING btree (entidad_id, usuario_id) WHERE (anulada IS NULL);
alter table instancia.quiosco_tarjetas enable row level security, force row level security;
create policy entidad on instancia.quiosco_tarjetas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.quiosco_tarjetas to jornada_app;

create table instancia.quioscos (
  entidad_id integer not null,
  quiosco_id integer not null,
  centro_id integer,
  -- The subtypes of the record types that it offers; null: all of them.
  subtipos text[],
  identificacion text[] default '{pin,codigo}'::text[] not null,
  otros_centros boolean default false not null,
  foto boolean default false not null,
  dias_foto integer default 30 not null,
  visitas boolean default false not null,
  mensaje text default ''::text not null,
  version integer default 0 not null,
  creado timestamp with time zone not null,
  emparejado timestamp with time zone,
  -- When the device last asked for something.
  contacto timestamp with time zone,
  -- Until then its configuration may be changed at the device: somebody typed the password.
  abierto_hasta timestamp with time zone,
  constraint quioscos_pkey PRIMARY KEY (entidad_id, quiosco_id),
  constraint quioscos_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint quioscos_entidad_id_quiosco_id_fkey FOREIGN KEY (entidad_id, quiosco_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint quioscos_dias_foto_check CHECK (dias_foto >= 1 AND dias_foto <= 90),
  constraint quioscos_identificacion_check CHECK (identificacion <@ '{pin,nombre,codigo}'::text[] AND cardinality(identificacion) > 0)
);
alter table instancia.quioscos enable row level security, force row level security;
create policy entidad on instancia.quioscos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.quioscos to jornada_app;
