import { registros } from '@jornada/contract/registros.ts';
import { useSend } from '@jornada/web/calls.ts';

/** Withdraws own proposals that nobody has answered yet. The screens behind it are read again, whatever the result is. */
export const useRetirar = () => useSend(registros.retirarCorreccion, { once: true, refreshOnError: true });
