-- What people say of when they work, and when they are left alone.

create table instancia.disponibilidad (
  entidad_id int not null,
  usuario_id int not null,
  disponibilidad_id int generated always as identity,
  clase text not null check (clase in ('prefiere', 'prefiere-no', 'no', 'silencio')),
  dia_semana smallint check (dia_semana between 1 and 7),
  fecha date,
  desde time(0),
  hasta time(0),
  primary key (entidad_id, usuario_id, disponibilidad_id),
  check (num_nonnulls(dia_semana, fecha) = 1),
  check (num_nonnulls(desde, hasta) in (0, 2) and desde is distinct from hasta or desde is null),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.disponibilidad is 'What each person says of a time: they like to work then, rather not, cannot be asked; or no message rings then (`silencio`).';
comment on column instancia.disponibilidad.dia_semana is '1 for Monday. Null: it is about one date.';
comment on column instancia.disponibilidad.desde is 'Null: the whole day. With `hasta` not after it, it goes on to the next day.';
select instancia.proteger('disponibilidad', '{select,insert,delete}');
