-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What a request for an expense has beside others. Amounts are cents of euros.
create table instancia.gastos (
  entidad_id integer not null,
  solicitud_id bigint not null,
  clase text not null,
  tipo_id integer,
  actividad_id integer,
  proyecto_id integer,
  forma_pago_id integer,
  dia date,
  -- The fields as they were typed, without those that are columns.
  campos jsonb not null,
  -- The merchant, or the way and its length, without what people write differently each time, to find the same expense again.
  parecido text,
  moneda text not null,
  -- The total in hundredths of its currency.
  en_moneda integer,
  -- Empty: a draft that cannot be computed yet.
  total integer,
  exento integer,
  sujeto integer,
  deducible integer,
  a_cobrar integer,
  -- How it came about, with the rates of its day, as it was when it was sent. Nothing recomputes it.
  calculo jsonb not null,
  -- The day on which it was paid.
  pagada date,
  -- Tax number of the merchant and number of the invoice, without what people write differently each time.
  factura text,
  constraint gastos_pkey PRIMARY KEY (entidad_id, solicitud_id),
  constraint gastos_entidad_id_actividad_id_fkey FOREIGN KEY (entidad_id, actividad_id) REFERENCES instancia.gastos_actividades(entidad_id, actividad_id),
  constraint gastos_entidad_id_forma_pago_id_fkey FOREIGN KEY (entidad_id, forma_pago_id) REFERENCES instancia.gastos_formas_pago(entidad_id, forma_pago_id),
  constraint gastos_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id),
  constraint gastos_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id),
  constraint gastos_entidad_id_tipo_id_fkey FOREIGN KEY (entidad_id, tipo_id) REFERENCES instancia.gastos_tipos(entidad_id, tipo_id),
  constraint gastos_calculo_check CHECK (jsonb_typeof(calculo) = 'object'::text),
  constraint gastos_campos_check CHECK (jsonb_typeof(campos) = 'object'::text),
  constraint gastos_check CHECK (
CASE
    WHEN total IS NULL THEN num_nonnulls(exento, sujeto, deducible, a_cobrar) = 0
    ELSE exento >= 0 AND sujeto >= 0 AND (exento + sujeto) = total AND deducible >= 0 AND deducible <= total AND (a_cobrar = 0 OR a_cobrar = total)
END),
  constraint gastos_clase_check CHECK (clase = ANY (ARRAY['ticket'::text, 'kilometros'::text, 'dieta'::text])),
  constraint gastos_en_moneda_check CHECK (en_moneda >= 0),
  constraint gastos_moneda_check CHECK (moneda ~ '^[A-Z]{3}$'::text),
  constraint gastos_total_check CHECK (total > 0)
);
CREATE INDEX gastos_facturas ON instancia.gastos USING btree (entidad_id, factura) WHERE (factura IS NOT NULL);
CREATE INDEX gastos_parecidos ON instancia.gastos USING btree (entidad_id, parecido, dia, en_moneda) WHERE (parecido IS NOT NULL);
CREATE INDEX gastos_por_dia ON instancia.gastos USING btree (entidad_id, dia, solicitud_id);
alter table instancia.gastos enable row level security, force row level security;
create policy entidad on instancia.gastos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.gastos to jornada_app;

-- What expenses are given to, beside projects: a fair, a training, a delegation.
create table instancia.gastos_actividades (
  entidad_id integer not null,
  actividad_id integer generated always as identity not null,
  nombre text not null,
  cuenta text,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint gastos_actividades_pkey PRIMARY KEY (entidad_id, actividad_id),
  constraint gastos_actividades_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint gastos_actividades_cuenta_check CHECK (length(cuenta) >= 1 AND length(cuenta) <= 20),
  constraint gastos_actividades_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60)
);
CREATE UNIQUE INDEX gastos_actividades_nombre_abierto ON instancia.gastos_actividades USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.gastos_actividades enable row level security, force row level security;
create policy entidad on instancia.gastos_actividades using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.gastos_actividades to jornada_app;

-- Exchange rates from a day on.
create table instancia.gastos_cambios (
  entidad_id integer not null,
  moneda text not null,
  desde date not null,
  -- Units of the currency for one euro, in millionths.
  millonesimas bigint not null,
  constraint gastos_cambios_pkey PRIMARY KEY (entidad_id, moneda, desde),
  constraint gastos_cambios_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint gastos_cambios_millonesimas_check CHECK (millonesimas > 0),
  constraint gastos_cambios_moneda_check CHECK (moneda ~ '^[A-Z]{3}$'::text)
);
alter table instancia.gastos_cambios enable row level security, force row level security;
create policy entidad on instancia.gastos_cambios using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.gastos_cambios to jornada_app;

