-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Holds: what may not be erased, until they are lifted. Without a person: everybody's.
create table instancia.bloqueos (
  entidad_id integer not null,
  bloqueo_id integer generated always as identity not null,
  usuario_id integer,
  motivo text not null,
  momento timestamp with time zone default clock_timestamp() not null,
  levantado timestamp with time zone,
  constraint bloqueos_pkey PRIMARY KEY (entidad_id, bloqueo_id),
  constraint bloqueos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint bloqueos_motivo_check CHECK (length(motivo) >= 1 AND length(motivo) <= 500)
);
alter table instancia.bloqueos enable row level security, force row level security;
create policy entidad on instancia.bloqueos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant select on instancia.bloqueos to jornada_app;

-- What a company has decided about conversations.
create table instancia.chat_ajustes (
  entidad_id integer not null,
  salas_departamento boolean not null,
  salas_centro boolean not null,
  conserva_meses integer,
  urgentes boolean not null,
  version integer default 1 not null,
  -- Who comes into the room of a department or a centre also reads what was written before.
  historial_completo boolean default false not null,
  constraint chat_ajustes_pkey PRIMARY KEY (entidad_id),
  constraint chat_ajustes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint chat_ajustes_conserva_meses_check CHECK (conserva_meses >= 1 AND conserva_meses <= 120)
);
alter table instancia.chat_ajustes enable row level security, force row level security;
create policy entidad on instancia.chat_ajustes using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.chat_ajustes to jornada_app;

-- Who has read a room of others, and why. Its members have been told.
create table instancia.chat_aperturas (
  entidad_id integer not null,
  apertura_id integer generated always as identity not null,
  sala_id integer not null,
  autor_id integer not null,
  motivo text not null,
  momento timestamp with time zone not null,
  hasta timestamp with time zone not null,
  constraint chat_aperturas_pkey PRIMARY KEY (entidad_id, apertura_id),
  constraint chat_aperturas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint chat_aperturas_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id),
  constraint chat_aperturas_motivo_check CHECK (length(motivo) >= 10 AND length(motivo) <= 300)
);
CREATE INDEX chat_aperturas_de_sala ON instancia.chat_aperturas USING btree (entidad_id, sala_id, apertura_id);
alter table instancia.chat_aperturas enable row level security, force row level security;
create policy entidad on instancia.chat_aperturas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.chat_aperturas FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.chat_aperturas FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.chat_aperturas to jornada_app;

-- Rooms that ring for a person later, when they are at work again.
create table instancia.chat_avisos (
  entidad_id integer not null,
  sala_id integer not null,
  usuario_id integer not null,
  suena timestamp with time zone not null,
  constraint chat_avisos_pkey PRIMARY KEY (entidad_id, sala_id, usuario_id),
  constraint chat_avisos_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id),
  constraint chat_avisos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id)
);
CREATE INDEX chat_avisos_por_hora ON instancia.chat_avisos USING btree (entidad_id, suena);
alter table instancia.chat_avisos enable row level security, force row level security;
create policy entidad on instancia.chat_avisos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.chat_avisos to jornada_app;

-- Since which message people are in the rooms of departments and centres. Each message writes down who has come since the one before it, and forgets who has left.
create table instancia.chat_entradas (
  entidad_id integer not null,
  sala_id integer not null,
  usuario_id integer not null,
  desde_numero integer not null,
  constraint chat_entradas_pkey PRIMARY KEY (entidad_id, sala_id, usuario_id),
  constraint chat_entradas_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id),
  constraint chat_entradas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id)
);
alter table instancia.chat_entradas enable row level security, force row level security;
create policy entidad on instancia.chat_entradas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.chat_entradas to jornada_app;

