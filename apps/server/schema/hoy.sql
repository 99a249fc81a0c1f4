-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What is wrong with days of people, and what was asked about it, answered and settled. One row for each thing.
create table instancia.incidencias (
  entidad_id integer not null,
  incidencia_id bigint generated always as identity not null,
  usuario_id integer not null,
  fecha date not null,
  clase text not null,
  preguntada timestamp with time zone,
  pregunta_de integer,
  respuesta text,
  respondida timestamp with time zone,
  resuelta timestamp with time zone,
  resuelta_por integer,
  -- What whoever settled it wrote down.
  nota text,
  -- Whether it is wrong by now. What nobody was asked about goes away when it is no longer wrong.
  viva boolean default true not null,
  -- The centre of that day.
  centro_id integer,
  estado text generated always as (
CASE
    WHEN ((resuelta IS NOT NULL) OR (NOT viva)) THEN 'resuelta'::text
    WHEN (respondida IS NOT NULL) THEN 'respondida'::text
    WHEN (preguntada IS NOT NULL) THEN 'preguntada'::text
    ELSE 'abierta'::text
END) stored,
  texto text,
  constraint incidencias_pkey PRIMARY KEY (entidad_id, incidencia_id),
  constraint incidencias_entidad_id_usuario_id_fecha_clase_key UNIQUE (entidad_id, usuario_id, fecha, clase),
  constraint incidencias_entidad_id_pregunta_de_fkey FOREIGN KEY (entidad_id, pregunta_de) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint incidencias_entidad_id_resuelta_por_fkey FOREIGN KEY (entidad_id, resuelta_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint incidencias_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint incidencias_check CHECK ((preguntada IS NULL) = (pregunta_de IS NULL)),
  constraint incidencias_check1 CHECK ((respuesta IS NULL) = (respondida IS NULL)),
  constraint incidencias_check2 CHECK (respuesta IS NULL OR preguntada IS NOT NULL),
  constraint incidencias_check3 CHECK ((resuelta IS NULL) = (resuelta_por IS NULL)),
  constraint incidencias_clase_check CHECK (clase = ANY (ARRAY['falta-salida'::text, 'falta-entrada'::text, 'orden'::text, 'solape'::text, 'desacuerdo'::text, 'dudosa'::text, 'en-ausencia'::text, 'sin-fichajes'::text, 'sin-salida'::text, 'no-vino'::text, 'tarde'::text, 'retenido'::text])),
  constraint incidencias_con_motivo CHECK (viva OR preguntada IS NOT NULL OR resuelta IS NOT NULL),
  constraint incidencias_nota_check CHECK (length(nota) >= 1 AND length(nota) <= 300),
  constraint incidencias_respuesta_check CHECK (respuesta = ANY (ARRAY['olvido'::text, 'no-trabajo'::text, 'sigo'::text, 'corrijo'::text, 'correcta'::text])),
  constraint incidencias_texto_check CHECK (char_length(texto) >= 1 AND char_length(texto) <= 300)
);
CREATE INDEX incidencias_por_dia ON instancia.incidencias USING btree (entidad_id, fecha DESC, usuario_id, clase, centro_id);
CREATE INDEX incidencias_por_estado ON instancia.incidencias USING btree (entidad_id, estado, fecha DESC, usuario_id, clase, centro_id);
CREATE INDEX incidencias_por_responder ON instancia.incidencias USING btree (entidad_id, usuario_id) WHERE ((preguntada IS NOT NULL) AND (respondida IS NULL) AND (resuelta IS NULL));
alter table instancia.incidencias enable row level security, force row level security;
create policy entidad on instancia.incidencias using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.incidencias to jornada_app;
