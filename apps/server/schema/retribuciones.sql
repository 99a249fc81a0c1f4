-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- A pay statement: one of each kind for a person and a month.
create table instancia.retribuciones (
  entidad_id integer not null,
  retribucion_id bigint generated always as identity not null,
  usuario_id integer not null,
  ano smallint not null,
  mes smallint not null,
  -- Of the month, extra pay, or what is settled when somebody leaves.
  clase text not null,
  bruto integer not null,
  seguridad_social integer not null,
  base_irpf integer,
  -- The rate of income tax in hundredths of a percent. Empty: nobody has said.
  tipo_irpf smallint,
  irpf integer not null,
  otras_deducciones integer not null,
  neto integer not null,
  coste_empresa integer,
  -- What is paid and taken off: `[{clase, concepto, importe, nota}]`. Social security and income tax are columns.
  lineas jsonb default '[]'::jsonb not null,
  version integer default 1 not null,
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint retribuciones_pkey PRIMARY KEY (entidad_id, retribucion_id),
  constraint retribuciones_una UNIQUE (entidad_id, usuario_id, ano, mes, clase),
  constraint retribuciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint retribuciones_ano_check CHECK (ano >= 2000 AND ano <= 2100),
  constraint retribuciones_base_irpf_check CHECK (base_irpf >= 0),
  constraint retribuciones_bruto_check CHECK (bruto >= 0),
  constraint retribuciones_check CHECK (neto = (bruto - seguridad_social - irpf - otras_deducciones)),
  constraint retribuciones_clase_check CHECK (clase = ANY (ARRAY['mensual'::text, 'extra'::text, 'liquidacion'::text])),
  constraint retribuciones_coste_empresa_check CHECK (coste_empresa >= 0),
  constraint retribuciones_irpf_check CHECK (irpf >= 0),
  constraint retribuciones_lineas_check CHECK (jsonb_typeof(lineas) = 'array'::text),
  constraint retribuciones_mes_check CHECK (mes >= 1 AND mes <= 12),
  constraint retribuciones_neto_check CHECK (neto >= 0),
  constraint retribuciones_seguridad_social_check CHECK (seguridad_social >= 0),
  constraint retribuciones_tipo_irpf_check CHECK (tipo_irpf >= 0 AND tipo_irpf <= 10000)
);
CREATE INDEX retribuciones_de_un_mes ON instancia.retribuciones USING btree (entidad_id, ano, mes, usuario_id);
alter table instancia.retribuciones enable row level security, force row level security;
create policy entidad on instancia.retribuciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.retribuciones to jornada_app;

-- What a pay statement said before it was corrected or taken away.
create table instancia.retribuciones_anteriores (
  entidad_id integer not null,
  retribucion_id bigint not null,
  version integer not null,
  usuario_id integer not null,
  datos jsonb not null,
  -- Who has corrected it, or taken it away.
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint retribuciones_anteriores_pkey PRIMARY KEY (entidad_id, retribucion_id, version),
  constraint retribuciones_anteriores_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
CREATE INDEX retribuciones_anteriores_de ON instancia.retribuciones_anteriores USING btree (entidad_id, usuario_id);
alter table instancia.retribuciones_anteriores enable row level security, force row level security;
create policy entidad on instancia.retribuciones_anteriores using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.retribuciones_anteriores to jornada_app;

-- When a company publishes pay statements and pays extras, and whether people see the months to come.
create table instancia.retribuciones_calendario (
  entidad_id integer not null,
  dia_publicacion smallint,
  muestra_previstos boolean default false not null,
  meses_extra smallint[] default '{}'::smallint[] not null,
  version integer default 1 not null,
  constraint retribuciones_calendario_pkey PRIMARY KEY (entidad_id),
  constraint retribuciones_calendario_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id),
  constraint retribuciones_calendario_dia_publicacion_check CHECK (dia_publicacion >= 1 AND dia_publicacion <= 31),
  constraint retribuciones_calendario_meses_extra_check CHECK (meses_extra <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[])
);
alter table instancia.retribuciones_calendario enable row level security, force row level security;
create policy entidad on instancia.retribuciones_calendario using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.retribuciones_calendario to jornada_app;

-- Who wants amounts hidden on their screen until they ask to see them.
create table instancia.retribuciones_ocultas (
  entidad_id integer not null,
  usuario_id integer not null,
  constraint retribuciones_ocultas_pkey PRIMARY KEY (entidad_id, usuario_id),
  constraint retribuciones_ocultas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
alter table instancia.retribuciones_ocultas enable row level security, force row level security;
create policy entidad on instancia.retribuciones_ocultas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.retribuciones_ocultas to jornada_app;
