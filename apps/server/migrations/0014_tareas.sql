-- What people's time was spent on (docs/adr/0068): clients, projects and their tasks, entries of time, rates, budgets, and what was billed.

create extension if not exists pg_trgm;

create table instancia.clientes (
  entidad_id int not null references instancia.entidades on delete cascade,
  cliente_id int generated always as identity,
  nombre text not null check (length(nombre) between 1 and 120),
  activo boolean not null default true,
  version int not null default 1,
  primary key (entidad_id, cliente_id)
);
comment on table instancia.clientes is 'Whom a company works for.';
create unique index clientes_nombre_abierto on instancia.clientes (entidad_id, lower(nombre collate "und-x-icu")) where activo;
select instancia.proteger('clientes');

alter table instancia.proyectos
  add column cliente_id int,
  add column responsable_id int,
  add column facturable boolean not null default true,
  add column para_todos boolean not null default true,
  add column aprueba boolean not null default false,
  add column bloqueado_hasta date,
  add column empieza date,
  add column entrega date,
  add column presupuesto_minutos int check (presupuesto_minutos > 0),
  add column presupuesto_importe bigint check (presupuesto_importe > 0),
  add foreign key (entidad_id, cliente_id) references instancia.clientes,
  add foreign key (entidad_id, responsable_id) references instancia.usuarios (entidad_id, usuario_id),
  add check (entrega >= empieza);
comment on column instancia.proyectos.responsable_id is 'Who answers for the project: sees its hours, approves them and is told of its budget.';
comment on column instancia.proyectos.para_todos is 'Everybody of the company may give time to it; otherwise only its members.';
comment on column instancia.proyectos.aprueba is 'Weeks of it are sent and approved.';
comment on column instancia.proyectos.bloqueado_hasta is 'Entries up to this day can no longer be changed.';
comment on column instancia.proyectos.empieza is 'The first day that counts for the budget. Empty: that of its first entry.';
comment on column instancia.proyectos.entrega is 'The day on which it is delivered: the forecast ends there.';
comment on column instancia.proyectos.presupuesto_importe is 'In cents.';

