-- Two people who miss the same task on the same day are both told what became of it.
drop index instancia.tareas_pedidas_una;
create unique index tareas_pedidas_una on instancia.tareas_pedidas (entidad_id, usuario_id, fecha, lower(nombre collate "und-x-icu"));
