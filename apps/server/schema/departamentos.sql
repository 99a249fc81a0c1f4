-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Departments of a company, each at the top or within one of the top. None is deleted: people were in it.
create table instancia.departamentos (
  entidad_id integer not null,
  departamento_id integer generated always as identity not null,
  nombre text not null,
  padre_id integer,
  responsable_id integer,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint departamentos_pkey PRIMARY KEY (entidad_id, departamento_id),
  constraint departamentos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint departamentos_entidad_id_padre_id_fkey FOREIGN KEY (entidad_id, padre_id) REFERENCES instancia.departamentos(entidad_id, departamento_id),
  constraint departamentos_entidad_id_responsable_id_fkey FOREIGN KEY (entidad_id, responsable_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint departamentos_check CHECK (padre_id <> departamento_id),
  constraint departamentos_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 80)
);
CREATE UNIQUE INDEX departamentos_nombre_abierto ON instancia.departamentos USING btree (entidad_id, COALESCE(padre_id, 0), lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.departamentos enable row level security, force row level security;
create policy entidad on instancia.departamentos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.departamentos to jornada_app;
