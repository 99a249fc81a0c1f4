-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

create table instancia.proyectos (
  entidad_id integer not null,
  proyecto_id integer generated always as identity not null,
  nombre text not null,
  cliente text,
  activo boolean default true not null,
  creado timestamp with time zone,
  creado_por integer,
  cambiado timestamp with time zone,
  cambiado_por integer,
  cerrado timestamp with time zone,
  cerrado_por integer,
  version integer default 1 not null,
  constraint proyectos_pkey PRIMARY KEY (entidad_id, proyecto_id),
  constraint proyectos_entidad_id_cambiado_por_fkey FOREIGN KEY (entidad_id, cambiado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint proyectos_entidad_id_cerrado_por_fkey FOREIGN KEY (entidad_id, cerrado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint proyectos_entidad_id_creado_por_fkey FOREIGN KEY (entidad_id, creado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint proyectos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX proyectos_nombre_abierto ON instancia.proyectos USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.proyectos enable row level security, force row level security;
create policy entidad on instancia.proyectos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.proyectos FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
grant insert, select, update on instancia.proyectos to jornada_app;
