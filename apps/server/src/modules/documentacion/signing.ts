import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { lock } from '../../shared/locks.ts';
import { createSignature } from './acts-repo.ts';
import { documentoFirmado } from './changed.ts';
import { lockDocuments, updateAnswer, type FilaDocumento } from './one-repo.ts';
import { findOwn, METODOS, type OwnDocuments, type OwnOptions } from './own.ts';
import type { Firmante } from './reads.ts';
import { TEXTO_VERSION, wordsToSign } from './words.ts';

type Entrada = ValidadaDe<typeof documentacion.firmar>;
type PorFirmar = FilaDocumento & { firma: 'recibo' | 'conforme' };

const answerOf = ({ conforme }: Pick<Entrada, 'conforme'>) => (conforme ? 'firmado' : 'disconforme');

/** Whether this very answer was given before: the same person sends it once more. */
const isSame = ({ respuesta, huella }: FilaDocumento, input: Entrada): boolean => respuesta === answerOf(input) && huella === input.huella;

/** The document if it can be signed. @throws AppError that says why not. */
async function findSignable(tx: Queryable, { sesion }: Firmante, input: Entrada): Promise<PorFirmar> {
  const row = await findOwn(tx, sesion, input.id);
  const { firma, estado, respuesta, huella, vistas, paginas } = row;
  if (firma === 'ninguna') throw new AppError('documentacion.sin-firma');
  if (isSame(row, input)) return { ...row, firma };
  if (respuesta !== null) throw new AppError('documentacion.ya-firmado');
  if (estado === 'sustituido' || huella !== input.huella || input.textoVersion !== TEXTO_VERSION)
    throw new AppError('documentacion.ha-cambiado');
  if (vistas.length < paginas) throw new AppError('documentacion.faltan-paginas', { params: { count: paginas - vistas.length } });
  // Of a receipt there is nothing with which one could not agree.
  if (!input.conforme && firma === 'recibo') throw new AppError('documentacion.sin-firma');
  if (!input.conforme && (input.motivo ?? '').trim() === '') throw new AppError('documentacion.falta-motivo');
  return { ...row, firma };
}

/** What a passkey confirms: this document, and not another one with the same file. */
const boundTo = (id: number, huella: string): string => `documento.${id}.${huella}`;

/** Signing documents: nobody does it for somebody else, and what is signed is what was shown, word for word. */
export function createDocumentSigning({ db, clock, bus, translate, prove, own }: OwnOptions & { own: Pick<OwnDocuments, 'present'> }) {
  return {
    /** @throws AppError `documentacion.no-existe`, `firmas.metodo-no-vale`, `login.metodo-no-disponible`. */
    async ask(
      { sesion, quien }: Firmante,
      { id, huella }: ValidadaDe<typeof documentacion.retoLlave>,
    ): Promise<SalidaDe<typeof documentacion.retoLlave>> {
      await db.tenant(sesion.entidadId, (tx) => findOwn(tx, sesion, id));
      return prove.askKey(quien, boundTo(id, huella));
    },

    /** @throws AppError that says why it cannot be signed, and what the proof throws. */
    async sign(firmante: Firmante, input: Entrada): Promise<SalidaDe<typeof documentacion.firmar>> {
      const { sesion, quien } = firmante;
      const { entidadId, personaId, idioma } = sesion;
      // First of all whether there is something to sign: otherwise no try of a PIN is taken.
      const before = await db.tenant(entidadId, (tx) => findSignable(tx, firmante, input));
      if (isSame(before, input)) return db.tenant(entidadId, (tx) => own.present(tx, firmante, input.id));
      const metodo = await prove.before(quien, input.Prueba, METODOS);
      return db.tenant(entidadId, async (tx) => {
        await lock.signing(tx, personaId);
        await lockDocuments(tx, entidadId, [input.id]);
        const row = await findSignable(tx, firmante, input);
        if (!isSame(row, input)) {
          const { id, huella, vistas } = row;
          await prove.within(tx, quien, input.Prueba, boundTo(id, huella));
          const momento = clock.now().toString();
          const accion = answerOf(input);
          const texto = input.conforme ? wordsToSign(translate, row, idioma) : (input.motivo ?? '').trim();
          const how = { metodo, aparato: quien.aparato, idioma, textoVersion: TEXTO_VERSION, texto, paginas: vistas.length, huella };
          await createSignature(tx, entidadId, id, { accion, momento, autorId: personaId, ...how });
          await updateAnswer(tx, entidadId, id, { respuesta: accion, momento });
          await bus.emit(tx, documentoFirmado, { entidadId, personaId, documentoId: id });
        }
        return own.present(tx, firmante, input.id);
      });
    },
  };
}
