-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What an hour is billed at and what it costs, in cents, from a day on: of a person in a project, of a project, of a person, or of everybody. The most particular one that says it counts, price and cost each by itself.
create table instancia.tarifas (
  entidad_id integer not null,
  tarifa_id integer generated always as identity not null,
  usuario_id integer,
  proyecto_id integer,
  desde date not null,
  precio integer,
  coste integer,
  version integer default 1 not null,
  constraint tarifas_pkey PRIMARY KEY (entidad_id, tarifa_id),
  constraint tarifas_una UNIQUE NULLS NOT DISTINCT (entidad_id, usuario_id, proyecto_id, desde),
  constraint tarifas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint tarifas_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id),
  constraint tarifas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint tarifas_check CHECK (precio IS NOT NULL OR coste IS NOT NULL),
  constraint tarifas_coste_check CHECK (coste >= 0),
  constraint tarifas_precio_check CHECK (precio >= 0)
);
alter table instancia.tarifas enable row level security, force row level security;
create policy entidad on instancia.tarifas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.tarifas to jornada_app;
