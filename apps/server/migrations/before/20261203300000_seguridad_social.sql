-- Numbers of the Social Security: that of a person, and the employer's accounts.

create table instancia.afiliaciones (
  entidad_id int not null,
  afiliacion_id int generated always as identity,
  usuario_id int not null,
  naf text check (naf ~ '^[0-9]{12}$'),
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, afiliacion_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.afiliaciones is 'The Social Security number of a person (NAF); the last line counts. Empty: not known any more. Only those who manage contracts see it.';
select instancia.proteger('afiliaciones', '{select,insert}', true);
create index afiliaciones_de on instancia.afiliaciones (entidad_id, usuario_id, afiliacion_id desc);

alter table instancia.entidades add ccc text not null default '' check (ccc ~ '^([0-9]{11}|[0-9]{15})?$');
comment on column instancia.entidades.ccc is 'The employer''s account at the Social Security (CCC), with or without the four digits of its regime. That of a centre comes before it.';
alter table instancia.centros
  add ccc text not null default '' check (ccc ~ '^([0-9]{11}|[0-9]{15})?$'),
  add municipio text not null default '' check (length(municipio) <= 100);
comment on column instancia.centros.ccc is 'The account of this centre, if it has one of its own.';
comment on column instancia.centros.municipio is 'Where it is: centres of one municipality have the same local holidays.';
