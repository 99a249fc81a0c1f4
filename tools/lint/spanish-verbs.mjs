// Verbs that somebody might take from the specification. A missing one is added when it is found.
const INFINITIVES = new Set(
  `abrir aceptar acordar activar actualizar actuar adjuntar agregar ajustar anadir anotar anular aparecer aplazar aplicar aprender aprobar archivar asignar asistir atender
  autorizar avisar ayudar bajar bloquear borrar buscar caducar calcular cambiar cancelar cargar cerrar clasificar cobrar combinar comenzar comparar compartir completar
  comprar comprobar comunicar conceder conectar confirmar conocer conseguir conservar construir consultar contar contener contestar contratar controlar convertir copiar corregir crear cruzar cubrir
  cumplir dar deber decidir decir declarar definir dejar denegar desactivar desbloquear descansar descargar descartar desconectar deshacer despedir detener devolver dibujar difundir dirigir
  distribuir dividir duplicar editar ejecutar elegir eliminar emitir empezar encontrar ensayar entrar entregar enviar escribir esperar estar estimar evaluar examinar exceder
  excluir exigir existir expirar exportar extender fallar fichar fijar filtrar finalizar firmar formatear ganar generar gestionar grabar guardar habilitar hacer identificar importar imprimir
  impugnar incluir indicar iniciar insertar instalar intentar intercambiar invitar ir juntar juzgar lanzar leer limitar limpiar listar llamar llegar llenar llevar localizar
  mandar mantener marcar medir mejorar mirar modificar mostrar mover multiplicar necesitar negar nombrar normalizar notificar numerar obligar observar obtener ocultar ocurrir ofrecer olvidar ordenar
  organizar pagar parar participar partir pasar pedir perder permitir planificar poder poner posponer preguntar preparar presentar probar procesar programar prolongar proponer
  proteger proyectar publicar quedar querer quitar reabrir reactivar readmitir realizar recalcular rechazar recibir reclamar recoger reconocer recordar recorrer rectificar recuperar redondear
  reducir reemplazar referir regenerar registrar reiniciar reintentar renombrar renovar reparar repartir repetir reportar requerir reservar resolver respetar responder restar restaurar
  resultar resumir retener retirar retrasar revisar revocar rotar saber salir seguir seleccionar sellar separar ser servir simular sincronizar situar sobrar solapar solicitar
  soltar subir suceder sugerir sumar superar suprimir suspender sustituir tener terminar tocar tomar trabajar traducir transferir trasladar tratar ubicar unir usar validar valorar vencer
  vender venir ver verificar vigilar visitar vivir volver votar`.split(/\s+/),
);
// Verbs at the beginning of boolean names: esNoche, tieneHorario.
const OF_A_BOOLEAN = new Set([
  'es',
  'esta',
  'estan',
  'tiene',
  'tienen',
  'hay',
  'puede',
  'pueden',
  'necesita',
  'requiere',
  'debe',
  'deben',
  'cabe',
  'toca',
  'parece',
  'existe',
]);
// Third persons that name what a function does. Words that are also our nouns (cuenta, marca, nota…) are left out.
const OF_A_FUNCTION = new Set(
  `acepta anade anula asigna avisa borra busca cambia carga cierra comprueba confirma corrige crea declara deja devuelve difiere elige escribe
  falta faltan guarda hace invita observa pide pone propone quita rechaza recibe rectifica renueva responde resuelve retira reabre sobra sobran sugiere supera usa vale valen`.split(
    /\s+/,
  ),
);

/**
 * The Spanish verb at the beginning of a name, or undefined. `kind`: the third person counts for functions; for a boolean the
 * verb must be followed by something.
 */
export function spanishVerbOf(name, kind) {
  const first = /^_*([A-Z]?[a-z]+)/.exec(name)?.[1] ?? '';
  const word = first.toLowerCase();
  const hasMore = /^_*[A-Z]?[a-z]+[A-Z]/.test(name);
  if (INFINITIVES.has(word)) return word;
  if (kind === 'function' && ((OF_A_BOOLEAN.has(word) && hasMore) || OF_A_FUNCTION.has(word))) return word;
  return undefined;
}
