import { AUTOR, PROPIA, type Seccion } from '../../shared/own-data.ts';

/** What the product holds about a person in conversations: what they wrote, where they are, what they have read. Nothing that others wrote. */
export const OWN_DATA: readonly Seccion[] = [
  { seccion: 'mensajesDeChat', tabla: 'chat_mensajes', donde: AUTOR, orden: 'mensaje_id', sin: ['busqueda', 'huella'] },
  {
    seccion: 'salasDeChat',
    tabla: 'chat_salas',
    donde: 't.entidad_id = $1 and $2 in (t.persona_id, t.una_id, t.otra_id, t.autor_id)',
    orden: 'sala_id',
    sin: ['ultima', 'cambio'],
  },
  { seccion: 'gruposDeChat', tabla: 'chat_miembros', donde: PROPIA, orden: 'sala_id' },
  { seccion: 'entradasEnSalas', tabla: 'chat_entradas', donde: PROPIA, orden: 'sala_id' },
  { seccion: 'respondePorRrhh', tabla: 'chat_rrhh', donde: PROPIA, orden: 'usuario_id' },
  { seccion: 'lecturasDeChat', tabla: 'chat_lecturas', donde: PROPIA, orden: 'sala_id' },
  { seccion: 'reaccionesDeChat', tabla: 'chat_reacciones', donde: PROPIA, orden: 'mensaje_id, t.simbolo' },
  { seccion: 'avisosDeChat', tabla: 'chat_avisos', donde: PROPIA, orden: 'sala_id' },
  { seccion: 'salasAbiertasConMotivo', tabla: 'chat_aperturas', donde: AUTOR, orden: 'apertura_id' },
];
