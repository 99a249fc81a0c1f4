import type { login } from '@jornada/contract/login.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof login> = {
  entrar: { entrada: { UserName: '00000001R', Password: 'jornada-demo' } },
  ponerIdioma: { entrada: { language: 'en' }, salida: { Language: 'en' } },
};
