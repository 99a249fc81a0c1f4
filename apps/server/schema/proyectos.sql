-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What a company has decided of tasks: minutes beyond those worked are refused, or kept and told.
create table instancia.ajustes_tareas (
  entidad_id integer not null,
  exceso text default 'rechaza'::text not null,
  version integer default 1 not null,
  constraint ajustes_tareas_pkey PRIMARY KEY (entidad_id),
  constraint ajustes_tareas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint ajustes_tareas_exceso_check CHECK (exceso = ANY (ARRAY['rechaza'::text, 'avisa'::text]))
);
alter table instancia.ajustes_tareas enable row level security, force row level security;
create policy entidad on instancia.ajustes_tareas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.ajustes_tareas to jornada_app;

-- Kinds of work, whatever the task: meetings, travelling, development.
create table instancia.categorias_tarea (
  entidad_id integer not null,
  categoria_id integer generated always as identity not null,
  nombre text not null,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint categorias_tarea_pkey PRIMARY KEY (entidad_id, categoria_id),
  constraint categorias_tarea_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint categorias_tarea_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60)
);
CREATE UNIQUE INDEX categorias_tarea_nombre_abierto ON instancia.categorias_tarea USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.categorias_tarea enable row level security, force row level security;
create policy entidad on instancia.categorias_tarea using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.categorias_tarea to jornada_app;

-- Whom a company works for.
create table instancia.clientes (
  entidad_id integer not null,
  cliente_id integer generated always as identity not null,
  nombre text not null,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint clientes_pkey PRIMARY KEY (entidad_id, cliente_id),
  constraint clientes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint clientes_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 120)
);
CREATE UNIQUE INDEX clientes_nombre_abierto ON instancia.clientes USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.clientes enable row level security, force row level security;
create policy entidad on instancia.clientes using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER buscable AFTER UPDATE OF nombre ON instancia.clientes FOR EACH ROW WHEN (old.nombre IS DISTINCT FROM new.nombre) EXECUTE FUNCTION instancia.cliente_buscable();
CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.clientes FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
grant insert, select, update on instancia.clientes to jornada_app;