create table instancia.proyectos_miembros (
  entidad_id int not null,
  proyecto_id int not null,
  usuario_id int not null,
  primary key (entidad_id, proyecto_id, usuario_id),
  foreign key (entidad_id, proyecto_id) references instancia.proyectos,
  foreign key (entidad_id, usuario_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.proyectos_miembros is 'Who may give time to a project that is not for everybody.';
create index proyectos_miembros_de on instancia.proyectos_miembros (entidad_id, usuario_id);
select instancia.proteger('proyectos_miembros', '{select,insert,delete}');
create trigger revision after insert or delete on instancia.proyectos_miembros for each statement
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function instancia.subir_revision();

create table instancia.categorias_tarea (
  entidad_id int not null references instancia.entidades on delete cascade,
  categoria_id int generated always as identity,
  nombre text not null check (length(nombre) between 1 and 60),
  activo boolean not null default true,
  version int not null default 1,
  primary key (entidad_id, categoria_id)
);
comment on table instancia.categorias_tarea is 'Kinds of work, whatever the task: meetings, travelling, development.';
create unique index categorias_tarea_nombre_abierto on instancia.categorias_tarea (entidad_id, lower(nombre collate "und-x-icu")) where activo;
select instancia.proteger('categorias_tarea');

create table instancia.tareas (
  entidad_id int not null,
  tarea_id int generated always as identity,
  proyecto_id int not null,
  nombre text not null check (length(nombre) between 1 and 120),
  facturable boolean,
  presupuesto_minutos int check (presupuesto_minutos > 0),
  categoria_id int,
  activo boolean not null default true,
  version int not null default 1,
  buscable text not null,
  primary key (entidad_id, tarea_id),
  foreign key (entidad_id, proyecto_id) references instancia.proyectos,
  foreign key (entidad_id, categoria_id) references instancia.categorias_tarea
);
comment on table instancia.tareas is 'What can be done in a project.';
comment on column instancia.tareas.facturable is 'Empty: as its project says.';
comment on column instancia.tareas.categoria_id is 'The kind of work that its entries have if nobody says another.';
comment on column instancia.tareas.buscable is 'Its name, its project and its client, as `para_buscar` writes them. Triggers keep it.';
create unique index tareas_nombre_abierto on instancia.tareas (entidad_id, proyecto_id, lower(nombre collate "und-x-icu")) where activo;
create index tareas_buscar on instancia.tareas using gin (buscable gin_trgm_ops) where activo;
select instancia.proteger('tareas');

create function instancia.tarea_buscable() returns trigger
  language plpgsql
as $$
begin
  new.buscable := (
    select instancia.para_buscar(concat_ws(' ', new.nombre, p.nombre, c.nombre))
    from instancia.proyectos p left join instancia.clientes c on c.entidad_id = p.entidad_id and c.cliente_id = p.cliente_id
    where p.entidad_id = new.entidad_id and p.proyecto_id = new.proyecto_id);
  return new;
end $$;
create trigger buscable before insert or update of nombre, proyecto_id, buscable on instancia.tareas for each row execute function instancia.tarea_buscable();

-- Writing the old text again makes the trigger above write the new one.
create function instancia.proyecto_buscable() returns trigger
  language plpgsql
as $$
begin
  update instancia.tareas set buscable = buscable where entidad_id = new.entidad_id and proyecto_id = new.proyecto_id;
  return null;
end $$;
create trigger buscable after update of nombre, cliente_id on instancia.proyectos for each row
  when (old.nombre is distinct from new.nombre or old.cliente_id is distinct from new.cliente_id) execute function instancia.proyecto_buscable();
create function instancia.cliente_buscable() returns trigger
  language plpgsql
as $$
begin
  update instancia.tareas t set buscable = t.buscable from instancia.proyectos p
    where p.entidad_id = new.entidad_id and p.cliente_id = new.cliente_id and t.entidad_id = p.entidad_id and t.proyecto_id = p.proyecto_id;
  return null;
end $$;
create trigger buscable after update of nombre on instancia.clientes for each row
  when (old.nombre is distinct from new.nombre) execute function instancia.cliente_buscable();

create table instancia.tareas_ancladas (
  entidad_id int not null,
  usuario_id int not null,
  tarea_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, usuario_id, tarea_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade,
  foreign key (entidad_id, tarea_id) references instancia.tareas
);
comment on table instancia.tareas_ancladas is 'The tasks that people keep at hand.';
select instancia.proteger('tareas_ancladas', '{select,insert,delete}');

create table instancia.facturaciones (
  entidad_id int not null,
  facturacion_id int generated always as identity,
  proyecto_id int not null,
  referencia text not null check (length(referencia) between 1 and 60),
  hasta date not null,
  minutos int not null,
  importe bigint,
  autor_id int not null,
  momento timestamptz not null,
  anulada timestamptz,
  anulada_por int,
  primary key (entidad_id, facturacion_id),
  foreign key (entidad_id, proyecto_id) references instancia.proyectos,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, anulada_por) references instancia.usuarios (entidad_id, usuario_id),
  check ((anulada is null) = (anulada_por is null))
);
comment on table instancia.facturaciones is 'Entries that were marked as billed together, each once.';
comment on column instancia.facturaciones.importe is 'In cents, at the prices of then. Empty: there was none.';
create index facturaciones_de_proyecto on instancia.facturaciones (entidad_id, proyecto_id);
select instancia.proteger('facturaciones');

create table instancia.imputaciones (
  entidad_id int not null,
  imputacion_id bigint generated always as identity,
  usuario_id int not null,
  fecha date not null,
  proyecto_id int not null,
  tarea_id int,
  categoria_id int,
  desde timestamptz,
  minutos int not null check (minutos between 1 and 1500),
  observacion text check (length(observacion) between 1 and 500),
  facturable boolean not null,
  origen text not null check (origen in ('persona', 'reloj', 'jornada', 'importe')),
  facturacion_id int,
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, imputacion_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, proyecto_id) references instancia.proyectos,
  foreign key (entidad_id, tarea_id) references instancia.tareas,
  foreign key (entidad_id, categoria_id) references instancia.categorias_tarea,
  foreign key (entidad_id, facturacion_id) references instancia.facturaciones
);
comment on table instancia.imputaciones is 'Minutes of a day that somebody gave to a project or to a task of it.';
comment on column instancia.imputaciones.fecha is 'The day of the record that they belong to, also where they lie after midnight. Lists and reports know no other day.';
comment on column instancia.imputaciones.tarea_id is 'Empty: the project alone, as at the end of the day or by the clock.';
comment on column instancia.imputaciones.desde is 'When it began, if somebody said so; it has no gap. Empty: only how long.';
comment on column instancia.imputaciones.origen is 'Written by somebody, by the project that was clocked, at the end of the day, or imported.';
create index imputaciones_de_un_dia on instancia.imputaciones (entidad_id, usuario_id, fecha);
create index imputaciones_de_un_proyecto on instancia.imputaciones (entidad_id, proyecto_id, fecha);
create index imputaciones_de_una_tarea on instancia.imputaciones (entidad_id, tarea_id, usuario_id, fecha);
create index imputaciones_facturadas on instancia.imputaciones (entidad_id, facturacion_id) where facturacion_id is not null;
select instancia.proteger('imputaciones', '{select,insert,update,delete}');

