import type { PaginaRepartida, RepartoVista } from '@jornada/contract/reparto.ts';

/** A file of four pages: two found and not looked at, one doubt, one of nobody; one person has none. */
export function createReparto(changes: Partial<RepartoVista> = {}): RepartoVista {
  return {
    id: 5,
    titulo: 'Nóminas de octubre',
    tipo: { id: 1, nombre: 'Nóminas' },
    periodo: '2026-10-01',
    firma: 'ninguna',
    plazo: null,
    estado: 'por-mirar',
    problema: null,
    fichero: { id: 91, nombre: 'nominas-oct-2026.pdf', tipo: 'application/pdf', bytes: 4_800_000, vistaPrevia: false },
    paginas: 4,
    leidas: 4,
    creado: '2026-10-22T10:00:00Z',
    de: 'Carmen Ruiz Navarro',
    publicado: null,
    cuentas: { encontradas: 2, dudosas: 1, deNadie: 1, apartadas: 0, publicadas: 0, porMirar: 2, personas: 2, deCuantas: 4 },
    tira: ['encontrada', 'encontrada', 'dudosa', 'de-nadie'],
    sinPagina: [{ id: 17, nombre: 'Óscar Vega Pascual', documento: '00000017V' }],
    retirableHasta: null,
    ...changes,
  };
}

/** A page that was found. */
export function createPaginaRepartida(changes: Partial<PaginaRepartida> = {}): PaginaRepartida {
  return {
    pagina: 1,
    estado: 'encontrada',
    motivo: null,
    leidos: [{ documento: '00000001R', caja: { x: 0.6, y: 0.1, ancho: 0.2, alto: 0.02 } }],
    nombreLeido: null,
    persona: { id: 7, nombre: 'Lucía Martín Soto', documento: '00000001R' },
    candidatos: [],
    sigueA: null,
    mirada: false,
    decidida: false,
    ...changes,
  };
}
