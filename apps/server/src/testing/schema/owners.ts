/**
 * Which file of `apps/server/schema` shows what: `chat` stands for `chat_salas` too, unless a longer name is listed. A table belongs to
 * the module that writes it; a function to the one that calls it, and if it serves triggers, to the one whose tables have them.
 */
const OWNERS: Record<string, readonly string[]> = {
  acceso: ['acceso_proveedores', 'accesos', 'accesos_externos', 'actuaciones'],
  agenda: ['agendas'],
  auditoria: ['auditoria'],
  auth: ['leer_sesion', 'sesiones'],
  ausencias: ['ausencias'],
  bajas: ['bajas'],
  bandeja: ['correcciones', 'pedir_correcciones', 'quien_corrige'],
  bolsa: ['bolsa', 'leer_bolsa'],
  'cambio-turnos': ['cambios', 'turnos_apuntados', 'turnos_ofrecidos'],
  centros: ['centros', 'posiciones'],
  chat: ['bloqueos', 'borrar_chat', 'chat', 'levantar_bloqueo'],
  cierres: ['cierres', 'comprobar_cierres', 'esta_cerrado', 'meses_cerrados', 'primero_de_mes', 'turno_de_cierre'],
  comprobacion: ['anotar_huellas', 'huellas'],
  contacto: ['contactos', 'respuestas_contacto'],
  contratos: ['afiliaciones', 'contratos', 'nacimientos'],
  correo: ['correos'],
  departamentos: ['departamentos'],
  disponibilidad: ['disponibilidad'],
  documentacion: [
    'borrar_documentos',
    'contenidos_documento',
    'crear_tipos_de_documento',
    'documentos',
    'empezar_con_tipos_de_documento',
    'pines_documentacion',
    'tipos_documento',
  ],
  empresa: ['anos_de_conservacion', 'borrados', 'tipos'],
  enlaces: ['altas_confirmadas', 'enlaces', 'retirar_altas'],
  entidades: ['confirmar_entidad', 'crear_entidad', 'directorio', 'entidades', 'mudanzas', 'poner_en_directorio', 'rechazar_en_mudanza'],
  excesos: ['excesos', 'incumplimientos', 'puntos_de_excesos'],
  exportes: ['exportes'],
  factores: ['codigos_recuperacion', 'factores_totp', 'llaves'],
  festivos: ['festivos'],
  ficheros: ['borrar_ficheros', 'contar_ficheros', 'ficheros', 'solo_estado_de_fichero'],
  firmas: ['borrar_firmas', 'estado_de_firma', 'firmas', 'trabaja_en_mes'],
  fotos: ['fotos'],
  gastos: ['crear_listas_de_gastos', 'gastos'],
  horarios: ['horarios'],
  'horas-extra': ['horas_extra'],
  hoy: ['incidencias'],
  'informe-proyectos': ['facturaciones', 'presupuestos_avisados', 'vistas_informe'],
  mes: ['dias_sumados', 'marcar', 'meses'],
  modelo145: ['modelos145'],
  notificaciones: ['avisos_preferencias', 'destinos_push'],
  permisos: ['permisos'],
  personas: ['anotar_trozos', 'asignaciones', 'para_buscar', 'trozos', 'usuarios'],
  proyectos: [
    'ajustes_tareas',
    'categorias_tarea',
    'cliente_buscable',
    'clientes',
    'proyecto_buscable',
    'proyectos',
    'tarea_buscable',
    'tareas',
  ],
  quiosco: ['emparejamientos', 'quiosco', 'quioscos'],
  registro: ['captchas_usados'],
  registros: [
    'avisos_dados',
    'bloquear_registros',
    'borrar_registros',
    'dias',
    'escribir_registros',
    'fichajes_retenidos',
    'jornadas',
    'leer_persona',
    'leer_punto',
    'registros',
  ],
  reparto: ['repartos'],
  reservas: ['reservas', 'salas'],
  resumen: ['exportaciones', 'resumenes_mensuales'],
  retribuciones: ['retribuciones'],
  // What every table or several modules use.
  shared: [
    'entidad_actual',
    'intentos',
    'proteger',
    'retos_usados',
    'sello',
    'sellos',
    'solo_anadir',
    'subir_revision',
    'terminar_actuacion',
  ],
  solicitudes: ['borrar_solicitudes', 'paso_de_su_solicitud', 'solicitudes', 'suplencias'],
  tareas: ['dias_sin_reloj', 'envios_tareas', 'imputaciones', 'semanas_tareas', 'tareas_ancladas', 'tareas_pedidas'],
  tarifas: ['importe_de', 'tarifas'],
  team: ['trozos_equipo'],
  turnos: ['dias_sueltos', 'leer_sueltos', 'marcar_sueltos', 'turnos'],
  vacaciones: ['vacaciones'],
  visitas: ['visitas'],
  wiki: ['borrar_lecturas', 'claves_de_persona', 'comunicados'],
};

const owned = Object.entries(OWNERS)
  .flatMap(([owner, names]) => names.map((name) => ({ owner, name })))
  .toSorted((a, b) => b.name.length - a.name.length);

/** The module whose file shows a table, view or function. */
export function ownerOf(name: string): string {
  const found = owned.find((one) => name === one.name || name.startsWith(`${one.name}_`));
  if (!found) throw new Error(`Say in ${import.meta.filename} to which module ${name} belongs.`);
  return found.owner;
}
