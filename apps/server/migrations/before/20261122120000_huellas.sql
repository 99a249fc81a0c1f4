-- Whoever sees the records of others verifies their files too: by the digest alone, of the file or of the data in it.
create index exportaciones_por_fichero on instancia.exportaciones (entidad_id, sha256);
create index exportaciones_por_datos on instancia.exportaciones (entidad_id, huella_datos);
