/** A part of what is held about a person: which table, which of its rows, and what is left out of them. */
export type Seccion = {
  seccion: string;
  tabla: string;
  /** The rows that are about the person: `$1` is the company, `$2` the person; `t` the table. */
  donde: string;
  /** A fixed order, so that batches neither repeat nor miss a row. */
  orden: string;
  /** Columns that are secrets of the server, or copies of what is there already. */
  sin?: readonly string[];
  /** More about each row, as `name: expression`. */
  con?: Readonly<Record<string, string>>;
};

const PROPIA = 't.entidad_id = $1 and t.usuario_id = $2';
const AUTOR = 't.entidad_id = $1 and t.autor_id = $2';
const nameOf = (tabla: string, id: string, columna = 'nombre'): string =>
  `(select x.${columna} from instancia.${tabla} x where x.entidad_id = t.entidad_id and x.${id} = t.${id})`;

/** Everything that is held about a person, in the order of the file. A table that is not here is in `WITHOUT_PERSON`, with its reason: a test holds that. */
export const SECCIONES: readonly Seccion[] = [
  { seccion: 'persona', tabla: 'usuarios', donde: PROPIA, orden: 'usuario_id', sin: ['password_hash'] },
  {
    seccion: 'asignaciones',
    tabla: 'asignaciones',
    donde: PROPIA,
    orden: 'desde',
    con: { horario: nameOf('horarios', 'horario_id'), centro: nameOf('centros', 'centro_id') },
  },
  { seccion: 'ausencias', tabla: 'ausencias', donde: PROPIA, orden: 'ausencia_id' },
  { seccion: 'registros', tabla: 'registros', donde: PROPIA, orden: 'numero', sin: ['cuerpo_huella'] },
  { seccion: 'fichajesRetenidos', tabla: 'fichajes_retenidos', donde: PROPIA, orden: 'retenido_id' },
  { seccion: 'jornadas', tabla: 'jornadas', donde: PROPIA, orden: 'fecha' },
  { seccion: 'minutos', tabla: 'dias', donde: PROPIA, orden: 'fecha' },
  {
    seccion: 'posiciones',
    tabla: 'posiciones',
    donde: `t.entidad_id = $1 and t.registro_id in (select r.registro_id from instancia.registros r where r.entidad_id = $1 and r.usuario_id = $2)`,
    orden: 'registro_id',
  },
  {
    seccion: 'horasProyectos',
    tabla: 'horas_proyectos',
    donde: PROPIA,
    orden: 'fecha, t.proyecto_id',
    con: { proyecto: nameOf('proyectos', 'proyecto_id') },
  },
  { seccion: 'bolsa', tabla: 'bolsa_movimientos', donde: PROPIA, orden: 'movimiento_id' },
  {
    seccion: 'exportaciones',
    tabla: 'exportaciones',
    donde: `t.entidad_id = $1 and $2 in (t.usuario_id, t.autor_id)`,
    orden: 'exportacion_id',
  },
  { seccion: 'sesiones', tabla: 'sesiones', donde: PROPIA, orden: 'creada, t.sesion_id', sin: ['secreto', 'secreto_anterior', 'sello'] },
  {
    seccion: 'foto',
    tabla: 'fotos',
    donde: `${PROPIA} and t.lado = 512`,
    orden: 'lado',
    sin: ['bytes'],
    con: { webpBase64: `translate(encode(t.bytes, 'base64'), E'\\n', '')` },
  },
  { seccion: 'codigosDeAplicacion', tabla: 'factores_totp', donde: PROPIA, orden: 'usuario_id', sin: ['secreto', 'ultimo_paso'] },
  { seccion: 'codigosDeRecuperacion', tabla: 'codigos_recuperacion', donde: PROPIA, orden: 'huella', sin: ['huella'] },
  { seccion: 'llaves', tabla: 'llaves', donde: PROPIA, orden: 'llave_id' },
  { seccion: 'pinDeDocumentacion', tabla: 'pines_documentacion', donde: PROPIA, orden: 'usuario_id', sin: ['clave', 'hash'] },
  { seccion: 'enlaces', tabla: 'enlaces', donde: PROPIA, orden: 'huella', sin: ['huella'] },
  { seccion: 'dispositivosAvisados', tabla: 'destinos_push', donde: PROPIA, orden: 'destino_id', sin: ['huella', 'datos'] },
  { seccion: 'avisosElegidos', tabla: 'avisos_preferencias', donde: PROPIA, orden: 'clase, t.canal' },
  { seccion: 'avisosDados', tabla: 'avisos_dados', donde: PROPIA, orden: 'clave' },
  {
    seccion: 'correos',
    tabla: 'correos',
    donde: `t.entidad_id = $1 and lower(t.para) = (select lower(nullif(u.email, '')) from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = $2)`,
    orden: 'correo_id',
    // What fills a mail may be a link that opens the account.
    sin: ['datos'],
  },
  {
    seccion: 'auditoria',
    tabla: 'auditoria',
    donde: `t.entidad_id = $1 and ($2 in (t.autor_id, t.por_id) or (t.sobre = 'persona' and t.sobre_id = $2))`,
    orden: 'auditoria_id',
  },
  {
    seccion: 'actuaciones',
    tabla: 'actuaciones',
    donde: 't.entidad_id = $1 and $2 in (t.autor_id, t.persona_id)',
    orden: 'actuacion_id',
  },
  { seccion: 'peticionesDeAyuda', tabla: 'contactos', donde: PROPIA, orden: 'contacto_id' },
  {
    seccion: 'respuestasDeAyuda',
    tabla: 'respuestas_contacto',
    donde: `t.entidad_id = $1 and ($2 = t.autor_id or exists (
      select from instancia.contactos c where c.entidad_id = t.entidad_id and c.contacto_id = t.contacto_id and c.usuario_id = $2))`,
    orden: 'respuesta_id',
  },
  { seccion: 'borrados', tabla: 'borrados', donde: PROPIA, orden: 'borrado_id' },
  {
    seccion: 'proyectosACargo',
    tabla: 'proyectos',
    donde: 't.entidad_id = $1 and $2 in (t.creado_por, t.cambiado_por, t.cerrado_por)',
    orden: 'proyecto_id',
  },
  {
    seccion: 'departamentosACargo',
    tabla: 'departamentos',
    donde: 't.entidad_id = $1 and t.responsable_id = $2',
    orden: 'departamento_id',
  },
  { seccion: 'cierresDecididos', tabla: 'cierres', donde: AUTOR, orden: 'cierre_id' },
  { seccion: 'festivosConfirmados', tabla: 'festivos_confirmados', donde: AUTOR, orden: 'centro_id, t.ano' },
];

/** Tables that name a person and are not in the file, and why. */
export const WITHOUT_PERSON: Readonly<Record<string, string>> = {};
