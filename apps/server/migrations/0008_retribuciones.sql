-- What people were paid (docs/adr/0067). Amounts are whole cents.

create table instancia.retribuciones (
  entidad_id int not null,
  retribucion_id bigint generated always as identity,
  usuario_id int not null,
  ano smallint not null check (ano between 2000 and 2100),
  mes smallint not null check (mes between 1 and 12),
  clase text not null check (clase in ('mensual', 'extra', 'liquidacion')),
  bruto int not null check (bruto >= 0),
  seguridad_social int not null check (seguridad_social >= 0),
  base_irpf int check (base_irpf >= 0),
  tipo_irpf smallint check (tipo_irpf between 0 and 10000),
  irpf int not null check (irpf >= 0),
  otras_deducciones int not null,
  neto int not null check (neto >= 0),
  coste_empresa int check (coste_empresa >= 0),
  lineas jsonb not null default '[]' check (jsonb_typeof(lineas) = 'array'),
  version int not null default 1,
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, retribucion_id),
  constraint retribuciones_una unique (entidad_id, usuario_id, ano, mes, clase),
  check (neto = bruto - seguridad_social - irpf - otras_deducciones),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.retribuciones is 'A pay statement: one of each kind for a person and a month.';
comment on column instancia.retribuciones.clase is 'Of the month, extra pay, or what is settled when somebody leaves.';
comment on column instancia.retribuciones.tipo_irpf is 'The rate of income tax in hundredths of a percent. Empty: nobody has said.';
comment on column instancia.retribuciones.lineas is 'What is paid and taken off: `[{clase, concepto, importe, nota}]`. Social security and income tax are columns.';
create index retribuciones_de_un_mes on instancia.retribuciones (entidad_id, ano, mes, usuario_id);
select instancia.proteger('retribuciones', '{select,insert,update,delete}');

create table instancia.retribuciones_anteriores (
  entidad_id int not null,
  retribucion_id bigint not null,
  version int not null,
  usuario_id int not null,
  datos jsonb not null,
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, retribucion_id, version),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.retribuciones_anteriores is 'What a pay statement said before it was corrected or taken away.';
comment on column instancia.retribuciones_anteriores.autor_id is 'Who has corrected it, or taken it away.';
create index retribuciones_anteriores_de on instancia.retribuciones_anteriores (entidad_id, usuario_id);
select instancia.proteger('retribuciones_anteriores', '{select,insert}');

create table instancia.retribuciones_calendario (
  entidad_id int primary key references instancia.entidades,
  dia_publicacion smallint check (dia_publicacion between 1 and 31),
  muestra_previstos boolean not null default false,
  meses_extra smallint[] not null default '{}' check (meses_extra <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'),
  version int not null default 1
);
comment on table instancia.retribuciones_calendario is 'When a company publishes pay statements and pays extras, and whether people see the months to come.';
select instancia.proteger('retribuciones_calendario');

create table instancia.retribuciones_ocultas (
  entidad_id int not null,
  usuario_id int not null,
  primary key (entidad_id, usuario_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.retribuciones_ocultas is 'Who wants amounts hidden on their screen until they ask to see them.';
select instancia.proteger('retribuciones_ocultas', '{select,insert,delete}');
