export type ProyectoDemo = { nombre: string; cliente: string | null };

/** Open projects and their clients; null: our own company. */
export const PROYECTOS = {
  portal: { nombre: 'Portal de reservas', cliente: 'Hoteles Bahía Azul' },
  almacen: { nombre: 'Almacén automático', cliente: 'Frutas del Atlántico' },
  fatura: { nombre: 'Faturação eletrónica', cliente: 'Grupo Ribeira' },
  leitstand: { nombre: 'Leitstand', cliente: 'Nordwind Logistik' },
  app: { nombre: 'App de mantenimiento', cliente: 'Ascensores Meseta' },
  interno: { nombre: 'Mejora interna', cliente: null },
} as const satisfies Record<string, ProyectoDemo>;

export type ClaveProyecto = keyof typeof PROYECTOS;
