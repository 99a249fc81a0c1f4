-- A file with the papers of many people is split by the ID number on each page (docs/adr/0066).

create table instancia.repartos (
  entidad_id int not null references instancia.entidades on delete cascade,
  reparto_id bigint generated always as identity,
  autor_id int not null,
  titulo text not null check (length(titulo) between 1 and 120),
  tipo_documento_id int not null,
  periodo date,
  firma text not null check (firma in ('ninguna', 'recibo', 'conforme')),
  plazo date,
  estado text not null default 'leyendo' check (estado in ('leyendo', 'por-mirar', 'publicando', 'publicado', 'parado')),
  problema text check (problema in ('cifrado', 'danado', 'sin-texto', 'demasiadas-paginas', 'demasiado-grande')),
  paginas int not null default 0,
  leidas int not null default 0,
  creado timestamptz not null,
  latido timestamptz not null,
  publicado timestamptz,
  publicador_id int,
  ultima timestamptz,
  primary key (entidad_id, reparto_id),
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, publicador_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, tipo_documento_id) references instancia.tipos_documento,
  check ((estado = 'parado') = (problema is not null)),
  check (plazo is null or firma <> 'ninguna')
);
comment on table instancia.repartos is 'A PDF with the papers of many people, and how far its splitting is.';
comment on column instancia.repartos.latido is 'When a job last worked on it.';
comment on column instancia.repartos.publicado is 'When pages of it were given to people first.';
comment on column instancia.repartos.publicador_id is 'Who gave them last.';
comment on column instancia.repartos.ultima is 'When pages were given last: for an hour they can be taken back.';
create index repartos_por_fecha on instancia.repartos (entidad_id, reparto_id desc);
create index repartos_en_curso on instancia.repartos (entidad_id, latido) where estado in ('leyendo', 'publicando');
select instancia.proteger('repartos', '{select,insert,update,delete}');

create table instancia.repartos_paginas (
  entidad_id int not null,
  reparto_id bigint not null,
  pagina int not null check (pagina > 0),
  lectura jsonb,
  estado text check (estado in ('encontrada', 'dudosa', 'de-nadie', 'apartada', 'publicada')),
  motivo text check (
    motivo in ('sin-texto', 'sin-documento', 'documento-desconocido', 'nombre-distinto', 'dos-personas', 'continua', 'otro-mes', 'fuera-de-la-empresa')),
  leidos jsonb not null default '[]',
  nombre_leido text,
  usuario_id int,
  candidatos int[] not null default '{}',
  sigue_a int,
  mirada boolean not null default false,
  decidida boolean not null default false,
  en_curso boolean not null default false,
  documento_id bigint,
  primary key (entidad_id, reparto_id, pagina),
  foreign key (entidad_id, reparto_id) references instancia.repartos on delete cascade,
  foreign key (entidad_id, usuario_id) references instancia.usuarios (entidad_id, usuario_id),
  check ((estado = 'publicada') = (documento_id is not null)),
  check (estado not in ('encontrada', 'publicada') or usuario_id is not null)
);
comment on table instancia.repartos_paginas is 'The pages of a file that is split. Whose a page is, is said by the number on it, or by somebody who has looked.';
comment on column instancia.repartos_paginas.lectura is 'What was read, until all pages were; null afterwards.';
comment on column instancia.repartos_paginas.estado is 'Null until all pages were read.';
comment on column instancia.repartos_paginas.documento_id is 'The document that it is in. It stays when the document is deleted after its years.';
comment on column instancia.repartos_paginas.en_curso is 'A job is giving it to its person.';
create index repartos_paginas_de_persona on instancia.repartos_paginas (entidad_id, usuario_id) where usuario_id is not null;
select instancia.proteger('repartos_paginas', '{select,insert,update,delete}');
