import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { judgeSeal, type SealState } from '../../platform/seal/verify.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { ResumenOptions } from './options.ts';

type Salida = SalidaDe<typeof resumen.verificarSello>;

const STATES: Readonly<Record<SealState, Salida['estado']>> = {
  unsealed: 'ajeno',
  intact: 'intacto',
  extended: 'ampliado',
  changed: 'cambiado',
};

/** Says whether seals, which a device has found in a PDF, are of the company. */
export const createVerifySeal =
  ({ seals }: Pick<ResumenOptions, 'seals'>) =>
  async ({ entidadId }: Sesion, { sellos }: ValidadaDe<typeof resumen.verificarSello>): Promise<Salida> => {
    const found = sellos.flatMap(
      ({ cubre, firma, entero }) => judgeSeal(Buffer.from(firma, 'base64'), { digest: Buffer.from(cubre, 'hex'), isWhole: entero }) ?? [],
    );
    const { state, by } = await seals.judge(entidadId, found);
    return { estado: STATES[state], por: by };
  };