create table instancia.proyectos (
  entidad_id integer not null,
  proyecto_id integer generated always as identity not null,
  nombre text not null,
  activo boolean default true not null,
  creado timestamp with time zone,
  creado_por integer,
  cambiado timestamp with time zone,
  cambiado_por integer,
  cerrado timestamp with time zone,
  cerrado_por integer,
  version integer default 1 not null,
  cliente_id integer,
  -- Who answers for the project: sees its hours, approves them and is told of its budget.
  responsable_id integer,
  facturable boolean default true not null,
  -- Everybody of the company may give time to it; otherwise only its members.
  para_todos boolean default true not null,
  -- Weeks of it are sent and approved.
  aprueba boolean default false not null,
  -- Entries up to this day can no longer be changed.
  bloqueado_hasta date,
  -- The first day that counts for the budget. Empty: that of its first entry.
  empieza date,
  -- The day on which it is delivered: the forecast ends there.
  entrega date,
  presupuesto_minutos integer,
  -- In cents.
  presupuesto_importe bigint,
  constraint proyectos_pkey PRIMARY KEY (entidad_id, proyecto_id),
  constraint proyectos_entidad_id_cambiado_por_fkey FOREIGN KEY (entidad_id, cambiado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint proyectos_entidad_id_cerrado_por_fkey FOREIGN KEY (entidad_id, cerrado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint proyectos_entidad_id_cliente_id_fkey FOREIGN KEY (entidad_id, cliente_id) REFERENCES instancia.clientes(entidad_id, cliente_id),
  constraint proyectos_entidad_id_creado_por_fkey FOREIGN KEY (entidad_id, creado_por) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint proyectos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint proyectos_entidad_id_responsable_id_fkey FOREIGN KEY (entidad_id, responsable_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint proyectos_check CHECK (entrega >= empieza),
  constraint proyectos_presupuesto_importe_check CHECK (presupuesto_importe > 0),
  constraint proyectos_presupuesto_minutos_check CHECK (presupuesto_minutos > 0)
);
CREATE INDEX proyectos_a_cargo ON instancia.proyectos USING btree (entidad_id, responsable_id) WHERE (responsable_id IS NOT NULL);
CREATE INDEX proyectos_de_cliente ON instancia.proyectos USING btree (entidad_id, cliente_id);
CREATE UNIQUE INDEX proyectos_nombre_abierto ON instancia.proyectos USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.proyectos enable row level security, force row level security;
create policy entidad on instancia.proyectos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER buscable AFTER UPDATE OF nombre, cliente_id ON instancia.proyectos FOR EACH ROW WHEN (old.nombre IS DISTINCT FROM new.nombre OR old.cliente_id IS DISTINCT FROM new.cliente_id) EXECUTE FUNCTION instancia.proyecto_buscable();
CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.proyectos FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
grant insert, select, update on instancia.proyectos to jornada_app;

-- Who may give time to a project that is not for everybody.
create table instancia.proyectos_miembros (
  entidad_id integer not null,
  proyecto_id integer not null,
  usuario_id integer not null,
  constraint proyectos_miembros_pkey PRIMARY KEY (entidad_id, proyecto_id, usuario_id),
  constraint proyectos_miembros_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id),
  constraint proyectos_miembros_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id)
);
CREATE INDEX proyectos_miembros_de ON instancia.proyectos_miembros USING btree (entidad_id, usuario_id);
alter table instancia.proyectos_miembros enable row level security, force row level security;
create policy entidad on instancia.proyectos_miembros using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER revision AFTER INSERT OR DELETE ON instancia.proyectos_miembros FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
grant delete, insert, select on instancia.proyectos_miembros to jornada_app;

-- What can be done in a project.
create table instancia.tareas (
  entidad_id integer not null,
  tarea_id integer generated always as identity not null,
  proyecto_id integer not null,
  nombre text not null,
  -- Empty: as its project says.
  facturable boolean,
  presupuesto_minutos integer,
  -- The kind of work that its entries have if nobody says another.
  categoria_id integer,
  activo boolean default true not null,
  version integer default 1 not null,
  -- Its name, its project and its client, as `para_buscar` writes them. Triggers keep it.
  buscable text not null,
  constraint tareas_pkey PRIMARY KEY (entidad_id, tarea_id),
  constraint tareas_entidad_id_categoria_id_fkey FOREIGN KEY (entidad_id, categoria_id) REFERENCES instancia.categorias_tarea(entidad_id, categoria_id),
  constraint tareas_entidad_id_proyecto_id_fkey FOREIGN KEY (entidad_id, proyecto_id) REFERENCES instancia.proyectos(entidad_id, proyecto_id),
  constraint tareas_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 120),
  constraint tareas_presupuesto_minutos_check CHECK (presupuesto_minutos > 0)
);
CREATE INDEX tareas_de_proyecto ON instancia.tareas USING btree (entidad_id, proyecto_id);
CREATE INDEX tareas_por_nombre ON instancia.tareas USING btree (entidad_id, nombre COLLATE "und-x-icu", tarea_id) WHERE activo;
CREATE UNIQUE INDEX tareas_nombre_abierto ON instancia.tareas USING btree (entidad_id, proyecto_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.tareas enable row level security, force row level security;
create policy entidad on instancia.tareas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER buscable BEFORE INSERT OR UPDATE OF nombre, proyecto_id, buscable ON instancia.tareas FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.tarea_buscable();
CREATE TRIGGER trozos_cambiadas AFTER UPDATE ON instancia.tareas REFERENCING OLD TABLE AS viejas NEW TABLE AS nuevas FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.anotar_tareas();
CREATE TRIGGER trozos_nuevas AFTER INSERT ON instancia.tareas REFERENCING NEW TABLE AS nuevas FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.anotar_tareas();
CREATE TRIGGER trozos_quitadas AFTER DELETE ON instancia.tareas REFERENCING OLD TABLE AS viejas FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.anotar_tareas();
grant insert, select, update on instancia.tareas to jornada_app;

CREATE OR REPLACE FUNCTION instancia.cliente_buscable()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update instancia.tareas t set buscable = t.buscable from instancia.proyectos p
    where p.entidad_id = new.entidad_id and p.cliente_id = new.cliente_id and t.entidad_id = p.entidad_id and t.proyecto_id = p.proyecto_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.proyecto_buscable()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update instancia.tareas set buscable = buscable where entidad_id = new.entidad_id and proyecto_id = new.proyecto_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.tarea_buscable()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.buscable := (
    select instancia.para_buscar(concat_ws(' ', new.nombre, p.nombre, c.nombre))
    from instancia.proyectos p left join instancia.clientes c on c.entidad_id = p.entidad_id and c.cliente_id = p.cliente_id
    where p.entidad_id = new.entidad_id and p.proyecto_id = new.proyecto_id);
  return new;
end $function$;
