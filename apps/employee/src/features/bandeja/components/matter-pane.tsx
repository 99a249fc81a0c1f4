import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { Pane } from '@jornada/web/list/pane.tsx';
import type { Estado } from '../api.ts';
import { useMatter } from '../use-matter.ts';
import { useOpened } from '../use-opened.ts';
import { AnswerButtons, AnswerReason } from './answer-parts.tsx';
import { Answered } from './answered.tsx';
import { ClosedMonth } from './closed-month.tsx';
import { Gone } from './gone.tsx';
import { Matter } from './matter.tsx';
import { MatterHead } from './matter-head.tsx';
import { MatterState } from './matter-state.tsx';
import { TakeBack } from './take-back.tsx';

type Props = { id: number; estado: Estado };

/** The open matter beside the list. */
export function MatterPane({ id, estado }: Props) {
  const matter = useMatter(estado, id);
  if (matter.asunto) return <Opened asunto={matter.asunto} gone={matter.gone} next={matter.next} onNext={matter.goOn} />;
  return (
    <Pane label={undefined}>
      <MatterState {...matter} estado={estado} />
    </Pane>
  );
}

type OpenedProps = { asunto: AsuntoVista; gone: boolean; next: AsuntoVista | null; onNext: () => void };

function Opened({ asunto, gone, next, onNext }: OpenedProps) {
  const { answer, retirar, foot, shown } = useOpened({ asunto, gone, onNext });
  return (
    <Pane
      label={shown.persona.nombre}
      foot={
        <>
          {answer.done && <Answered acepta={answer.done.acepta} next={next} goOn={answer.goOn} />}
          {foot === 'gone' && <Gone answer={answer} next={next} />}
          {foot === 'answer' && (
            <>
              <AnswerReason answer={answer} />
              <AnswerButtons answer={answer} />
            </>
          )}
          {foot === 'stuck' && <ClosedMonth />}
          {foot === 'take-back' && <TakeBack asunto={asunto} retirar={retirar} onDone={onNext} />}
        </>
      }
    >
      <MatterHead asunto={shown} />
      <Matter asunto={shown} />
    </Pane>
  );
}