create table instancia.semanas_tareas (
  entidad_id int not null,
  usuario_id int not null,
  lunes date not null check (extract(isodow from lunes) = 1),
  proyecto_id int not null,
  estado text not null check (estado in ('enviada', 'aprobada', 'devuelta')),
  minutos int not null,
  enviada timestamptz not null,
  decidida timestamptz,
  decidida_por int,
  motivo text check (length(motivo) between 1 and 500),
  version int not null default 1,
  primary key (entidad_id, usuario_id, lunes, proyecto_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, decidida_por) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, proyecto_id) references instancia.proyectos,
  check ((estado = 'enviada') = (decidida is null)),
  check (estado <> 'devuelta' or motivo is not null)
);
comment on table instancia.semanas_tareas is 'Weeks of a project that wants them approved, as each person has sent them. While one is sent or approved, its entries stay as they are.';
create index semanas_tareas_pendientes on instancia.semanas_tareas (entidad_id, proyecto_id, lunes) where estado = 'enviada';
select instancia.proteger('semanas_tareas', '{select,insert,update,delete}');

create table instancia.tarifas (
  entidad_id int not null references instancia.entidades on delete cascade,
  tarifa_id int generated always as identity,
  usuario_id int,
  proyecto_id int,
  desde date not null,
  precio int check (precio >= 0),
  coste int check (coste >= 0),
  version int not null default 1,
  primary key (entidad_id, tarifa_id),
  constraint tarifas_una unique nulls not distinct (entidad_id, usuario_id, proyecto_id, desde),
  foreign key (entidad_id, usuario_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, proyecto_id) references instancia.proyectos,
  check (precio is not null or coste is not null)
);
comment on table instancia.tarifas is 'What an hour is billed at and what it costs, in cents, from a day on: of a person in a project, of a project, of a person, or of everybody. The most particular one that says it counts, price and cost each by itself.';
select instancia.proteger('tarifas', '{select,insert,update,delete}');

create table instancia.ajustes_tareas (
  entidad_id int primary key references instancia.entidades on delete cascade,
  exceso text not null default 'rechaza' check (exceso in ('rechaza', 'avisa')),
  version int not null default 1
);
comment on table instancia.ajustes_tareas is 'What a company has decided of tasks: minutes beyond those worked are refused, or kept and told.';
select instancia.proteger('ajustes_tareas');

create table instancia.vistas_informe (
  entidad_id int not null,
  vista_id int generated always as identity,
  usuario_id int not null,
  nombre text not null check (length(nombre) between 1 and 60),
  consulta jsonb not null check (jsonb_typeof(consulta) = 'object' and length(consulta::text) <= 4000),
  compartida boolean not null default false,
  primary key (entidad_id, vista_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.vistas_informe is 'Reports that somebody has kept under a name: what is asked, not what was answered.';
create unique index vistas_informe_nombre on instancia.vistas_informe (entidad_id, usuario_id, lower(nombre collate "und-x-icu"));
select instancia.proteger('vistas_informe', '{select,insert,update,delete}');
