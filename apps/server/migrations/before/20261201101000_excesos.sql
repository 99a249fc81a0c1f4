-- Minutes above the plan by category, and the limits that days break. Both are computed from the record and stored to be read for many people at once.

create table instancia.excesos_reglas (
  entidad_id int not null references instancia.entidades on delete cascade,
  regla_id int generated always as identity,
  desde date not null,
  familia_id int,
  completa text not null check (completa in ('pagada', 'descanso', 'fuerza-mayor', 'complementaria', 'flexible')),
  parcial text not null check (parcial in ('pagada', 'descanso', 'fuerza-mayor', 'complementaria', 'flexible')),
  version int not null default 1,
  primary key (entidad_id, regla_id),
  foreign key (entidad_id, familia_id) references instancia.permisos_familias,
  unique nulls not distinct (entidad_id, familia_id, desde)
);
comment on table instancia.excesos_reglas is 'What minutes above the plan are if nobody says otherwise, from a day on, for those with full and with part time; of an agreement, or (no familia_id) of all others.';
select instancia.proteger('excesos_reglas');
create trigger revision after insert or update or delete on instancia.excesos_reglas for each statement execute function instancia.subir_revision();

create table instancia.excesos_decisiones (
  entidad_id int not null,
  decision_id int generated always as identity,
  usuario_id int not null,
  fecha date not null,
  partes jsonb not null check (jsonb_typeof(partes) = 'array'),
  motivo text not null check (length(motivo) between 1 and 500),
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, decision_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.excesos_decisiones is 'What somebody of the company decided by hand about a day, with the reason. The last one counts; without parts it gives the day back to the rule.';
comment on column instancia.excesos_decisiones.partes is '`[{categoria, minutos}]`, in the order in which they take the minutes that no approved request has.';
select instancia.proteger('excesos_decisiones', '{select,insert}', true);
create index excesos_decisiones_de on instancia.excesos_decisiones (entidad_id, usuario_id, fecha, decision_id desc);

create table instancia.excesos (
  entidad_id int not null,
  usuario_id int not null,
  fecha date not null,
  exceso int not null check (exceso > 0),
  pagada int not null,
  descanso int not null,
  fuerza_mayor int not null,
  complementaria int not null,
  flexible int not null,
  cuentan int not null,
  cuentan_aparte int not null,
  aparte int not null,
  a_mano boolean not null,
  partes jsonb not null,
  primary key (entidad_id, usuario_id, fecha),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  check (exceso = pagada + descanso + fuerza_mayor + complementaria + flexible)
);
comment on table instancia.excesos is 'Days with more minutes than planned, by category. Days without any have no row. Computed; `excesos_calculos` says until where.';
comment on column instancia.excesos.cuentan is 'Minutes that count for the limit of a year, as of the last computing: paid, or not rested in time.';
comment on column instancia.excesos.cuentan_aparte is 'Those of them that no approved request has.';
comment on column instancia.excesos.aparte is 'Minutes that no request has and that do not go into the balance of the month.';
select instancia.proteger('excesos', '{select,insert,update,delete}');
create index excesos_por_fecha on instancia.excesos (entidad_id, fecha, usuario_id);

create table instancia.excesos_calculos (
  entidad_id int not null,
  usuario_id int not null,
  punto text not null,
  dia date not null,
  primary key (entidad_id, usuario_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on table instancia.excesos_calculos is 'By which state of a person and company (`punto_de_excesos`) and on which day somebody was computed.';
select instancia.proteger('excesos_calculos');

-- The state that the categories and limits of a person follow from: company, person, last line. Requests and decisions raise the person's revision.
create function instancia.puntos_de_excesos(p_entidad int) returns table (usuario_id int, punto text) language sql stable as $$
  select u.usuario_id, e.revision || '.' || u.revision || '.' || coalesce((
    select max(r.numero) from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = u.usuario_id), 0)
  from instancia.usuarios u join instancia.entidades e on e.entidad_id = u.entidad_id
  where u.entidad_id = p_entidad and not u.es_quiosco
$$;
revoke execute on function instancia.puntos_de_excesos from public;
grant execute on function instancia.puntos_de_excesos to jornada_app;

create function instancia.subir_revision_por_extra() returns trigger language plpgsql as $$
begin
  update instancia.usuarios set revision = revision + 1 where entidad_id = new.entidad_id and usuario_id = new.usuario_id;
  return null;
end $$;
create trigger revision_de_extra after insert or update of estado, cantidad, desde on instancia.solicitudes
  for each row when (new.modulo = 'horas-extra') execute function instancia.subir_revision_por_extra();
create trigger revision after insert on instancia.excesos_decisiones for each row execute function instancia.subir_revision_de_persona();

create table instancia.incumplimientos (
  entidad_id int not null,
  usuario_id int not null,
  fecha date not null,
  regla text not null,
  norma text not null,
  limite int not null,
  valor int not null,
  vigente boolean not null default true,
  primary key (entidad_id, usuario_id, fecha, regla),
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on table instancia.incumplimientos is 'Limits of working time that days broke, with the source, the limit and the value in minutes. Computed.';
comment on column instancia.incumplimientos.vigente is 'False: the record says otherwise by now. Kept only for its answers.';
select instancia.proteger('incumplimientos', '{select,insert,update,delete}');
create index incumplimientos_por_fecha on instancia.incumplimientos (entidad_id, fecha desc, usuario_id);

create table instancia.incumplimientos_respuestas (
  entidad_id int not null,
  respuesta_id int generated always as identity,
  usuario_id int not null,
  fecha date not null,
  regla text not null,
  causa text not null check (causa in ('fuerza-mayor', 'necesidad', 'voluntad', 'error', 'otra')),
  texto text not null check (length(texto) between 1 and 500),
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, respuesta_id),
  foreign key (entidad_id, usuario_id, fecha, regla) references instancia.incumplimientos (entidad_id, usuario_id, fecha, regla),
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.incumplimientos_respuestas is 'Why a limit was broken, as somebody of the company explains it. It stays with it.';
select instancia.proteger('incumplimientos_respuestas', '{select,insert}', true);
create index incumplimientos_respuestas_de on instancia.incumplimientos_respuestas (entidad_id, usuario_id, fecha, regla, respuesta_id);

-- Rest for overtime that no request asked for: by rule or by hand.
alter table instancia.bolsa_movimientos add column exceso date;
comment on column instancia.bolsa_movimientos.exceso is 'The day whose overtime the rest is for, where no request asked for it.';
do $$
declare nombre text;
begin
  select conname into nombre from pg_constraint
  where conrelid = 'instancia.bolsa_movimientos'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%solicitud_id IS NOT NULL%';
  execute format('alter table instancia.bolsa_movimientos drop constraint %I', nombre);
end $$;
alter table instancia.bolsa_movimientos add constraint bolsa_movimientos_extra check (num_nonnulls(solicitud_id, exceso) = (clase = 'extra')::int);
