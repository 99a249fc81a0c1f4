-- What is asked and settled about days of people. What is wrong with a day is said by the day itself; here stands only what people did about it.
create table instancia.incidencias (
  entidad_id int not null,
  incidencia_id int generated always as identity,
  usuario_id int not null,
  fecha date not null,
  clase text not null check (clase in ('falta-salida', 'falta-entrada', 'orden', 'solape', 'desacuerdo', 'dudosa', 'en-ausencia', 'sin-fichajes',
    'sin-salida', 'no-vino', 'tarde', 'retenido')),
  preguntada timestamptz,
  pregunta_de int,
  respuesta text check (respuesta in ('olvido', 'no-trabajo', 'sigo', 'corrijo', 'correcta')),
  respondida timestamptz,
  resuelta timestamptz,
  resuelta_por int,
  nota text check (length(nota) between 1 and 300),
  primary key (entidad_id, incidencia_id),
  unique (entidad_id, usuario_id, fecha, clase),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, pregunta_de) references instancia.usuarios,
  foreign key (entidad_id, resuelta_por) references instancia.usuarios,
  check ((preguntada is null) = (pregunta_de is null)),
  check ((respuesta is null) = (respondida is null)),
  check (respuesta is null or preguntada is not null),
  check ((resuelta is null) = (resuelta_por is null)),
  check (preguntada is not null or resuelta is not null)
);
comment on table instancia.incidencias is 'What was asked about days of people, answered and settled. One row for each thing that is wrong with a day.';
comment on column instancia.incidencias.nota is 'What whoever settled it wrote down.';
create index incidencias_por_dia on instancia.incidencias (entidad_id, fecha);
create index incidencias_por_responder on instancia.incidencias (entidad_id, usuario_id) where preguntada is not null and respondida is null and resuelta is null;
select instancia.proteger('incidencias');

-- Days with something wrong are few among all days.
create index jornadas_con_incidencias on instancia.jornadas (entidad_id, fecha) where incidencias <> '{}';
