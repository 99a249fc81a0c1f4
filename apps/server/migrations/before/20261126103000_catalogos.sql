-- Catalogues of a company have one form: a name that no other open one has, by index, and a version, by which two writers notice each other.
alter table instancia.proyectos add column version int not null default 1;

-- Names were held apart by the server alone until now; where two open ones have the same all the same, the later one says its number.
do $$
declare tabla text;
begin
  foreach tabla in array array['centros', 'horarios'] loop
    -- The owner of the tables sees every company for this one statement.
    execute format('alter table instancia.%I no force row level security', tabla);
    execute format($f$
      update instancia.%1$I t set nombre = t.nombre || ' (' || t.%2$I || ')'
      where t.activo and exists (
        select from instancia.%1$I o
        where o.entidad_id = t.entidad_id and o.activo and o.%2$I < t.%2$I and lower(o.nombre collate "und-x-icu") = lower(t.nombre collate "und-x-icu"))
    $f$, tabla, rtrim(tabla, 's') || '_id');
    execute format('alter table instancia.%I force row level security', tabla);
  end loop;
end $$;
create unique index centros_nombre_abierto on instancia.centros (entidad_id, lower(nombre collate "und-x-icu")) where activo;
create unique index horarios_nombre_abierto on instancia.horarios (entidad_id, lower(nombre collate "und-x-icu")) where activo;
