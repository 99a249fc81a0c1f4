/** A place that is no page of the menu: what somebody can begin there, or one part of a page. `page`: the page that one must have. */
export type FindablePlace = {
  id: string;
  /** The words of its own button or heading. */
  key: string;
  page: string;
  to?: string;
  search?: Readonly<Record<string, string>>;
  /** Of a manager, too: what they may begin on a page that is theirs. */
  equipo?: true;
};

const NEW = { ver: 'nuevo' } as const;

/** What somebody can begin, each where its form is open. */
export const ACTIONS: readonly FindablePlace[] = [
  { id: 'nueva-persona', key: 'personas.nueva.titulo', page: '/personas', search: NEW },
  { id: 'importar-personas', key: 'personas.importar.titulo', page: '/personas/importar' },
  { id: 'nuevo-departamento', key: 'departamentos.nuevo', page: '/departamentos', search: NEW },
  { id: 'cerrar-mes', key: 'mes.cierre', page: '/mes', search: { panel: 'cierre' } },
  { id: 'nuevo-horario', key: 'horarios.nuevo', page: '/horarios', search: NEW },
  { id: 'anotar-horas', key: 'bolsas.anotar', page: '/bolsa', search: { parte: 'persona' } },
  { id: 'anotar-baja', key: 'bajas.gestion.anotar', page: '/bajas', search: NEW },
  { id: 'nuevo-permiso', key: 'permisos.gestion.nueva', page: '/permisos', search: NEW },
  { id: 'nuevo-proyecto', key: 'proyectos.nuevo', page: '/proyectos', search: NEW },
  { id: 'nuevo-cliente', key: 'proyectos.clientes.nuevo', page: '/proyectos', search: { parte: 'clientes', ...NEW } },
  { id: 'nueva-tarifa', key: 'tarifas.nueva', page: '/proyectos/tarifas', search: NEW },
  { id: 'nuevo-centro', key: 'centros.nuevo', page: '/centros', search: NEW },
  { id: 'nueva-sala', key: 'reservas.gestion.nueva', page: '/reservas', search: NEW },
  { id: 'nuevo-quiosco', key: 'quiosco.gestion.nuevo', page: '/quioscos', search: NEW },
  { id: 'nueva-visita', key: 'visitas.tipos.nuevo', page: '/visitas', search: { parte: 'tipos', ...NEW } },
  { id: 'nuevo-comunicado', key: 'wiki.gestion.nuevo', page: '/wiki', to: '/wiki/escribir' },
  { id: 'publicar-documento', key: 'documentos.publicar.nuevo', page: '/documentos', search: NEW },
  { id: 'repartir-documento', key: 'documentos.reparto.nuevo', page: '/documentos/repartos', search: NEW },
  { id: 'nueva-nomina', key: 'retribuciones.gestion.nueva', page: '/retribuciones', search: NEW },
  { id: 'importar-nominas', key: 'retribuciones.importar.titulo', page: '/retribuciones', to: '/retribuciones/importar' },
  { id: 'nueva-exportacion', key: 'exportes.nueva', page: '/exportes', search: NEW },
  { id: 'abrir-inspeccion', key: 'inspeccion.gestion.nuevo', page: '/exportes', search: { parte: 'accesos', ...NEW } },
  { id: 'nueva-suplencia', key: 'solicitudes.gestion.nueva-suplencia', page: '/solicitudes', search: { parte: 'suplencias', ...NEW } },
];

/** Pages to which another page leads by itself. */
export const FURTHER: readonly FindablePlace[] = [
  { id: 'turnos-cambios', key: 'plan-turnos.partes.cambios', page: '/turnos', to: '/turnos/cambios', equipo: true },
  { id: 'turnos-ofrecidos', key: 'plan-turnos.partes.ofrecidos', page: '/turnos', to: '/turnos/ofrecidos', equipo: true },
  { id: 'turnos-necesidades', key: 'plan-turnos.necesidades.titulo', page: '/turnos', to: '/turnos/necesidades', equipo: true },
  { id: 'turnos-puestos', key: 'plan-turnos.puestos.titulo', page: '/turnos', to: '/turnos/puestos', equipo: true },
];
