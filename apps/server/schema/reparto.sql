-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- A PDF with the papers of many people, and how far its splitting is.
create table instancia.repartos (
  entidad_id integer not null,
  reparto_id bigint generated always as identity not null,
  autor_id integer not null,
  titulo text not null,
  tipo_documento_id integer not null,
  periodo date,
  firma text not null,
  plazo date,
  estado text default 'leyendo'::text not null,
  problema text,
  paginas integer default 0 not null,
  leidas integer default 0 not null,
  creado timestamp with time zone not null,
  -- When a job last worked on it.
  latido timestamp with time zone not null,
  -- When pages of it were given to people first.
  publicado timestamp with time zone,
  -- Who gave them last.
  publicador_id integer,
  -- When pages were given last: for an hour they can be taken back.
  ultima timestamp with time zone,
  constraint repartos_pkey PRIMARY KEY (entidad_id, reparto_id),
  constraint repartos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint repartos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint repartos_entidad_id_publicador_id_fkey FOREIGN KEY (entidad_id, publicador_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint repartos_entidad_id_tipo_documento_id_fkey FOREIGN KEY (entidad_id, tipo_documento_id) REFERENCES instancia.tipos_documento(entidad_id, tipo_documento_id),
  constraint repartos_check CHECK ((estado = 'parado'::text) = (problema IS NOT NULL)),
  constraint repartos_check1 CHECK (plazo IS NULL OR firma <> 'ninguna'::text),
  constraint repartos_estado_check CHECK (estado = ANY (ARRAY['leyendo'::text, 'por-mirar'::text, 'publicando'::text, 'publicado'::text, 'parado'::text])),
  constraint repartos_firma_check CHECK (firma = ANY (ARRAY['ninguna'::text, 'recibo'::text, 'conforme'::text])),
  constraint repartos_problema_check CHECK (problema = ANY (ARRAY['cifrado'::text, 'danado'::text, 'sin-texto'::text, 'demasiadas-paginas'::text, 'demasiado-grande'::text])),
  constraint repartos_titulo_check CHECK (length(titulo) >= 1 AND length(titulo) <= 120)
);
CREATE INDEX repartos_en_curso ON instancia.repartos USING btree (entidad_id, latido) WHERE (estado = ANY (ARRAY['leyendo'::text, 'publicando'::text]));
CREATE INDEX repartos_por_fecha ON instancia.repartos USING btree (entidad_id, reparto_id DESC);
alter table instancia.repartos enable row level security, force row level security;
create policy entidad on instancia.repartos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.repartos to jornada_app;

-- The pages of a file that is split. Whose a page is, is said by the number on it, or by somebody who has looked.
create table instancia.repartos_paginas (
  entidad_id integer not null,
  reparto_id bigint not null,
  pagina integer not null,
  -- What was read, until all pages were; null afterwards.
  lectura jsonb,
  -- Null until all pages were read.
  estado text,
  motivo text,
  leidos jsonb default '[]'::jsonb not null,
  nombre_leido text,
  usuario_id integer,
  candidatos integer[] default '{}'::integer[] not null,
  sigue_a integer,
  mirada boolean default false not null,
  decidida boolean default false not null,
  -- A job is giving it to its person.
  en_curso boolean default false not null,
  -- The document that it is in. It stays when the document is deleted after its years.
  documento_id bigint,
  constraint repartos_paginas_pkey PRIMARY KEY (entidad_id, reparto_id, pagina),
  constraint repartos_paginas_entidad_id_reparto_id_fkey FOREIGN KEY (entidad_id, reparto_id) REFERENCES instancia.repartos(entidad_id, reparto_id) ON DELETE CASCADE,
  constraint repartos_paginas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint repartos_paginas_check CHECK ((estado = 'publicada'::text) = (documento_id IS NOT NULL)),
  constraint repartos_paginas_check1 CHECK ((estado <> ALL (ARRAY['encontrada'::text, 'publicada'::text])) OR usuario_id IS NOT NULL),
  constraint repartos_paginas_estado_check CHECK (estado = ANY (ARRAY['encontrada'::text, 'dudosa'::text, 'de-nadie'::text, 'apartada'::text, 'publicada'::text])),
  constraint repartos_paginas_motivo_check CHECK (motivo = ANY (ARRAY['sin-texto'::text, 'sin-documento'::text, 'documento-desconocido'::text, 'nombre-distinto'::text, 'dos-personas'::text, 'continua'::text, 'otro-mes'::text, 'fuera-de-la-empresa'::text])),
  constraint repartos_paginas_pagina_check CHECK (pagina > 0)
);
CREATE INDEX repartos_paginas_de_persona ON instancia.repartos_paginas USING btree (entidad_id, usuario_id) WHERE (usuario_id IS NOT NULL);
alter table instancia.repartos_paginas enable row level security, force row level security;
create policy entidad on instancia.repartos_paginas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.repartos_paginas to jornada_app;
