-- A plan that fills itself is made in a job, and waits as a proposal until its planner draws it (docs/adr/0060).

create table instancia.turnos_propuestas (
  entidad_id int not null,
  autor_id int not null,
  numero int not null,
  centro_id int not null,
  desde date not null,
  hasta date not null check (hasta >= desde),
  pedido jsonb not null,
  personas int[] not null,
  estado text not null check (estado in ('espera', 'haciendo', 'hecha', 'sin-plan', 'fallo')),
  parar boolean not null default false,
  avance jsonb,
  resultado jsonb,
  momento timestamptz not null,
  primary key (entidad_id, autor_id),
  foreign key (entidad_id, autor_id) references instancia.usuarios on delete cascade,
  foreign key (entidad_id, centro_id) references instancia.centros on delete cascade
);
comment on table instancia.turnos_propuestas is 'The plan that each planner had proposed last: what was asked, how far it is, and the days that it would draw.';
comment on column instancia.turnos_propuestas.numero is 'Another one for each request, so that work on an older one is not written.';
comment on column instancia.turnos_propuestas.pedido is 'What was chosen: what is filled, seconds, weights.';
comment on column instancia.turnos_propuestas.avance is 'Cost, bound and how many are missing, while it becomes better.';
comment on column instancia.turnos_propuestas.resultado is 'The days that it would draw, what it could not meet, and what it costs.';
select instancia.proteger('turnos_propuestas', '{select,insert,update,delete}');
