-- The first page of somebody's documents reads the latest of each kind, and a list of a kind begins there, however many they have.
create index documentos_de_persona_y_tipo on instancia.documentos (entidad_id, usuario_id, tipo_documento_id, dia desc, documento_id desc)
  where estado <> 'retirado';
