-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What whoever manages a company did and looked at: append-only.
create table instancia.auditoria (
  entidad_id integer not null,
  auditoria_id bigint generated always as identity not null,
  momento timestamp with time zone not null,
  autor_id integer not null,
  -- The person for whom the author acted; null where they acted as themselves.
  por_id integer,
  accion text not null,
  -- What kind of thing the action is about; follows from the action.
  sobre text not null,
  -- Its id; null where it is the company itself. No reference: what the line says stays, whatever becomes of the thing.
  sobre_id bigint,
  -- What changed, before and after, and the reason. Never a secret.
  datos jsonb default '{}'::jsonb not null,
  -- How the browser calls itself.
  dispositivo text default ''::text not null,
  -- The network it came from, without the part that names the device.
  direccion text default ''::text not null,
  constraint auditoria_pkey PRIMARY KEY (entidad_id, auditoria_id),
  constraint auditoria_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint auditoria_entidad_id_por_id_fkey FOREIGN KEY (entidad_id, por_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint auditoria_accion_check CHECK (length(accion) >= 3 AND length(accion) <= 60),
  constraint auditoria_datos_check CHECK (jsonb_typeof(datos) = 'object'::text),
  constraint auditoria_direccion_check CHECK (length(direccion) <= 60),
  constraint auditoria_dispositivo_check CHECK (length(dispositivo) <= 300),
  constraint auditoria_sobre_check CHECK (length(sobre) >= 3 AND length(sobre) <= 30)
);
CREATE INDEX auditoria_por_autor ON instancia.auditoria USING btree (entidad_id, autor_id, auditoria_id);
CREATE INDEX auditoria_por_cosa ON instancia.auditoria USING btree (entidad_id, sobre, sobre_id, auditoria_id);
CREATE INDEX auditoria_por_momento ON instancia.auditoria USING btree (entidad_id, momento);
alter table instancia.auditoria enable row level security, force row level security;
create policy entidad on instancia.auditoria using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.auditoria FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.auditoria FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.auditoria to jornada_app;