-- Ways of paying. `habitual`: one of the three that every company starts with, which have a usual name.
create table instancia.gastos_formas_pago (
  entidad_id integer not null,
  forma_pago_id integer generated always as identity not null,
  habitual text,
  nombre text,
  -- The company pays it back to the person.
  reembolsa boolean not null,
  cuenta text,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint gastos_formas_pago_pkey PRIMARY KEY (entidad_id, forma_pago_id),
  constraint gastos_formas_pago_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint gastos_formas_pago_check CHECK (nombre IS NOT NULL OR habitual IS NOT NULL),
  constraint gastos_formas_pago_cuenta_check CHECK (length(cuenta) >= 1 AND length(cuenta) <= 20),
  constraint gastos_formas_pago_habitual_check CHECK (habitual = ANY (ARRAY['propio'::text, 'tarjeta'::text, 'anticipo'::text])),
  constraint gastos_formas_pago_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60)
);
CREATE UNIQUE INDEX gastos_formas_pago_nombre_abierto ON instancia.gastos_formas_pago USING btree (entidad_id, COALESCE(lower((nombre COLLATE "und-x-icu")), ('='::text || habitual))) WHERE activo;
alter table instancia.gastos_formas_pago enable row level security, force row level security;
create policy entidad on instancia.gastos_formas_pago using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.gastos_formas_pago to jornada_app;

-- What is paid for kilometres and days of travel, for expenses from a day on. What was sent keeps what it came to.
create table instancia.gastos_politicas (
  entidad_id integer not null,
  desde date not null,
  version integer default 1 not null,
  tarifas jsonb not null,
  constraint gastos_politicas_pkey PRIMARY KEY (entidad_id, desde),
  constraint gastos_politicas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE
);
alter table instancia.gastos_politicas enable row level security, force row level security;
create policy entidad on instancia.gastos_politicas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.gastos_politicas to jornada_app;

-- Types of expenses. Amounts are cents.
create table instancia.gastos_tipos (
  entidad_id integer not null,
  tipo_id integer generated always as identity not null,
  categoria text not null,
  -- Empty: the usual name of its category, in the language of each reader.
  nombre text,
  -- The account under which the accounting books it.
  cuenta text,
  -- From this amount on it needs a receipt. Empty: never.
  justificante_desde integer,
  -- For all expenses of the type on one day. Empty: no limit.
  limite_dia integer,
  limite_impide boolean default false not null,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint gastos_tipos_pkey PRIMARY KEY (entidad_id, tipo_id),
  constraint gastos_tipos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint gastos_tipos_categoria_check CHECK (categoria = ANY (ARRAY['comida'::text, 'comida-clientes'::text, 'alojamiento'::text, 'transporte'::text, 'kilometraje'::text, 'dieta'::text, 'otro'::text])),
  constraint gastos_tipos_cuenta_check CHECK (length(cuenta) >= 1 AND length(cuenta) <= 20),
  constraint gastos_tipos_justificante_desde_check CHECK (justificante_desde >= 0),
  constraint gastos_tipos_limite_dia_check CHECK (limite_dia >= 0),
  constraint gastos_tipos_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60)
);
CREATE UNIQUE INDEX gastos_tipos_nombre_abierto ON instancia.gastos_tipos USING btree (entidad_id, COALESCE(lower((nombre COLLATE "und-x-icu")), ('='::text || categoria))) WHERE activo;
alter table instancia.gastos_tipos enable row level security, force row level security;
create policy entidad on instancia.gastos_tipos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.gastos_tipos to jornada_app;

CREATE OR REPLACE FUNCTION instancia.crear_listas_de_gastos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into instancia.gastos_tipos (entidad_id, categoria, justificante_desde)
    values (new.entidad_id, 'comida', 0), (new.entidad_id, 'comida-clientes', 0), (new.entidad_id, 'alojamiento', 0),
      (new.entidad_id, 'transporte', 0), (new.entidad_id, 'kilometraje', null), (new.entidad_id, 'dieta', null), (new.entidad_id, 'otro', 0);
  insert into instancia.gastos_formas_pago (entidad_id, habitual, reembolsa)
    values (new.entidad_id, 'propio', true), (new.entidad_id, 'tarjeta', false), (new.entidad_id, 'anticipo', false);
  return null;
end $function$;
