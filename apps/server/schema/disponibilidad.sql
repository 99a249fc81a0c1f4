-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What each person says of a time: they like to work then, rather not, cannot be asked; or no message rings then (`silencio`).
create table instancia.disponibilidad (
  entidad_id integer not null,
  usuario_id integer not null,
  disponibilidad_id integer generated always as identity not null,
  clase text not null,
  -- 1 for Monday. Null: it is about one date.
  dia_semana smallint,
  fecha date,
  -- Null: the whole day. With `hasta` not after it, it goes on to the next day.
  desde time(0) without time zone,
  hasta time(0) without time zone,
  constraint disponibilidad_pkey PRIMARY KEY (entidad_id, usuario_id, disponibilidad_id),
  constraint disponibilidad_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint disponibilidad_check CHECK (num_nonnulls(dia_semana, fecha) = 1),
  constraint disponibilidad_check1 CHECK ((num_nonnulls(desde, hasta) = ANY (ARRAY[0, 2])) AND desde IS DISTINCT FROM hasta OR desde IS NULL),
  constraint disponibilidad_clase_check CHECK (clase = ANY (ARRAY['prefiere'::text, 'prefiere-no'::text, 'no'::text, 'silencio'::text])),
  constraint disponibilidad_dia_semana_check CHECK (dia_semana >= 1 AND dia_semana <= 7)
);
alter table instancia.disponibilidad enable row level security, force row level security;
create policy entidad on instancia.disponibilidad using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.disponibilidad to jornada_app;
