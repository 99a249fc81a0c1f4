-- Expenses: the lists that their forms offer, what is paid for kilometres and days of travel, exchange rates, and what each request is about.

create table instancia.gastos_tipos (
  entidad_id int not null references instancia.entidades on delete cascade,
  tipo_id int generated always as identity,
  categoria text not null check (categoria in ('comida', 'alojamiento', 'transporte', 'kilometraje', 'dieta', 'otro')),
  nombre text check (length(nombre) between 1 and 60),
  cuenta text check (length(cuenta) between 1 and 20),
  justificante_desde int check (justificante_desde >= 0),
  limite_dia int check (limite_dia >= 0),
  limite_impide boolean not null default false,
  activo boolean not null default true,
  version int not null default 1,
  primary key (entidad_id, tipo_id)
);
comment on table instancia.gastos_tipos is 'Types of expenses. Amounts are cents.';
comment on column instancia.gastos_tipos.nombre is 'Empty: the usual name of its category, in the language of each reader.';
comment on column instancia.gastos_tipos.cuenta is 'The account under which the accounting books it.';
comment on column instancia.gastos_tipos.justificante_desde is 'From this amount on it needs a receipt. Empty: never.';
comment on column instancia.gastos_tipos.limite_dia is 'For all expenses of the type on one day. Empty: no limit.';
create unique index gastos_tipos_nombre_abierto on instancia.gastos_tipos (entidad_id, coalesce(lower(nombre collate "und-x-icu"), '=' || categoria)) where activo;
select instancia.proteger('gastos_tipos');

create table instancia.gastos_actividades (
  entidad_id int not null references instancia.entidades on delete cascade,
  actividad_id int generated always as identity,
  nombre text not null check (length(nombre) between 1 and 60),
  cuenta text check (length(cuenta) between 1 and 20),
  activo boolean not null default true,
  version int not null default 1,
  primary key (entidad_id, actividad_id)
);
comment on table instancia.gastos_actividades is 'What expenses are given to, beside projects: a fair, a training, a delegation.';
create unique index gastos_actividades_nombre_abierto on instancia.gastos_actividades (entidad_id, lower(nombre collate "und-x-icu")) where activo;
select instancia.proteger('gastos_actividades');

create table instancia.gastos_formas_pago (
  entidad_id int not null references instancia.entidades on delete cascade,
  forma_pago_id int generated always as identity,
  habitual text check (habitual in ('propio', 'tarjeta', 'anticipo')),
  nombre text check (length(nombre) between 1 and 60),
  reembolsa boolean not null,
  cuenta text check (length(cuenta) between 1 and 20),
  activo boolean not null default true,
  version int not null default 1,
  primary key (entidad_id, forma_pago_id),
  check (nombre is not null or habitual is not null)
);
comment on table instancia.gastos_formas_pago is 'Ways of paying. `habitual`: one of the three that every company starts with, which have a usual name.';
comment on column instancia.gastos_formas_pago.reembolsa is 'The company pays it back to the person.';
create unique index gastos_formas_pago_nombre_abierto on instancia.gastos_formas_pago (entidad_id, coalesce(lower(nombre collate "und-x-icu"), '=' || habitual)) where activo;
select instancia.proteger('gastos_formas_pago');

create table instancia.gastos_politicas (
  entidad_id int not null references instancia.entidades on delete cascade,
  desde date not null,
  version int not null default 1,
  tarifas jsonb not null,
  primary key (entidad_id, desde)
);
comment on table instancia.gastos_politicas is 'What is paid for kilometres and days of travel, for expenses from a day on. What was sent keeps what it came to.';
select instancia.proteger('gastos_politicas');

create table instancia.gastos_cambios (
  entidad_id int not null references instancia.entidades on delete cascade,
  moneda text not null check (moneda ~ '^[A-Z]{3}$'),
  desde date not null,
  millonesimas bigint not null check (millonesimas > 0),
  primary key (entidad_id, moneda, desde)
);
comment on table instancia.gastos_cambios is 'Exchange rates from a day on.';
comment on column instancia.gastos_cambios.millonesimas is 'Units of the currency for one euro, in millionths.';
select instancia.proteger('gastos_cambios', '{select,insert,update,delete}');

