import { useTranslation } from 'react-i18next';
import { useNavigate } from '@tanstack/react-router';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { IconChevronLeft } from '@jornada/ui/icons.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { Page } from '@jornada/web/page.tsx';
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

/** A matter as a separate page, on a phone. */
export function MatterPage({ id, estado }: Props) {
  const { t } = useTranslation();
  const matter = useMatter(estado, id);
  if (matter.asunto) return <Opened asunto={matter.asunto} estado={estado} gone={matter.gone} next={matter.next} onNext={matter.goOn} />;
  return (
    <Page title={t('bandeja.titulo')} lead={<Back estado={estado} />}>
      <MatterState {...matter} estado={estado} />
    </Page>
  );
}

type OpenedProps = {
  asunto: AsuntoVista;
  estado: Estado;
  gone: boolean;
  next: AsuntoVista | null;
  onNext: () => void;
};

function Opened({ asunto, estado, gone, next, onNext }: OpenedProps) {
  const { t } = useTranslation();
  const { answer, retirar, foot, shown } = useOpened({ asunto, gone, onNext });
  const dock =
    foot === 'answer' ? (
      <AnswerButtons answer={answer} />
    ) : (
      answer.done && <Answered acepta={answer.done.acepta} next={next} goOn={answer.goOn} />
    );
  return (
    <Page title={t('bandeja.titulo')} lead={<Back estado={estado} />} dock={dock ?? undefined}>
      <MatterHead asunto={shown} />
      <Matter asunto={shown} />
      {foot === 'answer' && <AnswerReason answer={answer} />}
      {foot === 'gone' && <Gone answer={answer} next={next} />}
      {foot === 'stuck' && <ClosedMonth />}
      {foot === 'take-back' && <TakeBack asunto={asunto} retirar={retirar} onDone={onNext} />}
    </Page>
  );
}

function Back({ estado }: { estado: Estado }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <LeadButton label={t('bandeja.volver')} icon={IconChevronLeft} onClick={() => void navigate({ to: '/bandeja', search: { estado } })} />
  );
}
