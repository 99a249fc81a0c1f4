-- Changes of shifts between people (docs/adr/0061), and shifts that are offered.

alter table instancia.solicitudes drop constraint solicitudes_modulo_check;
alter table instancia.solicitudes
  add constraint solicitudes_modulo_check check (modulo in ('vacaciones', 'bajas', 'permisos', 'reservas', 'horas-extra', 'gastos', 'correcciones', 'cambio-turnos'));
alter table instancia.solicitudes_cadenas drop constraint solicitudes_cadenas_modulo_check;
alter table instancia.solicitudes_cadenas
  add constraint solicitudes_cadenas_modulo_check check (modulo in ('vacaciones', 'bajas', 'permisos', 'reservas', 'horas-extra', 'gastos', 'correcciones', 'cambio-turnos'));
-- While colleagues have not agreed, a change waits for nobody who decides.
alter table instancia.solicitudes drop constraint solicitudes_check3;
alter table instancia.solicitudes add constraint solicitudes_check3 check (
  (turno_desde is not null) = (estado in ('pendiente', 'en-curso', 'anulacion-solicitada'))
  or (modulo = 'cambio-turnos' and turno_desde is null and estado in ('pendiente', 'en-curso')));
alter table instancia.solicitudes_pasos drop constraint solicitudes_pasos_papel_check;
alter table instancia.solicitudes_pasos
  add constraint solicitudes_pasos_papel_check check (papel in ('responsable', 'departamento', 'persona', 'administracion', 'companero'));
-- What waits for somebody's own agreement, for the badge.
create index solicitudes_pasos_de_companeros on instancia.solicitudes_pasos (entidad_id, decisor_id) where papel = 'companero' and estado = 'turno';

create table instancia.turnos_ofrecidos (
  entidad_id int not null,
  oferta_id bigint generated always as identity,
  de_id int,
  autor_id int not null,
  centro_id int not null,
  elige text not null check (elige in ('primero', 'responsable')),
  dias jsonb not null check (jsonb_typeof(dias) = 'array'),
  desde date not null,
  hasta date not null check (hasta >= desde),
  acepta jsonb check (jsonb_typeof(acepta) = 'object'),
  comentario text check (length(comentario) <= 500),
  estado text not null default 'abierta' check (estado in ('abierta', 'dada', 'retirada', 'caducada')),
  version int not null default 1,
  creada timestamptz not null,
  caduca timestamptz not null,
  dada_a int,
  primary key (entidad_id, oferta_id),
  foreign key (entidad_id, de_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, dada_a) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, centro_id) references instancia.centros
);
comment on table instancia.turnos_ofrecidos is 'Shifts that are offered to whoever fits, by a person or by the company.';
comment on column instancia.turnos_ofrecidos.de_id is 'Whose days they are; empty: open shifts of the company.';
comment on column instancia.turnos_ofrecidos.dias is 'Whole days: `[{fecha, partes}]`, as they were when they were offered.';
comment on column instancia.turnos_ofrecidos.acepta is 'What would be taken for it: `{codigos, desde, hasta}`; empty: it is given away.';
create index turnos_ofrecidos_abiertos on instancia.turnos_ofrecidos (entidad_id, centro_id, desde) where estado = 'abierta';
create index turnos_ofrecidos_de on instancia.turnos_ofrecidos (entidad_id, de_id) where estado = 'abierta';
select instancia.proteger('turnos_ofrecidos');

create table instancia.cambios_turno (
  entidad_id int not null,
  solicitud_id bigint not null,
  clase text not null check (clase in ('regalo', 'intercambio', 'rueda')),
  oferta_id bigint,
  primero timestamptz not null,
  caduca timestamptz not null,
  caducada boolean not null default false,
  primary key (entidad_id, solicitud_id),
  foreign key (entidad_id, solicitud_id) references instancia.solicitudes on delete cascade,
  foreign key (entidad_id, oferta_id) references instancia.turnos_ofrecidos
);
comment on table instancia.cambios_turno is 'What a request for a change of shifts has beside others.';
comment on column instancia.cambios_turno.primero is 'When the first of its shifts begins.';
comment on column instancia.cambios_turno.caduca is 'When it ends by itself, unless something happens before.';
comment on column instancia.cambios_turno.caducada is 'Its time has ended it; the request itself is cancelled.';
create index cambios_turno_que_caducan on instancia.cambios_turno (entidad_id, caduca) where not caducada;
create index cambios_turno_de_oferta on instancia.cambios_turno (entidad_id, oferta_id) where oferta_id is not null;
select instancia.proteger('cambios_turno');

create table instancia.cambios_cesiones (
  entidad_id int not null,
  solicitud_id bigint not null,
  de_id int not null,
  a_id int not null,
  fecha date not null,
  partes jsonb not null check (jsonb_typeof(partes) = 'array'),
  primary key (entidad_id, solicitud_id, de_id, fecha),
  foreign key (entidad_id, solicitud_id) references instancia.cambios_turno on delete cascade,
  foreign key (entidad_id, de_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, a_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.cambios_cesiones is 'The whole days that pass from one person to another in a change, as they were when it was proposed.';
create index cambios_cesiones_de on instancia.cambios_cesiones (entidad_id, de_id, fecha);
create index cambios_cesiones_a on instancia.cambios_cesiones (entidad_id, a_id, fecha);
select instancia.proteger('cambios_cesiones', '{select,insert}');

create table instancia.turnos_apuntados (
  entidad_id int not null,
  oferta_id bigint not null,
  usuario_id int not null,
  momento timestamptz not null,
  solicitud_id bigint,
  antes jsonb,
  primary key (entidad_id, oferta_id, usuario_id),
  foreign key (entidad_id, oferta_id) references instancia.turnos_ofrecidos on delete cascade,
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.turnos_apuntados is 'Who wants an offered shift.';
comment on column instancia.turnos_apuntados.solicitud_id is 'The change that came of it, where somebody still validates.';
comment on column instancia.turnos_apuntados.antes is 'The single days that the shift replaced, for taking it back at once: `[{fecha, dia}]`.';
create index turnos_apuntados_de on instancia.turnos_apuntados (entidad_id, usuario_id);
select instancia.proteger('turnos_apuntados', '{select,insert,update,delete}');
