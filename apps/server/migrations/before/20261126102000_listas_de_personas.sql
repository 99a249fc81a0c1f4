-- Lists of people come from SQL: what is looked for, the order of names, and what holds today, each by an index.

-- Text as it is looked for: in small letters, without accents. By ICU, because the database's own collation is that of bytes.
create function instancia.para_buscar(p_texto text) returns text
  language sql immutable parallel safe
  as $$ select lower(regexp_replace(normalize(p_texto, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu") $$;

alter table instancia.usuarios add column busqueda text not null
  generated always as (instancia.para_buscar(nombre_completo || ' ' || user_name || ' ' || email || ' ' || puesto)) stored;
comment on column instancia.usuarios.busqueda is 'What a person is found by, in small letters and without accents.';

create index usuarios_por_nombre on instancia.usuarios (entidad_id, nombre_completo collate "und-x-icu", usuario_id);
create index ausencias_por_fin on instancia.ausencias (entidad_id, hasta);
