-- Sick leave: what it has beside other requests, and the days on which it was confirmed. The diagnosis is in no column.

create table instancia.bajas (
  entidad_id int not null,
  solicitud_id int not null,
  usuario_id int not null,
  tipo text not null check (tipo in (
    'enfermedad-comun', 'accidente-no-laboral', 'accidente-trabajo', 'enfermedad-profesional', 'observacion', 'menstruacion-incapacitante',
    'interrupcion-embarazo', 'semana-39', 'donacion-organos', 'nacimiento', 'riesgo-embarazo', 'riesgo-lactancia')),
  duracion_dias int check (duracion_dias between 1 and 730),
  alta date,
  recaida_de int,
  revision date,
  abierta boolean not null default false,
  primary key (entidad_id, solicitud_id),
  foreign key (entidad_id, solicitud_id) references instancia.solicitudes,
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, recaida_de) references instancia.bajas (entidad_id, solicitud_id),
  check (duracion_dias is not null or alta is not null),
  check (recaida_de is distinct from solicitud_id)
);
comment on table instancia.bajas is 'What a sick leave has beside other requests. Read by the person and by those who may see health data.';
comment on column instancia.bajas.duracion_dias is 'Expected days, the first one included.';
comment on column instancia.bajas.alta is 'Its last day, once that is known.';
comment on column instancia.bajas.recaida_de is 'The earlier leave of which it is a relapse.';
comment on column instancia.bajas.revision is 'The latest day of the next review, by the rules that held when it was written.';
comment on column instancia.bajas.abierta is 'It is noted and has no end yet: for the list of those that go on.';
create index bajas_de_persona on instancia.bajas (entidad_id, usuario_id);
create index bajas_abiertas on instancia.bajas (entidad_id, revision, solicitud_id) where abierta;
select instancia.proteger('bajas');

create table instancia.bajas_confirmaciones (
  entidad_id int not null,
  confirmacion_id int generated always as identity,
  solicitud_id int not null,
  fecha date not null,
  duracion_dias int not null check (duracion_dias between 1 and 730),
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, confirmacion_id),
  foreign key (entidad_id, solicitud_id) references instancia.bajas,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.bajas_confirmaciones is 'Days on which a sick leave was confirmed: it goes on, and how long it was expected to last then.';
create index bajas_confirmaciones_de on instancia.bajas_confirmaciones (entidad_id, solicitud_id);
select instancia.proteger('bajas_confirmaciones', '{select,insert}', true);

create index solicitudes_de_bajas on instancia.solicitudes (entidad_id, desde desc, solicitud_id desc)
  include (usuario_id, estado, hasta) where modulo = 'bajas' and estado <> 'borrador';
