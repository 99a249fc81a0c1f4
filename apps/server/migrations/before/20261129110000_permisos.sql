-- Permits: the agreements of a company with what they give, whom each is given to, and what people ask for.

create table instancia.permisos_familias (
  entidad_id int not null references instancia.entidades on delete cascade,
  familia_id int generated always as identity,
  nombre text not null check (length(nombre) between 1 and 80),
  pais text not null check (pais ~ '^[A-Z]{2}$'),
  predeterminada boolean not null default false,
  reglas jsonb not null default '[]' check (jsonb_typeof(reglas) = 'array'),
  activo boolean not null default true,
  version int not null default 1,
  primary key (entidad_id, familia_id)
);
comment on table instancia.permisos_familias is 'Agreements: the permits that each gives beside the law of its country, or better than it.';
comment on column instancia.permisos_familias.predeterminada is 'It holds for everybody in its country who has no other one.';
comment on column instancia.permisos_familias.reglas is 'Permits in all their versions, each from its day on (`vigente`). What was asked for keeps the version that it had.';
create unique index permisos_familias_nombre_abierto on instancia.permisos_familias (entidad_id, lower(nombre collate "und-x-icu")) where activo;
create unique index permisos_familias_de_pais on instancia.permisos_familias (entidad_id, pais) where predeterminada and activo;
select instancia.proteger('permisos_familias');

create table instancia.permisos_asignaciones (
  entidad_id int not null,
  asignacion_id int generated always as identity,
  familia_id int not null,
  centro_id int,
  departamento_id int,
  usuario_id int,
  primary key (entidad_id, asignacion_id),
  foreign key (entidad_id, familia_id) references instancia.permisos_familias on delete cascade,
  foreign key (entidad_id, centro_id) references instancia.centros,
  foreign key (entidad_id, departamento_id) references instancia.departamentos,
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  check (num_nonnulls(centro_id, departamento_id, usuario_id) = 1),
  unique (entidad_id, centro_id),
  unique (entidad_id, departamento_id),
  unique (entidad_id, usuario_id)
);
comment on table instancia.permisos_asignaciones is 'Which centre, department or person has an agreement of its own. Each has one at most.';
create index permisos_asignaciones_de on instancia.permisos_asignaciones (entidad_id, familia_id);
select instancia.proteger('permisos_asignaciones', '{select,insert,delete}');

create table instancia.permisos (
  entidad_id int not null,
  solicitud_id int not null,
  codigo text not null check (length(codigo) <= 40),
  regla jsonb not null check (jsonb_typeof(regla) = 'object'),
  hecho date,
  minutos int check (minutos between 1 and 1440),
  grado int check (grado between 1 and 2),
  km int check (km >= 0),
  monoparental boolean not null default false,
  de_ambos boolean not null default false,
  dias jsonb not null check (jsonb_typeof(dias) = 'array'),
  justificante_hasta date,
  justificante_dicho timestamptz,
  primary key (entidad_id, solicitud_id),
  foreign key (entidad_id, solicitud_id) references instancia.solicitudes
);
comment on table instancia.permisos is 'What a request for a permit has beside others.';
comment on column instancia.permisos.regla is 'The permit as law or agreement gave it when it was sent. A later version does not change it.';
comment on column instancia.permisos.hecho is 'The day of the event, or of the birth of the child. Empty: neither matters.';
comment on column instancia.permisos.minutos is 'Of each day. Empty: whole days.';
comment on column instancia.permisos.km is 'How far one must travel. Empty: one need not.';
comment on column instancia.permisos.dias is 'What each day takes, a day or minutes, as it was counted when it was sent: `[{fecha, cantidad}]`.';
comment on column instancia.permisos.justificante_hasta is 'The last day for the proof. Empty: there is no deadline.';
comment on column instancia.permisos.justificante_dicho is 'When the person was reminded of the proof.';
create index permisos_por_justificar on instancia.permisos (entidad_id, justificante_hasta)
  where justificante_hasta is not null and justificante_dicho is null;
select instancia.proteger('permisos');
