import type { DocumentoGestionadoEntero, TipoDocumentoVista } from '@jornada/contract/documentacion/vistas.ts';

/** A payslip that its person has not opened, and that can still be taken back. */
export function createDocumentoGestionado(changes: Partial<DocumentoGestionadoEntero> = {}): DocumentoGestionadoEntero {
  return {
    id: 41,
    titulo: 'Nómina de octubre',
    tipo: { id: 1, nombre: 'Nóminas', clase: 'nomina' },
    persona: { id: 7, nombre: 'Lucía Martín Soto' },
    periodo: '2026-10-01',
    publicado: '2026-10-22T11:00:00Z',
    de: 'Carmen Ruiz Navarro',
    paginas: 1,
    firma: 'ninguna',
    plazo: null,
    estado: 'nuevo',
    abierto: null,
    firmado: null,
    recordado: null,
    retirableHasta: '2026-10-22T12:00:00Z',
    fichero: { id: 90, nombre: 'nomina.pdf', tipo: 'application/pdf', bytes: 48_213, vistaPrevia: false },
    huella: 'ab'.repeat(32),
    historia: [
      {
        accion: 'publicado',
        momento: '2026-10-22T11:00:00Z',
        autor: 'Carmen Ruiz Navarro',
        propio: false,
        metodo: null,
        aparato: null,
        texto: null,
        paginas: null,
        huella: null,
      },
    ],
    sustituidoPor: null,
    sustituyeA: null,
    ...changes,
  };
}

/** Payslips: nothing is asked, kept for four years. */
export function createTipoDocumento(changes: Partial<TipoDocumentoVista> = {}): TipoDocumentoVista {
  return {
    id: 1,
    nombre: 'Nóminas',
    clase: 'nomina',
    firma: 'ninguna',
    conservaAnos: 4,
    veResponsable: false,
    abierto: true,
    documentos: 12,
    version: 2,
    ...changes,
  };
}
