import { CUENTAS } from '../../shared/demo-accounts.ts';

type ProyectoConTareas = {
  proyecto: string;
  /** A client, where the project has another one than the company's own list says. */
  cliente?: string;
  tareas: readonly string[];
  facturable?: false;
  aprueba?: true;
  /** The share of the budget that is spent, and in how many days it is delivered. */
  gastado?: number;
  entrega?: number;
};

/** What the demo company does in its projects. */
export const TAREAS_DEMO: readonly ProyectoConTareas[] = [
  {
    proyecto: 'Portal de reservas',
    tareas: ['Atención de reservas', 'Tarifas de Navidad', 'Soporte a hoteles', 'Informe de ocupación', 'Pasarela de pago'],
    gastado: 0.75,
    entrega: 63,
  },
  { proyecto: 'Informes', cliente: 'Acme Ibérica', tareas: ['Informe mensual', 'Informe anual', 'Revisión de cuentas'] },
  {
    proyecto: 'App de mantenimiento',
    tareas: ['Pruebas con técnicos', 'Partes de trabajo', 'Versión para tabletas'],
    gastado: 0.68,
    entrega: 21,
    aprueba: true,
  },
  {
    proyecto: 'Mejora interna',
    cliente: 'Demo, S.L.',
    tareas: ['Cierre de facturas', 'Reunión de equipo', 'Parte semanal', 'Formación'],
    facturable: false,
  },
  { proyecto: 'Leitstand', tareas: ['Anbindung der Waagen', 'Schichtübersicht', 'Abstimmung mit Nordwind'], gastado: 0.61, entrega: 21 },
  {
    proyecto: 'Faturação eletrónica',
    tareas: ['Ligação à Autoridade Tributária', 'Notas de crédito', 'Testes com o Grupo Ribeira'],
    gastado: 0.45,
    entrega: 63,
  },
  { proyecto: 'Almacén automático', tareas: ['Etiquetas de palés', 'Inventario', 'Puesta en marcha'], gastado: 0.55, entrega: 91 },
];

export const CATEGORIAS_DEMO = ['Análisis', 'Atención al cliente', 'Desarrollo', 'Gestión', 'Reuniones'] as const;

/** Who clocks without a project and tells their day afterwards, and what they do, the most frequent first. */
export const DIA_DEMO: readonly string[] = [
  'Atención de reservas',
  'Tarifas de Navidad',
  'Cierre de facturas',
  'Soporte a hoteles',
  'Atención de reservas',
  'Reunión de equipo',
  'Informe mensual',
  'Tarifas de Navidad',
  'Pruebas con técnicos',
];

/** Cents of an hour: what it costs by person, in the order of people. */
export const COSTES_DEMO = [4600, 4800, 4000, 4200, 3800] as const;

/** On whom people try the product: they tell their days by hand. */
export const TELLS = CUENTAS.fijo;
/** The task that they miss. */
export const PEDIDA_DEMO = 'Preparar la feria de turismo';
