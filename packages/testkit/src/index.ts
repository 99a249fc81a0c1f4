export { createAsunto } from './factories/bandeja.ts';
export { createBaja, createConsecuenciasBaja, createSalud } from './factories/bajas.ts';
export {
  AYTHAMI,
  createCambio,
  createCambioLinea,
  createDiaDeTurnos,
  createOfertaDeTurno,
  createResumenCambio,
  createSemanasDeTurnos,
  TURNOS_DE_PRUEBA,
  YERAY,
} from './factories/cambio-turnos.ts';
export { createMensajeDeChat, createSalaAbierta } from './factories/chat.ts';
export { createBalance, createDiaFuturo, createDiaPrevisto, createDiaVista, createLineaDia } from './factories/dias.ts';
export { createMensaje, createProyectosHoras, createResumenTurno } from './factories/fin-jornada.ts';
export { createCamposGasto, createConsecuenciasGasto, createGasto, createGastoListado, createGastoNuevo } from './factories/gastos.ts';
export { createConsecuenciasExtra, createExtra, createNuevoExtra, createTipologia } from './factories/horas-extra.ts';
export { createComunicado, createComunicadoEditado, createComunicadoListado } from './factories/wiki.ts';
export { createPerfil, createUsuarioSimulado } from './factories/perfil.ts';
export { createProyectoEntero, createProyectoGestionado, createTareaGestionada } from './factories/proyectos.ts';
export { createConfiguracionQuiosco } from './factories/quiosco.ts';
export * from './factories/visitas.ts';
export {
  createCorreccion,
  createHoy,
  createHoyEnPausa,
  createHoyTerminada,
  createHoyTrabajando,
  createRegistro,
} from './factories/registros.ts';
export { createOcupada, createReserva, createSala, createSalaDeAgenda, createSalaGestionada } from './factories/reservas.ts';
export {
  createConsecuencias,
  createEquipo,
  createPorDecidir,
  createPuede,
  createSaldo,
  createSolicitud,
  createVacaciones,
} from './factories/solicitudes.ts';
export {
  createConsecuenciasPermiso,
  createLineaResumen,
  createPermiso,
  createTipoPermiso,
  createTipoPorHoras,
} from './factories/permisos.ts';
export { createTipo, createTipos } from './factories/tipos.ts';
export {
  createFakeApi,
  FakeFailure,
  type ContractCalls,
  type FakeApi,
  type FakeApiOptions,
  type FakeHandler,
  type FakeRequest,
} from './fake-api.ts';
export { createFakeClock, type FakeClock } from './fake-clock.ts';
export { createFakeLocks } from './fake-locks.ts';
export { httpDate } from './http-date.ts';
export { createMemoryQueueStore } from './memory-queue-store.ts';
export { createMemoryStorage, createSharedStorage, type StorageTab } from './memory-storage.ts';
export { createDiaCubierto, createPersonaFuera } from './factories/ausencias.ts';
export { createDocumentoGestionado, createTipoDocumento } from './factories/documentos-empresa.ts';
export { createPaginaRepartida, createReparto } from './factories/reparto.ts';
