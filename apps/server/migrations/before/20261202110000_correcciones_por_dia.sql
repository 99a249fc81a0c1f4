-- Whoever looks from outside reads the corrections of all people by day. There are few of them among the lines.
create index registros_correcciones_por_dia on instancia.registros (entidad_id, fecha desc, usuario_id) where evento = 'correccion';
