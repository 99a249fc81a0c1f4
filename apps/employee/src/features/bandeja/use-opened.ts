import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { useRetirar } from '../../shared/use-retirar.ts';
import { isStuck } from './model/words.ts';
import { useAnswer } from './use-answer.ts';

/** What is shown below an open matter: always exactly one of these. */
type Foot = 'answered' | 'gone' | 'answer' | 'stuck' | 'take-back';

/**
 * An open matter in its current state, with its answer. `gone`: it has left the list; not set after one's own answer, which has
 * its own message.
 */
export function useOpened({ asunto, gone, onNext }: { asunto: AsuntoVista; gone: boolean; onNext: () => void }) {
  const answer = useAnswer({ asunto, onNext });
  const withdraw = useRetirar();
  const isOwnDoing = answer.sending !== null || withdraw.isPending || withdraw.isSuccess;
  const footOf = (): Foot => {
    if (answer.done) return 'answered';
    if (gone && !isOwnDoing) return 'gone';
    if (asunto.puedeResponder || answer.sending) return 'answer';
    return isStuck(asunto) ? 'stuck' : 'take-back';
  };
  return { answer, retirar: withdraw, foot: footOf(), shown: gone || !answer.done ? asunto : answer.done.asunto };
}