-- The last message that each person has read in a room, and whether it rings for them.
create table instancia.chat_lecturas (
  entidad_id integer not null,
  sala_id integer not null,
  usuario_id integer not null,
  leido integer default 0 not null,
  silenciada boolean default false not null,
  momento timestamp with time zone not null,
  constraint chat_lecturas_pkey PRIMARY KEY (entidad_id, sala_id, usuario_id),
  constraint chat_lecturas_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id),
  constraint chat_lecturas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id)
);
alter table instancia.chat_lecturas enable row level security, force row level security;
create policy entidad on instancia.chat_lecturas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.chat_lecturas to jornada_app;

-- What was written, and what rooms say themselves (suceso).
create table instancia.chat_mensajes (
  entidad_id integer not null,
  mensaje_id bigint generated always as identity not null,
  sala_id integer not null,
  numero integer not null,
  cambio integer not null,
  autor_id integer,
  -- The UUID of the device: sent again, it is the same message.
  clave uuid,
  -- Digest of what was sent under the key.
  huella text,
  texto text,
  respuesta_a integer,
  urgente boolean default false not null,
  con_ficheros boolean default false not null,
  suceso text,
  detalle text,
  momento timestamp with time zone not null,
  editado timestamp with time zone,
  -- Its author deleted it: the text and the files are gone, and this row says that it was there.
  borrado timestamp with time zone,
  busqueda tsvector generated always as (
CASE
    WHEN (texto IS NULL) THEN NULL::tsvector
    ELSE to_tsvector('simple'::regconfig, ((('sala'::text || (sala_id)::text) || ' '::text) || instancia.para_buscar(texto)))
END) stored,
  -- The people of the room whom the message names with an @.
  menciones integer[] default '{}'::integer[] not null,
  constraint chat_mensajes_pkey PRIMARY KEY (entidad_id, mensaje_id),
  constraint chat_mensajes_entidad_id_autor_id_clave_key UNIQUE (entidad_id, autor_id, clave),
  constraint chat_mensajes_entidad_id_sala_id_numero_key UNIQUE (entidad_id, sala_id, numero),
  constraint chat_mensajes_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint chat_mensajes_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id),
  constraint chat_mensajes_check CHECK ((suceso IS NULL) = (clave IS NOT NULL)),
  constraint chat_mensajes_check1 CHECK (suceso IS NOT NULL OR autor_id IS NOT NULL),
  constraint chat_mensajes_check2 CHECK (suceso IS NOT NULL OR borrado IS NOT NULL OR texto IS NOT NULL OR con_ficheros),
  constraint chat_mensajes_detalle_check CHECK (length(detalle) <= 1000),
  constraint chat_mensajes_menciones_check CHECK (cardinality(menciones) <= 20),
  constraint chat_mensajes_numero_check CHECK (numero > 0),
  constraint chat_mensajes_suceso_check CHECK (suceso = ANY (ARRAY['creada'::text, 'entra'::text, 'sale'::text, 'nombre'::text, 'archivada'::text, 'abierta'::text, 'leida'::text])),
  constraint chat_mensajes_texto_check CHECK (length(texto) >= 1 AND length(texto) <= 4000)
);
CREATE INDEX chat_mensajes_borrados ON instancia.chat_mensajes USING btree (entidad_id, sala_id, numero) WHERE (borrado IS NOT NULL);
CREATE INDEX chat_mensajes_busqueda ON instancia.chat_mensajes USING gin (busqueda);
CREATE INDEX chat_mensajes_por_cambio ON instancia.chat_mensajes USING btree (entidad_id, sala_id, cambio);
CREATE INDEX chat_mensajes_por_momento ON instancia.chat_mensajes USING btree (entidad_id, momento);
alter table instancia.chat_mensajes enable row level security, force row level security;
create policy entidad on instancia.chat_mensajes using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.chat_mensajes to jornada_app;

