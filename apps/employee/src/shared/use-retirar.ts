import { registros } from '@jornada/contract/registros.ts';
import { useSend } from '@jornada/web/calls.ts';

/** Takes back own proposals that nobody has answered yet. Whatever comes of it, the screens behind it are asked for again. */
export const useRetirar = () => useSend(registros.retirarCorreccion, { once: true, refreshOnError: true });
