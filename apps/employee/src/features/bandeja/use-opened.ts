import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { useRetirar } from '../../shared/use-retirar.ts';
import { isStuck } from './model/words.ts';
import { useAnswer } from './use-answer.ts';

/** What may be done about an open matter, or was: exactly one of these stands below it. */
type Foot = 'answered' | 'gone' | 'answer' | 'stuck' | 'take-back';

/** An open matter as it stands now, with its answer. `gone`: it has left the list; by one's own hand that is told otherwise. */
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