-- Who was put into rooms of two and groups. In the other rooms nobody is put: it follows from where people work.
create table instancia.chat_miembros (
  entidad_id integer not null,
  sala_id integer not null,
  usuario_id integer not null,
  -- Messages up to this number were written before the person came, and are not shown to them.
  desde_numero integer default 0 not null,
  administra boolean default false not null,
  entrada timestamp with time zone not null,
  salida timestamp with time zone,
  constraint chat_miembros_pkey PRIMARY KEY (entidad_id, sala_id, usuario_id),
  constraint chat_miembros_entidad_id_sala_id_fkey FOREIGN KEY (entidad_id, sala_id) REFERENCES instancia.chat_salas(entidad_id, sala_id),
  constraint chat_miembros_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id)
);
CREATE INDEX chat_miembros_de_persona ON instancia.chat_miembros USING btree (entidad_id, usuario_id) WHERE (salida IS NULL);
alter table instancia.chat_miembros enable row level security, force row level security;
create policy entidad on instancia.chat_miembros using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.chat_miembros to jornada_app;

-- Reactions to messages.
create table instancia.chat_reacciones (
  entidad_id integer not null,
  mensaje_id bigint not null,
  usuario_id integer not null,
  simbolo text not null,
  momento timestamp with time zone not null,
  constraint chat_reacciones_pkey PRIMARY KEY (entidad_id, mensaje_id, usuario_id, simbolo),
  constraint chat_reacciones_entidad_id_mensaje_id_fkey FOREIGN KEY (entidad_id, mensaje_id) REFERENCES instancia.chat_mensajes(entidad_id, mensaje_id) ON DELETE CASCADE,
  constraint chat_reacciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint chat_reacciones_simbolo_check CHECK (simbolo = ANY (ARRAY['bien'::text, 'hecho'::text, 'fiesta'::text, 'corazon'::text, 'risa'::text, 'visto'::text]))
);
alter table instancia.chat_reacciones enable row level security, force row level security;
create policy entidad on instancia.chat_reacciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.chat_reacciones to jornada_app;

-- Who answers what people write to HR. Without a row, the admins.
create table instancia.chat_rrhh (
  entidad_id integer not null,
  usuario_id integer not null,
  constraint chat_rrhh_pkey PRIMARY KEY (entidad_id, usuario_id),
  constraint chat_rrhh_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id)
);
alter table instancia.chat_rrhh enable row level security, force row level security;
create policy entidad on instancia.chat_rrhh using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.chat_rrhh to jornada_app;

