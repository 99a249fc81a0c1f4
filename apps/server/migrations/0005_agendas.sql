-- Secret addresses by which programs of calendars read the shifts of one person. Only the hash of the secret is kept.

create table instancia.agendas (
  entidad_id int not null,
  usuario_id int not null,
  huella bytea not null check (length(huella) = 32),
  creada timestamptz not null,
  primary key (entidad_id, usuario_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.agendas is 'The secret address of the calendar of each person who wants one. A renewed one replaces the earlier one.';
comment on column instancia.agendas.huella is 'SHA-256 of the secret part.';
create unique index agendas_por_huella on instancia.agendas (entidad_id, huella);
select instancia.proteger('agendas', '{select,insert,update,delete}');
