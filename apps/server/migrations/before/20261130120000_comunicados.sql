-- Announcements: what a company tells its people, who may read it and who has.

create table instancia.comunicados (
  entidad_id int not null references instancia.entidades on delete cascade,
  comunicado_id int generated always as identity,
  autor_id int not null,
  borrador boolean not null,
  publica timestamptz,
  caduca timestamptz,
  retirado timestamptz,
  fijado boolean not null,
  confirmacion boolean not null,
  confirmar_antes date,
  idioma text not null check (idioma in ('es', 'en', 'pt', 'de')),
  titulo text not null check (length(titulo) between 1 and 120),
  documento jsonb not null check (jsonb_typeof(documento) = 'array'),
  texto text not null,
  comienzo text not null check (length(comienzo) <= 200),
  segundo_idioma text check (segundo_idioma in ('es', 'en', 'pt', 'de') and segundo_idioma <> idioma),
  segundo_titulo text check (length(segundo_titulo) between 1 and 120),
  segundo_documento jsonb check (jsonb_typeof(segundo_documento) = 'array'),
  segundo_texto text,
  segundo_comienzo text check (length(segundo_comienzo) <= 200),
  creado timestamptz not null,
  cambiado timestamptz not null,
  corregido timestamptz,
  avisado timestamptz,
  terminado timestamptz,
  recordado timestamptz,
  destinatarios int check (destinatarios >= 0),
  version int not null default 1,
  primary key (entidad_id, comunicado_id),
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  check (borrador or publica is not null),
  check (caduca > publica),
  check (confirmar_antes is null or confirmacion),
  check (num_nulls(segundo_idioma, segundo_titulo, segundo_documento, segundo_texto, segundo_comienzo) in (0, 5))
);
comment on table instancia.comunicados is 'Announcements. Where one stands follows from its hours; nothing has to run for it to be read, or not any more.';
comment on column instancia.comunicados.publica is 'Read from this instant on; of a draft: as planned. The hour was chosen in the company''s zone.';
comment on column instancia.comunicados.documento is 'Blocks, checked against a closed schema (packages/contract/src/wiki/documento.ts). Never HTML.';
comment on column instancia.comunicados.texto is 'The words of title and document, to be searched.';
comment on column instancia.comunicados.avisado is 'Its publication was told; so nobody is told twice.';
comment on column instancia.comunicados.terminado is 'Its end was told to open apps, and its audience rests.';
comment on column instancia.comunicados.destinatarios is 'How many people it was for when it was published.';
create index comunicados_por_fecha on instancia.comunicados (entidad_id, (coalesce(publica, 'infinity')) desc, comunicado_id desc);
create index comunicados_por_avisar on instancia.comunicados (entidad_id, publica) where not borrador and avisado is null and retirado is null;
create index comunicados_por_terminar on instancia.comunicados (entidad_id, caduca) where not borrador and terminado is null;
create index comunicados_de_autor on instancia.comunicados (entidad_id, autor_id);
select instancia.proteger('comunicados', '{select,insert,update,delete}');

create table instancia.comunicados_audiencia (
  entidad_id int not null,
  comunicado_id int not null,
  clave text not null check (clave ~ '^(todos|rol:[a-z]+|(centro|departamento|persona):[0-9]+)$'),
  publica timestamptz not null,
  hasta timestamptz not null,
  destacado boolean not null,
  vigente boolean not null,
  primary key (entidad_id, comunicado_id, clave),
  foreign key (entidad_id, comunicado_id) references instancia.comunicados on delete cascade
);
comment on table instancia.comunicados_audiencia is 'Whom an announcement is for, a word for each group; claves_de_persona gives the same words to people. With copies of what a page of the list is found by.';
comment on column instancia.comunicados_audiencia.destacado is 'It is pinned or asks for a confirmation, so it is looked for however old it is.';
comment on column instancia.comunicados_audiencia.vigente is 'False: a draft, taken back or over. Those stay out of the indexes, whatever their number.';
create index comunicados_para on instancia.comunicados_audiencia (entidad_id, clave, publica desc, comunicado_id desc) include (hasta) where vigente;
create index comunicados_destacados on instancia.comunicados_audiencia (entidad_id, clave, publica desc, comunicado_id desc) include (hasta) where vigente and destacado;
select instancia.proteger('comunicados_audiencia', '{select,insert,update,delete}');

create table instancia.comunicados_lecturas (
  entidad_id int not null,
  comunicado_id int not null,
  usuario_id int not null,
  leido timestamptz not null,
  confirmado timestamptz,
  primary key (entidad_id, comunicado_id, usuario_id),
  foreign key (entidad_id, comunicado_id) references instancia.comunicados on delete cascade,
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.comunicados_lecturas is 'Who has opened an announcement, and confirmed it, and when first.';
create index comunicados_leidos_por on instancia.comunicados_lecturas (entidad_id, usuario_id);
select instancia.proteger('comunicados_lecturas', '{select,insert,update,delete}');

-- The only place that says whom an announcement is for: the groups of each person on a day. The list, the badge, a single announcement, its
-- files, the notices and the reach all ask it. `p_ahora`: whoever has left by then is in no group.
create function instancia.claves_de_persona(p_entidad int, p_hoy date, p_ahora timestamptz)
returns table (usuario_id int, clave text) language sql stable as $$
  select u.usuario_id, k.clave
  from instancia.usuarios u
  left join instancia.departamentos d on d.entidad_id = u.entidad_id and d.departamento_id = u.departamento_id
  left join lateral (
    select a.centro_id from instancia.asignaciones a
    where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id and a.desde <= p_hoy
    order by a.desde desc limit 1) c on true
  cross join lateral (
    select 'todos'
    union all select 'persona:' || u.usuario_id
    union all select 'centro:' || c.centro_id where c.centro_id is not null
    union all select 'departamento:' || d.departamento_id where d.departamento_id is not null
    union all select 'departamento:' || d.padre_id where d.padre_id is not null
    union all select 'rol:' || r from unnest(u.roles) as r) as k (clave)
  where u.entidad_id = p_entidad and u.activo and not u.es_quiosco and (u.cierra is null or u.cierra > p_ahora)
$$;
