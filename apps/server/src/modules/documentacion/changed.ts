import { defineEvent } from '../../platform/bus.ts';

/** People were given a file. `firma`: something is to be signed. */
export const documentosPublicados = defineEvent<{
  entidadId: number;
  contenidoId: number;
  firma: boolean;
  personaIds: readonly number[];
}>('documentacion.publicados', { temas: ['documentacion'] });

/** Something has happened to documents of a person: they were opened, signed, taken back or reminded of. */
export const documentosCambiados = defineEvent<{ entidadId: number; personaId: number }>('documentacion.cambiados', {
  temas: ['documentacion'],
});

/** A person has signed a document: the file with its last page is to be made. */
export const documentoFirmado = defineEvent<{ entidadId: number; personaId: number; documentoId: number }>('documentacion.firmado', {
  temas: ['documentacion'],
});
