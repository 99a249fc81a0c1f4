import type { DocumentoListado, DocumentoVista, TipoConDocumentos } from '@jornada/contract/documentacion/vistas.ts';

const PREVENCION = { id: 4, nombre: 'Prevención', clase: 'prevencion' as const };
export const HUELLA_DE_PRUEBA = '1512'.padEnd(64, 'a');

export function createDocumentoListado(changes: Partial<DocumentoListado> = {}): DocumentoListado {
  return {
    id: 7,
    titulo: 'Riesgos de tu puesto, 2026',
    tipo: PREVENCION,
    periodo: null,
    publicado: '2026-10-19T14:02:00Z',
    de: 'Carmen Ruiz',
    paginas: 3,
    nuevo: true,
    porFirmar: 'recibo',
    plazo: '2026-10-30',
    ...changes,
  };
}

export function createDocumentoVista(changes: Partial<DocumentoVista> = {}): DocumentoVista {
  return {
    ...createDocumentoListado(),
    nuevo: false,
    fichero: { id: 31, nombre: 'riesgos.pdf', tipo: 'application/pdf', bytes: 2048, vistaPrevia: false },
    huella: HUELLA_DE_PRUEBA,
    vistas: [1],
    firma: { clase: 'recibo', texto: 'He recibido y leído este documento.', textoVersion: 1, metodos: ['pin', 'llave'], hecha: null },
    historia: [
      {
        accion: 'publicado',
        momento: '2026-10-19T14:02:00Z',
        autor: 'Carmen Ruiz',
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

export function createTipoConDocumentos(changes: Partial<TipoConDocumentos> = {}): TipoConDocumentos {
  return {
    ...PREVENCION,
    documentos: 6,
    nuevos: 1,
    porFirmar: 1,
    ultimo: { titulo: 'Riesgos', publicado: '2026-10-19T14:02:00Z' },
    ...changes,
  };
}