-- Rooms. Who is in them is said by chat_pertenencias.
create table instancia.chat_salas (
  entidad_id integer not null,
  sala_id integer generated always as identity not null,
  clase text not null,
  nombre text,
  departamento_id integer,
  centro_id integer,
  -- Who writes to HR in this room.
  persona_id integer,
  -- The two people of a room of two, the smaller id first, so that there is one room for them.
  una_id integer,
  otra_id integer,
  estado text default 'abierto'::text not null,
  creada timestamp with time zone not null,
  autor_id integer,
  -- The number of its last message. Whoever writes locks the row, so numbers have no gaps.
  ultima integer default 0 not null,
  -- Rises with each message, change, reaction: who knows one number asks for what came after it.
  cambio integer default 0 not null,
  momento timestamp with time zone not null,
  constraint chat_salas_pkey PRIMARY KEY (entidad_id, sala_id),
  constraint chat_salas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint chat_salas_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint chat_salas_entidad_id_departamento_id_fkey FOREIGN KEY (entidad_id, departamento_id) REFERENCES instancia.departamentos(entidad_id, departamento_id),
  constraint chat_salas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint chat_salas_entidad_id_otra_id_fkey FOREIGN KEY (entidad_id, otra_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint chat_salas_entidad_id_persona_id_fkey FOREIGN KEY (entidad_id, persona_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint chat_salas_entidad_id_una_id_fkey FOREIGN KEY (entidad_id, una_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint chat_salas_check CHECK ((clase = 'grupo'::text) = (nombre IS NOT NULL)),
  constraint chat_salas_check1 CHECK ((clase = 'departamento'::text) = (departamento_id IS NOT NULL)),
  constraint chat_salas_check2 CHECK ((clase = 'centro'::text) = (centro_id IS NOT NULL)),
  constraint chat_salas_check3 CHECK ((clase = 'rrhh'::text) = (persona_id IS NOT NULL)),
  constraint chat_salas_check4 CHECK ((clase = 'dos'::text) = (una_id IS NOT NULL) AND (una_id IS NULL) = (otra_id IS NULL) AND una_id < otra_id),
  constraint chat_salas_clase_check CHECK (clase = ANY (ARRAY['dos'::text, 'grupo'::text, 'departamento'::text, 'centro'::text, 'rrhh'::text])),
  constraint chat_salas_estado_check CHECK (estado = ANY (ARRAY['abierto'::text, 'archivado'::text])),
  constraint chat_salas_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 80)
);
CREATE INDEX chat_salas_por_momento ON instancia.chat_salas USING btree (entidad_id, momento DESC, sala_id DESC);
CREATE INDEX chat_salas_rrhh_abiertas ON instancia.chat_salas USING btree (entidad_id, momento DESC, sala_id DESC) WHERE ((clase = 'rrhh'::text) AND (estado = 'abierto'::text));
CREATE INDEX chat_salas_rrhh_por_momento ON instancia.chat_salas USING btree (entidad_id, momento DESC, sala_id DESC) WHERE (clase = 'rrhh'::text);
CREATE UNIQUE INDEX chat_salas_centro ON instancia.chat_salas USING btree (entidad_id, centro_id) WHERE (clase = 'centro'::text);
CREATE UNIQUE INDEX chat_salas_departamento ON instancia.chat_salas USING btree (entidad_id, departamento_id) WHERE (clase = 'departamento'::text);
CREATE UNIQUE INDEX chat_salas_dos ON instancia.chat_salas USING btree (entidad_id, una_id, otra_id) WHERE (clase = 'dos'::text);
CREATE UNIQUE INDEX chat_salas_rrhh ON instancia.chat_salas USING btree (entidad_id, persona_id) WHERE (clase = 'rrhh'::text);
alter table instancia.chat_salas enable row level security, force row level security;
create policy entidad on instancia.chat_salas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.chat_salas to jornada_app;

-- Who belongs to which room. A person is at most once in a room on a day.
create view instancia.chat_pertenencias with (security_invoker=true) as
 SELECT p.entidad_id,
    p.sala_id,
    p.usuario_id,
    p.desde_numero,
    p.administra,
    p.desde,
    p.hasta,
    u.cierra,
    p.responde
   FROM ( SELECT m.entidad_id,
            m.sala_id,
            m.usuario_id,
            m.desde_numero,
            m.administra,
            '-infinity'::date AS desde,
            'infinity'::date AS hasta,
            false AS responde
           FROM instancia.chat_miembros m
          WHERE m.salida IS NULL
        UNION ALL
         SELECT s.entidad_id,
            s.sala_id,
            d.usuario_id,
                CASE
                    WHEN h.historial_completo THEN 0
                    ELSE COALESCE(e.desde_numero, s.ultima)
                END AS "coalesce",
            false,
            '-infinity'::date AS date,
            'infinity'::date AS date,
            false
           FROM instancia.chat_salas s
             JOIN instancia.usuarios d ON d.entidad_id = s.entidad_id AND d.departamento_id = s.departamento_id
             LEFT JOIN instancia.chat_entradas e ON e.entidad_id = s.entidad_id AND e.sala_id = s.sala_id AND e.usuario_id = d.usuario_id
             LEFT JOIN instancia.chat_ajustes h ON h.entidad_id = s.entidad_id
          WHERE s.clase = 'departamento'::text
        UNION ALL
         SELECT s.entidad_id,
            s.sala_id,
            a.usuario_id,
                CASE
                    WHEN h.historial_completo THEN 0
                    ELSE COALESCE(e.desde_numero, s.ultima)
                END AS "coalesce",
            false,
            a.desde,
            COALESCE(( SELECT min(b.desde) - 1
                   FROM instancia.asignaciones b
                  WHERE b.entidad_id = a.entidad_id AND b.usuario_id = a.usuario_id AND b.desde > a.desde), 'infinity'::date) AS "coalesce",
            false
           FROM instancia.chat_salas s
             JOIN instancia.asignaciones a ON a.entidad_id = s.entidad_id AND a.centro_id = s.centro_id
             LEFT JOIN instancia.chat_entradas e ON e.entidad_id = s.entidad_id AND e.sala_id = s.sala_id AND e.usuario_id = a.usuario_id
             LEFT JOIN instancia.chat_ajustes h ON h.entidad_id = s.entidad_id
          WHERE s.clase = 'centro'::text
        UNION ALL
         SELECT s.entidad_id,
            s.sala_id,
            s.persona_id,
            0,
            false,
            '-infinity'::date AS date,
            'infinity'::date AS date,
            false
           FROM instancia.chat_salas s
          WHERE s.clase = 'rrhh'::text
        UNION ALL
         SELECT s.entidad_id,
            s.sala_id,
            r.usuario_id,
            0,
            false,
            '-infinity'::date AS date,
            'infinity'::date AS date,
            true
           FROM instancia.chat_responden r
             JOIN instancia.chat_salas s ON s.entidad_id = r.entidad_id AND s.clase = 'rrhh'::text AND s.persona_id <> r.usuario_id) p
     JOIN instancia.usuarios u ON u.entidad_id = p.entidad_id AND u.usuario_id = p.usuario_id
  WHERE u.activo AND u.suspendida IS NULL AND NOT u.es_quiosco;
grant select on instancia.chat_pertenencias to jornada_app;

-- Who answers what people write to HR: those whom the company has named; without any, the admins.
create view instancia.chat_responden with (security_invoker=true) as
 SELECT h.entidad_id,
    h.usuario_id
   FROM instancia.chat_rrhh h
UNION ALL
 SELECT r.entidad_id,
    r.usuario_id
   FROM instancia.usuarios r
  WHERE ('admin'::text = ANY (r.roles)) AND NOT (EXISTS ( SELECT
           FROM instancia.chat_rrhh h
          WHERE h.entidad_id = r.entidad_id));
grant select on instancia.chat_responden to jornada_app;

CREATE OR REPLACE FUNCTION instancia.borrar_chat(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare borrados int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  if exists (
    select from instancia.bloqueos b
    where b.entidad_id = p_entidad and b.levantado is null and (b.usuario_id is null or b.usuario_id = p_usuario)) then
    raise exception 'there is a hold on what belongs to this person' using errcode = 'check_violation';
  end if;
  update instancia.ficheros f set estado = 'borrado'
    where f.entidad_id = p_entidad and f.modulo = 'chat' and f.estado = 'guardado' and f.asunto_id in (
      select m.mensaje_id from instancia.chat_mensajes m
      where m.entidad_id = p_entidad and m.autor_id = p_usuario and m.momento < p_hasta + 1);
  delete from instancia.chat_reacciones r where r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.momento < p_hasta + 1;
  update instancia.chat_mensajes m set texto = null, detalle = null, huella = null, menciones = '{}', con_ficheros = false, borrado = coalesce(m.borrado, clock_timestamp())
    where m.entidad_id = p_entidad and m.autor_id = p_usuario and m.suceso is null and m.momento < p_hasta + 1;
  get diagnostics borrados = row_count;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borrados, p_motivo || ' (chat)');
  return borrados;
end $function$;

CREATE OR REPLACE FUNCTION instancia.levantar_bloqueo(p_entidad integer, p_bloqueo integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  update instancia.bloqueos set levantado = clock_timestamp() where entidad_id = p_entidad and bloqueo_id = p_bloqueo and levantado is null;
  if not found then raise exception 'there is no such hold, or it was lifted before'; end if;
end $function$;
