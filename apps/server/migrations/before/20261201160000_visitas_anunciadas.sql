-- Visitors whom somebody expects: announced by their host, found at the tablet by name or code.

create table instancia.visitas_anunciadas (
  entidad_id int not null references instancia.entidades on delete cascade,
  anuncio_id int generated always as identity,
  centro_id int not null,
  tipo_id int not null,
  anfitrion_id int not null,
  codigo text not null check (codigo ~ '^[0-9]{6}$'),
  nombre text not null check (length(nombre) between 2 and 100),
  empresa text check (length(empresa) <= 100),
  correo text check (length(correo) <= 254),
  -- The day at the centre, and the hour there if one was agreed.
  fecha date not null,
  hora text check (hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  clave uuid,
  creado timestamptz not null,
  visita_id int,
  primary key (entidad_id, anuncio_id),
  foreign key (entidad_id, centro_id) references instancia.centros,
  foreign key (entidad_id, tipo_id) references instancia.visitas_tipos,
  foreign key (entidad_id, anfitrion_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, visita_id) references instancia.visitas on delete cascade
);
comment on table instancia.visitas_anunciadas is 'Who is expected, by whom. Deleted two days after the day, or as soon as the host takes it back.';
comment on column instancia.visitas_anunciadas.visita_id is 'The visit that it became; null: they have not come.';
create unique index visitas_anunciadas_codigo on instancia.visitas_anunciadas (entidad_id, codigo);
create unique index visitas_anunciadas_una_vez on instancia.visitas_anunciadas (entidad_id, clave) where clave is not null;
create index visitas_anunciadas_por_dia on instancia.visitas_anunciadas (entidad_id, centro_id, fecha) where visita_id is null;
create index visitas_anunciadas_de_anfitrion on instancia.visitas_anunciadas (entidad_id, anfitrion_id, fecha);
create index visitas_anunciadas_de_visita on instancia.visitas_anunciadas (entidad_id, visita_id) where visita_id is not null;
select instancia.proteger('visitas_anunciadas', '{select,insert,update,delete}');
