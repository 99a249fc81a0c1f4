import type { Estado } from '../api.ts';
import { useMatter } from '../use-matter.ts';
import { useOpened } from '../use-opened.ts';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { AnswerButtons, AnswerReason } from './answer-parts.tsx';
import { Answered } from './answered.tsx';
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
  return (
    <section className={classes.pane}>
      {matter.asunto ? (
        <Opened asunto={matter.asunto} gone={matter.gone} next={matter.next} onNext={matter.goOn} />
      ) : (
        <MatterState {...matter} estado={estado} />
      )}
    </section>
  );
}

type OpenedProps = { asunto: AsuntoVista; gone: boolean; next: AsuntoVista | null; onNext: () => void };

function Opened({ asunto, gone, next, onNext }: OpenedProps) {
  const { answer, retirar, foot, shown } = useOpened({ asunto, gone, onNext });
  return (
    <>
      <div className={classes.paneBody}>
        <MatterHead asunto={shown} />
        <Matter asunto={shown} />
      </div>
      {answer.done && (
        <footer className={classes.paneFoot}>
          <Answered acepta={answer.done.acepta} next={next} goOn={answer.goOn} />
        </footer>
      )}
      {foot === 'gone' && (
        <footer className={classes.paneFoot}>
          <Gone answer={answer} next={next} />
        </footer>
      )}
      {foot === 'answer' && (
        <footer className={classes.paneFoot}>
          <AnswerReason answer={answer} />
          <AnswerButtons answer={answer} />
        </footer>
      )}
      {foot === 'stuck' && <ClosedMonth className={classes.paneFoot} />}
      {foot === 'take-back' && <TakeBack asunto={asunto} retirar={retirar} className={classes.paneFoot} onDone={onNext} />}
    </>
  );
}
