import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft } from '@jornada/ui/icons.ts';
import { Page } from '@jornada/web/page.tsx';
import type { Estado } from '../api.ts';
import { useAnswer } from '../use-answer.ts';
import { useMatter } from '../use-matter.ts';
import { useOpenNext } from '../use-open-next.ts';
import { isStuck } from '../model/words.ts';
import { AnswerButtons, AnswerReason } from './answer-parts.tsx';
import { ClosedMonth } from './closed-month.tsx';
import { Gone } from './gone.tsx';
import { Matter } from './matter.tsx';
import { MatterHead } from './matter-head.tsx';
import { MatterState } from './matter-state.tsx';
import { TakeBack } from './take-back.tsx';

type Props = { id: number; estado: Estado };

/** A matter as a page of its own, on a phone. */
export function MatterPage({ id, estado }: Props) {
  const { t } = useTranslation();
  const matter = useMatter(estado, id);
  const openNext = useOpenNext(estado);
  const next = () => openNext(matter.list, id);
  if (matter.asunto) return <Opened asunto={matter.asunto} estado={estado} gone={matter.gone} onNext={next} onRefused={matter.onRefused} />;
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
  onNext: () => void;
  onRefused: (asunto: AsuntoVista) => void;
};

function Opened({ asunto, estado, gone, onNext, onRefused }: OpenedProps) {
  const { t } = useTranslation();
  const answer = useAnswer({ asunto, onAnswered: onNext, onRefused: () => onRefused(asunto) });
  const canAnswer = asunto.puedeResponder && !gone;
  return (
    <Page title={t('bandeja.titulo')} lead={<Back estado={estado} />} dock={canAnswer ? <AnswerButtons answer={answer} /> : undefined}>
      <MatterHead asunto={asunto} />
      <Matter asunto={asunto} />
      {canAnswer && <AnswerReason answer={answer} />}
      {gone && <Gone answer={answer} onNext={onNext} />}
      {!gone && !canAnswer && (isStuck(asunto) ? <ClosedMonth /> : <TakeBack asunto={asunto} onDone={onNext} />)}
    </Page>
  );
}

function Back({ estado }: { estado: Estado }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ActionIcon
      variant="subtle"
      size="2.75rem"
      aria-label={t('bandeja.volver')}
      onClick={() => void navigate({ to: '/bandeja', search: { estado } })}
    >
      <Glyph of={IconChevronLeft} size="lg" />
    </ActionIcon>
  );
}
