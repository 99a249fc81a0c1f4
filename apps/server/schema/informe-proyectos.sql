-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Entries that were marked as billed together, each once.
create table instancia.facturaciones (
  entidad_id integer not null,
  facturacion_id integer generated always as identity not null,
  proyecto_id integer not null,
  referencia text not null,
  hasta date not null,
  minutos integer not null,
  -- In cents, at the prices of then. Empty: there was none.
  importe bigint,
  autor_id integer not null,
  momento timestamp with time zone not null,
  anulada timestamp with time zone,
  anulada_por integer,
  constraint facturaciones_pkey PRIMARY KEY (entidad_id, facturacion_id),
  constraint facturaciones_entidad_id_anulada_por_fkey FOREIGN KEY (entidad_id, anulada_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint facturaciones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint facturaciones_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id),
  constraint facturaciones_check CHECK ((anulada IS NULL) = (anulada_por IS NULL)),
  constraint facturaciones_referencia_check CHECK (length(referencia) >= 1 AND length(referencia) <= 60)
);
CREATE INDEX facturaciones_de_proyecto ON instancia.facturaciones USING btree (entidad_id, proyecto_id);
alter table instancia.facturaciones enable row level security, force row level security;
create policy entidad on instancia.facturaciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.facturaciones to jornada_app;

-- That whoever answers for a project was told of its budget.
create table instancia.presupuestos_avisados (
  entidad_id integer not null,
  proyecto_id integer not null,
  -- The share in per cent that was passed; 0: somebody asked for it to be said.
  umbral smallint not null,
  momento timestamp with time zone not null,
  constraint presupuestos_avisados_pkey PRIMARY KEY (entidad_id, proyecto_id, umbral),
  constraint presupuestos_avisados_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id),
  constraint presupuestos_avisados_umbral_check CHECK (umbral = ANY (ARRAY[0, 80, 100]))
);
alter table instancia.presupuestos_avisados enable row level security, force row level security;
create policy entidad on instancia.presupuestos_avisados using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.presupuestos_avisados to jornada_app;

-- Reports that somebody has kept under a name: what is asked, not what was answered.
create table instancia.vistas_informe (
  entidad_id integer not null,
  vista_id integer generated always as identity not null,
  usuario_id integer not null,
  nombre text not null,
  consulta jsonb not null,
  compartida boolean default false not null,
  constraint vistas_informe_pkey PRIMARY KEY (entidad_id, vista_id),
  constraint vistas_informe_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint vistas_informe_consulta_check CHECK (jsonb_typeof(consulta) = 'object'::text AND length(consulta::text) <= 4000),
  constraint vistas_informe_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60)
);
CREATE UNIQUE INDEX vistas_informe_nombre ON instancia.vistas_informe USING btree (entidad_id, usuario_id, lower((nombre COLLATE "und-x-icu")));
alter table instancia.vistas_informe enable row level security, force row level security;
create policy entidad on instancia.vistas_informe using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.vistas_informe to jornada_app;
