-- Closing a month of many people is a job: what is being done, how far it is, and how it ended.
create table instancia.cierres_en_marcha (
  entidad_id int not null references instancia.entidades on delete cascade,
  encargo_id int generated always as identity,
  mes date not null check (extract(day from mes) = 1),
  centro_id int,
  motivo text check (length(motivo) between 1 and 500),
  autor_id int not null,
  momento timestamptz not null,
  hechas int not null default 0 check (hechas between 0 and total),
  total int not null,
  acabado timestamptz,
  fallo text,
  primary key (entidad_id, encargo_id),
  foreign key (entidad_id, centro_id) references instancia.centros,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.cierres_en_marcha is 'Closings that are left to a job. centro_id null: all centres whose month is open.';
comment on column instancia.cierres_en_marcha.fallo is 'The code of what was in the way.';
select instancia.proteger('cierres_en_marcha', '{select,insert,update}');
-- One at a time: closing blocks all who write to the record.
create unique index un_cierre_en_marcha on instancia.cierres_en_marcha (entidad_id) where acabado is null;