create table instancia.gastos (
  entidad_id int not null,
  solicitud_id int not null,
  clase text not null check (clase in ('ticket', 'kilometros', 'dieta')),
  tipo_id int,
  actividad_id int,
  proyecto_id int,
  forma_pago_id int,
  dia date,
  campos jsonb not null check (jsonb_typeof(campos) = 'object'),
  parecido text,
  moneda text not null check (moneda ~ '^[A-Z]{3}$'),
  en_moneda int check (en_moneda >= 0),
  total int check (total > 0),
  exento int,
  sujeto int,
  deducible int,
  a_cobrar int,
  calculo jsonb not null check (jsonb_typeof(calculo) = 'object'),
  pagada date,
  primary key (entidad_id, solicitud_id),
  foreign key (entidad_id, solicitud_id) references instancia.solicitudes,
  foreign key (entidad_id, tipo_id) references instancia.gastos_tipos,
  foreign key (entidad_id, actividad_id) references instancia.gastos_actividades,
  foreign key (entidad_id, proyecto_id) references instancia.proyectos,
  foreign key (entidad_id, forma_pago_id) references instancia.gastos_formas_pago,
  check (case when total is null then num_nonnulls(exento, sujeto, deducible, a_cobrar) = 0
    else exento >= 0 and sujeto >= 0 and exento + sujeto = total and deducible between 0 and total and a_cobrar in (0, total) end)
);
comment on table instancia.gastos is 'What a request for an expense has beside others. Amounts are cents of euros.';
comment on column instancia.gastos.campos is 'The fields as they were typed, without those that are columns.';
comment on column instancia.gastos.parecido is 'The name of the merchant without what people write differently each time, to find the same expense again.';
comment on column instancia.gastos.en_moneda is 'The total in hundredths of its currency.';
comment on column instancia.gastos.total is 'Empty: a draft that cannot be computed yet.';
comment on column instancia.gastos.calculo is 'How it came about, with the rates of its day, as it was when it was sent. Nothing recomputes it.';
comment on column instancia.gastos.pagada is 'The day on which it was paid.';
create index gastos_parecidos on instancia.gastos (entidad_id, parecido, dia, en_moneda) where parecido is not null;
create index gastos_por_dia on instancia.gastos (entidad_id, dia, solicitud_id);
select instancia.proteger('gastos');

create index solicitudes_gastos on instancia.solicitudes (entidad_id, desde desc, solicitud_id desc) where modulo = 'gastos' and estado <> 'borrador';
create index ficheros_de_gastos on instancia.ficheros (entidad_id, sha256) where modulo = 'gastos' and estado = 'guardado';

-- What every company starts with. By a trigger, so that no way of making a company can leave it out.
create function instancia.crear_listas_de_gastos() returns trigger language plpgsql as $$
begin
  insert into instancia.gastos_tipos (entidad_id, categoria, justificante_desde)
    values (new.entidad_id, 'comida', 0), (new.entidad_id, 'alojamiento', 0), (new.entidad_id, 'transporte', 0),
      (new.entidad_id, 'kilometraje', null), (new.entidad_id, 'dieta', null), (new.entidad_id, 'otro', 0);
  insert into instancia.gastos_formas_pago (entidad_id, habitual, reembolsa)
    values (new.entidad_id, 'propio', true), (new.entidad_id, 'tarjeta', false), (new.entidad_id, 'anticipo', false);
  return null;
end $$;
create trigger listas_de_gastos after insert on instancia.entidades for each row execute function instancia.crear_listas_de_gastos();

do $$
declare empresa int;
begin
  for empresa in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', empresa::text, true);
    insert into instancia.gastos_tipos (entidad_id, categoria, justificante_desde)
      select e.entidad_id, c.categoria, c.desde from instancia.entidades e
      cross join (values ('comida', 0), ('alojamiento', 0), ('transporte', 0), ('kilometraje', null), ('dieta', null), ('otro', 0)) as c (categoria, desde)
      where e.entidad_id = empresa;
    insert into instancia.gastos_formas_pago (entidad_id, habitual, reembolsa)
      select e.entidad_id, f.habitual, f.habitual = 'propio' from instancia.entidades e
      cross join (values ('propio'), ('tarjeta'), ('anticipo')) as f (habitual) where e.entidad_id = empresa;
  end loop;
end $$;
