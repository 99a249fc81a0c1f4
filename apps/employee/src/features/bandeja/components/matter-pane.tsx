import type { Estado } from '../api.ts';
import { useMatter } from '../use-matter.ts';
import { useOpenNext } from '../use-open-next.ts';
import { isStuck } from '../model/words.ts';
import { useAnswer } from '../use-answer.ts';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { AnswerButtons, AnswerReason } from './answer-parts.tsx';
import { ClosedMonth } from './closed-month.tsx';
import { Gone } from './gone.tsx';
import { Matter } from './matter.tsx';
import { MatterHead } from './matter-head.tsx';
import { MatterState } from './matter-state.tsx';
import { TakeBack } from './take-back.tsx';
import classes from '../bandeja.module.css';

type Props = { id: number; estado: Estado };

/** The open matter beside the list. */
export function MatterPane({ id, estado }: Props) {
  const matter = useMatter(estado, id);
  const openNext = useOpenNext(estado);
  const next = () => openNext(matter.list, id);
  return (
    <section className={classes.pane}>
      {matter.asunto ? (
        <Opened asunto={matter.asunto} gone={matter.gone} onNext={next} onRefused={matter.onRefused} />
      ) : (
        <MatterState {...matter} estado={estado} />
      )}
    </section>
  );
}

type OpenedProps = { asunto: AsuntoVista; gone: boolean; onNext: () => void; onRefused: (asunto: AsuntoVista) => void };

function Opened({ asunto, gone, onNext, onRefused }: OpenedProps) {
  const answer = useAnswer({ asunto, onAnswered: onNext, onRefused: () => onRefused(asunto) });
  return (
    <>
      <div className={classes.paneBody}>
        <MatterHead asunto={asunto} />
        <Matter asunto={asunto} />
      </div>
      {gone ? (
        <footer className={classes.paneFoot}>
          <Gone answer={answer} onNext={onNext} />
        </footer>
      ) : asunto.puedeResponder ? (
        <footer className={classes.paneFoot}>
          <AnswerReason answer={answer} />
          <AnswerButtons answer={answer} />
        </footer>
      ) : isStuck(asunto) ? (
        <ClosedMonth className={classes.paneFoot} />
      ) : (
        <TakeBack asunto={asunto} className={classes.paneFoot} onDone={onNext} />
      )}
    </>
  );
}
